"""Board files: TOML that is a picture of a board, with faults told by line."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import BadBoard
from ludoteca.core.message import Argument

QUOTES = ('"""', "'''")


@dataclass(frozen=True)
class BoardFile:
    """A board file read but not yet checked."""

    file: str  # what to call it in messages
    text: str
    data: dict[str, Any]

    def line_of(self, key: str) -> int:
        """The line where a top-level key stands; the first line if it is missing."""
        return self.line_with(rf"\s*{re.escape(key)}\s*=")

    def line_with(self, pattern: str, nth: int = 0, after: int = 0) -> int:
        """The line of the nth line after some line that begins with a pattern."""
        lines = enumerate(self.text.splitlines(), start=1)
        found = [place for place, line in lines if place > after and re.match(pattern, line)]
        return found[nth] if nth < len(found) else 1

    def fault(self, line: int, key: str, /, **arguments: Argument) -> BadBoard:
        return BadBoard(self.file, line, key, **arguments)

    def get(self, key: str, kind: type) -> Any:
        """The value of a key that must be there, of that type."""
        if key not in self.data:
            raise self.fault(1, "board-key-missing", key=key)
        value = self.data[key]
        if type(value) is not kind:
            raise self.fault(self.line_of(key), "board-key-kind", key=key, kind=kind.__name__)
        return value

    def demand_keys(self, allowed: tuple[str, ...]) -> None:
        """Refuse what nobody would read: most likely a slip of the pen."""
        for key in self.data:
            if key not in allowed:
                allowed_text = ", ".join(allowed)
                raise self.fault(
                    self.line_of(key), "board-key-unknown", key=key, allowed=allowed_text
                )

    def drawing(self, key: str) -> list[tuple[int, str]]:
        """The lines of a picture drawn as text, each with its line number."""
        # The text begins beside the opening quotes or, mostly, on the line after them.
        first = self.line_of(key)
        if self.text.split("\n")[first - 1].rstrip().endswith(QUOTES):
            first += 1
        rows = enumerate(self.get(key, str).splitlines(), start=first)
        return [(line, row) for line, row in rows if row.strip()]


def read_board_file(file: str, text: str) -> BoardFile:
    try:
        return BoardFile(file, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else len(text.splitlines())
        raise BadBoard(file, line, "board-not-toml", error=str(error)) from error
