"""Names of things as messages, for `narrate` and `prompts`."""

from __future__ import annotations

from functools import cache, lru_cache

from ludoteca.core.kernel import Record
from ludoteca.core.message import Message, message
from ludoteca.core.reading import reader
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import (
    FACE_NAMES,
    POWER_NAMES,
    REGION_NAMES,
    SEAT_NAMES,
    TILE_ELEMENT,
    TILE_NAMES,
)
from ludoteca.games.marabunta.state import STATE

read = reader(STATE)

# Each name is made once: positions are described many times a second.


@cache
def say_seat(seat: int) -> Message:
    return message("marabunta-seat", seat=SEAT_NAMES[seat])


@cache
def say_region(region: int) -> Message:
    return message("region", region=REGION_NAMES[region])


@cache
def say_tile(tile: int) -> Message:
    return message("marabunta-tile", tile=TILE_NAMES[tile])


@cache
def say_power(power: int) -> Message:
    return message("marabunta-power", power=POWER_NAMES[power])


@cache
def say_die(die: int, face: int) -> Message:
    return message("marabunta-die", region=say_region(die), face=FACE_NAMES[face])


def say_element(state: Record, element: int) -> Message:
    """A die with its face, or the tile."""
    if element == TILE_ELEMENT:
        return say_tile(int(state.tile))
    return say_die(element, int(state.die[element]))


def say_pool(state: Record, pool: int) -> tuple[Message, ...]:
    """The elements of a set of bits, the tile first."""
    return say_elements(int(state.tile), tuple(state.die.tolist()), pool)


@lru_cache(maxsize=1024)
def say_elements(tile: int, faces: tuple[int, ...], pool: int) -> tuple[Message, ...]:
    dice = [say_die(*die) for die in enumerate(faces) if pool >> die[0] & 1]
    return (say_tile(tile), *dice) if pool >> TILE_ELEMENT & 1 else tuple(dice)


def say_hex(board: MarabuntaBoard, place: int) -> Message:
    drawn = board.territory.hexes[place]
    return name_hex(drawn.name, drawn.region)


@lru_cache(maxsize=4096)
def name_hex(name: str, region: int) -> Message:
    return message("marabunta-hex", hex=name, region=say_region(region))
