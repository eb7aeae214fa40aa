"""Numbers of the actions, as the kernels use them: the same whatever the town."""

from __future__ import annotations

from ludoteca.games.marracash import actions
from ludoteca.games.marracash.actions import TABLE
from ludoteca.games.marracash.box import (
    ACTIONS_A_TURN,
    CARDS,
    COIN,
    HIGH_BONUS,
    LINE,
    MAX_BID,
    MIN_BRING,
    QUIET_ROUNDS,
    SEATS,
    SIGNS,
    VISITORS,
)

MOVE = TABLE.start(actions.Move)  # + from * MAX_FOUNTAINS + to
AUCTION = TABLE.start(actions.Auction)  # + shop
BID = TABLE.start(actions.Bid)  # + (amount - FIRST_BID) / COIN
PASS = TABLE.start(actions.Pass)
SELL = TABLE.start(actions.Sell)  # + card
BRING = TABLE.start(actions.Bring)  # + (entrance * MAX_BRING + visitors - 1) * ENDS + end
GATHER = TABLE.start(actions.Gather)  # + colour
QUEUE = TABLE.start(actions.Queue)  # + colour
FIRST = TABLE.start(actions.First)  # + seat
CARD = TABLE.start(actions.Card)  # + card

# An opening bid has the most: every multiple of 25 from 100 to what the seat has. Moves and
# auctions together are fewer.
MAX_CHOICES = PASS - BID
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
