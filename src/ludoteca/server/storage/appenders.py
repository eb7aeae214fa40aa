"""Where what happens is kept: one transaction for all that is handed over at once.

This is the one thing that every move waits for, so it goes to the databases directly; everything
else goes by SQLAlchemy (`store.py`), which takes several times as long to say the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import asyncpg
import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite

from ludoteca.server.storage.database import (
    SECONDS_TO_ANSWER,
    SECONDS_TO_CLOSE,
    SECONDS_TO_CONNECT,
    open_sqlite,
)
from ludoteca.server.storage.entries import Entry, encode_entry
from ludoteca.server.storage.faults import trouble_of
from ludoteca.server.storage.news import CHANNEL, News
from ludoteca.server.storage.outbox_store import NOTE, Notice
from ludoteca.server.storage.schema import happenings, matches
from ludoteca.server.storage.seating import SEAT, Seating
from ludoteca.server.storage.sqlite_file import SqliteFile
from ludoteca.server.storage.store import Conflict, Progress, values_of
from ludoteca.server.storage.write_turns import WriteTurns

LONGEST_NEWS = 7000  # bytes; PostgreSQL passes on less than 8000


@dataclass(frozen=True)
class Addition:
    """One more entry of a log."""

    match_id: str
    entry: Entry
    key: str | None
    progress: Progress
    notices: Sequence[Notice] = ()  # that are to be sent once it is kept
    seating: Seating | None = None  # of somebody who comes with it


class Appender(Protocol):
    async def append(self, additions: Sequence[Addition]) -> None:
        """All or nothing, on the disk when it returns; `Conflict` if a version is taken."""

    async def close(self) -> None: ...


def latest(additions: Sequence[Addition]) -> list[Addition]:
    """The last one of each match."""
    return list({addition.match_id: addition for addition in additions}.values())


def seatings_of(additions: Sequence[Addition]) -> list[Seating]:
    return [each.seating for each in additions if each.seating is not None]


class SqliteAppender:
    """A connection in a thread of its own: the event loop never waits for the disk."""

    DIALECT = sqlite.dialect(paramstyle="named")
    INSERT = str(insert(happenings).compile(dialect=DIALECT))
    UPDATE = str(
        update(matches)
        .where(matches.c.id == bindparam("match_id"))
        .values({name: bindparam(f"new_{name}") for name in Progress.__struct_fields__})
        .compile(dialect=DIALECT)
    )

    def __init__(self, path: str, turns: WriteTurns) -> None:
        self._file = SqliteFile(path)
        self._turns = turns
        self._thread = ThreadPoolExecutor(1, "appending")
        self._connection: sqlite3.Connection | None = None

    async def append(self, additions: Sequence[Addition]) -> None:
        loop = asyncio.get_running_loop()
        async with self._turns.move():
            await loop.run_in_executor(self._thread, self._append, additions)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _append(self, additions: Sequence[Addition]) -> None:
        if self._connection is None:
            self._connection = open_sqlite(self._file)
        connection = self._connection
        rows = [
            {
                "match_id": each.match_id,
                "version": each.entry.version,
                "key": each.key,
                "entry": encode_entry(each.entry).decode(),
            }
            for each in additions
        ]
        progress = [
            {
                "match_id": each.match_id,
                **{f"new_{name}": value for name, value in values_of(each.progress).items()},
            }
            for each in latest(additions)
        ]
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(self.INSERT, rows)
            connection.executemany(self.UPDATE, progress)
            notices = [values_of(notice) for each in additions for notice in each.notices]
            if notices:
                connection.executemany(NOTE, notices)
            for each in seatings_of(additions):
                connection.execute(SEAT, values_of(each))
            self._file.check()  # as late as possible
            connection.execute("COMMIT")
        except BaseException as error:
            self._close()  # which ends the transaction, whatever has become of it
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict(str(error)) from error
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresAppender:
    """A connection of its own, and one statement, which tells the other processes, too."""

    STATEMENT = """
        WITH appended AS (
            INSERT INTO happenings (match_id, version, key, entry)
            SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])
        ), progressed AS (
            UPDATE matches
            SET version = new.version, updated = new.updated, status = new.status,
                to_act = new.to_act, bot_to_act = new.bot_to_act, result = new.result,
                turn_began = new.turn_began
            FROM unnest(
                $5::text[], $6::int[], $7::bigint[], $8::text[], $9::int[], $10::bool[],
                $11::text[], $12::bigint[]
            ) AS new (id, version, updated, status, to_act, bot_to_act, result, turn_began)
            WHERE matches.id = new.id
        ), noted AS (
            INSERT INTO outbox
                (contact_id, match_id, version, kind, created, not_before, attempts, held_until)
            SELECT contacts.id, match_id, version, new.kind, new.created, not_before, 0, 0
            FROM unnest($15::text[], $16::text[], $17::bigint[], $18::text[], $19::bigint[],
                $20::bigint[]) AS new (person, match_id, version, kind, created, not_before)
            JOIN contacts ON contacts.identity_id = new.person AND contacts.confirmed
            ON CONFLICT DO NOTHING
        ), seated AS (
            UPDATE seats SET kind = 'person', identity_id = new.person, level = NULL, held = false
            FROM unnest($21::text[], $22::int[], $23::text[]) AS new (table_id, seat, person)
            WHERE seats.table_id = new.table_id AND seats.seat = new.seat
        )
        SELECT pg_notify($13, news) FROM unnest($14::text[]) AS news
    """

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._process = process
        self._connection: asyncpg.Connection | None = None

    async def append(self, additions: Sequence[Addition]) -> None:
        try:
            await self._append(additions)
        except Exception as error:
            if trouble_of(error) is None:
                raise
            # Once more, on a new connection: the old one may have ended long ago. If only the
            # answer was lost, the versions are taken, and that is a conflict.
            await self._append(additions)

    async def _append(self, additions: Sequence[Addition]) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                dsn=self._url, timeout=SECONDS_TO_CONNECT, command_timeout=SECONDS_TO_ANSWER
            )
        progress = [(each.match_id, each.progress) for each in latest(additions)]
        notices = [notice for each in additions for notice in each.notices]
        seatings = seatings_of(additions)
        try:
            await self._connection.fetch(
                self.STATEMENT,
                [each.match_id for each in additions],
                [each.entry.version for each in additions],
                [each.key for each in additions],
                [encode_entry(each.entry).decode() for each in additions],
                [match_id for match_id, _ in progress],
                [each.version for _, each in progress],
                [each.updated for _, each in progress],
                [each.status for _, each in progress],
                [each.to_act for _, each in progress],
                [each.bot_to_act for _, each in progress],
                [each.result for _, each in progress],
                [each.turn_began for _, each in progress],
                CHANNEL,
                [self._news(each) for each in additions],
                [each.person for each in notices],
                [each.match_id for each in notices],
                [each.version for each in notices],
                [each.kind for each in notices],
                [each.created for each in notices],
                [each.not_before for each in notices],
                [each.table_id for each in seatings],
                [each.seat for each in seatings],
                [each.person for each in seatings],
            )
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        except Exception:
            self._connection.terminate()  # it may never answer again
            raise

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(TimeoutError):
                await self._connection.close(timeout=SECONDS_TO_CLOSE)
            self._connection.terminate()

    def _news(self, addition: Addition) -> str:
        """What the others need, as far as there is room for it."""
        news = News(self._process, "log", addition.match_id, entry=addition.entry)
        encoded = msgspec.json.encode(news)
        if len(encoded) > LONGEST_NEWS:
            encoded = msgspec.json.encode(msgspec.structs.replace(news, entry=None))
        return encoded.decode()
