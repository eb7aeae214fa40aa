"""§5: the ant of the card moves."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import ANTS, CHAMBERS, Friend
from ludoteca.games.minicity.friends import unused, use_friend
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.state import Phase


@kernel
def is_zone_free(state: Record, chamber: int) -> bool:
    """§1.1: an unloading zone holds one ant."""
    for ant in range(ANTS):
        if state.ant_at[ant] == chamber:
            return False
    return True


@kernel
def farthest(state: Record) -> int:
    """§5.1; §9.4: each millipede adds a chamber."""
    return int(state.reach) + unused(state, Friend.MILLIPEDE)


@kernel
def why_not_reach(board: Record, state: Record, here: int, limit: int, chamber: int) -> int:
    """§5.2, Q1: taken zones may be passed, so only the distance counts."""
    distance = board.distance[here, chamber]
    if distance == 0:
        return Refusal.SAME_CHAMBER
    if distance > limit:
        return Refusal.TOO_FAR
    return Refusal.ALLOWED if is_zone_free(state, chamber) else Refusal.ZONE_TAKEN


@kernel
def can_stop_within(board: Record, state: Record, limit: int) -> bool:
    """Is there a zone where the ant may stop, so far away at most?"""
    here = int(state.ant_at[state.ant])
    for chamber in range(CHAMBERS):
        if why_not_reach(board, state, here, limit, chamber) == Refusal.ALLOWED:
            return True
    return False


@kernel
def can_go(board: Record, state: Record) -> bool:
    return can_stop_within(board, state, farthest(state))


@kernel
def may_stay(board: Record, state: Record) -> bool:
    """Q1: friends help and never oblige, so the ant that only a millipede could move may stay."""
    return unused(state, Friend.MILLIPEDE) > 0 and not can_stop_within(board, state, state.reach)


@kernel
def why_not_go(board: Record, state: Record, chamber: int) -> int:
    """To its own chamber: it stays."""
    here = int(state.ant_at[state.ant])
    if chamber == here and may_stay(board, state):
        return Refusal.ALLOWED
    return why_not_reach(board, state, here, farthest(state), chamber)


@kernel
def go(board: Record, state: Record, chamber: int) -> None:
    """§5.2; millipedes are used exactly as far as the range does not reach (Q8)."""
    if chamber == state.ant_at[state.ant]:
        state.phase = Phase.STREAM  # Q1: it stays
        return
    beyond = int(board.distance[state.ant_at[state.ant], chamber]) - int(state.reach)
    if beyond > 0:
        use_friend(state, Friend.MILLIPEDE, beyond)
    state.ant_at[state.ant] = chamber
    state.phase = Phase.UNLOAD
