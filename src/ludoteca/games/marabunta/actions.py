"""Actions as people and programs write them, and the order of their numbers.

The rulebook's words; `blue` is a seat in `first blue` and a region or die everywhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from msgspec.structs import force_setattr

from ludoteca.core.actions import Action, ActionTable, Kind, OnBoard
from ludoteca.core.bits import names_of_bits
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import (
    DICE,
    FACE_NAMES,
    HEXES,
    MAX_GROUPS,
    REGION_NAMES,
    SEAT_NAMES,
    SHUFFLED_TILES,
    TILE_NAMES,
)

ELEMENT_NAMES = (*REGION_NAMES, "tile")
POOL_NAMES = ("tile", "rest")

# §3.2: the dice beside the tile, as a set of bits; all six are excluded.
SPLITS = tuple(tuple(names_of_bits(dice, REGION_NAMES)) for dice in range((1 << DICE) - 1))


class First(Action, frozen=True, tag="first"):
    """Chance: who begins (§2.3)."""

    seat: str


class Turn(Action, frozen=True, tag="turn"):
    """Chance: the tile of the round (§3.1)."""

    tile: str


class Roll(Action, frozen=True, tag="roll"):
    """Chance: one die (§3.1)."""

    die: str
    face: str


class Split(Action, frozen=True, tag="split"):
    """The dice that go with the tile; the others are the rest (§3.2)."""

    dice: tuple[str, ...]

    def __post_init__(self) -> None:
        """A set: the order of writing does not matter."""
        ordered = sorted(self.dice, key=lambda die: (*REGION_NAMES, die).index(die))
        force_setattr(self, "dice", tuple(ordered))

    def words(self) -> list[str]:
        rest = [name for name in REGION_NAMES if name not in self.dice]
        return ["tile", *self.dice, "|", *rest]

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        bar = words.index("|")
        dice, rest = words[1:bar], words[bar + 1 :]
        if words[0] != "tile" or sorted([*dice, *rest]) != sorted(REGION_NAMES):
            raise ValueError(words)
        return cls(tuple(dice))


class Take(Action, frozen=True, tag="take"):
    """The pool with the tile, or the rest (§3.3)."""

    pool: str


class Apply(Action, frozen=True, tag="apply"):
    """A die or the tile (§4.1)."""

    element: str


class Ignore(Action, frozen=True, tag="ignore"):
    """A die or the tile (§4.2)."""

    element: str


class Write(Action, frozen=True, tag="write"):
    """A number in a hex, or one hex of a set (§6)."""

    hex: str


class Cross(Action, frozen=True, tag="cross"):
    """Cross out a hex, or one of a pair (§7.6, §7.8, §9.9)."""

    hex: str


class Circle(Action, frozen=True, tag="circle"):
    """Fill a circle of a region's leaf (§7.2, §9.10)."""

    region: str


class Crate(Action, frozen=True, tag="crate"):
    """Cross a crate of a group of the own board, counted from 1 (§5.2)."""

    group: int


class Again(Action, frozen=True, tag="again"):
    """Use a die of the pool once more (§7.7)."""

    die: str


class Decline(Action, frozen=True, tag="decline"):
    """Leave a power that would cost an anthill (Q3)."""


HEX = OnBoard[MarabuntaBoard](HEXES, lambda board: board.hex_names)

TABLE = ActionTable(
    Kind(Split, SPLITS),
    Kind(Take, POOL_NAMES),
    Kind(Apply, ELEMENT_NAMES),
    Kind(Ignore, ELEMENT_NAMES),
    Kind(Write, HEX),
    Kind(Cross, HEX),
    Kind(Circle, REGION_NAMES),
    Kind(Crate, range(1, MAX_GROUPS + 1)),
    Kind(Again, REGION_NAMES),
    Kind(Decline),
    Kind(First, SEAT_NAMES),
    Kind(Turn, TILE_NAMES[:SHUFFLED_TILES]),
    Kind(Roll, REGION_NAMES, FACE_NAMES),
)
