"""Bring a database to the shape this program needs; done at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from ludoteca.server.storage.database import Database, open_engine

LATEST = "0015"  # the last of `migrations/versions`
ONE_AT_A_TIME = 1_584_771_902  # any number: several servers may start on one PostgreSQL


async def migrate(database: Database) -> None:
    async with database.begin() as connection:
        if await connection.run_sync(is_latest):
            return
    engine = open_engine(database.url, seconds=None)  # a large database takes as long as it takes
    try:
        async with engine.begin() as connection:
            if database.file is None:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME}
                )
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def is_latest(connection: Connection) -> bool:
    """Usually it is; then the start need not wait for Alembic to be loaded."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == LATEST


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
