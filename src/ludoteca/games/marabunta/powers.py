"""§5.2, §9: crates on the player board, and the powers they unlock."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marabunta.box import Power
from ludoteca.games.marabunta.cupcakes import cross_boxes
from ludoteca.games.marabunta.leaves import begin_circles, can_circle
from ludoteca.games.marabunta.placing import begin_crossing_out, begin_writing, can_place
from ludoteca.games.marabunta.refusals import Refusal
from ludoteca.games.marabunta.rounds import proceed
from ludoteca.games.marabunta.state import ANY_HEX


@kernel
def why_not_crate(board: Record, state: Record, group: int) -> int:
    if group >= board.groups:
        return Refusal.NO_GROUP
    return (
        Refusal.ALLOWED
        if state.crossed[state.actor, group] < board.group_crates[group]
        else Refusal.GROUP_FULL
    )


@kernel
def cross_crate(board: Record, state: Record, group: int) -> None:
    """§5.2, §8.2; §9: the last crate of a group unlocks its power, to be used at once."""
    state.crates_due -= 1
    state.crossed[state.actor, group] += 1
    if state.crossed[state.actor, group] < board.group_crates[group]:
        proceed(board, state)
    else:
        use_power(board, state, board.group_power[group])


@kernel
def use_power(board: Record, state: Record, power: int) -> None:
    """Begin the power, or go on at once where there is nothing to choose (Q3)."""
    seat = state.actor
    if power == Power.ONE:  # §9.1
        write_by_power(board, state, 1, 1)
    elif power == Power.TWO:  # §9.2
        write_by_power(board, state, 2, 1)
    elif power == Power.THREE_ONES:  # §9.8
        write_by_power(board, state, 1, 3)
    elif power == Power.FREE_ZERO and can_place(board, state, 1, True):  # §9.3, §6.4
        begin_writing(state, 0, ANY_HEX, 1, True)
    elif power == Power.FREE_THREE and can_place(board, state, 1, True):  # §9.4, §6.4
        begin_writing(state, 3, ANY_HEX, 1, True)
    elif power == Power.CROSS_OUT and can_place(board, state, 2, True):  # §9.9
        begin_crossing_out(state, ANY_HEX, 2)
    elif power == Power.TWO_LEAVES and can_circle(board, state):  # §9.10
        begin_circles(state, 2)
    else:
        if power == Power.TWO_CUPCAKES:  # §9.5
            cross_boxes(board, state, 2)
        elif power == Power.TWO_POINTS:  # §9.6
            state.points[seat] += 2
        elif power == Power.THREE_POINTS:  # §9.7
            state.points[seat] += 3
        proceed(board, state)


@kernel
def write_by_power(board: Record, state: Record, number: int, set_size: int) -> None:
    """Q3: compulsory if there is a use without anthill, else optional, else lost."""
    must = can_place(board, state, set_size, False)
    if must or (state.anthills[state.actor] > 0 and can_place(board, state, set_size, True)):
        begin_writing(state, number, ANY_HEX, set_size, False)
        state.declinable = not must
    else:
        proceed(board, state)
