"""SQLite's one writer: small things wait for moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.server.storage import database, write_turns
from ludoteca.server.storage.appenders import Addition, SqliteAppender
from ludoteca.server.storage.database import open_sqlite
from ludoteca.server.storage.faults import LOCKED, StoreAway
from ludoteca.server.storage.sqlite_file import SqliteFile
from ludoteca.server.storage.write_turns import WriteTurns
from tests.server.house import open_house

NOTING = """
    CREATE TABLE noted (number INTEGER PRIMARY KEY, what TEXT);
    CREATE TRIGGER note_move AFTER INSERT ON happenings
        BEGIN INSERT INTO noted (what) VALUES ('move'); END;
    CREATE TRIGGER note_name AFTER UPDATE ON identities
        BEGIN INSERT INTO noted (what) VALUES ('name'); END;
"""


def test_a_move_is_written_before_the_small_things_that_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However slow the machine is, nobody gives up.
    patient = (*database.SQLITE_PRAGMAS, "busy_timeout=60000")
    monkeypatch.setattr(database, "SQLITE_PRAGMAS", patient)
    monkeypatch.setattr(write_turns, "SECONDS_TO_WAIT", 60)
    append = SqliteAppender.append

    async def scene() -> list[str]:
        arrived = asyncio.Event()

        def notice(appender: SqliteAppender, additions: Sequence[Addition]) -> Awaitable[None]:
            arrived.set()
            return append(appender, additions)

        async with open_house(tmp_path) as house:
            services = house.services
            match, guests = await house.seat("marabunta", 2)
            player = next(guest for guest in guests if guest.standing["choices"])
            with closing(open_sqlite(SqliteFile(services.database.file or ""))) as other:
                other.executescript(NOTING)
                other.execute("BEGIN IMMEDIATE")
                monkeypatch.setattr(SqliteAppender, "append", notice)
                small = [
                    asyncio.create_task(
                        services.store.change_identity(player.identity, name=f"Name {number}")
                    )
                    for number in range(10)
                ]
                move = asyncio.create_task(player.play(match))
                await arrived.wait()
                other.execute("COMMIT")
                await asyncio.gather(*small, move)
                return [what for (what,) in other.execute("SELECT what FROM noted ORDER BY number")]

    assert asyncio.run(scene()) == ["name", "move", *["name"] * 9]


def test_after_a_move_one_of_the_others_has_its_turn() -> None:
    async def scene() -> list[str]:
        queue, done = WriteTurns(), []

        async def write(what: str) -> None:
            async with queue.move() if what == "move" else queue.other():
                done.append(what)
                await asyncio.sleep(0)

        async def move_on() -> None:
            for _ in range(3):
                await write("move")

        async with queue.other():
            tasks = [asyncio.create_task(write(what)) for what in "abc"]
            tasks.append(asyncio.create_task(move_on()))
            await asyncio.sleep(0)
            gone = asyncio.create_task(write("gone"))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.gather(*tasks)
        async with queue.other():  # nobody has it any more
            return done

    assert asyncio.run(scene()) == ["move", "a", "move", "b", "move", "c"]


def test_nobody_waits_for_a_turn_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_turns, "SECONDS_TO_WAIT", 0.01)

    async def scene() -> None:
        queue = WriteTurns()
        async with queue.move():
            with pytest.raises(StoreAway) as refused:
                async with queue.other():
                    pass
            assert refused.value.trouble == LOCKED
        async with queue.other():
            pass

    asyncio.run(scene())
