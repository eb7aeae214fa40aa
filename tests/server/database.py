"""A PostgreSQL of our own: empty, on a free port, gone without a trace when it is not needed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from tests.server.process import free_port

DEBIAN = Path("/usr/lib/postgresql")
ACCOUNT = "postgres"  # it refuses to run as root
USER = "ludoteca"
PREFIX = "ludoteca-postgres-"
TRIES = 3  # somebody else may take a port that was free a moment ago
SECONDS_TO_START, SECONDS_TO_STOP = 300, 60


def find_program(name: str) -> Path:
    """Debian keeps PostgreSQL's programs apart, by version."""
    places = sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)
    found = places[0] if places else shutil.which(name)
    assert found, f"PostgreSQL is missing ({name}): tools/setup.sh test installs it"
    return Path(found)


def make_folder() -> tuple[Path, dict[str, Any]]:
    """For whoever runs it, and who that is, as `subprocess` wants to know.

    Not among pytest's folders: each pytest that starts takes these away from other accounts.
    """
    if os.geteuid() != 0:
        return Path(tempfile.mkdtemp(prefix=PREFIX)), {}
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir="/tmp"))  # where every account may look
    shutil.chown(folder, ACCOUNT)
    return folder, {"user": ACCOUNT, "group": ACCOUNT, "extra_groups": []}


@contextmanager
def run_postgres(*, durable: bool = False) -> Iterator[str]:
    """Its URL, without a database. If durable, a commit waits for the disk as usual."""
    with Postgres(durable=durable) as postgres:
        yield postgres.url


class Postgres:
    """Runs from the beginning; it can be stopped, and started again at the same address."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._folder, self._account = make_folder()
        self._data = self._folder / "data"
        initdb = [str(find_program("initdb")), "-D", str(self._data), "-A", "trust", "-N"]
        made = subprocess.run(
            [*initdb, "-U", USER],
            check=False,
            capture_output=True,
            cwd=self._folder,
            **self._account,
        )
        assert made.returncode == 0, made.stderr.decode()
        self._port = 0
        for _ in range(TRIES):
            self._port = free_port()
            if self._runs():
                return
        raise AssertionError(f"PostgreSQL did not start:\n{self._log()}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def _log(self) -> str:
        return (self._folder / "log").read_text(encoding="utf-8")

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self._port}"

    def stop(self) -> None:
        stop(self._process)

    def start_again(self) -> None:
        assert self._runs(), self._log()

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
    ask = [str(find_program("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(port), "-U", USER]
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


def create_database(url: str, name: str, template: str = "template0") -> str:
    """The URL of a fresh one, a copy of another."""
    order = f"CREATE DATABASE {name} TEMPLATE {template}"
    subprocess.run([str(find_program("psql")), f"{url}/postgres", "-qc", order], check=True)
    return f"{url}/{name}"
