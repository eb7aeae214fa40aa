"""Board files: TOML that is a picture of a board, with faults told by line.

A line ends where TOML and every editor end it, at a line feed: the other signs that Unicode calls
line ends are signs like any other.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from ludoteca.core import limits
from ludoteca.core.errors import BadBoard
from ludoteca.core.message import Argument, Message, message
from ludoteca.core.outline import Outline

PLACE = re.compile(r"\(at line (\d+), column \d+\)$")  # how `tomllib` ends its complaints
NO_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]")  # bytes that were taken for it
SHOWN = 300  # characters of what a file says that a message repeats


@dataclass(frozen=True)
class BoardFile:
    """A board file read but not yet checked."""

    file: str  # what to call it in messages
    text: str
    data: dict[str, Any]
    outline: Outline

    def line_of(self, *path: str | int) -> int:
        """The line where a key, or an item in a list, stands; the first line if it is missing."""
        return self.outline.line_of(path) or 1

    def fault(self, line: int, key: str, /, **arguments: Argument) -> BadBoard:
        return BadBoard(self.file, line, key, **shown(arguments))

    def get(self, key: str, kind: type) -> Any:
        """The value of a key that must be there, of that type."""
        if key not in self.data:
            raise self.fault(1, "board-key-missing", key=key)
        value = self.data[key]
        if type(value) is not kind:
            raise self.fault(self.line_of(key), "board-key-kind", key=key, kind=kind.__name__)
        return value

    @property
    def name(self) -> str:
        """What the board calls itself: it stands in drawings and in lists."""
        name: str = self.get("name", str)
        if len(name) > limits.BOARD_NAME_CHARACTERS or not name.isprintable():
            limit = limits.BOARD_NAME_CHARACTERS
            raise self.fault(self.line_of("name"), "board-name", limit=limit)
        return name

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
        text = self.get(key, str)
        first, last = self.outline.lines_of_text((key,))
        # A picture written with escapes has more rows than lines.
        rows = ((min(first + place, last), row) for place, row in enumerate(text.split("\n")))
        return [(line, row) for line, row in rows if row.strip()]


def shown(arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    return {
        name: f"{value[:SHOWN]}…" if isinstance(value, str) and len(value) > SHOWN else value
        for name, value in arguments.items()
    }


def read_board_file(file: str, text: str) -> BoardFile:
    """A file within the limits, or `BadBoard`."""

    def complain(line: int, key: str, limit: int) -> NoReturn:
        raise BadBoard(file, line, key, limit=limit)

    text = text.replace("\r\n", "\n")
    size = limits.BOARD_BYTES, limits.BOARD_LINE_CHARACTERS
    if too_large := limits.fault_of_size(text, *size):
        line, reason = too_large
        raise BadBoard(file, line, reason.key, **reason.arguments)
    outline = Outline(text, complain)
    try:
        return BoardFile(file, text, tomllib.loads(text), outline)
    except tomllib.TOMLDecodeError as error:
        line, reason = fault_of_toml(text, outline, str(error))
        raise BadBoard(file, line, reason.key, **shown(reason.arguments)) from error


def fault_of_toml(text: str, outline: Outline, error: str) -> tuple[int, Message]:
    """The line and what is wrong there. `tomllib` complains in English, so only its line counts."""
    if strange := NO_TEXT.search(text):
        return text.count("\n", 0, strange.start()) + 1, message("board-not-text")
    place = PLACE.search(error)
    line = int(place[1]) if place else text.removesuffix("\n").count("\n") + 1
    # It notices some faults later than they stand, as a text that never ends, but none earlier.
    if outline.stopped is not None and outline.stopped[0] <= line:
        return outline.stopped
    return line, message("board-not-toml")
