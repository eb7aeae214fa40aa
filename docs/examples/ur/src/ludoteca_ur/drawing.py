"""A position as an SVG. What can be chosen is marked with the number of its action."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.kernel import Record
from ludoteca_ur.rules import FIRST_SHARED, HOME, ROSETTES, SEATS, WAITING, is_shared

CELL, EDGE, STRIP = 64, 14, 56
WIDTH, HEIGHT = 8 * CELL + 2 * EDGE, 3 * CELL + 2 * STRIP
LIGHT_FILL, DARK_FILL, INK = "#fdf6e3", "#274060", "#2b2118"


def centre(seat: int, place: int) -> tuple[int, int]:
    """Pieces wait and come home in the gap of their own row."""
    if is_shared(place):
        column, row = place - FIRST_SHARED, 1
    else:
        column, row = (4 - place if place < FIRST_SHARED else 20 - place), 2 * seat
    return EDGE + CELL * column + CELL // 2, STRIP + CELL * row + CELL // 2


def square(seat: int, place: int, thrown: int) -> str:
    """A square of a path; a throw of the seat may lead to it from another."""
    x, y = centre(seat, place)
    target = f' data-target="{place - thrown}"' if place >= thrown > 0 else ""
    inside = '<rect x="-20" y="-20" width="40" height="40" fill="none" stroke="#c9a227"/>'
    if place == HOME:
        return (
            f'<g transform="translate({x} {y})"{target}><circle r="25" fill="#00000018" '
            f'stroke="{INK}" stroke-dasharray="4 4"/></g>'
        )
    if place in ROSETTES:
        inside = "".join(
            f'<ellipse cy="-13" rx="6" ry="12" fill="{("#b5432a", "#1f4e79")[turn % 2]}" '
            f'transform="rotate({turn * 45})"/>'
            for turn in range(8)
        )
    return (
        f'<g transform="translate({x} {y})"{target}><rect x="-30" y="-30" width="60" height="60" '
        f'rx="5" fill="#f0ddb4" stroke="{INK}" stroke-width="2"/>{inside}'
        f'<text x="-26" y="-17" font-size="12" fill="{INK}">{place}</text></g>'
    )


def piece(seat: int, place: int, count: int, marked: bool) -> str:
    """Light pieces are round, dark ones have corners; a number says how many lie together."""
    x, y = centre(seat, place)
    action = f' data-action="{place}"' if marked else ""
    shape = '<circle r="21"' if seat == 0 else '<path d="M-21-9-9-21H9L21-9V9L9 21H-9L-21 9Z"'
    fill, ink = ((LIGHT_FILL, INK), (DARK_FILL, LIGHT_FILL))[seat]
    dots = [(-8, -8), (8, -8), (0, 0), (-8, 8), (8, 8)]
    face = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="{ink}"/>' for x, y in dots)
    if place in (WAITING, HOME):
        face = f'<text y="8" font-size="24" text-anchor="middle" fill="{ink}">{count}</text>'
    return (
        f'<g transform="translate({x} {y})"{action}>'
        f'{shape} fill="{fill}" stroke="{INK}" stroke-width="2.5"/>{face}</g>'
    )


def dice(seat: int, thrown: int) -> Iterator[str]:
    """Four of them beside the row of the seat that has thrown, as many marked as count."""
    y = STRIP // 2 if seat == 0 else HEIGHT - STRIP // 2
    for number in range(4):
        tip = LIGHT_FILL if number < thrown else INK
        yield (
            f'<g transform="translate({EDGE + 32 + 46 * number} {y})">'
            f'<path d="M0-20 20 15H-20Z" fill="{INK}"/><circle cy="-7" r="6" fill="{tip}"/></g>'
        )
    yield f'<text x="{EDGE + 206}" y="{y + 11}" font-size="32" fill="{LIGHT_FILL}">{thrown}</text>'


def draw(state: Record) -> str:
    mover, throw = int(state.turn), int(state.thrown)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="Georgia, serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="#8a5a34"/>',
    ]
    for seat in range(SEATS):
        # The seat whose turn it is draws the middle row, since a throw of its own may lead there.
        parts += [
            square(seat, place, throw if seat == mover else -1)
            for place in range(1, HOME + 1)
            if not is_shared(place) or seat == mover
        ]
    if throw >= 0:
        parts += dice(mover, throw)
    for seat in range(SEATS):
        for place, count in enumerate(state.pieces[seat].tolist()):
            if count:
                marked = seat == mover and throw > 0 and place < HOME
                parts.append(piece(seat, place, count, marked))
    return "".join([*parts, "</svg>"])
