"""Matches with days for a decision: deadlines, vacations, and whose turn it is."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import timing
from ludoteca.server.play.course import Course
from ludoteca.server.play.deadlines import due_after, returns
from ludoteca.server.storage.entries import Decision, Start, TakeBack
from tests.server.asgi import Door, Header, open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock, Guest, House, by_turn, open_house

HOUR = 3600
DAY = 24 * HOUR


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.mark.parametrize(
    ("away", "due"),
    [
        ([], 110),
        ([(0, 10)], 110),  # before the turn began
        ([(0, 15)], 115),  # it began during a vacation
        ([(30, 50)], 130),
        ([(30, 50), (120, 125)], 135),  # the second is within what the first made of it
        ([(30, 50), (130, 140)], 130),  # this one is not
        ([(110, 120)], 110),
    ],
)
def test_days_do_not_pass_during_a_vacation(away: list[tuple[int, int]], due: int) -> None:
    assert due_after(10, 100, away) == due


def test_whoever_is_away_returns_at_the_end() -> None:
    assert [returns(now, [(5, 9)]) for now in (4, 5, 8, 9)] == [4, 9, 9, 9]


def test_taking_back_and_deciding_again_brings_no_new_days() -> None:
    course = Course().after(Start(1, at=10, actions=(1,)))
    course = course.after(Decision(2, at=20, seat=0, actions=(2,)))
    assert course.turn_began == 20
    course = course.after(TakeBack(3, at=30, seat=0, kept=1, back_to=1))
    course = course.after(Decision(4, at=40, seat=0, actions=(3,)))
    assert course.turn_began == 20
    assert course.after(Decision(5, at=50, seat=0, actions=(4,))).turn_began == 50


@pytest.mark.parametrize(("kind", "days"), [("day", 1), ("week", 7)])
def test_when_the_days_are_over_the_others_may_go_on(
    database: str, clock: Clock, kind: str, days: int
) -> None:
    """Also after a restart: it is the calendar that counts."""

    async def scene() -> None:
        async with open_house(database) as house:
            match, guests = await house.seat("marabunta", 2, clock=kind)
            slow, other = by_turn(guests)
            seat = slow.standing["seat"]
            [running] = [each for each in slow.standing["clocks"] if each is not None]
            assert running == {"left": days * DAY * 1000, "running": True}
            people = slow.identity, other.identity
        clock.pass_by(days * DAY - 60)
        async with open_house(database) as house:
            slow, other = guests = [type(slow)(house.services, person) for person in people]
            for guest in guests:
                await guest.watch(match)
            early = await other.ask("takeover", match, seat=seat, choice="bot")
            assert early["reason"]["key"] == "server-not-absent"
            clock.pass_by(60)
            done = await other.ask("takeover", match, seat=seat, choice="end")
            assert done["type"] == "accepted"

    asyncio.run(scene())


async def asked(
    door: Door, method: str, path: str, me: tuple[Header, ...], body: Any = None
) -> Any:
    data = b"" if body is None else json.dumps(body).encode()
    answer = await door.ask(method, f"/api{path}", data, me)
    return answer.json() if answer.status < 300 else answer.json()["reason"]["key"]


def test_turns_are_listed_by_urgency_and_a_vacation_moves_them(database: str, clock: Clock) -> None:
    async def scene() -> None:
        async with open_door(settings_for(database)) as door:
            me = await door.guest()
            begun = timing.now()
            tables = {}
            for kind in ("none", "week", "day"):
                wish = {"game": "marabunta", "seats": [{"kind": "me"}] * 2, "start": True}
                table = await asked(door, "POST", "/tables", me, wish | {"clock": kind})
                tables[table["match"]] = kind
            found = await asked(door, "GET", "/turns", me)
            assert [tables[card["id"]] for card in found] == ["day", "week", "none"]
            assert [card["due"] for card in found] == [
                begun + DAY * 1000,
                begun + 7 * DAY * 1000,
                None,
            ]
            assert all(card["your_turn"] for card in found)

            week = {"begins": begun, "ends": begun + 7 * DAY * 1000}
            away = await asked(door, "PUT", "/vacation", me, week)
            assert away == week | {"days_left": 23}
            due = (await asked(door, "GET", "/turns", me))[0]["due"]
            assert due == begun + 8 * DAY * 1000
            live = door.services.hub.lives[found[0]["id"]]
            assert [each.running for each in live.clocks() if each] == [False]
            clock.pass_by(2 * DAY)
            assert door.services.presences.absent(live) == set()
            # Back two days later; then the day that was left begins.
            assert (await asked(door, "DELETE", "/vacation", me))["days_left"] == 28
            clock.pass_by(DAY - 1)
            assert door.services.presences.absent(live) == set()
            clock.pass_by(1)
            assert door.services.presences.absent(live) == {live.to_act}
            now = timing.now()
            for begins, ends, reason in (
                (now, now + 29 * DAY * 1000, "server-vacation-long"),
                (now + 5000, now + 4000, "server-vacation-order"),
                (now, now + 400 * DAY * 1000, "server-vacation-order"),
            ):
                wish = {"begins": begins, "ends": ends}
                assert await asked(door, "PUT", "/vacation", me, wish) == reason

    asyncio.run(scene())


async def play_by(house: House, match: str, guests: list[Guest], text: str) -> None:
    live = house.live(match)
    acting = next(guest for guest in guests if live.to_act in live.seats_of(guest.identity))
    await acting.follow(live.version)
    choices = {each["text"]: each["number"] for each in acting.standing["choices"]}
    answer = await acting.ask("play", match, action=choices[text])
    assert answer["type"] == "accepted"


def test_a_seat_passes_on_bids_above_what_it_said_also_after_a_restart(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            match, guests = await house.seat("marracash", 3, clock="day")
            live = house.live(match)
            order = [(live.to_act or 0) + step for step in range(3)]
            _, second, third = (seat % 3 for seat in order)
            orders = house.services.orders
            await orders.store.keep(match, {second}, 100)
            await orders.store.keep(match, {third}, 150)
            await play_by(house, match, guests, "auction G3")
            await play_by(house, match, guests, "bid 100")
            await orders.close()
            assert live.to_act == second  # 100 is not above 100
            await play_by(house, match, guests, "bid 200")
            await orders.close()
            assert live.to_act == order[0]  # the third one has passed
            await orders.store.keep(match, {second}, None)
            await play_by(house, match, guests, "bid 300")
            await orders.close()
            assert live.to_act == second  # who wants to be asked again
            version = live.version
            # Said while nobody is there to hear it, as if the server had died.
            await orders.store.keep(match, {second}, 250)
        async with open_house(database) as house:
            live = await house.services.hub.open(match)
            await house.services.orders.resume()
            await house.services.orders.close()
            assert live.version == version + 1
            assert live.match.view()["auction"] is None
            assert live.match.view()["seats"][order[0] % 3]["shops"] == ["G3"]

    asyncio.run(scene())


def test_what_was_said_for_a_bid_is_not_used_for_the_next(tmp_path: Path) -> None:
    """It is read slowly, and meanwhile the seat wants to be asked again and a higher bid comes."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marracash", 3, clock="day")
            live, orders = house.live(match), house.services.orders
            third = ((live.to_act or 0) + 2) % 3
            await play_by(house, match, guests, "auction G3")
            await play_by(house, match, guests, "bid 100")
            await orders.close()
            reading, read = asyncio.Event(), orders.store.of

            async def slowly(match_id: str) -> dict[int, int]:
                await reading.wait()
                return {third: 150}

            orders.store.of = slowly  # type: ignore[method-assign]
            orders.consider(live)  # of what the second one is asked
            await asyncio.sleep(0)
            orders.store.of = read  # type: ignore[method-assign]
            await play_by(house, match, guests, "bid 200")
            version = live.version
            reading.set()
            await orders.close()
            assert live.version == version

    asyncio.run(scene())
