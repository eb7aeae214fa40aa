"""§3, §7: a turn, from its first choice to the drawn cards, and the order of its steps."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import END_TURNS, MAX_TURNS
from ludoteca.games.minicity.cards import await_card, hand_size, is_laid
from ludoteca.games.minicity.friends import can_buy, earn_by_beetle, hand_limit, renew_friends
from ludoteca.games.minicity.helping import can_be_helped, can_spread_on, end_spreading
from ludoteca.games.minicity.moving import can_go
from ludoteca.games.minicity.refusals import ALLOWED, PLAY_FIRST
from ludoteca.games.minicity.roads import can_play, end_play, leave_card
from ludoteca.games.minicity.scoring import finish
from ludoteca.games.minicity.state import (
    CHOICE_PHASE,
    DEAL_PHASE,
    GO_PHASE,
    GRASSHOPPER_PHASE,
    LAY_PHASE,
    REFILL_PHASE,
    SPREAD_PHASE,
    STREAM_PHASE,
    UNLOAD_PHASE,
)
from ludoteca.games.minicity.unloading import can_stock, can_stock_at_once, can_unload, pass_by


@kernel
def begin_turn(board: Record, state: Record, seat: int) -> None:
    state.turns += 1
    if seat == state.first:
        state.rounds += 1
    state.turn_seat = seat
    state.actor = seat
    state.phase = CHOICE_PHASE
    state.cards_played = 0
    renew_friends(state)
    earn_by_beetle(state)


@kernel
def can_choose(board: Record, state: Record) -> bool:
    """A card to play, a friend to buy or to use?"""
    if can_play(state):
        return True
    return board.friends == 1 and (can_buy(board, state) or can_be_helped(board, state))


@kernel
def why_not_done(board: Record, state: Record) -> int:
    """§3.3"""
    return ALLOWED if state.cards_played > 0 else PLAY_FIRST


@kernel
def end_choices(state: Record) -> None:
    state.phase = REFILL_PHASE


@kernel
def proceed(board: Record, state: Record) -> None:
    """The order of a turn: pass over every step at which there is nothing to do.

    The step just taken has named the next one. Of a card play: go, unload (then the win),
    grasshopper, stream, new cards; and of a turn: choice, refill, hand, next seat.
    """
    if state.phase == GO_PHASE and not can_go(board, state):
        state.phase = STREAM_PHASE  # Q1: the ant stays
    elif state.phase == UNLOAD_PHASE and not can_unload(board, state):
        pass_by(board, state)
    elif state.phase == GRASSHOPPER_PHASE and not can_stock_at_once(state):
        state.phase = STREAM_PHASE
    elif state.phase == SPREAD_PHASE and not can_spread_on(board, state):
        end_spreading(state)
    if state.phase == STREAM_PHASE:
        leave_card(board, state)
    if state.phase == LAY_PHASE:
        if is_laid(state, state.road):
            end_play(state)
        else:
            await_card(state)
    if state.phase == CHOICE_PHASE and not can_choose(board, state):
        end_choices(state)
    if state.phase == REFILL_PHASE and not can_stock(state):  # §7.1: first tokens, then cards
        state.phase = DEAL_PHASE
    if state.phase == DEAL_PHASE:
        if hand_size(state, state.turn_seat) < hand_limit(state, state.turn_seat):
            await_card(state)
        else:
            end_turn(board, state)


@kernel
def end_turn(board: Record, state: Record) -> None:
    """§2.6: clockwise; Q16: a last turn for matches that would not end."""
    if state.turns == MAX_TURNS:
        finish(state, END_TURNS)
    else:
        begin_turn(board, state, (int(state.turn_seat) + 1) % int(state.seats))
