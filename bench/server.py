"""Load on the table server: how long from a move to the other player's screen.

    python bench/server.py [--matches 500] [--rate 200] [--seconds 30] [--until-it-breaks]
                           [--postgres | --database URL] [--workers N]
                           [--server uvicorn|granian] [--json]

Starts a server of its own, seats two people at each table (a socket each, no bots), and plays at
a steady rate in all. The time is from sending a move to the other player having read what came of
it. This program runs on the same machine, so its own work is part of what is measured; it is told
apart in what is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec
import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests know how to start a PostgreSQL

from bench.browser import Browser, open_browser  # noqa: E402
from ludoteca.server.settings import VARIABLE, Settings, database_url  # noqa: E402
from tests.server.database import create_database, run_postgres  # noqa: E402
from tests.server.process import free_port  # noqa: E402

UVICORN = """
import sys
from ludoteca.server.operation.running import bind, run
from ludoteca.server.settings import handed_over
run(handed_over(), bind("127.0.0.1", int(sys.argv[1])))
"""
GRANIAN = """
import sys
from granian import Granian
from ludoteca.server.settings import handed_over
Granian("ludoteca.server.operation.app:app_of_worker", factory=True, interface="asgi",
        loop="uvloop", address="127.0.0.1", port=int(sys.argv[1]), workers=handed_over().workers,
        websockets=True, log_access=False, backlog=2048).serve()
"""
PROGRAMS = {"uvicorn": UVICORN, "granian": GRANIAN}
HOST = "127.0.0.1"
GAME = "marabunta"
PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")
AT_ONCE = 20  # tables opened at the same time
WARM = 20  # tables that do not count for memory
LIMIT = 0.1  # seconds that 99 of 100 moves may take
STEP, STEP_SECONDS = 100, 10.0  # moves a second more, until it breaks


class Choice(msgspec.Struct):
    number: int


class Standing(msgspec.Struct):
    version: int
    choices: list[Choice]


class News(msgspec.Struct):
    """What this program needs of a message; the rest is skipped."""

    type: str
    standing: Standing | None = None


class Move(msgspec.Struct, tag_field="type", tag="play"):
    match: str
    version: int
    key: str
    action: int


decode = msgspec.json.Decoder(News).decode
encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Table:
    match: str
    standings: list[Standing | None] = field(default_factory=lambda: [None, None])
    sockets: list[Browser] = field(default_factory=list)
    sent: float | None = None  # when the move that is under way was sent
    awaited: int = 0  # its version
    mover: int = 0


@dataclass
class Load:
    port: int
    tables: list[Table] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # move to other player
    refused: int = 0
    late: int = 0  # moves that were due while every table still waited for its last one
    keys: itertools.count[int] = field(default_factory=itertools.count)

    def hear(self, table: Table, seat: int, frame: memoryview) -> None:
        news = decode(frame)
        standing = news.standing
        if standing is None:
            self.refused += news.type in ("refused", "problem", "stale")
            return
        table.standings[seat] = standing
        if table.sent is not None and seat != table.mover and standing.version == table.awaited:
            self.seconds.append(time.perf_counter() - table.sent)
            table.sent = None

    def send(self, table: Table, chooser: random.Random) -> bool:
        """A move, if this table is ready for one."""
        if table.sent is not None:
            return False
        for seat, standing in enumerate(table.standings):
            if standing is not None and standing.choices:
                action = chooser.choice(standing.choices).number
                key = f"bench-{next(self.keys):08}"
                table.awaited, table.mover = standing.version + 1, seat
                table.sent = time.perf_counter()
                move = Move(table.match, standing.version, key, action)
                table.sockets[seat].send(encode(move))
                return True
        return False

    async def play(self, rate: float, seconds: float, chooser: random.Random) -> int:
        """Moves at a steady rate, each at the table that rested longest; how many were due."""
        begin, due = time.perf_counter(), 0
        round_of_tables = itertools.cycle(self.tables)
        while (moment := begin + due / rate) < begin + seconds:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            some = itertools.islice(round_of_tables, len(self.tables))
            self.late += not any(self.send(table, chooser) for table in some)
            due += 1
        limit = time.perf_counter() + 1
        while any(table.sent is not None for table in self.tables) and time.perf_counter() < limit:
            await asyncio.sleep(0.01)
        return due


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


def own_use() -> float:
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime


async def open_tables(load: Load, matches: int, http: httpx.AsyncClient) -> None:
    gate = asyncio.Semaphore(AT_ONCE)
    # One client for everybody, so it must not keep anybody's cookie.
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    async def post(path: str, cookie: str | None = None, body: object = None) -> httpx.Response:
        headers = {} if cookie is None else {"Cookie": f"ludoteca={cookie}"}
        answer = await http.post(path, headers=headers, json=body)
        answer.raise_for_status()
        return answer

    async def one() -> None:
        async with gate:
            people = [(await post("/api/session")).cookies["ludoteca"] for _ in range(2)]
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            place = (await post("/api/tables", people[0], wish)).json()
            path = f"/api/tables/{place['id']}"
            await post(f"{path}/join", people[1], {"code": place["code"]})
            match = (await post(f"{path}/start", people[0])).json()["match"]
            table = Table(match)
            load.tables.append(table)
            for seat, cookie in enumerate(people):
                browser = await open_browser(HOST, load.port, cookie)
                browser.heard = partial(load.hear, table, seat)
                table.sockets.append(browser)
                browser.send(json.dumps({"type": "watch", "match": match}).encode())

    await asyncio.gather(*(one() for _ in range(matches)))
    while any(None in table.standings for table in load.tables):
        await asyncio.sleep(0.05)


async def wait_until_ready(http: httpx.AsyncClient) -> None:
    while True:
        try:
            games = (await http.get("/api/preparations")).json()
            if all(game["rules"] == game["bots"] == 100 for game in games):
                return
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.5)


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def play_once(
    load: Load, rate: float, seconds: float, process: subprocess.Popen[bytes]
) -> dict[str, float]:
    load.seconds, load.late, load.refused = [], 0, 0
    _, before = use_of(process)
    own, heard = own_use(), sum(s.bytes_heard for table in load.tables for s in table.sockets)
    due = await load.play(rate, seconds, random.Random(0))
    _, after = use_of(process)
    made = max(1, len(load.seconds))
    heard = sum(s.bytes_heard for table in load.tables for s in table.sockets) - heard
    return {
        "moves_a_second_asked": round(due / seconds, 1),
        "moves_a_second_made": round(len(load.seconds) / seconds, 1),
        "p50_ms": round(share(load.seconds, 0.5) * 1000, 1),
        "p99_ms": round(share(load.seconds, 0.99) * 1000, 1),
        "max_ms": round(max(load.seconds) * 1000, 1),
        "refused": load.refused,
        "late": load.late,
        "server_ms_of_computing_a_move": round(1000 * (after - before) / made, 2),
        "server_share_of_a_core": round((after - before) / seconds, 2),
        "own_ms_of_computing_a_move": round(1000 * (own_use() - own) / made, 2),
        "kilobytes_sent_a_move": round(heard / made / 1000, 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


def show(result: dict[str, object], as_json: bool) -> None:
    lines = [json.dumps(result)] if as_json else [f"{k}: {v}" for k, v in result.items()]
    print("\n".join(lines), flush=True)


async def measure(
    arguments: argparse.Namespace, port: int, process: subprocess.Popen[bytes], database: str
) -> None:
    load = Load(port)
    headers = {"X-Ludoteca": "1"}
    url = f"http://{HOST}:{port}"
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=120) as http:
        await wait_until_ready(http)
        await open_tables(load, WARM, http)  # what all matches share is there now
        empty, _ = use_of(process)
        await open_tables(load, arguments.matches - WARM, http)
    full, _ = use_of(process)
    gc.freeze()
    show(
        {
            "server": arguments.server,
            "database": database.partition(":")[0],
            "workers": arguments.workers,
            "matches": arguments.matches,
            "sockets": sum(len(table.sockets) for table in load.tables),
            "kilobytes_a_match_with_two_sockets": round(
                (full - empty) / (arguments.matches - WARM) / 1000
            ),
        },
        arguments.json,
    )
    result = await play_once(load, arguments.rate, arguments.seconds, process)
    show({**result}, arguments.json)
    rate = arguments.rate
    while arguments.until_it_breaks and result["p99_ms"] <= LIMIT * 1000 and not result["late"]:
        rate += STEP
        result = await play_once(load, rate, STEP_SECONDS, process)
        show({**result}, arguments.json)
    for table in load.tables:
        for socket in table.sockets:
            socket.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--until-it-breaks", action="store_true")
    parser.add_argument("--postgres", action="store_true", help="start one for this run")
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--server", choices=PROGRAMS, default="uvicorn")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = arguments.database or str(folder / "tables.sqlite3")
        if arguments.postgres:
            database = create_database(stack.enter_context(run_postgres(durable=True)), "tables")
        settings = Settings(
            database=database_url(database),
            workers=arguments.workers,
            rate=1_000_000,
            sockets_per_address=1_000_000,
            messages_at_once=1_000_000,
            requests_at_once=1_000_000,
            log_level="warning",
        )
        port = free_port()
        environment = os.environ | {VARIABLE: msgspec.json.encode(settings).decode()}
        words = [sys.executable, "-c", PROGRAMS[arguments.server], str(port)]
        process = stack.enter_context(subprocess.Popen(words, env=environment))
        try:
            uvloop.run(measure(arguments, port, process, settings.database))
        finally:
            process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
