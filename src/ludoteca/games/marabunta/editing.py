"""Positions set up by hand: the drawing when a round begins, and what is impossible in it."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.kernel import Record, new_record
from ludoteca.core.message import Message, message
from ludoteca.core.position import COURSE, Editing, Field, Values, Word, field, flag, group
from ludoteca.core.reading import plainly
from ludoteca.games.marabunta.boards import MarabuntaBoard, patches
from ludoteca.games.marabunta.box import (
    ANTHILLS,
    CIRCLES,
    END_REASON_NAMES,
    FIRST_CIRCLES,
    HEXES,
    MAX_ROUNDS,
    POWER_NAMES,
    REGION_NAMES,
    REGIONS,
    SEAT_NAMES,
    SEATS,
    SHUFFLED_TILES,
    TILE_NAMES,
    Power,
)
from ludoteca.games.marabunta.ending import blank_circles
from ludoteca.games.marabunta.rounds import begin_round
from ludoteca.games.marabunta.setup import start
from ludoteca.games.marabunta.state import CROSSED, NOT_ROLLED, OPEN, RED, STATE, Phase
from ludoteca.games.marabunta.words import say_hex, say_power, say_region, say_seat, say_tile

NUMBERS = 4  # 0 to 3 (§1.2)
POINTS: dict[int, int] = {Power.TWO_POINTS: 2, Power.THREE_POINTS: 3}  # §9.6, §9.7
BOXES = 2  # of the power with cupcakes (§9.5)


def hex_word(mark: int, number: int) -> str:
    if mark in (OPEN, CROSSED):
        return "open" if mark == OPEN else "crossed"
    return f"{SEAT_NAMES[mark - RED]}-{number}"


HEX_VALUES = {
    hex_word(mark, number): (mark, number)
    for mark, number in [
        (OPEN, 0),
        (CROSSED, 0),
        *((RED + seat, number) for seat in range(SEATS) for number in range(NUMBERS)),
    ]
}


def hex_words() -> tuple[Word, ...]:
    return tuple(
        Word(name, message("position-word", word=name))
        if mark in (OPEN, CROSSED)
        else Word(
            name, message("marabunta-set-number", seat=say_seat(mark - RED), number=str(number))
        )
        for name, (mark, number) in HEX_VALUES.items()
    )


def seat_words() -> tuple[Word, ...]:
    return tuple(Word(name, say_seat(seat)) for seat, name in enumerate(SEAT_NAMES))


class MarabuntaEditing(Editing[MarabuntaBoard]):
    def fields(self, board: MarabuntaBoard, seats: int) -> list[Field]:
        down, drawn = group("tiles"), group("hexes")
        words = hex_words()
        return [
            Field("first", COURSE, field("first"), "word", "red", words=seat_words()),
            Field("round", COURSE, field("round"), "number", "1", low=1, high=MAX_ROUNDS),
            *(
                flag(f"tile-{TILE_NAMES[tile]}", down, say_tile(tile))
                for tile in range(SHUFFLED_TILES)
            ),
            *(each for seat in range(SEATS) for each in self.seat_fields(board, seat)),
            *(
                Field(
                    f"circles-{REGION_NAMES[region]}-{name}",
                    message("marabunta-set-leaf", region=say_region(region)),
                    say_seat(seat),
                    "number",
                    str(FIRST_CIRCLES),
                    low=FIRST_CIRCLES,
                    high=CIRCLES - FIRST_CIRCLES,
                )
                for region in range(REGIONS)
                for seat, name in enumerate(SEAT_NAMES)
            ),
            *(
                Field(
                    f"hex-{name}",
                    drawn,
                    say_hex(board, place),
                    "word",
                    "open",
                    words=words,
                    place=name,
                )
                for place, name in enumerate(board.hex_names)
            ),
        ]

    def seat_fields(self, board: MarabuntaBoard, seat: int) -> list[Field]:
        name, own = SEAT_NAMES[seat], say_seat(seat)
        anthills = Field(
            f"anthills-{name}", own, field("anthills"), "number", str(ANTHILLS), high=ANTHILLS
        )
        crates = [
            Field(
                f"crates-{name}-{number}",
                own,
                message(
                    "marabunta-set-crates",
                    number=str(number),
                    power=say_power(POWER_NAMES.index(each.power)),
                ),
                "number",
                "0",
                high=each.crates,
            )
            for number, each in enumerate(board.player_board.groups, start=1)
        ]
        return [anthills, *crates]

    def begins(self, state: Record) -> bool:
        rolls = state.phase == Phase.ROLL and state.rounds > SHUFFLED_TILES
        return bool(state.phase == Phase.TURN or (rolls and state.die[0] == NOT_ROLLED))

    def describe(self, board: MarabuntaBoard, state: Record) -> dict[str, str]:
        values = {"first": SEAT_NAMES[max(0, state.first)], "round": str(max(1, state.rounds))}
        for tile in range(SHUFFLED_TILES):
            values[f"tile-{TILE_NAMES[tile]}"] = "yes" if state.tiles_left >> tile & 1 else "no"
        for seat, name in enumerate(SEAT_NAMES):
            values[f"anthills-{name}"] = str(state.anthills[seat])
            for number in range(len(board.player_board.groups)):
                values[f"crates-{name}-{number + 1}"] = str(state.crossed[seat, number])
            for region, colour in enumerate(REGION_NAMES):
                values[f"circles-{colour}-{name}"] = str(state.circles[region, seat])
        for place, name in enumerate(board.hex_names):
            values[f"hex-{name}"] = hex_word(int(state.mark[place]), int(state.written[place]))
        return values

    def build(self, board: MarabuntaBoard, seats: int, values: Values) -> Record:
        state = new_record(STATE)
        start(board.record, state, seats)
        state.first = SEAT_NAMES.index(values["first"])
        tiles = [values[f"tile-{TILE_NAMES[tile]}"] == "yes" for tile in range(SHUFFLED_TILES)]
        state.tiles_left = sum(down << tile for tile, down in enumerate(tiles))
        for seat, name in enumerate(SEAT_NAMES):
            state.anthills[seat] = int(values[f"anthills-{name}"])
            for number in range(len(board.player_board.groups)):
                state.crossed[seat, number] = int(values[f"crates-{name}-{number + 1}"])
            for region, colour in enumerate(REGION_NAMES):
                state.circles[region, seat] = int(values[f"circles-{colour}-{name}"])
        for place, name in enumerate(board.hex_names):
            state.mark[place], state.written[place] = HEX_VALUES[values[f"hex-{name}"]]
        read_off(board, state)
        state.rounds = int(values["round"]) - 1
        plainly(begin_round)(board.record, state)
        return state

    def faults(self, board: MarabuntaBoard, state: Record, values: Values) -> list[Message]:
        return [
            *course_faults(board, state),
            *over_faults(state),
            *(
                message("marabunta-impossible-apart", seat=say_seat(seat), groups=groups, most=most)
                for seat in range(SEATS)
                for groups, most in [apart(board, state, seat)]
                if groups > most
            ),
        ]


def read_off(board: MarabuntaBoard, state: Record) -> None:
    """What the state keeps for speed, from the drawing; points and boxes follow from it, too."""
    beside = adjacency(board)
    region_of, is_cupcake = board.record.region, board.record.cupcake == 1
    is_open = state.mark == OPEN
    in_region = np.arange(REGIONS)[:, None] == region_of
    state.open_hexes[:] = (in_region & is_open).sum(axis=1)
    state.open_cupcakes = int((is_open & is_cupcake).sum())
    state.touch[:] = 0
    row = board.player_board.row
    for seat in range(SEATS):
        own = state.mark == RED + seat
        touched = (beside & own).any(axis=1)
        state.touch[touched] |= 1 << seat
        state.reach[seat] = (in_region & is_open & touched).sum(axis=1)
        state.sums[seat] = (in_region * own * state.written).sum(axis=1)
        unlocked = powers(board, state, seat)
        boxes = int((own & is_cupcake).sum()) + BOXES * unlocked.count(Power.TWO_CUPCAKES)
        state.boxes[seat] = min(boxes, len(row))
        scored = sum(POINTS.get(power, 0) for power in unlocked)
        state.points[seat] = sum(row[: state.boxes[seat]]) + scored


def adjacency(board: MarabuntaBoard) -> Any:
    """A table of which hexes touch each other."""
    table = np.zeros((HEXES, HEXES + 1), bool)  # no neighbour is the last column
    for place in range(HEXES):
        table[place, board.record.neighbour[place]] = True
    return table[:, :HEXES]


def powers(board: MarabuntaBoard, state: Record, seat: int) -> list[int]:
    """§9: of the groups whose crates are all crossed."""
    groups = enumerate(board.player_board.groups)
    return [
        POWER_NAMES.index(group.power)
        for number, group in groups
        if state.crossed[seat, number] == group.crates
    ]


def course_faults(board: MarabuntaBoard, state: Record) -> list[Message]:
    """Tiles, rounds and marks fit each other."""
    found = []
    played = int(state.rounds) - 1
    down = int(state.tiles_left).bit_count()
    if down != max(0, SHUFFLED_TILES - played):  # §3.1
        wanted = max(0, SHUFFLED_TILES - played)
        told = {"round": played + 1, "wanted": wanted, "found": down}
        found.append(message("marabunta-impossible-tiles", **told))
    marks = (state.mark != OPEN).sum() + state.crossed.sum()
    marks += state.circles.sum() - REGIONS * SEATS * FIRST_CIRCLES
    if played == 0 and marks > 0:
        found.append(message("marabunta-impossible-fresh"))
    gone = int(((board.record.cupcake == 1) & (state.mark != OPEN)).sum())
    if gone < played - SHUFFLED_TILES:  # §3.5, §7.8: every later round takes one
        told = {"round": played + 1, "count": played - SHUFFLED_TILES}
        found.append(message("marabunta-impossible-cupcakes", **told))
    return found


def over_faults(state: Record) -> list[Message]:
    """§10.1: what would have ended the match."""
    blank = [int(plainly(blank_circles)(state, region)) for region in range(REGIONS)]
    found = [
        message(
            "marabunta-impossible-leaf",
            region=say_region(region),
            count=CIRCLES - left,
            most=CIRCLES,
        )
        for region, left in enumerate(blank)
        if left < 0
    ]
    met = (0 in state.open_hexes, 0 in blank, state.open_cupcakes == 0)
    return found + [
        message("marabunta-impossible-over", reason=message("marabunta-end-reason", reason=reason))
        for reason, is_met in zip(END_REASON_NAMES, met, strict=True)
        if is_met
    ]


def apart(board: MarabuntaBoard, state: Record, seat: int) -> tuple[int, int]:
    """§6.2 to §6.4: in how many places a seat's numbers lie, and in how many they can at most.

    Each place was begun with an anthill, or with a 0 or 3 that was written freely.
    """
    own = np.flatnonzero(state.mark == RED + seat).tolist()
    free = sum(int(state.written[place]) in (0, 3) for place in own)
    places = patches(set(own), board.territory.neighbours)
    return len(places), ANTHILLS - int(state.anthills[seat]) + free


EDITING = MarabuntaEditing()
