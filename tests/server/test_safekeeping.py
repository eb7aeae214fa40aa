"""The database is its owner's alone: no other reader, no other server, no word of it in the log."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.server.operation.claim import claim
from ludoteca.server.operation.json_logs import JsonLines
from ludoteca.server.people.identity import hash_code
from ludoteca.server.settings import Settings, database_url
from ludoteca.server.storage.store import IdentityRow
from tests.server.house import House, open_house

HOLD = """
import sys, time
from ludoteca.server.operation.claim import claim
with claim(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


def modes(folder: Path) -> dict[str, int]:
    return {each.name: each.stat().st_mode & 0o777 for each in folder.glob("tables.sqlite3*")}


def test_only_the_owner_can_read_a_sqlite_database(tmp_path: Path) -> None:
    folder = tmp_path / "new"

    async def scene() -> None:
        async with open_house(folder) as house:
            await house.guest()
            private = dict.fromkeys(("", "-wal", "-shm"), 0o600)
            assert modes(folder) == {f"tables.sqlite3{end}": private[end] for end in private}
            # Files of an earlier version, which everybody could read.
            for file in folder.glob("tables.sqlite3*"):
                file.chmod(0o644)
            async with open_house(folder):
                assert set(modes(folder).values()) == {0o600}

    asyncio.run(scene())


def serve(file: Path) -> int:
    return main(["serve", "--port", "0", "--database", str(file), "--language", "en"])


def test_a_second_server_on_a_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ludoteca.server.operation.claim.SECONDS", 0.1)
    started: list[Settings] = []

    def run(settings: Settings, _: object) -> int:
        started.append(settings)
        return 0

    monkeypatch.setattr("ludoteca.cli.serve.run", run)
    file = tmp_path / "new" / "tables.sqlite3"
    with claim(database_url(str(file))):
        assert serve(file) == 2
        said = capsys.readouterr()
        assert "Another server is using" in said.err
        assert str(file) in said.err.replace("\n", "")
        assert started == []
        assert serve(tmp_path / "other.sqlite3") == 0
    assert serve(file) == 0
    assert len(started) == 2


def test_a_link_to_a_file_is_that_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.operation.claim.SECONDS", 0.1)
    monkeypatch.setattr("ludoteca.cli.serve.run", lambda *_: 0)
    file, link, folder = tmp_path / "real" / "tables", tmp_path / "link", tmp_path / "folder"
    link.symlink_to(file)
    folder.symlink_to(file.parent)
    with claim(database_url(str(link))):  # before there is such a file, and after
        assert serve(file) == 2
        file.touch()
        assert serve(file) == serve(folder / "tables") == serve(folder / ".." / "link") == 2
    with claim(database_url(str(file))):
        assert serve(link) == 2
    assert serve(link) == 0


def test_a_killed_server_leaves_its_file_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.cli.serve.run", lambda *_: 0)
    file = tmp_path / "tables.sqlite3"
    words = [sys.executable, "-c", HOLD, database_url(str(file))]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        monkeypatch.setattr("ludoteca.server.operation.claim.SECONDS", 0.1)
        assert serve(file) == 2
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert serve(file) == 0


async def fail_to_write(house: House, code_hash: str) -> list[BaseException]:
    """The database complains, and quotes in one way or another what it was given."""
    store = house.services.store
    first, second = [(await house.guest()).identity for _ in range(2)]
    await store.change_identity(first, code_hash=code_hash)
    wrong = [
        store.change_identity(second, code_hash=code_hash),
        store.add_identity(IdentityRow("new", None, code_hash, 1)),
        store.add_identity(IdentityRow("new", "x" * 2000, "5" * 64, None)),  # type: ignore[arg-type]
    ]
    done = await asyncio.gather(*wrong, return_exceptions=True)
    return [each for each in done if isinstance(each, BaseException)]


def test_what_could_not_be_written_is_not_in_the_log(database: str) -> None:
    """Nor what the database says about it in its own words."""
    code_hash = hash_code("abcd-efgh-jkmn-pqrs-tuvw")

    async def scene() -> list[BaseException]:
        async with open_house(database) as house:
            return await fail_to_write(house, code_hash)

    errors = asyncio.run(scene())
    assert len(errors) == 3
    for error in errors:
        info = (type(error), error, error.__traceback__)
        record = logging.LogRecord("ludoteca.server", logging.ERROR, "", 0, "failed", (), info)
        line = JsonLines().format(record)
        assert "Error" in line
        assert code_hash not in line
        assert "5" * 64 not in line
