"""The connections to the database: how they are opened, how long they may be silent."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, nullcontext, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import aiosqlite
from sqlalchemy import Engine, event, insert, update
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from ludoteca.server import timing
from ludoteca.server.problems import BadRequest
from ludoteca.server.storage.faults import SILENT, trouble_of
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.schema import secrets
from ludoteca.server.storage.sqlite_file import SqliteFile
from ludoteca.server.storage.write_turns import WriteTurns

SECONDS_TO_CONNECT, SECONDS_TO_ANSWER = 3.0, 5.0  # then a PostgreSQL is taken for silent
SECONDS_TO_CLOSE = 2.0
NO_CHARACTER = "22021"  # how PostgreSQL calls what is in no text
SECONDS_TO_END = 10.0  # for SQLite, which may be waiting for a lock
SECONDS_TO_WRITE = 1.0  # that a probe waits for a lock
SQLITE_PRAGMAS: tuple[str, ...] = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk, even if the power fails
    "foreign_keys=ON",
    "busy_timeout=5000",
)
PROBE = "probe"  # a row that is written only to see whether writing is possible


def open_engine(url: str, seconds: float | None = SECONDS_TO_ANSWER) -> AsyncEngine:
    """Parameters are hidden: errors are logged, and what was to be written is a secret."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        engine = create_async_engine(
            place,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": SECONDS_TO_CONNECT, "command_timeout": seconds},
        )
        leave_silent(engine.sync_engine)
        refuse_texts(engine.sync_engine)
        return engine
    if place.database:
        make_private(Path(place.database))
    engine = create_async_engine(place, pool_size=4, max_overflow=4, hide_parameters=True)
    prepare_sqlite(engine.sync_engine)
    return engine


def make_private(file: Path) -> None:
    """For its owner alone, with what SQLite keeps beside it: it holds seeds and keys."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        each = file.with_name(name)
        if each.exists():
            each.chmod(0o600)


def prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def keep_to(engine: Engine, file: SqliteFile) -> None:
    @event.listens_for(engine, "do_connect")
    def connect(_: object, __: object, where: list[Any], how: dict[str, Any]) -> None:
        """A file in its place is not even opened: SQLite would mix the log of the old one in."""
        file.check()
        where[:] = [file.uri]
        how["uri"] = True


def threads_of(engine: Engine) -> set[Thread]:
    """Those in which the connections to SQLite live, also such as nobody waits for any more."""
    threads: set[Thread] = set()

    def connect(*where: Any, **how: Any) -> aiosqlite.Connection:
        connection = aiosqlite.connect(*where, **how)
        connection._thread.daemon = True  # as SQLAlchemy does for those it makes itself
        threads.difference_update([each for each in threads if has_ended(each)])
        threads.add(connection._thread)
        return connection

    @event.listens_for(engine, "do_connect")
    def remember(_: object, __: object, ___: object, how: dict[str, Any]) -> None:
        how["async_creator_fn"] = connect

    return threads


def has_ended(thread: Thread) -> bool:
    return thread.ident is not None and not thread.is_alive()


def leave_silent(engine: Engine) -> None:
    @event.listens_for(engine, "handle_error")
    def leave(context: ExceptionContext) -> None:
        """A connection that does not answer is not asked again, not even to roll back."""
        if trouble_of(context.original_exception) == SILENT:
            context.is_disconnect = True


def refuse_texts(engine: Engine) -> None:
    @event.listens_for(engine, "handle_error")
    def refuse(context: ExceptionContext) -> None:
        """PostgreSQL keeps no text with a character of number zero."""
        if getattr(context.original_exception, "sqlstate", None) == NO_CHARACTER:
            raise BadRequest("server-not-possible")


class Database:
    """Transactions, for the store. Whatever is wrong with the database is noted and raised."""

    def __init__(self, url: str, health: Health) -> None:
        self.url = url
        self.engine = open_engine(url, SECONDS_TO_ANSWER)
        self._health = health
        self.turns = WriteTurns()
        self.file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        self.threads: set[Thread] = set()
        self._sqlite: SqliteFile | None = None
        if self.file is not None:
            self.threads = threads_of(self.engine.sync_engine)
            self._sqlite = SqliteFile(self.file)
            keep_to(self.engine.sync_engine, self._sqlite)

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        turn = nullcontext() if self.file is None else self.turns.other()
        with self._health.watching():
            async with turn, self.begin() as connection:
                yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """One that only reads, or that no turn is needed for."""
        with self._health.watching():
            try:
                async with self.engine.begin() as connection:
                    yield connection
                    if self._sqlite is not None:
                        self._sqlite.check()
            except TimeoutError:
                await self.close()  # the others in the pool are as silent as this one
                raise

    async def close(self) -> None:
        """All connections; whatever is asked next opens new ones."""
        with suppress(TimeoutError):  # a silent database does not even say goodbye
            if self.file is None:
                async with asyncio.timeout(SECONDS_TO_CLOSE):
                    await self.engine.dispose()
                return
            async with asyncio.timeout(SECONDS_TO_END):
                pool = self.engine.sync_engine.pool
                while isinstance(pool, QueuePool) and pool.checkedout():
                    await asyncio.sleep(0.001)  # what was cancelled is still being rolled back
                await self.engine.dispose()
                # One that answers after the loop has ended could only complain.
                while any(thread.is_alive() for thread in self.threads):
                    await asyncio.sleep(0.001)

    async def probe(self) -> None:
        """Can anything be kept? Tried as a move would be."""
        with self._health.watching():
            if self._sqlite is not None:  # out of turn: whoever has it may wait for another program
                await asyncio.to_thread(write_probe, self._sqlite)
                return
            now = str(timing.now())
            async with self.begin() as connection:
                row = update(secrets).where(secrets.c.name == PROBE).values(value=now)
                if (await connection.execute(row)).rowcount == 0:
                    await connection.execute(insert(secrets).values(name=PROBE, value=now))


def open_sqlite(file: SqliteFile) -> sqlite3.Connection:
    """Without SQLAlchemy, and with transactions by hand."""
    file.check()
    connection = sqlite3.connect(file.uri, uri=True, isolation_level=None)
    for pragma in SQLITE_PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def write_probe(file: SqliteFile) -> None:
    """On a connection of its own, which waits less long than others do."""
    with closing(open_sqlite(file)) as connection:
        connection.execute(f"PRAGMA busy_timeout={int(SECONDS_TO_WRITE * 1000)}")
        connection.execute("REPLACE INTO secrets VALUES (?, ?)", (PROBE, str(timing.now())))
