"""Evenings of a club: rounds begin by themselves, and survive what happens to the server."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ludoteca.server.house.services import Services
from ludoteca.server.play import deciding
from ludoteca.server.play.bot_seats import Bots
from ludoteca.server.play.hub import Request
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.moment import Change
from ludoteca.server.processes import thinkers
from ludoteca.server.protocol import EventFacts, EventWish
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.event_store import EventTableRow
from tests.server.asgi import Door, Header, open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock, Guest, House, open_house
from tests.server.players import Json, Player
from tests.server.process import QuickServer
from tests.server.stem import QUICK

QUICKLY = {"gather_seconds": 0.001, "bot_queue": 1000, "bot_queue_each": 1000}
RATED_MINUTES = "server-event-rated-minutes"
WISH = {"title": "Friday", "game": "marabunta", "format": "swiss", "rounds": 2, "pause": 0}


class Member:
    """Somebody of the club, with a browser."""

    def __init__(self, door: Door, headers: tuple[Header, ...], address: str = "127.0.0.1") -> None:
        self.door = door
        self.headers = headers
        self.address = address

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        answer = await self.door.ask(method, f"/api{path}", data, self.headers, self.address)
        assert answer.status == status, answer.body
        return answer.json() if "json" in answer.headers["content-type"] else answer.body.decode()


def let_nobody_think(patch: pytest.MonkeyPatch) -> None:
    """Bots sit at their tables, and the tests end their matches."""
    patch.setattr(Bots, "consider", lambda *_: None)


async def break_off(services: Services, match_id: str) -> None:
    """The first person gives up, whoever is to move; among bots nobody comes back to it."""
    live = await services.hub.open(match_id)
    people = [seat for seat in range(len(live.places)) if live.bot_level(seat) is None]

    async def end(live: LiveMatch, nobody: Seats) -> Change:
        if not people:
            return await deciding.abandon(live, nobody)
        return await deciding.finish(live, frozenset(people[:1]), "resign")

    await services.hub.change(Request(match_id, live.version), end, lambda _: None)


async def break_off_all(services: Services, event_id: str) -> None:
    for table in (await services.events.find(event_id)).tables:
        if table.match_id is not None and table.status == "running":
            await break_off(services, table.match_id)


async def go_on_until(
    services: Services, event_id: str, done: Callable[[list[EventTableRow]], bool]
) -> None:
    while not done((await services.events.find(event_id)).tables):
        await services.event_rounds.go_on(event_id)


async def play_to_the_end(services: Services, event_id: str) -> None:
    while (await services.events.find(event_id)).event.status != "over":
        await services.event_rounds.go_on(event_id)
        await break_off_all(services, event_id)


def test_an_evening_from_the_link_to_the_last_table(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), **QUICKLY)
        async with open_door(settings) as door:
            ada, bob, eve = [Member(door, await door.guest()) for _ in range(3)]
            await ada.ask("PATCH", "/session", {"name": "=Ada"})
            made = await ada.ask("POST", "/events", {**WISH, "rated": True}, 201)
            assert made["organiser"]
            event = made["event"]["id"]
            here = f"/events/{event}"

            # What cannot be is refused in words, and changes nothing.
            refused = [
                (ada, "/events", {**WISH, "game": "marracash"}, 400, "server-event-seats"),
                (ada, "/events", {**WISH, "title": " "}, 400, "server-no-words"),
                (ada, "/events", {**WISH, "title": "x" * 61}, 400, "server-line-long"),
                (ada, "/events", {**WISH, "rated": True, "minutes": 9}, 400, RATED_MINUTES),
                (ada, f"{here}/start", None, 409, "server-event-empty"),
                (ada, f"{here}/bots", {"level": "no"}, 400, "server-no-level"),
                (ada, f"{here}/remove", {"player": 7}, 404, "server-no-such-player"),
                (bob, f"{here}/start", None, 403, "server-only-organiser"),
                (bob, "/events/nowhere/join", None, 404, "server-no-event"),
            ]
            for who, path, body, status, reason in refused:
                answer = await who.ask("POST", path, body, status)
                assert answer["reason"]["key"] == reason

            # People come by the link, bots make up the number, the wall shows it all.
            wall = door.call(eve.headers)
            await wall.receive()
            wall.send(json.dumps({"type": "attend", "event": event}))
            assert (await wall.receive())["message"]["event"]["players"] == []
            assert (await ada.ask("POST", f"{here}/join"))["you"] == 0
            assert (await ada.ask("POST", f"{here}/join"))["you"] == 0  # once more is no more
            assert (await bob.ask("POST", f"{here}/join"))["you"] == 1
            await ada.ask("POST", f"{here}/bots", {"level": "random", "count": 2})
            await ada.ask("POST", f"{here}/remove", {"player": 3})
            names: list[tuple[str | None, str | None]] = []
            while len(names) != 3 or names[-1][1] is None:
                shown = (await wall.receive())["message"]
                names = [(each["name"], each["level"]) for each in shown["event"]["players"]]
            assert names == [("=Ada", None), (None, None), (None, "random")]
            assert shown["you"] is None
            assert [card["title"] for card in await bob.ask("GET", "/events")] == ["Friday"]

            # Three play: one pair, and one rests. Whoever comes late is in the next round.
            started = await ada.ask("POST", f"{here}/start")
            [first] = started["event"]["rounds"]
            assert (len(first["tables"]), len(first["byes"])) == (1, 1)
            services = door.services
            assert (await eve.ask("POST", f"{here}/join"))["event"]["players"][3]["since"] == 2
            await go_on_until(services, event, lambda tables: tables[0].match_id is not None)
            [table] = (await services.events.find(event)).tables
            found = await services.store.table(table.table_id)
            assert found is not None
            assert (found[0].event_id, found[0].rated) == (event, True)
            seen = await eve.ask("GET", here)
            [paired] = seen["event"]["rounds"][0]["tables"]
            watched = await eve.ask("GET", f"/tables/{paired['table']}?code={paired['code']}")
            assert watched["event"] == event
            assert table.match_id is not None
            await break_off(services, table.match_id)
            await go_on_until(services, event, lambda tables: len(tables) == 3)
            second = (await ada.ask("GET", here))["event"]["rounds"][1]
            assert (len(second["tables"]), second["byes"]) == (2, [])
            assert first["byes"][0] in [n for each in second["tables"] for n in each["players"]]

            await play_to_the_end(services, event)
            over = (await ada.ask("GET", here))["event"]
            assert over["status"] == "over"
            points = {line["player"]: line["points"] for line in over["standings"]}
            assert sum(points.values()) == 4  # a table each, two tables, and a bye
            await services.results.sweep()
            [strength] = (await ada.ask("GET", "/profile"))["strengths"]
            [mine] = [line for line in over["standings"] if line["player"] == 0]
            assert strength["matches"] == mine["played"]
            sheet = await ada.ask("GET", f"{here}/results")
            assert "'=Ada" in sheet
            assert "1,bye" in sheet
            for path in ("join", "start", "bots"):
                body = {"level": "random"} if path == "bots" else None
                answer = await ada.ask("POST", f"{here}/{path}", body, 409)
                assert answer["reason"]["key"] == "server-event-over"
            await wall.hang_up()
            assert not services.attendance._here

    asyncio.run(scene())


def test_whoever_comes_late_has_a_round_to_play_in_or_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), **QUICKLY)
        async with open_door(settings) as door:
            ada, eve = [Member(door, await door.guest()) for _ in range(2)]

            async def begin(**more: object) -> str:
                made = await ada.ask("POST", "/events", {**WISH, **more}, 201)
                here = f"/events/{made['event']['id']}"
                await ada.ask("POST", f"{here}/join")
                await ada.ask("POST", f"{here}/bots", {"level": "random", "count": 1})
                await ada.ask("POST", f"{here}/start")
                return here

            # Two have one round; whoever comes then brings another.
            here = await begin(rounds=None)
            before = (await eve.ask("GET", here))["event"]
            assert (before["rounds_in_all"], before["admits"]) == (1, True)
            after = (await eve.ask("POST", f"{here}/join"))["event"]
            assert after["rounds_in_all"] == 2

            # A number that somebody chose stays: nobody is taken in who could not play.
            here = await begin(rounds=1)
            assert not (await eve.ask("GET", here))["event"]["admits"]
            late = await eve.ask("POST", f"{here}/join", None, 409)
            assert late["reason"]["key"] == "server-event-last-round"
            await ada.ask("POST", f"{here}/join")  # is in, and stays

    asyncio.run(scene())


def test_when_the_time_is_up_bots_play_on_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            services = house.services
            guests = [await house.guest() for _ in range(2)]
            event = await make(services, guests[0], minutes=30, format="knock-out")
            for guest in guests:
                await services.events.join(event, guest.identity)
            await services.events.start(event, guests[0].identity)
            await services.event_rounds.go_on(event)
            [table] = (await services.events.find(event)).tables
            assert table.match_id is None  # the people are awaited
            clock.pass_by(21)
            await services.event_rounds.go_on(event)
            [table] = (await services.events.find(event)).tables
            assert table.match_id is not None
            assert await services.store.tables_of(guests[0].identity) == []
            live = await services.hub.open(table.match_id)
            clock.pass_by(30 * 60 - 22)
            await services.event_rounds.go_on(event)
            assert not live.course.stand_ins
            clock.pass_by(2)
            await services.event_rounds.go_on(event)
            assert set(live.course.stand_ins) == {0, 1}
            with pytest.raises(Exception, match="knock-out"):
                await services.events.join(event, (await house.guest()).identity)

    asyncio.run(scene())


async def make(services: Services, organiser: Guest, **more: Any) -> str:
    return await services.events.make(EventWish(**{**WISH, **more}), organiser.identity)


def test_64_bots_play_two_rounds_to_the_end_and_a_few_more_take_byes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real matches; standings are computed once more, each in another way than the program's."""
    monkeypatch.setattr(thinkers, "PROGRAM", QUICK)

    async def scene() -> None:
        async with open_house(tmp_path, **QUICKLY) as house:
            services, organiser = house.services, await house.guest()
            large = await make(services, organiser, format="tables", game="marracash")
            small = await make(services, organiser)
            for event, count in ((large, 64), (small, 3)):
                await services.events.add_bots(event, organiser.identity, "random", count)
                await services.events.start(event, organiser.identity)
            ended = asyncio.Event()
            services.hub.after_change.append(
                lambda live: None if live.status == "running" else ended.set()
            )
            for event in (large, small):
                while (await services.events.find(event)).event.status != "over":
                    ended.clear()
                    await services.event_rounds.go_on(event)
                    if any(each.status == "running" for each in await tables_of(services, event)):
                        await ended.wait()
            for event, count, byes in ((large, 64, 0), (small, 3, 1)):
                facts = (await services.events.told(event)).facts
                for each in facts.rounds:
                    seated = [number for table in each.tables for number in table.players]
                    assert sorted(seated + each.byes) == list(range(count))
                    assert len(each.byes) == byes
                assert len({number for each in facts.rounds for number in each.byes}) == 2 * byes
                check_standings(facts, bye=byes)

    asyncio.run(scene())


async def tables_of(services: Services, event: str) -> list[EventTableRow]:
    return (await services.events.find(event)).tables


def check_standings(facts: EventFacts, bye: int) -> None:
    """A table shares out a point among those whom somebody has beaten; half of it if equal."""
    duels: list[tuple[int, int, Fraction, Fraction]] = []  # one, other, weight, what one got of it
    firsts = Counter[int]()
    for table in (table for each in facts.rounds for table in each.tables):
        assert table.ranks is not None
        assert table.scores is not None
        at = list(zip(table.players, table.ranks, table.scores, strict=True))
        firsts.update(player for player, rank, _ in at if rank == 1)
        for (one, rank, score), (other, their_rank, their_score) in permutations(at, 2):
            assert score >= their_score or rank > their_rank
            half_points = (rank < their_rank) + (rank <= their_rank)
            duels.append((one, other, Fraction(1, len(at) - 1), Fraction(half_points, 2)))
    rests = Counter(number for each in facts.rounds for number in each.byes)
    points = {line.player: Fraction(bye * rests[line.player]) for line in facts.standings}
    for one, _, weight, got in duels:
        points[one] += weight * got
    keys = []
    for line in facts.standings:
        mine = [each for each in duels if each[0] == line.player]
        buchholz = sum(weight * points[other] for _, other, weight, _ in mine)
        berger = sum(weight * got * points[other] for _, other, weight, got in mine)
        key = (points[line.player], buchholz + rests[line.player] * points[line.player], berger)
        told = (line.points, line.buchholz, line.berger, line.wins)
        keys.append((*key, firsts[line.player]))
        assert told == pytest.approx(tuple(map(float, keys[-1])))
    assert keys == sorted(keys, reverse=True)
    assert [line.place for line in facts.standings] == [1 + keys.index(key) for key in keys]


class Stumble(Exception):
    """As if the process had died just here."""


@pytest.mark.parametrize("after", [False, True], ids=["before the commit", "after the commit"])
def test_it_may_die_at_any_step_and_goes_on(
    after: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the things that are written to the database are the last ones of their process."""
    dice = random.Random(5)
    let_nobody_think(monkeypatch)
    writes = 0
    change = Database.change

    def stumbling(database: Database) -> Any:
        nonlocal writes
        writes += 1
        return Stumbling(change(database), after) if dice.random() < 0.5 else change(database)

    async def scene() -> None:
        async with open_house(tmp_path, **QUICKLY) as house:
            services, organiser = house.services, await house.guest()
            event = await make(services, organiser, format="tables", game="marracash")
            await services.events.add_bots(event, organiser.identity, "random", 7)
            await services.events.start(event, organiser.identity)
            monkeypatch.setattr(Database, "change", stumbling)
            while True:
                if (await services.events.find(event)).event.status == "over":
                    break
                with suppress(Stumble):
                    await services.event_rounds.go_on(event)
                    await break_off_all(services, event)
            monkeypatch.setattr(Database, "change", change)
            await check_whole(house, event, rounds=2, tables=4)

    asyncio.run(scene())
    assert writes > 20


class Stumbling:
    def __init__(self, change: Any, after: bool) -> None:
        self._change = change
        self._after = after

    async def __aenter__(self) -> Any:
        return await self._change.__aenter__()

    async def __aexit__(self, *error: Any) -> None:
        stumble = Stumble()
        await self._change.__aexit__(*(error if self._after else (Stumble, stumble, None)))
        raise stumble


async def check_whole(house: House, event: str, *, rounds: int, tables: int) -> None:
    """Every table was opened once, played once, and has its result."""
    whole = await house.services.events.find(event)
    assert whole.event.status == "over"
    assert len(whole.rounds) == rounds
    assert len(whole.tables) == tables
    assert all(table.ranks is not None and table.match_id for table in whole.tables)
    async with house.services.database.begin() as connection:
        for kind in ("tables", "matches"):
            count = await connection.execute(text(f"SELECT count(*) FROM {kind}"))
            assert count.scalar() == tables


def test_several_processes_run_one_event(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nobody_think(monkeypatch)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            houses = [
                await stack.enter_async_context(open_house(postgres_database, **QUICKLY))
                for _ in range(2)
            ]
            first, second = (house.services for house in houses)
            organiser = await houses[0].guest()
            event = await make(first, organiser)
            wall = await houses[1].guest()
            await wall.send(type="attend", event=event)
            await first.events.add_bots(event, organiser.identity, "random", 6)
            await first.events.start(event, organiser.identity)
            while (await first.events.find(event)).event.status != "over":
                await both(first.event_rounds.go_on(event), second.event_rounds.go_on(event))
                await break_off_all(first, event)
            await check_whole(houses[1], event, rounds=2, tables=6)
            while (await wall.expect("event"))["event"]["status"] != "over":
                pass  # told by the other process

    async def both(*steps: Awaitable[None]) -> None:
        await asyncio.gather(*steps)

    asyncio.run(scene())


def test_an_event_of_a_server_that_is_killed_goes_on(
    database: str, tmp_path: Path, visit: Callable[..., Player]
) -> None:
    settings = settings_for(database, lease_seconds=0.1, **QUICKLY)
    with QuickServer(settings, tmp_path / "log", quick_bots=True) as server:
        ada = visit(server.url)
        made = ada.post("/api/events", {**WISH, "rounds": 1})
        here = f"/api/events/{made['event']['id']}"
        ada.post(f"{here}/join")
        ada.post(f"{here}/bots", {"level": "random", "count": 2})
        ada.post(f"{here}/start")
        server.kill()
        server.start()
        ada.connect()
        ada.send(type="attend", event=made["event"]["id"])
        shown: Json = ada.expect("event")["event"]
        while any(table["match"] is None for table in shown["rounds"][0]["tables"]):
            shown = ada.expect("event")["event"]
        assert len(shown["rounds"]) == 1
        assert sorted(
            [n for each in shown["rounds"][0]["tables"] for n in each["players"]]
            + shown["rounds"][0]["byes"]
        ) == [0, 1, 2]
        server.kill()
        server.start()
        again = ada.get(here)["event"]
        before = [table["match"] for table in shown["rounds"][0]["tables"]]
        assert [table["match"] for table in again["rounds"][0]["tables"]] == before
