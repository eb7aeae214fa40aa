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
from ludoteca.games.marracash.refusals import ALLOWED, OTHER_STEP
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
from ludoteca.games.marracash.state import (
    ACT_PHASE,
    BID_PHASE,
    BRING_PHASE,
    CARD_PHASE,
    FIRST_PHASE,
    GATHER_PHASE,
    QUEUE_PHASE,
    SELL_PHASE,
)
from ludoteca.games.marracash.turns import proceed
from ludoteca.games.marracash.visitors import bring, why_not_bring


@kernel
def phase_of(number: int) -> int:
    """The kind of step an action belongs to."""
    if number < BID:
        return ACT_PHASE
    if number < SELL:
        return BID_PHASE
    if number < BRING:
        return SELL_PHASE
    if number < GATHER:
        return BRING_PHASE
    if number < QUEUE:
        return GATHER_PHASE
    if number < FIRST:
        return QUEUE_PHASE
    if number < CARD:
        return FIRST_PHASE
    return CARD_PHASE


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
        return OTHER_STEP
    if phase == ACT_PHASE:
        if number >= AUCTION:
            return why_not_auction(board, state, number - AUCTION)
        start, target = (number - MOVE) // MAX_FOUNTAINS, (number - MOVE) % MAX_FOUNTAINS
        return why_not_move(board, state, start, target)
    if phase == BID_PHASE:
        if number == PASS:
            return why_not_pass(board, state)
        return why_not_bid(board, state, amount_of(number))
    if phase == SELL_PHASE:
        return why_not_sell(board, state, number - SELL)
    if phase == BRING_PHASE:
        return why_not_bring(board, state, entrance_of(number), count_of(number))
    if phase == GATHER_PHASE:
        return why_not_gather(board, state, number - GATHER)
    if phase == QUEUE_PHASE:
        return why_not_queue(board, state, number - QUEUE)
    if phase == FIRST_PHASE:
        return why_not_first(board, state, number - FIRST)
    return why_not_draw(board, state, number - CARD)


@kernel
def legal(board: Record, state: Record, buffer: Array) -> int:
    """Fill in the numbers of the legal actions, ascending; how many."""
    phase = state.phase
    if phase == ACT_PHASE:
        return legal_auctions(board, state, buffer, legal_moves(board, state, buffer))
    if phase == BID_PHASE:
        return legal_bids(board, state, buffer)
    # Of the few numbers of any other kind, those that nothing speaks against.
    first, last = 0, 0
    if phase == GATHER_PHASE:
        first, last = GATHER, QUEUE
    elif phase == QUEUE_PHASE:
        first, last = QUEUE, FIRST
    elif phase == FIRST_PHASE:
        first, last = FIRST, CARD
    elif phase == SELL_PHASE:
        first, last = SELL, BRING
    elif phase == BRING_PHASE:
        first, last = BRING, GATHER
    elif phase == CARD_PHASE:
        first, last = CARD, CARD + CARDS
    count = 0
    for number in range(first, last):
        if refusal(board, state, number) == ALLOWED:
            buffer[count] = number
            count += 1
    return count


@kernel
def legal_moves(board: Record, state: Record, buffer: Array) -> int:
    """Every group along every way of its fountain: no need to try 24 times 24 pairs."""
    count = 0
    if why_no_moves(state) == ALLOWED:
        for start in range(board.fountains):
            if state.standing[start] > 0:
                for way in range(board.ways[start]):
                    target = int(board.target[start, way])
                    buffer[count] = MOVE + start * MAX_FOUNTAINS + target
                    count += 1
    return count


@kernel
def legal_auctions(board: Record, state: Record, buffer: Array, count: int) -> int:
    if why_not_open(state, state.player) == ALLOWED:
        for shop in range(MAX_SHOPS):
            if why_not_auction(board, state, shop) == ALLOWED:
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
    if why_not_pass(board, state) == ALLOWED:
        buffer[count] = PASS
        count += 1
    return count


@kernel
def apply(board: Record, state: Record, number: int) -> None:
    """Play a legal action."""
    number = int(number)
    phase = phase_of(number)
    if phase == BID_PHASE:
        if number == PASS:
            pass_bid(board, state)
        else:
            bid(board, state, amount_of(number))
    elif phase == ACT_PHASE:
        if number >= AUCTION:
            name_shop(board, state, number - AUCTION)
        else:
            start, target = (number - MOVE) // MAX_FOUNTAINS, (number - MOVE) % MAX_FOUNTAINS
            move_crowd(board, state, start, target)
    elif phase == SELL_PHASE:
        sell_card(board, state, number - SELL)
    elif phase == BRING_PHASE:
        end = (number - BRING) % ENDS
        bring(board, state, entrance_of(number), count_of(number), end)
    elif phase == GATHER_PHASE:
        gather(board, state, number - GATHER)
    elif phase == QUEUE_PHASE:
        queue(board, state, number - QUEUE)
    elif phase == FIRST_PHASE:
        draw_first(board, state, number - FIRST)
    else:
        draw_card(board, state, number - CARD)
    proceed(board, state)


@kernel
def chance(board: Record, state: Record, weights: Array) -> int:
    """Visitors by the figures left of their colour (Q12); first players and cards alike."""
    total = 0
    count = 0
    if state.phase in (GATHER_PHASE, QUEUE_PHASE):
        base = GATHER if state.phase == GATHER_PHASE else QUEUE
        for colour in range(COLOURS):
            if refusal(board, state, base + colour) == ALLOWED:
                weights[count] = state.figures[colour]
                total += int(state.figures[colour])
                count += 1
        return total
    if state.phase == FIRST_PHASE:
        total = int(state.seats)
    else:
        for card in range(CARDS):
            total += int(state.cards_left >> card) & 1
    for outcome in range(total):
        weights[outcome] = 1
    return total
