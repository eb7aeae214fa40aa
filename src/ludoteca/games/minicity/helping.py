"""§9.4: ladybird, dragonfly and bumblebee, used between complete card plays (Q7)."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import BUMBLEBEE, CHAMBERS, DRAGONFLY, LADYBIRD
from ludoteca.games.minicity.friends import use_friend, why_not_use
from ludoteca.games.minicity.numbering import EXCHANGES, given_food, taken_food
from ludoteca.games.minicity.refusals import (
    ALLOWED,
    CHAMBER_EMPTY,
    CHAMBER_FULL,
    NO_OTHER_PLACE,
    NOT_IN_RESERVE,
    NOT_IN_SMALL,
    OTHER_FOOD,
    SAME_CHAMBER,
    SPREAD_FIRST,
)
from ludoteca.games.minicity.state import CHOICE_PHASE, NOTHING, SPREAD_PHASE

# The ladybird spreads the tokens of one chamber.


@kernel
def why_no_token_moves(board: Record, state: Record, source: int) -> int:
    """A token there, and a free place in another chamber of that food (Q12)?"""
    if state.tokens[source] == 0:
        return CHAMBER_EMPTY
    elsewhere = int(state.free_places[board.food[source]])
    elsewhere -= int(board.places[source]) - int(state.tokens[source])
    return ALLOWED if elsewhere > 0 else NO_OTHER_PLACE


@kernel
def why_not_spread(board: Record, state: Record, source: int) -> int:
    reason = why_not_use(board, state, LADYBIRD)
    return reason if reason != ALLOWED else why_no_token_moves(board, state, source)


@kernel
def begin_spreading(board: Record, state: Record, source: int) -> None:
    use_friend(state, LADYBIRD, 1)
    state.spread_from = source
    state.phase = SPREAD_PHASE


@kernel
def can_spread_on(board: Record, state: Record) -> bool:
    return why_no_token_moves(board, state, state.spread_from) == ALLOWED


@kernel
def why_not_to(board: Record, state: Record, target: int) -> int:
    if target == state.spread_from:
        return SAME_CHAMBER
    if board.food[target] != board.food[state.spread_from]:
        return OTHER_FOOD
    return ALLOWED if state.tokens[target] < board.places[target] else CHAMBER_FULL


@kernel
def spread_token(board: Record, state: Record, target: int) -> None:
    state.tokens[state.spread_from] -= 1
    state.tokens[target] += 1
    state.tokens_spread += 1


@kernel
def why_not_end_spreading(board: Record, state: Record) -> int:
    """Q12: one token at least."""
    return ALLOWED if state.tokens_spread > 0 else SPREAD_FIRST


@kernel
def end_spreading(state: Record) -> None:
    state.spread_from = NOTHING
    state.tokens_spread = 0
    state.phase = CHOICE_PHASE


# The dragonfly swaps two ants.


@kernel
def why_not_swap(board: Record, state: Record) -> int:
    return why_not_use(board, state, DRAGONFLY)


@kernel
def swap_ants(board: Record, state: Record, first: int, second: int) -> None:
    """Q11: not a move, so nothing is unloaded and nothing gained."""
    use_friend(state, DRAGONFLY, 1)
    chamber = state.ant_at[first]
    state.ant_at[first] = state.ant_at[second]
    state.ant_at[second] = chamber


# The bumblebee swaps a token of the small part with one of the reserve.


@kernel
def why_not_exchange(board: Record, state: Record, given: int, taken: int) -> int:
    """Two different foods: their numbers allow no others (Q8)."""
    reason = why_not_use(board, state, BUMBLEBEE)
    if reason != ALLOWED:
        return reason
    if state.small[state.turn_seat, given] == 0:
        return NOT_IN_SMALL
    return ALLOWED if state.reserve[state.turn_seat, taken] > 0 else NOT_IN_RESERVE


@kernel
def exchange_tokens(board: Record, state: Record, given: int, taken: int) -> None:
    use_friend(state, BUMBLEBEE, 1)
    seat = state.turn_seat
    state.small[seat, given] -= 1
    state.reserve[seat, given] += 1
    state.reserve[seat, taken] -= 1
    state.small[seat, taken] += 1


@kernel
def can_be_helped(board: Record, state: Record) -> bool:
    """Has one of the three something to do?"""
    if why_not_swap(board, state) == ALLOWED:
        return True
    if why_not_use(board, state, LADYBIRD) == ALLOWED:
        for chamber in range(CHAMBERS):
            if why_not_spread(board, state, chamber) == ALLOWED:
                return True
    if why_not_use(board, state, BUMBLEBEE) == ALLOWED:
        for exchange in range(EXCHANGES):
            given, taken = given_food(exchange), taken_food(exchange)
            if why_not_exchange(board, state, given, taken) == ALLOWED:
                return True
    return False
