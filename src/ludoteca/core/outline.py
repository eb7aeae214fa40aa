"""Where everything in a TOML text stands, and whether there is too much of it.

`tomllib` tells what a text means but not where, and it builds whatever it is given. This reader
goes over a text once, before it: it notes the line of every key and item, and refuses what is too
deep, too long or too many. It need not notice every mistake: `tomllib` does. But where this reader
stops it says what would be right, in words that can be translated and that no version of Python
changes.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from ludoteca.core import limits
from ludoteca.core.message import Argument, Message

Path: TypeAlias = "tuple[str | int, ...]"  # keys, and places in a list counted from 0
Complain: TypeAlias = Callable[[int, str, int], NoReturn]  # line, key of the text, limit

SPACE = re.compile(r"[ \t]*")
BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")  # with line ends and comments
COMMENT = re.compile(r"(?:#[^\n]*)?")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
NUMBER = re.compile(r"[-+0-9][-+.:\w]*", re.ASCII)
PLAIN = re.compile(r"[^,\]}#\n]*")  # what is neither text nor list nor table
REST = re.compile(r"[^#\n]*")
# All of those that mean anything, and some that do not; a date and its time may stand apart.
VALUE = re.compile(r"true|false|inf|nan|[-+0-9][-+.:\w]*( [0-9][-+.:\w]*)?", re.ASCII)
# And what people and programs take for them.
QUOTES = " \t\r\"'`\u00b4\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb"
TEXT_ENDS = {
    '"': re.compile(r'\\.|["\n]'),
    "'": re.compile(r"['\n]"),
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
}


class NotToml(Exception):
    """`tomllib` will find a fault here, too."""

    def __init__(
        self, key: str = "board-not-toml", /, *, line: int | None = None, **arguments: Argument
    ) -> None:
        self.fault = Message(key, arguments)
        self.line = line
        super().__init__(self.fault)


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
        self._given: set[Path] = set()  # what may not be given again
        self._entries = 0
        self.stopped: tuple[int, Message] | None = None  # the line, and what is wrong there
        try:
            self._read()
        except NotToml as stop:
            self.stopped = stop.line or self._line, stop.fault

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
        before = None
        for part in self._read_key():
            path = (*self._current(path), part)
            before = self.line_of(path)
            self._note(path)
        if of_list:
            self._latest[path] = self._latest.get(path, -1) + 1
        self._demand("]]" if of_list else "]")
        self._count()
        path = self._current(path)
        self._give(path, before, self._line)
        return self._note(path)

    def _current(self, path: Path) -> Path:
        return (*path, self._latest[path]) if path in self._latest else path

    def _read_pair(self, table: Path, depth: int) -> None:
        path, before, line = table, None, self._line
        for part in self._read_key("board-toml-line"):
            path = (*path, part)
            before = self.line_of(path)
            self._note(path)
        self._demand("=", "board-toml-line")
        self._skip(SPACE)
        self._read_value(path, depth)
        self._give(path, before, line)

    def _give(self, path: Path, before: int | None, line: int) -> None:
        """A key has one value, and a table one head; only now, as its value has limits, too."""
        if path in self._given:
            key = ".".join(part for part in path if isinstance(part, str))
            raise NotToml("board-toml-twice", line=line, key=key, before=str(before))
        self._given.add(path)

    def _read_key(self, fault: str = "board-not-toml") -> list[str]:
        parts: list[str] = []
        while not parts or self._take("."):
            self._skip(SPACE)
            part = self._read_part(fault)
            if len(part) > limits.BOARD_KEY_CHARACTERS:
                self._refuse("board-key-long", limit=limits.BOARD_KEY_CHARACTERS)
            if len(parts) == limits.BOARD_KEY_PARTS:
                self._refuse("board-key-parts", limit=limits.BOARD_KEY_PARTS)
            parts.append(part)
            self._skip(SPACE)
        return parts

    def _read_part(self, fault: str) -> str:
        if self._text.startswith(('"', "'"), self._at):
            quoted = self._read_text(self._text[self._at])
            if "\\" not in quoted or quoted[0] == "'":
                return quoted[1:-1]
            try:
                return str(tomllib.loads(f"key = {quoted}")["key"])
            except tomllib.TOMLDecodeError as error:
                raise NotToml from error
        return self._skip(BARE_KEY, fault)

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
            self._read_plain(path, depth)

    def _read_plain(self, path: Path, depth: int) -> None:
        found = PLAIN.match(self._text, self._at)
        assert found is not None  # it may be empty
        plain = found[0].strip(" \t\r")
        if not plain:
            raise NotToml("board-toml-empty" if isinstance(path[-1], str) else "board-not-toml")
        if not VALUE.fullmatch(plain):
            rest = found if depth else REST.match(self._text, self._at)
            assert rest is not None
            raise NotToml("board-toml-quotes", text=rest[0].strip(QUOTES))
        self._go_to(found.end())

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
        raise NotToml("board-toml-unclosed")

    # Moving on

    def _skip(self, pattern: re.Pattern[str], fault: str = "board-not-toml") -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            raise NotToml(fault)
        self._go_to(found.end())
        return found[0]

    def _take(self, sign: str) -> bool:
        found = self._text.startswith(sign, self._at)
        if found:
            self._go_to(self._at + len(sign))
        return found

    def _demand(self, sign: str, fault: str = "board-not-toml") -> None:
        if not self._take(sign):
            raise NotToml(fault)

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
