"""Where everything in a TOML text stands, and whether there is too much of it.

`tomllib` tells what a text means but not where, and it builds whatever it is given. This reader
goes over a text once, before it: it notes the line of every key and item, and refuses what is too
deep, too long or too many. It need not notice every mistake: where it stops, `tomllib` says what
is wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn, TypeAlias

from ludoteca.core import limits

Path: TypeAlias = "tuple[str | int, ...]"  # keys, and places in a list counted from 0
Complain: TypeAlias = Callable[[int, str, int], NoReturn]  # line, key of the text, limit

SPACE = re.compile(r"[ \t]*")
BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")  # with line ends and comments
COMMENT = re.compile(r"(?:#[^\n]*)?")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
NUMBER = re.compile(r"[-+0-9][-+.:\w]*", re.ASCII)
PLAIN = re.compile(r"[^,\]}#\n]*")  # what is neither text nor list nor table
TEXT_ENDS = {
    '"': re.compile(r'\\.|["\n]'),
    "'": re.compile(r"['\n]"),
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
}


class NotToml(Exception):
    """`tomllib` will find a fault here, too."""


class Outline:
    """The lines of a text's keys and items; `complain` raises what a limit asks for."""

    def __init__(self, text: str, complain: Complain) -> None:
        self._text = text
        self._complain = complain
        self._at = 0
        self._line = 1
        self._lines: dict[Path, int] = {}
        self._texts: dict[Path, tuple[int, int]] = {}
        self._latest: dict[Path, int] = {}  # of a list of tables, the last one
        self._entries = 0
        with suppress(NotToml):
            self._read()

    def line_of(self, path: Path) -> int | None:
        """Where a key or an item first stands."""
        return self._lines.get(path)

    def lines_of_text(self, path: Path) -> tuple[int, int]:
        """The first and the last line of a value that is text."""
        return self._texts[path]

    # Statements

    def _read(self) -> None:
        table: Path = ()
        self._skip(BLANK)
        while self._at < len(self._text):
            if self._take("["):
                table = self._read_header()
            else:
                self._read_pair(table, 0)
            self._skip(SPACE)
            self._skip(COMMENT)
            if self._at < len(self._text):
                self._demand("\n")
            self._skip(BLANK)

    def _read_header(self) -> Path:
        """`[table]`, or `[[table]]` for one more of a list."""
        of_list = self._take("[")
        path: Path = ()
        for part in self._read_key():
            path = self._note((*self._current(path), part))
        if of_list:
            self._latest[path] = self._latest.get(path, -1) + 1
        self._demand("]]" if of_list else "]")
        self._count()
        path = self._current(path)
        return self._note(path)

    def _current(self, path: Path) -> Path:
        return (*path, self._latest[path]) if path in self._latest else path

    def _read_pair(self, table: Path, depth: int) -> None:
        path = table
        for part in self._read_key():
            path = self._note((*path, part))
        self._demand("=")
        self._skip(SPACE)
        self._read_value(path, depth)

    def _read_key(self) -> list[str]:
        parts: list[str] = []
        while not parts or self._take("."):
            self._skip(SPACE)
            part = self._read_part()
            if len(part) > limits.BOARD_KEY_CHARACTERS:
                self._refuse("board-key-long", limit=limits.BOARD_KEY_CHARACTERS)
            if len(parts) == limits.BOARD_KEY_PARTS:
                self._refuse("board-key-parts", limit=limits.BOARD_KEY_PARTS)
            parts.append(part)
            self._skip(SPACE)
        return parts

    def _read_part(self) -> str:
        if self._text.startswith(('"', "'"), self._at):
            quoted = self._read_text(self._text[self._at])
            if "\\" not in quoted or quoted[0] == "'":
                return quoted[1:-1]
            try:
                return str(tomllib.loads(f"key = {quoted}")["key"])
            except tomllib.TOMLDecodeError as error:
                raise NotToml from error
        return self._skip(BARE_KEY)

    # Values

    def _read_value(self, path: Path, depth: int) -> None:
        self._count()
        if self._take("["):
            self._read_items(path, depth + 1, "]")
        elif self._take("{"):
            self._read_items(path, depth + 1, "}")
        elif self._text.startswith(('"', "'"), self._at):
            quote = self._text[self._at]
            long = self._text.startswith(quote * 3, self._at)
            first = self._line
            if long and self._text.startswith("\n", self._at + 3):
                first += 1  # this line end is not part of the text
            self._read_text(quote * 3 if long else quote)
            self._texts[path] = first, self._line
        else:
            if (number := NUMBER.match(self._text, self._at)) and (
                len(number[0]) > limits.BOARD_NUMBER_CHARACTERS
            ):
                self._refuse("board-number-long", limit=limits.BOARD_NUMBER_CHARACTERS)
            self._skip(PLAIN)

    def _read_items(self, path: Path, depth: int, end: str) -> None:
        """Of a list, or of a table within a line."""
        if depth > limits.BOARD_NESTING:
            self._refuse("board-nesting", limit=limits.BOARD_NESTING)
        self._skip(BLANK)
        item = 0
        while not self._take(end):
            if end == "]":
                self._read_value(self._note((*path, item)), depth)
            else:
                self._read_pair(path, depth)
            item += 1
            self._skip(BLANK)
            if not self._text.startswith(end, self._at):
                self._demand(",")
                self._skip(BLANK)

    def _read_text(self, quotes: str) -> str:
        start = self._at
        for found in TEXT_ENDS[quotes].finditer(self._text, start + len(quotes)):
            if found[0] == "\n":
                break
            if found[0][0] != "\\":
                self._go_to(found.end())
                return self._text[start : self._at]
        raise NotToml

    # Moving on

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            raise NotToml
        self._go_to(found.end())
        return found[0]

    def _take(self, sign: str) -> bool:
        found = self._text.startswith(sign, self._at)
        if found:
            self._go_to(self._at + len(sign))
        return found

    def _demand(self, sign: str) -> None:
        if not self._take(sign):
            raise NotToml

    def _go_to(self, place: int) -> None:
        self._line += self._text.count("\n", self._at, place)
        self._at = place

    def _note(self, path: Path) -> Path:
        self._lines.setdefault(path, self._line)
        return path

    def _count(self) -> None:
        self._entries += 1
        if self._entries > limits.BOARD_ENTRIES:
            self._refuse("board-entries", limit=limits.BOARD_ENTRIES)

    def _refuse(self, key: str, *, limit: int) -> NoReturn:
        self._complain(self._line, key, limit)
