"""Town files of Marracash: the squares drawn as text; see docs/boards.md."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from ludoteca.core.boardfile import BoardFile
from ludoteca.core.boardkind import BoardKind
from ludoteca.core.contract import Board
from ludoteca.core.errors import BadBoard
from ludoteca.core.kernel import new_record
from ludoteca.core.message import Argument, message
from ludoteca.games.marracash.box import (
    ANY_RAISE,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    ENTRANCES,
    MAX_FOUNTAINS,
    MAX_SHOPS_A_COLOUR,
    MAX_SIDE,
    MIN_SHOPS,
    RAISE,
)
from ludoteca.games.marracash.state import BOARD, NOWHERE
from ludoteca.games.marracash.streets import Fountain, Plan, Route, Shop, Square, Streets, pieces

TOWNS = ("medina",)

# On a town drawn as text.
STREET, PALM, ENTRANCE = ".", "##", "*"
SIGN = re.compile(rf"\.|##|(?P<fountain>[1-9][0-9]?)\*?|(?P<shop>[{COLOUR_LETTERS}][1-9][0-9]?)")


@dataclass(frozen=True)
class Town:
    """A town that has passed every check."""

    name: str
    plan: Plan
    routes: tuple[Route, ...]  # by start, then by target


@dataclass(frozen=True)
class MarracashBoard(Board):
    """The record, and the names people use for its parts.

    Numbers that the town leaves free have names, too, so that every action has a text; the rules
    refuse them.
    """

    town: Town
    fountain_names: tuple[str, ...]
    shop_names: tuple[str, ...]
    neighbours: tuple[tuple[str, ...], ...]  # of each fountain
    routes: dict[tuple[int, int], Route]  # by the numbers of start and target
    shops: dict[int, Shop]

    @property
    def entrance_names(self) -> tuple[str, ...]:
        return tuple(self.fountain_names[fountain] for fountain in self.record.entrance)


def read_town(board: BoardFile) -> Town:
    """Read a town and check everything that the rules need."""
    board.demand_keys(("kind", "name", "map"))
    name = board.name
    drawing = Drawing(board)
    plan = drawing.plan()
    return Town(name, plan, drawing.check_routes(Streets(plan)))


class Drawing:
    """The map of a town file: knows the line of each square, for the faults."""

    def __init__(self, board: BoardFile) -> None:
        self.board = board
        self.line = board.line_of("map")
        rows = [(line, text.split()) for line, text in board.drawing("map")]
        if not rows:
            raise self.board.fault(self.line, "marracash-board-header")
        (header_line, header), *rows = rows
        if header != [str(column) for column in range(len(header))]:
            raise self.board.fault(header_line, "marracash-board-header")
        if max(len(header), len(rows)) > MAX_SIDE:
            raise self.board.fault(header_line, "marracash-board-large", limit=MAX_SIDE)
        for row, (line, signs) in enumerate(rows):
            if signs[0] != str(row):
                raise self.board.fault(line, "marracash-board-row", row=str(row), text=signs[0])
            if len(signs) - 1 != len(header):
                found, wanted = len(signs) - 1, len(header)
                key = "marracash-board-length"
                raise self.board.fault(line, key, row=str(row), found=found, wanted=wanted)
        self.lines = [line for line, _ in rows]
        self.columns = len(header)
        self.signs: dict[Square, str] = {
            (column, row): sign
            for row, (_, signs) in enumerate(rows)
            for column, sign in enumerate(signs[1:])
        }

    def fault(self, square: Square, key: str, **arguments: Argument) -> BadBoard:
        """A fault at a square, told with its line and place."""
        column, row = square
        return self.board.fault(
            self.lines[row], f"marracash-board-{key}", place=f"{column},{row}", **arguments
        )

    def plan(self) -> Plan:
        """What the signs mean, and whether the numbers of §1.1 and of the record are kept."""
        fountains: dict[str, Fountain] = {}
        shops: dict[str, list[Square]] = defaultdict(list)
        for square, sign in self.signs.items():
            read = SIGN.fullmatch(sign)
            if not read:
                raise self.fault(square, "sign", text=sign, letters=" ".join(COLOUR_LETTERS))
            if number := read["fountain"]:
                if number in fountains:
                    raise self.fault(square, "fountain-twice", fountain=number)
                if len(fountains) == MAX_FOUNTAINS:
                    raise self.fault(square, "fountains", limit=MAX_FOUNTAINS)
                fountains[number] = Fountain(number, square, sign.endswith(ENTRANCE))
            elif name := read["shop"]:
                shops[name].append(square)
        entrances = sum(fountain.is_entrance for fountain in fountains.values())
        if entrances != ENTRANCES:
            key = "marracash-board-entrances"
            raise self.board.fault(self.line, key, found=entrances, wanted=ENTRANCES)
        return Plan(
            columns=self.columns,
            rows=len(self.lines),
            streets=self.places(STREET),
            palms=self.places(PALM),
            fountains=tuple(sorted(fountains.values(), key=lambda fountain: int(fountain.name))),
            shops=self.check_shops(shops),
        )

    def places(self, sign: str) -> frozenset[Square]:
        return frozenset(square for square, found in self.signs.items() if found == sign)

    def check_shops(self, squares: dict[str, list[Square]]) -> tuple[Shop, ...]:
        shops: list[Shop] = []
        for colour, letter in enumerate(COLOUR_LETTERS):
            names = sorted((name for name in squares if name[0] == letter), key=len_then_text)
            if len(names) > MAX_SHOPS_A_COLOUR:
                raise self.fault(
                    squares[names[MAX_SHOPS_A_COLOUR]][0],
                    "colour-shops",
                    colour=message("marracash-colour", colour=COLOUR_NAMES[colour]),
                    limit=MAX_SHOPS_A_COLOUR,
                )
            for name in names:
                if pieces(frozenset(squares[name])) > 1:
                    raise self.fault(squares[name][-1], "shop-torn", shop=name)
                shops.append(Shop(name, colour, tuple(squares[name])))
        if len(shops) < MIN_SHOPS:
            key = "marracash-board-shops"
            raise self.board.fault(self.line, key, found=len(shops), wanted=MIN_SHOPS)
        return tuple(shops)

    def check_routes(self, streets: Streets) -> tuple[Route, ...]:
        """Everything the rules page refuses in "Towns from a file"; the routes of the rest."""
        plan = streets.plan
        for square in sorted(plan.streets, key=reading_order):
            ways = len(streets.ways_on(square))
            if ways != 2:
                raise self.fault(square, "street", ways=ways)
        for square in sorted(streets.walkable, key=reading_order):
            self.check_doors(streets, square)
        routes = list(streets.routes())
        ends: set[tuple[str, str]] = set()
        for route in routes:
            if route.start == route.target:
                raise self.fault(route.squares[0], "loop", fountain=route.start)
            if (route.start, route.target) in ends:
                fountains = {"one": route.start, "other": route.target}
                raise self.fault(route.squares[0], "two-routes", **fountains)
            ends.add((route.start, route.target))
        self.check_reach(plan, routes)
        return tuple(sorted(routes, key=lambda route: (int(route.start), int(route.target))))

    def check_doors(self, streets: Streets, square: Square) -> None:
        """An entrance touches no shop, no square touches two of a colour."""
        touched = streets.shops_beside(square)
        fountain = streets.fountain_at.get(square)
        if fountain and fountain.is_entrance and touched:
            raise self.fault(square, "entrance-shop", fountain=fountain.name, shop=touched[0].name)
        for one, other in pairwise(touched):
            if one.colour == other.colour:
                raise self.fault(square, "same-colour", one=one.name, other=other.name)

    def check_reach(self, plan: Plan, routes: list[Route]) -> None:
        """Every fountain can be reached from every other, every street can be walked."""
        reached = {plan.fountains[0].name}
        edge = set(reached)
        while edge:
            edge = {route.target for route in routes if route.start in edge} - reached
            reached |= edge
        for fountain in plan.fountains:
            if fountain.name not in reached:
                near = plan.fountains[0].name
                raise self.fault(fountain.square, "apart", fountain=fountain.name, near=near)
        walked = {square for route in routes for square in route.squares}
        for square in sorted(plan.streets - walked, key=reading_order):
            raise self.fault(square, "ring")


def reading_order(square: Square) -> tuple[int, int]:
    column, row = square
    return row, column


def len_then_text(name: str) -> tuple[int, str]:
    """`Y2` before `Y10`."""
    return len(name), name


# The record

TOWN = BoardKind("town", option="town", read=read_town)
KEPT = 64  # boards, so that those sent by strangers do not stay in memory for ever


@lru_cache(KEPT)
def load_board(file: str, text: str, souvenirs: bool, any_raise: bool) -> MarracashBoard:
    """The board of a town file; the options that the rules ask for are part of it."""
    town = TOWN.parse(file, text)
    plan = town.plan
    fountains = number_fountains(plan)
    shop_names = name_shops(plan)
    shops = {shop_names.index(shop.name): shop for shop in plan.shops}
    streets = Streets(plan)
    record = new_record(BOARD)
    record.raise_by = ANY_RAISE if any_raise else RAISE
    record.souvenirs = souvenirs
    record.fountains = len(plan.fountains)
    record.entrance[:] = [fountains[place.name] for place in plan.fountains if place.is_entrance]
    record.target[:] = NOWHERE
    record.passed[:] = NOWHERE
    for number in shops:
        record.built[number] = 1
    for fountain in plan.fountains:
        for shop in streets.shops_beside(fountain.square):
            record.shop_fountains[shop_names.index(shop.name)] |= 1 << fountains[fountain.name]
    routes = {}
    for route in town.routes:
        start, target = fountains[route.start], fountains[route.target]
        way = record.ways[start]
        record.ways[start] += 1
        record.target[start, way] = target
        for colour, letter in enumerate(COLOUR_LETTERS):
            passed = [shop_names.index(name) for name in route.shops if name[0] == letter]
            record.passed[start, way, colour, : len(passed)] = passed
        routes[start, target] = route
    neighbours = tuple(
        tuple(route.target for route in town.routes if route.start == fountain.name)
        for fountain in plan.fountains
    )
    names = tuple(fountains), shop_names
    return MarracashBoard(record, town, *names, neighbours, routes, shops)


def number_fountains(plan: Plan) -> dict[str, int]:
    """Fountains in order; then names that the town leaves free, for the numbers it leaves free."""
    names = [fountain.name for fountain in plan.fountains]
    free = [str(number) for number in range(1, 100) if str(number) not in names]
    return {name: number for number, name in enumerate([*names, *free][:MAX_FOUNTAINS])}


def name_shops(plan: Plan) -> tuple[str, ...]:
    """The same for shops: each colour has a range of numbers."""
    shop_names: list[str] = []
    for letter in COLOUR_LETTERS:
        names = [shop.name for shop in plan.shops if shop.name[0] == letter]
        free = [f"{letter}{number}" for number in range(1, 100) if f"{letter}{number}" not in names]
        shop_names += [*names, *free][:MAX_SHOPS_A_COLOUR]
    return tuple(shop_names)
