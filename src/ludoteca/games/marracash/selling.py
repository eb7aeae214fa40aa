"""§6.2, §6.3, §9.2: customers of a shop, what it earns, and the mover's share of it."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.box import (
    HIGH_SHARE,
    LOW_INCOME,
    LOW_SHARE,
    MAX_PRICE,
    MAX_SHOPS_A_COLOUR,
    PLACES,
    PRICE_STEP,
)
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.souvenirs import (
    matching_cards,
    place_of,
    sell_matching,
    value_of,
)
from ludoteca.games.marracash.state import NO_CARD, NOWHERE, Phase


@kernel
def bank_pays(state: Record, seat: int, amount: int) -> None:
    """Money from the bank, or to it if the amount is negative. All other money changes hands."""
    state.money[seat] += amount
    state.bank += amount


@kernel
def colour_of(shop: int) -> int:
    return shop // MAX_SHOPS_A_COLOUR


@kernel
def price_of(customer: int) -> int:
    """§6.2: what the n-th customer of a shop pays, counted from 1."""
    return min(customer * PRICE_STEP, MAX_PRICE)


@kernel
def spending(customers: int, count: int) -> int:
    """§6.2: what the latest `count` of a shop's customers paid."""
    total = 0
    for customer in range(customers - count + 1, customers + 1):
        total += price_of(customer)
    return total


@kernel
def share_of(count: int, income: int) -> int:
    """§6.3: for one shop and one move (Q14); above 300 counts as 400 and more."""
    return count * (LOW_SHARE if income <= LOW_INCOME else HIGH_SHARE)


@kernel
def takes_share(state: Record, shop: int) -> bool:
    """§6.3: for another's shop, by a move; what an auction pulls in gives none (§4.4)."""
    return state.shop == NOWHERE and state.owner[shop] != state.player  # type: ignore[no-any-return]


@kernel
def earn(state: Record, shop: int, count: int, cards: int) -> None:
    """The latest customers pay the owner, the bank adds the cards (§9.3), the mover is paid."""
    owner = state.owner[shop]
    income = spending(int(state.customers[shop]), count) + cards
    bank_pays(state, owner, income)
    if takes_share(state, shop):
        share = share_of(count, income)
        state.money[owner] -= share
        state.money[state.player] += share


@kernel
def enter(board: Record, state: Record, shop: int, count: int) -> None:
    """§6.2: visitors enter a shop for good.

    Q15: each sells a card of the colour if one lies there. The owner has a choice only if one
    customer meets two cards; then this shop's income waits for it. Cards are all of one colour
    then, and a move brings each colour to one shop, so no two shops ever wait.
    """
    state.customers[shop] += count
    state.eventful_turn = state.turns
    if count == 1 and matching_cards(state, colour_of(shop)) == PLACES:
        state.selling_shop = shop
    else:
        earn(state, shop, count, sell_matching(state, colour_of(shop)))


@kernel
def settle(state: Record) -> None:
    """All shops but one that waits are settled: ask its owner, or go on."""
    if state.selling_shop == NOWHERE:
        state.phase = Phase.GO_ON
    else:
        state.actor = state.owner[state.selling_shop]
        state.phase = Phase.SELL


@kernel
def why_not_sell(board: Record, state: Record, card: int) -> int:
    """§9.2: either of the two face-up cards."""
    return Refusal.ALLOWED if place_of(state, card) != PLACES else Refusal.CARD_NOT_OPEN


@kernel
def sell_card(board: Record, state: Record, card: int) -> None:
    """Q15: the owner has chosen; now the shop that waited is settled."""
    state.card[place_of(state, card)] = NO_CARD
    shop = state.selling_shop
    state.selling_shop = NOWHERE
    earn(state, shop, 1, value_of(card))
    state.phase = Phase.GO_ON
