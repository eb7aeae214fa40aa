"""§7: new visitors through the empty entrances."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.box import ENTRANCES, MIN_BRING, LineEnd
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.state import Phase


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
        return Refusal.ENTRANCE_TAKEN
    if count > line_length(state):
        return Refusal.LINE_SHORT
    if count < MIN_BRING and count < line_length(state):
        return Refusal.ONE_ALONE
    return Refusal.ALLOWED


@kernel
def bring(board: Record, state: Record, entrance: int, count: int, end: int) -> None:
    fountain = board.entrance[entrance]
    for _ in range(count):
        if end == LineEnd.LEFT:
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
    state.phase = Phase.GO_ON
