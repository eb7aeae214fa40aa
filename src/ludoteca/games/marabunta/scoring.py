"""§11: the result."""

from __future__ import annotations

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marabunta.box import REGIONS, SEATS
from ludoteca.games.marabunta.state import NOBODY, Phase


@kernel
def region_winner(state: Record, region: int) -> int:
    """§11.2: the higher sum; nobody if the sums are equal, 0:0 too."""
    if state.sums[0, region] > state.sums[1, region]:
        return 0
    if state.sums[1, region] > state.sums[0, region]:
        return 1
    return NOBODY


@kernel
def score_now(state: Record, seat: int) -> int:
    """§11.1, §11.2: the track, and the circles of the regions the seat would win now."""
    total = int(state.points[seat])
    for region in range(REGIONS):
        if region_winner(state, region) == seat:
            total += int(state.circles[region, seat])
    return total


@kernel
def finish(state: Record) -> None:
    """§11.3: most points, then most cupcake boxes (Q13), then having triggered the end (Q8)."""
    for seat in range(SEATS):
        state.final[seat] = score_now(state, seat)
    if state.final[0] != state.final[1]:
        state.winner = 0 if state.final[0] > state.final[1] else 1
    elif state.boxes[0] != state.boxes[1]:
        state.winner = 0 if state.boxes[0] > state.boxes[1] else 1
    else:
        state.winner = state.ended_by
    state.actor = OVER
    state.phase = Phase.OVER


@kernel
def returns(board: Record, state: Record, shares: Array) -> None:
    for seat in range(SEATS):
        shares[seat] = 1.0 if state.winner == seat else 0.0


@kernel
def scores(board: Record, state: Record, points: Array) -> None:
    for seat in range(SEATS):
        points[seat] = score_now(state, seat)
