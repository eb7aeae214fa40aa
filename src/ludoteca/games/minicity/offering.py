"""§2.7, Q17: a head start is offered to the second player, and the other one chooses who begins."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import CHAMBERS, MAX_OFFER
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.state import Phase
from ludoteca.games.minicity.turns import begin_turn

OFFERS = (1 << (MAX_OFFER + 1)) - 1  # as bits: none up to the most


@kernel
def await_step(state: Record, phase: int, seat: int) -> None:
    state.phase = phase
    state.actor = seat
    state.turn_seat = seat


@kernel
def await_offer(state: Record) -> None:
    await_step(state, Phase.OFFER, state.first)


@kernel
def make_offer(state: Record, tokens: int) -> None:
    state.tokens_spread = tokens
    await_step(state, Phase.FIRST, 1 - int(state.first))


@kernel
def decide_first(board: Record, state: Record, seat: int) -> None:
    """Whoever comes second has tokens to put away, if any were offered."""
    state.first = seat
    await_step(state, Phase.PUT, 1 - seat)
    begin_if_put(board, state)


@kernel
def why_not_put(board: Record, state: Record, chamber: int) -> int:
    """From the small part into any free place of that food."""
    if state.tokens[chamber] == board.places[chamber]:
        return Refusal.CHAMBER_FULL
    held = state.small[state.turn_seat, board.food[chamber]]
    return Refusal.ALLOWED if held > 0 else Refusal.NOT_IN_SMALL


@kernel
def puts(board: Record, state: Record) -> int:
    """Chambers where the next token may go, as bits."""
    found = 0
    for chamber in range(CHAMBERS):
        if why_not_put(board, state, chamber) == Refusal.ALLOWED:
            found |= 1 << chamber
    return found


@kernel
def put_token(board: Record, state: Record, chamber: int) -> None:
    food = board.food[chamber]
    state.small[state.turn_seat, food] -= 1
    state.tokens[chamber] += 1
    state.free_places[food] -= 1
    state.tokens_spread -= 1
    begin_if_put(board, state)


@kernel
def begin_if_put(board: Record, state: Record) -> None:
    """Once all tokens of the offer are put away the first turn begins."""
    if state.tokens_spread == 0:
        begin_turn(board, state, state.first)
