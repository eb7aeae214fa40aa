"""Actions as people and programs write them, and the order of their numbers.

Chambers and roads are named by number, counted from 1. `yellow` and `blue` are foods in `stock`
and `exchange`, ants everywhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations, product
from typing import Self

from ludoteca.core.actions import Action, ActionTable, Kind
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    CHAMBERS,
    END_NAMES,
    FOOD_NAMES,
    FRIEND_NAMES,
    MAX_PLACES,
    ROADS,
    SEAT_NAMES,
)


class Stock(Action, frozen=True, tag="stock"):
    """A token from the reserve into the small part (§2.5, §7.1, §9.5)."""

    food: str


class Play(Action, frozen=True, tag="play"):
    """A card at an end of a road (§4.1), with a stick insect as another ant (§9.4)."""

    ant: str
    road: int
    end: str
    moving: str | None = None  # the announced ant, if it is not the card's own

    def words(self) -> list[str]:
        announced = [] if self.moving is None else ["as", self.moving]
        return [self.ant, str(self.road), self.end, *announced]

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        match words:
            case [ant, road, end]:
                play = cls(ant, int(road), end)
            case [ant, road, end, "as", moving]:
                play = cls(ant, int(road), end, moving)
            case _:
                raise ValueError(words)
        if play.words() != words:  # as `play red 01 left`
            raise ValueError(words)
        return play


class Go(Action, frozen=True, tag="go"):
    """The ant's destination (§5.2)."""

    chamber: int


class Unload(Action, frozen=True, tag="unload"):
    """How many tokens (§6.1)."""

    tokens: int


class Done(Action, frozen=True, tag="done"):
    """No more cards and friends in this turn (§3.3)."""


class Buy(Action, frozen=True, tag="buy"):
    """A friend card (§9.3)."""

    friend: str


class Spread(Action, frozen=True, tag="spread"):
    """Ladybird: the chamber whose tokens are spread (§9.4)."""

    chamber: int


class To(Action, frozen=True, tag="to"):
    """Ladybird: where the next token goes (§9.4)."""

    chamber: int


class Swap(Action, frozen=True, tag="swap"):
    """Dragonfly: two ants, in the order of their names here (§9.4)."""

    first: str
    second: str


class Exchange(Action, frozen=True, tag="exchange"):
    """Bumblebee: a token of the small part for one of the reserve (§9.4)."""

    given: str
    taken: str


class Enough(Action, frozen=True, tag="enough"):
    """No more tokens to spread (§9.4) or to stock at once (§9.5)."""


class Deal(Action, frozen=True, tag="deal"):
    """Chance: a card into a hand (§2.4, §7.1)."""

    ant: str


class Lay(Action, frozen=True, tag="lay"):
    """Chance: a card on a road (§2.4, §4.2)."""

    ant: str


class First(Action, frozen=True, tag="first"):
    """Chance: who begins (§2.6)."""

    seat: str


CHAMBER = range(1, CHAMBERS + 1)
PLAYS = tuple(
    (card, road, end, None if ant == card else ant)
    for card, road, end, ant in product(ANT_NAMES, range(1, ROADS + 1), END_NAMES, ANT_NAMES)
)
SWAPS = tuple(combinations(ANT_NAMES, 2))
EXCHANGES = tuple(permutations(FOOD_NAMES, 2))

TABLE = ActionTable(
    Kind(Stock, FOOD_NAMES),
    Kind(Play, PLAYS),
    Kind(Go, CHAMBER),
    Kind(Unload, range(MAX_PLACES + 1)),
    Kind(Done),
    Kind(Buy, FRIEND_NAMES),
    Kind(Spread, CHAMBER),
    Kind(To, CHAMBER),
    Kind(Swap, SWAPS),
    Kind(Exchange, EXCHANGES),
    Kind(Enough),
    Kind(Deal, ANT_NAMES),
    Kind(Lay, ANT_NAMES),
    Kind(First, SEAT_NAMES),
)
