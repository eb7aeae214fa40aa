"""Town files of Marracash as pictures: SVG, ink on paper, every line our own.

Colours of shops come with a pattern, a ware and a letter, so that the picture also reads in grey.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from itertools import product
from textwrap import wrap
from xml.sax.saxutils import escape

from ludoteca.core import texts
from ludoteca.core.message import message
from ludoteca.core.usage import Warmth
from ludoteca.games.marracash.boards import TOWN, MarracashBoard, Town
from ludoteca.games.marracash.box import (
    COLOUR_NAMES,
    LINE,
    MAX_BRING,
    MAX_PRICE,
    PRICE_STEP,
)
from ludoteca.games.marracash.streets import (
    DIRECTIONS,
    Fountain,
    Route,
    Shop,
    Square,
    Streets,
)

CELL = 72.0
LEFT, TOP = 40.0, 118.0
WALL = 30.0
GAP = 6.0  # from a shop to the edge of its squares
WOBBLE = 2.0  # how far a corner strays, as drawn by hand
LINE_HEIGHT = 20.0  # of small letters
TEETH = 27.0  # from one battlement to the next
NAMESPACE = "http://www.w3.org/2000/svg"
INK, PAPER, CARD = "#3b312b", "#fbf6e9", "#fffaf0"
SAND, PAVING, BRICK, WATER = "#f4dfb9", "#fdf6e6", "#dd9a6c", "#8ecbf0"

# Degrees that turn what is drawn for the lower side of a square to another side.
SOUTH_TO = {(0, -1): 180, (-1, 0): 90, (1, 0): -90, (0, 1): 0}

# Lighter kin of Okabe and Ito's set, in the order of the colours, each with a pattern of its own.
COLOURS = ("#f6ec83", "#e2a3c4", "#63c3a3", "#f0936a", "#8ecbf0")
PATTERNS = (
    '<circle cx="6" cy="6" r="3" class="line"/>',
    '<path d="M3 1.5a1.5 1.5 0 1 1-.1 0zM9 7.5a1.5 1.5 0 1 1-.1 0z" class="dot"/>',
    '<path d="m2 3 2 3 2-3M8 9l2 3 2-3" class="line"/>',
    '<path d="M-3 3 3-3M-3 15 15-3M9 15 15 9" class="line"/>',
    '<path d="M0 4q3-3 6 0t6 0M0 10q3-3 6 0t6 0" class="line"/>',
)
WARES = ("lamp", "carpet", "mint", "fez", "vase")

STYLE = f"""
text {{ font-family: 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif; fill: {INK}; }}
.title {{ font: 600 40px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.under {{ font-size: 17px; }}
.small {{ font-size: 15px; }}
.head {{ font: 600 19px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.letter {{ font-size: 23px; font-weight: 700; paint-order: stroke; stroke: {PAPER};
 stroke-width: 4px; stroke-opacity: .75; stroke-linejoin: round; }}
.number {{ font: 600 18px Fraunces, Georgia, 'DejaVu Serif', serif; }}
.coin {{ font-size: 13px; font-weight: 700; }}
.middle {{ text-anchor: middle; }}
.end {{ text-anchor: end; }}
.ink {{ stroke: {INK}; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }}
.edge {{ fill: {INK}; stroke: {INK}; stroke-width: 4.4; stroke-linejoin: round; }}
.kerb, .street {{ fill: none; stroke: {INK}; stroke-width: 43; stroke-linejoin: round; }}
.street {{ stroke: {PAVING}; stroke-width: 39.4; }}
.cobbles {{ stroke: url(#pattern-cobbles); }}
.door {{ fill: #7a4a2b; }}
.shadow {{ fill: {INK}; opacity: .16; stroke: none; }}
.line {{ fill: none; stroke: {INK}; stroke-width: 1.1; stroke-opacity: .38; }}
.dot {{ fill: {INK}; fill-opacity: .38; }}
.faint {{ fill: none; stroke: {INK}; stroke-width: 1; stroke-opacity: .2; }}
"""

SYMBOLS = f"""
<pattern id="pattern-cobbles" width="18" height="18" patternUnits="userSpaceOnUse">
<path d="M2 5q3-2 6 0M11 14q3-2 6 0" class="faint"/></pattern>
<pattern id="pattern-sand" width="24" height="24" patternUnits="userSpaceOnUse">
<path d="M4 6h.1M15 3h.1M9 16h.1M20 19h.1" class="faint" stroke-linecap="round"
 style="stroke-width:2"/></pattern>
<pattern id="pattern-brick" width="24" height="12" patternUnits="userSpaceOnUse">
<path d="M0 .5h24M0 6.5h24M6 0v6M18 6v6" class="faint"/></pattern>
<symbol id="lamp" viewBox="0 0 40 40" overflow="visible"><g class="ink">
<path fill="none" d="M20 1v5M14 8q6-5 12 0"/>
<path fill="#fff8d6" d="M13 9h14l5 12-6 12H14L8 21z"/>
<path fill="#f0b93a" d="M20 15q5 6 0 11-5-5 0-11z"/>
<path fill="none" d="M8 21h24M14 33l-2 4h16l-2-4"/></g></symbol>
<symbol id="carpet" viewBox="0 0 40 40" overflow="visible"><g class="ink">
<path fill="#fff5fa" d="m8 6 24-.4.5 28.2-24.8.4z"/>
<path fill="#cc79a7" d="m20 11 7 9-7 9-7-9z"/>
<path fill="none" d="m8 10 24.2-.3M8 30l24.4-.3M10 34.500v3.500M15 34.400v3.500M20 34.300v3.500M25
 34.200v3.500M30 34v3.500M10 6V2.500M15 6V2.400M20 6V2.300M25 6V2.200M30 5.600V2"/></g></symbol>
<symbol id="mint" viewBox="0 0 40 40" overflow="visible"><g class="ink">
<path fill="none" d="M20 38q-1-14 0-24"/>
<path fill="#c9efe0" d="M20 16q-9-5 0-14 9 9 0 14zM20 25Q9 26 6 14q12-1 14 11zM20 25q11 1 14-11
-12-1-14 11zM20 34Q9 36 5 25q13-2 15 9zM20 34q11 2 15-9-13-2-15 9z"/></g></symbol>
<symbol id="fez" viewBox="0 0 40 40" overflow="visible"><g class="ink">
<path fill="#fbe3d6" d="m12 9-6 23q14 6 28 0L28 9q-8-4-16 0z"/>
<path fill="none" d="M12 9q8 4 16 0M20 8q8-5 13 3v9"/>
<path fill="#3b312b" d="m31 20 4 0 1.5 9h-7z"/></g></symbol>
<symbol id="vase" viewBox="0 0 40 40" overflow="visible"><g class="ink">
<path fill="#eef8fd" d="M14 3h12l-2 6q11 7 9 17-2 8-8 12H15q-6-4-8-12-2-10 9-17z"/>
<path fill="none" d="M16 9h8M7.5 20q4 4 8.3 0t8.3 0 8.3 0M8.5 29q4 3 7.7 0t7.7 0 7.7 0"/>
</g></symbol>
<symbol id="palm" viewBox="0 0 60 64" overflow="visible"><g class="ink">
<path fill="#c99a62" d="M27 62q4-20 0-34l6-1q5 16 2 35z"/>
<path fill="none" d="m28.5 38 6-1M29 46l6-1M28.5 54l7-1"/>
<path fill="#7ccbae" d="M30 28Q14 20 4 32q0-17 20-13Q12 6 26 3q7 6 5 15 6-15 19-11 3 9-13 13 20-4
 20 14-12-12-27-6z"/></g></symbol>
<symbol id="fountain" viewBox="-30 -30 60 60" overflow="visible"><g class="ink">
<circle r="27" fill="#e8dccb"/><circle r="21" fill="{WATER}"/>
<path fill="none" stroke="#fff" d="M-16-8a18 18 0 0 1 8-8M16 8a18 18 0 0 1-8 8"/>
<circle r="13" fill="{CARD}"/></g></symbol>
<symbol id="entrance" viewBox="-30 -30 60 60" overflow="visible"><g class="ink">
<path fill="#5aa9dd" d="M-25-25h50v50h-50z"/>
<path fill="#5aa9dd" d="M0-35.4 35.4 0 0 35.4-35.4 0z"/>
<path fill="#5aa9dd" stroke="none" d="M-24-24h48v48h-48z"/>
<circle r="20" fill="{WATER}"/><circle r="14" fill="{CARD}"/></g></symbol>
<symbol id="visitor" viewBox="0 0 18 30" overflow="visible"><g class="ink" fill="{CARD}">
<path d="M9 11q-5 1-7 17 7 2 14 0-2-16-7-17z"/><circle cx="9" cy="7" r="5.2"/></g></symbol>
"""


def draw_board(file_name: str, text: str, language: str = "en") -> str:
    """The picture of a town; `BadBoard` if the file is wrong."""
    return Picture(TOWN.parse(file_name, text), language).draw()


def sheet(title: str, box: tuple[float, float, float, float], drawing: list[str]) -> str:
    """As much of the paper as the box has: left, top, width and height."""
    left, top, width, height = box
    patterns = "".join(
        f'<pattern id="pattern-{colour}" width="12" height="12"'
        f' patternUnits="userSpaceOnUse">{pattern}</pattern>'
        for colour, pattern in zip(COLOUR_NAMES, PATTERNS, strict=True)
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


def paragraph(x: float, y: float, text: str, letters: int) -> Iterator[str]:
    """In lines of at most so many letters."""
    for number, line in enumerate(wrap(text, letters)):
        yield words(x, y + LINE_HEIGHT * number, line, "small")


def pictogram(name: str, x: float, y: float, width: float, height: float | None = None) -> str:
    """A symbol around a point."""
    height = width if height is None else height
    place = f'x="{x - width / 2:.1f}" y="{y - height / 2:.1f}"'
    return f'<use href="#{name}" {place} width="{width:.1f}" height="{height:.1f}"/>'


def block(x: float, y: float, width: float, height: float, style: str, fill: str = "") -> str:
    fill = f' fill="{fill}"' if fill else ""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="{style}" {place}{fill}/>'


def by_hand(x: float, y: float) -> str:
    """A point, a little off."""
    noise = zlib.crc32(f"{x:.1f} {y:.1f}".encode())
    right, down = (noise & 255) / 255 - 0.5, (noise >> 8 & 255) / 255 - 0.5
    return f"{x + WOBBLE * right:.1f} {y + WOBBLE * down:.1f}"


def middle(square: Square) -> tuple[float, float]:
    return LEFT + WALL + (square[0] + 0.5) * CELL, TOP + WALL + (square[1] + 0.5) * CELL


class Picture:
    """A town on a sheet of paper, with the line before its wall and what the signs mean."""

    def __init__(self, town: Town, language: str = "en") -> None:
        self.town = town
        self.say = texts.speaker(language)
        self.plan = town.plan
        self.streets = Streets(town.plan)
        self.right = LEFT + 2 * WALL + self.plan.columns * CELL  # the outer edges of the wall
        self.bottom = TOP + 2 * WALL + self.plan.rows * CELL

    def draw(self) -> str:
        plan = self.plan
        # A town that comes with the game has a name in every language.
        name = self.say("web-choice", choice=self.town.name)
        name = name[:1].upper() + name[1:]
        under = self.say(
            "marracash-drawing-town",
            shops=len(plan.shops),
            fountains=len(plan.fountains),
            entrances=sum(fountain.is_entrance for fountain in plan.fountains),
        )
        width, height = max(self.right + LEFT, 1080.0), self.bottom + 318
        drawing = [
            words(LEFT, 56, name, "title"),
            words(LEFT, 82, under, "under"),
            self.draw_evening(),
            *self.draw_town(),
            *self.draw_line(),
            *self.draw_legend(),
        ]
        return sheet(f"{name}, {under}", (0, 0, width, height), drawing)

    def draw_town(self) -> Iterator[str]:
        plan = self.plan
        yield from self.draw_wall()
        yield from self.draw_streets()
        for shop in plan.shops:
            yield from self.draw_shop(shop)
        yield from (pictogram("palm", *middle(palm), 60, 64) for palm in sorted(plan.palms))
        for fountain in plan.fountains:
            yield from draw_fountain(fountain)

    # The wall

    def draw_evening(self) -> str:
        """Sun and roofs behind the wall."""
        return (
            f'<g class="ink" transform="translate({self.right - 236:.1f} {TOP + 4:.1f})">'
            '<path fill="#f7c873" d="M0 0a46 46 0 0 1 92 0z"/>'
            '<path fill="none" d="M-10-22l-11-5M6-46l-8-9M30-60l-3-13M61-60l3-13M85-46l8-9"/>'
            '<path fill="#eebf94" d="M76 0v-34h70V0zM174 0v-22h34V0z"/>'
            '<path fill="#e3a678" d="M86-34c0-32 50-32 50 0z"/>'
            '<path fill="#dd9a6c" d="M150 0v-72h24V0zM146-72h32l-4-8h-24z"/>'
            '<path fill="#e3a678" d="M154-80c0-16 16-16 16 0z"/>'
            '<path fill="none" d="M111-58v-9M162-92v-8M157-56h10M157-40h10M104-18h14"/></g>'
        )

    def draw_wall(self) -> Iterator[str]:
        """Battlements, the ground within, and a gate at each entrance that lies at the wall."""
        across, down = self.right - LEFT, self.bottom - TOP
        yield block(LEFT + 6, TOP + 9, across, down, "shadow")
        for x, y in self.battlements():
            yield block(x, y, 15, 15, "ink", BRICK)
        yield block(LEFT, TOP, across, down, "ink", BRICK)
        yield block(LEFT, TOP, across, down, "", "url(#pattern-brick)")
        inner = (LEFT + WALL, TOP + WALL, across - 2 * WALL, down - 2 * WALL)
        yield block(*inner, "ink", SAND)
        yield block(*inner, "", "url(#pattern-sand)")
        for x, y in product((LEFT + 8, self.right - 8), (TOP + 8, self.bottom - 8)):
            yield block(x - 22, y - 22, 44, 44, "ink", BRICK)
            yield block(x - 12, y - 12, 24, 24, "ink", "#e8b48d")

    def battlements(self) -> Iterator[tuple[float, float]]:
        """On the outer edges of the wall, evenly from corner to corner."""
        for start, end, is_across in ((LEFT, self.right, True), (TOP, self.bottom, False)):
            teeth = int((end - start) / TEETH)
            for tooth in range(1, teeth):
                place = start + (end - start) * tooth / teeth - 7.5
                if is_across:
                    yield from ((place, TOP - 6), (place, self.bottom - 9))
                else:
                    yield from ((LEFT - 6, place), (self.right - 9, place))

    def gates(self) -> Iterator[tuple[Fountain, Square]]:
        """Entrances at the wall, and the direction that leads out."""
        for fountain in self.plan.fountains:
            for right, down in DIRECTIONS:
                column, row = fountain.square[0] + right, fountain.square[1] + down
                inside = 0 <= column < self.plan.columns and 0 <= row < self.plan.rows
                if fountain.is_entrance and not inside:
                    yield fountain, (right, down)

    # Streets and shops

    def draw_streets(self) -> Iterator[str]:
        """Ways between fountains, through the gates and to the doors, all kerbs below them."""
        routes = [route for route in self.town.routes if int(route.start) < int(route.target)]
        ways = [self.trace(route) for route in routes]
        gates = list(self.gates())
        outs = []
        for fountain, (right, down) in gates:
            x, y = middle(fountain.square)
            far = CELL / 2 + WALL + 9
            outs.append(f"M{x:.1f} {y:.1f}l{right * far:.1f} {down * far:.1f}")
        for way in (*ways, *outs):
            yield f'<path class="kerb" d="{way}"/>'
        yield from self.draw_paths()
        for route, way in zip(routes, ways, strict=True):
            ends = f'data-route="{route.start}-{route.target}"'
            yield f'<path class="street" {ends} d="{way}"/>'
        for way in outs:
            yield f'<path class="street" d="{way}"/>'
        for way in (*ways, *outs):
            yield f'<path class="street cobbles" d="{way}"/>'
        for fountain, (right, down) in gates:
            yield from draw_gate(fountain, right, down)

    def trace(self, route: Route) -> str:
        starts = {fountain.name: fountain.square for fountain in self.plan.fountains}
        spots = (middle(square) for square in (starts[route.start], *route.squares))
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)

    def doors(self, shop: Shop) -> Iterator[tuple[float, float, int, int]]:
        """§1.5: where the edge of a shop lies along a street or fountain; its place and side."""
        for column, row in shop.squares:
            for right, down in DIRECTIONS:
                if (column + right, row + down) in self.streets.walkable:
                    x, y = middle((column, row))
                    reach = CELL / 2 - GAP
                    yield x + right * reach, y + down * reach, right, down

    def draw_paths(self) -> Iterator[str]:
        """From the streets to the doors."""
        for shop in self.plan.shops:
            for x, y, right, down in self.doors(shop):
                path = f"M{x:.1f} {y:.1f}l{right * 26} {down * 26}"
                yield f'<path d="{path}" stroke="{INK}" stroke-width="21"/>'
                yield f'<path d="{path}" stroke="{PAVING}" stroke-width="17.4"/>'

    def draw_shop(self, shop: Shop) -> Iterator[str]:
        """Its house with a door on every street, its name and its ware."""
        colour = COLOUR_NAMES[shop.colour]
        outlines = [outline(*ends) for ends in rectangles(frozenset(shop.squares))]
        yield f'<g class="shop" data-shop="{shop.name}" data-colour="{colour}">'
        for path in outlines:
            yield f'<path class="shadow" d="{path}" transform="translate(6 8)"/>'
        yield from (f'<path class="edge" d="{path}"/>' for path in outlines)
        for fill in (COLOURS[shop.colour], f"url(#pattern-{colour})"):
            yield from (f'<path d="{path}" fill="{fill}"/>' for path in outlines)
        for x, y, right, down in self.doors(shop):
            turn = SOUTH_TO[right, down]
            place = f"translate({x - 5 * right:.1f} {y - 5 * down:.1f}) rotate({turn})"
            yield f'<path class="door ink" d="M-8 6v-5q8-9 16 0v5z" transform="{place}"/>'
        first, last = min(shop.squares), max(shop.squares)
        aside = 14 if first == last else 0
        x, y = middle(first)
        letter = message("marracash-letter", colour=colour)
        sign = self.say("marracash-sign", letter=letter, number=shop.name[1:])
        yield words(x - aside, y + 8, sign, "letter middle")
        x, y = middle(last)
        yield pictogram(WARES[shop.colour], x + aside, y, 30 if aside else 36)
        yield "</g>"

    # Before the wall

    def draw_line(self) -> Iterator[str]:
        """§2.2: places for the line, its two ends marked."""
        y = self.bottom + 44
        step = (self.right - LEFT) / LINE
        for place in range(LINE):
            x = LEFT + (place + 0.5) * step
            yield pictogram("visitor", x, y, 18, 30)
        below = y + 40
        told = self.say("marracash-drawing-line", visitors=LINE)
        yield words((LEFT + self.right) / 2, below, told, "under middle")
        for x, style, name, way in (
            (LEFT, "head", self.say("marracash-drawing-left"), 1),
            (self.right, "head end", self.say("marracash-drawing-right"), -1),
        ):
            yield words(x, below, name, style)
            far = step * MAX_BRING * way
            yield f'<path class="ink" fill="none" d="M{x:.1f} {y + 17:.1f}v5h{far:.1f}v-5"/>'

    def draw_legend(self) -> Iterator[str]:
        """What is drawn, for those who see it for the first time."""
        y = self.bottom + 128
        x = LEFT
        for colour, name in enumerate(COLOUR_NAMES):
            yield block(x, y, 84, 44, "ink", COLOURS[colour])
            yield block(x, y, 84, 44, "", f"url(#pattern-{name})")
            letter = self.say("marracash-letter", colour=name)
            yield words(x + 22, y + 30, letter, "letter middle")
            yield pictogram(WARES[colour], x + 60, y + 22, 32)
            told = self.say("marracash-colour", colour=name)
            yield words(x + 42, y + 64, told, "small middle")
            x += 96
        yield from paragraph(LEFT, y + 98, self.say("marracash-drawing-shops"), 43)
        for number in range(MAX_PRICE // PRICE_STEP):
            across = LEFT + 345 + number * 37
            yield f'<circle class="ink" cx="{across}" cy="{y + 126}" r="17" fill="#f7c873"/>'
            yield words(across, y + 131, str((number + 1) * PRICE_STEP), "coin middle")
        x = LEFT + 570
        yield pictogram("fountain", x + 28, y + 20, 52)
        yield from paragraph(x + 74, y + 16, self.say("marracash-drawing-fountain"), 46)
        yield pictogram("entrance", x + 28, y + 84, 46)
        yield from paragraph(x + 74, y + 80, self.say("marracash-drawing-entrance"), 46)
        yield pictogram("palm", x + 28, y + 140, 42, 45)
        yield words(x + 74, y + 146, self.say("marracash-drawing-palm"), "small")


# Heat maps

PLAIN = Warmth(0, "", "")  # of a place that a map does not tell of


def draw_heat(
    board: MarracashBoard, places: Mapping[str, Warmth], ways: Mapping[str, Warmth]
) -> tuple[str, str]:
    """A town as a heat map, for a page that brings its own colours: view box and drawing."""
    picture = Picture(board.town)
    drawing = [
        *draw_warm_streets(picture, ways),
        *(
            line
            for shop in picture.plan.shops
            for line in draw_warm_shop(shop, places.get(shop.name, PLAIN))
        ),
        *(
            line
            for fountain in picture.plan.fountains
            for line in draw_warm_fountain(fountain, places.get(fountain.name, PLAIN))
        ),
    ]
    left, top = LEFT + WALL - 4, TOP + WALL - 4
    width, height = picture.plan.columns * CELL + 8, picture.plan.rows * CELL + 8
    return f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}", "\n".join(drawing)


def draw_warm_streets(picture: Picture, ways: Mapping[str, Warmth]) -> Iterator[str]:
    """The broader, the more visitors walk there."""
    for route in picture.town.routes:
        if int(route.start) > int(route.target):
            continue
        path = picture.trace(route)
        yield f'<path class="way" stroke-width="26" stroke-opacity=".55" d="{path}"/>'
        warmth = ways.get(f"{route.start}-{route.target}")
        if warmth is not None:
            yield f'<path class="warm-way" stroke-width="{30 * warmth.level:.1f}" d="{path}">'
            yield f"<title>{escape(warmth.told)}</title></path>"


def draw_warm_shop(shop: Shop, warmth: Warmth) -> Iterator[str]:
    outlines = [outline(*ends) for ends in rectangles(frozenset(shop.squares))]
    yield f"<g><title>{escape(warmth.told or shop.name)}</title>"
    for path in outlines:
        yield f'<path class="ground" d="{path}"/>'
        yield f'<path class="heat" fill-opacity="{warmth.level:.2f}" d="{path}"/>'
        yield f'<path class="outline" d="{path}"/>'
    spots = [middle(square) for square in shop.squares]
    x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    yield words(x, y - 8, shop.name, "map-name middle")
    yield words(x, y + 12, warmth.figure, "map-figure middle") + "</g>"


def draw_warm_fountain(fountain: Fountain, warmth: Warmth) -> Iterator[str]:
    """An entrance has a second ring."""
    x, y = middle(fountain.square)
    at = f'cx="{x:.1f}" cy="{y:.1f}"'
    yield f"<g><title>{escape(warmth.told or fountain.name)}</title>"
    yield f'<circle class="ground" {at} r="28"/>'
    yield f'<circle class="heat" fill-opacity="{warmth.level:.2f}" {at} r="28"/>'
    yield f'<circle class="outline" {at} r="28"/>'
    if fountain.is_entrance:
        yield f'<circle class="outline" {at} r="33"/>'
    yield words(x, y - 10, fountain.name, "map-name middle")
    yield words(x, y + 9, warmth.figure, "map-figure middle") + "</g>"


def draw_gate(fountain: Fountain, right: int, down: int) -> Iterator[str]:
    """Two towers, and arrows that lead in."""
    x, y = middle(fountain.square)
    x, y = x + right * (CELL + WALL) / 2, y + down * (CELL + WALL) / 2
    yield f'<g class="gate" data-fountain="{fountain.name}">'
    for side in (-1, 1):
        yield block(x + down * side * 33 - 13, y + right * side * 33 - 19, 26, 38, "ink", "#e8b48d")
    angle = SOUTH_TO[right, down] + 180
    yield (
        f'<path class="ink" fill="none" d="m-9-12 9 8 9-8M-9 0 0 8 9 0"'
        f' transform="translate({x:.1f} {y:.1f}) rotate({angle})"/></g>'
    )


def draw_fountain(fountain: Fountain) -> Iterator[str]:
    x, y = middle(fountain.square)
    kind = "entrance" if fountain.is_entrance else "fountain"
    yield f'<g class="{kind}" data-fountain="{fountain.name}">'
    yield f'<circle class="shadow" cx="{x + 4:.1f}" cy="{y + 5:.1f}" r="28"/>'
    yield pictogram(kind, x, y, 56)
    yield words(x, y + 6, fountain.name, "number middle")
    yield "</g>"


def rectangles(squares: frozenset[Square]) -> list[tuple[Square, Square]]:
    """The largest blocks of a shop, by two corners: one for most, several where it is bent."""
    found = []
    for (left, top), (right, bottom) in product(sorted(squares), repeat=2):
        inside = set(product(range(left, right + 1), range(top, bottom + 1)))
        if inside and inside <= squares:
            found.append(((left, top), (right, bottom)))
    return [
        one for one in found if not any(one != other and lies_in(one, other) for other in found)
    ]


def lies_in(one: tuple[Square, Square], other: tuple[Square, Square]) -> bool:
    (left, top), (right, bottom) = one
    (far_left, far_top), (far_right, far_bottom) = other
    return far_left <= left and far_top <= top and right <= far_right and bottom <= far_bottom


def outline(first: Square, last: Square) -> str:
    """A house over the squares between two corners, as drawn by hand."""
    (left, top), (right, bottom) = middle(first), middle(last)
    reach = CELL / 2 - GAP
    left, top, right, bottom = left - reach, top - reach, right + reach, bottom + reach
    spots = ((left, top), (right, top), (right, bottom), (left, bottom))
    return "M" + "L".join(by_hand(x, y) for x, y in spots) + "z"
