"""What a seat sees, as numbers: in Marabunta everything."""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.core.observation import Field, Observation, mark_bits, mark_seat, places_of
from ludoteca.games.marabunta.box import (
    ALL_ELEMENTS,
    ANTHILLS,
    CIRCLES,
    CRATE_HEXES,
    DICE,
    ELEMENTS,
    END_REASON_NAMES,
    FACE_NAMES,
    FACES,
    HEXES,
    HEXES_A_REGION,
    MAX_BOXES,
    MAX_GROUP_CRATES,
    MAX_GROUPS,
    MAX_ROUNDS,
    POWER_NAMES,
    REGION_NAMES,
    REGIONS,
    SEATS,
    SHUFFLED_TILES,
    TILE_NAMES,
)
from ludoteca.games.marabunta.scoring import score_now
from ludoteca.games.marabunta.state import (
    BLUE,
    CROSSED,
    NOT_ROLLED,
    NOT_TURNED,
    NOWHERE,
    RED,
    Phase,
)

SET = 3  # hexes that are picked together, at most
HIGHEST = 3  # number to write
BOX_POINTS = 9  # above a cupcake box, at most
POINTS = MAX_BOXES * BOX_POINTS + MAX_GROUPS * 3  # on the track, at most (§8.1, §9.7)
REASONS = len(END_REASON_NAMES)
CRATES_DUE = CRATE_HEXES + 2  # at most: of every crate hex, and of the tile (Q10)

REGION_LIST, FACE_LIST, TILE_LIST, POWER_LIST, REASON_LIST = (
    ", ".join(names)
    for names in (REGION_NAMES, FACE_NAMES, TILE_NAMES, POWER_NAMES, END_REASON_NAMES)
)

FIELDS = (
    Field("phase", (len(Phase),), 1, "the kind of step that comes next"),
    Field("actor", (SEATS,), 1, "the seat to act; none for chance or when all is over"),
    Field("first", (SEATS,), 1, "the first player of the round, once drawn"),
    Field("round", (1,), MAX_ROUNDS, "the round being played, from 1"),
    # Tile and dice.
    Field("tile", (len(TILE_NAMES),), 1, f"the tile of the round: {TILE_LIST}"),
    Field("tiles_left", (SHUFFLED_TILES,), 1, "tiles that will come, the cupcake tile after them"),
    Field("dice", (DICE, FACES), 1, f"the faces {FACE_LIST}, of the dice {REGION_LIST}"),
    Field("offered", (ELEMENTS,), 1, "dice and tile of the pool with the tile, until one is taken"),
    Field("pools", (SEATS, ELEMENTS), 1, "dice and tile of each seat, once the pools are taken"),
    Field("to_apply", (ELEMENTS,), 1, "what is still to be applied of the acting seat's pool"),
    # The effect in progress.
    Field("number", (HIGHEST + 1,), 1, "the number to write: 0, 1, 2, 3"),
    Field("region", (REGIONS,), 1, "the region to which hexes are limited; none if it may be any"),
    Field("cupcakes_only", (1,), 1, "only cupcake hexes may be crossed out"),
    Field("set_size", (1,), SET, "hexes to pick that touch each other"),
    Field("picked", (SET,), HEXES, "hexes picked so far, from 1"),
    Field("free", (1,), 1, "no own number beside them and no anthill is needed"),
    Field("declinable", (1,), 1, "the effect can be declined before its first hex"),
    Field("circles_due", (1,), 2, "circles to fill"),
    Field("circle_made", (REGIONS,), 1, "the leaf on which the first of two circles was filled"),
    Field("crates_due", (1,), CRATES_DUE, "crates to cross"),
    # The territory: hexes in the order of the action numbers.
    Field("written", (SEATS, HEXES), HIGHEST + 1, "where a seat wrote: its number and 1 more"),
    Field("crossed", (HEXES,), 1, "hexes that are crossed out"),
    Field(
        "ground",
        (HEXES,),
        3 * REGIONS - 1,
        f"what is printed: three times the region ({REGION_LIST}), 1 more with a cupcake, 2 more "
        "with a crate",
    ),
    # The regions.
    Field("circles", (SEATS, REGIONS), CIRCLES, f"on the leaves of {REGION_LIST}"),
    Field("sums", (SEATS, REGIONS), HIGHEST * HEXES_A_REGION, "of the numbers in each region"),
    Field("open_hexes", (REGIONS,), HEXES_A_REGION, "open hexes of each region"),
    Field("reach", (SEATS, REGIONS), HEXES_A_REGION, "those of them beside a seat's own numbers"),
    # The player boards.
    Field("anthills", (SEATS,), ANTHILLS, "that are left"),
    Field("crates", (SEATS, MAX_GROUPS), MAX_GROUP_CRATES, "crossed in each group"),
    Field("boxes", (SEATS,), MAX_BOXES, "cupcake boxes crossed"),
    Field("points", (SEATS,), POINTS, "on the track"),
    Field("score", (SEATS,), POINTS + CIRCLES * REGIONS, "points if the match ended now"),
    Field("group_crates", (MAX_GROUPS,), MAX_GROUP_CRATES, "crates of each group"),
    Field("group_power", (MAX_GROUPS,), len(POWER_NAMES), f"its power, from 1: {POWER_LIST}"),
    Field("row", (MAX_BOXES,), BOX_POINTS, "points above the cupcake boxes"),
    Field("row_length", (1,), MAX_BOXES, "how many cupcake boxes there are"),
    # The end.
    Field("ended_by", (SEATS,), 1, "the seat that brought about the end"),
    Field("end_reasons", (REASONS,), 1, f"how: {REASON_LIST}"),
    Field("winner", (SEATS,), 1, "of the finished match"),
)
AT = places_of(FIELDS)


@kernel
def write(board: Record, state: Record, seat: int, out: Array) -> None:
    for entry in range(AT.end):
        out[entry] = 0
    write_moment(state, seat, out)
    write_elements(state, seat, out)
    write_effect(state, out)
    write_territory(board, state, seat, out)
    write_regions(state, seat, out)
    write_player_boards(board, state, seat, out)


@kernel
def write_moment(state: Record, seat: int, out: Array) -> None:
    out[AT.phase + int(state.phase)] = 1
    mark_seat(state, seat, state.actor, out, AT.actor)
    mark_seat(state, seat, state.first, out, AT.first)
    out[AT.round] = state.rounds
    mark_seat(state, seat, state.ended_by, out, AT.ended_by)
    mark_bits(state.end_reasons, REASONS, out, AT.end_reasons)
    mark_seat(state, seat, state.winner, out, AT.winner)


@kernel
def write_elements(state: Record, seat: int, out: Array) -> None:
    if state.tile != NOT_TURNED:
        out[AT.tile + int(state.tile)] = 1
    mark_bits(state.tiles_left, SHUFFLED_TILES, out, AT.tiles_left)
    for die in range(DICE):
        if state.die[die] != NOT_ROLLED:
            out[AT.dice + die * FACES + int(state.die[die])] = 1
    if state.phase == Phase.TAKE:
        mark_bits(state.pool, ELEMENTS, out, AT.offered)
    elif state.pool > 0 and state.actor >= 0:
        other = ALL_ELEMENTS & ~int(state.pool)
        acts = state.actor == seat
        mark_bits(state.pool if acts else other, ELEMENTS, out, AT.pools)
        mark_bits(other if acts else state.pool, ELEMENTS, out, AT.pools + ELEMENTS)
    mark_bits(state.to_apply, ELEMENTS, out, AT.to_apply)


@kernel
def write_effect(state: Record, out: Array) -> None:
    """Only while it goes on: the state keeps what the last one was."""
    if state.phase in (Phase.WRITE, Phase.CROSS):
        if state.phase == Phase.WRITE:
            out[AT.number + int(state.number)] = 1
        if state.limit >= 0:
            out[AT.region + int(state.limit)] = 1  # the entry after the regions is `cupcakes_only`
        out[AT.set_size] = state.set_size
        for pick in range(state.picks):
            out[AT.picked + pick] = state.picked[pick] + 1
        out[AT.free] = state.free
        out[AT.declinable] = state.declinable
    out[AT.circles_due] = state.circles_due
    if state.circle_made != NOWHERE:
        out[AT.circle_made + int(state.circle_made)] = 1
    out[AT.crates_due] = state.crates_due


@kernel
def write_territory(board: Record, state: Record, seat: int, out: Array) -> None:
    own, rival = (RED, BLUE) if seat == 0 else (BLUE, RED)
    for place in range(HEXES):
        mark, number = state.mark[place], state.written[place] + 1
        out[AT.written + place] = number if mark == own else 0
        out[AT.written + HEXES + place] = number if mark == rival else 0
        out[AT.crossed + place] = 1 if mark == CROSSED else 0
        out[AT.ground + place] = (
            3 * board.region[place] + board.cupcake[place] + 2 * board.crate[place]
        )


@kernel
def write_regions(state: Record, seat: int, out: Array) -> None:
    for region in range(REGIONS):
        out[AT.open_hexes + region] = state.open_hexes[region]
    for place in range(SEATS):
        whose = seat ^ place
        for region in range(REGIONS):
            at = place * REGIONS + region
            out[AT.circles + at] = state.circles[region, whose]
            out[AT.sums + at] = state.sums[whose, region]
            out[AT.reach + at] = state.reach[whose, region]


@kernel
def write_player_boards(board: Record, state: Record, seat: int, out: Array) -> None:
    for place in range(SEATS):
        whose = seat ^ place
        out[AT.anthills + place] = state.anthills[whose]
        out[AT.boxes + place] = state.boxes[whose]
        out[AT.points + place] = state.points[whose]
        out[AT.score + place] = score_now(state, whose)
        for group in range(MAX_GROUPS):
            out[AT.crates + place * MAX_GROUPS + group] = state.crossed[whose, group]
    for group in range(board.groups):
        out[AT.group_crates + group] = board.group_crates[group]
        out[AT.group_power + group] = board.group_power[group] + 1
    for box in range(board.boxes):
        out[AT.row + box] = board.box_points[box]
    out[AT.row_length] = board.boxes


OBSERVATION = Observation(FIELDS, write)
