"""§2: the position before the first step."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record, clear, kernel
from ludoteca.games.marabunta.box import (
    ANTHILLS,
    CUPCAKE_HEXES,
    DICE,
    FIRST_CIRCLES,
    HEXES_A_REGION,
    REGIONS,
    SEATS,
    SHUFFLED_TILES,
)
from ludoteca.games.marabunta.rounds import begin_round
from ludoteca.games.marabunta.state import NOBODY, NOT_ROLLED, NOT_TURNED, NOWHERE, Phase


@kernel
def start(board: Record, state: Record, seats: int) -> None:
    """Set up a state, new or used. Everything but these fields begins at zero."""
    clear(state)
    state.seats = seats
    state.actor = CHANCE
    state.phase = Phase.FIRST
    state.first = NOBODY
    state.ended_by = NOBODY
    state.winner = NOBODY
    state.tile = NOT_TURNED
    state.tiles_left = (1 << SHUFFLED_TILES) - 1  # §2.2: the cupcake tile lies under them
    state.circle_made = NOWHERE
    state.open_cupcakes = CUPCAKE_HEXES
    for die in range(DICE):
        state.die[die] = NOT_ROLLED
    for region in range(REGIONS):
        state.open_hexes[region] = HEXES_A_REGION
        for seat in range(SEATS):
            state.circles[region, seat] = FIRST_CIRCLES  # §1.4
    for seat in range(SEATS):
        state.anthills[seat] = ANTHILLS


@kernel
def draw_first(board: Record, state: Record, seat: int) -> None:
    """§2.3: the first player is random."""
    state.first = seat
    begin_round(board, state)
