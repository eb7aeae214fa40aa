"""§5: the ant of the card moves."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import ANTS, Friend
from ludoteca.games.minicity.friends import unused, use_friend
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.state import Phase


@kernel
def taken_zones(state: Record) -> int:
    """§1.1: an unloading zone holds one ant; the chambers whose zone does, as bits."""
    taken = 0
    for ant in range(ANTS):
        taken |= 1 << int(state.ant_at[ant])
    return taken


@kernel
def farthest(state: Record) -> int:
    """§5.1; §9.4: each millipede adds a chamber."""
    return int(state.reach) + unused(state, Friend.MILLIPEDE)


@kernel
def stops_within(board: Record, state: Record, limit: int) -> int:
    """§5.2, Q1: taken zones may be passed, so only the distance counts; chambers as bits."""
    return int(board.within[state.ant_at[state.ant], limit]) & ~taken_zones(state)


@kernel
def can_go(board: Record, state: Record) -> bool:
    return stops_within(board, state, farthest(state)) != 0


@kernel
def may_stay(board: Record, state: Record) -> bool:
    """Q1: friends help and never oblige, so the ant that only a millipede could move may stay."""
    return unused(state, Friend.MILLIPEDE) > 0 and stops_within(board, state, state.reach) == 0


@kernel
def goals(board: Record, state: Record) -> int:
    """Chambers where the ant may go, as bits; its own chamber among them: it may stay."""
    found = stops_within(board, state, farthest(state))
    if may_stay(board, state):
        found |= 1 << int(state.ant_at[state.ant])
    return found


@kernel
def why_not_go(board: Record, state: Record, chamber: int) -> int:
    if goals(board, state) >> chamber & 1:
        return Refusal.ALLOWED
    distance = board.distance[state.ant_at[state.ant], chamber]
    if distance == 0:
        return Refusal.SAME_CHAMBER
    return Refusal.TOO_FAR if distance > farthest(state) else Refusal.ZONE_TAKEN


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
