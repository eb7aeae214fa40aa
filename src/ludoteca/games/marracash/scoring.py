"""§8.2: the result."""

from __future__ import annotations

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.core.ranking import ranks_of, share_win
from ludoteca.games.marracash.state import Phase


@kernel
def finish(state: Record, reasons: int) -> None:
    state.end_reasons = reasons
    state.actor = OVER
    state.phase = Phase.OVER


@kernel
def scores(board: Record, state: Record, points: Array) -> None:
    for seat in range(state.seats):
        points[seat] = state.money[seat]


@kernel
def returns(board: Record, state: Record, shares: Array) -> None:
    scores(board, state, shares)
    share_win(shares, state.seats)


def ranks(state: Record) -> list[int]:
    """§8.2, Q9: most money wins; equal money shares the place."""
    return ranks_of(state.money[: state.seats].tolist())
