"""People who do not play on: clocks that run out, people who went away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.play.course import Course
from ludoteca.server.play.take_backs import let_wishes_lapse
from ludoteca.server.protocol import SeatWish, TableWish
from ludoteca.server.storage.entries import Decision, Start, decode_entry, encode_entry
from tests.server.house import (
    FIRST_CHOICE,
    HANGS,
    READY,
    WAITS,
    Clock,
    Guest,
    House,
    by_turn,
    let_bots_run,
    open_house,
)

DECIDES_ONCE = READY + "sys.stdin.readline(); print('{}', flush=True); sys.stdin.read()"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def until_undo_is_free(match: str, guests: list[Guest]) -> tuple[Guest, Guest]:
    """Whose decision can be taken back, and the other."""
    while True:
        player, other = by_turn(guests)
        await player.play(match)
        await other.follow(player.standing["version"])
        if player.standing["undo"] == "free":
            return player, other


def time_left(house: House, match: str, guest: Guest) -> int:
    """In seconds."""
    return house.live(match).time_left(guest.standing["seat"]) // 1000


def test_thinking_takes_from_the_clock_and_deciding_adds_to_it(
    tmp_path: Path, clock: Clock
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, clock="fast")
            player, _ = by_turn(guests)
            assert time_left(house, match, player) == 180
            clock.pass_by(10)
            assert time_left(house, match, player) == 170
            await player.play(match)  # within the 15 seconds that a decision brings
            assert time_left(house, match, player) == 180
            for guest in guests:
                await guest.follow(player.standing["version"])
            player, _ = by_turn(guests)
            clock.pass_by(40)
            await player.play(match)
            assert time_left(house, match, player) == 155

    asyncio.run(scene())


@pytest.mark.parametrize(("kind", "seconds"), [("fast", 180), ("relaxed", 900)])
def test_when_time_is_up_the_others_may_end_the_match(
    tmp_path: Path, clock: Clock, kind: str, seconds: int
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, clock=kind)
            slow, other = by_turn(guests)
            seat = slow.standing["seat"]
            clock.pass_by(seconds - 1)
            early = await other.ask("takeover", match, seat=seat, choice="end")
            assert early["reason"]["key"] == "server-not-absent"
            clock.pass_by(1)
            house.services.presences.sweep()
            while not (await other.expect("presence"))["seats"][seat]["absent"]:
                pass
            own = await slow.ask("takeover", match, seat=seat, choice="end")
            assert own["reason"]["key"] == "server-only-players"
            done = await other.ask("takeover", match, seat=seat, choice="end")
            await other.follow(done["version"])
            assert (other.standing["status"], other.standing["result"]) == ("abandoned", None)

    asyncio.run(scene())


def test_when_time_is_up_a_bot_may_play_on_and_is_given_no_clock(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_run(FIRST_CHOICE, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, clock="fast")
            slow, other = by_turn(guests)
            seat = slow.standing["seat"]
            clock.pass_by(180)
            taken = await other.ask("takeover", match, seat=seat, choice="bot")
            assert taken["type"] == "accepted"
            while not any(each["kind"] == "decided" for each in other.happened):
                await other.receive()
            decided = next(each for each in other.happened if each["kind"] == "decided")
            assert decided["seat"] == seat
            assert other.standing["clocks"][seat] is None
            assert house.live(match).out_of_time(seat) is False

    asyncio.run(scene())


def test_whoever_leaves_is_replaced_by_a_bot_and_the_last_one_ends_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_run(FIRST_CHOICE, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2)
            first, last = by_turn(guests)
            seat = first.standing["seat"]
            ended = await first.ask("takeover", match, seat=seat, choice="end")
            assert ended["reason"]["key"] == "server-only-players"
            left = await first.ask("takeover", match, seat=seat, choice="bot")
            assert left["type"] == "accepted"
            while not any(each["kind"] == "decided" for each in last.happened):
                await last.receive()
            own = last.standing["seat"]
            alone = await last.ask("takeover", match, seat=own, choice="bot")
            assert alone["reason"]["key"] == "server-only-players"
            done = await last.ask("takeover", match, seat=own, choice="end")
            await last.follow(done["version"])
            assert last.standing["status"] == "abandoned"

    asyncio.run(scene())


def test_without_a_clock_only_who_is_away_for_long_is_absent(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, away_seconds=120, stall_seconds=100_000) as house:
            match, guests = await house.seat("marabunta", 2)
            slow, other = by_turn(guests)
            presences, live = house.services.presences, house.live(match)
            clock.pass_by(10_000)  # whoever is here may think for as long as was said
            assert presences.absent(live) == set()
            slow.leave(house.services, match)
            clock.pass_by(120)
            assert presences.absent(live) == set()
            clock.pass_by(1)
            assert presences.absent(live) == {slow.standing["seat"]}
            await slow.watch(match)
            assert presences.absent(live) == set()
            # Nobody waits for the other one, who may go and come.
            other.leave(house.services, match)
            clock.pass_by(10_000)
            assert presences.absent(live) == set()

    asyncio.run(scene())


def test_a_clock_rests_while_the_server_does(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, clock="fast")
            player, _ = by_turn(guests)
            clock.pass_by(30)
            assert time_left(house, match, player) == 150
        clock.pass_by(10_000)
        async with open_house(tmp_path) as house:
            live = await house.services.hub.open(match)
            assert live.out_of_time(player.standing["seat"]) is False

    asyncio.run(scene())


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_clock_that_is_set_takes_nobodys_time_and_gives_none(
    tmp_path: Path, clock: Clock, jump: int
) -> None:
    """By the operator, or by the system when it learns the time: nobody thought longer for it."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, clock="fast")
            player, _ = by_turn(guests)
            seat = player.standing["seat"]
            clock.pass_by(20)
            clock.set(jump)
            assert time_left(house, match, player) == 160
            assert house.services.presences.absent(house.live(match)) == set()
            clock.pass_by(20)
            await player.play(match)
            assert house.live(match).course.spent[seat] == 25_000  # 40 less the bonus of 15
            # The same after the match has been read from the log, in the middle of a turn.
            for guest in guests:
                await guest.follow(player.standing["version"])
            thinking, _ = by_turn(guests)
            left = time_left(house, match, thinking)
            clock.pass_by(30)
            house.services.hub.forget(house.live(match))
            clock.set(jump)
            live = await house.services.hub.open(match)
            assert live.course.spent[seat] == 25_000
            assert left - 30 <= time_left(house, match, thinking) <= left
            assert house.services.presences.absent(live) == set()

    asyncio.run(scene())


def test_time_while_nothing_could_be_kept_is_given_back(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, clock="fast")
            player, _ = by_turn(guests)
            clock.pass_by(50)
            house.services.hub.store_is_back(40_000)
            assert time_left(house, match, player) == 170
            house.services.hub.store_is_back(40_000)
            assert time_left(house, match, player) == 180  # no more than was taken

    asyncio.run(scene())


def test_in_logs_of_before_the_time_of_day_tells_how_long_somebody_thought() -> None:
    course = Course(bonus=15_000)
    for entry in (
        Start(1, 1_000_000),
        Decision(2, 1_050_000, 0, (1,)),
        Decision(3, 1_040_000, 1, (1,)),  # the clock was set back
        Decision(4, 9_000_000, 0, (1,), spent=20_000),
    ):
        course = course.after(decode_entry(encode_entry(entry)))
    assert course.spent == {0: 35_000 + 5_000, 1: 0}


# People who are here and do not decide


def test_whoever_does_not_decide_for_ten_minutes_may_be_replaced(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_run(FIRST_CHOICE, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2)
            slow, other = by_turn(guests)
            seat = slow.standing["seat"]
            clock.pass_by(599)
            house.services.presences.sweep()
            assert house.services.presences.absent(house.live(match)) == set()
            early = await other.ask("takeover", match, seat=seat, choice="bot")
            assert early["reason"]["key"] == "server-not-absent"
            clock.pass_by(2)
            house.services.presences.sweep()
            for guest in (slow, other):  # whoever stalls is told, too
                while not (news := await guest.expect("presence"))["seats"][seat]["absent"]:
                    pass
                assert (news["patience"], news["seats"][seat]["online"]) == (10, True)
            done = await other.ask("takeover", match, seat=seat, choice="bot")
            assert done["type"] == "accepted"

    asyncio.run(scene())


def test_deciding_and_taking_back_for_ever_is_stalling(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2)
            presences = house.services.presences
            player, _ = await until_undo_is_free(match, guests)
            seat = player.standing["seat"]
            for _ in range(3):
                assert presences.absent(house.live(match)) == set()
                clock.pass_by(201)
                assert (await player.ask("undo", match))["type"] == "accepted"
                await player.follow(house.live(match).version)
                await player.play(match)
            assert presences.absent(house.live(match)) == {seat}
            house.services.hub.forget(house.live(match))
            again = await house.services.hub.open(match)
            assert presences.absent(again) == {seat}

    asyncio.run(scene())


def test_nobody_is_hurried_at_a_table_of_their_own(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, [guest] = await house.seat("marabunta", 1, bots=1)
            live = house.live(match)
            while live.to_act != guest.standing["seat"]:
                await guest.receive()
            clock.pass_by(6000)
            assert house.services.presences.absent(live) == set()

    asyncio.run(scene())


def test_asking_to_take_back_gives_nobody_time(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, clock="fast")
            while True:  # until it is somebody else's turn, and the last decision can be undone
                player, _ = by_turn(guests)
                await player.play(match)
                for guest in guests:
                    await guest.follow(player.standing["version"])
                if player.standing["undo"] == "ask":
                    break
            thinking = next(guest for guest in guests if guest is not player)
            left = time_left(house, match, thinking)
            clock.pass_by(40)
            assert (await player.ask("undo", match))["type"] == "accepted"
            assert time_left(house, match, thinking) == left - 40

    asyncio.run(scene())


def test_a_clock_set_forward_clears_nothing_away(tmp_path: Path, clock: Clock) -> None:
    """What is old is deleted; what only looks old because the clock was set is not."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            services = house.services
            guest = (await house.guest()).identity
            wish = TableWish("marabunta", [SeatWish("me"), SeatWish("open")])
            table, _ = await services.tables.open(wish, guest)
            ten_years = 3650 * 86_400
            clock.set(ten_years)
            await services.expiry.sweep()
            assert await services.store.table(table.id) is not None
            clock.set(-ten_years)
            clock.pass_by(ten_years)
            await services.expiry.sweep()
            assert await services.store.table(table.id) is None

    asyncio.run(scene())


# Wishes to take back while a bot is to act


async def until_a_bot_waits(house: House, gate: Path) -> tuple[str, Guest, Guest]:
    """A match in which somebody may ask to take back while a bot thinks; who, and who is asked."""
    match, guests = await house.seat("marracash", 2, bots=1)
    live = house.live(match)
    while True:
        gate.touch()
        while not any(guest.standing["choices"] for guest in guests):
            await guests[0].receive()
            await guests[1].follow(guests[0].standing["version"])
        gate.unlink()
        player, other = by_turn(guests)
        await player.play(match)
        await other.follow(player.standing["version"])
        if player.standing["undo"] == "ask" and live.bot_to_act() is not None:
            return match, player, other


async def ask_in_vain(asking: Guest, match: str) -> None:
    assert (asking.standing["undo"], asking.standing["undo_asked"]) == ("no", None)
    again = await asking.ask("undo", match)
    assert (again["type"], again["reason"]["key"]) == ("refused", "server-undo-final")


async def bot_plays(guest: Guest, gate: Path) -> None:
    before = len(guest.happened)
    gate.touch()
    while not any(each["kind"] == "decided" for each in guest.happened[before:]):
        await guest.receive()


def test_a_wish_that_was_refused_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    let_bots_run(WAITS.format(file=str(gate)), monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, bot_seconds=600) as house:
            match, asking, other = await until_a_bot_waits(house, gate)
            done = await asking.ask("undo", match)
            await other.follow(done["version"])
            refused = await other.ask("consent", match, agree=False)
            await asking.follow(refused["version"])
            await ask_in_vain(asking, match)
            house.services.hub.forget(house.live(match))
            await asking.watch(match)
            await ask_in_vain(asking, match)
            await bot_plays(asking, gate)

    asyncio.run(scene())


def test_a_wish_that_nobody_answers_lapses(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    let_bots_run(WAITS.format(file=str(gate)), monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, bot_seconds=600) as house:
            hub = house.services.hub
            match, asking, _ = await until_a_bot_waits(house, gate)
            seat = asking.standing["seat"]
            await asking.follow((await asking.ask("undo", match))["version"])
            clock.pass_by(30)
            hub.forget(house.live(match))  # the log knows how long it has waited
            live = await hub.open(match)
            clock.pass_by(29)
            await let_wishes_lapse(hub)
            assert live.course.undo_asked == seat
            clock.pass_by(2)
            await let_wishes_lapse(hub)
            await asking.follow(live.version)
            last = asking.happened[-1]
            assert (last["kind"], last["seat"]) == ("undo-refused", seat)
            await ask_in_vain(asking, match)
            await bot_plays(asking, gate)

    asyncio.run(scene())


# Coming back, and stalling again


@pytest.mark.parametrize(("kind", "seconds"), [("none", 601), ("fast", 181)])
def test_coming_back_without_deciding_gives_no_time(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, kind: str, seconds: int
) -> None:
    let_bots_run(HANGS, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, bot_seconds=600) as house:
            match, guests = await house.seat("marabunta", 2, clock=kind)
            slow, other = by_turn(guests)
            seat = slow.standing["seat"]
            clock.pass_by(seconds)
            for _ in range(2):
                taken = await other.ask("takeover", match, seat=seat, choice="bot")
                assert taken["type"] == "accepted"
                await slow.follow(taken["version"])
                back = await slow.ask("takeover", match, seat=seat, choice="back")
                await slow.follow(back["version"])
                await other.follow(back["version"])
                assert house.services.presences.absent(house.live(match)) == {seat}
            house.services.hub.forget(house.live(match))
            live = await house.services.hub.open(match)
            assert house.services.presences.absent(live) == {seat}
            await slow.play(match)  # which is what the others waited for
            assert house.services.presences.absent(live) == set()

    asyncio.run(scene())


def test_the_others_may_end_a_match_right_after_somebody_came_back_to_stall(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_run(HANGS, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, bot_seconds=600) as house:
            match, guests = await house.seat("marabunta", 2)
            slow, other = by_turn(guests)
            seat = slow.standing["seat"]
            clock.pass_by(601)
            await slow.follow(
                (await other.ask("takeover", match, seat=seat, choice="bot"))["version"]
            )
            back = await slow.ask("takeover", match, seat=seat, choice="back")
            await other.follow(back["version"])
            ended = await other.ask("takeover", match, seat=seat, choice="end")
            assert ended["type"] == "accepted"

    asyncio.run(scene())


def test_what_a_bot_decided_for_somebody_stays(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or whoever stalls would come back, take it back, and stall on."""
    let_bots_run(DECIDES_ONCE, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, bot_seconds=600) as house:
            match, guests = await house.seat("marabunta", 2)
            slow, other = await until_undo_is_free(match, guests)
            seat = slow.standing["seat"]
            undone = await slow.ask("undo", match)
            await slow.follow(undone["version"])
            await other.follow(undone["version"])
            clock.pass_by(601)
            taken = await other.ask("takeover", match, seat=seat, choice="bot")
            await slow.follow(taken["version"] + 1)
            assert slow.happened[-1]["kind"] == "decided"
            assert house.services.presences.absent(house.live(match)) == set()
            back = await slow.ask("takeover", match, seat=seat, choice="back")
            await slow.follow(back["version"])
            assert slow.standing["to_act"] == seat
            assert slow.standing["undo"] == "no"
            assert house.services.presences.absent(house.live(match)) == set()  # it came further

    asyncio.run(scene())
