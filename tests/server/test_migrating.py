"""The shape of the database."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

import ludoteca
from ludoteca.core.match import Chance
from ludoteca.server.settings import database_url
from ludoteca.server.storage import migrate
from ludoteca.server.storage.database import Database, open_engine
from ludoteca.server.storage.entries import Start, encode_entry
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.schema import metadata
from ludoteca.server.storage.store import IdentityRow, Store
from tests.server.house import open_house


def test_the_latest_version_is_the_last_migration() -> None:
    config = Config()
    folder = Path(migrate.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.LATEST


def test_migrations_make_the_tables_that_the_program_knows(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scene() -> list[object]:
        database = Database(database_url(str(tmp_path / "tables.sqlite3")), Health())
        await migrate.migrate(database)
        await migrate.migrate(database)  # once more does no harm
        async with database.begin() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(scene()) == []


def make_tables(connection: Connection, version: str) -> None:
    """A database as servers of that version had it."""
    config = Config()
    folder = Path(migrate.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def make_first_tables(connection: Connection) -> None:
    make_tables(connection, "0001")


def test_people_of_before_sessions_may_exchange_their_cookies(tmp_path: Path) -> None:
    person = {"id": "old", "name": "Anna", "created": 1}

    def first_tables(connection: Connection) -> None:
        make_first_tables(connection)
        add = text("INSERT INTO identities (id, name, created) VALUES (:id, :name, :created)")
        connection.execute(add, person)

    async def scene() -> object:
        database = Database(database_url(str(tmp_path / "tables.sqlite3")), Health())
        async with database.begin() as connection:
            await connection.run_sync(first_tables)
        await migrate.migrate(database)
        found = await Store(database).identity("old")
        await database.close()
        return found

    assert asyncio.run(scene()) == IdentityRow("old", "Anna", None, 1, signed_cookie=True)


SEED = "5eed" * 16


def before_entropy(connection: Connection) -> None:
    """A match that runs and a table that waits, as the first servers kept them."""
    make_first_tables(connection)
    match = ludoteca.new_match("marabunta", seed=SEED)
    entry = Start(version=1, at=1, actions=tuple(match.actions))
    connection.execute(text("INSERT INTO identities (id, created) VALUES ('anna', 1)"))
    for table, match_id in (("played", "'running'"), ("waiting", "NULL")):
        connection.execute(
            text(
                "INSERT INTO tables VALUES (:id, 'marabunta', :options, '{}', "
                f"false, 'none', false, 'anna', 1, false, {match_id}, NULL)"
            ),
            {"id": table, "options": json.dumps(dict(match.setting.options))},
        )
        for seat in (0, 1):
            connection.execute(
                text(
                    "INSERT INTO seats VALUES "
                    "(:id, :seat, 'person', 'anna', NULL, NULL, NULL, false)"
                ),
                {"id": table, "seat": seat},
            )
    connection.execute(
        text(
            "INSERT INTO matches VALUES ('running', 'played', 'marabunta', 1, :seed, "
            "1, 1, 1, 'running', :to_act, false, NULL, NULL, 0)"
        ),
        {"seed": SEED, "to_act": match.to_act},
    )
    connection.execute(
        text("INSERT INTO happenings VALUES ('running', 1, NULL, :entry)"),
        {"entry": encode_entry(entry).decode()},
    )


def test_a_match_begun_before_seats_contributed_goes_on_with_its_own_seed(database: str) -> None:
    async def scene() -> None:
        engine = open_engine(database_url(database))
        async with engine.begin() as connection:
            await connection.run_sync(before_entropy)
        await engine.dispose()
        # Old as they are, they are not cleared away.
        async with open_house(database, open_days=0, idle_days=0) as house:
            services = house.services
            live = await services.hub.open("running")
            assert live.course.turn_began == live.row.turn_began == live.row.updated == 1
            match = live.match.copy()
            assert match.chance == Chance.of_seed(SEED)
            while len(match.actions) < 40:  # some rounds
                match.play(match.legal_numbers()[0])
            assert ludoteca.verify(match.record(seed=True)).is_fair

            waiting = await services.tables.find("waiting", "anna", None)
            assert len(waiting[0].seed) == 64
            facts = await services.tables.facts(waiting, "anna")
            begun = await services.starting.start(waiting, "anna")
            assert begun is not None
            live = await services.hub.open(begun)
            assert live.match.chance.commitment == facts.commitment

    asyncio.run(scene())


def test_a_start_does_not_load_what_only_migrations_need() -> None:
    code = "import sys, ludoteca.server.operation.app; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
