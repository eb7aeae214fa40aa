"""§1: what is in the box, as numbers and names."""

from __future__ import annotations

from enum import auto

from ludoteca.core.enums import Named, names_of

SEATS = 2
SEAT_NAMES = ("red", "blue")


class Region(Named):
    """§1.1: one die a region, in this order everywhere."""

    PINK = auto()
    BLUE = auto()
    ORANGE = auto()
    GREEN = auto()
    GREY = auto()
    YELLOW = auto()


REGION_NAMES = names_of(Region)
REGION_LETTERS = "PBOGSY"  # on maps drawn as text; S is slate, since green has the G
REGIONS = len(Region)
DICE = REGIONS


class Face(Named):
    """§1.2: what is no number; faces 0 to 3 are numbers to write."""

    LEAF = 4
    CRATE = 5


FACE_NAMES = ("0", "1", "2", "3", *names_of(Face))
FACES = len(FACE_NAMES)

# §1.3, §1.6
HEXES = 84
HEXES_A_REGION = 14
CUPCAKE_HEXES = 12
CRATE_HEXES = 12
SPECIAL_HEXES_A_REGION = 2  # cupcakes, and crates
PARTS = 3
HEXES_A_PART = 28
DIRECTIONS = 6
MIN_CRUMBS = 3  # §1.5: patches of the blue region on the face `crumbs`

# §1.4
CIRCLES = 10
FIRST_CIRCLES = 2  # of each seat's colour

# §1.7: the second line are limits of the record, for boards that people write themselves.
ANTHILLS = 2
TRACK = 25
MAX_GROUPS, MAX_GROUP_CRATES, MAX_BOXES = 12, 6, 16


class Tile(Named):
    """§1.8, §7"""

    TWO_CRATES = auto()
    TWO_LEAVES = auto()
    ONE = auto()
    TWO_ZEROS = auto()
    FREE_ZERO = auto()
    CROSS_OUT = auto()
    AGAIN = auto()
    CUPCAKE = auto()  # lies under the seven others


TILE_NAMES = names_of(Tile)
SHUFFLED_TILES = 7


class Power(Named):
    """§9"""

    ONE = auto()
    TWO = auto()
    FREE_ZERO = auto()
    FREE_THREE = auto()
    TWO_CUPCAKES = auto()
    TWO_POINTS = auto()
    THREE_POINTS = auto()
    THREE_ONES = auto()
    CROSS_OUT = auto()
    TWO_LEAVES = auto()


POWER_NAMES = names_of(Power)

# Elements of a round (§3.2): dice 0 to 5, then the tile; a pool is a set of bits.
TILE_ELEMENT = 6
ELEMENTS = 7
ALL_ELEMENTS = 127


class EndReason(Named):
    """§10.1: bits of the set of reasons (Q8)."""

    REGION = auto()
    LEAF = auto()
    CUPCAKES = auto()


END_REASON_NAMES = names_of(EndReason)

# Rounds 8 to 19 each take a cupcake hex from the board (§3.5, §7.8).
MAX_ROUNDS = 19
