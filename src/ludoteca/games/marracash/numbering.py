"""Numbers of the actions: a fixed range for each kind of step, whatever the town."""

from __future__ import annotations

from ludoteca.games.marracash.box import (
    ACTIONS_A_TURN,
    CARDS,
    COIN,
    COLOURS,
    ENDS,
    ENTRANCES,
    FIRST_BID,
    HIGH_BONUS,
    LINE,
    MAX_BID,
    MAX_BRING,
    MAX_FOUNTAINS,
    MAX_SHOPS,
    MIN_BRING,
    QUIET_ROUNDS,
    SEATS,
    SIGNS,
    VISITORS,
)

BIDS = (MAX_BID - FIRST_BID) // COIN + 1

MOVE = 0  # + from * MAX_FOUNTAINS + to
AUCTION = MOVE + MAX_FOUNTAINS * MAX_FOUNTAINS  # + shop
BID = AUCTION + MAX_SHOPS  # + (amount - FIRST_BID) / COIN
PASS = BID + BIDS
SELL = PASS + 1  # + card
BRING = SELL + CARDS  # + (entrance * MAX_BRING + visitors - 1) * ENDS + end
GATHER = BRING + ENTRANCES * MAX_BRING * ENDS  # + colour
QUEUE = GATHER + COLOURS  # + colour
FIRST = QUEUE + COLOURS  # + seat
CARD = FIRST + SEATS  # + card
ACTIONS = CARD + CARDS

# An opening bid has the most: every multiple of 25 from 100 to what the seat has. Moves and
# auctions together are fewer.
MAX_CHOICES = BIDS
MAX_OUTCOMES = CARDS

# Every match ends within so many actions, chance included; no match comes near it.
MAX_SALES = SEATS * SIGNS
MAX_BRINGS = LINE // MIN_BRING + 1
# Turns: at most so many have a sale, a customer or new visitors; between two of them the rest
# are fewer than Q17 allows, and after the last one exactly as many.
MAX_EVENTS = MAX_SALES + VISITORS + MAX_BRINGS
MAX_TURNS = (MAX_EVENTS + 1) * QUIET_ROUNDS * SEATS
# Bids: a price of p took at most p / 25 bids, and all prices together are at most what the bank
# pays out (Q2) and the bonuses.
MAX_BIDS = (MAX_BID + MAX_SALES * HIGH_BONUS) // COIN
MAX_ACTIONS = (
    VISITORS
    + 1
    + 2 * CARDS  # drawn, and sold
    + MAX_BRINGS
    + MAX_TURNS * ACTIONS_A_TURN
    + MAX_BIDS
    + MAX_SALES * (SEATS - 1)  # passes
)
