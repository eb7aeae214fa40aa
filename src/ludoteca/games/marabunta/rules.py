"""Dispatch only: from an action's number to the chapter that knows the rule.

Source: the rulebook of 2023 in its Italian, French and Polish editions; see RULES.md and
RULINGS.md. Everything in it is implemented; the printed boards are replaced by our own.
"""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marabunta.box import (
    DICE,
    ELEMENTS,
    FACES,
    HEXES,
    HEXES_A_REGION,
    REGIONS,
    SEATS,
    SHUFFLED_TILES,
)
from ludoteca.games.marabunta.elements import (
    apply_element,
    ignore_element,
    use_again,
    why_not_again,
    why_not_apply,
    why_not_ignore,
)
from ludoteca.games.marabunta.leaves import mark_circle, why_not_circle
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
from ludoteca.games.marabunta.placing import (
    decline,
    place_hex,
    why_not_decline,
    why_not_place,
)
from ludoteca.games.marabunta.powers import cross_crate, why_not_crate
from ludoteca.games.marabunta.refusals import ALLOWED, OTHER_STEP
from ludoteca.games.marabunta.rounds import (
    next_die,
    roll_die,
    split,
    take_pool,
    turn_tile,
    why_not_roll,
    why_not_turn,
)
from ludoteca.games.marabunta.setup import draw_first
from ludoteca.games.marabunta.state import (
    AGAIN_PHASE,
    CIRCLE_PHASE,
    CRATE_PHASE,
    CROSS_PHASE,
    ELEMENT_PHASE,
    FIRST_PHASE,
    ROLL_PHASE,
    SPLIT_PHASE,
    TAKE_PHASE,
    TURN_PHASE,
    WRITE_PHASE,
)


@kernel
def phase_of(number: int) -> int:
    """The kind of step an action belongs to."""
    if number < TAKE:
        return SPLIT_PHASE
    if number < APPLY:
        return TAKE_PHASE
    if number < WRITE:
        return ELEMENT_PHASE
    if number < CROSS:
        return WRITE_PHASE
    if number < CIRCLE:
        return CROSS_PHASE
    if number < CRATE:
        return CIRCLE_PHASE
    if number < USE_AGAIN:
        return CRATE_PHASE
    if number < DECLINE:
        return AGAIN_PHASE
    if number < FIRST:
        return WRITE_PHASE
    if number < TURN:
        return FIRST_PHASE
    if number < ROLL:
        return TURN_PHASE
    return ROLL_PHASE


@kernel
def refusal(board: Record, state: Record, number: int) -> int:
    """ALLOWED, or the code of the reason why not."""
    phase = phase_of(number)
    if phase != state.phase:
        return OTHER_STEP
    if phase == ELEMENT_PHASE:
        if number < IGNORE:
            return why_not_apply(board, state, number - APPLY)
        return why_not_ignore(board, state, number - IGNORE)
    if phase == WRITE_PHASE:
        if number == DECLINE:
            return why_not_decline(board, state)
        return why_not_place(board, state, number - WRITE)
    if phase == CROSS_PHASE:
        return why_not_place(board, state, number - CROSS)
    if phase == CIRCLE_PHASE:
        return why_not_circle(board, state, number - CIRCLE)
    if phase == CRATE_PHASE:
        return why_not_crate(board, state, number - CRATE)
    if phase == AGAIN_PHASE:
        return why_not_again(board, state, number - USE_AGAIN)
    if phase == TURN_PHASE:
        return why_not_turn(board, state, number - TURN)
    if phase == ROLL_PHASE:
        return why_not_roll(board, state, (number - ROLL) // FACES)
    return ALLOWED  # any split, either pool, either first player


@kernel
def offer(buffer: Array, count: int, first: int, last: int) -> int:
    """Add a whole range of numbers."""
    for number in range(first, last):
        buffer[count] = number
        count += 1
    return count


@kernel
def legal(board: Record, state: Record, buffer: Array) -> int:
    """Fill in the numbers of the legal actions, ascending; how many."""
    phase = state.phase
    count = 0
    if phase == ROLL_PHASE:
        die = ROLL + next_die(state) * FACES
        count = offer(buffer, count, die, die + FACES)
    elif phase == ELEMENT_PHASE:
        for element in range(ELEMENTS):
            if why_not_apply(board, state, element) == ALLOWED:
                count = offer(buffer, count, APPLY + element, APPLY + element + 1)
        for element in range(ELEMENTS):
            if why_not_ignore(board, state, element) == ALLOWED:
                count = offer(buffer, count, IGNORE + element, IGNORE + element + 1)
    elif phase == WRITE_PHASE:
        count = legal_hexes(board, state, buffer, WRITE)
        if why_not_decline(board, state) == ALLOWED:
            count = offer(buffer, count, DECLINE, DECLINE + 1)
    elif phase == CROSS_PHASE:
        count = legal_hexes(board, state, buffer, CROSS)
    elif phase == CRATE_PHASE:
        for group in range(board.groups):
            if why_not_crate(board, state, group) == ALLOWED:
                count = offer(buffer, count, CRATE + group, CRATE + group + 1)
    elif phase == SPLIT_PHASE:
        count = offer(buffer, count, SPLIT, TAKE)
    elif phase == TAKE_PHASE:
        count = offer(buffer, count, TAKE, APPLY)
    elif phase == CIRCLE_PHASE:
        for region in range(REGIONS):
            if why_not_circle(board, state, region) == ALLOWED:
                count = offer(buffer, count, CIRCLE + region, CIRCLE + region + 1)
    elif phase == AGAIN_PHASE:
        for die in range(DICE):
            if why_not_again(board, state, die) == ALLOWED:
                count = offer(buffer, count, USE_AGAIN + die, USE_AGAIN + die + 1)
    elif phase == TURN_PHASE:
        for tile in range(SHUFFLED_TILES):
            if why_not_turn(board, state, tile) == ALLOWED:
                count = offer(buffer, count, TURN + tile, TURN + tile + 1)
    elif phase == FIRST_PHASE:
        count = offer(buffer, count, FIRST, FIRST + SEATS)
    return count


@kernel
def legal_hexes(board: Record, state: Record, buffer: Array, base: int) -> int:
    count = 0
    if 0 <= state.limit < REGIONS:  # a die's own region: 14 hexes to look at, not 84
        for index in range(HEXES_A_REGION):
            place = int(board.region_hexes[state.limit, index])
            if why_not_place(board, state, place) == ALLOWED:
                buffer[count] = base + place
                count += 1
    else:
        for place in range(HEXES):
            if why_not_place(board, state, place) == ALLOWED:
                buffer[count] = base + place
                count += 1
    return count


@kernel
def apply(board: Record, state: Record, number: int) -> None:
    """Play a legal action."""
    phase = phase_of(number)
    if phase == ROLL_PHASE:
        roll_die(board, state, (number - ROLL) // FACES, (number - ROLL) % FACES)
    elif phase == ELEMENT_PHASE:
        if number < IGNORE:
            apply_element(board, state, number - APPLY)
        else:
            ignore_element(board, state, number - IGNORE)
    elif phase == WRITE_PHASE:
        if number == DECLINE:
            decline(board, state)
        else:
            place_hex(board, state, number - WRITE)
    elif phase == CROSS_PHASE:
        place_hex(board, state, number - CROSS)
    elif phase == CRATE_PHASE:
        cross_crate(board, state, number - CRATE)
    elif phase == SPLIT_PHASE:
        split(board, state, number - SPLIT)
    elif phase == TAKE_PHASE:
        take_pool(board, state, number - TAKE)
    elif phase == CIRCLE_PHASE:
        mark_circle(board, state, number - CIRCLE)
    elif phase == AGAIN_PHASE:
        use_again(board, state, number - USE_AGAIN)
    elif phase == TURN_PHASE:
        turn_tile(board, state, number - TURN)
    else:
        draw_first(board, state, number - FIRST)


@kernel
def chance(board: Record, state: Record, weights: Array) -> int:
    """All outcomes of a step of chance are equally likely: tiles, faces, first player."""
    if state.phase == ROLL_PHASE:
        count = FACES
    elif state.phase == FIRST_PHASE:
        count = SEATS
    else:
        count = 0
        for tile in range(SHUFFLED_TILES):
            count += (state.tiles_left >> tile) & 1
    for outcome in range(count):
        weights[outcome] = 1
    return count
