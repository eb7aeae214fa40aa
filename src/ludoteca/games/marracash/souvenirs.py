"""§9: the souvenir cards face up and in the deck."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.box import CARDS_A_COLOUR, COIN, FIRST_VALUES, PLACES
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.state import NO_CARD, Phase


@kernel
def value_of(card: int) -> int:
    """§1.6"""
    return FIRST_VALUES[card // CARDS_A_COLOUR] + (card % CARDS_A_COLOUR) * COIN


@kernel
def has_colour(card: int, colour: int) -> bool:
    return card != NO_CARD and card // CARDS_A_COLOUR == colour


@kernel
def matching_cards(state: Record, colour: int) -> int:
    """How many cards of a colour lie face up."""
    count = 0
    for place in range(PLACES):
        if has_colour(state.card[place], colour):
            count += 1
    return count


@kernel
def sell_matching(state: Record, colour: int) -> int:
    """§9.2: every face-up card of the colour leaves the game; what they are worth together."""
    income = 0
    for place in range(PLACES):
        if has_colour(state.card[place], colour):
            income += value_of(int(state.card[place]))
            state.card[place] = NO_CARD
    return income


@kernel
def place_of(state: Record, card: int) -> int:
    """Where a card lies, or where no card does; PLACES if nowhere."""
    for place in range(PLACES):
        if state.card[place] == card:
            return place
    return PLACES


@kernel
def must_draw(state: Record) -> bool:
    """§9.4: is a place empty, and a card left (Q16)? Without the variant there is none."""
    return state.cards_left != 0 and place_of(state, NO_CARD) != PLACES


@kernel
def why_not_draw(board: Record, state: Record, card: int) -> int:
    return Refusal.ALLOWED if (state.cards_left >> card) & 1 else Refusal.CARD_GONE


@kernel
def draw_card(board: Record, state: Record, card: int) -> None:
    """§9.1, §9.4: the lower of the empty places first."""
    state.cards_left &= ~(1 << card)
    state.card[place_of(state, NO_CARD)] = card
    state.phase = Phase.GO_ON
