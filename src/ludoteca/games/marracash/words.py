"""Names of things as messages, for `narrate` and `prompts`."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.message import Message, message
from ludoteca.games.marracash.actions import card_names
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import COLOUR_NAMES, SEAT_NAMES
from ludoteca.games.marracash.selling import colour_of


def say_seat(seat: int) -> Message:
    return message("marracash-seat", seat=SEAT_NAMES[seat])


def say_colour(colour: int) -> Message:
    return message("marracash-colour", colour=COLOUR_NAMES[colour])


def say_shop(board: MarracashBoard, shop: int) -> Message:
    """Its name on the map and its colour."""
    colour = say_colour(colour_of(shop))
    return message("marracash-shop", shop=board.shop_names[shop], colour=colour)


def say_card(card: int) -> Message:
    colour, value = card_names(card)
    return message(
        "marracash-souvenir", colour=message("marracash-colour", colour=colour), value=value
    )


def say_group(counts: Sequence[int]) -> tuple[Message, ...]:
    """Visitors by colour, those that are there."""
    return tuple(
        message("marracash-visitors", count=int(count), colour=say_colour(colour))
        for colour, count in enumerate(counts)
        if count
    )
