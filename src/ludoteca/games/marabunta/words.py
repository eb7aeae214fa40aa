"""Names of things as messages, for `narrate` and `prompts`."""

from __future__ import annotations

from ludoteca.core.kernel import Record
from ludoteca.core.message import Message, message
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import (
    ELEMENTS,
    FACE_NAMES,
    POWER_NAMES,
    REGION_NAMES,
    SEAT_NAMES,
    TILE_ELEMENT,
    TILE_NAMES,
)


def say_seat(seat: int) -> Message:
    return message("marabunta-seat", seat=SEAT_NAMES[seat])


def say_region(region: int) -> Message:
    return message("region", region=REGION_NAMES[region])


def say_tile(tile: int) -> Message:
    return message("marabunta-tile", tile=TILE_NAMES[tile])


def say_power(power: int) -> Message:
    return message("marabunta-power", power=POWER_NAMES[power])


def say_element(state: Record, element: int) -> Message:
    """A die with its face, or the tile."""
    if element == TILE_ELEMENT:
        return say_tile(int(state.tile))
    face = FACE_NAMES[state.die[element]]
    return message("marabunta-die", region=say_region(element), face=face)


def say_pool(state: Record, pool: int) -> tuple[Message, ...]:
    """The elements of a set of bits, the tile first."""
    order = [TILE_ELEMENT, *range(ELEMENTS - 1)]
    return tuple(say_element(state, element) for element in order if pool >> element & 1)


def say_hex(board: MarabuntaBoard, place: int) -> Message:
    region = say_region(int(board.record.region[place]))
    return message("marabunta-hex", hex=board.hex_name(place), region=region)
