"""Stores that break: real faults, which a test begins and ends."""

from __future__ import annotations

import asyncio
import resource
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import asyncpg

from ludoteca.server.settings import plain_url
from ludoteca.server.storage import database, faults
from ludoteca.server.storage.appenders import SqliteAppender
from ludoteca.server.storage.database import SQLITE_PRAGMAS
from tests.server.house import House


class Fault:
    """What the operator should read, and how to bring it about."""

    why = ""
    attempts = 3  # to move, while it lasts

    def __init__(self, house: House) -> None:
        self.house = house
        self.url = plain_url(house.services.settings.database)
        self.file = house.services.database.file or ""

    async def begin(self) -> None: ...

    async def end(self) -> None: ...

    async def sql(self, *orders: str) -> None:
        """By an operator, whose own session may write in any case."""
        settings = {"default_transaction_read_only": "off"}
        connection = await asyncpg.connect(self.url, server_settings=settings)
        for order in orders:
            await connection.execute(order)
        await connection.close()


class NoMoreSpace(Fault):
    """The system lets no file grow."""

    why = faults.BROKEN_DISK

    async def begin(self) -> None:
        self._limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = Path(f"{self.file}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, self._limits[1]))

    async def end(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._limits)


class LockedFile(Fault):
    why = faults.LOCKED

    async def begin(self) -> None:
        self._other = sqlite3.connect(self.file, isolation_level=None)
        self._other.execute("BEGIN IMMEDIATE")

    async def end(self) -> None:
        self._other.close()


class ReadOnlyFile(Fault):
    why = faults.READ_ONLY

    async def begin(self) -> None:
        database.SQLITE_PRAGMAS = (*SQLITE_PRAGMAS, "query_only=ON")
        await reopen(self.house)

    async def end(self) -> None:
        database.SQLITE_PRAGMAS = SQLITE_PRAGMAS
        await reopen(self.house)


class MovedFile(Fault):
    """Taken to another folder, with what SQLite keeps beside it, and brought back."""

    why = faults.MISSING

    async def begin(self) -> None:
        self._away = Path(self.file).parent / "away"
        self._away.mkdir()
        self._move(Path(self.file).parent, self._away)

    async def end(self) -> None:
        assert beside(self.file) == []  # nobody has made a new one
        self._move(self._away, Path(self.file).parent)

    def _move(self, here: Path, there: Path) -> None:
        name = Path(self.file).name
        for each in beside(str(here / name)):
            each.rename(there / each.name)


class ReplacedFile(MovedFile):
    """A backup in its place, which is as good as any database."""

    why = faults.REPLACED

    async def begin(self) -> None:
        with closing(sqlite3.connect(self.file)) as connection:
            connection.execute("VACUUM INTO ?", (f"{self.file}.backup",))
        await super().begin()
        self._backup = Path(f"{self.file}.backup")
        self._backup.rename(self.file)
        self._was = self._state()

    async def end(self) -> None:
        assert beside(self.file) == [Path(self.file)]
        assert self._state() == self._was  # nobody has opened it to write, or at all
        Path(self.file).unlink()
        await super().end()

    def _state(self) -> tuple[bytes, int]:
        file = Path(self.file)
        return file.read_bytes(), file.stat().st_mtime_ns


def beside(file: str) -> list[Path]:
    """The files of a database that are there."""
    names = [Path(f"{file}{end}") for end in ("", "-wal", "-shm")]
    return [each for each in names if each.exists()]


class ReadOnlyPostgres(Fault):
    why = faults.READ_ONLY

    async def begin(self) -> None:
        await self._set("on")

    async def end(self) -> None:
        await self._set("off")

    async def _set(self, value: str) -> None:
        name = self.url.rpartition("/")[2]
        await self.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}", CUT)


class FullPostgres(Fault):
    """It says so as it would if the disk were full."""

    why = faults.FULL

    async def begin(self) -> None:
        await self.sql(
            """CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$""",
            "CREATE TRIGGER full_disk BEFORE INSERT ON happenings EXECUTE FUNCTION refuse()",
            "CREATE TRIGGER full_disk BEFORE UPDATE ON secrets EXECUTE FUNCTION refuse()",
            "CREATE TRIGGER full_disk_too BEFORE INSERT ON secrets EXECUTE FUNCTION refuse()",
        )

    async def end(self) -> None:
        await self.sql("DROP FUNCTION refuse CASCADE")


CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def reopen(house: House) -> None:
    """Connections to a SQLite file that is no longer what it was."""
    await house.services.database.engine.dispose()
    appender = house.services.writer._appender
    assert isinstance(appender, SqliteAppender)
    await asyncio.get_running_loop().run_in_executor(appender._thread, appender._close)


@contextmanager
def short_waits() -> Iterator[None]:
    """A file that is locked is not waited for as long as people would."""
    usual = database.SQLITE_PRAGMAS, database.SECONDS_TO_WRITE
    database.SQLITE_PRAGMAS = (*database.SQLITE_PRAGMAS, "busy_timeout=50")
    database.SECONDS_TO_WRITE = 0.05
    try:
        yield
    finally:
        database.SQLITE_PRAGMAS, database.SECONDS_TO_WRITE = usual


class Proxy:
    """A wire to PostgreSQL that a test can cut, or let fall silent."""

    def __init__(self, url: str) -> None:
        place, _, name = url.rpartition("/")
        self._host, _, self._port = place.rpartition("@")[2].partition(":")
        self._name = name
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._open: set[asyncio.Task[None]] = set()  # of these, those that let something through
        self.answers = True
        # It never listens, but while nobody does no other program is given the port.
        self._holder = socket.socket()
        self._holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        self._holder.bind(("127.0.0.1", 0))
        self.port = self._holder.getsockname()[1]

    @property
    def url(self) -> str:
        return f"postgresql://ludoteca@127.0.0.1:{self.port}/{self._name}"

    async def open(self) -> None:
        self._server = await asyncio.start_server(
            self._take, "127.0.0.1", self.port, reuse_port=True
        )

    async def close(self) -> None:
        await self.cut()
        self._holder.close()

    async def cut(self) -> None:
        """Every connection ends, and no other can be made."""
        if self._server is not None:
            self._server.close()
        self._server = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def fall_silent(self) -> None:
        """Connections stay, and new ones can be made, but nothing comes through any more."""
        self.answers = False
        self._open.clear()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server = self._server
        there, back = await asyncio.open_connection(self._host, int(self._port))
        if server is None or server is not self._server:  # cut while it was being made
            for end in (writer, back):
                end.transport.abort()
            return
        pumps = {
            asyncio.create_task(self._pump(reader, back)),
            asyncio.create_task(self._pump(there, writer)),
        }
        if self.answers:
            self._open |= pumps
        self._tasks |= pumps
        for pump in pumps:
            pump.add_done_callback(self._tasks.discard)
        with suppress(asyncio.CancelledError):
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pumps:
            pump.cancel()
        for end in (writer, back):
            end.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if asyncio.current_task() in self._open:  # once silent it stays so
                    writer.write(data)
                    await writer.drain()
