"""What of a game was used in a match, as counts: what a game tells a study.

Counts stand in tables. A table has rows (the powers, the hexes …) and measures (how often one was
unlocked, written …); a column says how the sums of a measure over many matches are to be read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from ludoteca.core.message import Message

if TYPE_CHECKING:
    from ludoteca.core.match import Step

# `Column.per`: what a sum is divided by, if not by the sum of another measure.
GAMES = "games"
GAMES_WITH = "games-with"  # nothing: not the sum but the share of games in which it is not zero

Place = tuple[str, str]  # table and column, by their keys
BoardT = TypeVar("BoardT")


@dataclass(frozen=True)
class Column:
    """One figure for each row; its heading is the variant `key` of the text `study-column`."""

    key: str
    measure: str
    per: str = GAMES
    share: bool = False  # of whole things: shown in per cent, with an interval


@dataclass(frozen=True)
class Table:
    """The first column is drawn; the title is the variant `key` of the text `study-table`."""

    key: str
    columns: tuple[Column, ...]
    drawn: bool = True  # False: only on a map


@dataclass(frozen=True)
class Warmth:
    """How one place of a heat map is drawn."""

    level: float  # from 0 to 1
    figure: str  # written there
    told: str  # said of it, with its name


# The board, its places and its ways by name: view box and drawing of a map, in the page's colours.
DrawHeat: TypeAlias = Callable[
    [BoardT, Mapping[str, Warmth], Mapping[str, Warmth]], tuple[str, str]
]


@dataclass(frozen=True)
class HeatMap(Generic[BoardT]):
    """A drawing of the board, coloured; the title is the variant `key` of `study-map`."""

    key: str
    draw: DrawHeat[BoardT]
    places: Place
    ways: Place | None = None  # between the places


@dataclass(frozen=True)
class Goal:
    """What a good design shows: a figure between two limits; a variant of `study-goal`.

    The figure is the first player's share of wins (`subject` None), the share of games whose
    length or winner's score lies between two numbers, or the least or greatest row of a column.
    """

    key: str
    low: float
    high: float
    subject: Place | None = None
    within: tuple[str, int, int] | None = None  # distribution, least, greatest
    seats: int | None = None  # only at tables of so many
    row: str | None = None  # this one, not the least


@dataclass(frozen=True)
class Usage:
    """What was used in one match."""

    first: int  # the seat that began
    lengths: dict[str, int] = field(default_factory=dict)  # beside rounds and steps
    counts: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # table, row, measure
    # By seat: how it played, how much of how many, as Dirham for shops; variants of `study-row`.
    habits: list[Mapping[str, tuple[float, int]]] = field(default_factory=list)

    def add(self, table: str, row: str, measure: str, amount: float = 1) -> None:
        if amount:
            self.counts[table, row, measure] += amount  # type: ignore[assignment]


def name_no_rows(board: object) -> dict[str, dict[str, Message]]:
    return {}


def use_nothing(board: object, steps: Sequence[Step]) -> Usage:
    """Only which seat began: the first that decided anything."""
    return Usage(first=next(step.actor for step in steps if step.actor >= 0))


@dataclass(frozen=True)
class Counting(Generic[BoardT]):
    """What a study counts in a game; if a game says nothing, only what all games have."""

    tables: tuple[Table, ...] = ()
    maps: tuple[HeatMap[BoardT], ...] = ()
    goals: tuple[Goal, ...] = ()
    # The rows of each table, in order, as people call them.
    rows_of: Callable[[BoardT], dict[str, dict[str, Message]]] = name_no_rows
    usage_of: Callable[[BoardT, Sequence[Step]], Usage] = use_nothing  # of a finished match
