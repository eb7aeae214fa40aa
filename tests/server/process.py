"""A real server in a process of its own, which a test may also kill."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx
import msgspec

from ludoteca.server.settings import Settings

PROGRAM = """
import sys, msgspec
from ludoteca.server.running import bind, run
from ludoteca.server.settings import Settings
run(msgspec.json.decode(sys.argv[1], type=Settings), bind("127.0.0.1", int(sys.argv[2])))
"""
SECONDS_TO_START = 120


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """Started at once; the same port and database after a restart."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        words = [msgspec.json.encode(self.settings).decode(), str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *words],
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that its workers can be killed with it
            )
        limit = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self._process.poll() is not None or time.monotonic() > limit:
                raise AssertionError(f"the server did not start:\n{self.log()}")
            time.sleep(0.05)

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
        return self._process.wait(timeout=30)

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
