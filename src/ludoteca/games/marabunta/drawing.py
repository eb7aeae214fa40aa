"""Board files of Marabunta as pictures: SVG, ink on paper, every line our own.

Regions differ by colour, pattern and letter, so that the picture also reads in grey.
"""

from __future__ import annotations

import math
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from xml.sax.saxutils import escape

from ludoteca.core import texts
from ludoteca.core.boardkind import read_part
from ludoteca.core.usage import Warmth
from ludoteca.games.marabunta.boards import (
    CRATE_SIGN,
    CUPCAKE_SIGN,
    KINDS,
    PLAIN,
    Hex,
    MarabuntaBoard,
    PlayerBoard,
    Territory,
)
from ludoteca.games.marabunta.box import (
    ANTHILLS,
    CIRCLES,
    FIRST_CIRCLES,
    REGION_LETTERS,
    REGION_NAMES,
    TRACK,
)
from ludoteca.games.marabunta.state import NOWHERE

RADIUS = 32.0
STEP = RADIUS * math.sqrt(3) / 2  # half a hex to the right
# Corners of a hex around its middle, in half hexes right and half radiuses down. Neighbours in
# the order of the board record share the two corners of the same place in SIDES.
CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
PICTOGRAMS = {CUPCAKE_SIGN: "cupcake", CRATE_SIGN: "crate"}
SIDES = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 1))
WOBBLE = 1.6  # how far a corner strays, as drawn by hand
LEFT, TOP = 40.0, 104.0
WIDTH = 1080
NAMESPACE = "http://www.w3.org/2000/svg"
INK, PAPER, CARD = "#3b312b", "#fbf6e9", "#fffaf0"
CARDS_A_ROW = 5
SEAT_COLOURS = {"R": "#b3001b", "B": "#0b3c8c", " ": PAPER}

# Lighter kin of Okabe and Ito's set, in the order of the regions, each with a pattern of its own.
COLOURS = ("#e2a3c4", "#8ecbf0", "#f2bd5c", "#63c3a3", "#c4c0ba", "#f6ec83")
PATTERNS = (
    '<path d="M3 1.5a1.5 1.5 0 1 1-.1 0zM9 7.5a1.5 1.5 0 1 1-.1 0z" class="dot"/>',
    '<path d="M0 4q3-3 6 0t6 0M0 10q3-3 6 0t6 0" class="line"/>',
    '<path d="M-3 3 3-3M-3 15 15-3M9 15 15 9" class="line"/>',
    '<path d="m2 3 2 3 2-3M8 9l2 3 2-3" class="line"/>',
    '<path d="M3 0v6M0 3h6M9 6v6M6 9h6" class="line"/>',
    '<circle cx="6" cy="6" r="3" class="line"/>',
)

STYLE = f"""
text {{ font-family: 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif; fill: {INK}; }}
.title {{ font: 600 40px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.under {{ font-size: 17px; }}
.letter, .name {{ paint-order: stroke; stroke: {PAPER}; stroke-width: 3px; stroke-opacity: .7; }}
.letter {{ font-size: 15px; font-weight: 700; }}
.name {{ font-size: 10px; }}
.seat {{ font-size: 12px; font-weight: 700; fill: {PAPER}; }}
.number {{ font: 600 17px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.middle {{ text-anchor: middle; }}
.thin {{ fill: none; stroke: {INK}; stroke-width: 1.3; opacity: .75; }}
.ink {{ stroke: {INK}; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }}
.edge {{ fill: none; stroke: {INK}; stroke-width: 3.2; stroke-linecap: round; }}
.joint, .gap {{ fill: none; stroke-width: 13; stroke-linejoin: round; stroke: {INK}; }}
.gap {{ stroke: {PAPER}; stroke-width: 8; stroke-linecap: square; }}
.shadow {{ fill: {INK}; opacity: .14; stroke: none; }}
.line {{ fill: none; stroke: {INK}; stroke-width: 1.1; stroke-opacity: .38; }}
.dot {{ fill: {INK}; fill-opacity: .38; }}
"""

SYMBOLS = """
<symbol id="cupcake" viewBox="0 0 40 40" overflow="visible"><g class="ink">
<path fill="#fff8ea" d="m9.5 22 3.6 14.2q6.8 1.9 13.9-.1L30.7 22z"/>
<path fill="none" d="m15.2 24.5 1.7 10.8M20.1 24.8l-.1 11M25.2 24.4 23.4 35.3"/>
<path fill="#fff" d="M8.2 22.8c-3.6-3.9-.3-8.5 3.4-8.2.2-5.2 5.3-7.3 8.8-6.8 4.4-.2 8.2 2.4 8.3 7
 4.2-.1 6.5 4.7 3 8-7.6 1.9-15.9 1.9-23.5 0z"/>
<path fill="none" d="M14.6 16.4c3 2.3 7.7 2.6 11.2.4"/>
<circle fill="#b3001b" cx="20.4" cy="5.6" r="3.1"/></g></symbol>
<symbol id="crate" viewBox="0 0 40 40" overflow="visible"><g class="ink">
<path fill="#e0b77f" d="m6.4 10.3 27.1-.6.5 23.9-27.3.7z"/>
<path fill="none" d="m6.5 16.4 27.2-.5M6.7 28.1l27.2-.6M7.2 27.8 33.4 16.2"/>
</g></symbol>
<symbol id="anthill" viewBox="0 0 60 40" overflow="visible"><g class="ink">
<path fill="#d9b48a" d="M3 37C10 33 14 14 22 8q8-5 15 1c8 7 10 24 20 28-18 2-36 2-54 0z"/>
<path fill="#6b4a2f" d="M25 12q5-4 10 .4-5 3-10-.4zM24 37c0-9 11-9 11 0z"/>
<path fill="none" d="m15 28 3 .4M42 22l3 .6M20 20l2 .3M44 31l4 .2"/></g></symbol>
"""


Say = Callable[..., str]  # a text by its key and arguments


def draw_board(file_name: str, text: str, language: str = "en") -> str:
    """The picture of a territory or player board; `BadBoard` if the file is wrong."""
    say = texts.speaker(language)
    _, part = read_part(KINDS, file_name, text)
    if isinstance(part, Territory):
        return draw_territory(part, say)
    return draw_player_board(part, say)


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
        for name, pattern in zip(REGION_NAMES, PATTERNS, strict=True)
    )
    return "\n".join(
        [
            f'<svg xmlns="{NAMESPACE}" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}"'
            ' role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f"<defs>{patterns}{SYMBOLS}</defs>",
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}"'
            f' rx="18" fill="{PAPER}"/>',
            *drawing,
            "</svg>\n",
        ]
    )


def words(x: float, y: float, text: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(text)}</text>'


def heading(name: str, say: Say) -> str:
    """The name of a board; those that come with the game have one in every language."""
    said = say("web-choice", choice=name)
    return said[:1].upper() + said[1:]


def pictogram(name: str, x: float, y: float, width: float, height: float | None = None) -> str:
    height = width if height is None else height
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<use href="#{name}" {place}/>'


# Territories


def draw_territory(territory: Territory, say: Say) -> str:
    under = say("marabunta-drawing-territory")
    spots = [spot(corner) for place in territory.hexes for corner in corners(place)]
    right, bottom = max(x for x, _ in spots) + 34, max(y for _, y in spots)
    drawing = [
        *(f'<path class="shadow" d="{trace(corners(place), 3, 4)}"/>' for place in territory.hexes),
        *(draw_ground(place) for place in territory.hexes),
        *draw_edges(territory),
        *(sign for place in territory.hexes for sign in draw_signs(place)),
    ]
    for region in range(len(REGION_NAMES)):
        drawing += draw_leaf(region, right, TOP - 26 + region * (bottom - TOP + 46) / 6)
    title = heading(territory.name, say)
    return page(title, under, max(WIDTH, right + 240), bottom + 40, drawing)


Corner = tuple[int, int]
Edge = frozenset[Corner]


def corners(place: Hex) -> list[Corner]:
    """Where the corners are, in whole steps: hexes that touch have the same two."""
    return [(place.column + 1 + right, place.row * 3 + 2 + down) for right, down in CORNERS]


def spot(corner: Corner) -> tuple[float, float]:
    """Where a corner is drawn: a little off, as by hand."""
    noise = zlib.crc32(str(corner).encode())
    x, y = LEFT + corner[0] * STEP, TOP + corner[1] * RADIUS / 2
    right, down = (noise & 255) / 255 - 0.5, (noise >> 8 & 255) / 255 - 0.5
    return x + WOBBLE * right, y + WOBBLE * down


def trace(points: Iterable[Corner], right: float = 0, down: float = 0) -> str:
    spots = (spot(point) for point in points)
    return "M" + "L".join(f"{x + right:.1f} {y + down:.1f}" for x, y in spots)


def draw_ground(place: Hex) -> str:
    name = REGION_NAMES[place.region]
    path = f"{trace(corners(place))}z"
    return (
        f'<g class="hex" data-hex="{place.name}" data-region="{name}">'
        f'<path d="{path}" fill="{COLOURS[place.region]}"/>'
        f'<path d="{path}" fill="url(#pattern-{name})"/><path d="{path}" class="thin"/></g>'
    )


def draw_signs(place: Hex) -> Iterator[str]:
    """What is printed on a hex: its letter and name, a cupcake or a crate."""
    x, y = LEFT + (place.column + 1) * STEP, TOP + (place.row * 1.5 + 1) * RADIUS
    aside = 0 if place.sign == PLAIN else 15
    yield words(x - aside, y + 4, REGION_LETTERS[place.region], "letter middle")
    yield words(x, y + 23, place.name, "name middle")
    if place.sign != PLAIN:
        yield pictogram(PICTOGRAMS[place.sign], x - 8, y - 19, 33)


def draw_edges(territory: Territory) -> Iterator[str]:
    """Ink where a region ends, a gap where a part does (§1.6)."""
    joints: set[Edge] = set()
    for place, around in zip(territory.hexes, territory.neighbours, strict=True):
        points = corners(place)
        for (one, other), near in zip(SIDES, around, strict=True):
            beside = None if near == NOWHERE else territory.hexes[near]
            if beside is not None and beside.part != place.part:
                joints.add(frozenset((points[one], points[other])))
            elif beside is None or beside.region != place.region:
                yield f'<path class="edge" d="{trace((points[one], points[other]))}"/>'
    gaps = "".join(trace(line) for line in lines(joints))
    yield f'<path class="joint" d="{gaps}"/><path class="gap" d="{gaps}"/>'


def lines(edges: set[Edge]) -> Iterator[list[Corner]]:
    """Edges put together into lines as long as possible, beginning at a loose end."""
    left = set(edges)
    while left:
        ends = Counter(corner for edge in left for corner in edge)
        line = [min(ends, key=lambda corner: (ends[corner], corner))]
        while follow := [edge for edge in left if line[-1] in edge]:
            edge = min(follow, key=sorted)
            left.remove(edge)
            line += edge - {line[-1]}
        yield line


def draw_leaf(
    region: int,
    x: float,
    y: float,
    circles: Sequence[int] = (FIRST_CIRCLES, FIRST_CIRCLES),
    colours: Mapping[str, str] = SEAT_COLOURS,
) -> list[str]:
    """§1.4: ten circles, at first two of each seat's colour and six blank."""
    name = REGION_NAMES[region]
    shape = f"M{x:.1f} {y + 29:.1f}q42-46 118-24 58 6 72 24-14 18-72 24-76 22-118-24z"
    drawn = [
        f'<g class="leaf" data-region="{name}">',
        f'<path class="shadow" d="{shape}" transform="translate(3 4)"/>',
        f'<path d="{shape}" fill="{COLOURS[region]}"/>',
        f'<path d="{shape}" fill="url(#pattern-{name})"/>',
        f'<path d="{shape}" class="ink" fill="none"/>',
        f'<path d="M{x + 190:.1f} {y + 29:.1f}q10 2 18-5" class="ink" fill="none"/>',
        words(x + 22, y + 34, REGION_LETTERS[region], "letter middle"),
    ]
    red, blue = circles
    owners = "R" * red + " " * (CIRCLES - red - blue) + "B" * blue
    for circle, owner in enumerate(owners):
        across, down = x + 46 + 25 * (circle // 2), y + 18.5 + 21 * (circle % 2)
        place = f'cx="{across:.1f}" cy="{down:.1f}"'
        drawn.append(f'<circle class="ink" {place} r="9" fill="{colours[owner]}"/>')
        drawn.append(words(across, down + 4, owner, "seat middle"))
    return [*drawn, "</g>"]


def draw_heat(
    board: MarabuntaBoard, places: Mapping[str, Warmth], ways: Mapping[str, Warmth]
) -> tuple[str, str]:
    """A territory as a heat map, for a page that brings its own colours: view box and drawing."""
    hexes = board.territory.hexes
    spots = [spot(corner) for place in hexes for corner in corners(place)]
    left, top = min(x for x, _ in spots) - 6, min(y for _, y in spots) - 6
    right, bottom = max(x for x, _ in spots) + 6, max(y for _, y in spots) + 6
    drawing = [line for place in hexes for line in draw_warm_hex(place, places[place.name])]
    drawing += [*draw_edges(board.territory)]
    drawing += [line for place in hexes for line in draw_figure(place, places[place.name])]
    return f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}", "\n".join(drawing)


def draw_warm_hex(place: Hex, warmth: Warmth) -> Iterator[str]:
    path = f"{trace(corners(place))}z"
    yield f"<g><title>{escape(warmth.told)}</title>"
    yield f'<path class="ground" d="{path}"/>'
    yield f'<path class="heat" fill-opacity="{warmth.level:.2f}" d="{path}"/></g>'


def draw_figure(place: Hex, warmth: Warmth) -> Iterator[str]:
    """The figure of a hex, its name, and a round mark for a cupcake, a square one for a crate."""
    x, y = LEFT + (place.column + 1) * STEP, TOP + (place.row * 1.5 + 1) * RADIUS
    yield words(x, y + 6, warmth.figure, "map-figure middle")
    yield words(x, y + 21, f"{place.name} {REGION_LETTERS[place.region]}", "map-name middle")
    if place.sign == CUPCAKE_SIGN:
        yield f'<circle class="sign" cx="{x:.1f}" cy="{y - 17:.1f}" r="6"/>'
    elif place.sign == CRATE_SIGN:
        yield f'<rect class="sign" x="{x - 5:.1f}" y="{y - 22:.1f}" width="10" height="10"/>'


# Player boards


def draw_player_board(board: PlayerBoard, say: Say) -> str:
    under = say("marabunta-drawing-player-board")
    drawing = [
        pictogram("anthill", WIDTH - 110 - 92 * hill, 30, 76, 52) for hill in range(ANTHILLS)
    ]
    y = TOP + 12
    for number, group in enumerate(board.groups):
        row, column = divmod(number, CARDS_A_ROW)
        name = say("marabunta-power", power=group.power)
        at = (LEFT + column * 202, y + row * 104)
        drawing += draw_group(group.crates, group.power, name, *at)
    y += 104 * math.ceil(len(board.groups) / CARDS_A_ROW) + 30
    for box, points in enumerate(board.row):
        x = LEFT + box * 62
        drawing += [
            words(x + 26, y, f"+{points}", "number middle"),
            card("ink", x, y + 10, 52, 52),
            pictogram("cupcake", x + 9, y + 19, 34),
        ]
    y += 112
    for place in range(TRACK + 1):
        x = LEFT + 19 + place * 38.4
        drawing += [
            f'<circle class="ink" cx="{x:.1f}" cy="{y:.1f}" r="16" fill="{CARD}"/>',
            words(x, y + 6, str(place), "number middle"),
        ]
    return page(heading(board.name, say), under, WIDTH, y + 52, drawing)


def draw_group(crates: int, power: str, name: str, x: float, y: float) -> list[str]:
    size = min(42.0, 168 / crates)
    return [
        f'<g class="group" data-power="{power}">',
        card("shadow", x + 3, y + 4, 192, 90),
        card("ink", x, y, 192, 90),
        *(pictogram("crate", x + 10 + size * crate, y + 8, size - 2) for crate in range(crates)),
        words(x + 14, y + 74, name, "number"),
        "</g>",
    ]


def card(style: str, x: float, y: float, width: float, height: float) -> str:
    size = f'width="{width}" height="{height}" rx="11"'
    return f'<rect class="{style}" x="{x}" y="{y}" {size} fill="{CARD}"/>'
