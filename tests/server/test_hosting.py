"""The commands of docs/hosting.md, run as they stand there but for ports and folders."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from ludoteca.cli import main, serve
from ludoteca.server.settings import Settings
from tests.server.asgi import OURS, Answer, open_door
from tests.server.database import find_program
from tests.server.players import Player, play_until
from tests.server.process import SECONDS, free_port

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
PROGRAMS = ("createdb", "pg_dump", "pg_restore")


def commands(*, containing: str) -> list[str]:
    """The commands of the first block with some text in it."""
    blocks: list[str] = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return next(block for block in blocks if containing in block).strip().splitlines()


def replace(command: str, replacements: dict[str, str]) -> str:
    for old, new in replacements.items():
        assert old in PAGE
        command = command.replace(old, new)
    return command


def words_of(command: str, replacements: dict[str, str]) -> list[str]:
    words = shlex.split(replace(command, replacements))
    if words[0] == "ludoteca":
        words = [sys.executable, "-c", "from ludoteca.cli import main; main()", *words[1:]]
    elif words[0] == "python":
        words[0] = sys.executable
    elif words[0] in PROGRAMS:
        words[0] = str(find_program(words[0]))
    return words


def run(command: str, replacements: dict[str, str], folder: Path) -> None:
    words = words_of(command, replacements)
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz", timeout=SECONDS, verify=False).status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def serving(command: str, replacements: dict[str, str], folder: Path) -> Iterator[str]:
    """What it logs is in the folder."""
    port = free_port()
    words = words_of(command, {**replacements, "--port 8000": f"--port {port}"})
    environment = os.environ | {"XDG_DATA_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(words, cwd=folder, env=environment, stderr=log)
    url = f"http://127.0.0.1:{port}"
    try:
        while not is_ready(url):
            assert process.poll() is None
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(timeout=SECONDS)


def name_somebody(url: str) -> str:
    player = Player(url)
    player.http.patch("/api/session", json={"name": "Ada"}).raise_for_status()
    player.close()
    return player.cookie


def name_of(url: str, cookie: str) -> str | None:
    player = Player(url, cookie)
    player.close()
    name: str | None = player.session["name"]
    return name


def settings_of(
    command: str, replacements: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> Settings:
    """With which the command would serve."""
    served: list[Settings] = []

    def note(settings: Settings, door: socket.socket) -> int:
        served.append(msgspec.structs.replace(settings, warm_up=False))
        return 0

    monkeypatch.setattr(serve, "run", note)
    words = shlex.split(replace(command, {**replacements, "--port 8000": "--port 0"}))
    assert main(words[1:]) == 0
    return served[0]


def answer_to(headers: dict[str, str], settings: Settings) -> Answer:
    """What somebody is told about their session by a server with these settings."""

    async def ask() -> Answer:
        async with open_door(settings) as door:
            sent = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
            return await door.ask("POST", "/api/session", headers=(*OURS, *sent))

    return asyncio.run(ask())


def test_one_machine_with_backup_and_restore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [order] = commands(containing="--host 0.0.0.0")
    here = {"--host 0.0.0.0": "--host 127.0.0.1"}
    with serving(order, here, tmp_path) as url:
        for command in commands(containing="healthz"):
            run(command, {"http://127.0.0.1:8000": url}, tmp_path)
        cookie = name_somebody(url)
        [backup] = commands(containing="VACUUM")
        run(backup, {}, tmp_path)
    monkeypatch.chdir(tmp_path)
    restored = settings_of(order, {**here, "tables.sqlite3": "backup.sqlite3"}, monkeypatch)
    assert answer_to({"Cookie": f"ludoteca={cookie}"}, restored).json()["name"] == "Ada"


def test_behind_a_proxy_cookies_need_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [order] = commands(containing="--https")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = settings_of(order, {}, monkeypatch)
    answer = answer_to({"Origin": "https://tables.example.org"}, settings)
    assert "Secure" in answer.headers["set-cookie"]


def test_mail_is_handed_in_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setting, order = commands(containing="LUDOTECA_SMTP")
    name, _, value = setting.removeprefix("export ").partition("=")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(name, value)
    settings = settings_of(order, {}, monkeypatch)
    assert (settings.smtp, settings.mail_from) == (value, "tables@example.org")
    for wrong, sender, told in (
        (value, [], "needs --sender"),
        ("mail.example.org", ["--sender", "a@example.org"], "must be an address as smtp://"),
    ):
        monkeypatch.setenv(name, wrong)
        assert main(["serve", "--port", "0", *sender, "--language", "en"]) == 2
        assert told in " ".join(capsys.readouterr().err.split())


def play_at_both_workers(url: str, visit: Callable[..., Player]) -> None:
    """Whichever of them each person came to, they have one match."""
    players = [visit(url) for _ in range(2)]
    table = players[0].open_table("marabunta", "me", "open")
    players[1].join(table)
    match = players[0].start(table)
    for player in players:
        player.watch(match)
    play_until(20, match, players, random.Random(5))
    assert players[0].happened == players[1].happened


def test_postgres_with_workers_backup_and_restore(
    postgres: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    visit: Callable[..., Player],
) -> None:
    """The workers share a door, and find together that the database has no tables yet."""
    port = postgres.rpartition(":")[2]
    here = {"127.0.0.1:5432": f"127.0.0.1:{port}", "-p 5432": f"-p {port}"}
    create, order = commands(containing="--workers")
    run(create, here, tmp_path)
    with serving(order, here, tmp_path) as url:
        play_at_both_workers(url, visit)
        cookie = name_somebody(url)
        for command in commands(containing="pg_dump"):
            run(command, here, tmp_path)
        log = tmp_path / "log"
        while log.read_text(encoding="utf-8").count('"started"') < 2:
            time.sleep(0.05)
    assert log.read_text(encoding="utf-8").count('"stopped"') == 2
    restored = settings_of(order, {**here, "5432/ludoteca": f"{port}/restored"}, monkeypatch)
    assert answer_to({"Cookie": f"ludoteca={cookie}"}, restored).json()["name"] == "Ada"


def test_play_without_a_game_opens_the_browser(tmp_path: Path) -> None:
    """`ludoteca play`: on a free port of this machine, with the data in the user's folder."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    words = words_of("ludoteca play", {})
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"}
    process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        while not opened.exists():
            assert process.poll() is None
            time.sleep(0.1)
        url = opened.read_text().strip()
        assert url.startswith("http://127.0.0.1:")
        assert (
            httpx.get(url, timeout=SECONDS, verify=False)
            .headers["content-type"]
            .startswith("text/html")
        )
        assert name_of(url, name_somebody(url)) == "Ada"
    finally:
        process.send_signal(signal.SIGINT)  # as Ctrl+C does
        said, _ = process.communicate(timeout=SECONDS)
    assert url in said
    assert list(tmp_path.rglob("*.sqlite3"))


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--database", "mysql://host/name"], "mysql"),
        (["--host", "203.0.113.1"], "203.0.113.1"),
        (["--set", "nonsense=1"], "tables_per_person"),
        (["--set", "rate"], "NAME=VALUE"),
        (["--set", "open_days=-1"], "open_days"),
        (["--set", "bot_seconds=soon"], "soon"),
    ],
)
def test_what_cannot_be_served_is_told(
    arguments: list[str],
    key: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # where nobody else serves
    assert main(["serve", *arguments, "--language", "en"]) == 2
    assert key in capsys.readouterr().err
