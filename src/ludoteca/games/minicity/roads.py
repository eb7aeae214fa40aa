"""§4: playing a card, and what happens at the stream."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import ANTS, ROADS, TURN_CARDS, Friend, RoadEnd
from ludoteca.games.minicity.friends import use_friend, why_not_use
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.state import NO_CARD, NOTHING, Phase


@kernel
def card_limit(state: Record) -> int:
    """§3.1; §3.2: in the first round two seats have 2 and 3, more seats 1, 2, 3 and 4."""
    if state.rounds > 1:
        return TURN_CARDS
    return int(state.turns) + (1 if state.seats == 2 else 0)


@kernel
def can_play(state: Record) -> bool:
    """The hand always lasts: it has 4 cards or more when the turn begins."""
    return state.cards_played < card_limit(state)  # type: ignore[no-any-return]


@kernel
def roads_used(state: Record) -> int:
    """§2.4"""
    return 1 if state.seats == 2 else ROADS


@kernel
def why_not_card(board: Record, state: Record, card: int) -> int:
    if not can_play(state):
        return Refusal.CARD_LIMIT
    return Refusal.ALLOWED if state.hand[state.turn_seat, card] > 0 else Refusal.NOT_IN_HAND


@kernel
def playable_cards(board: Record, state: Record) -> int:
    """As bits."""
    found = 0
    for card in range(ANTS):
        if why_not_card(board, state, card) == Refusal.ALLOWED:
            found |= 1 << card
    return found


@kernel
def why_not_road(board: Record, state: Record, road: int) -> int:
    """§4.1: a road in use always has room at both ends; a full one has been cleared."""
    return Refusal.ALLOWED if road < roads_used(state) else Refusal.ROAD_UNUSED


@kernel
def why_not_announce(board: Record, state: Record, card: int, ant: int) -> int:
    """§9.4: another ant than the card's needs a stick insect."""
    return Refusal.ALLOWED if ant == card else why_not_use(board, state, Friend.STICK_INSECT)


@kernel
def why_not_play(board: Record, state: Record, card: int, road: int, ant: int) -> int:
    reason = why_not_card(board, state, card)
    if reason == Refusal.ALLOWED:
        reason = why_not_road(board, state, road)
    if reason == Refusal.ALLOWED:
        reason = why_not_announce(board, state, card, ant)
    return reason


@kernel
def range_at(state: Record, road: int, end: int, ant: int) -> int:
    """§5.1: of an ant whose card joins the road at that end, that card counted."""
    inwards = 1 if end == RoadEnd.LEFT else -1
    space = int(state.left_end[road] if end == RoadEnd.LEFT else state.right_end[road])
    joined = 1
    while state.left_end[road] <= space <= state.right_end[road] and (
        state.roads[road, space] == ant
    ):
        joined += 1
        space += inwards
    return joined


@kernel
def next_space(state: Record, road: int, end: int) -> int:
    """§4.1: beside the cards already there."""
    return int(state.left_end[road]) - 1 if end == RoadEnd.LEFT else int(state.right_end[road]) + 1


@kernel
def play_card(board: Record, state: Record, card: int, road: int, end: int, ant: int) -> None:
    """§4.1; with a stick insect another ant moves, yet the card lies in its own colour (Q14).

    The range is counted with the ant that moves, whatever the card shows.
    """
    if ant != card:
        use_friend(state, Friend.STICK_INSECT, 1)
    space = next_space(state, road, end)
    state.reach = range_at(state, road, end, ant)
    if end == RoadEnd.LEFT:
        state.left_end[road] = space
    else:
        state.right_end[road] = space
    state.hand[state.turn_seat, card] -= 1
    state.cards_played += 1
    state.roads[road, space] = card
    state.road = road
    state.space = space
    state.ant = ant
    state.phase = Phase.GO


@kernel
def touches_stream(board: Record, space: int) -> bool:
    """§1.5: both outer spaces."""
    return space in (0, int(board.road_length) - 1)


@kernel
def leave_card(board: Record, state: Record) -> None:
    """§4.2: move and unloading are over; at the stream the road is cleared for new cards."""
    if touches_stream(board, state.space):
        clear_road(state, state.road)
        state.phase = Phase.LAY
    else:
        end_play(state)


@kernel
def clear_road(state: Record, road: int) -> None:
    """Q2: into the discards, before the new cards are drawn."""
    for space in range(state.left_end[road], state.right_end[road] + 1):
        state.discards[state.roads[road, space]] += 1
        state.roads[road, space] = NO_CARD
    state.left_end[road] = NOTHING
    state.right_end[road] = NOTHING


@kernel
def end_play(state: Record) -> None:
    """The card play is complete; the turn goes on."""
    state.road = NOTHING
    state.space = NOTHING
    state.ant = NOTHING
    state.reach = 0
    state.actor = state.turn_seat
    state.phase = Phase.CHOICE
