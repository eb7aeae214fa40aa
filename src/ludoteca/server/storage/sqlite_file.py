"""The file that was there at the start, and no other one in its place.

Who has a file open may write into it after it was removed, or another one was put in its place, and
SQLite does not complain. Whatever is written then is gone when the server stops.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote

from ludoteca.server.storage.faults import CANNOT_OPEN, MISSING, REPLACED, StoreAway


class SqliteFile:
    """There when this is made. While it is open the system gives its number to no other file."""

    def __init__(self, path: str) -> None:
        self._path = Path(path).absolute()  # wherever the process goes
        self._number = self._look()

    @property
    def uri(self) -> str:
        """For a connection that makes no new file where there is none."""
        return f"file://{quote(os.fsencode(self._path))}?mode=rw"

    def check(self) -> None:
        """Still there? Links are followed, as SQLite follows them."""
        try:
            number = self._look()
        except (FileNotFoundError, NotADirectoryError) as error:
            raise StoreAway(MISSING) from error
        except OSError as error:
            raise StoreAway(CANNOT_OPEN) from error
        if number != self._number:
            raise StoreAway(REPLACED)

    def _look(self) -> tuple[int, int]:
        found = self._path.stat()
        return found.st_dev, found.st_ino
