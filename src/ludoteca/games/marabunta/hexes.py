"""Marks on the territory (§6.1, §7.9), with the counts that are read off it."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marabunta.box import DIRECTIONS, SEATS
from ludoteca.games.marabunta.state import CROSSED, NOWHERE, OPEN, RED


@kernel
def is_open(state: Record, place: int) -> bool:
    """§6.1: available, with neither number nor cross."""
    return state.mark[place] == OPEN  # type: ignore[no-any-return]


@kernel
def touches(state: Record, place: int, seat: int) -> bool:
    """§6.2: beside a number of the seat, in whatever region."""
    return (state.touch[place] >> seat) & 1 == 1  # type: ignore[no-any-return]


@kernel
def are_neighbours(board: Record, one: int, other: int) -> bool:
    for direction in range(DIRECTIONS):
        if board.neighbour[one, direction] == other:
            return True
    return False


@kernel
def close_hex(board: Record, state: Record, place: int) -> None:
    """The hex is available no more."""
    region = board.region[place]
    state.open_hexes[region] -= 1
    state.open_cupcakes -= board.cupcake[place]
    for seat in range(SEATS):
        if touches(state, place, seat):
            state.reach[seat, region] -= 1


@kernel
def write_number(board: Record, state: Record, place: int, seat: int, number: int) -> None:
    state.mark[place] = RED + seat
    state.written[place] = number
    state.sums[seat, board.region[place]] += number
    close_hex(board, state, place)
    for direction in range(DIRECTIONS):
        beside = board.neighbour[place, direction]
        if beside != NOWHERE and not touches(state, beside, seat):
            state.touch[beside] |= 1 << seat
            if is_open(state, beside):
                state.reach[seat, board.region[beside]] += 1


@kernel
def cross_out_hex(board: Record, state: Record, place: int) -> None:
    """§7.9: it belongs to nobody and gives nothing."""
    state.mark[place] = CROSSED
    close_hex(board, state, place)
