"""How much one may keep, and what is cleared away when nobody comes back to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from prometheus_client import Counter, Gauge

from ludoteca.games import find_game
from ludoteca.server import metrics
from ludoteca.server.play import deciding
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import SeatWish, TableWish
from tests.server.asgi import Answer, Door, Header, open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock, Guest, House, open_house

DAY = 24 * 3600
ALONE = TableWish("marabunta", [SeatWish("me"), SeatWish("me")])
OPEN = TableWish("marabunta", [SeatWish("me"), SeatWish("open")])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def open_tables(house: House, guest: Guest, count: int) -> list[str]:
    return [(await house.services.tables.open(OPEN, guest.identity))[0].id for _ in range(count)]


def test_a_person_has_room_for_so_many_tables_and_leaving_makes_some(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, tables_per_person=3) as house:
            services = house.services
            guest, other = await house.guest(), await house.guest()
            [first, *_] = await open_tables(house, guest, 2)
            alone, _ = await services.tables.open(ALONE, guest.identity)
            found = await services.tables.find(alone.id, guest.identity, None)
            await services.starting.start(found, guest.identity)
            with pytest.raises(Refusal) as refused:
                await services.quotas.demand_table(guest.identity)
            assert refused.value.reason.key == "server-too-many-tables"
            await services.quotas.demand_table(other.identity)
            for table in (first, alone.id):  # one that waits, one that is being played
                found = await services.tables.find(table, guest.identity, None)
                await services.tables.leave(found, guest.identity)
                await services.quotas.demand_table(guest.identity)
                await open_tables(house, guest, 1)

    asyncio.run(scene())


def with_long_board(wish: TableWish, letter: str) -> bytes:
    comment = f"# {letter * (90 // len(letter.encode()))}\n"
    board = find_game("marabunta").board_text("picnic") + comment * 600
    return msgspec.json.encode(msgspec.structs.replace(wish, boards={"territory": board}))


@pytest.mark.parametrize("letter", ["x", "\N{CJK UNIFIED IDEOGRAPH-87FB}"], ids=["short", "wide"])
def test_an_address_cannot_fill_the_disk_with_boards(tmp_path: Path, letter: str) -> None:
    body = with_long_board(OPEN, letter)

    async def scene() -> int:
        kept = 0
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"), rate=1.0)) as door:
            for number in range(8):
                me = await door.guest(f"2001:db8::{number}")
                while (answer := await ask(door, body, me)).status == 201:
                    kept += len(body)
                assert answer.status == 429
        return kept

    async def ask(door: Door, body: bytes, me: tuple[Header, ...]) -> Answer:
        return await door.ask("POST", "/api/tables", body, me, "2001:db8::1")

    assert 10**6 < asyncio.run(scene()) < 3 * 10**6  # eight guests would have room for 4 MB


def test_playing_again_takes_room_for_the_boards_too(tmp_path: Path, clock: Clock) -> None:
    body = with_long_board(msgspec.structs.replace(ALONE, start=True), "x")

    async def scene() -> int:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), rate=1.0, idle_days=1)
        async with open_door(settings) as door:
            me = await door.guest()
            answer = await door.ask("POST", "/api/tables", body, me)
            tables = 0
            while answer.status < 300 and tables < 20:
                tables += 1
                table = answer.json()["id"]
                started = await door.ask("POST", f"/api/tables/{table}/start", headers=me)
                clock.pass_by(2 * DAY)
                await door.services.expiry.sweep()
                match = started.json()["match"]
                answer = await door.ask("POST", f"/api/matches/{match}/rematch", headers=me)
            assert answer.status == 429
            return tables * len(body)

    assert 4 * 10**5 < asyncio.run(scene()) < 7 * 10**5  # a person's half a megabyte


def test_old_lines_of_chat_are_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, chat_lines=3) as house:
            match, [guest, _] = await house.seat("marabunta", 2)
            for number in range(5):
                await guest.send(type="say", match=match, text=f"line {number}")
            kept = await house.services.store.chat(match, 0)
            assert [row.text for row in kept] == ["line 2", "line 3", "line 4"]
            assert [row.number for row in kept] == [3, 4, 5]

    asyncio.run(scene())


def test_a_match_is_not_made_longer_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deciding, "MOST_HAPPENINGS", 3)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2)
            live = house.live(match)
            while live.version < 3:
                player = next(guest for guest in guests if guest.standing["choices"])
                await player.play(match)
                for guest in guests:
                    await guest.follow(live.version)
            answers = [await guest.ask("undo", match) for guest in guests]
            assert [each["reason"]["key"] for each in answers] == ["server-long-match"] * 2
            player = next(guest for guest in guests if guest.standing["choices"])
            await player.play(match)  # forward it goes on

    asyncio.run(scene())


def value(metric: Gauge | Counter) -> float:
    return next(sample.value for each in metric.collect() for sample in each.samples)


async def count(house: House, table: str) -> float:
    await house.services.expiry.sweep()
    return value(metrics.KEPT.labels(kind=table))


def expired(kind: str) -> float:
    return value(metrics.EXPIRED.labels(kind=kind))


def test_a_table_that_nobody_started_is_cleared_away(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, open_days=14) as house:
            match, _ = await house.seat("marabunta", 2)
            guest = await house.guest()
            await open_tables(house, guest, 3)
            clock.pass_by(13 * DAY)
            [young] = await open_tables(house, guest, 1)
            assert await count(house, "tables") == 5
            before = expired("table")
            clock.pass_by(2 * DAY)
            assert await count(house, "tables") == 2
            assert expired("table") - before == 3
            assert await house.services.store.table(young) is not None
            assert await house.services.store.match(match) is not None

    asyncio.run(scene())


def test_a_match_that_nobody_plays_on_is_ended_and_kept(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, idle_days=180) as house:
            match, [guest, _] = await house.seat("marabunta", 2)
            clock.pass_by(179 * DAY)
            await house.services.expiry.sweep()
            assert house.live(match).status == "running"
            clock.pass_by(2 * DAY)
            await house.services.expiry.sweep()
            assert house.live(match).status == "abandoned"
            await guest.follow(2)
            assert guest.standing["status"] == "abandoned"
            clock.pass_by(10_000 * DAY)
            await house.services.expiry.sweep()
            row = await house.services.store.match(match)
            assert row is not None
            assert row.status == "abandoned"

    asyncio.run(scene())


def test_finished_matches_are_kept_unless_the_operator_says_how_long(
    tmp_path: Path, clock: Clock
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, finished_days=30, idle_days=1) as house:
            match, [guest, _] = await house.seat("marabunta", 2)
            await guest.send(type="say", match=match, text="good bye")
            clock.pass_by(2 * DAY)
            await house.services.expiry.sweep()
            clock.pass_by(29 * DAY)
            assert await count(house, "matches") == 1
            clock.pass_by(2 * DAY)
            for kind in ("matches", "happenings", "chats", "tables"):
                assert await count(house, kind) == 0
            with pytest.raises(Refusal):
                await house.services.hub.open(match)

    asyncio.run(scene())


def test_guests_with_nothing_are_forgotten(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, guest_days=60) as house:
            services = house.services
            _, [_, _] = await house.seat("marabunta", 2)
            host, coded, seen, _nothing = [await house.guest() for _ in range(4)]
            clock.pass_by(50 * DAY)
            await open_tables(house, host, 1)
            await services.people.replace_code(coded.identity, None, "hash")
            await services.sessions.begin(seen.identity, None)
            assert await count(house, "guests") == 6
            clock.pass_by(11 * DAY)
            assert await count(house, "guests") == 5
            clock.pass_by(60 * DAY)
            assert await count(house, "guests") == 3  # the players, and whoever has a code

    asyncio.run(scene())
