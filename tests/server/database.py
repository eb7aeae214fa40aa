"""A PostgreSQL of our own: empty, on a free port, gone without a trace when it is not needed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.process import free_port

DEBIAN = Path("/usr/lib/postgresql")
ACCOUNT = "postgres"  # it refuses to run as root
TRIES = 3  # somebody else may take a port that was free a moment ago
SECONDS_TO_START, SECONDS_TO_STOP = 300, 60


def find_program(name: str) -> Path:
    """Debian keeps PostgreSQL's programs apart, by version."""
    places = sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)
    found = places[0] if places else shutil.which(name)
    assert found, f"PostgreSQL is missing ({name}): tools/setup.sh test installs it"
    return Path(found)


def account_for(folder: Path) -> dict[str, Any]:
    """Who runs it, as `subprocess` wants to know; the folder becomes theirs."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, ACCOUNT)
    for parent in folder.parents:
        if parent.owner() == "root" and parent != Path("/tmp"):
            parent.chmod(parent.stat().st_mode | 0o711)
    return {"user": ACCOUNT, "group": ACCOUNT, "extra_groups": []}


@contextmanager
def run_postgres(folder: Path, *, durable: bool = False) -> Iterator[str]:
    """Its URL, without a database. If durable, a commit waits for the disk as usual."""
    postgres = Postgres(folder, durable=durable)
    try:
        yield postgres.url
    finally:
        postgres.stop()


class Postgres:
    """Runs from the beginning; it can be stopped, and started again at the same address."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self._folder, self._durable = folder, durable
        self._account = account_for(folder)
        self._data = folder / "data"
        initdb = [str(find_program("initdb")), "-D", str(self._data), "-A", "trust", "-N"]
        made = subprocess.run(
            [*initdb, "-U", "ludoteca"],
            check=False,
            capture_output=True,
            cwd=folder,
            **self._account,
        )
        assert made.returncode == 0, made.stderr.decode()
        self._port = 0
        for _ in range(TRIES):
            self._port = free_port()
            if self._runs():
                return
        raise AssertionError(f"PostgreSQL did not start:\n{(folder / 'log').read_text()}")

    @property
    def url(self) -> str:
        return f"postgresql://ludoteca@127.0.0.1:{self._port}"

    def stop(self) -> None:
        stop(self._process)

    def start_again(self) -> None:
        assert self._runs(), (self._folder / "log").read_text()

    def _runs(self) -> bool:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self._port),
            "unix_socket_directories": str(self._folder),
            "fsync": "on" if self._durable else "off",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(find_program("postgres")), "-D", str(self._data), *words],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                start_new_session=True,  # so that nothing of it stays behind
                **self._account,
            )
        if answers(self._process, self._port):
            return True
        stop(self._process)
        return False


def answers(process: subprocess.Popen[bytes], port: int) -> bool:
    ask = [str(find_program("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(port)]
    limit = time.monotonic() + SECONDS_TO_START
    while process.poll() is None and time.monotonic() < limit:
        if subprocess.run(ask, check=False).returncode == 0:
            return True
        time.sleep(0.1)
    return False


def stop(process: subprocess.Popen[bytes]) -> None:
    """At once, since nothing in it is needed; by force if it does not listen."""
    process.send_signal(signal.SIGQUIT)
    try:
        process.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def create_database(url: str, name: str) -> str:
    """The URL of a fresh one."""
    order = f"CREATE DATABASE {name}"
    subprocess.run([str(find_program("psql")), f"{url}/postgres", "-qc", order], check=True)
    return f"{url}/{name}"
