"""Actions as people and programs write them: typed, as text, as numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.actions import Action
from ludoteca.core.errors import IllegalAction
from ludoteca.core.message import message
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import (
    CARDS,
    CARDS_A_COLOUR,
    COIN,
    COLOUR_NAMES,
    END_NAMES,
    ENDS,
    FIRST_BID,
    MAX_BID,
    MAX_BRING,
    MAX_FOUNTAINS,
    SEAT_NAMES,
)
from ludoteca.games.marracash.numbering import (
    AUCTION,
    BID,
    BRING,
    CARD,
    FIRST,
    GATHER,
    MOVE,
    PASS,
    QUEUE,
    SELL,
)
from ludoteca.games.marracash.rules import amount_of, count_of, entrance_of, number_of_bid
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


def card_names(card: int) -> tuple[str, int]:
    """Colour and value."""
    return COLOUR_NAMES[card // CARDS_A_COLOUR], int(value_of(card))


CARD_NUMBERS = {card_names(card): card for card in range(CARDS)}


def action_of(board: MarracashBoard, number: int) -> Action:
    """The typed action of a number."""
    if number < AUCTION:
        start, target = divmod(number - MOVE, MAX_FOUNTAINS)
        return Move(board.fountain_names[start], board.fountain_names[target])
    if number < BID:
        return Auction(board.shop_names[number - AUCTION])
    if number < PASS:
        return Bid(int(amount_of(number)))
    if number < SELL:
        return Pass()
    if number < BRING:
        return Sell(*card_names(number - SELL))
    if number < GATHER:
        entrance = board.entrance_names[entrance_of(number)]
        return Bring(entrance, int(count_of(number)), END_NAMES[(number - BRING) % ENDS])
    if number < QUEUE:
        return Gather(COLOUR_NAMES[number - GATHER])
    if number < FIRST:
        return Queue(COLOUR_NAMES[number - QUEUE])
    if number < CARD:
        return First(SEAT_NAMES[number - FIRST])
    return Card(*card_names(number - CARD))


def number_of(board: MarracashBoard, action: Action) -> int:
    """The number of a typed action; refused if the town or the box has no such thing."""
    try:
        return look_up(board, action)
    except (ValueError, KeyError) as error:
        if isinstance(action, Bid):
            limits = {"least": FIRST_BID, "most": MAX_BID, "coin": COIN}
            raise IllegalAction(message("marracash-refused-bid-steps", **limits)) from error
        text = text_of(action)
        raise IllegalAction(message("refused-unknown", action=text)) from error


def look_up(board: MarracashBoard, action: Action) -> int:
    match action:
        case Move(start, target):
            fountains = board.fountain_names
            return MOVE + fountains.index(start) * MAX_FOUNTAINS + fountains.index(target)
        case Auction(shop):
            return AUCTION + board.shop_names.index(shop)
        case Bid(amount):
            if amount not in range(FIRST_BID, MAX_BID + 1, COIN):
                raise ValueError(amount)
            return int(number_of_bid(amount))
        case Pass():
            return PASS
        case Sell(colour, value):
            return SELL + CARD_NUMBERS[colour, value]
        case Bring(entrance, visitors, end):
            group = board.entrance_names.index(entrance) * MAX_BRING
            group += range(1, MAX_BRING + 1).index(visitors)
            return BRING + group * ENDS + END_NAMES.index(end)
        case Gather(colour):
            return GATHER + COLOUR_NAMES.index(colour)
        case Queue(colour):
            return QUEUE + COLOUR_NAMES.index(colour)
        case First(seat):
            return FIRST + SEAT_NAMES.index(seat)
        case Card(colour, value):
            return CARD + CARD_NUMBERS[colour, value]
    raise ValueError(action)


def text_of(action: Action) -> str:
    """One line of notation: the kind of action and its parts."""
    return " ".join([str(action.__struct_config__.tag), *(str(part) for part in parts(action))])


def parts(action: Action) -> list[Any]:
    return [getattr(action, name) for name in action.__struct_fields__]


KINDS: dict[str, type[Action]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (Gather, Queue, First, Card, Move, Auction, Bid, Pass, Sell, Bring)
}


def action_from(text: str) -> Action:
    """The typed action of a line of notation."""
    unknown = IllegalAction(message("refused-unknown", action=text))
    word, *words = text.split() or [""]
    kind = KINDS.get(word)
    if kind is None or len(words) != len(kind.__struct_fields__):
        raise unknown
    try:
        # Not strict: numbers are read from their digits.
        named = dict(zip(kind.__struct_fields__, words, strict=True))
        action = msgspec.convert(named, kind, strict=False)
    except msgspec.ValidationError as error:
        raise unknown from error
    if text_of(action) != " ".join([word, *words]):  # as `bid 1e2`
        raise unknown
    return action
