"""What the characters of Mini City like beside winning."""

from __future__ import annotations

from enum import auto

from ludoteca.core.character import Character
from ludoteca.core.enums import Named
from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.minicity.box import FOODS, Food
from ludoteca.games.minicity.scoring import share_size


class Taste(Named):
    """What each number of a character's tastes is for; each thing is reckoned from 0 to about 1."""

    RARE = auto()  # the food that there is least of, unloaded before the others; below 0, after
    VARIETY = auto()  # foods in the small part


@kernel
def like(board: Record, state: Record, seat: int, tastes: Array) -> float:
    rare, variety = 0, 0
    for food in range(FOODS):
        small = int(state.small[seat, food])
        rare += (Food.BLUE - food) * (small + int(state.reserve[seat, food]))
        variety += 1 if small > 0 else 0
    return float(
        tastes[Taste.RARE] * rare / share_size(state.seats)
        + tastes[Taste.VARIETY] * variety / FOODS
    )


CHARACTERS = (
    Character("gaston", (1.5, 0.0)),
    Character("greta", (-2.0, 0.0)),
    Character("marco", (0.0, 0.4)),
)
