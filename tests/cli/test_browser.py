"""`ludoteca play` without a game: the table in the browser, where it always is."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ludoteca.cli import serve
from ludoteca.server.operation.running import bind
from ludoteca.server.settings import Settings
from tests.cli.conftest import Run
from tests.server.process import free_port

LOCAL = "127.0.0.1"


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[int]:
    """Ports of this test alone in place of the usual ones; a folder and no browser of its own."""
    ports = [free_port(), free_port()]
    monkeypatch.setattr(serve, "PLAY_PORTS", ports)
    monkeypatch.setattr(serve, "usual_database", lambda: str(tmp_path / "tables.sqlite3"))
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
