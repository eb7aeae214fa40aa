"""A real server in a process of its own, which a test may also kill."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import httpx
import msgspec

from ludoteca.server.settings import Settings

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys, msgspec
from ludoteca.server.operation.running import bind, run
from ludoteca.server.settings import Settings
run(msgspec.json.decode(sys.argv[1], type=Settings), bind("127.0.0.1", int(sys.argv[2])))
"""
SECONDS = 300  # to start or to stop; nothing takes so long, however busy the machine


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Server:
    """Started at once; the same port and database after a restart."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        self._process = self._run(sys.executable, "-c", PROGRAM)
        process = self._process
        self._wait(lambda: process.poll() is None)

    def _run(self, *program: str, talks: bool = False) -> subprocess.Popen[str]:
        words = [msgspec.json.encode(self.settings).decode(), str(self.port)]
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [*program, *words],
                stdin=subprocess.PIPE if talks else subprocess.DEVNULL,
                stdout=subprocess.PIPE if talks else log,
                stderr=log,
                text=True,
                cwd=ROOT,
                start_new_session=True,  # so that its workers can be killed with it
            )

    def _wait(self, lives: Callable[[], bool]) -> None:
        """Until it is ready."""
        limit = time.monotonic() + SECONDS
        while True:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=SECONDS).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if not lives() or time.monotonic() > limit:
                raise AssertionError(f"the server did not start:\n{self.log()}")
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """Without a chance to finish anything, workers and bots included."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(timeout=SECONDS)

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


class MortalServer(Server):
    """For many deaths: it comes out of a process that has everything loaded (`stem`)."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self._child = 0
        super().__init__(settings, log)

    def start(self) -> None:
        if self._process is None:
            self._process = self._run(sys.executable, "-m", "tests.server.stem", talks=True)
        stem = self._process
        assert stem.stdin is not None
        assert stem.stdout is not None
        stem.stdin.write("\n")
        stem.stdin.flush()
        self._child = int(stem.stdout.readline())
        self._wait(lambda: is_alive(self._child))

    def kill(self) -> None:
        """The server and its bots; not what it came from."""
        if self._child:
            with suppress(ProcessLookupError):
                os.killpg(self._child, signal.SIGKILL)
            while is_alive(self._child):
                time.sleep(0.005)

    def close(self) -> None:
        self.kill()
        assert self._process is not None
        with self._process:  # closes the pipes
            super().kill()
