"""Actions as people and programs write them: typed, as text, as numbers.

The rulebook's words; `blue` is a seat in `first blue` and a region or die everywhere else.
"""

from __future__ import annotations

import re
from typing import Any

from ludoteca.core.bits import names_of_bits
from ludoteca.core.contract import Action
from ludoteca.core.errors import IllegalAction
from ludoteca.core.message import message
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import (
    DICE,
    FACE_NAMES,
    FACES,
    MAX_GROUPS,
    REGION_NAMES,
    SEAT_NAMES,
    SHUFFLED_TILES,
    TILE_NAMES,
)
from ludoteca.games.marabunta.numbering import (
    APPLY,
    CIRCLE,
    CRATE,
    CROSS,
    DECLINE,
    FIRST,
    IGNORE,
    ROLL,
    SPLIT,
    TAKE,
    TURN,
    USE_AGAIN,
    WRITE,
)

ELEMENT_NAMES = (*REGION_NAMES, "tile")
POOL_NAMES = ("tile", "rest")


class First(Action, frozen=True, tag="first"):
    """Chance: who begins (§2.3)."""

    seat: str


class Turn(Action, frozen=True, tag="turn"):
    """Chance: the tile of the round (§3.1)."""

    tile: str


class Roll(Action, frozen=True, tag="roll"):
    """Chance: one die (§3.1)."""

    die: str
    face: str


class Split(Action, frozen=True, tag="split"):
    """The dice that go with the tile; the others are the rest (§3.2)."""

    dice: tuple[str, ...]


class Take(Action, frozen=True, tag="take"):
    """The pool with the tile, or the rest (§3.3)."""

    pool: str


class Apply(Action, frozen=True, tag="apply"):
    """A die or the tile (§4.1)."""

    element: str


class Ignore(Action, frozen=True, tag="ignore"):
    """A die or the tile (§4.2)."""

    element: str


class Write(Action, frozen=True, tag="write"):
    """A number in a hex, or one hex of a set (§6)."""

    hex: str


class Cross(Action, frozen=True, tag="cross"):
    """Cross out a hex, or one of a pair (§7.6, §7.8, §9.9)."""

    hex: str


class Circle(Action, frozen=True, tag="circle"):
    """Fill a circle of a region's leaf (§7.2, §9.10)."""

    region: str


class Crate(Action, frozen=True, tag="crate"):
    """Cross a crate of a group of the own board, counted from 1 (§5.2)."""

    group: int


class Again(Action, frozen=True, tag="again"):
    """Use a die of the pool once more (§7.7)."""

    die: str


class Decline(Action, frozen=True, tag="decline"):
    """Leave a power that would cost an anthill (Q3)."""


def split_names(dice: int) -> tuple[str, ...]:
    return tuple(names_of_bits(dice, REGION_NAMES))


def action_of(board: MarabuntaBoard, number: int) -> Action:
    """The typed action of a number."""
    if number < TAKE:
        return Split(split_names(number - SPLIT))
    if number < APPLY:
        return Take(POOL_NAMES[number - TAKE])
    if number < IGNORE:
        return Apply(ELEMENT_NAMES[number - APPLY])
    if number < WRITE:
        return Ignore(ELEMENT_NAMES[number - IGNORE])
    if number < CROSS:
        return Write(board.hex_name(number - WRITE))
    if number < CIRCLE:
        return Cross(board.hex_name(number - CROSS))
    if number < CRATE:
        return Circle(REGION_NAMES[number - CIRCLE])
    if number < USE_AGAIN:
        return Crate(number - CRATE + 1)
    if number < DECLINE:
        return Again(REGION_NAMES[number - USE_AGAIN])
    if number < FIRST:
        return Decline()
    if number < TURN:
        return First(SEAT_NAMES[number - FIRST])
    if number < ROLL:
        return Turn(TILE_NAMES[number - TURN])
    die, face = divmod(number - ROLL, FACES)
    return Roll(REGION_NAMES[die], FACE_NAMES[face])


def number_of(board: MarabuntaBoard, action: Action) -> int:
    """The number of a typed action; refused if the board has no such thing."""
    try:
        return look_up(board, action)
    except (ValueError, KeyError) as error:
        text = text_of(action)
        raise IllegalAction(message("refused-unknown", action=text)) from error


def look_up(board: MarabuntaBoard, action: Action) -> int:
    match action:
        case Split(dice):
            # A set: the order of writing does not matter, naming a die twice does.
            bits = [1 << REGION_NAMES.index(die) for die in dice]
            if len(set(bits)) != len(bits) or len(bits) == DICE:
                raise ValueError(dice)
            return SPLIT + sum(bits)
        case Take(pool):
            return TAKE + POOL_NAMES.index(pool)
        case Apply(element):
            return APPLY + ELEMENT_NAMES.index(element)
        case Ignore(element):
            return IGNORE + ELEMENT_NAMES.index(element)
        case Write(place):
            return WRITE + board.hex_number[place]
        case Cross(place):
            return CROSS + board.hex_number[place]
        case Circle(region):
            return CIRCLE + REGION_NAMES.index(region)
        case Crate(group):
            return CRATE + range(1, MAX_GROUPS + 1).index(group)
        case Again(die):
            return USE_AGAIN + REGION_NAMES.index(die)
        case Decline():
            return DECLINE
        case First(seat):
            return FIRST + SEAT_NAMES.index(seat)
        case Turn(tile):
            return TURN + TILE_NAMES[:SHUFFLED_TILES].index(tile)
        case Roll(die, face):
            return ROLL + REGION_NAMES.index(die) * FACES + FACE_NAMES.index(face)
    raise ValueError(action)


def text_of(action: Action) -> str:
    """One line of notation."""
    match action:
        case Split(dice):
            rest = [name for name in REGION_NAMES if name not in dice]
            return " ".join(["split tile", *dice, "|", *rest])
        case Roll(die, face):
            return f"roll {die} {face}"
        case _:
            tag = str(action.__struct_config__.tag)
            return " ".join([tag, *(str(value) for value in fields(action))])


def fields(action: Action) -> list[Any]:
    return [getattr(action, name) for name in action.__struct_fields__]


SIMPLE: dict[str, type[Action]] = {
    "first": First,
    "turn": Turn,
    "take": Take,
    "apply": Apply,
    "ignore": Ignore,
    "write": Write,
    "cross": Cross,
    "circle": Circle,
    "again": Again,
}


def action_from(text: str) -> Action:
    """The typed action of a line of notation."""
    match text.split():
        case ["split", "tile", *dice] if "|" in dice:
            bar = dice.index("|")
            action: Action = Split(tuple(dice[:bar]))
            if sorted(dice[:bar] + dice[bar + 1 :]) == sorted(REGION_NAMES):
                return action
        case ["roll", die, face]:
            return Roll(die, face)
        case ["crate", group] if re.fullmatch(r"[0-9]{1,2}", group):
            return Crate(int(group))
        case ["decline"]:
            return Decline()
        case [word, value] if word in SIMPLE:
            return SIMPLE[word](value)
    raise IllegalAction(message("refused-unknown", action=text))
