"""One server on SQLite for all tests of a process, and PostgreSQL for those that need it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from ludoteca.server.settings import Settings, database_url
from tests.server.database import create_database, run_postgres
from tests.server.patience import be_patient
from tests.server.players import Player
from tests.server.process import QuickServer, Server
from tests.server.ready import lay_out, migrate_postgres

PATIENT = dict.fromkeys(
    ("bot_seconds", "reading_seconds", "reveal_seconds", "request_seconds"), 600.0
)

be_patient()

LONG = {"test_interface.py", "test_hosting.py", "test_crashes.py", "test_workers.py"}


@pytest.hookimpl(trylast=True)  # in any order that the others are in
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest first: begun last, it would be waited for at the end."""
    items.sort(key=lambda item: item.path.name not in LONG)


def settings_for(database: str, **more: object) -> Settings:
    """As for people, but nobody minds how fast the tests ask, or how slow the machine is."""
    if "://" not in database:
        lay_out(Path(database))
    values = {"rate": 1000.0, "sockets_per_address": 1000, "warm_up": False, **PATIENT, **more}
    return Settings(database=database_url(database), **values)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with QuickServer(settings_for(str(folder / "tables.sqlite3")), folder / "log") as running:
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL of our own, without any settings."""
    with run_postgres() as url:
        yield url


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    """A fresh database for one test, as an operator creates it."""
    return create_database(postgres, f"test_{uuid4().hex}")


@pytest.fixture(scope="session")
def template(postgres: str) -> str:
    """The name of a database that is ready, and that is only copied."""
    migrate_postgres(create_database(postgres, "template"))
    return "template"


@pytest.fixture
def postgres_database(postgres: str, template: str) -> str:
    """A fresh database for one test, which is ready."""
    return create_database(postgres, f"test_{uuid4().hex}", template)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh one of each kind: what holds for one must hold for the other."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One of each kind in which nothing is yet."""
    if request.param == "sqlite":
        return str(tmp_path / "new" / "tables.sqlite3")
    return str(request.getfixturevalue("empty_postgres"))
