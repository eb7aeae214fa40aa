"""What can be wrong with the store: a word for people, and the reason for the operator."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ludoteca.server.problems import Refusal

FULL = "the disk is full"
READ_ONLY = "the database is read-only"
LOCKED = "another program has locked the database"
BROKEN_DISK = "the disk cannot be read or written"
CANNOT_OPEN = "the database cannot be opened"
MISSING = "the database file is not there"
REPLACED = "another file is in the place of the database"
DAMAGED = "the database is damaged"
SILENT = "the database does not answer"

OF_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_IOERR: BROKEN_DISK,
    sqlite3.SQLITE_CANTOPEN: CANNOT_OPEN,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
# PostgreSQL's codes, or their first two letters, which stand for a class of errors.
OF_POSTGRES = {
    "53100": FULL,
    "25006": READ_ONLY,
    "55P03": LOCKED,
    "08": SILENT,  # connections
    "53": SILENT,  # too many of them, no memory
    "57": SILENT,  # it is being stopped or started
    "42P01": DAMAGED,  # a table is missing
    "58": BROKEN_DISK,
    "XX": DAMAGED,
}


class StoreAway(Refusal):
    """Nothing can be kept, so nothing can be done; it is not the asker's fault, and will pass."""

    status = 503

    def __init__(self, trouble: str) -> None:
        super().__init__("server-store-away")
        self.trouble = trouble


def trouble_of(error: BaseException) -> str | None:
    """What is wrong with the store; None if the error is of another kind."""
    for each in chain(error):
        if isinstance(each, StoreAway):
            return each.trouble
        if isinstance(each, sqlite3.Error):
            if str(each).startswith("no such table"):  # for which SQLite has no code
                return DAMAGED
            code = getattr(each, "sqlite_errorcode", None)
            return None if code is None else OF_SQLITE.get(code & 0xFF)
        if isinstance(each, asyncpg.PostgresError):
            code = each.sqlstate or ""
            return OF_POSTGRES.get(code) or OF_POSTGRES.get(code[:2])
        if isinstance(each, asyncpg.InterfaceError | asyncpg.InternalClientError):
            # The connection is closed, or was cut in the middle of something.
            return None if isinstance(each, ValueError) else SILENT
        if isinstance(each, OSError | TimeoutError | PoolTimeout):
            return SILENT
    return None


def chain(error: BaseException | None) -> Iterator[BaseException]:
    """From what SQLAlchemy raises to what the driver said."""
    while error is not None:
        yield error
        error = error.orig if isinstance(error, DBAPIError) else error.__cause__
