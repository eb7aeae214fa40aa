"""§3, §5, §8.1: the course of a turn and of the rounds."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.auctions import close_auction, why_not_open
from ludoteca.games.marracash.box import ACTIONS_A_TURN, QUIET_ROUNDS, EndReason
from ludoteca.games.marracash.moving import can_move
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.scoring import finish
from ludoteca.games.marracash.souvenirs import must_draw
from ludoteca.games.marracash.state import NOWHERE, Phase
from ludoteca.games.marracash.visitors import must_bring


@kernel
def proceed(board: Record, state: Record) -> None:
    """A step is done: find the next one that somebody has to take.

    First action, second action, new visitors, cards, next seat (§5.1, Q16). What cannot be done
    is skipped (Q6).
    """
    while state.phase == Phase.GO_ON:
        if state.shop != NOWHERE:
            close_auction(state)
        if state.actions_left > 0:
            state.actions_left -= 1
            if can_move(board, state) or why_not_open(state, state.player) == Refusal.ALLOWED:
                state.phase = Phase.ACT
                state.actor = state.player
        elif must_bring(board, state):
            state.phase = Phase.BRING
            state.actor = state.player
        elif end_reasons(state) != 0:
            finish(state, end_reasons(state))
        elif must_draw(state):
            state.phase = Phase.CARD
            state.actor = CHANCE
        else:
            begin_turn(board, state)


@kernel
def begin_turn(board: Record, state: Record) -> None:
    """The next seat, clockwise; before the first turn there is only the first player."""
    if state.rounds == 0:
        state.rounds = 1
        state.player = state.first
    else:
        state.player = (state.player + 1) % state.seats
        if state.player == state.first:
            state.rounds += 1
    if state.rounds == 1:
        if why_not_open(state, state.player) != Refusal.ALLOWED:
            return  # Q3: passed over
        state.actions_left = 1  # §3.1
    else:
        state.actions_left = ACTIONS_A_TURN
    state.turns += 1
    state.auctioned = 0


@kernel
def end_reasons(state: Record) -> int:
    """§8.1, Q8: was this the last turn? Q17: has nothing happened for five rounds?"""
    if state.turns == state.last_turn and state.turns > 0:
        return 1 << EndReason.VISITORS
    if state.turns - state.eventful_turn >= QUIET_ROUNDS * state.seats:
        return 1 << EndReason.STANDSTILL
    return 0
