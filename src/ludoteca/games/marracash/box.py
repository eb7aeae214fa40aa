"""§1: what is in the box, as numbers and names."""

from __future__ import annotations

from enum import auto

from ludoteca.core.enums import Named, names_of

SEATS = 4  # at most
SEAT_NAMES = ("ali", "aida", "omar", "laila")


class Colour(Named):
    """§1.1: of shops, visitors and souvenirs, in this order everywhere."""

    YELLOW = auto()
    PURPLE = auto()
    GREEN = auto()
    RED = auto()
    BLUE = auto()


COLOUR_NAMES = names_of(Colour)
COLOUR_LETTERS = "YPGRB"  # on towns drawn as text
COLOURS = len(Colour)

# §1.2
FIGURES = (14, 10, 10, 10, 10)  # visitors of each colour
VISITORS = 54
SIGNS = 6  # a seat (Q4)
MONEY = 1200  # of each seat at the start
COIN = 25  # all money is a multiple of it

# §2.1, §2.2
ENTRANCES = 3
GATHERED = 3  # visitors on each entrance at the start
LINE = VISITORS - ENTRANCES * GATHERED
MAX_RUN = 3  # of one colour in the line

# Limits of the record, for towns that people draw themselves.
MAX_FOUNTAINS = 24
MAX_SHOPS_A_COLOUR = 8
MAX_SHOPS = COLOURS * MAX_SHOPS_A_COLOUR
MAX_WAYS = 4  # from a fountain: up, left, right and down
MAX_SIDE = 30  # columns, and rows, of a town
MIN_SHOPS = SEATS * SIGNS + 1  # one is left over when all signs are used

# §1.6: five souvenir cards a colour; a colour's values begin at its first and go up in coins.
CARDS_A_COLOUR = 5
CARDS = COLOURS * CARDS_A_COLOUR
FIRST_VALUES = (150, 75, 100, 50, 125)
PLACES = 2  # cards face up (§9.1)

# §4
FIRST_BID = 100
RAISE = 100
ANY_RAISE = COIN  # with the option `any_raise` (Q2)
HIGH_PRICE = 500  # a price above it pays the auctioneer the high bonus (Q1)
BONUS, HIGH_BONUS = 100, 200

# Q2: no purse ever holds more, since all of them together never do. The bank pays 4 times 1200
# at the start, at most 6000 for the 14 visitors of yellow in one shop (100, 200, 300, 400, then
# ten times 500), 4000 for the ten of each other colour, 3750 for all souvenirs. An auction takes
# money out: whoever beats the auctioneer's bid pays more than the bonus.
MAX_BID = 4 * 1200 + 6000 + 4 * 4000 + 3750

# §6.2: the n-th customer pays n times the step, never more than the most.
PRICE_STEP, MAX_PRICE = 100, 500

# §6.3
LOW_INCOME = 300  # an income up to it gives the low share (Q14)
LOW_SHARE, HIGH_SHARE = 50, 100  # a customer

# §5.1
ACTIONS_A_TURN = 2

# §7.1
MIN_BRING, MAX_BRING = 2, 4


class LineEnd(Named):
    LEFT = auto()
    RIGHT = auto()


END_NAMES = names_of(LineEnd)
ENDS = len(LineEnd)


class EndReason(Named):
    """§8: bits of the set of reasons."""

    VISITORS = auto()
    STANDSTILL = auto()


END_REASON_NAMES = names_of(EndReason)
QUIET_ROUNDS = 5  # Q17
