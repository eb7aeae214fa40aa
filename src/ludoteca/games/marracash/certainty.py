"""What is certain before the end: who has won, whatever is still bid in the last turn.

There are many ways to bid in an auction that can decide nothing any more. Each purse has a least
that its seat can make sure of, by passing and by opening as low as it may, and a most that it can
reach whatever anybody does.
"""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel
from ludoteca.games.marracash.auctions import can_raise, least_bid
from ludoteca.games.marracash.box import FIRST_BID, HIGH_BONUS, MAX_SHOPS, PLACES
from ludoteca.games.marracash.selling import colour_of, spending
from ludoteca.games.marracash.souvenirs import has_colour, value_of
from ludoteca.games.marracash.state import NOBODY, Phase


@kernel
def first_income(board: Record, state: Record, shop: int) -> int:
    """§4.4: what the visitors at a shop pay when it is sold, without souvenirs."""
    count = 0
    for fountain in range(board.fountains):
        if (board.shop_fountains[shop] >> fountain) & 1:
            count += int(state.crowd[fountain, colour_of(shop)])
    return spending(count, count)


@kernel
def best_income(board: Record, state: Record, shop: int) -> int:
    """The same with every souvenir of the colour, if anybody is there to buy one (Q15)."""
    income = first_income(board, state, shop)
    for place in range(PLACES):
        if income > 0 and has_colour(int(state.card[place]), colour_of(shop)):
            income += value_of(int(state.card[place]))
    return income


@kernel
def later_gain(board: Record, state: Record) -> int:
    """The most that an auction after this one, in the same turn, can bring to anybody."""
    gain = 0
    for shop in range(MAX_SHOPS):
        if state.owner[shop] == NOBODY:
            gain = max(gain, best_income(board, state, shop) - FIRST_BID)
    return gain


@kernel
def least_money(board: Record, state: Record, seat: int) -> int:
    """What a seat can make sure of to have in the end."""
    money = int(state.money[seat])
    price = 0
    if seat == state.leader:
        price = int(state.bid)
    elif seat == state.player and state.bid == 0:
        price = FIRST_BID  # §4.1: the opening bid is compulsory
    money -= max(0, price - first_income(board, state, int(state.shop)))
    if seat == state.player:
        money -= FIRST_BID * int(state.actions_left)  # Q6: and so is another auction
    return money


@kernel
def most_money(board: Record, state: Record, seat: int, later: int) -> int:
    """What a seat cannot exceed; an auction to come brings at most `later`."""
    gain = 0
    if seat == state.leader:
        gain = best_income(board, state, int(state.shop)) - int(state.bid)
    elif (state.still_in >> seat) & 1 and can_raise(board, state, seat):
        gain = best_income(board, state, int(state.shop)) - least_bid(board, state)
    if seat == state.player:
        gain = max(gain, HIGH_BONUS)
        later = max(later, HIGH_BONUS)
    return int(state.money[seat]) + max(0, gain) + later * int(state.actions_left)


@kernel
def settled(board: Record, state: Record) -> int:
    """The seat that has won if it does nothing silly, or NOBODY: in auctions of the last turn."""
    if state.phase != Phase.BID or state.turns != state.last_turn:
        return NOBODY
    later = later_gain(board, state) if state.actions_left > 0 else 0
    for seat in range(state.seats):
        least = least_money(board, state, seat)
        ahead = True
        for other in range(state.seats):
            if other != seat and most_money(board, state, other, later) >= least:
                ahead = False
        if ahead:
            return seat
    return NOBODY
