"""§8.2: the result."""

from __future__ import annotations

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marracash.state import OVER_PHASE


@kernel
def finish(state: Record, reasons: int) -> None:
    state.end_reasons = reasons
    state.actor = OVER
    state.phase = OVER_PHASE


@kernel
def rank_of(state: Record, seat: int) -> int:
    """§8.2, Q9: most money wins; equal money shares the place."""
    rank = 1
    for other in range(state.seats):
        if state.money[other] > state.money[seat]:
            rank += 1
    return rank


@kernel
def returns(board: Record, state: Record, shares: Array) -> None:
    winners = 0
    for seat in range(state.seats):
        if rank_of(state, seat) == 1:
            winners += 1
    for seat in range(state.seats):
        shares[seat] = 1.0 / winners if rank_of(state, seat) == 1 else 0.0


@kernel
def scores(board: Record, state: Record, points: Array) -> None:
    for seat in range(state.seats):
        points[seat] = state.money[seat]
