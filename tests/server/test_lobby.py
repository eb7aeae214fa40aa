"""Finding somebody: the lobby, seats that bots keep, invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.texts import speaker
from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.people.identity import new_id
from ludoteca.server.play import deciding
from ludoteca.server.play.bot_seats import Bots
from ludoteca.server.play.course import Course
from ludoteca.server.play.hub import Request
from ludoteca.server.play.inviting import MOST_A_DAY
from ludoteca.server.problems import NotAllowed, Refusal, TooMany
from ludoteca.server.protocol import SeatWish, TableWish
from ludoteca.server.storage import lobby_store
from ludoteca.server.storage.contact_store import ContactRow
from ludoteca.server.storage.entries import Decision, SeatTaken, Start, UndoWish
from ludoteca.server.storage.lobby_store import MOST_OF_ONE, LobbyStore
from ludoteca.server.storage.seating import Seating
from ludoteca.server.storage.store import Conflict, Store, Table
from tests.server.house import Clock, Guest, House, open_house
from tests.server.players import Json, Player

New = Callable[[], Player]
KEPT = {"kind": "open", "level": "random"}


# The lobby


def visit(player: Player) -> list[str]:
    """Ids of the tables that they see."""
    player.connect()
    player.send(type="visit", here=True)
    tables = player.expect("lobby")["tables"]
    assert player.expect("invited")["invitations"] == []
    return [table["id"] for table in tables]


def change_of(player: Player, table: Json) -> Json | None:
    """What the lobby says next of a table; None: it is not to be had any more."""
    while True:
        change = player.expect("lobby-change")
        if table["id"] in change["gone"]:
            return None
        for each in change["tables"]:
            if each["id"] == table["id"]:
                found: Json = each
                return found


def test_tables_come_and_go_in_the_lobby_by_themselves(newcomer: New) -> None:
    host, guest, looker, leaver = newcomer(), newcomer(), newcomer(), newcomer()
    host.http.patch("/api/session", json={"name": "Ola"})
    before = host.open_table("minicity", "me", "open", public=True)
    assert before["id"] in visit(looker)
    visit(leaver)
    leaver.send(type="visit", here=False)
    leaver.send(type="ping", sent=0)
    assert leaver.receive()["type"] == "pong"
    private = host.open_table("minicity", "me", "open")
    table = host.open_table("minicity", "me", "open", "open", public=True, clock="fast", rated=True)
    seen = change_of(looker, table)
    assert seen == {
        "id": table["id"],
        "game": "minicity",
        "seats": 3,
        "free": 2,
        "people": ["Ola"],
        "clock": "fast",
        "rated": True,
        "hints": False,
        "running": False,
        "created": table["created"],
    }
    path = f"/api/tables/{table['id']}"
    guest.post(f"{path}/join", {})
    assert (change_of(looker, table) or {})["people"] == ["Ola", None]
    guest.post(f"{path}/leave")
    assert (change_of(looker, table) or {})["free"] == 2
    host.post(f"{path}/leave")
    assert change_of(looker, table) is None
    # A seat that a bot keeps is to be had as long as the match goes on.
    wish = {"game": "minicity", "seats": [{"kind": "me"}, KEPT, KEPT], "public": True}
    kept = host.post("/api/tables", {**wish, "start": True})
    assert kept["match"] is not None
    seen = change_of(looker, kept)
    assert seen is not None
    assert (seen["running"], seen["free"], seen["people"]) == (True, 2, ["Ola"])
    joined = guest.post(f"/api/tables/{kept['id']}/join", {"seat": 2})
    assert joined["match"] == kept["match"]
    assert [seat["kind"] for seat in joined["seats"]] == ["person", "bot", "person"]
    assert [seat["held"] for seat in joined["seats"]] == [False, True, False]
    assert (change_of(looker, kept) or {})["free"] == 1
    rated = guest.post("/api/tables", {**wish, "rated": True}, expect=400)
    assert rated["reason"]["key"] == "server-rated-held"
    for player in (host, guest):
        player.watch(kept["match"])
    host.ask("finish", kept["match"], choice="ask")
    guest.follow(host.standing["version"])
    guest.ask("finish", kept["match"], choice="agree")
    assert change_of(looker, kept) is None
    # Nobody was told of a private table, and whoever left was told nothing.
    assert all(private["id"].encode() not in frame for frame in looker.received)
    leaver.send(type="ping", sent=1)
    assert leaver.receive()["type"] == "pong"


def test_nobody_fills_the_lobby(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people open table after table; whoever came before them is still seen."""
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with open_house(database) as house:
            tables, lobby = house.services.tables, LobbyStore(house.services.store)
            early, *flood = [(await house.guest()).identity for _ in range(3)]
            wish, opened = (
                TableWish("minicity", [SeatWish("me"), SeatWish("open")], public=True),
                [],
            )
            for host in (early, *flood * 8):
                clock.pass_by(1)
                opened.append((await tables.open(wish, host))[0].id)
            first = opened[0]
            listed = await lobby.public()
            assert list(listed) == [*opened[: -2 * MOST_OF_ONE - 1 : -1], first]
            # What is told at once is what is seen later.
            told = await lobby.public([opened[1], opened[-1], first])
            assert told == {each: listed[each] for each in (opened[-1], first)}
            monkeypatch.setattr(lobby_store, "MOST_LISTED", 4)
            assert list(await lobby.public()) == [*opened[:-4:-1], first]

    asyncio.run(scene())


# Seats that bots keep


def let_nobody_think(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bots, "consider", lambda *_: None)


async def open_kept(house: House, host: Guest, game: str, kept: int) -> tuple[Table, str]:
    """A match that has begun, with a bot at every seat but one."""
    services = house.services
    seats = [SeatWish("me"), *[SeatWish("open", level="random")] * kept]
    found = await services.tables.open(TableWish(game, seats, public=True), host.identity)
    match = await services.starting.start(found, host.identity)
    assert match is not None
    await host.watch(match)
    return found, match


def test_whoever_comes_has_a_bots_seat_from_then_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nobody_think(monkeypatch)

    async def scene() -> None:
        async with open_house(database) as house:
            sit_down = house.services.newcomers.sit_down
            host, *others = [await house.guest() for _ in range(4)]
            found, match = await open_kept(house, host, "minicity", 2)
            first, second, late = others
            await first.watch(match)
            eyes, hidden = [first.standing["seat"]], first.standing["view"]
            # The seat is taken with its entry or not at all: here the version was written before.
            writer, progress = house.services.writer, house.live(match).moment.progress()
            entry = SeatTaken(1, timing.now(), 2, "random")
            with pytest.raises(Conflict):
                seating = Seating(found[0].id, 2, first.identity)
                await writer.append(match, entry, None, progress, (), seating)
            again = await house.services.store.table(found[0].id)
            assert again is not None
            assert (again[1][2].held, again[1][2].identity_id) == (True, None)
            # Somebody reads who sits where, and has it only when it is no longer so.
            live, read = house.live(match), Store.table

            async def read_slowly(store: Store, table_id: str) -> Table | None:
                monkeypatch.setattr(Store, "table", read)
                known = await read(store, table_id)
                await sit_down(match, first.identity, 2)
                return known

            monkeypatch.setattr(Store, "table", read_slowly)
            await house.services.reload_facts(live)
            # Who it is is known before it is told.
            while (seats := (await host.expect("presence"))["seats"])[2]["held"]:
                pass
            assert seats[2]["kind"] == "person"
            assert (await host.expect("presence", "happened"))["type"] == "happened"
            told = await first.expect("happened")
            assert [(each["kind"], each["seat"]) for each in told["happenings"]] == [
                ("sat-down", 2)
            ]
            # The eyes are those of the seat, and of no other.
            assert [*eyes, first.standing["seat"]] == [None, 2]
            view = first.standing["view"]
            assert [len(seat["hand"] or []) for seat in view["seats"]] == [0, 0, 5]
            assert [seat["hand"] for seat in hidden["seats"]] == [None, None, None]
            # Again and again, or both at once: one seat each, and none twice.
            await sit_down(match, first.identity, 1)
            assert live.seats_of(first.identity) == {2}
            done = await asyncio.gather(
                *(sit_down(match, each.identity, None) for each in (second, late)),
                return_exceptions=True,
            )
            assert sum(isinstance(each, Refusal) for each in done) == 1
            assert live.kept_seats() == []
            assert live.course.taken == {1: live.course.length, 2: live.course.length}
            assert {place.identity_id for place in live.places} >= {host.identity, first.identity}
            guests = [host, first, second if live.seats_of(second.identity) else late]
            for guest in guests:
                await guest.watch(match)
            for _ in range(4):  # whoever is to act can
                acting = next(guest for guest in guests if guest.standing["choices"])
                await acting.play(match)
                for guest in guests:
                    await guest.follow(acting.standing["version"])
            places, taken = live.places, live.course.taken
        async with open_house(database) as house:  # all of it is kept
            live = await house.services.hub.open(match)
            assert (live.places, live.course.taken) == (places, taken)
            assert ludoteca.verify(live.match.record(seed=True)).is_fair
            assert live.table.id == found[0].id

    asyncio.run(scene())


def test_in_new_company_nothing_of_before_is_taken_back() -> None:
    course = Course(bonus=10)
    for entry in (
        Start(1, 100, (1, 2, 3)),
        Decision(2, 200, 1, (4,), 50),
        Decision(3, 300, 0, (5,), 70),
        UndoWish(4, 400, 0),
        SeatTaken(5, 500, 1, "casual", on_turn=True),
    ):
        course = course.after(entry)
    assert (dict(course.taken), set(course.shared)) == ({1: 5}, {1})
    assert (course.firm, course.undo_asked, course.turn_began) == (5, None, 500)
    assert course.spent == {0: 60}  # the newcomer has all their time
    # Whoever came before the bot decided anything has the seat's result as their own.
    early = Course().after(Start(1, 1, (1,))).after(SeatTaken(2, 2, 1, "casual"))
    assert (dict(early.taken), set(early.shared)) == ({1: 1}, set())


def test_two_processes_have_one_lobby_and_one_seat(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nobody_think(monkeypatch)

    async def scene() -> None:
        async with open_house(postgres_database) as here, open_house(postgres_database) as there:
            host, guest = await here.guest(), await there.guest()
            await guest.send(type="visit", here=True)
            assert (await guest.expect("lobby"))["tables"] == []
            found, match = await open_kept(here, host, "marabunta", 1)
            here.services.lobby_changed(found[0])
            # Whoever looks at everything, every ten seconds, may tell it before and in between.
            running: list[tuple[str, bool]] = []
            while (found[0].id, True) not in running:
                tables = (await guest.expect("lobby-change"))["tables"]
                running = [(each["id"], each["running"]) for each in tables]
            live = await there.services.newcomers.sit_down(match, guest.identity, None)
            await there.services.facts_changed(live)
            there.services.lobby_changed(found[0])
            while not (gone := (await guest.expect("lobby-change"))["gone"]):
                pass
            assert gone == [found[0].id]
            assert (await host.expect("happened"))["happenings"][0]["kind"] == "sat-down"
            assert here.live(match).seats_of(guest.identity) == {1}
            await guest.watch(match)
            acting = host if host.standing["choices"] else guest
            await acting.play(match)
            for each in (host, guest):
                await each.follow(acting.standing["version"])

    asyncio.run(scene())


# Invitations


async def break_off(services: Services, match: str) -> None:
    live = await services.hub.open(match)
    await services.hub.change(Request(match, live.version), deciding.abandon, lambda _: None)
    await services.results.count(match)


def test_whom_one_has_played_with_one_may_invite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nobody_think(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            services = house.services
            inviting = services.inviting
            match, (host, rival, other) = await house.seat("minicity", 3)
            await break_off(services, match)
            await services.store.change_identity(host.identity, name="Ola")
            await services.deliveries.contacts.add(
                ContactRow(new_id(), rival.identity, "push", "https://x", "{}", True, timing.now())
            )
            wish = TableWish("minicity", [SeatWish("me"), SeatWish("open")])
            found = await services.tables.open(wish, host.identity)
            with services.sessions.present(rival.connection):
                await rival.send(type="visit", here=True)
                assert (await rival.expect("invited"))["invitations"] == []
                known = await inviting.opponents(found, host.identity)
                assert [(each.seat, each.state) for each in known] == [(1, "free"), (2, "free")]
                for _ in range(2):  # once is enough
                    person = await inviting.invite(found, host.identity, match, 1)
                    if person is not None:
                        await services.invitations_changed(person)
                assert person is None
                [invitation] = (await rival.expect("invited"))["invitations"]
                assert (invitation["player"], invitation["table"]) == ("Ola", found[0].id)
                # A code that opens the private table, and the same in a letter.
                assert services.tables.may_see(found, rival.identity, invitation["code"])
                [waiting] = await services.deliveries.outbox.waiting(timing.now() + 10**6, 9)
                contact = await services.deliveries.contacts.find(waiting.contact_id)
                assert contact is not None
                language = await services.deliveries.contacts.wish(rival.identity)
                letter = await services.deliveries._letter(waiting, contact, language)
                assert letter is not None
                assert letter.title == speaker("en")("notice-invited-title", game="Mini City")
                assert letter.path == f"/table/{found[0].id}#{invitation['code']}"
                await inviting.decline(found[0].id, rival.identity)
                assert await inviting.of_person(rival.identity) == []
                assert await services.deliveries._letter(waiting, contact, language) is None
            known = await inviting.opponents(found, host.identity)
            assert [each.state for each in known] == ["declined", "free"]
            # Whoever does not want to hear somebody gets no invitations from them, and they
            # are not told so.
            await services.house_store.mute(other.identity, host.identity)
            await inviting.invite(found, host.identity, match, 2)
            assert await inviting.of_person(other.identity) == []
            known = await inviting.opponents(found, host.identity)
            assert [each.state for each in known] == ["declined", "invited"]
            # Nobody is in the way of others at the table whom they do want to hear.
            three = TableWish("minicity", [SeatWish("me"), SeatWish("open"), SeatWish("open")])
            large = await services.tables.open(three, host.identity)
            await inviting.invite(large, host.identity, match, 2)
            with pytest.raises(NotAllowed):  # nor does anybody else learn who is invited
                await inviting.opponents(large, rival.identity)
            await services.tables.join(large, rival.identity, None)
            large = await services.tables.find(large[0].id, rival.identity, None)
            assert await inviting.invite(large, rival.identity, match, 2) == other.identity
            assert [each.table for each in await inviting.of_person(other.identity)] == [
                large[0].id
            ]
            # Whoever is muted later is not heard either, and nobody can go on and on.
            await services.house_store.mute(other.identity, rival.identity)
            assert await inviting.of_person(other.identity) == []
            for _ in range(MOST_A_DAY - 1):
                more = await services.tables.open(wish, rival.identity)
                await inviting.invite(more, rival.identity, match, 2)
            more = await services.tables.open(wish, rival.identity)
            with pytest.raises(TooMany):
                await inviting.invite(more, rival.identity, match, 2)
            assert await inviting.invite(more, rival.identity, match, 0) == host.identity
            stranger = (await house.guest()).identity
            for person, seat in ((stranger, 1), (host.identity, 0), (host.identity, 7)):
                with pytest.raises(NotAllowed):
                    await inviting.invite(found, person, match, seat)
            await services.tables.join(found, other.identity, None)
            with pytest.raises(Refusal, match="no free seat"):
                await inviting.invite(found, host.identity, match, 1)

    asyncio.run(scene())
