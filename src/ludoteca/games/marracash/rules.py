"""Dispatch only: from an action's number to the chapter that knows the rule.

Source: the Italian rulebook of 2000 and public facts about the game; see RULES.md and
RULINGS.md. Everything in it is implemented, the souvenirs too; where doors are printed is not
known, so every edge of a shop that faces a street is one (§1.5). Q17 is ours, so that every
match ends.
"""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marracash.auctions import (
    bid,
    least_bid,
    name_shop,
    pass_bid,
    why_not_auction,
    why_not_bid,
    why_not_open,
    why_not_pass,
)
from ludoteca.games.marracash.box import (
    CARDS,
    COIN,
    COLOURS,
    ENDS,
    FIRST_BID,
    MAX_BRING,
    MAX_FOUNTAINS,
    MAX_SHOPS,
)
from ludoteca.games.marracash.moving import move_crowd, why_no_moves, why_not_move
from ludoteca.games.marracash.numbering import (
    AUCTION,
    BID,
    BRING,
    CARD,
    FIRST,
    GATHER,
    MOVE,
    PASS,
    QUEUE,
    SELL,
)
from ludoteca.games.marracash.refusals import Refusal
from ludoteca.games.marracash.selling import sell_card, why_not_sell
from ludoteca.games.marracash.setup import (
    draw_first,
    gather,
    queue,
    why_not_first,
    why_not_gather,
    why_not_queue,
)
from ludoteca.games.marracash.souvenirs import draw_card, why_not_draw
from ludoteca.games.marracash.state import Phase
from ludoteca.games.marracash.turns import proceed
from ludoteca.games.marracash.visitors import bring, why_not_bring


@kernel
def phase_of(number: int) -> int:
    """The kind of step an action belongs to."""
    if number < BID:
        return Phase.ACT
    if number < SELL:
        return Phase.BID
    if number < BRING:
        return Phase.SELL
    if number < GATHER:
        return Phase.BRING
    if number < QUEUE:
        return Phase.GATHER
    if number < FIRST:
        return Phase.QUEUE
    if number < CARD:
        return Phase.FIRST
    return Phase.CARD


@kernel
def amount_of(number: int) -> int:
    """The money of a bid's number."""
    return FIRST_BID + (number - BID) * COIN


@kernel
def number_of_bid(amount: int) -> int:
    return BID + (amount - FIRST_BID) // COIN


@kernel
def entrance_of(number: int) -> int:
    return (number - BRING) // (MAX_BRING * ENDS)


@kernel
def count_of(number: int) -> int:
    """How many visitors a number of `bring` means."""
    return (number - BRING) // ENDS % MAX_BRING + 1


@kernel
def refusal(board: Record, state: Record, number: int) -> int:
    """ALLOWED, or the code of the reason why not."""
    number = int(number)
    phase = phase_of(number)
    if phase != state.phase:
        return Refusal.OTHER_STEP
    if phase == Phase.ACT:
        if number >= AUCTION:
            return why_not_auction(board, state, number - AUCTION)
        start, target = (number - MOVE) // MAX_FOUNTAINS, (number - MOVE) % MAX_FOUNTAINS
        return why_not_move(board, state, start, target)
    if phase == Phase.BID:
        if number == PASS:
            return why_not_pass(board, state)
        return why_not_bid(board, state, amount_of(number))
    if phase == Phase.SELL:
        return why_not_sell(board, state, number - SELL)
    if phase == Phase.BRING:
        return why_not_bring(board, state, entrance_of(number), count_of(number))
    if phase == Phase.GATHER:
        return why_not_gather(board, state, number - GATHER)
    if phase == Phase.QUEUE:
        return why_not_queue(board, state, number - QUEUE)
    if phase == Phase.FIRST:
        return why_not_first(board, state, number - FIRST)
    return why_not_draw(board, state, number - CARD)


@kernel
def legal(board: Record, state: Record, buffer: Array) -> int:
    """Fill in the numbers of the legal actions, ascending; how many."""
    phase = state.phase
    if phase == Phase.ACT:
        return legal_auctions(board, state, buffer, legal_moves(board, state, buffer))
    if phase == Phase.BID:
        return legal_bids(board, state, buffer)
    # Of the few numbers of any other kind, those that nothing speaks against.
    first, last = 0, 0
    if phase == Phase.GATHER:
        first, last = GATHER, QUEUE
    elif phase == Phase.QUEUE:
        first, last = QUEUE, FIRST
    elif phase == Phase.FIRST:
        first, last = FIRST, CARD
    elif phase == Phase.SELL:
        first, last = SELL, BRING
    elif phase == Phase.BRING:
        first, last = BRING, GATHER
    elif phase == Phase.CARD:
        first, last = CARD, CARD + CARDS
    count = 0
    for number in range(first, last):
        if refusal(board, state, number) == Refusal.ALLOWED:
            buffer[count] = number
            count += 1
    return count


@kernel
def legal_moves(board: Record, state: Record, buffer: Array) -> int:
    """Every group along every way of its fountain: no need to try 24 times 24 pairs."""
    count = 0
    if why_no_moves(state) == Refusal.ALLOWED:
        for start in range(board.fountains):
            if state.standing[start] > 0:
                for way in range(board.ways[start]):
                    target = int(board.target[start, way])
                    buffer[count] = MOVE + start * MAX_FOUNTAINS + target
                    count += 1
    return count


@kernel
def legal_auctions(board: Record, state: Record, buffer: Array, count: int) -> int:
    if why_not_open(state, state.player) == Refusal.ALLOWED:
        for shop in range(MAX_SHOPS):
            if why_not_auction(board, state, shop) == Refusal.ALLOWED:
                buffer[count] = AUCTION + shop
                count += 1
    return count


@kernel
def legal_bids(board: Record, state: Record, buffer: Array) -> int:
    """From the least bid to all that the seat has, then to pass."""
    count = 0
    least = number_of_bid(least_bid(board, state))
    for number in range(least, number_of_bid(int(state.money[state.actor])) + 1):
        buffer[count] = number
        count += 1
    if why_not_pass(board, state) == Refusal.ALLOWED:
        buffer[count] = PASS
        count += 1
    return count


@kernel
def apply(board: Record, state: Record, number: int) -> None:
    """Play a legal action."""
    number = int(number)
    phase = phase_of(number)
    if phase == Phase.BID:
        if number == PASS:
            pass_bid(board, state)
        else:
            bid(board, state, amount_of(number))
    elif phase == Phase.ACT:
        if number >= AUCTION:
            name_shop(board, state, number - AUCTION)
        else:
            start, target = (number - MOVE) // MAX_FOUNTAINS, (number - MOVE) % MAX_FOUNTAINS
            move_crowd(board, state, start, target)
    elif phase == Phase.SELL:
        sell_card(board, state, number - SELL)
    elif phase == Phase.BRING:
        end = (number - BRING) % ENDS
        bring(board, state, entrance_of(number), count_of(number), end)
    elif phase == Phase.GATHER:
        gather(board, state, number - GATHER)
    elif phase == Phase.QUEUE:
        queue(board, state, number - QUEUE)
    elif phase == Phase.FIRST:
        draw_first(board, state, number - FIRST)
    else:
        draw_card(board, state, number - CARD)
    proceed(board, state)


@kernel
def chance(board: Record, state: Record, weights: Array) -> int:
    """Visitors by the figures left of their colour (Q12); first players and cards alike."""
    total = 0
    count = 0
    if state.phase in (Phase.GATHER, Phase.QUEUE):
        gathering = state.phase == Phase.GATHER
        for colour in range(COLOURS):
            why_not = (
                why_not_gather(board, state, colour)
                if gathering
                else why_not_queue(board, state, colour)
            )
            if why_not == Refusal.ALLOWED:
                weights[count] = state.figures[colour]
                total += int(state.figures[colour])
                count += 1
        return total
    if state.phase == Phase.FIRST:
        total = int(state.seats)
    else:
        for card in range(CARDS):
            total += int(state.cards_left >> card) & 1
    for outcome in range(total):
        weights[outcome] = 1
    return total
