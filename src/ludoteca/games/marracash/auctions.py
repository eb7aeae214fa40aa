"""§4: auctions."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.box import BONUS, FIRST_BID, HIGH_BONUS, HIGH_PRICE, SIGNS
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.selling import bank_pays, colour_of, enter, settle
from ludoteca.games.marracash.state import NOBODY, NOT_BUILT, NOWHERE, Phase


@kernel
def why_not_open(state: Record, seat: int) -> int:
    """Q3, Q4: to auction takes a sign, and money for the opening bid.

    There is always an unowned shop: a town has more of them than there are signs.
    """
    if state.signs[seat] >= SIGNS:
        return Refusal.NO_SIGN
    return Refusal.ALLOWED if state.money[seat] >= FIRST_BID else Refusal.NO_MONEY


@kernel
def why_not_auction(board: Record, state: Record, shop: int) -> int:
    """§4.1: an unowned shop."""
    if state.owner[shop] == NOT_BUILT:
        return Refusal.NO_SHOP
    refusal = why_not_open(state, state.player)  # whoever cannot is not told to choose another
    if refusal != Refusal.ALLOWED:
        return refusal
    return Refusal.ALLOWED if state.owner[shop] == NOBODY else Refusal.SHOP_OWNED


@kernel
def name_shop(board: Record, state: Record, shop: int) -> None:
    """§4.1: the same seat opens with a bid next."""
    state.auctioned = 1
    state.shop = shop
    state.still_in = (1 << state.seats) - 1
    state.phase = Phase.BID


@kernel
def least_bid(board: Record, state: Record) -> int:
    """§4.1, §4.2, Q2"""
    return FIRST_BID if state.bid == 0 else int(state.bid + board.raise_by)


@kernel
def why_not_bid(board: Record, state: Record, amount: int) -> int:
    if amount < least_bid(board, state):
        return Refusal.BID_LOW
    return Refusal.ALLOWED if amount <= state.money[state.actor] else Refusal.BID_HIGH  # Q3


@kernel
def bid(board: Record, state: Record, amount: int) -> None:
    state.bid = amount
    state.leader = state.actor
    ask_next(board, state)


@kernel
def why_not_pass(board: Record, state: Record) -> int:
    """§4.1: the opening bid is compulsory."""
    return Refusal.MUST_OPEN if state.bid == 0 else Refusal.ALLOWED


@kernel
def pass_bid(board: Record, state: Record) -> None:
    """§4.2: for good, in this auction (Q13)."""
    state.still_in &= ~(1 << state.actor)
    ask_next(board, state)


@kernel
def can_raise(board: Record, state: Record, seat: int) -> bool:
    """Q3, Q4"""
    return (  # type: ignore[no-any-return]
        state.signs[seat] < SIGNS and state.money[seat] >= least_bid(board, state)
    )


@kernel
def ask_next(board: Record, state: Record) -> None:
    """§4.2: clockwise to the next seat that can raise; others are passed over for good (Q13).

    Whoever sits between the leader and the acting seat has passed since the leader's bid: back
    at the leader, nobody else is left.
    """
    seat = (state.actor + 1) % state.seats
    while seat != state.leader:
        if (state.still_in >> seat) & 1:
            if can_raise(board, state, seat):
                state.actor = seat
                return
            state.still_in &= ~(1 << seat)
        seat = (seat + 1) % state.seats
    sell_shop(board, state)


@kernel
def sell_shop(board: Record, state: Record) -> None:
    """§4.2: the winner pays the bank; §4.3: with that the bank rewards the auctioneer.

    §4.4: then visitors at the shop's fountains enter at once.
    """
    shop = state.shop
    winner = state.leader
    bank_pays(state, winner, -state.bid)
    if winner != state.player:
        bank_pays(state, state.player, bonus_of(state.bid))
    state.owner[shop] = winner
    state.signs[winner] += 1
    state.eventful_turn = state.turns
    count = pull_in(board, state, shop)
    if count > 0:
        enter(board, state, shop, count)
    settle(state)


@kernel
def pull_in(board: Record, state: Record, shop: int) -> int:
    """§4.4: visitors of the colour leave the fountains that the shop touches; how many."""
    colour = colour_of(shop)
    total = 0
    for fountain in range(board.fountains):
        if (board.shop_fountains[shop] >> fountain) & 1:
            count = int(state.crowd[fountain, colour])
            state.crowd[fountain, colour] = 0
            state.standing[fountain] -= count
            total += count
    return total


@kernel
def bonus_of(price: int) -> int:
    """§4.3, Q1: a price of exactly 500 pays the low bonus."""
    return BONUS if price <= HIGH_PRICE else HIGH_BONUS


@kernel
def close_auction(state: Record) -> None:
    """The winner's first customers are settled."""
    state.shop = NOWHERE
    state.leader = NOBODY
    state.still_in = 0
    state.bid = 0
