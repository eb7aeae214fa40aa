"""The records of Marabunta: the board in play and the position on it.

Fields go from wide to narrow so that records have no padding; see `core.contract` for the
fields that every game has.
"""

from __future__ import annotations

from enum import auto
from typing import Any

import numpy as np

from ludoteca.core.enums import Named
from ludoteca.games.marabunta.box import (
    DICE,
    DIRECTIONS,
    HEXES,
    HEXES_A_REGION,
    MAX_BOXES,
    MAX_GROUPS,
    REGIONS,
    SEATS,
)

NOBODY = -1
NOWHERE = -1  # no neighbour in that direction

# What a hex holds: open, a number of seat 0 or 1, or a cross.
OPEN, RED, BLUE, CROSSED = 0, 1, 2, 3

# `limit`: a region, or one of these.
ANY_HEX = -1
CUPCAKES_ONLY = REGIONS


class Phase(Named):
    """What kind of step comes next."""

    FIRST = auto()
    TURN = auto()
    ROLL = auto()
    SPLIT = auto()
    TAKE = auto()
    ELEMENT = auto()
    WRITE = auto()
    CROSS = auto()
    CIRCLE = auto()
    CRATE = auto()
    AGAIN = auto()
    OVER = auto()


NOT_TURNED = -1  # `tile` before it is turned
NOT_ROLLED = -1  # a die before it is rolled

BOARD: np.dtype[Any] = np.dtype(
    [
        ("region", np.int8, HEXES),
        ("cupcake", np.int8, HEXES),  # 1 on a cupcake hex
        ("crate", np.int8, HEXES),  # 1 on a crate hex
        ("neighbour", np.int8, (HEXES, DIRECTIONS)),  # in a circle: two in a row touch each other
        ("region_hexes", np.int8, (REGIONS, HEXES_A_REGION)),
        ("groups", np.int8),  # crate groups on each player board
        ("group_crates", np.int8, MAX_GROUPS),
        ("group_power", np.int8, MAX_GROUPS),
        ("boxes", np.int8),  # length of the cupcake row
        ("box_points", np.int8, MAX_BOXES),
    ]
)

STATE: np.dtype[Any] = np.dtype(
    [
        ("points", np.int16, SEATS),  # on the track: cupcakes and powers (§11.1)
        ("final", np.int16, SEATS),  # with the regions, once the match is over (§11.2)
        ("rounds", np.int16),  # the round being played, from 1
        ("actor", np.int8),
        ("seats", np.int8),
        ("end_reasons", np.int8),  # bits of box.EndReason (§10.1)
        ("ended_by", np.int8),  # seat that triggered the end, or NOBODY (Q8)
        ("winner", np.int8),  # NOBODY until the match is over
        ("phase", np.int8),  # a Phase
        ("first", np.int8),  # first player of the round
        ("tile", np.int8),
        ("tiles_left", np.int8),  # bits: tiles still face down, the cupcake tile not counted
        ("die", np.int8, DICE),  # faces
        ("pool", np.int8),  # bits: elements of the acting seat; before taking, beside the tile
        ("to_apply", np.int8),  # bits: those of them still to apply
        # The effect in progress.
        ("number", np.int8),  # to write
        ("limit", np.int8),  # where: a region, ANY_HEX or CUPCAKES_ONLY
        ("set_size", np.int8),  # hexes to pick that touch each other: 1, 2 or 3
        ("free", np.int8),  # 1: needs no own number beside it and no anthill
        ("declinable", np.int8),  # 1: every use costs an anthill (Q3)
        ("picked", np.int8, 3),
        ("picks", np.int8),
        ("circles_due", np.int8),
        ("circle_made", np.int8),  # region of this effect's first circle, or NOWHERE
        ("crates_due", np.int8),
        # What is drawn on the boards.
        ("mark", np.int8, HEXES),
        ("written", np.int8, HEXES),  # the number, where a seat wrote one
        ("circles", np.int8, (REGIONS, SEATS)),
        ("anthills", np.int8, SEATS),
        ("crossed", np.int8, (SEATS, MAX_GROUPS)),  # crates crossed in each group
        ("boxes", np.int8, SEATS),  # cupcake boxes crossed
        # Read off the drawing, kept for speed; a property test compares them with it.
        ("touch", np.int8, HEXES),  # bits: seats with a number beside this hex
        ("reach", np.int8, (SEATS, REGIONS)),  # open hexes beside a number of the seat
        ("open_hexes", np.int8, REGIONS),
        ("open_cupcakes", np.int8),
        ("sums", np.int8, (SEATS, REGIONS)),
    ]
)
