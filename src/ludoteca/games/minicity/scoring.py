"""§8: the end of the match and the result."""

from __future__ import annotations

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.core.ranking import ranks_of, share_win
from ludoteca.core.reading import plainly
from ludoteca.games.minicity.box import FOODS
from ludoteca.games.minicity.state import Phase


@kernel
def small_part_size(state: Record, seat: int) -> int:
    tokens = 0
    for food in range(FOODS):
        tokens += int(state.small[seat, food])
    return tokens


@kernel
def reserve_size(state: Record, seat: int) -> int:
    tokens = 0
    for food in range(FOODS):
        tokens += int(state.reserve[seat, food])
    return tokens


@kernel
def tokens_left(state: Record, seat: int) -> int:
    return small_part_size(state, seat) + reserve_size(state, seat)


@kernel
def share_size(seats: int) -> int:
    """§2.3: tokens that each seat begins with."""
    if seats == 2:
        return 43
    return 31 if seats == 3 else 25


@kernel
def finish(state: Record, reason: int) -> None:
    state.end_reasons = 1 << reason
    state.actor = OVER
    state.phase = Phase.OVER


@kernel
def scores(board: Record, state: Record, points: Array) -> None:
    """Tokens unloaded, so that more is better; it ranks like the tokens left (Q4)."""
    for seat in range(state.seats):
        points[seat] = share_size(state.seats) - tokens_left(state, seat)


@kernel
def returns(board: Record, state: Record, shares: Array) -> None:
    """§8.1; at the turn limit several may share the win (Q16)."""
    scores(board, state, shares)
    share_win(shares, state.seats)


def ranks(state: Record) -> list[int]:
    """§8.1, Q4: 1 for the fewest tokens left; equal numbers share a place."""
    return ranks_of([-plainly(tokens_left)(state, seat) for seat in range(state.seats)])
