"""§1: what is in the box, as numbers and names."""

from __future__ import annotations

SEAT_COUNTS = (2, 3, 4)
SEAT_NAMES = ("circle", "square", "triangle", "diamond")
MAX_SEATS = 4

# §1.1, §1.2
CHAMBERS = 49
MIN_TUNNELS, MAX_TUNNELS = 2, 4
MAX_PLACES = 4

# §1.6: food tokens, and as many places in the hill (§1.2), in this order everywhere.
FOOD_NAMES = ("yellow", "orange", "blue", "green", "pink")
FOODS = 5
FOOD_TOKENS = (28, 24, 20, 16, 12)

# §1.7: places marked with two and with three ants, by food.
TWO_ANTS_PLACES = (4, 4, 2, 2, 2)
THREE_ANTS_PLACES = (1, 3, 2, 1, 0)

# §1.3, §1.4: an ant's colour has nothing to do with food.
ANT_NAMES = ("yellow", "blue", "red", "grey", "violet")
ANTS = 5
CARDS_AN_ANT = 19

# §1.5, Q3: road lengths that a board file may have.
ROADS = 2
MIN_ROAD, MAX_ROAD = 4, 30
END_NAMES = ("left", "right")
ENDS = 2
LEFT, RIGHT = 0, 1

# §2.4, §2.5
HAND = 4
SMALL_PART = 7

# §3.1, §3.2
TURN_CARDS = 3
MAX_TURN_CARDS = 4  # in the first round, the last of four seats

# §9
FRIEND_NAMES = (
    "millipede",
    "ladybird",
    "dragonfly",
    "bumblebee",
    "stick-insect",
    "beetle",
    "orange-caterpillar",
    "exotic-caterpillar",
    "grasshopper",
    "snail",
)
FRIENDS = 10
(
    MILLIPEDE,
    LADYBIRD,
    DRAGONFLY,
    BUMBLEBEE,
    STICK_INSECT,
    BEETLE,
    ORANGE_CATERPILLAR,
    EXOTIC_CATERPILLAR,
    GRASSHOPPER,
    SNAIL,
) = range(FRIENDS)
FRIEND_CARDS = 12  # §1.8: two of the kinds are doubled
MAX_COPIES = 2
MAX_COST = 99
ORANGE_CATERPILLAR_PART, EXOTIC_CATERPILLAR_PART = 8, 10
SNAIL_HAND = 5
YELLOW_POINTS = 4  # §9.2: for yellow; one more for each later food

# §8, Q16: bits of the set of reasons.
END_REASON_NAMES = ("unloaded", "turns")
END_UNLOADED, END_TURNS = 1, 2
MAX_TURNS = 400
