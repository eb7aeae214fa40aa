"""A position of Marabunta as a picture to share: the territory with its numbers, and the leaves."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core import texts
from ludoteca.core.seat_colours import SEAT_COLOURS
from ludoteca.games.marabunta.boards import Hex, MarabuntaBoard
from ludoteca.games.marabunta.box import SEAT_NAMES
from ludoteca.games.marabunta.drawing import (
    LEFT,
    PAPER,
    RADIUS,
    STEP,
    TOP,
    corners,
    draw_edges,
    draw_ground,
    draw_leaf,
    draw_signs,
    sheet,
    spot,
    trace,
)
from ludoteca.games.marabunta.view import HexView, MarabuntaView

COLOUR_OF = dict(zip(SEAT_NAMES, SEAT_COLOURS, strict=False))
OF_CIRCLES = {"R": SEAT_COLOURS[0], "B": SEAT_COLOURS[1], " ": PAPER}
MARGIN = 14.0
LEAVES, LEAF = 3, 72.0  # in a row below the territory, and how high a row is


def draw_picture(board: MarabuntaBoard, view: MarabuntaView, language: str) -> str:
    territory = board.territory
    spots = [spot(corner) for place in territory.hexes for corner in corners(place)]
    left, top = min(x for x, _ in spots) - MARGIN, min(y for _, y in spots) - MARGIN
    right, bottom = max(x for x, _ in spots) + MARGIN, max(y for _, y in spots) + MARGIN
    drawing = [
        *(f'<path class="shadow" d="{trace(corners(place), 3, 4)}"/>' for place in territory.hexes),
        *(draw_ground(place) for place in territory.hexes),
        *draw_edges(territory),
        *(
            line
            for place, seen in zip(territory.hexes, view.hexes, strict=True)
            for line in draw_hex(place, seen)
        ),
    ]
    for region, seen in enumerate(view.regions):
        row, column = divmod(region, LEAVES)
        x = left + MARGIN + column * (right - left - 2 * MARGIN) / LEAVES
        drawing += draw_leaf(region, x, bottom + LEAF * row, seen.circles, OF_CIRCLES)
    title = texts.speaker(language)("marabunta-title")
    return sheet(title, (left, top, right - left, bottom + 2 * LEAF - top), drawing)


def draw_hex(place: Hex, seen: HexView) -> Iterator[str]:
    """A seat's number, a cross, or what is printed there as long as it is open."""
    x, y = LEFT + (place.column + 1) * STEP, TOP + (place.row * 1.5 + 1) * RADIUS
    if seen.seat is not None:
        colour = COLOUR_OF[seen.seat]
        yield f'<circle class="ink" cx="{x:.1f}" cy="{y:.1f}" r="21" fill="{colour}"/>'
        yield (
            f'<text x="{x:.1f}" y="{y + 9:.1f}" class="middle" fill="{PAPER}"'
            f' style="font-size: 27px; font-weight: 700; fill: {PAPER}">{seen.number}</text>'
        )
    elif seen.crossed:
        path = f"M{x - 15:.1f} {y - 15:.1f}l30 30m0-30l-30 30"
        yield f'<path class="ink" style="stroke-width: 6" fill="none" d="{path}"/>'
    else:
        yield from draw_signs(place)
