"""The file of SQLite is removed, moved or replaced while the server has it open."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from ludoteca.server.storage import faults
from ludoteca.server.storage.database import PROBE, Database, write_probe
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.sqlite_file import SqliteFile
from tests.server.conftest import settings_for
from tests.server.faults import beside, short_waits
from tests.server.house import by_turn, open_house
from tests.server.ready import lay_out
from tests.server.test_faults import AWAY, lines, ready, try_to_play

ODD_NAMES = ["a b#c&d;e=f.sqlite3", "is?mode=ro&it", "100%20", "ż\udcff", "file:x"]


def test_a_file_that_is_removed_is_not_made_anew_and_nothing_is_said_to_be_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2)
            player, other = by_turn(guests)
            await player.play(match)
            await other.follow(player.standing["version"])
            player, _ = by_turn(guests)
            file = house.services.database.file or ""
            for each in beside(file):
                each.unlink()
            for _ in range(3):
                assert await ready(house.services) == (503, faults.MISSING)
                refused = await try_to_play(player, match)
                assert refused["reason"]["key"] == "server-store-away"
                with pytest.raises(StoreAway):
                    await house.services.store.change_identity(player.identity, name="Ada")
                with pytest.raises(StoreAway):
                    await house.services.database.probe()
        assert beside(file) == []

    asyncio.run(scene())
    assert lines(caplog) == [AWAY]


def test_what_was_refused_is_not_there_when_the_file_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            guest = await house.guest()
            store, file = house.services.store, Path(house.services.database.file or "")
            file.rename(tmp_path / "away")  # alone, as who does not know of the others would do
            with pytest.raises(StoreAway):
                await store.change_identity(guest.identity, name="Ada")
            (tmp_path / "away").rename(file)
            assert (await store.names({guest.identity}))[guest.identity] is None
            await store.change_identity(guest.identity, name="Ada")
            assert (await store.names({guest.identity}))[guest.identity] == "Ada"

    asyncio.run(scene())


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_file_may_have_any_name(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    lay_out(file)
    write_probe(SqliteFile(str(file)))
    assert [*tmp_path.iterdir()] == [file]
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name FROM secrets WHERE name = ?", (PROBE,))
        assert found.fetchall() == [(PROBE,)]


def test_a_house_may_be_in_any_folder(tmp_path: Path) -> None:
    async def scene() -> None:
        folder = tmp_path / "100 % ż#1"
        async with open_house(folder) as house:
            match, guests = await house.seat("marabunta", 2)
            await by_turn(guests)[0].play(match)
            assert await ready(house.services) == (200, "ready")
            assert [each.parent for each in folder.glob("tables.sqlite3")] == [folder]

    asyncio.run(scene())


def test_a_file_is_found_from_where_the_server_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(tmp_path / "tables.sqlite3")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)

    async def scene() -> None:
        database = Database("sqlite+aiosqlite:///tables.sqlite3", Health())
        monkeypatch.chdir(tmp_path / "elsewhere")
        await database.probe()
        async with database.begin() as connection:
            await connection.execute(text("SELECT * FROM secrets"))
        await database.close()
        assert list(Path().iterdir()) == []

    asyncio.run(scene())


def test_a_link_is_followed_and_noticed_when_it_leads_elsewhere(tmp_path: Path) -> None:
    real, other, link = tmp_path / "real", tmp_path / "other", tmp_path / "link"
    for each in (real, other):
        lay_out(each)
    link.symlink_to(real)
    file = SqliteFile(str(link))
    write_probe(file)

    def trouble() -> str:
        with pytest.raises(StoreAway) as refused:
            write_probe(file)
        return refused.value.trouble

    link.unlink()
    link.symlink_to(other)
    assert trouble() == faults.REPLACED
    link.unlink()
    assert trouble() == faults.MISSING
    real.rename(tmp_path / "moved")
    link.symlink_to("moved")  # another link, to the same file
    write_probe(file)


def test_a_step_back_from_a_link_leads_to_where_the_system_goes(tmp_path: Path) -> None:
    inner, link = tmp_path / "house" / "inner", tmp_path / "link"
    inner.mkdir(parents=True)
    link.symlink_to(inner)
    lay_out(tmp_path / "house" / "tables")
    write_probe(SqliteFile(str(link / ".." / "tables")))
    assert not (tmp_path / "tables").exists()


def test_a_folder_that_became_a_file_or_a_ring_holds_no_database(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "tables").touch()
    file = SqliteFile(str(folder / "tables"))
    folder.rename(tmp_path / "moved")
    folder.touch()
    with pytest.raises(StoreAway) as refused:
        file.check()
    assert refused.value.trouble == faults.MISSING
    folder.unlink()
    folder.symlink_to(folder)
    with pytest.raises(StoreAway) as refused:
        file.check()
    assert refused.value.trouble == faults.CANNOT_OPEN


def test_a_database_without_its_tables_is_damaged(database: str) -> None:
    async def scene() -> None:
        watch = Health()
        store = Database(settings_for(database).database, watch)
        async with store.change() as connection:
            await connection.execute(text("DROP TABLE secrets"))
        with short_waits():
            assert await watch.check(store.probe) == faults.DAMAGED
        await store.close()

    asyncio.run(scene())
