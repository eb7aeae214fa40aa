"""What to do now, what a choice means, and why something is refused, in words."""

from __future__ import annotations

from ludoteca.core.kernel import Record
from ludoteca.core.message import Argument, Message, message
from ludoteca.core.reading import plainly
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.box import (
    ALL_ELEMENTS,
    DICE,
    ELEMENTS,
    HEXES,
    MAX_GROUPS,
    REGIONS,
    TILE_ELEMENT,
)
from ludoteca.games.marabunta.hexes import touches
from ludoteca.games.marabunta.narrate import told_action
from ludoteca.games.marabunta.numbering import (
    APPLY,
    CIRCLE,
    CRATE,
    CROSS,
    DECLINE,
    IGNORE,
    SPLIT,
    TAKE,
    USE_AGAIN,
    WRITE,
)
from ludoteca.games.marabunta.refusals import KEYS
from ludoteca.games.marabunta.state import ANY_HEX, CUPCAKES_ONLY, Phase
from ludoteca.games.marabunta.words import (
    read,
    say_element,
    say_hex,
    say_pool,
    say_power,
    say_region,
    say_seat,
)


def prompt(board: MarabuntaBoard, state: Record) -> Message:
    """One sentence for the acting seat."""
    state = read(state)
    seat = say_seat(state.actor)
    phase = state.phase
    if phase == Phase.SPLIT:
        return message("marabunta-prompt-split", seat=seat)
    if phase == Phase.TAKE:
        return message("marabunta-prompt-take", seat=seat)
    if phase == Phase.ELEMENT:
        return message("marabunta-prompt-element", seat=seat)
    if phase == Phase.CIRCLE:
        return message("marabunta-prompt-circle", seat=seat)
    if phase == Phase.CRATE:
        return message("marabunta-prompt-crate", seat=seat)
    if phase == Phase.AGAIN:
        return message("marabunta-prompt-again", seat=seat)
    left = state.set_size - state.picks
    if phase == Phase.CROSS:
        if state.limit == CUPCAKES_ONLY:
            return message("marabunta-prompt-cross-cupcake", seat=seat)
        return message("marabunta-prompt-cross", seat=seat, left=left)
    number = state.number
    if state.set_size > 1:
        return message("marabunta-prompt-write-set", seat=seat, number=number, left=left)
    if state.limit == ANY_HEX:
        return message("marabunta-prompt-write-any", seat=seat, number=number)
    region = say_region(state.limit)
    return message("marabunta-prompt-write", seat=seat, number=number, region=region)


def describe(board: MarabuntaBoard, state: Record, number: int) -> Message:
    """A choice, before it is made; outcomes of chance as they are told afterwards."""
    state = read(state)
    if number in range(SPLIT, TAKE):
        pool = number | 1 << TILE_ELEMENT
        rest = say_pool(state, ALL_ELEMENTS & ~pool)
        return message("marabunta-do-split", pool=say_pool(state, pool), rest=rest)
    if number in range(TAKE, TAKE + 2):
        pool = state.pool if number == TAKE else ALL_ELEMENTS & ~state.pool
        return message("marabunta-do-take", pool=say_pool(state, pool))
    if number in range(APPLY, APPLY + ELEMENTS):
        return message("marabunta-do-apply", element=say_element(state, number - APPLY))
    if number in range(IGNORE, IGNORE + ELEMENTS):
        return message("marabunta-do-ignore", element=say_element(state, number - IGNORE))
    if number in range(WRITE, WRITE + HEXES):
        return describe_writing(board, state, number - WRITE)
    if number in range(CROSS, CROSS + HEXES):
        return message("marabunta-do-cross", place=say_hex(board, number - CROSS))
    if number in range(CIRCLE, CIRCLE + REGIONS):
        return message("marabunta-do-circle", region=say_region(number - CIRCLE))
    if number in range(CRATE, CRATE + MAX_GROUPS):
        group = number - CRATE
        power = say_power(int(board.record.group_power[group]))
        left = int(board.record.group_crates[group] - state.crossed[state.actor, group])
        return message("marabunta-do-crate", group=group + 1, power=power, left=left)
    if number in range(USE_AGAIN, USE_AGAIN + DICE):
        return message("marabunta-do-again", element=say_element(state, number - USE_AGAIN))
    if number == DECLINE:
        return message("marabunta-do-decline")
    return told_action(board, state, number, state)[0]


def describe_writing(board: MarabuntaBoard, state: Record, place: int) -> Message:
    """A hex for the number, and whether it costs an anthill (Q9)."""
    told: dict[str, Argument] = {"number": state.number, "place": say_hex(board, place)}
    if state.set_size > 1:  # what the set costs is known with its last hex
        return message("marabunta-do-pick", **told)
    if state.free or plainly(touches)(state, place, state.actor):
        return message("marabunta-do-write", **told)
    return message("marabunta-do-write-anthill", **told)


def reason(board: MarabuntaBoard, state: Record, number: int, code: int) -> Message:
    """Why the guard said no."""
    return message(f"marabunta-refused-{KEYS[code]}")
