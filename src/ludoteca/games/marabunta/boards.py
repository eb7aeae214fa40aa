"""Board files of Marabunta: territories drawn as text, and player boards; see docs/boards.md."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludoteca.core.boardfile import BoardFile
from ludoteca.core.boardkind import BoardKind
from ludoteca.core.contract import Board
from ludoteca.core.kernel import new_record
from ludoteca.core.message import Message, message
from ludoteca.games.marabunta.box import (
    CRATE_HEXES,
    CUPCAKE_HEXES,
    HEXES,
    HEXES_A_PART,
    HEXES_A_REGION,
    MAX_BOXES,
    MAX_GROUP_CRATES,
    MAX_GROUPS,
    MIN_CRUMBS,
    PARTS,
    POWER_NAMES,
    REGION_LETTERS,
    REGION_NAMES,
    SPECIAL_HEXES_A_REGION,
    Region,
)
from ludoteca.games.marabunta.state import BOARD, NOWHERE

TERRITORIES = ("picnic", "crumbs")
PLAYER_BOARDS = ("worker", "queen")

# On the map drawn as text a hex is a letter and a sign.
PLAIN, CUPCAKE_SIGN, CRATE_SIGN = ".", "c", "x"
CELL = 4  # characters from hex to hex in a line; the next line is half a cell aside
JOINT = "|"

# Six neighbours in a circle, as (characters right, lines down).
AROUND = ((4, 0), (2, -1), (-2, -1), (-4, 0), (-2, 1), (2, 1))

ROW_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Hex:
    """A hex as drawn: where it stands and what is printed on it."""

    name: str  # row letter and place in the row, as `c7`
    column: int  # half hexes from the left edge
    row: int
    part: int
    region: int
    sign: str
    line: int  # of the file


@dataclass(frozen=True)
class Territory:
    name: str
    hexes: tuple[Hex, ...]
    neighbours: tuple[tuple[int, ...], ...]  # six each, NOWHERE where there is none


@dataclass(frozen=True)
class Group:
    crates: int
    power: str


@dataclass(frozen=True)
class PlayerBoard:
    name: str
    row: tuple[int, ...]
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class MarabuntaBoard(Board):
    """The record, and the names people use for its parts."""

    territory: Territory
    player_board: PlayerBoard
    hex_names: tuple[str, ...]
    hex_number: dict[str, int]

    def hex_name(self, number: int) -> str:
        return self.hex_names[number]


# Territories


def read_territory(board: BoardFile) -> Territory:
    """Check a territory against every number of §1.3 to §1.6."""
    board.demand_keys(("kind", "name", "face", "map"))
    face = board.get("face", str)
    if face not in TERRITORIES:
        raise board.fault(board.line_of("face"), "board-face", face=face)
    hexes = read_map(board)
    neighbours = find_neighbours(hexes)
    check_counts(board, hexes)
    check_shape(board, hexes, neighbours, face)
    return Territory(board.name, hexes, neighbours)


def read_map(board: BoardFile) -> tuple[Hex, ...]:
    hexes: list[Hex] = []
    rows = board.drawing("map")
    if len(rows) > len(ROW_LETTERS):
        raise board.fault(rows[-1][0], "board-rows", limit=len(ROW_LETTERS))
    left = min((len(row) - len(row.lstrip()) for _, row in rows), default=0)
    for number, (line, row) in enumerate(rows):
        for place, token in enumerate(re.finditer(r"[^\s|]+", row), start=1):
            column = token.start() - left
            if not re.fullmatch(rf"[{REGION_LETTERS}][.cx]", token[0]):
                letters = " ".join(REGION_LETTERS)
                raise board.fault(line, "board-hex", text=token[0], letters=letters)
            # Half a cell aside from line to line, wherever the first hex stands.
            shift = (column - number * CELL // 2) % CELL
            if shift != (hexes[0].column * CELL // 2 % CELL if hexes else shift):
                raise board.fault(line, "board-column", text=token[0])
            hexes.append(
                Hex(
                    name=f"{ROW_LETTERS[number]}{place}",
                    column=column // (CELL // 2),
                    row=number,
                    part=row[: token.start()].count(JOINT),
                    region=REGION_LETTERS.index(token[0][0]),
                    sign=token[0][1],
                    line=line,
                )
            )
    return tuple(hexes)


def find_neighbours(hexes: tuple[Hex, ...]) -> tuple[tuple[int, ...], ...]:
    """§1.5: hexes touch across the joints of the parts, too."""
    at = {(place.column, place.row): number for number, place in enumerate(hexes)}
    return tuple(
        tuple(at.get((place.column + 2 * x // CELL, place.row + y), NOWHERE) for x, y in AROUND)
        for place in hexes
    )


def check_counts(board: BoardFile, hexes: tuple[Hex, ...]) -> None:
    line = board.line_of("map")

    def demand(found: int, wanted: int, what: Message) -> None:
        if found != wanted:
            raise board.fault(line, "board-count", what=what, found=found, wanted=wanted)

    demand(len(hexes), HEXES, message("board-hexes"))
    for part in range(PARTS):
        found = sum(place.part == part for place in hexes)
        demand(found, HEXES_A_PART, message("board-part-hexes", part=part + 1))
    demand(
        sum(place.sign == CUPCAKE_SIGN for place in hexes), CUPCAKE_HEXES, message("board-cupcakes")
    )
    demand(sum(place.sign == CRATE_SIGN for place in hexes), CRATE_HEXES, message("board-crates"))
    signs = Counter((place.region, place.sign) for place in hexes)
    for number, name in enumerate(REGION_NAMES):
        region = message("region", region=name)
        found = sum(place.region == number for place in hexes)
        demand(found, HEXES_A_REGION, message("board-region-hexes", region=region))
        demand(
            signs[number, CUPCAKE_SIGN],
            SPECIAL_HEXES_A_REGION,
            message("board-region-cupcakes", region=region),
        )
        demand(
            signs[number, CRATE_SIGN],
            SPECIAL_HEXES_A_REGION,
            message("board-region-crates", region=region),
        )


def check_shape(
    board: BoardFile,
    hexes: tuple[Hex, ...],
    neighbours: tuple[tuple[int, ...], ...],
    face: str,
) -> None:
    """§1.5: the territory is one piece, and so is every region but the blue one of `crumbs`."""
    everything = set(range(len(hexes)))
    whole = patches(everything, neighbours)
    if len(whole) > 1:
        line = hexes[min(whole[-1])].line
        raise board.fault(line, "board-torn", name=hexes[min(whole[-1])].name)
    for number, name in enumerate(REGION_NAMES):
        parts = patches(
            {index for index in everything if hexes[index].region == number}, neighbours
        )
        scattered = face == "crumbs" and number == Region.BLUE
        if scattered and len(parts) < MIN_CRUMBS:
            line = board.line_of("map")
            raise board.fault(line, "board-crumbs", found=len(parts), wanted=MIN_CRUMBS)
        if not scattered and len(parts) > 1:
            apart = hexes[min(parts[-1])]
            region = message("region", region=name)
            raise board.fault(apart.line, "board-region-torn", region=region, name=apart.name)


def patches(members: set[int], neighbours: tuple[tuple[int, ...], ...]) -> list[set[int]]:
    """The connected pieces of a set of hexes, the largest first."""
    pieces = []
    left = set(members)
    while left:
        piece, edge = set(), {left.pop()}
        while edge:
            piece |= edge
            edge = {near for place in edge for near in neighbours[place]} & left
            left -= edge
        pieces.append(piece)
    return sorted(pieces, key=lambda piece: (-len(piece), min(piece)))


# Player boards


def read_player_board(board: BoardFile) -> PlayerBoard:
    """Check a player board against §1.7 and the limits of the record."""
    board.demand_keys(("kind", "name", "row", "groups"))
    row = board.get("row", list)
    line = board.line_of("row")
    if not 1 <= len(row) <= MAX_BOXES:
        raise board.fault(line, "board-row-length", found=len(row), limit=MAX_BOXES)
    for points in row:
        if type(points) is not int or not 0 <= points <= 9:
            raise board.fault(line, "board-row-points", points=str(points))
    if row[0] != 0:
        raise board.fault(line, "board-row-first", points=row[0])
    groups = board.get("groups", list)
    if not 1 <= len(groups) <= MAX_GROUPS:
        line = board.line_of("groups")
        raise board.fault(line, "board-groups", found=len(groups), limit=MAX_GROUPS)
    return PlayerBoard(
        board.name,
        tuple(row),
        tuple(read_group(board, number, group) for number, group in enumerate(groups)),
    )


def read_group(board: BoardFile, number: int, group: Any) -> Group:
    line = board.line_of("groups", number)
    if type(group) is not dict or set(group) != {"crates", "power"}:
        raise board.fault(line, "board-group-keys", number=number + 1)
    crates, power = group["crates"], group["power"]
    if type(crates) is not int or not 1 <= crates <= MAX_GROUP_CRATES:
        raise board.fault(line, "board-group-crates", crates=str(crates), limit=MAX_GROUP_CRATES)
    if power not in POWER_NAMES:
        allowed = ", ".join(POWER_NAMES)
        raise board.fault(line, "board-power", power=str(power), allowed=allowed)
    return Group(crates, power)


# Both kinds, and the record

TERRITORY = BoardKind("territory", option="territory", read=read_territory)
PLAYER_BOARD = BoardKind("player-board", option="boards", read=read_player_board)
KINDS: tuple[BoardKind[Territory | PlayerBoard], ...] = (TERRITORY, PLAYER_BOARD)
KEPT = 64  # boards, so that those sent by strangers do not stay in memory for ever


@lru_cache(KEPT)
def load_board(territory_file: tuple[str, str], player_file: tuple[str, str]) -> MarabuntaBoard:
    """The board of two files, each as (name, text)."""
    territory = TERRITORY.parse(*territory_file)
    player_board = PLAYER_BOARD.parse(*player_file)
    record = new_record(BOARD)
    regions: list[list[int]] = [[] for _ in REGION_NAMES]
    for number, place in enumerate(territory.hexes):
        record.region[number] = place.region
        record.cupcake[number] = place.sign == CUPCAKE_SIGN
        record.crate[number] = place.sign == CRATE_SIGN
        record.neighbour[number] = territory.neighbours[number]
        regions[place.region].append(number)
    record.region_hexes[:] = regions
    record.groups = len(player_board.groups)
    for number, group in enumerate(player_board.groups):
        record.group_crates[number] = group.crates
        record.group_power[number] = POWER_NAMES.index(group.power)
    record.boxes = len(player_board.row)
    record.box_points[: len(player_board.row)] = player_board.row
    names = tuple(place.name for place in territory.hexes)
    numbers = {name: number for number, name in enumerate(names)}
    return MarabuntaBoard(record, territory, player_board, names, numbers)
