"""Positions of a match at earlier versions, without playing it again from its beginning.

One in so many is kept, and the latest ones; whatever lies between follows from the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Record, copy_record
from ludoteca.server.storage.entries import Entry

SPACING = 16  # versions between two that are kept for good
LATEST = 32  # versions that are all kept, for taking back


class History:
    def __init__(self, first: Record) -> None:
        self._kept: dict[int, Record] = {0: first}

    def note(self, version: int, position: Record) -> None:
        self._kept[version] = position
        old = version - LATEST
        if old % SPACING:
            self._kept.pop(old, None)

    def at(self, version: int) -> Record | None:
        """None if it has to be worked out."""
        return self._kept.get(version)

    def kept_for_good(self, version: int) -> int:
        """The latest version up to this one whose position will still be here in a while."""
        return version - version % SPACING


def positions(
    game: Game[Any], board: Any, start: int, position: Record, entries: Iterable[Entry]
) -> dict[int, Record]:
    """By version, from one whose position is known on; no undo leads to before it."""
    found = {start: position}
    for entry in entries:
        if entry.kind == "undone":
            found[entry.version] = found[entry.back_to]
        elif entry.actions:
            after = copy_record(found[entry.version - 1])
            for number in entry.actions:
                game.kernels.apply(board.record, after, number)
            found[entry.version] = after
        else:
            found[entry.version] = found[entry.version - 1]
    return found
