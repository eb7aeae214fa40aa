"""A real server in a process of its own, which a test may also kill."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import gettempdir
from types import TracebackType
from typing import IO, Self

import httpx
import msgspec

from ludoteca.server.settings import Settings
from tests.forked import Stem
from tests.server.orders import Look, Order, Start

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys, msgspec
from ludoteca.server.operation.running import bind, run
from ludoteca.server.settings import Settings
sys.exit(run(msgspec.json.decode(sys.argv[1], type=Settings), bind("127.0.0.1", int(sys.argv[2]))))
"""
SECONDS = 300  # to start or to stop; nothing takes so long, however busy the machine


# Below those that systems give to whoever wants any: nobody comes by one while a server restarts.
PORTS = count(20_000)
ours: list[IO[bytes]] = []


def free_port() -> int:
    """For this process as long as it runs, whatever other tests run on this machine."""
    folder = Path(gettempdir()) / f"ludoteca-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    for port in PORTS:
        claim = (folder / str(port)).open("wb")
        with socket.socket() as door, suppress(OSError):
            flock(claim, LOCK_EX | LOCK_NB)
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(("127.0.0.1", port))
            ours.append(claim)
            return port
        claim.close()
    raise AssertionError


class Server:
    """Started at once; the same port and database after a restart."""

    program = PROGRAM

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0
        self._log = log
        self.start()

    def start(self) -> None:
        self.pid = self._begin()
        limit = time.monotonic() + SECONDS
        with httpx.Client(base_url=self.url, timeout=SECONDS, verify=False) as client:
            while True:
                with suppress(httpx.TransportError):
                    if client.get("/readyz").status_code == 200:
                        return
                if self._exit_code() is not None or time.monotonic() > limit:
                    self.close()
                    raise AssertionError(f"the server did not start:\n{self.log()}")
                time.sleep(0.02)

    def _begin(self) -> int:
        words = [msgspec.json.encode(self.settings).decode(), str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", self.program, *words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=ROOT,
                start_new_session=True,  # so that its workers can be killed with it
            )
        return self._process.pid

    def _exit_code(self, *, waits: bool = False) -> int | None:
        return self._process.wait(SECONDS) if waits else self._process.poll()

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """Without a chance to finish anything, workers and bots included."""
        assert self.pid  # 0 would be the tests themselves
        os.killpg(self.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self.pid
        os.kill(self.pid, signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self._exit_code(waits=True)
        assert code is not None
        self.pid = 0
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        if self.pid:
            self.kill()


@cache
def stem() -> Stem:
    """What quick servers come out of."""
    return Stem("-m", "tests.server.stem")


def told(order: Order) -> int | None:
    return msgspec.json.decode(stem().do(msgspec.json.encode(order)), type=int | None)


class QuickServer(Server):
    """The same server, there in a moment: it comes out of a process that has everything loaded."""

    def __init__(self, settings: Settings, log: Path, *, quick_bots: bool = False) -> None:
        self._quick_bots = quick_bots
        super().__init__(settings, log)

    def _begin(self) -> int:
        order = Start(self.settings, self.port, str(self._log), self._quick_bots)
        child = told(order)
        assert child is not None
        return child

    def _exit_code(self, *, waits: bool = False) -> int | None:
        return told(Look(self.pid, waits))
