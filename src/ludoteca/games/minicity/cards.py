"""§1.4, §2.4, §7.1, Q2: movement cards in the pile, in hands and newly laid on a road."""

from __future__ import annotations

from ludoteca.core.contract import CHANCE
from ludoteca.core.generator import random_below
from ludoteca.core.kernel import Record, kernel
from ludoteca.games.minicity.box import ANTS, MAX_SEATS
from ludoteca.games.minicity.numbering import DEAL, LAY
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.state import NOTHING

SIZE_BITS = 4  # room for the size of a hand


@kernel
def pile_size(state: Record) -> int:
    cards = 0
    for ant in range(ANTS):
        cards += int(state.pile[ant])
    return cards


@kernel
def hand_size(state: Record, seat: int) -> int:
    cards = 0
    for ant in range(ANTS):
        cards += int(state.hand[seat, ant])
    return cards


@kernel
def await_card(state: Record) -> None:
    """A card is needed: chance draws it, if need be from the shuffled discards (Q2).

    There always is one: two roads of 30 and four hands of 5 leave 15 of the 95 cards.
    """
    state.actor = CHANCE
    if pile_size(state) == 0:
        for ant in range(ANTS):
            state.pile[ant] = state.discards[ant]
            state.discards[ant] = 0


@kernel
def why_not_draw(board: Record, state: Record, ant: int) -> int:
    return Refusal.ALLOWED if state.pile[ant] > 0 else Refusal.NONE_IN_PILE


@kernel
def draws(board: Record, state: Record) -> int:
    """Ants whose cards can be drawn, as bits."""
    found = 0
    for ant in range(ANTS):
        if why_not_draw(board, state, ant) == Refusal.ALLOWED:
            found |= 1 << ant
    return found


@kernel
def deal_card(board: Record, state: Record, ant: int) -> None:
    """§2.4, §7.1: into the hand of the seat whose turn it is."""
    state.pile[ant] -= 1
    state.hand[state.turn_seat, ant] += 1


@kernel
def lay_card(board: Record, state: Record, ant: int) -> None:
    """§2.4, §4.2: face up on a middle space of the road, the left one first (Q5)."""
    road = state.road
    space = int(board.road_length) // 2 - 1
    if state.left_end[road] == NOTHING:
        state.left_end[road] = space
    else:
        space += 1
    state.right_end[road] = space
    state.roads[road, space] = ant
    state.pile[ant] -= 1


@kernel
def is_laid(state: Record, road: int) -> bool:
    """Do both middle spaces hold their cards?"""
    return state.right_end[road] > state.left_end[road]  # type: ignore[no-any-return]


@kernel
def redeal(board: Record, state: Record, seat: int, key: int, stream: int) -> None:
    """Deal anew what that seat cannot see: the cards of the other hands and of the pile (Q6).

    All of them are shuffled together. Whoever remembers which cards went into the discards knows
    a little more about hands held since before the discards were shuffled; that is left out.
    """
    sizes = 0
    for other in range(MAX_SEATS):
        if other != seat:
            sizes |= hand_size(state, other) << (SIZE_BITS * other)
            for ant in range(ANTS):
                state.pile[ant] += state.hand[other, ant]
                state.hand[other, ant] = 0
    left = pile_size(state)
    for other in range(MAX_SEATS):
        for _ in range((sizes >> (SIZE_BITS * other)) & ((1 << SIZE_BITS) - 1)):
            point = random_below(left, key, stream, left)  # `left` differs from draw to draw
            ant = 0
            while point >= state.pile[ant]:
                point -= state.pile[ant]
                ant += 1
            state.pile[ant] -= 1
            state.hand[other, ant] += 1
            left -= 1


@kernel
def hidden(board: Record, state: Record, number: int, seat: int) -> int:
    """Only the seat that gets a card sees which one it is (§2.4, Q6)."""
    return int(DEAL <= number < LAY and seat != state.turn_seat)
