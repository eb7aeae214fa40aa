"""The record of a match that was stopped before its end is whole; of one that goes on it is not."""

from __future__ import annotations

import asyncio
import io
import re
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from sqlalchemy import update

import ludoteca
from ludoteca.core.errors import BadRecord
from ludoteca.core.fairness import commitment
from ludoteca.server.protocol import Status
from ludoteca.server.storage.schema import matches
from tests.server.asgi import Door, open_door
from tests.server.conftest import settings_for
from tests.server.finished import Person
from tests.server.house import Clock, Guest, by_turn

GAME = "minicity"  # hides what people have drawn
VALUES = ["1f" * 32, "2e" * 32]
DECISIONS = 6
DAY = 24 * 3600

Guests: TypeAlias = list[Guest]
Stop: TypeAlias = Callable[[Door, str, Guests, Clock], Awaitable[object]]


async def resign(_: Door, match: str, guests: Guests, __: Clock) -> None:
    assert (await guests[0].ask("finish", match, choice="resign"))["type"] == "accepted"


async def agree(_: Door, match: str, guests: Guests, __: Clock) -> None:
    asked = await guests[0].ask("finish", match, choice="ask")
    await guests[1].follow(asked["version"])
    assert (await guests[1].ask("finish", match, choice="agree"))["type"] == "accepted"


async def leave(_: Door, match: str, guests: Guests, __: Clock) -> None:
    [alone] = guests
    seat = alone.standing["seat"]
    assert (await alone.ask("takeover", match, seat=seat, choice="end"))["type"] == "accepted"


async def end_as_host(door: Door, match: str, _: Guests, __: Clock) -> None:
    await door.services.keeping.end_match(match)


async def stay_away(door: Door, _: str, __: Guests, clock: Clock) -> None:
    clock.pass_by(3 * DAY)
    await door.services.expiry.sweep()


async def begin(door: Door, people: int) -> tuple[str, list[Person], Guests]:
    """A match of two seats, to which everybody's browser adds a number, some decisions old."""
    persons = [await Person.come(door, name) for name in ("Ann", "Bob")[:people]]
    seats = ["open" if people > 1 else "random"]
    host, *others = persons
    table = await host.open_table(GAME, "me", *seats, commitment=commitment(VALUES[0]))
    path = f"/tables/{table['id']}"
    for other in others:
        await other.ask(
            "POST", f"{path}/join", {"code": table["code"], "commitment": commitment(VALUES[1])}
        )
    await host.ask("POST", f"{path}/start")
    for person, value in zip(persons, VALUES, strict=False):
        begun = await person.ask("POST", f"{path}/reveal", {"value": value})
    match = str(begun["match"])
    guests = [Guest(door.services, person.id) for person in persons]
    for guest in guests:
        await guest.watch(match)
    for _ in range(DECISIONS if people > 1 else 0):
        await by_turn(guests)[0].play(match)
        for guest in guests:
            await guest.follow(door.services.hub.lives[match].version)
    return match, persons, guests


async def record_for(person: Person, match: str) -> str:
    answer = await person.door.ask("GET", f"/api/matches/{match}/record", headers=person.headers)
    assert answer.status == 200
    return answer.body.decode()


async def records_taken_away(person: Person) -> list[str]:
    await person.door.services.results.sweep()
    answer = await person.door.ask("GET", "/api/progress/records", headers=person.headers)
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        return [archive.read(name).decode() for name in archive.namelist()]


async def status_of(door: Door, match: str) -> Status:
    return (await door.services.hub.open(match)).status


@pytest.mark.parametrize(
    ("people", "stop"),
    [(2, resign), (2, agree), (2, end_as_host), (2, stay_away), (1, leave)],
    ids=["resigned", "agreed", "host", "expired", "left"],
)
def test_however_a_match_is_stopped_its_chance_can_be_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int, stop: Stop
) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), idle_days=1)
        async with open_door(settings) as door:
            match, persons, guests = await begin(door, people)
            seed = door.services.hub.lives[match].table.seed
            if people > 1:
                for person in persons:
                    running = await record_for(person, match)
                    assert seed not in running
                    assert "\nseed " not in running
                    assert ": ?\n" in running
            await stop(door, match, guests, clock)
            assert await status_of(door, match) == "abandoned"
            for person in persons:
                text = await record_for(person, match)
                assert text.endswith(f"\n\nseed {seed}\n")  # and no outcome
                assert ": ?\n" not in text
                found = ludoteca.verify(text)
                assert (found.verdict, found.contributed) == ("fair", people)
                assert found.checked == text.count("\nchance: ") > 0
                assert found.match.outcome is None
                assert await records_taken_away(person) == [text]

                drawn = re.findall(r"^chance: (.+)$", text, re.M)
                other = next(each for each in drawn if each != drawn[0])
                for forged in (
                    text.replace(f"chance: {drawn[0]}\n", f"chance: {other}\n", 1),
                    text.replace(VALUES[0], VALUES[1]),
                    text.replace(seed, VALUES[0]),
                ):
                    assert forged != text
                    assert not is_believed(forged)

    asyncio.run(scene())


def is_believed(text: str) -> bool:
    try:
        return ludoteca.verify(text).is_fair
    except BadRecord:
        return False


def test_one_that_was_put_down_as_ended_and_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    """Of rules that a program did not have: with its rules it comes back as it was."""

    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            match, [ann, _], _ = await begin(door, 2)
            async with door.services.database.change() as connection:
                unopened = update(matches).where(matches.c.id == match)
                await connection.execute(unopened.values(status="abandoned", bot_to_act=False))
            assert await status_of(door, match) == "running"
            for text in (await record_for(ann, match), *await records_taken_away(ann)):
                assert "\nseed " not in text
                assert ": ?\n" in text

    asyncio.run(scene())
