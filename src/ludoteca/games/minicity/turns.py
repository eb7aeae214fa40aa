"""§3, §7: a turn, from its first choice to the drawn cards, and the order of its steps."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import MAX_TURNS, EndReason
from ludoteca.games.minicity.cards import await_card, hand_size, is_laid
from ludoteca.games.minicity.friends import earn_by_beetle, hand_limit, purchases, renew_friends
from ludoteca.games.minicity.helping import can_be_helped, can_spread_on, end_spreading
from ludoteca.games.minicity.moving import can_go
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.roads import can_play, end_play, leave_card
from ludoteca.games.minicity.scoring import finish
from ludoteca.games.minicity.state import Phase
from ludoteca.games.minicity.unloading import can_stock, can_stock_at_once, can_unload, pass_by


@kernel
def begin_turn(board: Record, state: Record, seat: int) -> None:
    state.turns += 1
    if seat == state.first:
        state.rounds += 1
    state.turn_seat = seat
    state.actor = seat
    state.phase = Phase.CHOICE
    state.cards_played = 0
    renew_friends(state)
    earn_by_beetle(state)


@kernel
def can_choose(board: Record, state: Record) -> bool:
    """A card to play, a friend to buy or to use?"""
    if can_play(state):
        return True
    return board.friends == 1 and (purchases(board, state) != 0 or can_be_helped(board, state))


@kernel
def why_not_done(board: Record, state: Record) -> int:
    """§3.3"""
    return Refusal.ALLOWED if state.cards_played > 0 else Refusal.PLAY_FIRST


@kernel
def end_choices(state: Record) -> None:
    state.phase = Phase.REFILL


@kernel
def proceed(board: Record, state: Record) -> None:
    """The order of a turn: pass over every step at which there is nothing to do.

    The step just taken has named the next one. Of a card play: go, unload (then the win),
    grasshopper, stream, new cards; and of a turn: choice, refill, hand, next seat.
    """
    if state.phase == Phase.GO and not can_go(board, state):
        state.phase = Phase.STREAM  # Q1: the ant stays
    elif state.phase == Phase.UNLOAD and not can_unload(board, state):
        pass_by(board, state)
    elif state.phase == Phase.GRASSHOPPER and not can_stock_at_once(state):
        state.phase = Phase.STREAM
    elif state.phase == Phase.SPREAD and not can_spread_on(board, state):
        end_spreading(state)
    if state.phase == Phase.STREAM:
        leave_card(board, state)
    if state.phase == Phase.LAY:
        if is_laid(state, state.road):
            end_play(state)
        else:
            await_card(state)
    if state.phase == Phase.CHOICE and not can_choose(board, state):
        end_choices(state)
    if state.phase == Phase.REFILL and not can_stock(state):  # §7.1: first tokens, then cards
        state.phase = Phase.DEAL
    if state.phase == Phase.DEAL:
        if hand_size(state, state.turn_seat) < hand_limit(state, state.turn_seat):
            await_card(state)
        else:
            end_turn(board, state)


@kernel
def end_turn(board: Record, state: Record) -> None:
    """§2.6: clockwise; Q16: a last turn for matches that would not end."""
    if state.turns == MAX_TURNS:
        finish(state, EndReason.TURNS)
    else:
        seat = int(state.turn_seat) + 1
        begin_turn(board, state, seat if seat < state.seats else 0)
