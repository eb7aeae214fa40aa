"""§2: the position before the first step, and the steps of setting up (Q5)."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record, clear, kernel
from ludoteca.games.minicity.box import (
    ANTS,
    CARDS_AN_ANT,
    CHAMBERS,
    FOODS,
    HAND,
    MAX_ROAD,
    ROADS,
    SMALL_PART,
)
from ludoteca.games.minicity.cards import hand_size, is_laid
from ludoteca.games.minicity.offering import await_offer
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.roads import roads_used
from ludoteca.games.minicity.scoring import small_part_size
from ludoteca.games.minicity.state import NO_CARD, NOBODY, NOTHING, Phase
from ludoteca.games.minicity.turns import begin_turn


@kernel
def start(board: Record, state: Record, seats: int) -> None:
    """Set up a state, new or used. Everything but these fields begins at zero."""
    clear(state)
    state.seats = seats
    state.actor = CHANCE
    state.phase = Phase.DEAL
    state.first = NOBODY
    state.road = NOTHING
    state.space = NOTHING
    state.ant = NOTHING
    state.spread_from = NOTHING
    for road in range(ROADS):
        state.left_end[road] = NOTHING
        state.right_end[road] = NOTHING
        for space in range(MAX_ROAD):
            state.roads[road, space] = NO_CARD
    for ant in range(ANTS):
        state.ant_at[ant] = board.start_zone[ant]  # §2.1
        state.pile[ant] = CARDS_AN_ANT
    for chamber in range(CHAMBERS):
        if seats == 2:  # §2.2
            state.tokens[chamber] = board.two_ants[chamber]
        elif seats == 3:
            state.tokens[chamber] = board.three_ants[chamber]
        state.free_places[board.food[chamber]] += board.places[chamber] - state.tokens[chamber]
    # §2.3: every free place gets a token, the same to each seat; with the numbers of §1 these
    # are 12 10 9 7 5 for two seats, 9 7 6 5 4 for three, 7 6 5 4 3 for four.
    for seat in range(seats):
        for food in range(FOODS):
            state.reserve[seat, food] = int(state.free_places[food]) // seats


@kernel
def proceed_setup(board: Record, state: Record) -> None:
    """Q5: hands, roads, small parts, each seat by seat; then the first player."""
    seat = int(state.turn_seat)
    last = seat == state.seats - 1
    if state.phase == Phase.DEAL and hand_size(state, seat) == HAND:
        state.turn_seat = 0 if last else seat + 1
        if last:
            state.phase = Phase.LAY
            state.road = 0
    elif state.phase == Phase.LAY and is_laid(state, state.road):
        state.road += 1
        if state.road == roads_used(state):
            state.road = NOTHING
            state.phase = Phase.SMALL_PART
            state.actor = seat
    elif state.phase == Phase.SMALL_PART and small_part_size(state, seat) == SMALL_PART:
        state.turn_seat = NOBODY if last else seat + 1
        state.actor = CHANCE if last else seat + 1
        if last:
            state.phase = Phase.FIRST


@kernel
def why_not_first(board: Record, state: Record, seat: int) -> int:
    return Refusal.ALLOWED if seat < state.seats else Refusal.NO_SEAT


@kernel
def draw_first(board: Record, state: Record, seat: int) -> None:
    """§2.6; §2.7: with an offer, whoever was drawn makes it."""
    state.first = seat
    if board.offer == 1 and state.seats == 2:
        await_offer(state)
    else:
        begin_turn(board, state, seat)
