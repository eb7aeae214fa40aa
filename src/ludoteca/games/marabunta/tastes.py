"""What the characters of Marabunta like beside winning."""

from __future__ import annotations

from enum import auto

from ludoteca.core.character import Character
from ludoteca.core.enums import Named
from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marabunta.box import CIRCLES, HEXES, MAX_ROUNDS, REGIONS
from ludoteca.games.marabunta.knowledge import rounds_left

MUCH_LAND = 30  # hexes
MANY_CRATES = 20


class Taste(Named):
    """What each number of a character's tastes is for; each thing is reckoned from 0 to about 1."""

    LAND = auto()  # hexes with one's own numbers
    CRATES = auto()  # crossed, on the way to powers
    LEAVES = auto()  # circles
    HASTE = auto()  # an end that is near


@kernel
def like(board: Record, state: Record, seat: int, tastes: Array) -> float:
    land = 0
    for place in range(HEXES):
        land += 1 if state.mark[place] == seat + 1 else 0
    crates = 0
    for group in range(board.groups):
        crates += int(state.crossed[seat, group])
    circles = 0
    for region in range(REGIONS):
        circles += int(state.circles[region, seat])
    return float(
        tastes[Taste.LAND] * land / MUCH_LAND
        + tastes[Taste.CRATES] * crates / MANY_CRATES
        + tastes[Taste.LEAVES] * circles / (REGIONS * CIRCLES)
        - tastes[Taste.HASTE] * rounds_left(state) / MAX_ROUNDS
    )


CHARACTERS = (
    Character("livia", (3.0, 0.0, 0.0, 0.0)),
    Character("bruno", (0.0, 3.0, 0.0, 0.0)),
    Character("zuzu", (0.0, 0.0, 3.0, 0.0)),
    Character("felix", (0.0, 0.0, 0.0, 4.0)),
)
