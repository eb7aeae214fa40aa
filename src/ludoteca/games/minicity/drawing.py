"""The picture of a hill: SVG, ink on paper, every line our own.

Foods differ by colour, pattern, pictogram and letter, ants by colour, stripes and letter, so that
it also reads in grey.
"""

from __future__ import annotations

import dataclasses
import math
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from textwrap import wrap
from xml.sax.saxutils import escape

from ludoteca.core import texts
from ludoteca.core.usage import Warmth
from ludoteca.games.minicity.boards import HILL, Chamber, Hill, MiniCityBoard
from ludoteca.games.minicity.box import ANT_NAMES, FOOD_NAMES, FRIEND_NAMES
from ludoteca.games.minicity.tunnels import tunnels_of

Spot = tuple[float, float]

SPACING = 126.0  # between the two chambers that stand closest
LARGEST = 2400.0  # a hill that would be larger has smaller chambers
RADII = (0, 46.0, 48.0, 50.0, 52.0)  # of chambers with 1 to 4 places
TOKEN = 22.5  # from place to place
LEFT, TOP = 40.0, 104.0
WIDTH, LEGEND = 1240.0, 404.0
COLUMN = 28  # letters in a line beside the example
MEADOW, BANK = 254.0, 92.0  # height of the meadow, width of the stream
NAMESPACE = "http://www.w3.org/2000/svg"
INK, PAPER, CARD = "#3b312b", "#fbf6e9", "#fffaf0"
SOIL, TUNNEL, GRASS, ROAD, WATER = "#b58a5d", "#efdfbf", "#d8e5b5", "#e8d5ab", "#a9d5ee"

# Lighter kin of Okabe and Ito's set, in the order of the foods, each with a pattern of its own.
FOOD_COLOURS = ("#f6ec83", "#f2bd5c", "#8ecbf0", "#63c3a3", "#e2a3c4")
PATTERNS = (
    '<circle cx="6" cy="6" r="3" class="line"/>',
    '<path d="M-3 3 3-3M-3 15 15-3M9 15 15 9" class="line"/>',
    '<path d="M0 4q3-3 6 0t6 0M0 10q3-3 6 0t6 0" class="line"/>',
    '<path d="m2 3 2 3 2-3M8 9l2 3 2-3" class="line"/>',
    '<path d="M3 1.5a1.5 1.5 0 1 1-.1 0zM9 7.5a1.5 1.5 0 1 1-.1 0z" class="dot"/>',
)
# Cheese, carrot, blueberry, leaf, sweet.
FOOD_SHAPES = (
    '<path fill="#f9e25a" d="M3 28 30 8q7 6 6 16l-1 9-31 1z"/><path fill="none" d="m3 28 33-4"/>'
    '<circle fill="#fff" cx="27" cy="17" r="3.2"/><circle fill="#fff" cx="14" cy="31" r="2"/>'
    '<circle fill="#fff" cx="27" cy="29" r="2.6"/>',
    '<path fill="#ee8a1d" d="M5 36q-1-4 3-11l9-12q6-4 10 1 4 4-1 9L14 33q-7 4-9 3z"/>'
    '<path fill="#7cb342" d="M25 13q-4-8 2-11 3 3 1 7 4-6 10-4 1 5-6 6 5-1 6 3-6 3-13-1z"/>'
    '<path fill="none" d="m12 22 5 3M18 29l-4-3M20 17l4 3"/>',
    '<circle fill="#5b86c4" cx="20" cy="21" r="15"/>'
    '<path fill="#24467c" d="m20 10 3 5 6 0-3 5 3 6-6 0-3 5-3-5-6 0 3-6-3-5 6 0z"/>',
    '<path fill="#57a85a" d="M6 34Q1 13 17 7q8-3 20-3 0 13-6 21-9 11-25 9z"/>'
    '<path fill="none" d="M2 39Q13 23 30 11M13 26l-1-9M13 26l10 1M21 18l0-9M21 18l9 1"/>',
    '<path fill="#f7d3e4" d="m11 17-9-8 0 22 9-8M29 17l9-8 0 22-9-8"/>'
    '<circle fill="#d65a97" cx="20" cy="20" r="12"/>'
    '<path fill="none" d="M13 11q10 2 8 21M20 8q11 5 8 20"/>',
)
# Ants are darker than food. Their stripes count them: one for yellow, five for violet.
PEBBLES, CORNERS = 300, 10  # in the earth; of a chamber
ANT_COLOURS = ("#e8bd1a", "#2f7fc1", "#cc4427", "#9b9791", "#8a5bb5")

# An ant so small that only its body is seen.
MARK = (
    '<symbol id="mark" viewBox="0 0 20 13" overflow="visible"><path stroke="#fbf6e9" '
    'stroke-width="1.6" d="m8 1 3 11M12 1 9 12"/><g fill="#fbf6e9"><circle cx="4.600" cy="6.500" '
    'r="4.400"/><circle cx="11" cy="6.500" r="2.800"/><circle cx="16.400" cy="6.500" r="3.400"/>'
    "</g></symbol>"
)

STYLE = f"""
text {{ font-family: 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif; fill: {INK}; }}
.title {{ font: 600 40px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.under {{ font-size: 17px; }}
.head {{ font: 600 21px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.small {{ font-size: 14px; }}
.number {{ font: 600 19px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.number, .letter {{ paint-order: stroke; stroke: {PAPER}; stroke-width: 3px; stroke-opacity: .7; }}
.letter {{ font-size: 15px; font-weight: 700; }}
.badge {{ font-size: 12px; font-weight: 700; fill: {PAPER}; }}
.count {{ font-size: 10px; font-weight: 700; fill: {PAPER}; }}
.middle {{ text-anchor: middle; }}
.ink {{ stroke: {INK}; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }}
.zone {{ fill: {PAPER}; fill-opacity: .85; stroke: {INK}; stroke-dasharray: 4 3; }}
.shadow {{ fill: {INK}; opacity: .14; stroke: none; }}
.line {{ fill: none; stroke: {INK}; stroke-width: 1.1; stroke-opacity: .38; }}
.dot {{ fill: {INK}; fill-opacity: .38; }}
"""


Say = Callable[..., str]  # a text by its key and arguments


def draw_board(file_name: str, text: str, language: str = "en") -> str:
    """The picture of a hill; `BadBoard` if the file is wrong."""
    hill = HILL.parse(file_name, text)
    say = texts.speaker(language)
    spots, size = find_spots(hill)
    width = max(WIDTH, max(x for x, _ in spots) + 100)
    aside = (width - max(x for x, _ in spots) - min(x for x, _ in spots)) / 2
    spots = [(x + aside, y) for x, y in spots]
    floor = max(y for _, y in spots) + 84
    drawing = [
        *draw_ground(width, floor),
        *draw_roads(
            printed_roads(hill.road),
            width,
            say("minicity-drawing-stream"),
            (say("minicity-drawing-road"), say("minicity-drawing-second-road")),
        ),
        *draw_tunnels(hill, spots, size),
        *(
            line
            for number, spot in enumerate(spots)
            for line in draw_chamber(str(number + 1), hill.chambers[number], spot, size)
        ),
        *draw_legend(hill, floor + 42, say),
    ]
    places = sum(chamber.places for chamber in hill.chambers)
    under = say("minicity-drawing-hill", chambers=len(spots), places=places)
    # A hill that comes with the game has a name in every language.
    title = say("web-choice", choice=hill.name)
    return page(title[:1].upper() + title[1:], under, width, floor + LEGEND, drawing)


def page(title: str, under: str, width: float, height: float, drawing: list[str]) -> str:
    """A sheet with a heading."""
    told = [words(LEFT, 56, title, "title"), words(LEFT, 82, under, "under")]
    return sheet(f"{title}, {under}", (0, 0, width, height), [*told, *drawing])


def sheet(title: str, box: tuple[float, float, float, float], drawing: list[str]) -> str:
    """As much of the paper as the box has: left, top, width and height."""
    left, top, width, height = box
    patterns = "".join(
        f'<pattern id="pattern-{name}" width="12" height="12" patternUnits="userSpaceOnUse">'
        f"{pattern}</pattern>"
        for name, pattern in zip(FOOD_NAMES, PATTERNS, strict=True)
    )
    foods = "".join(
        f'<symbol id="food-{name}" viewBox="0 0 40 40" overflow="visible"><g class="ink">'
        f"{shape}</g></symbol>"
        for name, shape in zip(FOOD_NAMES, FOOD_SHAPES, strict=True)
    )
    ants = "".join(
        ant_symbol(f"ant-{name}", colour, stripes)
        for stripes, (name, colour) in enumerate(zip(ANT_NAMES, ANT_COLOURS, strict=True), 1)
    )
    ants += ant_symbol("ant", CARD, 0) + MARK
    return "\n".join(
        [
            f'<svg xmlns="{NAMESPACE}" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}"'
            ' role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f"<defs>{patterns}{foods}{ants}</defs>",
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}"'
            f' rx="18" fill="{PAPER}"/>',
            *drawing,
            "</svg>\n",
        ]
    )


def words(x: float, y: float, text: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(text)}</text>'


def pictogram(name: str, x: float, y: float, width: float, height: float) -> str:
    """With its middle there."""
    place = f'x="{x - width / 2:.1f}" y="{y - height / 2:.1f}"'
    return f'<use href="#{name}" {place} width="{width:.1f}" height="{height:.1f}"/>'


def stray(seed: str) -> float:
    """From -1 to 1, always the same for the same seed: no line is quite straight by hand."""
    return (zlib.crc32(seed.encode()) & 0xFFFF) / 0x7FFF - 1


# Where things go


def find_spots(hill: Hill) -> tuple[list[Spot], float]:
    """Middles of the chambers, and how much smaller than usual these are drawn."""
    points = [chamber.at for chamber in hill.chambers]
    closest = min(math.dist(one, other) for one, other in combinations(points, 2))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    extent = max(max(x for x, _ in points) - left, max(y for _, y in points) - top)
    scale = min(SPACING / closest, LARGEST / extent)
    spots = [
        (LEFT + 60 + (x - left) * scale, TOP + MEADOW + 92 + (y - top) * scale) for x, y in points
    ]
    return spots, scale * closest / SPACING


# Meadow and roads


def draw_ground(width: float, floor: float) -> Iterator[str]:
    """Earth with pebbles below a meadow."""
    top = TOP + MEADOW
    yield f'<rect y="{TOP:.0f}" width="{width:.0f}" height="{MEADOW:.0f}" fill="{GRASS}"/>'
    yield f'<rect y="{top:.0f}" width="{width:.0f}" height="{floor - top:.0f}" fill="{SOIL}"/>'
    for pebble in range(PEBBLES):
        x = width * (pebble * 0.7549 % 1)
        y = top + 34 + (floor - top - 46) * (pebble * 0.5698 % 1)
        bow = f"q{4 + pebble % 5}-{3 + pebble % 4} {8 + pebble % 6} {pebble % 3}"
        yield f'<path class="line" d="M{x:.0f} {y:.0f}{bow}"/>'
    blades = "".join(
        f"L{x + 5 * stray(f'lean {x}'):.1f} {top - 11 - 4 * stray(f'blade {x}'):.1f}L{x + 5} {top}"
        for x in range(5, int(width), 10)
    )
    turf = f"M0 {top + 14}V{top}{blades}L{width:.0f} {top}V{top + 14}"
    yield f'<path class="ink" fill="#8fb15c" d="{turf}z"/>'


Roads = Sequence[Sequence[str | None]]  # the symbol of the card on each space, if there is one


def printed_roads(spaces: int) -> Roads:
    """§1.5: the two spaces in the middle have cards at first."""
    middle = (spaces // 2 - 1, spaces // 2)
    return [["ant" if space in middle else None for space in range(spaces)]] * 2


def draw_roads(roads: Roads, width: float, stream: str, told: Sequence[str]) -> Iterator[str]:
    """§1.5: both ends touch the stream. With what is said of it and of each road."""
    for x, side in ((0.0, 1), (width, -1)):
        edge = f"M{x:.0f} {TOP:.0f}h{side * BANK:.0f}q{-side * 16} 42 0 84t0 84 0 82.0H{x:.0f}z"
        yield f'<g class="stream"><path class="ink" fill="{WATER}" d="{edge}"/>'
        for wave in range(5):
            start = f"M{x + side * (14 + 10 * (wave % 2)):.0f} {TOP + 34 + 46 * wave:.0f}"
            yield f'<path class="line" d="{start}q{side * 8}-9 {side * 16} 0t{side * 16} 0"/>'
        yield words(x + side * 40, TOP + 130, stream, "small middle") + "</g>"
    for road, (text, cards) in enumerate(zip(told, roads, strict=False)):
        step = (width - 2 * BANK + 24) / len(cards)
        y = TOP + 18 + road * 116
        bed = f'x="{BANK - 12:.0f}" y="{y + 22:.0f}" width="{width - 2 * BANK + 24:.0f}"'
        yield words(BANK + 22, y + 14, text, "small")
        yield f'<g class="road"><rect class="ink" {bed} height="70" rx="8" fill="{ROAD}"/>'
        for space, card in enumerate(cards):
            x = BANK - 12 + (space + 0.5) * step
            place = f'x="{x - step / 2 + 5:.1f}" y="{y + 29:.0f}" width="{step - 10:.1f}"'
            fill = CARD if card else "none"
            style = "space ink" if card else "space line"
            yield f'<rect class="{style}" {place} height="56" rx="7" fill="{fill}"/>'
            if card:
                yield pictogram(card, x, y + 57, min(48.0, step - 14), 32)
        yield "</g>"


# The hill


def draw_tunnels(hill: Hill, spots: list[Spot], size: float) -> Iterator[str]:
    ways = "".join(
        f"M{spots[one][0]:.1f} {spots[one][1]:.1f}L{spots[other][0]:.1f} {spots[other][1]:.1f}"
        for one, other in tunnels_of(hill.chambers)
    )
    for colour, breadth in ((INK, 20), (TUNNEL, 15)):
        pen = f'stroke="{colour}" stroke-width="{breadth * size:.1f}"'
        yield f'<path class="tunnels" fill="none" {pen} d="{ways}"/>'


def draw_chamber(
    name: str, chamber: Chamber, spot: Spot, size: float, tokens: int | None = None
) -> Iterator[str]:
    """Number and unloading zone above, places in the middle, the letter of the food below.

    With so many tokens in its places, or as it is printed.
    """
    food = FOOD_NAMES[chamber.food]
    radius = RADII[chamber.places]
    move = f'transform="translate({spot[0]:.1f} {spot[1]:.1f}) scale({size:.3f})"'
    shape = cave(name, radius)
    yield f'<g class="chamber" data-chamber="{name}" data-food="{food}" {move}>'
    yield f'<path class="shadow" d="{shape}" transform="translate(3 5)"/>'
    yield f'<path d="{shape}" fill="{FOOD_COLOURS[chamber.food]}"/>'
    yield f'<path d="{shape}" fill="url(#pattern-{food})"/>'
    yield f'<path d="{shape}" fill="none" class="ink" style="stroke-width:3"/>'
    yield words(-23, -13, name, "number middle")
    yield '<ellipse class="zone" cx="14" cy="-21" rx="22" ry="15"/>'
    if chamber.start is not None:
        yield draw_ant(chamber.start, 13, -22, 42)
    yield words(0, radius - 7, food[0].upper(), "letter middle")
    marks = [2] * chamber.two_ants + [3] * chamber.three_ants
    for place in range(chamber.places):
        x = (place - (chamber.places - 1) / 2) * TOKEN
        fill = CARD if tokens is None or place < tokens else SOIL
        yield f'<circle class="place ink" cx="{x:.1f}" cy="7" r="10.6" fill="{fill}"/>'
        if tokens is None or place < tokens:
            yield pictogram(f"food-{food}", x, 7, 16, 16)
        if place < len(marks):
            yield draw_mark(marks[place], x, 22)
    yield "</g>"


def draw_mark(players: int, x: float, y: float) -> str:
    """§1.7: two or three ants; the place is filled before a game of so many players."""
    box = f'x="{x - 10.5:.1f}" y="{y - 6:.1f}" width="21" height="12" rx="5"'
    return (
        f'<g class="mark" data-players="{players}"><rect {box} fill="{INK}"/>'
        f"{words(x - 5.5, y + 3.6, str(players), 'count middle')}"
        f"{pictogram('mark', x + 3.6, y, 11, 7.2)}</g>"
    )


def cave(name: str, radius: float) -> str:
    """A round room, dug by hand."""
    corners = []
    for corner in range(CORNERS):
        turn = corner * math.tau / CORNERS
        reach = radius * (1.04 + 0.035 * stray(f"{name} {corner}"))
        corners.append((reach * math.cos(turn), reach * math.sin(turn)))
    middles = [
        ((x + corners[corner - 1][0]) / 2, (y + corners[corner - 1][1]) / 2)
        for corner, (x, y) in enumerate(corners)
    ]
    curves = (
        f"Q{x:.1f} {y:.1f} {middles[(corner + 1) % CORNERS][0]:.1f} "
        f"{middles[(corner + 1) % CORNERS][1]:.1f}"
        for corner, (x, y) in enumerate(corners)
    )
    return f"M{middles[0][0]:.1f} {middles[0][1]:.1f}{''.join(curves)}z"


def draw_ant(ant: int, x: float, y: float, width: float) -> str:
    """An ant with its letter."""
    name = ANT_NAMES[ant]
    at = f'cx="{x + width * 0.34:.1f}" cy="{y + width * 0.26:.1f}"'
    return (
        f'<g class="ant" data-ant="{name}">'
        f"{pictogram(f'ant-{name}', x, y, width, width * 2 / 3)}"
        f'<circle {at} r="8" fill="{INK}"/>'
        f"{words(x + width * 0.34, y + width * 0.26 + 4, name[0], 'badge middle')}</g>"
    )


def ant_symbol(name: str, colour: str, stripes: int) -> str:
    bands = []
    for stripe in range(stripes):
        x = 16 + (stripe - (stripes - 1) / 2) * 4.6
        half = 9.5 * math.sqrt(1 - ((x - 16) / 14) ** 2)
        bands.append(f"M{x:.1f} {20 - half:.1f}V{20 + half:.1f}")
    return (
        f'<symbol id="{name}" viewBox="0 0 60 40" overflow="visible"><g class="ink">'
        '<path fill="none" d="m31 24-5 5-2 8M34 25l0 6 2 7M37 24l6 4 3 8M49 13q1-7 8-8'
        'M46 12q-1-7 4-10"/>'
        f'<ellipse fill="{colour}" cx="16" cy="20" rx="14" ry="9.5"/>'
        f'<ellipse fill="{colour}" cx="34" cy="21" rx="6" ry="5"/>'
        f'<ellipse fill="{colour}" cx="46" cy="18" rx="8" ry="6.6"/>'
        f'<path fill="none" d="{"".join(bands)}"/><path d="M49 16v1.500"/></g></symbol>'
    )


# Heat maps


def draw_heat(
    board: MiniCityBoard, places: Mapping[str, Warmth], ways: Mapping[str, Warmth]
) -> tuple[str, str]:
    """The hill as a heat map, for a page that brings its own colours: view box and drawing."""
    spots, size = find_spots(board.hill)
    left, top = min(x for x, _ in spots) - 64, min(y for _, y in spots) - 64
    right, bottom = max(x for x, _ in spots) + 64, max(y for _, y in spots) + 64
    drawing = [
        *draw_warm_tunnels(board.hill, spots, size, ways),
        *(
            line
            for number, spot in enumerate(spots)
            for line in draw_warm_chamber(
                str(number + 1), board.hill.chambers[number], spot, size, places[str(number + 1)]
            )
        ),
    ]
    return f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}", "\n".join(drawing)


def draw_warm_tunnels(
    hill: Hill, spots: list[Spot], size: float, ways: Mapping[str, Warmth]
) -> Iterator[str]:
    """The broader, the more it is walked."""
    for one, other in tunnels_of(hill.chambers):
        path = (
            f"M{spots[one][0]:.1f} {spots[one][1]:.1f}L{spots[other][0]:.1f} {spots[other][1]:.1f}"
        )
        yield f'<path class="way" stroke-width="{5 * size:.1f}" d="{path}"/>'
        warmth = ways.get(f"{one + 1}-{other + 1}")
        if warmth is not None:
            breadth = 18 * size * warmth.level
            yield f'<path class="warm-way" stroke-width="{breadth:.1f}" d="{path}">'
            yield f"<title>{escape(warmth.told)}</title></path>"


def draw_warm_chamber(
    name: str, chamber: Chamber, spot: Spot, size: float, warmth: Warmth
) -> Iterator[str]:
    """Its figure, number and food, and a dot for each place."""
    shape = cave(name, 40)
    yield f'<g transform="translate({spot[0]:.1f} {spot[1]:.1f}) scale({size:.3f})">'
    yield f"<title>{escape(warmth.told)}</title>"
    yield f'<path class="ground" d="{shape}"/>'
    yield f'<path class="heat" fill-opacity="{warmth.level:.2f}" d="{shape}"/>'
    yield f'<path class="outline" d="{shape}"/>'
    yield words(0, 7, warmth.figure, "map-figure middle")
    letter = FOOD_NAMES[chamber.food][0].upper()
    yield words(0, -16, f"{name} {letter}", "map-name middle")
    for place in range(chamber.places):
        x = (place - (chamber.places - 1) / 2) * 12
        yield f'<circle class="sign" cx="{x:.1f}" cy="22" r="4.5"/>'
    yield "</g>"


# What everything means


def draw_legend(hill: Hill, y: float, say: Say) -> Iterator[str]:
    yield from draw_example(hill, LEFT, y, say)
    x = LEFT + 424
    yield words(x, y, say("minicity-drawing-foods"), "head")
    for food, name in enumerate(FOOD_NAMES):
        mine = [chamber for chamber in hill.chambers if chamber.food == food]
        below = y + 40 + 56 * food
        plate = f'x="{x:.0f}" y="{below - 22:.0f}" width="70" height="44" rx="11"'
        yield f'<g class="food" data-food="{name}">'
        for fill in (FOOD_COLOURS[food], f"url(#pattern-{name})"):
            yield f'<rect class="ink" {plate} fill="{fill}"/>'
        yield pictogram(f"food-{name}", x + 25, below, 30, 30)
        yield words(x + 55, below + 6, name[0].upper(), "letter middle")
        yield words(x + 82, below - 3, say("minicity-food", food=name), "small")
        places = sum(chamber.places for chamber in mine)
        told = say("minicity-drawing-places", places=places)
        yield words(x + 82, below + 15, told, "small") + "</g>"
    x = LEFT + 640
    yield words(x, y, say("minicity-drawing-ants"), "head")
    for ant, name in enumerate(ANT_NAMES):
        below = y + 40 + 56 * ant
        start = next(n for n, chamber in enumerate(hill.chambers, 1) if chamber.start == ant)
        yield draw_ant(ant, x + 30, below, 58)
        yield words(x + 72, below - 3, say("minicity-ant", ant=name), "small")
        yield words(x + 72, below + 15, say("minicity-drawing-start", chamber=start), "small")
    x = LEFT + 846
    if hill.friends:
        yield words(x, y, say("minicity-drawing-friends"), "head")
    for number, (name, friend) in enumerate(zip(FRIEND_NAMES, hill.friends, strict=False)):
        below = y + 32 + 29 * number
        told = say(
            "minicity-drawing-friend",
            friend=say("minicity-friend", friend=name),
            copies=friend.copies,
            effect=say("minicity-terminal-effect", friend=name),
        )
        yield f'<g class="friend" data-friend="{name}">'
        yield f'<circle class="ink" cx="{x + 13:.0f}" cy="{below:.0f}" r="13" fill="{CARD}"/>'
        yield words(x + 13, below + 5, str(friend.cost), "small middle")
        yield words(x + 34, below + 5, told, "small") + "</g>"


def draw_example(hill: Hill, x: float, y: float, say: Say) -> Iterator[str]:
    """A chamber that shows everything, and what it is."""
    everything = dataclasses.replace(
        hill.chambers[0], food=1, places=4, start=4, two_ants=1, three_ants=1
    )
    yield words(x, y, say("minicity-drawing-chamber"), "head")
    middle = (x + 88, y + 136)
    yield '<g class="example">'
    yield from draw_chamber("7", everything, middle, 1.6)
    yield "</g>"
    told = (
        ("M-37-48l10-38H102", -81, say("minicity-drawing-number")),
        ("M54-38 102-46", -41, say("minicity-drawing-zone")),
        ("M68 11l34-4", 12, say("minicity-drawing-tokens")),
        ("M2 36l100 24", 65, say("minicity-drawing-marks")),
    )
    for line, below, text in told:
        move = f'transform="translate({middle[0]:.0f} {middle[1]:.0f})"'
        yield f'<path class="ink" fill="none" {move} d="{line}"/>'
        for number, part in enumerate(wrap(text, COLUMN)):
            yield words(x + 198, middle[1] + below + 18 * number, part, "small")
