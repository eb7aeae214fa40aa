"""§7: new visitors through the empty entrances."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.box import ENTRANCES, LEFT, MIN_BRING
from ludoteca.games.marracash.refusals import ALLOWED, ENTRANCE_TAKEN, LINE_SHORT, ONE_ALONE
from ludoteca.games.marracash.state import GO_ON_PHASE


@kernel
def line_length(state: Record) -> int:
    return int(state.line_to - state.line_from)


@kernel
def must_bring(board: Record, state: Record) -> bool:
    """§7.1, Q7: is an entrance empty, and anybody left in the line?"""
    if line_length(state) == 0:
        return False
    for entrance in range(ENTRANCES):
        if state.standing[board.entrance[entrance]] == 0:
            return True
    return False


@kernel
def why_not_bring(board: Record, state: Record, entrance: int, count: int) -> int:
    """§7.1: 2, 3 or 4; Q7: a single one only if it is the last of the line."""
    if state.standing[board.entrance[entrance]] > 0:
        return ENTRANCE_TAKEN
    if count > line_length(state):
        return LINE_SHORT
    return ONE_ALONE if count < MIN_BRING and count < line_length(state) else ALLOWED


@kernel
def bring(board: Record, state: Record, entrance: int, count: int, end: int) -> None:
    fountain = board.entrance[entrance]
    for _ in range(count):
        if end == LEFT:
            colour = state.line[state.line_from]
            state.line_from += 1
        else:
            state.line_to -= 1
            colour = state.line[state.line_to]
        state.crowd[fountain, colour] += 1
    state.standing[fountain] = count
    state.eventful_turn = state.turns
    if line_length(state) == 0:
        state.last_turn = state.turns + state.seats  # §8.1, Q8: the next turn of this player
    state.phase = GO_ON_PHASE
