"""§10: what triggers the end."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marabunta.box import CIRCLES, REGIONS, EndReason
from ludoteca.games.marabunta.state import NOBODY


@kernel
def blank_circles(state: Record, region: int) -> int:
    """§1.4: circles of the region's leaf that nobody has filled."""
    return CIRCLES - state.circles[region, 0] - state.circles[region, 1]  # type: ignore[no-any-return]


@kernel
def check_end(state: Record) -> None:
    """§10.1, Q8: after each mark; the first one that meets a condition triggers the end."""
    if state.ended_by != NOBODY:
        return
    reasons = 0
    for region in range(REGIONS):
        if state.open_hexes[region] == 0:  # Q1: crossed-out hexes count as filled
            reasons |= 1 << EndReason.REGION
        if blank_circles(state, region) == 0:
            reasons |= 1 << EndReason.LEAF
    if state.open_cupcakes == 0:
        reasons |= 1 << EndReason.CUPCAKES
    if reasons:
        state.end_reasons = reasons
        state.ended_by = state.actor
