"""What every bot is: something that chooses."""

from __future__ import annotations

from typing import Protocol

from ludoteca.bots.position import Position


class Bot(Protocol):
    """One player of one match. It may remember what it likes between its choices."""

    def choose(self, position: Position) -> int:
        """The number of one of the position's legal actions."""
