"""Actions as people and programs write them, and the order of their numbers."""

from __future__ import annotations

from ludoteca.core.actions import Action, ActionTable, Kind, OnBoard
from ludoteca.core.message import message
from ludoteca.core.reading import plainly
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import (
    CARDS,
    CARDS_A_COLOUR,
    COIN,
    COLOUR_NAMES,
    END_NAMES,
    ENTRANCES,
    FIRST_BID,
    MAX_BID,
    MAX_BRING,
    MAX_FOUNTAINS,
    MAX_SHOPS,
    SEAT_NAMES,
)
from ludoteca.games.marracash.souvenirs import value_of


class Gather(Action, frozen=True, tag="gather"):
    """Chance: a visitor on an entrance (§2.1)."""

    colour: str


class Queue(Action, frozen=True, tag="queue"):
    """Chance: the next visitor of the line, from left to right (§2.2)."""

    colour: str


class First(Action, frozen=True, tag="first"):
    """Chance: who begins (§2.3)."""

    seat: str


class Card(Action, frozen=True, tag="card"):
    """Chance: a souvenir card turned up (§9.1, §9.4)."""

    colour: str
    value: int


class Move(Action, frozen=True, tag="move"):
    """The group of a fountain to the next one (§6.1)."""

    start: str
    target: str


class Auction(Action, frozen=True, tag="auction"):
    """The shop to be auctioned (§4.1)."""

    shop: str


class Bid(Action, frozen=True, tag="bid"):
    """The opening bid, or a raise (§4.1, §4.2)."""

    amount: int


class Pass(Action, frozen=True, tag="pass"):
    """Out of this auction (§4.2)."""


class Sell(Action, frozen=True, tag="sell"):
    """Which of two matching souvenir cards (§9.2)."""

    colour: str
    value: int


class Bring(Action, frozen=True, tag="bring"):
    """Visitors from one end of the line to an empty entrance (§7.1)."""

    entrance: str
    visitors: int
    end: str


FOUNTAIN = OnBoard[MarracashBoard](MAX_FOUNTAINS, lambda board: board.fountain_names)
SHOP = OnBoard[MarracashBoard](MAX_SHOPS, lambda board: board.shop_names)
ENTRANCE = OnBoard[MarracashBoard](ENTRANCES, lambda board: board.entrance_names)

# Colour and value of each souvenir card.
CARD_NAMES = tuple(
    (COLOUR_NAMES[card // CARDS_A_COLOUR], plainly(value_of)(card)) for card in range(CARDS)
)

BID_STEPS = message("marracash-refused-bid-steps", least=FIRST_BID, most=MAX_BID, coin=COIN)

TABLE = ActionTable(
    Kind(Move, FOUNTAIN, FOUNTAIN),
    Kind(Auction, SHOP),
    Kind(Bid, range(FIRST_BID, MAX_BID + 1, COIN), refusal=BID_STEPS),
    Kind(Pass),
    Kind(Sell, CARD_NAMES),
    Kind(Bring, ENTRANCE, range(1, MAX_BRING + 1), END_NAMES),
    Kind(Gather, COLOUR_NAMES),
    Kind(Queue, COLOUR_NAMES),
    Kind(First, SEAT_NAMES),
    Kind(Card, CARD_NAMES),
)
