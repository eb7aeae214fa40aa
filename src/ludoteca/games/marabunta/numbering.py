"""Numbers of the actions: a fixed range for each kind of step."""

from __future__ import annotations

from ludoteca.games.marabunta.box import (
    DICE,
    ELEMENTS,
    FACES,
    HEXES,
    MAX_GROUP_CRATES,
    MAX_GROUPS,
    MAX_ROUNDS,
    REGIONS,
    SEATS,
    SHUFFLED_TILES,
)

SPLITS = 63  # §3.2: the set of dice beside the tile, all six excluded

SPLIT = 0
TAKE = SPLIT + SPLITS  # + 0 the pool with the tile, + 1 the rest
APPLY = TAKE + 2
IGNORE = APPLY + ELEMENTS
WRITE = IGNORE + ELEMENTS
CROSS = WRITE + HEXES
CIRCLE = CROSS + HEXES
CRATE = CIRCLE + REGIONS
USE_AGAIN = CRATE + MAX_GROUPS
DECLINE = USE_AGAIN + DICE
FIRST = DECLINE + 1
TURN = FIRST + SEATS
ROLL = TURN + SHUFFLED_TILES  # + die * FACES + face
ACTIONS = ROLL + DICE * FACES

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
