"""Positions of a match at earlier versions, without playing it again from its beginning.

One in so many is kept, and the latest ones; whatever lies between follows from the log.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Record, copy_record
from ludoteca.server.storage.entries import Decision, Entry, Start, TakeBack

SPACING = 16  # versions between two that are kept for good
LATEST = 32  # versions that are all kept, for taking back


class History:
    """Versions are noted one after the other, each once it is kept."""

    def __init__(self, first: Record) -> None:
        self._kept: dict[int, Record] = {0: first}
        self.lengths = array("i", [0])  # actions, by version

    def note(self, version: int, position: Record, length: int) -> None:
        assert version == len(self.lengths)
        self._kept[version] = position
        self.lengths.append(length)
        old = version - LATEST
        if old % SPACING:
            self._kept.pop(old, None)

    def at(self, version: int) -> Record | None:
        """None if it has to be worked out."""
        return self._kept.get(version)

    def kept_for_good(self, version: int) -> int:
        """The latest version up to this one whose position will still be here in a while."""
        return version - version % SPACING

    def version_with(self, length: int) -> int:
        """The latest version whose position has so many actions."""
        return max(version for version, each in enumerate(self.lengths) if each == length)


class Retraced(NamedTuple):
    before: Record
    number: int
    after: Record


class Passage(NamedTuple):
    """An entry with its steps, and the position after them."""

    entry: Entry
    steps: list[Retraced]
    after: Record


def retrace(
    game: Game[Any], board: Any, start: int, position: Record, entries: Iterable[Entry]
) -> Iterator[Passage]:
    """From a version on whose position is known; no undo leads to before it."""
    found, after = {start: position}, position
    for entry in entries:
        steps = []
        match entry:
            case TakeBack():
                after = found[entry.back_to]
            case Start() | Decision():
                for number in entry.actions:
                    before, after = after, copy_record(after)
                    game.kernels.apply(board.record, after, number)
                    steps.append(Retraced(before, number, after))
        found[entry.version] = after
        yield Passage(entry, steps, after)
