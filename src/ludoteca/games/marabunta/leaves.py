"""§5.1, §7.2, §9.10: circles on the scoring leaves."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marabunta.box import REGIONS
from ludoteca.games.marabunta.ending import blank_circles, check_end
from ludoteca.games.marabunta.refusals import Refusal
from ludoteca.games.marabunta.rounds import proceed
from ludoteca.games.marabunta.state import NOWHERE, Phase


@kernel
def fill_circle(state: Record, region: int) -> None:
    """§5.1: in the colour of the acting seat."""
    state.circles[region, state.actor] += 1
    check_end(state)


@kernel
def can_circle(board: Record, state: Record) -> bool:
    """Is there a leaf to mark, other than the one this effect has marked?"""
    for region in range(REGIONS):
        if why_not_circle(board, state, region) == Refusal.ALLOWED:
            return True
    return False


@kernel
def begin_circles(state: Record, count: int) -> None:
    state.phase = Phase.CIRCLE
    state.circles_due = count
    state.circle_made = NOWHERE


@kernel
def why_not_circle(board: Record, state: Record, region: int) -> int:
    if region == state.circle_made:
        return Refusal.SAME_LEAF
    return Refusal.ALLOWED if blank_circles(state, region) > 0 else Refusal.LEAF_FULL


@kernel
def mark_circle(board: Record, state: Record, region: int) -> None:
    """§7.2: one circle on each of two different leaves, as far as possible (Q6)."""
    fill_circle(state, region)
    state.circle_made = region
    state.circles_due -= 1
    if state.circles_due == 0 or not can_circle(board, state):
        state.circles_due = 0
        state.circle_made = NOWHERE
        proceed(board, state)
