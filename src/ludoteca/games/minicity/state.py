"""The records of Mini City: the board in play and the position on it.

Fields go from wide to narrow so that records have no padding; see `core.contract` for the
fields that every game has.
"""

from __future__ import annotations

from enum import auto
from typing import Any

import numpy as np

from ludoteca.core.enums import Named
from ludoteca.games.minicity.box import (
    ANTS,
    CHAMBERS,
    FOODS,
    FRIENDS,
    MAX_COPIES,
    MAX_ROAD,
    MAX_SEATS,
    ROADS,
)

NOBODY = -1
NOTHING = -1  # no ant, road, space or chamber is in play
NO_CARD = -1  # on a road's space
FARTHEST = MAX_ROAD + MAX_COPIES  # range of an ant that all cards and millipedes move


class Phase(Named):
    """What kind of step comes next."""

    DEAL = auto()
    LAY = auto()
    SMALL_PART = auto()
    FIRST = auto()
    CHOICE = auto()
    GO = auto()
    UNLOAD = auto()
    GRASSHOPPER = auto()
    STREAM = auto()
    SPREAD = auto()
    REFILL = auto()
    OVER = auto()
    # Of the offer (§2.7), whose decision is a step of the kind FIRST.
    OFFER = auto()
    PUT = auto()


BOARD: np.dtype[Any] = np.dtype(
    [
        # Sets of chambers, as bits.
        ("within", np.int64, (CHAMBERS, FARTHEST + 1)),  # so many tunnels away at most
        ("of_food", np.int64, FOODS),
        ("offer", np.int64),  # 1: the offer (§2.7); this wide for a length that 8 divides
        ("friends", np.int8),  # 1: the friends variant (§9)
        ("road_length", np.int8),
        ("food", np.int8, CHAMBERS),
        ("places", np.int8, CHAMBERS),
        ("two_ants", np.int8, CHAMBERS),  # how many places are marked so (§1.7)
        ("three_ants", np.int8, CHAMBERS),
        ("start_zone", np.int8, ANTS),  # chamber of each ant (§1.3)
        ("friend_copies", np.int8, FRIENDS),
        ("friend_cost", np.int8, FRIENDS),
        ("distance", np.int8, (CHAMBERS, CHAMBERS)),  # in tunnels, the shortest way
    ]
)

STATE: np.dtype[Any] = np.dtype(
    [
        ("points", np.int16, MAX_SEATS),  # of friendship (§9.1, Q15)
        ("turns", np.int16),  # turns of single seats begun, 0 during setup (Q16)
        ("rounds", np.int16),  # the round being played, from 1
        ("end_reasons", np.int16),  # bits of box.EndReason; this wide for an even length in all
        ("actor", np.int8),
        ("seats", np.int8),
        ("phase", np.int8),  # a Phase
        ("first", np.int8),  # first player; NOBODY until drawn (§2.6), another if decided so (§2.7)
        ("turn_seat", np.int8),  # whose turn it is; at setup, who is being served
        ("cards_played", np.int8),  # in this turn
        ("bought", np.int8),  # 1: a friend was bought in this turn (§9.3)
        # The card being played, NOTHING between complete plays.
        ("road", np.int8),  # where it lies; also the road that new cards are laid on
        ("space", np.int8),
        ("ant", np.int8),  # that moves
        ("reach", np.int8),  # its range by the cards (§5.1)
        # The ladybird's chamber (Q12).
        ("spread_from", np.int8),
        ("tokens_spread", np.int8),  # so far; of an offer: tokens still to be put away (Q17)
        # What lies on the table.
        ("ant_at", np.int8, ANTS),  # chamber of each ant
        ("tokens", np.int8, CHAMBERS),
        ("roads", np.int8, (ROADS, MAX_ROAD)),  # ants on the cards, NO_CARD where none lies
        ("pile", np.int8, ANTS),  # cards of each ant; which come next nobody knows
        ("discards", np.int8, ANTS),
        ("hand", np.int8, (MAX_SEATS, ANTS)),
        ("small", np.int8, (MAX_SEATS, FOODS)),
        ("reserve", np.int8, (MAX_SEATS, FOODS)),
        ("owned", np.int8, (MAX_SEATS, FRIENDS)),  # copies of each friend
        ("used", np.int8, (MAX_SEATS, FRIENDS)),  # copies used in the seat's latest turn (Q8)
        # Read off the table, kept for speed; a property test compares them with it.
        ("left_end", np.int8, ROADS),  # outermost spaces with a card
        ("right_end", np.int8, ROADS),
        ("free_places", np.int8, FOODS),  # in the whole hill
    ]
)
