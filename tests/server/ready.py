"""Databases in the shape that the program needs: made once, then copied for each test.

A server that starts on one has nothing to migrate. Whatever is about migrations, or about a start
from nothing, gets an empty database instead.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from ludoteca.server.settings import database_url
from ludoteca.server.storage.database import Database, prepare_sqlite
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.migrate import migrate, upgrade


@cache
def sqlite_file() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        prepare_sqlite(engine)
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


def lay_out(file: Path) -> None:
    """Unless something is there already, or the folder is still to be made."""
    if file.is_absolute() and file.parent.is_dir() and not file.exists():
        file.write_bytes(sqlite_file())


def migrate_postgres(url: str) -> None:
    async def scene() -> None:
        database = Database(database_url(url), Health())
        await migrate(database)
        await database.close()

    asyncio.run(scene())
