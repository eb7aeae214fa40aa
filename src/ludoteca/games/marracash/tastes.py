"""What the characters of Marracash like beside winning."""

from __future__ import annotations

from enum import auto

from ludoteca.core.character import Character
from ludoteca.core.enums import Named
from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marracash.box import LINE, MONEY, SIGNS
from ludoteca.games.marracash.visitors import line_length


class Taste(Named):
    """What each number of a character's tastes is for; each thing is reckoned from 0 to about 1."""

    SHOPS = auto()  # signs on doors
    MONEY = auto()  # in the purse
    HASTE = auto()  # visitors in town, not in the line


@kernel
def like(board: Record, state: Record, seat: int, tastes: Array) -> float:
    return float(
        tastes[Taste.SHOPS] * state.signs[seat] / SIGNS
        + tastes[Taste.MONEY] * state.money[seat] / (2 * MONEY)
        + tastes[Taste.HASTE] * (LINE - line_length(state)) / LINE
    )


CHARACTERS = (
    Character("zafira", (0.6, 0.0, 0.0)),
    Character("bakir", (0.0, 0.7, 0.0)),
    Character("tarik", (0.0, 0.0, 0.8)),
)
