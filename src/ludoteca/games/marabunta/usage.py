"""What of Marabunta was used in a match: powers, tiles, dice, regions, hexes."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.kernel import Record
from ludoteca.core.match import Step
from ludoteca.core.message import Message, message
from ludoteca.core.usage import GAMES_WITH, Column, Counting, Goal, HeatMap, Table, Usage
from ludoteca.games.marabunta.actions import POOL_NAMES
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import (
    ANTHILLS,
    FACE_NAMES,
    FACES,
    FIRST_CIRCLES,
    POWER_NAMES,
    REGION_NAMES,
    REGIONS,
    SEAT_NAMES,
    SEATS,
    SHUFFLED_TILES,
    TILE_ELEMENT,
    TILE_NAMES,
    Tile,
)
from ludoteca.games.marabunta.drawing import draw_heat
from ludoteca.games.marabunta.numbering import (
    APPLY,
    CRATE,
    FIRST,
    IGNORE,
    ROLL,
    TAKE,
    TURN,
    USE_AGAIN,
    WRITE,
)
from ludoteca.games.marabunta.scoring import region_winner
from ludoteca.games.marabunta.state import CROSSED, NOBODY, OPEN
from ludoteca.games.marabunta.words import say_hex, say_power, say_region, say_tile

TABLES = (
    Table(
        "powers",
        (
            Column("games-with", "unlocked", GAMES_WITH),
            Column("unlocked", "unlocked"),
            Column("owner-won", "won", "unlocked", share=True),
        ),
    ),
    Table(
        "regions",
        (
            Column("written", "written"),
            Column("crossed-out", "crossed"),
            Column("red-won", "red", "games", share=True),
            Column("blue-won", "blue", "games", share=True),
            Column("tied", "tied", "games", share=True),
            Column("winner-won", "winner", "won", share=True),
            Column("sum", "sum"),
            Column("circles", "circles"),
            Column("points", "points"),
        ),
    ),
    Table("sources", (Column("winner", "winner"), Column("loser", "loser"))),
    Table("resources", (Column("winner", "winner"), Column("loser", "loser"))),
    Table(
        "tiles",
        (
            Column("applied", "applied", "met", share=True),
            Column("turned", "turned"),
        ),
    ),
    Table(
        "faces",
        (
            Column("applied", "applied", "met", share=True),
            Column("rolled", "rolled"),
        ),
    ),
    Table("pools", (Column("taken", "taken", "offered", share=True),)),
    Table("hexes", (Column("written", "written"), Column("crossed-out", "crossed")), drawn=False),
)
MAPS = (
    HeatMap("hexes-written", draw_heat, ("hexes", "written")),
    HeatMap("hexes-crossed", draw_heat, ("hexes", "crossed-out")),
)
GOALS = (
    Goal("first-player", 0.47, 0.53),
    Goal("rounds", 0.9, 1, within=("rounds", 8, 14)),
    Goal("winner-score", 0.5, 1, within=("winner", 20, 35)),
    Goal("powers", 0.1, 1, ("powers", "games-with")),
    Goal("regions", 3, 14, ("regions", "written")),
    Goal("ends", 0.01, 1, ("ends", "share")),
)


def rows_of(board: MarabuntaBoard) -> dict[str, dict[str, Message]]:
    """The rows of each table, in order, as people call them."""
    powers = {group.power for group in board.player_board.groups}
    return {
        "powers": {
            name: say_power(power) for power, name in enumerate(POWER_NAMES) if name in powers
        },
        "regions": {name: say_region(region) for region, name in enumerate(REGION_NAMES)},
        "sources": {name: study_row(name) for name in ("cupcakes", "powers", "regions")},
        "resources": {
            name: study_row(name) for name in ("boxes", "crates", "circles", "hexes", "anthills")
        },
        "tiles": {name: say_tile(tile) for tile, name in enumerate(TILE_NAMES)},
        "faces": {name: message("study-face", face=name) for name in FACE_NAMES},
        "pools": {name: study_row(f"pool-{name}") for name in POOL_NAMES},
        "hexes": {
            board.hex_name(place): say_hex(board, place)
            for place in range(len(board.territory.hexes))
        },
    }


def study_row(name: str) -> Message:
    return message("study-row", row=name)


def usage_of(board: MarabuntaBoard, steps: Sequence[Step]) -> Usage:
    """Count a finished match."""
    first = next(step.number - FIRST for step in steps if FIRST <= step.number < TURN)
    final = steps[-1].after
    usage = Usage(first, habits=[habits_of(final, seat) for seat in range(SEATS)])
    for step in steps:
        count_step(usage, board, step, int(final.winner))
    count_hexes(usage, board, final)
    count_regions(usage, board, final)
    for seat in range(SEATS):
        side = "winner" if seat == final.winner else "loser"
        count_seat(usage, board, final, seat, side)
    return usage


def habits_of(final: Record, seat: int) -> dict[str, tuple[float, int]]:
    """What a seat went for, and how soon it was over."""
    return {
        "hexes": (final.mark.tolist().count(seat + 1), 1),
        "crates": (int(final.crossed[seat].sum()), 1),
        "boxes": (int(final.boxes[seat]), 1),
        "circles": (int(final.circles[:, seat].sum()) - REGIONS * FIRST_CIRCLES, 1),
        "rounds": (int(final.rounds), 1),
    }


def count_step(usage: Usage, board: MarabuntaBoard, step: Step, winner: int) -> None:
    number, before, after = step.number, step.before, step.after
    if after.rounds > max(before.rounds, SHUFFLED_TILES):  # §3.5: it is not turned any more
        usage.add("tiles", TILE_NAMES[Tile.CUPCAKE], "turned")
    if TAKE <= number < APPLY:
        usage.add("pools", POOL_NAMES[number - TAKE], "taken")
        for name in POOL_NAMES:
            usage.add("pools", name, "offered")
    elif APPLY <= number < WRITE:
        applied = number < IGNORE
        count_element(usage, before, number - (APPLY if applied else IGNORE), applied)
    elif CRATE <= number < USE_AGAIN:
        group, seat = number - CRATE, step.actor
        if after.crossed[seat, group] == board.record.group_crates[group]:
            power = POWER_NAMES[board.record.group_power[group]]
            usage.add("powers", power, "unlocked")
            usage.add("powers", power, "won", seat == winner)
    elif TURN <= number < ROLL:
        usage.add("tiles", TILE_NAMES[number - TURN], "turned")
    elif number >= ROLL:
        usage.add("faces", FACE_NAMES[(number - ROLL) % FACES], "rolled")


def count_element(usage: Usage, state: Record, element: int, applied: bool) -> None:
    if element == TILE_ELEMENT:
        table, row = "tiles", TILE_NAMES[state.tile]
    else:
        table, row = "faces", FACE_NAMES[state.die[element]]
    usage.add(table, row, "met")
    usage.add(table, row, "applied", applied)


def count_hexes(usage: Usage, board: MarabuntaBoard, final: Record) -> None:
    for place, mark in enumerate(final.mark.tolist()):
        if mark != OPEN:
            measure = "crossed" if mark == CROSSED else "written"
            usage.add("hexes", board.hex_name(place), measure)
            usage.add("regions", REGION_NAMES[board.record.region[place]], measure)


def count_regions(usage: Usage, board: MarabuntaBoard, final: Record) -> None:
    for region, name in enumerate(REGION_NAMES):
        winner = int(region_winner(final, region))
        usage.add("regions", name, "tied" if winner == NOBODY else SEAT_NAMES[winner])
        usage.add("regions", name, "sum", int(final.sums[:, region].sum()))
        usage.add("regions", name, "circles", int(final.circles[region].sum()) - 2 * FIRST_CIRCLES)
        if winner != NOBODY:
            usage.add("regions", name, "won")
            usage.add("regions", name, "winner", winner == int(final.winner))
            usage.add("regions", name, "points", int(final.circles[region, winner]))


def count_seat(usage: Usage, board: MarabuntaBoard, final: Record, seat: int, side: str) -> None:
    """Where the points came from, and what was spent for them."""
    boxes = int(final.boxes[seat])
    cupcakes = int(board.record.box_points[:boxes].sum())
    points, score = int(final.points[seat]), int(final.final[seat])
    usage.add("sources", "cupcakes", side, cupcakes)
    usage.add("sources", "powers", side, points - cupcakes)
    usage.add("sources", "regions", side, score - points)
    for resource in ("boxes", "crates", "circles", "hexes"):
        usage.add("resources", resource, side, usage.habits[seat][resource][0])
    usage.add("resources", "anthills", side, ANTHILLS - int(final.anthills[seat]))


USAGE = Counting(
    tables=TABLES,
    maps=MAPS,
    goals=GOALS,
    rows_of=rows_of,
    usage_of=usage_of,
)
