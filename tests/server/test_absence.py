"""People who do not play on: clocks that run out, people who went away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import FIRST_CHOICE, Clock, Guest, House, let_bots_run, open_house


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def by_turn(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Who is to act, and the other."""
    first, second = guests
    return (first, second) if first.standing["choices"] else (second, first)


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


def test_without_a_clock_only_who_is_away_for_long_is_absent(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, away_seconds=120) as house:
            match, guests = await house.seat("marabunta", 2)
            slow, other = by_turn(guests)
            presences, live = house.services.presences, house.live(match)
            clock.pass_by(10_000)  # thinking for hours is nobody's business
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
