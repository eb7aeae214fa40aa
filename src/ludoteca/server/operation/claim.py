"""A SQLite file has one server: two would not know of each other's moves."""

from __future__ import annotations

import fcntl
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from sqlalchemy.engine import make_url

from ludoteca.server.settings import is_postgres

SECONDS = 2.0  # a server that was just stopped may need them to let go
ADDRESS = re.compile(r"https?://[\w.:%\[\]-]{1,300}\n", re.ASCII)
MOST_BYTES = 400  # of the file of the lock that are read

Announce: TypeAlias = Callable[[str], None]


class Claimed(Exception):
    """Another server is at work on this file."""

    def __init__(self, file: str, address: str) -> None:
        super().__init__(file)
        self.file = file
        self.address = address  # where it is; nothing if it has not said so yet


@contextmanager
def claim(database: str) -> Iterator[Announce]:
    """As long as this lasts the file is ours; the lock ends with the process, however it ends.

    Who else wants the file is told the address that was announced.
    """
    file = None if is_postgres(database) else make_url(database).database
    if not file:
        yield lambda address: None
        return
    real = Path(file).resolve()  # a file has one, whatever links lead to it
    real.parent.mkdir(parents=True, exist_ok=True)
    # Beside the database, since SQLite loses its own locks if anybody else closes its file.
    lock = os.open(f"{real}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        take(lock, file)
        os.ftruncate(lock, 0)  # what it says is left from a server that was killed

        def announce(address: str) -> None:
            os.pwrite(lock, f"{address}\n".encode(), 0)

        try:
            yield announce
        finally:
            os.ftruncate(lock, 0)
    finally:
        os.close(lock)


def take(lock: int, file: str) -> None:
    limit = time.monotonic() + SECONDS
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            if time.monotonic() > limit:
                raise Claimed(file, announced(lock)) from error
            time.sleep(0.05)
        else:
            return


def announced(lock: int) -> str:
    """Only what has the form of an address, since it is shown and opened."""
    text = os.pread(lock, MOST_BYTES, 0).decode(errors="replace")
    return text.removesuffix("\n") if ADDRESS.fullmatch(text) else ""
