"""§1: what is in the box, as numbers and names."""

from __future__ import annotations

from enum import auto

from ludoteca.core.enums import Named, names_of

SEAT_COUNTS = (2, 3, 4)
SEAT_NAMES = ("circle", "square", "triangle", "diamond")
MAX_SEATS = 4

# §1.1, §1.2
CHAMBERS = 49
MIN_TUNNELS, MAX_TUNNELS = 2, 4
MAX_PLACES = 4


class Food(Named):
    """§1.6, in this order everywhere."""

    YELLOW = auto()
    ORANGE = auto()
    BLUE = auto()
    GREEN = auto()
    PINK = auto()


FOOD_NAMES = names_of(Food)
FOODS = len(Food)
FOOD_TOKENS = (28, 24, 20, 16, 12)  # and as many places in the hill (§1.2)

# §1.7: places marked with two and with three ants, by food.
TWO_ANTS_PLACES = (4, 4, 2, 2, 2)
THREE_ANTS_PLACES = (1, 3, 2, 1, 0)


class Ant(Named):
    """§1.3, §1.4: an ant's colour has nothing to do with food."""

    YELLOW = auto()
    BLUE = auto()
    RED = auto()
    GREY = auto()
    VIOLET = auto()


ANT_NAMES = names_of(Ant)
ANTS = len(Ant)
CARDS_AN_ANT = 19

# §1.5, Q3: road lengths that a board file may have.
ROADS = 2
MIN_ROAD, MAX_ROAD = 4, 30


class RoadEnd(Named):
    LEFT = auto()
    RIGHT = auto()


END_NAMES = names_of(RoadEnd)
ENDS = len(RoadEnd)

# §2.4, §2.5
HAND = 4
SMALL_PART = 7

MAX_OFFER = 4  # §2.7

# §3.1, §3.2
TURN_CARDS = 3
MAX_TURN_CARDS = 4  # in the first round, the last of four seats


class Friend(Named):
    """§9"""

    MILLIPEDE = auto()
    LADYBIRD = auto()
    DRAGONFLY = auto()
    BUMBLEBEE = auto()
    STICK_INSECT = auto()
    BEETLE = auto()
    ORANGE_CATERPILLAR = auto()
    EXOTIC_CATERPILLAR = auto()
    GRASSHOPPER = auto()
    SNAIL = auto()


FRIEND_NAMES = names_of(Friend)
FRIENDS = len(Friend)
FRIEND_CARDS = 12  # §1.8: two of the kinds are doubled
MAX_COPIES = 2
MAX_COST = 99
ORANGE_CATERPILLAR_PART, EXOTIC_CATERPILLAR_PART = 8, 10
SNAIL_HAND = 5
YELLOW_POINTS = 4  # §9.2: for yellow; one more for each later food


class EndReason(Named):
    """§8, Q16: bits of the set of reasons."""

    UNLOADED = auto()
    TURNS = auto()


END_REASON_NAMES = names_of(EndReason)
MAX_TURNS = 400
