"""§1.3 to §1.5: routes between fountains and the shops beside them, found on a town's squares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Square = tuple[int, int]  # column and row

# Up, left, right, down.
DIRECTIONS = ((0, -1), (-1, 0), (1, 0), (0, 1))


@dataclass(frozen=True)
class Shop:
    name: str  # letter and number
    colour: int
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class Fountain:
    name: str  # its number
    square: Square
    is_entrance: bool


@dataclass(frozen=True)
class Route:
    """The way from one fountain to the next."""

    start: str
    target: str
    squares: tuple[Square, ...]  # without the start, with the target
    shops: tuple[str, ...]  # touched on these squares, each where it is touched first (§1.5)


@dataclass(frozen=True)
class Plan:
    """What stands on the squares of a town."""

    columns: int
    rows: int
    streets: frozenset[Square]
    palms: frozenset[Square]
    fountains: tuple[Fountain, ...]  # by number
    shops: tuple[Shop, ...]  # by colour, then by number


class Streets:
    """A plan to walk on."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.fountain_at = {fountain.square: fountain for fountain in plan.fountains}
        self.shop_at = {square: shop for shop in plan.shops for square in shop.squares}
        self.walkable = plan.streets | self.fountain_at.keys()

    def ways_on(self, square: Square) -> list[Square]:
        """Streets and fountains beside a square."""
        return [place for place in beside(square) if place in self.walkable]

    def shops_beside(self, square: Square) -> list[Shop]:
        """§1.5: the shops that a square touches, by colour and number."""
        touched = {self.shop_at[place] for place in beside(square) if place in self.shop_at}
        return [shop for shop in self.plan.shops if shop in touched]

    def walk(self, start: Square, first: Square) -> list[Square]:
        """§1.4: from a fountain straight on and round the bends, to the first fountain.

        Every street has exactly two ways on, so there is always one, and the walk cannot run in
        a ring that does not come back to its start.
        """
        before, here = start, first
        squares = [first]
        while here not in self.fountain_at:
            before, here = here, next(way for way in self.ways_on(here) if way != before)
            squares.append(here)
        return squares

    def routes(self) -> Iterator[Route]:
        """Every route in both directions, by start."""
        for fountain in self.plan.fountains:
            for first in self.ways_on(fountain.square):
                squares = self.walk(fountain.square, first)
                touched = [shop.name for square in squares for shop in self.shops_beside(square)]
                yield Route(
                    start=fountain.name,
                    target=self.fountain_at[squares[-1]].name,
                    squares=tuple(squares),
                    shops=tuple(dict.fromkeys(touched)),
                )


def beside(square: Square) -> list[Square]:
    """The four squares around one, also where the town has none."""
    column, row = square
    return [(column + right, row + down) for right, down in DIRECTIONS]


def pieces(squares: frozenset[Square]) -> int:
    """In how many pieces do these squares lie?"""
    left = set(squares)
    found = 0
    while left:
        found += 1
        edge = {left.pop()}
        while edge:
            edge = {place for square in edge for place in beside(square)} & left
            left -= edge
    return found
