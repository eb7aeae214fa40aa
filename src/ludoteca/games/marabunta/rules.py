"""Dispatch only: from an action's number to the chapter that knows the rule.

Source: the rulebook of 2023 in its Italian, French and Polish editions; see RULES.md and
RULINGS.md. Everything in it is implemented; the printed boards are replaced by our own.
"""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marabunta.box import (
    DICE,
    DIRECTIONS,
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
    may_place,
    may_place_one,
    place_hex,
    why_not_decline,
    why_not_place,
)
from ludoteca.games.marabunta.powers import cross_crate, why_not_crate
from ludoteca.games.marabunta.refusals import Refusal
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
from ludoteca.games.marabunta.state import NOWHERE, Phase


@kernel
def phase_of(number: int) -> int:
    """The kind of step an action belongs to."""
    if number < TAKE:
        return Phase.SPLIT
    if number < APPLY:
        return Phase.TAKE
    if number < WRITE:
        return Phase.ELEMENT
    if number < CROSS:
        return Phase.WRITE
    if number < CIRCLE:
        return Phase.CROSS
    if number < CRATE:
        return Phase.CIRCLE
    if number < USE_AGAIN:
        return Phase.CRATE
    if number < DECLINE:
        return Phase.AGAIN
    if number < FIRST:
        return Phase.WRITE
    if number < TURN:
        return Phase.FIRST
    if number < ROLL:
        return Phase.TURN
    return Phase.ROLL


@kernel
def refusal(board: Record, state: Record, number: int) -> int:
    """ALLOWED, or the code of the reason why not."""
    phase = phase_of(number)
    if phase != state.phase:
        return Refusal.OTHER_STEP
    if phase == Phase.ELEMENT:
        if number < IGNORE:
            return why_not_apply(board, state, number - APPLY)
        return why_not_ignore(board, state, number - IGNORE)
    if phase == Phase.WRITE:
        if number == DECLINE:
            return why_not_decline(board, state)
        return why_not_place(board, state, number - WRITE)
    if phase == Phase.CROSS:
        return why_not_place(board, state, number - CROSS)
    if phase == Phase.CIRCLE:
        return why_not_circle(board, state, number - CIRCLE)
    if phase == Phase.CRATE:
        return why_not_crate(board, state, number - CRATE)
    if phase == Phase.AGAIN:
        return why_not_again(board, state, number - USE_AGAIN)
    if phase == Phase.TURN:
        return why_not_turn(board, state, number - TURN)
    if phase == Phase.ROLL:
        return why_not_roll(board, state, (number - ROLL) // FACES)
    return Refusal.ALLOWED  # any split, either pool, either first player


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
    if phase == Phase.ROLL:
        die = ROLL + next_die(state) * FACES
        count = offer(buffer, count, die, die + FACES)
    elif phase == Phase.ELEMENT:
        for element in range(ELEMENTS):
            if why_not_apply(board, state, element) == Refusal.ALLOWED:
                count = offer(buffer, count, APPLY + element, APPLY + element + 1)
        for element in range(ELEMENTS):
            if why_not_ignore(board, state, element) == Refusal.ALLOWED:
                count = offer(buffer, count, IGNORE + element, IGNORE + element + 1)
    elif phase == Phase.WRITE:
        count = legal_hexes(board, state, buffer, WRITE)
        if why_not_decline(board, state) == Refusal.ALLOWED:
            count = offer(buffer, count, DECLINE, DECLINE + 1)
    elif phase == Phase.CROSS:
        count = legal_hexes(board, state, buffer, CROSS)
    elif phase == Phase.CRATE:
        for group in range(board.groups):
            if why_not_crate(board, state, group) == Refusal.ALLOWED:
                count = offer(buffer, count, CRATE + group, CRATE + group + 1)
    elif phase == Phase.SPLIT:
        count = offer(buffer, count, SPLIT, TAKE)
    elif phase == Phase.TAKE:
        count = offer(buffer, count, TAKE, APPLY)
    elif phase == Phase.CIRCLE:
        for region in range(REGIONS):
            if why_not_circle(board, state, region) == Refusal.ALLOWED:
                count = offer(buffer, count, CIRCLE + region, CIRCLE + region + 1)
    elif phase == Phase.AGAIN:
        for die in range(DICE):
            if why_not_again(board, state, die) == Refusal.ALLOWED:
                count = offer(buffer, count, USE_AGAIN + die, USE_AGAIN + die + 1)
    elif phase == Phase.TURN:
        for tile in range(SHUFFLED_TILES):
            if why_not_turn(board, state, tile) == Refusal.ALLOWED:
                count = offer(buffer, count, TURN + tile, TURN + tile + 1)
    elif phase == Phase.FIRST:
        count = offer(buffer, count, FIRST, FIRST + SEATS)
    return count


@kernel
def legal_hexes(board: Record, state: Record, buffer: Array, base: int) -> int:
    if state.picks > 0:
        return legal_beside(board, state, buffer, base)
    if state.set_size == 1:
        return legal_single(board, state, buffer, base)
    count = 0
    for place in range(HEXES):  # sets of hexes are not limited to a region (§7, §9)
        if may_place(board, state, place):
            buffer[count] = base + place
            count += 1
    return count


@kernel
def legal_single(board: Record, state: Record, buffer: Array, base: int) -> int:
    count = 0
    unbound = state.free == 1 or state.anthills[state.actor] > 0
    if 0 <= state.limit < REGIONS:  # a die's own region: 14 hexes to look at, not 84
        for index in range(HEXES_A_REGION):
            place = int(board.region_hexes[state.limit, index])
            if may_place_one(board, state, place, unbound):
                buffer[count] = base + place
                count += 1
    else:
        for place in range(HEXES):
            if may_place_one(board, state, place, unbound):
                buffer[count] = base + place
                count += 1
    return count


@kernel
def legal_beside(board: Record, state: Record, buffer: Array, base: int) -> int:
    """The next hex of a set touches the first one: six to look at, put in order."""
    count = 0
    for direction in range(DIRECTIONS):
        place = int(board.neighbour[state.picked[0], direction])
        if place != NOWHERE and may_place(board, state, place):
            behind = count
            while behind > 0 and buffer[behind - 1] > base + place:
                buffer[behind] = buffer[behind - 1]
                behind -= 1
            buffer[behind] = base + place
            count += 1
    return count


@kernel
def apply(board: Record, state: Record, number: int) -> None:
    """Play a legal action."""
    phase = phase_of(number)
    if phase == Phase.ROLL:
        roll_die(board, state, (number - ROLL) // FACES, (number - ROLL) % FACES)
    elif phase == Phase.ELEMENT:
        if number < IGNORE:
            apply_element(board, state, number - APPLY)
        else:
            ignore_element(board, state, number - IGNORE)
    elif phase == Phase.WRITE:
        if number == DECLINE:
            decline(board, state)
        else:
            place_hex(board, state, number - WRITE)
    elif phase == Phase.CROSS:
        place_hex(board, state, number - CROSS)
    elif phase == Phase.CRATE:
        cross_crate(board, state, number - CRATE)
    elif phase == Phase.SPLIT:
        split(board, state, number - SPLIT)
    elif phase == Phase.TAKE:
        take_pool(board, state, number - TAKE)
    elif phase == Phase.CIRCLE:
        mark_circle(board, state, number - CIRCLE)
    elif phase == Phase.AGAIN:
        use_again(board, state, number - USE_AGAIN)
    elif phase == Phase.TURN:
        turn_tile(board, state, number - TURN)
    else:
        draw_first(board, state, number - FIRST)


@kernel
def chance(board: Record, state: Record, weights: Array) -> int:
    """All outcomes of a step of chance are equally likely: tiles, faces, first player."""
    if state.phase == Phase.ROLL:
        count = FACES
    elif state.phase == Phase.FIRST:
        count = SEATS
    else:
        count = 0
        for tile in range(SHUFFLED_TILES):
            count += (state.tiles_left >> tile) & 1
    for outcome in range(count):
        weights[outcome] = 1
    return count
