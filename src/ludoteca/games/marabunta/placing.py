"""§6: writing numbers and crossing out hexes, alone or in sets that touch each other.

A set is picked hex by hex; a hex is offered only if the set can be completed with it. Nothing is
drawn before the last one is picked (Q4).
"""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marabunta.box import DIRECTIONS, HEXES, REGIONS
from ludoteca.games.marabunta.cupcakes import cross_boxes
from ludoteca.games.marabunta.ending import check_end
from ludoteca.games.marabunta.hexes import (
    are_neighbours,
    cross_out_hex,
    is_open,
    touches,
    write_number,
)
from ludoteca.games.marabunta.refusals import Refusal
from ludoteca.games.marabunta.rounds import proceed
from ludoteca.games.marabunta.state import ANY_HEX, CROSSED, CUPCAKES_ONLY, NOWHERE, OPEN, Phase


@kernel
def can_write_one(state: Record, limit: int) -> bool:
    """Is there a hex for a single number, by §6.2 or with an anthill (§6.3)?"""
    seat = state.actor
    has_anthill = state.anthills[seat] > 0
    for region in range(REGIONS):
        if limit in (ANY_HEX, region) and (
            state.reach[seat, region] > 0 or (has_anthill and state.open_hexes[region] > 0)
        ):
            return True
    return False


@kernel
def completes(
    board: Record, state: Record, place: int, picks: int, set_size: int, unbound: bool
) -> bool:
    """Can the picked hexes and this open one be completed to a set that may be marked?

    `unbound`: the set needs no hex beside an own number.
    """
    seat = state.actor
    bound = not unbound and not touches(state, place, seat)
    for pick in range(picks):
        bound = bound and not touches(state, state.picked[pick], seat)
    missing = set_size - picks - 1
    if missing == 0:
        return not bound
    for direction in range(DIRECTIONS):
        second = board.neighbour[place, direction]
        if second == NOWHERE or not is_open(state, second):
            continue
        if picks == 1 and not are_neighbours(board, second, state.picked[0]):
            continue
        if missing == 1:
            if not bound or touches(state, second, seat):
                return True
            continue
        # Two are missing: three hexes that all touch are a hex and two neighbours in a row.
        third = board.neighbour[place, (direction + 1) % DIRECTIONS]
        if (
            third != NOWHERE
            and is_open(state, third)
            and (not bound or touches(state, second, seat) or touches(state, third, seat))
        ):
            return True
    return False


@kernel
def can_place(board: Record, state: Record, set_size: int, unbound: bool) -> bool:
    """Is there any set of that size to mark, anywhere?"""
    for place in range(HEXES):
        if is_open(state, place) and completes(board, state, place, 0, set_size, unbound):
            return True
    return False


@kernel
def begin_writing(state: Record, number: int, limit: int, set_size: int, free: bool) -> None:
    state.phase = Phase.WRITE
    state.number = number
    state.limit = limit
    state.set_size = set_size
    state.free = free
    state.declinable = 0
    state.picks = 0


@kernel
def begin_crossing_out(state: Record, limit: int, set_size: int) -> None:
    begin_writing(state, 0, limit, set_size, True)
    state.phase = Phase.CROSS


@kernel
def is_within(board: Record, place: int, limit: int) -> bool:
    """Is it one of the hexes that a die, tile or power is for?"""
    if limit == CUPCAKES_ONLY:
        return board.cupcake[place] != 0  # type: ignore[no-any-return]
    return limit == ANY_HEX or board.region[place] == limit


@kernel
def why_not_pick(board: Record, state: Record, place: int) -> int:
    """§6.1, §6.4: the hex by itself and beside those already picked."""
    if state.mark[place] == CROSSED:
        return Refusal.HEX_CROSSED
    if state.mark[place] != OPEN:
        return Refusal.HEX_TAKEN
    if not is_within(board, place, state.limit):
        return Refusal.NO_CUPCAKE_HEX if state.limit == CUPCAKES_ONLY else Refusal.OTHER_REGION
    for pick in range(state.picks):
        if state.picked[pick] == place:
            return Refusal.ALREADY_PICKED
        if not are_neighbours(board, state.picked[pick], place):
            return Refusal.NOT_BESIDE_PICKED
    return Refusal.ALLOWED


@kernel
def may_place_one(board: Record, state: Record, place: int, unbound: bool) -> bool:
    """The same as `may_place` for a single hex, which most are; without a branch, for speed."""
    return (
        is_open(state, place)
        & is_within(board, place, state.limit)
        & (unbound | touches(state, place, state.actor))
    )


@kernel
def may_place(board: Record, state: Record, place: int) -> bool:
    """§6.1 to §6.3, for one hex or the next one of a set."""
    unbound = state.free == 1 or state.anthills[state.actor] > 0
    return why_not_pick(board, state, place) == Refusal.ALLOWED and completes(
        board, state, place, state.picks, state.set_size, unbound
    )


@kernel
def why_not_place(board: Record, state: Record, place: int) -> int:
    """The same with the reason, which takes longer to find."""
    if may_place(board, state, place):
        return Refusal.ALLOWED
    reason = why_not_pick(board, state, place)
    if reason != Refusal.ALLOWED:
        return reason
    if completes(board, state, place, state.picks, state.set_size, True):
        return Refusal.NOT_BESIDE_OWN
    return Refusal.NO_ROOM


@kernel
def place_hex(board: Record, state: Record, place: int) -> None:
    """Pick a hex; with the last one of the set draw them all."""
    state.picked[state.picks] = place
    state.picks += 1
    if state.picks == state.set_size:
        if state.phase == Phase.CROSS:
            cross_out_picked(board, state)
        else:
            write_picked(board, state)
        state.picks = 0
        proceed(board, state)


@kernel
def cross_out_picked(board: Record, state: Record) -> None:
    """§7.6, §7.8, §9.9"""
    for pick in range(state.picks):
        cross_out_hex(board, state, state.picked[pick])
    check_end(state)


@kernel
def write_picked(board: Record, state: Record) -> None:
    """Q4: all numbers first, then §10.1, then the effects of the hexes (§8)."""
    seat = state.actor
    if not state.free:
        beside_own = False
        for pick in range(state.picks):
            beside_own = beside_own or touches(state, state.picked[pick], seat)
        if not beside_own:
            state.anthills[seat] -= 1  # §6.3, Q9
    for pick in range(state.picks):
        write_number(board, state, state.picked[pick], seat, state.number)
    check_end(state)
    for pick in range(state.picks):
        cross_boxes(board, state, board.cupcake[state.picked[pick]])  # §8.1
        state.crates_due += board.crate[state.picked[pick]]  # §8.2


@kernel
def why_not_decline(board: Record, state: Record) -> int:
    """Q3: only a power of which every use costs an anthill, before its first hex."""
    return Refusal.ALLOWED if state.declinable == 1 and state.picks == 0 else Refusal.COMPULSORY


@kernel
def decline(board: Record, state: Record) -> None:
    proceed(board, state)
