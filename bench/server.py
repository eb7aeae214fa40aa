"""Load on the table server: how long from a move to the other player's screen.

    python bench/server.py [--matches 500] [--rate 200] [--seconds 30]
                           [--database URL] [--workers N] [--json]

Starts a server of its own, seats two people at each table (a socket each, no bots), and plays at
a steady rate in all. The time is from sending a move to the other player having read what came of
it. This program runs on the same machine, so its own work is part of what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.server.settings import Settings, database_url

PROGRAM = """
import sys, msgspec
from ludoteca.server.running import bind, run
from ludoteca.server.settings import Settings
run(msgspec.json.decode(sys.argv[1], type=Settings), bind("127.0.0.1", int(sys.argv[2])))
"""
PORT = 8797
GAME = "marabunta"
PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")
AT_ONCE = 20  # sockets opened at the same time


class Choice(msgspec.Struct):
    number: int


class Standing(msgspec.Struct):
    version: int
    choices: list[Choice]
    status: str


class News(msgspec.Struct):
    """What this program needs of a message; the rest is skipped."""

    type: str
    standing: Standing | None = None


decode = msgspec.json.Decoder(News).decode


@dataclass
class Seat:
    socket: ClientConnection
    standing: Standing | None = None


@dataclass
class Table:
    match: str
    seats: list[Seat]
    sent: float | None = None  # when the move that is under way was sent
    awaited: int = 0  # its version


@dataclass
class Load:
    url: str
    tables: list[Table] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # move to other player
    refused: int = 0
    late: int = 0  # moves that were due while every table still waited for its last one

    async def read(self, table: Table, seat: Seat) -> None:
        async for frame in seat.socket:
            news = decode(frame)
            if news.standing is not None:
                moved = seat.standing is not None and bool(seat.standing.choices)
                seat.standing = news.standing
                awaited = news.standing.version == table.awaited and not moved
                if awaited and table.sent is not None:
                    self.seconds.append(time.perf_counter() - table.sent)
                    table.sent = None
            elif news.type in ("refused", "problem", "stale"):
                self.refused += 1

    async def play(self, rate: float, seconds: float, chooser: random.Random) -> int:
        """Moves at a steady rate, each at the table that rested longest; how many were made."""
        begin, made = time.perf_counter(), 0
        round_of_tables = itertools.cycle(self.tables)
        while (due := begin + made / rate) < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            for table in itertools.islice(round_of_tables, len(self.tables)):
                if table.sent is not None:
                    continue
                acting = next(
                    (s for s in table.seats if s.standing is not None and s.standing.choices), None
                )
                if acting is None or acting.standing is None:
                    continue
                break
            else:
                self.late += 1
                made += 1
                continue
            made += 1
            table.awaited = acting.standing.version + 1
            table.sent = time.perf_counter()
            move = {
                "type": "play",
                "match": table.match,
                "version": acting.standing.version,
                "key": f"bench-{made:08}",
                "action": chooser.choice(acting.standing.choices).number,
            }
            await acting.socket.send(json.dumps(move))
        return made


def use_of(process: subprocess.Popen[bytes]) -> tuple[int, float]:
    """Bytes and seconds of computing of the server and its workers."""
    memory, ticks = 0, 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(path.parent.name) == process.pid or int(words[1]) == process.pid:
            memory += int(words[21]) * PAGE
            ticks += int(words[11]) + int(words[12])
    return memory, ticks / TICKS


async def open_tables(load: Load, matches: int, stack: AsyncExitStack) -> None:
    headers = {"X-Ludoteca": "1"}
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with gate, httpx.AsyncClient(base_url=load.url, headers=headers, timeout=120) as http:
            first = (await http.post("/api/session")).cookies["ludoteca"]
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await http.post("/api/tables", json=wish)).json()
            async with httpx.AsyncClient(base_url=load.url, headers=headers, timeout=120) as other:
                second = (await other.post("/api/session")).cookies["ludoteca"]
                join = {"code": table["code"]}
                await other.post(f"/api/tables/{table['id']}/join", json=join)
            started = (await http.post(f"/api/tables/{table['id']}/start")).json()
            sockets = []
            for cookie in (first, second):
                socket = await stack.enter_async_context(
                    connect(
                        load.url.replace("http", "ws", 1) + "/api/socket",
                        additional_headers={"Cookie": f"ludoteca={cookie}"},
                        max_size=None,
                        compression=None,
                    )
                )
                sockets.append(socket)
            here = Table(started["match"], [Seat(socket) for socket in sockets])
            load.tables.append(here)
            for seat in here.seats:
                task = asyncio.create_task(load.read(here, seat))
                stack.callback(task.cancel)
                await seat.socket.send(json.dumps({"type": "watch", "match": here.match}))

    await asyncio.gather(*(one() for _ in range(matches)))
    while any(seat.standing is None for table in load.tables for seat in table.seats):
        await asyncio.sleep(0.05)


async def wait_until_ready(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        while True:
            try:
                games = (await http.get("/api/games")).json()
                if all(game["ready"] for game in games):
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.5)


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def measure(arguments: argparse.Namespace, process: subprocess.Popen[bytes]) -> None:
    load = Load(f"http://127.0.0.1:{PORT}")
    await wait_until_ready(load.url)
    empty, _ = use_of(process)
    async with AsyncExitStack() as stack:
        await open_tables(load, arguments.matches, stack)
        full, before = use_of(process)
        made = await load.play(arguments.rate, arguments.seconds, random.Random(0))
        await asyncio.sleep(1)
        _, after = use_of(process)
        own = resource.getrusage(resource.RUSAGE_SELF)
        result = {
            "matches": arguments.matches,
            "sockets": 2 * arguments.matches,
            "workers": arguments.workers,
            "database": arguments.database.partition(":")[0] if arguments.database else "sqlite",
            "moves_a_second": round(len(load.seconds) / arguments.seconds, 1),
            "asked_a_second": round(made / arguments.seconds, 1),
            "p50_ms": round(share(load.seconds, 0.5) * 1000, 1),
            "p99_ms": round(share(load.seconds, 0.99) * 1000, 1),
            "max_ms": round(max(load.seconds) * 1000, 1),
            "refused": load.refused,
            "late": load.late,
            "kilobytes_a_match_with_two_sockets": round((full - empty) / arguments.matches / 1000),
            "server_ms_of_computing_a_move": round(1000 * (after - before) / len(load.seconds), 2),
            "cpu_seconds_of_this_program": round(own.ru_utime + own.ru_stime, 1),
        }
    print(
        json.dumps(result) if arguments.json else "\n".join(f"{k}: {v}" for k, v in result.items())
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=database_url(arguments.database or f"{folder}/tables.sqlite3"),
            workers=arguments.workers,
            rate=1_000_000,
        )
        words = [msgspec.json.encode(settings).decode(), str(PORT)]
        with subprocess.Popen([sys.executable, "-c", PROGRAM, *words]) as process:
            try:
                asyncio.run(measure(arguments, process))
            finally:
                process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
