"""The shape of the database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ludoteca.server import migrate
from ludoteca.server.schema import metadata
from ludoteca.server.settings import database_url
from ludoteca.server.store import IdentityRow, Store, open_engine


def test_the_latest_version_is_the_last_migration() -> None:
    config = Config()
    folder = Path(migrate.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.LATEST


def test_migrations_make_the_tables_that_the_program_knows(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scene() -> list[object]:
        engine = open_engine(database_url(str(tmp_path / "tables.sqlite3")))
        await migrate.migrate(engine)
        await migrate.migrate(engine)  # once more does no harm
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(scene()) == []


def test_people_of_before_sessions_may_exchange_their_cookies(tmp_path: Path) -> None:
    person = {"id": "old", "name": "Anna", "created": 1}

    def first_tables(connection: Connection) -> None:
        config = Config()
        folder = Path(migrate.__file__).parent / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        add = text("INSERT INTO identities (id, name, created) VALUES (:id, :name, :created)")
        connection.execute(add, person)

    async def scene() -> object:
        engine = open_engine(database_url(str(tmp_path / "tables.sqlite3")))
        async with engine.begin() as connection:
            await connection.run_sync(first_tables)
        await migrate.migrate(engine)
        found = await Store(engine).identity("old")
        await engine.dispose()
        return found

    assert asyncio.run(scene()) == IdentityRow("old", "Anna", None, 1, signed_cookie=True)


def test_a_start_does_not_load_what_only_migrations_need() -> None:
    code = "import sys, ludoteca.server.app; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
