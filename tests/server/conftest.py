"""One server on SQLite for all tests of a process, and PostgreSQL for those that need it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from ludoteca.server.settings import Settings, database_url
from tests.server.players import Player
from tests.server.process import Server, free_port

DEBIAN = Path("/usr/lib/postgresql")


def settings_for(database: str, **more: object) -> Settings:
    """As for people, but nobody minds how fast the tests ask."""
    values = {"rate": 1000.0, "warm_up": False, **more}
    return Settings(database=database_url(database), **values)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(settings_for(str(folder / "tables.sqlite3")), folder / "log") as running:
        yield running


@pytest.fixture
def visit() -> Iterator[Callable[..., Player]]:
    """Makes people at any server."""
    players: list[Player] = []

    def make(url: str, cookie: str | None = None) -> Player:
        players.append(Player(url, cookie))
        return players[-1]

    yield make
    for player in players:
        player.close()


@pytest.fixture
def newcomer(server: Server, visit: Callable[..., Player]) -> Callable[[], Player]:
    """Makes people who are new to the server that all tests share."""
    return lambda: visit(server.url)


def find_program(name: str) -> Path:
    """Debian keeps PostgreSQL's programs apart, by version."""
    places = sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)
    found = places[0] if places else shutil.which(name)
    assert found, f"PostgreSQL is missing ({name}): tools/setup.sh test installs it"
    return Path(found)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of an empty database of a PostgreSQL of our own, without any settings."""
    folder = tmp_path_factory.mktemp("postgres")
    prefix: list[str] = []
    if os.geteuid() == 0:  # which PostgreSQL refuses to run as
        prefix = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
        for parent in folder.parents:
            if parent.owner() == "root" and parent != Path("/tmp"):
                parent.chmod(parent.stat().st_mode | 0o711)
    data, port = folder / "data", free_port()
    control = [*prefix, str(find_program("pg_ctl")), "-D", str(data), "-w", "-l", f"{data}.log"]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    initdb = [*prefix, str(find_program("initdb")), "-D", str(data), "-A", "trust", "-N"]
    subprocess.run([*initdb, "-U", "ludoteca"], check=True, capture_output=True, cwd=folder)
    subprocess.run([*control, "-o", options, "start"], check=True, capture_output=True, cwd=folder)
    yield f"postgresql://ludoteca@127.0.0.1:{port}"
    # A busy machine may take longer than pg_ctl is willing to wait; nothing in it is needed.
    stop = [*control, "-m", "immediate", "-t", "20", "stop"]
    if subprocess.run(stop, check=False, capture_output=True, cwd=folder).returncode != 0:
        pid_file = data / "postmaster.pid"
        with suppress(FileNotFoundError, ProcessLookupError):  # it has gone by itself
            os.kill(int(pid_file.read_text(encoding="utf-8").split()[0]), signal.SIGKILL)


@pytest.fixture
def postgres_database(postgres: str, tmp_path: Path) -> str:
    """A fresh database for one test."""
    name = f"test_{abs(hash(str(tmp_path)))}"
    subprocess.run(
        [str(find_program("psql")), f"{postgres}/postgres", "-qc", f"CREATE DATABASE {name}"],
        check=True,
    )
    return f"{postgres}/{name}"
