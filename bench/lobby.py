"""Load on the lobby: how long from a change to everybody who looks, and what moves wait for it.

    python bench/lobby.py [--people 500] [--matches 100] [--rate 50] [--changes 2] [--seconds 20]
                          [--processes 2] [--postgres] [--workers N] [--json]

Starts a server of its own, seats two people at each of some matches, who play at a steady rate, and
measures their moves. Then people come to the lobby, with a socket each in processes of their own,
tables are opened there at a steady rate, and the same is measured again: the time from asking for a
table to each of them having read of it, and the moves meanwhile. All of it runs on this machine,
so what this program computes is part of what is measured; the load of the machine is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from http.cookiejar import DefaultCookiePolicy
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import msgspec
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.browser import Browser, open_browser  # noqa: E402
from bench.server import (  # noqa: E402
    HOST,
    UVICORN,
    Load,
    open_tables,
    play_once,
    share,
    show,
    use_of,
    wait_until_ready,
)
from ludoteca.server.settings import VARIABLE, Settings, database_url  # noqa: E402
from tests.server.database import create_database, run_postgres  # noqa: E402
from tests.server.process import free_port  # noqa: E402

VISIT = json.dumps({"type": "visit", "here": True}).encode()
SECONDS_TO_END = 2.0  # for what is still on its way


class Listed(msgspec.Struct):
    id: str


class Told(msgspec.Struct):
    """What this program needs of a message; the rest is skipped."""

    type: str
    tables: list[Listed] = []


decode = msgspec.json.Decoder(Told).decode


class Visitors:
    """People in the lobby, in a process of their own; the clock is the machine's."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._browsers: list[Browser] = []
        self.here = 0
        self.heard: dict[str, list[float]] = {}  # by table: when each read of it

    async def come(self, cookies: list[str]) -> None:
        for cookie in cookies:
            browser = await open_browser(HOST, self._port, cookie)
            browser.heard = self._hear
            self._browsers.append(browser)
            browser.send(VISIT)
        while self.here < len(cookies):
            await asyncio.sleep(0.01)

    def _hear(self, frame: memoryview) -> None:
        now = time.monotonic()
        told = decode(frame)
        if told.type == "lobby":
            self.here += 1
        elif told.type == "lobby-change":
            for table in told.tables:
                self.heard.setdefault(table.id, []).append(now)

    @property
    def lost(self) -> int:
        return sum(browser.closed for browser in self._browsers)


def visit(port: int, cookies: list[str], pipe: Connection) -> None:
    async def scene() -> None:
        visitors = Visitors(port)
        await visitors.come(cookies)
        pipe.send(True)
        while not pipe.poll():
            await asyncio.sleep(0.05)
        pipe.send((visitors.heard, visitors.lost))

    uvloop.run(scene())


async def open_in_lobby(
    http: httpx.AsyncClient, cookies: list[str], rate: float, seconds: float
) -> dict[str, float]:
    """Tables at a steady rate, each by somebody else: their ids, and when they were asked for."""
    asked: dict[str, float] = {}
    wish = {"game": "marabunta", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    begin = time.monotonic()

    async def one(number: int) -> None:
        await asyncio.sleep(begin + number / rate - time.monotonic())
        headers = {"Cookie": f"ludoteca={cookies[number % len(cookies)]}"}
        sent = time.monotonic()
        answer = await http.post("/api/tables", json=wish, headers=headers)
        answer.raise_for_status()
        asked[answer.json()["id"]] = sent

    await asyncio.gather(*(one(number) for number in range(int(rate * seconds))))
    return asked


async def guests(http: httpx.AsyncClient, count: int) -> list[str]:
    found = []
    for _ in range(count):
        answer = await http.post("/api/session")
        answer.raise_for_status()
        found.append(answer.cookies["ludoteca"])
    return found


def arrivals(
    asked: dict[str, float], heard: list[dict[str, list[float]]], people: int
) -> tuple[list[float], int]:
    """Seconds until each person read of each table, and how many never did."""
    took: list[float] = []
    for table, sent in asked.items():
        took += [at - sent for each in heard for at in each.get(table, ())]
    return took, len(asked) * people - len(took)


async def measure(
    arguments: argparse.Namespace, port: int, process: subprocess.Popen[bytes], database: str
) -> None:
    load = Load(port)
    url, headers = f"http://{HOST}:{port}", {"X-Ludoteca": "1"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=120) as http:
        await wait_until_ready(http)
        await open_tables(load, arguments.matches, http)
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        facts = {
            "database": database.partition(":")[0],
            "workers": arguments.workers,
            "matches": arguments.matches,
            "people_in_the_lobby": arguments.people,
            "changes_a_second": arguments.changes,
        }
        show({**facts}, arguments.json)
        alone = await play_once(load, arguments.rate, arguments.seconds, process)
        show({"moves_without_a_lobby": alone}, arguments.json)

        cookies = await guests(http, arguments.people)
        pipes, children = [], []
        start = multiprocessing.get_context("spawn")
        for number in range(arguments.processes):
            here, there = start.Pipe()
            mine = cookies[number :: arguments.processes]
            child = start.Process(target=visit, args=(port, mine, there))
            child.start()
            pipes.append(here)
            children.append(child)
        for pipe in pipes:
            await asyncio.to_thread(pipe.recv)
        hosts = await guests(http, 20)
        _, before = use_of(process)
        playing = play_once(load, arguments.rate, arguments.seconds, process)
        opening = open_in_lobby(http, hosts, arguments.changes, arguments.seconds)
        busy, asked = await asyncio.gather(playing, opening)
        await asyncio.sleep(SECONDS_TO_END)
        _, after = use_of(process)
        for pipe in pipes:
            pipe.send(None)
        told = [await asyncio.to_thread(pipe.recv) for pipe in pipes]
        for child in children:
            child.join()
        took, missing = arrivals(asked, [heard for heard, _ in told], arguments.people)
        show({"moves_with_a_lobby": busy}, arguments.json)
        result = {
            "tables_opened": len(asked),
            "arrivals": len(took),
            "arrivals_missing": missing,
            "sockets_lost": sum(lost for _, lost in told),
            "p50_ms": round(share(took, 0.5) * 1000, 1),
            "p99_ms": round(share(took, 0.99) * 1000, 1),
            "max_ms": round(max(took) * 1000, 1),
            "server_share_of_a_core": round((after - before) / arguments.seconds, 2),
            "load_average": round(os.getloadavg()[0], 1),
        }
        show({"lobby": result}, arguments.json)
    for table in load.tables:
        for socket in table.sockets:
            socket.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50, help="moves a second in all")
    parser.add_argument("--changes", type=float, default=2, help="tables opened a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, default=2, help="for the people in the lobby")
    parser.add_argument("--postgres", action="store_true", help="start one for this run")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "tables.sqlite3")
        if arguments.postgres:
            database = create_database(stack.enter_context(run_postgres(durable=True)), "tables")
        settings = Settings(
            database=database_url(database),
            workers=arguments.workers,
            rate=1_000_000,
            sockets_per_address=1_000_000,
            connections_per_address=1_000_000,
            messages_at_once=1_000_000,
            requests_at_once=1_000_000,
            tables_per_person=1_000_000,
            log_level="warning",
        )
        port = free_port()
        environment = os.environ | {VARIABLE: msgspec.json.encode(settings).decode()}
        words = [sys.executable, "-c", UVICORN, str(port)]
        process = stack.enter_context(subprocess.Popen(words, env=environment))
        try:
            uvloop.run(measure(arguments, port, process, settings.database))
        finally:
            process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
