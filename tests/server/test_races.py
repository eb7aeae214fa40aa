"""Two requests at once, each after the other has read the table: the database decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import SeatWish, TableWish
from ludoteca.server.storage.store import Table
from tests.server.house import House, open_house

AT_ONCE = 10


async def waiting_table(house: House, *guests: str, open_seats: int) -> Table:
    """As somebody who reads it now sees it."""
    tables = house.services.tables
    seats = [SeatWish("me"), *[SeatWish("open")] * (len(guests) - 1 + open_seats)]
    table, _ = await tables.open(TableWish("minicity", seats, public=True), guests[0])
    for guest in guests[1:]:
        await tables.join(await tables.find(table.id, guest, None), guest, None)
    return await tables.find(table.id, guests[0], None)


async def seated(house: House, found: Table) -> list[str | None]:
    again = await house.services.store.table(found[0].id)
    assert again is not None
    return [place.identity_id for place in again[1]]


async def reason_of(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value.reason.key


def test_whoever_joins_often_at_once_gets_one_seat(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            tables = house.services.tables
            host, guest = [(await house.guest()).identity for _ in range(2)]
            found = await waiting_table(house, host, open_seats=3)
            joins = [tables.join(found, guest, n % 3 + 1) for n in range(AT_ONCE)]
            await asyncio.gather(*joins)
            assert (await seated(house, found)).count(guest) == 1

    asyncio.run(scene())


def test_a_seat_is_taken_by_one_of_many(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            tables = house.services.tables
            host, *guests = [(await house.guest()).identity for _ in range(AT_ONCE)]
            found = await waiting_table(house, host, open_seats=1)
            joins = [tables.join(found, guest, None) for guest in guests]
            done = await asyncio.gather(*joins, return_exceptions=True)
            assert sum(each is None for each in done) == 1
            winner = guests[done.index(None)]
            assert await seated(house, found) == [host, winner]

    asyncio.run(scene())


def test_no_match_begins_with_an_empty_seat(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            tables = house.services.tables
            host, guest = [(await house.guest()).identity for _ in range(2)]
            full = await waiting_table(house, host, guest, open_seats=0)
            await tables.leave(full, guest)
            assert await reason_of(house.services.starting.start(full, host)) == "server-not-full"
            left = await tables.find(full[0].id, host, None)
            assert left[0].match_id is None

    asyncio.run(scene())


def test_whoever_leaves_a_match_that_has_just_begun_keeps_the_seat(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            tables = house.services.tables
            host, guest, late = [(await house.guest()).identity for _ in range(3)]
            full = await waiting_table(house, host, guest, open_seats=0)
            match = await house.services.starting.start(full, host)
            await tables.leave(full, guest)
            await tables.leave(full, host)
            assert await seated(house, full) == [host, guest]
            table, places = await tables.find(full[0].id, host, None)
            assert [place.gone for place in places] == [True, True]
            assert (table.match_id, table.closed, table.host) == (match, False, host)
            assert await reason_of(tables.join(full, late, None)) == "server-started"

    asyncio.run(scene())


def test_of_many_starts_and_departures_one_order_is_kept(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            tables = house.services.tables
            host, guest = [(await house.guest()).identity for _ in range(2)]
            for _ in range(AT_ONCE):
                full = await waiting_table(house, host, guest, open_seats=0)
                await asyncio.gather(
                    house.services.starting.start(full, host),
                    tables.leave(full, guest),
                    house.services.starting.start(full, host),
                    tables.join(full, guest, None),
                    return_exceptions=True,
                )
                table, places = await tables.find(full[0].id, host, None)
                if table.match_id is not None:
                    assert [place.identity_id for place in places] == [host, guest]
                else:  # every start came while the seat was empty
                    assert table.waits

    asyncio.run(scene())


def test_a_table_is_not_left_behind_by_its_last_guest(database: str) -> None:
    """The host goes while somebody sits down: in no order does anybody sit at a closed table."""

    async def scene() -> None:
        async with open_house(database) as house:
            tables = house.services.tables
            host, guest = [(await house.guest()).identity for _ in range(2)]
            for first in ("join", "leave"):
                found = await waiting_table(house, host, open_seats=1)
                if first == "join":
                    await tables.join(found, guest, None)
                    await tables.leave(found, host)
                    table, _ = await tables.find(found[0].id, guest, None)
                    assert (table.host, table.closed) == (guest, False)
                else:
                    await tables.leave(found, host)
                    assert await reason_of(tables.join(found, guest, None)) == "server-started"
                    assert await seated(house, found) == [None, None]

    asyncio.run(scene())


def test_two_who_play_again_meet_at_one_table(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as house:
            tables = house.services.tables
            match, guests = await house.seat("marabunta", 2, clock="none")
            for guest in guests:
                await tables.leave(
                    await tables.find(house.live(match).table.id, guest.identity, None),
                    guest.identity,
                )
            first, second = guests
            live = house.live(match)
            await house.services.reload_facts(live)
            seat = live.places[1].seat
            ended = await first.ask("takeover", match, seat=seat, choice="end")
            assert ended["type"] == "accepted", ended
            found = await asyncio.gather(
                *(tables.rematch(match, guest.identity) for guest in (first, second, first))
            )
            assert len(set(found)) == 1
            again = await tables.find(found[0], first.identity, None)
            # Everybody has moved on by one seat.
            assert await seated(house, again) == [second.identity, first.identity]

    asyncio.run(scene())
