"""A SQLite file has one server: two would not know of each other's moves."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from ludoteca.server.settings import is_postgres

SECONDS = 2.0  # a server that was just stopped may need them to let go


class Claimed(Exception):
    """Another server is at work on this file."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


@contextmanager
def claim(database: str) -> Iterator[None]:
    """As long as this lasts the file is ours; the lock ends with the process, however it ends."""
    file = None if is_postgres(database) else make_url(database).database
    if not file:
        yield
        return
    real = Path(file).resolve()  # a file has one, whatever links lead to it
    real.parent.mkdir(parents=True, exist_ok=True)
    # Beside the database, since SQLite loses its own locks if anybody else closes its file.
    lock = os.open(f"{real}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        take(lock, file)
        yield
    finally:
        os.close(lock)


def take(lock: int, file: str) -> None:
    limit = time.monotonic() + SECONDS
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            if time.monotonic() > limit:
                raise Claimed(file) from error
            time.sleep(0.05)
        else:
            return
