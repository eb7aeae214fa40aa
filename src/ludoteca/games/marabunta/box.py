"""§1: what is in the box, as numbers and names."""

from __future__ import annotations

SEATS = 2
SEAT_NAMES = ("red", "blue")

# §1.1: one die a region, in this order everywhere.
REGION_NAMES = ("pink", "blue", "orange", "green", "grey", "yellow")
REGION_LETTERS = "PBOGSY"  # on maps drawn as text; S is slate, since green has the G
REGIONS = 6
DICE = 6

# §1.2: faces 0 to 3 are numbers to write.
FACE_NAMES = ("0", "1", "2", "3", "leaf", "crate")
FACES = 6
LEAF_FACE = 4
CRATE_FACE = 5

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

# §1.8, §7: tiles; the cupcake tile lies under the seven others.
TILE_NAMES = (
    "two-crates",
    "two-leaves",
    "one",
    "two-zeros",
    "free-zero",
    "cross-out",
    "again",
    "cupcake",
)
TWO_CRATES, TWO_LEAVES, ONE, TWO_ZEROS, FREE_ZERO, CROSS_OUT, AGAIN, CUPCAKE = range(8)
SHUFFLED_TILES = 7

# §9
POWER_NAMES = (
    "one",
    "two",
    "free-zero",
    "free-three",
    "two-cupcakes",
    "two-points",
    "three-points",
    "three-ones",
    "cross-out",
    "two-leaves",
)
(
    POWER_ONE,
    POWER_TWO,
    POWER_FREE_ZERO,
    POWER_FREE_THREE,
    POWER_TWO_CUPCAKES,
    POWER_TWO_POINTS,
    POWER_THREE_POINTS,
    POWER_THREE_ONES,
    POWER_CROSS_OUT,
    POWER_TWO_LEAVES,
) = range(10)

# Elements of a round (§3.2): dice 0 to 5, then the tile; a pool is a set of bits.
TILE_ELEMENT = 6
ELEMENTS = 7
ALL_ELEMENTS = 127

# §10.1: bits of the set of reasons (Q8).
END_REASON_NAMES = ("region", "leaf", "cupcakes")
END_REGION, END_LEAF, END_CUPCAKES = 1, 2, 4

# Rounds 8 to 19 each take a cupcake hex from the board (§3.5, §7.8).
MAX_ROUNDS = 19
