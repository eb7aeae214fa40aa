"""§9.4: ladybird, dragonfly and bumblebee, used between complete card plays (Q7)."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import CHAMBERS, Friend
from ludoteca.games.minicity.friends import use_friend, why_not_use
from ludoteca.games.minicity.numbering import EXCHANGES, given_food, taken_food
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.state import NOTHING, Phase

# The ladybird spreads the tokens of one chamber.


@kernel
def why_no_token_moves(board: Record, state: Record, source: int) -> int:
    """A token there, and a free place in another chamber of that food (Q12)?"""
    if state.tokens[source] == 0:
        return Refusal.CHAMBER_EMPTY
    elsewhere = int(state.free_places[board.food[source]])
    elsewhere -= int(board.places[source]) - int(state.tokens[source])
    return Refusal.ALLOWED if elsewhere > 0 else Refusal.NO_OTHER_PLACE


@kernel
def why_not_spread(board: Record, state: Record, source: int) -> int:
    reason = why_not_use(board, state, Friend.LADYBIRD)
    return reason if reason != Refusal.ALLOWED else why_no_token_moves(board, state, source)


@kernel
def begin_spreading(board: Record, state: Record, source: int) -> None:
    use_friend(state, Friend.LADYBIRD, 1)
    state.spread_from = source
    state.phase = Phase.SPREAD


@kernel
def can_spread_on(board: Record, state: Record) -> bool:
    return why_no_token_moves(board, state, state.spread_from) == Refusal.ALLOWED


@kernel
def why_not_to(board: Record, state: Record, target: int) -> int:
    if target == state.spread_from:
        return Refusal.SAME_CHAMBER
    if board.food[target] != board.food[state.spread_from]:
        return Refusal.OTHER_FOOD
    return Refusal.ALLOWED if state.tokens[target] < board.places[target] else Refusal.CHAMBER_FULL


@kernel
def spread_token(board: Record, state: Record, target: int) -> None:
    state.tokens[state.spread_from] -= 1
    state.tokens[target] += 1
    state.tokens_spread += 1


@kernel
def why_not_end_spreading(board: Record, state: Record) -> int:
    """Q12: one token at least."""
    return Refusal.ALLOWED if state.tokens_spread > 0 else Refusal.SPREAD_FIRST


@kernel
def end_spreading(state: Record) -> None:
    state.spread_from = NOTHING
    state.tokens_spread = 0
    state.phase = Phase.CHOICE


# The dragonfly swaps two ants.


@kernel
def why_not_swap(board: Record, state: Record) -> int:
    return why_not_use(board, state, Friend.DRAGONFLY)


@kernel
def swap_ants(board: Record, state: Record, first: int, second: int) -> None:
    """Q11: not a move, so nothing is unloaded and nothing gained."""
    use_friend(state, Friend.DRAGONFLY, 1)
    chamber = state.ant_at[first]
    state.ant_at[first] = state.ant_at[second]
    state.ant_at[second] = chamber


# The bumblebee swaps a token of the small part with one of the reserve.


@kernel
def why_not_exchange(board: Record, state: Record, given: int, taken: int) -> int:
    """Two different foods: their numbers allow no others (Q8)."""
    reason = why_not_use(board, state, Friend.BUMBLEBEE)
    if reason != Refusal.ALLOWED:
        return reason
    if state.small[state.turn_seat, given] == 0:
        return Refusal.NOT_IN_SMALL
    return Refusal.ALLOWED if state.reserve[state.turn_seat, taken] > 0 else Refusal.NOT_IN_RESERVE


@kernel
def exchange_tokens(board: Record, state: Record, given: int, taken: int) -> None:
    use_friend(state, Friend.BUMBLEBEE, 1)
    seat = state.turn_seat
    state.small[seat, given] -= 1
    state.reserve[seat, given] += 1
    state.reserve[seat, taken] -= 1
    state.small[seat, taken] += 1


@kernel
def can_be_helped(board: Record, state: Record) -> bool:
    """Has one of the three something to do?"""
    if why_not_swap(board, state) == Refusal.ALLOWED:
        return True
    if why_not_use(board, state, Friend.LADYBIRD) == Refusal.ALLOWED:
        for chamber in range(CHAMBERS):
            if why_not_spread(board, state, chamber) == Refusal.ALLOWED:
                return True
    if why_not_use(board, state, Friend.BUMBLEBEE) == Refusal.ALLOWED:
        for exchange in range(EXCHANGES):
            given, taken = given_food(exchange), taken_food(exchange)
            if why_not_exchange(board, state, given, taken) == Refusal.ALLOWED:
                return True
    return False
