"""§2: the position before the first turn, drawn by chance in the order of Q12."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record, clear, kernel
from ludoteca.games.marracash.box import (
    CARDS,
    COLOURS,
    ENTRANCES,
    FIGURES,
    GATHERED,
    LINE,
    MAX_RUN,
    MAX_SHOPS,
    MONEY,
    PLACES,
    VISITORS,
)
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.selling import bank_pays
from ludoteca.games.marracash.state import NO_CARD, NOBODY, NOT_BUILT, NOWHERE, Phase


@kernel
def start(board: Record, state: Record, seats: int) -> None:
    """Set up a state, new or used. Everything but these fields begins at zero."""
    clear(state)
    state.seats = seats
    state.actor = CHANCE
    state.phase = Phase.GATHER
    state.first = NOBODY
    state.player = NOBODY
    state.shop = NOWHERE
    state.leader = NOBODY
    state.selling_shop = NOWHERE
    for place in range(PLACES):
        state.card[place] = NO_CARD
    if board.souvenirs:
        state.cards_left = (1 << CARDS) - 1
    for colour in range(COLOURS):
        state.figures[colour] = FIGURES[colour]
    for shop in range(MAX_SHOPS):
        state.owner[shop] = NOBODY if board.built[shop] else NOT_BUILT
    for seat in range(seats):
        bank_pays(state, seat, MONEY)  # §1.2


@kernel
def figures_left(state: Record) -> int:
    """Visitors that have no place yet."""
    total = 0
    for colour in range(COLOURS):
        total += int(state.figures[colour])
    return total


@kernel
def entrance_to_fill(board: Record, state: Record) -> int:
    """The fountain of the entrance where the next visitor stands; they are filled in order."""
    return board.entrance[(VISITORS - figures_left(state)) // GATHERED]  # type: ignore[no-any-return]


@kernel
def why_not_gather(board: Record, state: Record, colour: int) -> int:
    """§2.1: three different colours on each entrance; of each colour there are more than three."""
    if state.crowd[entrance_to_fill(board, state), colour] > 0:
        return Refusal.COLOUR_GATHERED
    return Refusal.ALLOWED


@kernel
def gather(board: Record, state: Record, colour: int) -> None:
    fountain = entrance_to_fill(board, state)
    state.crowd[fountain, colour] += 1
    state.standing[fountain] += 1
    state.figures[colour] -= 1
    if figures_left(state) == VISITORS - ENTRANCES * GATHERED:
        state.phase = Phase.QUEUE


@kernel
def run_with(state: Record, colour: int) -> int:
    """How many of a colour would end the line if one more of it joined."""
    place = state.line_to
    while place > 0 and state.line[place - 1] == colour:
        place -= 1
    return int(state.line_to - place) + 1


@kernel
def why_not_queue(board: Record, state: Record, colour: int) -> int:
    """§2.2: never four of a colour in a row, now or later (Q12).

    The rest can be lined up if no colour has too many left for the gaps between the others: three
    before, between and after them; fewer at once for the colour that stands last.
    """
    if state.figures[colour] == 0:
        return Refusal.COLOUR_GONE
    run = run_with(state, colour)
    if run > MAX_RUN:
        return Refusal.FOUR_IN_A_ROW
    rest = LINE - int(state.line_to) - 1
    for other in range(COLOURS):
        left = int(state.figures[other])
        room = MAX_RUN
        if other == colour:
            left -= 1
            room -= run
        if left > MAX_RUN * (rest - left) + room:
            return Refusal.UNFINISHABLE
    return Refusal.ALLOWED


@kernel
def queue(board: Record, state: Record, colour: int) -> None:
    state.line[state.line_to] = colour
    state.line_to += 1
    state.figures[colour] -= 1
    if state.line_to == LINE:
        state.phase = Phase.FIRST


@kernel
def why_not_first(board: Record, state: Record, seat: int) -> int:
    return Refusal.ALLOWED if seat < state.seats else Refusal.NO_SEAT


@kernel
def draw_first(board: Record, state: Record, seat: int) -> None:
    """§2.3: the first player is random."""
    state.first = seat
    state.phase = Phase.GO_ON
