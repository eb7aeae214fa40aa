"""A position of Marracash as a picture to share: the town, its crowds, and whose the shops are."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.seat_colours import SEAT_COLOURS
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import COLOUR_NAMES, SEAT_NAMES
from ludoteca.games.marracash.drawing import (
    COLOURS,
    LEFT,
    TOP,
    Picture,
    middle,
    sheet,
)
from ludoteca.games.marracash.view import FountainView, MarracashView, ShopView

MARGIN = 24.0
FIGURE = 15.0  # from one figure of a crowd to the next
A_ROW = 4
COLOUR_OF = dict(zip(SEAT_NAMES, SEAT_COLOURS, strict=True))


def draw_picture(board: MarracashBoard, view: MarracashView, language: str) -> str:
    town = Picture(board.town, language)
    drawing = [
        *town.draw_town(),
        *(line for shop in view.shops for line in draw_owner(shop)),
        *(line for fountain in view.fountains for line in draw_crowd(fountain)),
    ]
    box = (
        LEFT - MARGIN,
        TOP - MARGIN,
        town.right - LEFT + 2 * MARGIN,
        town.bottom - TOP + 2 * MARGIN,
    )
    return sheet(town.say("marracash-title"), box, drawing)


def draw_owner(shop: ShopView) -> Iterator[str]:
    """A sign in the colour of a seat, with how many customers have come."""
    if shop.owner is None:
        return
    spots = [middle((column, row)) for column, row in shop.squares]
    above = 22 if len(spots) == 1 else 0  # where its name and ware leave room
    x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots) - above
    yield (
        f'<circle class="ink owner" data-shop="{shop.name}" cx="{x:.1f}" cy="{y:.1f}" r="16"'
        f' fill="{COLOUR_OF[shop.owner]}"/>'
    )
    yield (
        f'<text x="{x:.1f}" y="{y + 7:.1f}" class="middle"'
        f' style="font-size: 20px; font-weight: 700; fill: #fff">{shop.customers}</text>'
    )


def draw_crowd(fountain: FountainView) -> Iterator[str]:
    """Every visitor, in the colour of what they want."""
    x, y = middle((fountain.column, fountain.row))
    waiting = [
        COLOURS[COLOUR_NAMES.index(colour)]
        for colour, count in fountain.crowd.items()
        for _ in range(count)
    ]
    for place, colour in enumerate(waiting):
        row, column = divmod(place, A_ROW)
        here = min(A_ROW, len(waiting) - row * A_ROW)
        across = x + (column - (here - 1) / 2) * FIGURE
        yield draw_visitor(across, y - 10 + 17 * row, colour)


def draw_visitor(x: float, y: float, colour: str) -> str:
    return (
        f'<g class="ink visitor" fill="{colour}" transform="translate({x - 8:.1f} {y - 14:.1f})">'
        '<path d="M9 11q-5 1-7 17 7 2 14 0-2-16-7-17z"/><circle cx="9" cy="7" r="5.2"/></g>'
    )
