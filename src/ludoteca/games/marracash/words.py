"""Names of things as messages, for `narrate` and `prompts`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ludoteca.core.message import Message, message
from ludoteca.core.reading import plainly, reader
from ludoteca.games.marracash.actions import CARD_NAMES
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import COLOUR_LETTERS, COLOUR_NAMES, SEAT_NAMES
from ludoteca.games.marracash.selling import colour_of
from ludoteca.games.marracash.state import BOARD, STATE

read = reader(STATE)
read_board = reader(BOARD)

# Each name is made once: positions are described many times a second.


@cache
def say_seat(seat: int) -> Message:
    return message("marracash-seat", seat=SEAT_NAMES[seat])


@cache
def say_colour(colour: int) -> Message:
    return message("marracash-colour", colour=COLOUR_NAMES[colour])


def say_shop(board: MarracashBoard, shop: int) -> Message:
    """Its name on the map and its colour."""
    return name_shop(board.shop_names[shop], plainly(colour_of)(shop))


@lru_cache(maxsize=4096)
def name_shop(name: str, colour: int) -> Message:
    return message("marracash-shop", shop=sign_shop(name), colour=say_colour(colour))


@lru_cache(maxsize=4096)
def sign_shop(name: str) -> Message:
    """As maps call it in every language: the letter of its colour there, and its number."""
    colour = COLOUR_NAMES[COLOUR_LETTERS.index(name[0])]
    letter = message("marracash-letter", colour=colour)
    return message("marracash-sign", letter=letter, number=name[1:])


@cache
def say_card(card: int) -> Message:
    colour, value = CARD_NAMES[card]
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
