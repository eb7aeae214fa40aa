"""The records of Marracash: the town in play and the position in it.

Fields go from wide to narrow so that records have no padding, and a record's length is a multiple
of its widest field, so that all records of an array are aligned; some fields are wider than they
need to be for that. See `core.contract` for the fields that every game has.
"""

from __future__ import annotations

from enum import auto
from typing import Any

import numpy as np

from ludoteca.core.enums import Named
from ludoteca.games.marracash.box import (
    COLOURS,
    ENTRANCES,
    LINE,
    MAX_FOUNTAINS,
    MAX_SHOPS,
    MAX_SHOPS_A_COLOUR,
    MAX_WAYS,
    PLACES,
    SEATS,
)

NOBODY = -1  # no seat
NOT_BUILT = -2  # `owner` of a shop that this town does not have
NOWHERE = -1  # no fountain, no shop
NO_CARD = -1


class Phase(Named):
    """What kind of step comes next."""

    GATHER = auto()
    QUEUE = auto()
    FIRST = auto()
    CARD = auto()
    ACT = auto()
    BID = auto()
    SELL = auto()
    BRING = auto()
    GO_ON = auto()  # only inside a step: `turns.proceed` finds the next one
    OVER = auto()


# A shop's number is its colour times MAX_SHOPS_A_COLOUR and its place among that colour's shops;
# numbers that the town does not use are marked. Fountains are numbered without gaps.
BOARD: np.dtype[Any] = np.dtype(
    [
        ("shop_fountains", np.int32, MAX_SHOPS),  # bits: fountains the shop touches (§4.4)
        ("raise_by", np.int32),  # the least raise (Q2)
        ("souvenirs", np.int32),  # 1: §9 is in play
        ("fountains", np.int8),  # how many
        ("entrance", np.int8, ENTRANCES),  # their fountains
        ("built", np.int8, MAX_SHOPS),  # 1: the town has this shop
        # Routes: from a fountain on one of its ways, which are sorted by target.
        ("ways", np.int8, MAX_FOUNTAINS),  # how many the fountain has
        ("target", np.int8, (MAX_FOUNTAINS, MAX_WAYS)),
        # The shops of each colour touched on the way, first to last, then NOWHERE (§1.5).
        ("passed", np.int8, (MAX_FOUNTAINS, MAX_WAYS, COLOURS, MAX_SHOPS_A_COLOUR + 1)),
    ]
)

STATE: np.dtype[Any] = np.dtype(
    [
        ("money", np.int32, SEATS),
        ("bank", np.int32),  # what the bank has paid, less what it took: the sum of all purses
        ("bid", np.int32),  # highest of the auction, 0 before the opening
        ("cards_left", np.int32),  # bits: souvenir cards still face down (§9.1)
        ("rounds", np.int16),  # the round being played, from 1
        ("turns", np.int16),  # begun so far; first-round turns passed over (Q3) do not count
        ("eventful_turn", np.int16),  # the last one with a sale, a customer, new visitors (Q17)
        ("last_turn", np.int16),  # the turn that will be the last, 0 while unknown (Q8)
        ("line_from", np.int16),  # the line stands in line[line_from:line_to], left to right
        ("line_to", np.int16),
        ("actor", np.int8),
        ("seats", np.int8),
        ("end_reasons", np.int8),  # bits of box.EndReason, once the match is over
        ("phase", np.int8),  # a Phase
        ("first", np.int8),  # first player
        ("player", np.int8),  # whose turn it is
        ("actions_left", np.int8),  # of this turn, after the one being played
        ("auctioned", np.int8),  # 1: the turn has had an auction, so no move any more (§5.1)
        # The auction in progress, up to its bonus (§4).
        ("shop", np.int8),  # or NOWHERE
        ("leader", np.int8),  # seat with the highest bid, or NOBODY
        ("still_in", np.int8),  # bits: seats that have not passed
        # The choice between two souvenirs (Q15).
        ("selling_shop", np.int8),  # whose owner is asked, or NOWHERE
        ("card", np.int8, PLACES),  # face up, or NO_CARD
        # Visitors.
        ("figures", np.int8, COLOURS),  # not yet in town or in the line: during setup
        ("line", np.int8, LINE),  # colours
        ("crowd", np.int8, (MAX_FOUNTAINS, COLOURS)),
        # Shops.
        ("owner", np.int8, MAX_SHOPS),  # seat, NOBODY or NOT_BUILT
        ("customers", np.int8, MAX_SHOPS),
        # Read off the town, kept for speed; a property test compares them with it.
        ("standing", np.int8, MAX_FOUNTAINS),  # visitors at each fountain
        ("signs", np.int8, SEATS),  # shops of each seat
    ]
)
