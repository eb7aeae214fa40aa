"""How much one hostile address slows down the moves at other tables.

    python bench/attack.py [--seconds 15] [--tables 12] [--rate 20] [--json]

Starts a server of its own with its usual limits, on this machine alone. People at some tables play
at a steady rate, first in peace, then while somebody at another address (127.0.0.2) does all of
this at once, for a bounded time:

- fifty sockets ask eighty times for the log of a long match, hang up, and come again;
- thirty connections ask for lists, pages and descriptions as fast as they are answered;
- boards are sent to be checked, and tables opened with them;
- connections are opened that say nothing, others send a thousand requests in a row, or a request
  whose headers go on after its body without end;
- sockets are flooded with pings.

The time is from sending a move to the other player having read what came of it. The attack and the
people run on the same machine as the server, so their work is part of what is measured; the attack
gives way (`nice`), since it would run elsewhere.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.browser import UPGRADE, open_browser  # noqa: E402
from bench.server import (  # noqa: E402
    HOST,
    UVICORN,
    Load,
    open_tables,
    play_once,
    show,
    use_of,
    wait_until_ready,
)
from ludoteca.games import find_game  # noqa: E402
from ludoteca.server.settings import VARIABLE, Settings, database_url  # noqa: E402
from tests.server.house import open_house  # noqa: E402
from tests.server.process import free_port  # noqa: E402
from tests.server.test_memory import play_long  # noqa: E402

HOSTILE = "127.0.0.2"
LONG = 1400  # decisions of the match whose log is asked for
SOCKETS, RECALLS = 50, 80
ASKERS, SILENT, POURING = 30, 20, 5
PINGS = b"\x89\x80\0\0\0\0" * 10_000  # empty, as a browser would send them
REQUESTS = b"GET /nothing HTTP/1.1\r\nHost: here\r\n\r\n" * 1000
CHUNKED = b"POST /api/session HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
TRAILERS = b"again: and again\r\n" * 10_000
MOST = 1_000_000  # requests and messages in all
PATHS = ("/api/lists", "/", "/api/games", "/api/boards", "/api/schema/openapi.json", "/nothing.js")


class Attacker:
    def __init__(self, port: int, match: str, seconds: float) -> None:
        self._port = port
        self._match = match
        self._end = time.monotonic() + seconds
        self._numbers = itertools.count()
        self.sent: Counter[str] = Counter()

    def _goes_on(self, kind: str) -> bool:
        self.sent[kind] += 1
        return time.monotonic() < self._end and next(self._numbers) < MOST

    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=f"http://{HOST}:{self._port}",
            headers={"X-Ludoteca": "1"},
            transport=httpx.AsyncHTTPTransport(local_address=HOSTILE),
            timeout=10,
        )

    async def attack(self) -> None:
        cookies = []
        async with self._client() as http:
            while (answer := await http.post("/api/session")).is_success:
                cookies.append(answer.cookies["ludoteca"])
                http.cookies.clear()
        self.sent["guests"] = len(cookies)
        print("begins", flush=True)
        await asyncio.gather(
            self._recall(cookies),
            self._check_boards(cookies),
            *(self._ask(cookie) for cookie in itertools.islice(itertools.cycle(cookies), ASKERS)),
            *(self._keep_silent() for _ in range(SILENT)),
            *(self._pour("ping floods", self._upgrade(each), PINGS) for each in cookies[:POURING]),
            *(self._pour("requests in a row", b"", REQUESTS) for _ in range(POURING)),
            *(self._pour("trailers", b"", CHUNKED + TRAILERS) for _ in range(POURING)),
            return_exceptions=True,  # a server that hangs up is no reason to stop
        )

    async def _recall(self, cookies: list[str]) -> None:
        watch = json.dumps({"type": "watch", "match": self._match}).encode()
        recall = json.dumps({"type": "recall", "match": self._match}).encode()
        chosen = itertools.cycle(cookies)

        async def one(cookie: str) -> None:
            with suppress(OSError):
                browser = await open_browser(HOST, self._port, cookie, HOSTILE)
                browser.send(watch)
                for _ in range(RECALLS):
                    self._goes_on("recalls")
                    browser.send(recall)
                await asyncio.sleep(0.1)
                browser.close()

        while self._goes_on("rounds of sockets"):
            await asyncio.gather(*(one(next(chosen)) for _ in range(SOCKETS)))

    async def _ask(self, cookie: str) -> None:
        headers = {"Cookie": f"ludoteca={cookie}"}
        async with self._client() as http:
            for path in itertools.cycle(PATHS):
                if not self._goes_on("requests"):
                    return
                with suppress(httpx.HTTPError):
                    await http.get(path, headers=headers)

    async def _check_boards(self, cookies: list[str]) -> None:
        text = find_game("marabunta").board_text("picnic") + f"# {'x' * 90}\n" * 600
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "marabunta", "seats": seats, "boards": {"territory": text}, "public": True}
        async with self._client() as http:
            for cookie in itertools.cycle(cookies):
                if not self._goes_on("boards"):
                    return
                headers = {"Cookie": f"ludoteca={cookie}"}
                with suppress(httpx.HTTPError):
                    await http.post("/api/boards", headers=headers, json={"text": text})
                    await http.post("/api/tables", headers=headers, json=wish)

    def _upgrade(self, cookie: str) -> bytes:
        return UPGRADE.format(host=HOST, port=self._port, cookie=cookie).encode()

    async def _pour(self, kind: str, opening: bytes, words: bytes) -> None:
        """The same again and again, until somebody hangs up, and then anew."""
        while self._goes_on(kind):
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    HOST, self._port, local_addr=(HOSTILE, 0)
                )
                with closing(writer):
                    writer.write(opening)
                    if opening:
                        await reader.read(1000)
                    while time.monotonic() < self._end:
                        writer.write(words)
                        await writer.drain()
            await asyncio.sleep(0.1)

    async def _keep_silent(self) -> None:
        while self._goes_on("silent connections"):
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    HOST, self._port, local_addr=(HOSTILE, 0)
                )
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, self._end - time.monotonic())):
                        await reader.read()
                writer.close()
            await asyncio.sleep(1)


async def make_long_match(folder: Path) -> str:
    async with open_house(folder) as house:
        return await play_long(house, "minicity", LONG, public=True)


async def measure(
    arguments: argparse.Namespace, port: int, match: str, process: subprocess.Popen[bytes]
) -> None:
    load = Load(port)
    url = f"http://{HOST}:{port}"
    async with httpx.AsyncClient(base_url=url, headers={"X-Ludoteca": "1"}, timeout=60) as http:
        await wait_until_ready(http)
        await open_tables(load, arguments.tables, http)
    calm = await play_once(load, arguments.rate, arguments.seconds, process)
    show({"attack": "none", **calm}, arguments.json)
    words = [sys.executable, str(Path(__file__)), "--attack", str(port), match]
    attack = await asyncio.create_subprocess_exec(
        *words, "--seconds", str(arguments.seconds + 5), stdout=subprocess.PIPE
    )
    assert attack.stdout is not None
    await attack.stdout.readline()
    attacked = await play_once(load, arguments.rate, arguments.seconds, process)
    done, _ = await attack.communicate()
    megabytes = round(use_of(process)[0] / 1e6)
    show({"attack": json.loads(done), **attacked, "server_megabytes": megabytes}, arguments.json)
    began = time.monotonic()
    _, computed = use_of(process)
    await asyncio.sleep(5)
    rest = (use_of(process)[1] - computed) / (time.monotonic() - began)
    show({"share_of_a_core_after_the_attack": round(rest, 2)}, arguments.json)
    for table in load.tables:
        for socket in table.sockets:
            socket.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rate", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", nargs=2, metavar=("PORT", "MATCH"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    arguments.seconds = min(arguments.seconds, 120)
    if arguments.attack:
        os.nice(10)  # it would run elsewhere, and must not take the server's cores
        attacker = Attacker(int(arguments.attack[0]), arguments.attack[1], arguments.seconds)
        asyncio.run(attacker.attack())
        print(json.dumps(dict(attacker.sent)))
        return 0
    random.seed(0)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        match = asyncio.run(make_long_match(folder))
        settings = Settings(
            database=database_url(str(folder / "tables.sqlite3")), log_level="error"
        )
        port = free_port()
        environment = os.environ | {VARIABLE: msgspec.json.encode(settings).decode()}
        words = [sys.executable, "-c", UVICORN, str(port)]
        process = stack.enter_context(subprocess.Popen(words, env=environment))
        try:
            asyncio.run(measure(arguments, port, match, process))
        finally:
            process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
