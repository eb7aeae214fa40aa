"""`ludoteca play` without a game: the table in the browser, where it always is."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ludoteca.cli import serve
from ludoteca.server.operation.claim import claim
from ludoteca.server.operation.running import bind
from ludoteca.server.settings import Settings, database_url
from tests.cli.conftest import Ran, Run
from tests.server.process import free_port

LOCAL = "127.0.0.1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch, file: Path) -> list[int]:
    """Ports of this test alone in place of the usual ones; a folder and no browser of its own."""
    ports = [free_port(), free_port()]
    monkeypatch.setattr(serve, "PLAY_PORTS", ports)
    monkeypatch.setattr(serve, "usual_database", lambda: str(file))
    monkeypatch.setattr(serve, "open_browser_when_ready", lambda _: None)
    return ports


@pytest.fixture
def ran_at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ports of the tables, each of which is stopped at once."""
    ports: list[int] = []

    def end(settings: Settings, door: socket.socket) -> int:
        ports.append(door.getsockname()[1])
        return 0

    monkeypatch.setattr(serve, "run", end)
    return ports


def test_the_usual_ports_are_given_to_nobody_who_wants_any() -> None:
    assert len(serve.PLAY_PORTS) > 1
    assert all(1024 < port < 32768 for port in serve.PLAY_PORTS)


def test_the_table_is_at_the_same_address_at_every_start(
    run: Run, usual: list[int], ran_at: list[int]
) -> None:
    for _ in range(3):
        shown = run("play")
        assert shown.code == 0
        assert shown.out == f"Play at http://{LOCAL}:{usual[0]} (stop it with Ctrl+C).\n"
    assert ran_at == [usual[0]] * 3


@pytest.mark.parametrize("language", ["en", "it", "fr", "pl"])
def test_where_another_program_has_the_port_the_next_one_is_taken_and_told(
    run: Run, usual: list[int], ran_at: list[int], language: str
) -> None:
    with bind(LOCAL, usual[0]):
        shown = run("play", "--language", language)
        told, address = shown.out.splitlines()
        assert str(usual[0]) in told
        assert f"http://{LOCAL}:{usual[1]} " in address
        with bind(LOCAL, usual[1]):
            assert str(usual[0]) in run("play", "--language", language).out
    run("play", "--language", language)
    second, free, first = ran_at
    assert (first, second) == tuple(usual)
    assert free not in (0, *usual)


# While a table runs


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, usual: list[int]) -> list[str]:
    """What the browser was led to, and nobody waits for a file that somebody else has."""
    monkeypatch.setattr("ludoteca.server.operation.claim.SECONDS", 0.1)
    addresses: list[str] = []
    monkeypatch.setattr("webbrowser.open", addresses.append)
    return addresses


@pytest.mark.parametrize("language", ["en", "it", "fr", "pl"])
def test_a_second_start_opens_the_table_that_runs(
    run: Run, monkeypatch: pytest.MonkeyPatch, usual: list[int], opened: list[str], language: str
) -> None:
    url = f"http://{LOCAL}:{usual[0]}"
    seconds: list[Ran] = []

    def start_another(settings: Settings, door: socket.socket) -> int:
        seconds.append(run("play", "--language", language))
        return 0

    monkeypatch.setattr(serve, "run", start_another)
    assert run("play", "--language", language).code == 0
    [second] = seconds
    assert second.code == 0
    assert url in second.out.splitlines()[-1]
    assert opened == [url]


@pytest.mark.parametrize(
    ("options", "address"),
    [
        ((), f"http://{LOCAL}:PORT"),
        (("--host", "0.0.0.0"), f"http://{LOCAL}:PORT"),
        (("--origin", "https://games.example"), "https://games.example"),
    ],
)
def test_a_server_says_where_it_is_but_not_how_to_become_its_host(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    file: Path,
    opened: list[str],
    options: tuple[str, ...],
    address: str,
) -> None:
    told: list[str] = []

    def start_others(settings: Settings, door: socket.socket) -> int:
        url = address.replace("PORT", str(door.getsockname()[1]))
        second = run("serve", "--port", "0", "--database", file)
        assert second.refused("Another server is using", str(file), f" {url}.")
        assert run("play").code == 0
        assert opened == [url]
        told.append(Path(f"{file}.lock").read_text(encoding="utf-8"))
        assert settings.host_token not in told[0]
        return 0

    monkeypatch.setattr(serve, "run", start_others)
    assert run("serve", "--port", "0", "--database", file, *options).code == 0
    assert len(told) == 1
    assert Path(f"{file}.lock").read_text(encoding="utf-8") == ""


def test_what_a_killed_server_left_in_the_lock_does_not_matter(
    run: Run, file: Path, usual: list[int], ran_at: list[int], opened: list[str]
) -> None:
    lock = Path(f"{file}.lock")
    lock.write_text("http://127.0.0.1:1\n", encoding="utf-8")
    assert run("play").code == 0
    lock.write_text("http://127.0.0.1:1\n", encoding="utf-8")
    with claim(database_url(str(file))):  # which has not said yet where it is
        assert run("play").refused("does not say where its table is")
    assert ran_at == [usual[0]]
    assert opened == []


@pytest.mark.parametrize(
    "text", ["", "file:///etc/passwd\n", "http://a b\n", "http://a\nhttp://b\n", "http://a/#b\n"]
)
def test_nothing_but_an_address_is_opened(
    run: Run, file: Path, opened: list[str], text: str
) -> None:
    with claim(database_url(str(file))):
        Path(f"{file}.lock").write_text(text, encoding="utf-8")
        second = run("play")
        assert second.refused(str(file))
        assert "--database" not in second.err
        assert run("serve", "--port", "0", "--database", file).refused(str(file), "--database")
    assert opened == []
