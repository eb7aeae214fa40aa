"""Numbers of the actions, as the kernels use them: where each kind begins in the table."""

from __future__ import annotations

from ludoteca.games.marabunta import actions
from ludoteca.games.marabunta.actions import TABLE
from ludoteca.games.marabunta.box import (
    DICE,
    ELEMENTS,
    HEXES,
    MAX_GROUP_CRATES,
    MAX_GROUPS,
    MAX_ROUNDS,
    SEATS,
    SHUFFLED_TILES,
)

SPLIT = TABLE.start(actions.Split)  # + the set of dice beside the tile, as bits
TAKE = TABLE.start(actions.Take)  # + 0 the pool with the tile, + 1 the rest
APPLY = TABLE.start(actions.Apply)  # + element
IGNORE = TABLE.start(actions.Ignore)  # + element
WRITE = TABLE.start(actions.Write)  # + hex
CROSS = TABLE.start(actions.Cross)  # + hex
CIRCLE = TABLE.start(actions.Circle)  # + region
CRATE = TABLE.start(actions.Crate)  # + group
USE_AGAIN = TABLE.start(actions.Again)  # + die
DECLINE = TABLE.start(actions.Decline)
FIRST = TABLE.start(actions.First)  # + seat
TURN = TABLE.start(actions.Turn)  # + tile
ROLL = TABLE.start(actions.Roll)  # + die * FACES + face

MAX_CHOICES = HEXES + 1  # every hex, or to decline
MAX_OUTCOMES = SHUFFLED_TILES

# Every match ends within so many actions, chance included: outcomes of chance, split and take;
# every element chosen, with at most three hexes or circles of its own; every crate of two full
# boards, each group with a power of at most three steps. No match comes near it.
MAX_ACTIONS = (
    SEATS
    + SHUFFLED_TILES
    + MAX_ROUNDS * (DICE + 2 + ELEMENTS * 4)
    + SEATS * MAX_GROUPS * (MAX_GROUP_CRATES + 3)
)
