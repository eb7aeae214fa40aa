"""§9.4: ladybird, dragonfly and bumblebee, used between complete card plays (Q7)."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel, lowest_bit
from ludoteca.games.minicity.box import CHAMBERS, FOODS, Friend
from ludoteca.games.minicity.friends import use_friend, why_not_use
from ludoteca.games.minicity.numbering import PAIRS, exchanges_for
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.state import NOTHING, Phase
from ludoteca.games.minicity.unloading import stocks, why_not_stock

# The ladybird spreads the tokens of one chamber.


@kernel
def free_elsewhere(board: Record, state: Record, source: int) -> int:
    """Free places in the other chambers of that food."""
    free = int(board.places[source]) - int(state.tokens[source])
    return int(state.free_places[board.food[source]]) - free


@kernel
def why_no_token_moves(board: Record, state: Record, source: int) -> int:
    """A token there, and a free place in another chamber of that food (Q12)?"""
    if state.tokens[source] == 0:
        return Refusal.CHAMBER_EMPTY
    return Refusal.ALLOWED if free_elsewhere(board, state, source) > 0 else Refusal.NO_OTHER_PLACE


@kernel
def why_not_spread(board: Record, state: Record, source: int) -> int:
    reason = why_not_use(board, state, Friend.LADYBIRD)
    return reason if reason != Refusal.ALLOWED else why_no_token_moves(board, state, source)


@kernel
def sources(board: Record, state: Record) -> int:
    """Chambers that could be spread now, as bits."""
    found = 0
    if why_not_use(board, state, Friend.LADYBIRD) == Refusal.ALLOWED:
        for chamber in range(CHAMBERS):
            # Both questions of the guard in one, since a branch would part the threads of a GPU.
            moves = (state.tokens[chamber] > 0) & (free_elsewhere(board, state, chamber) > 0)
            found |= moves << chamber
    return found


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
def targets(board: Record, state: Record) -> int:
    """Chambers where a token of the spread one may go, as bits."""
    found = 0
    chambers = int(board.of_food[board.food[state.spread_from]])
    while chambers != 0:
        if why_not_to(board, state, lowest_bit(chambers)) == Refusal.ALLOWED:
            found |= 1 << lowest_bit(chambers)
        chambers &= chambers - 1
    return found


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
def swaps(board: Record, state: Record) -> int:
    """Pairs of ants that can be swapped now, as bits: all of them or none."""
    return (1 << PAIRS) - 1 if why_not_swap(board, state) == Refusal.ALLOWED else 0


@kernel
def swap_ants(board: Record, state: Record, first: int, second: int) -> None:
    """Q11: not a move, so nothing is unloaded and nothing gained."""
    use_friend(state, Friend.DRAGONFLY, 1)
    chamber = state.ant_at[first]
    state.ant_at[first] = state.ant_at[second]
    state.ant_at[second] = chamber


# The bumblebee swaps a token of the small part with one of the reserve.


@kernel
def why_not_give(board: Record, state: Record, food: int) -> int:
    return Refusal.ALLOWED if state.small[state.turn_seat, food] > 0 else Refusal.NOT_IN_SMALL


@kernel
def why_not_exchange(board: Record, state: Record, given: int, taken: int) -> int:
    """Two different foods: their numbers allow no others (Q8)."""
    reason = why_not_use(board, state, Friend.BUMBLEBEE)
    if reason == Refusal.ALLOWED:
        reason = why_not_give(board, state, given)
    return reason if reason != Refusal.ALLOWED else why_not_stock(board, state, taken)


@kernel
def exchanges(board: Record, state: Record) -> int:
    """Exchanges that are possible now, as bits."""
    found = 0
    if why_not_use(board, state, Friend.BUMBLEBEE) == Refusal.ALLOWED:
        taken = stocks(board, state)
        for given in range(FOODS):
            if why_not_give(board, state, given) == Refusal.ALLOWED:
                found |= exchanges_for(given, taken)
    return found


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
    return (swaps(board, state) | sources(board, state) | exchanges(board, state)) != 0
