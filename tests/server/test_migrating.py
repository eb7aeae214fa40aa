"""The shape of the database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

import ludoteca
from ludoteca.core.match import Chance
from ludoteca.server.house.services import Services
from ludoteca.server.settings import database_url
from ludoteca.server.storage import migrate
from ludoteca.server.storage.contact_store import Contacts
from ludoteca.server.storage.database import Database, open_engine
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.invitation_store import Invitations
from ludoteca.server.storage.order_store import OrderStore
from ludoteca.server.storage.schema import metadata
from ludoteca.server.storage.store import IdentityRow
from ludoteca.server.storage.vacation_store import Vacations
from tests.server.house import open_house
from tests.server.versions import SEED, Kept, kept, lost, make_tables, put_in, versions


def test_the_latest_version_is_the_last_migration() -> None:
    assert versions()[-1] == migrate.LATEST


def walk_up(connection: Connection) -> None:
    """Through all versions, with data put in at each; no step loses anything."""
    before: Kept = {}
    for version in versions():
        make_tables(connection, version)
        assert list(lost(before, kept(connection))) == [], version
        assert [table for table, rows in before.items() if not rows] == [], version
        put_in(connection, version)
        before = kept(connection)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_a_database_goes_through_all_versions_and_loses_nothing(empty_database: str) -> None:
    async def scene() -> None:
        engine = open_engine(database_url(empty_database))
        async with engine.begin() as connection:
            await connection.run_sync(walk_up)
            assert await connection.run_sync(differences) == []
        await engine.dispose()
        # Old as they are, they are not cleared away.
        keep = dict.fromkeys(("open_days", "idle_days", "guest_days", "session_days"), 0)
        async with open_house(empty_database, **keep) as house:
            await check_people(house.services)
            await check_club(house.services)
            await check_matches(house.services)

    asyncio.run(scene())


async def check_people(services: Services) -> None:
    # Those of before sessions may exchange their cookies.
    anna = await services.store.identity("anna")
    assert anna == IdentityRow("anna", "Anna", None, 1, signed_cookie=True)
    database = services.database
    assert (await Vacations(database).of(["anna"])) == {"anna": [(10, 20)]}
    [contact] = await Contacts(database).of("anna")
    assert (contact.address, contact.confirmed) == ("anna@example.org", True)
    assert (await Contacts(database).wish("anna")).zone == "Europe/Rome"
    assert await OrderStore(database).of("running") == {1: 12}
    assert [each.id for each in await services.passkey_store.of("anna")] == ["phone"]
    [strength] = await services.past.ratings_of("anna")
    assert (strength.mu, strength.matches) == (27.5, 1)
    assert [each.match_id for each in await services.past.of_person("anna")] == ["cleared away"]


async def check_club(services: Services) -> None:
    whole = await services.events.find("evening")
    assert [player.identity_id for player in whole.players] == ["anna"]
    assert [(table.players, table.ranks) for table in whole.tables] == [([0, 1], [1, 2])]
    assert await services.people.is_banned("bert")
    assert await services.house_store.is_host("anna")
    assert await services.house_store.muted_by("anna") == {"bert"}
    assert [report.text for report in await services.house_store.reports()] == ["rude"]
    assert await services.house_store.rule("announcement") == "Welcome"
    [line] = await services.store.chat("running", 0)
    assert (line.text, line.identity_id) == ("Hello", None)


async def check_matches(services: Services) -> None:
    """A match begun before seats contributed goes on with its own seed."""
    live = await services.hub.open("running")
    assert live.course.turn_began == live.row.turn_began == live.row.updated == 7
    match = live.match.copy()
    assert match.chance == Chance.of_seed(SEED)
    while len(match.actions) < 40:  # some rounds
        match.play(match.legal_numbers()[0])
    assert ludoteca.verify(match.record(seed=True)).is_fair

    waiting = await services.tables.find("waiting", "anna", None)
    assert not any(place.held for place in waiting[1])
    assert (await Invitations(services.database).of_table("waiting"))["bert"].inviter == "anna"
    assert len(waiting[0].seed) == 64
    facts = await services.tables.facts(waiting, "anna")
    begun = await services.starting.start(waiting, "anna")
    assert begun is not None
    live = await services.hub.open(begun)
    assert live.match.chance.commitment == facts.commitment


def test_a_fresh_database_is_brought_to_the_latest_version_once(tmp_path: Path) -> None:
    async def scene() -> list[object]:
        database = Database(database_url(str(tmp_path / "tables.sqlite3")), Health())
        await migrate.migrate(database)
        await migrate.migrate(database)  # once more does no harm
        async with database.begin() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(scene()) == []


def test_a_start_does_not_load_what_only_migrations_and_passkeys_need() -> None:
    code = """
import sys, ludoteca.server.operation.running
print(*sorted({"alembic", "webauthn"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
