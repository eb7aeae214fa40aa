"""The puzzle of the day: the same for everybody, and none twice before all had their day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256

from ludoteca.puzzles.puzzle import Puzzle


def puzzle_of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Each round through all puzzles has an order of its own."""
    turn, place = divmod(day.toordinal(), len(puzzles))
    return sorted(puzzles, key=lambda puzzle: drawn(turn, puzzle.name))[place]


def drawn(turn: int, name: str) -> str:
    """A place in the order of a round, as if drawn."""
    return sha256(f"{turn} {name}".encode()).hexdigest()
