"""What bots know of the game beyond its rules: which moves look good, who seems to win.

All is reckoned in Dirham. A shop is worth what the visitors still to come are likely to pay in
it: those in town by the ways they stand at, those in the line by the number of shops of their
colour. A move is worth what it pays at once and where it leaves the others, an auction what its
price leaves to the bidder.
"""

from __future__ import annotations

import math

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.marracash.auctions import bonus_of, can_raise, least_bid
from ludoteca.games.marracash.box import (
    ACTIONS_A_TURN,
    BONUS,
    COLOURS,
    ENDS,
    ENTRANCES,
    FIGURES,
    FIRST_BID,
    MAX_FOUNTAINS,
    MAX_PRICE,
    MAX_SHOPS_A_COLOUR,
    PLACES,
    PRICE_STEP,
    SIGNS,
    LineEnd,
)
from ludoteca.games.marracash.moving import shop_on_way, way_to
from ludoteca.games.marracash.numbering import AUCTION, BRING, MOVE, PASS, SELL
from ludoteca.games.marracash.rules import amount_of, count_of, entrance_of
from ludoteca.games.marracash.selling import colour_of, share_of, spending
from ludoteca.games.marracash.souvenirs import has_colour, value_of
from ludoteca.games.marracash.state import NOBODY, NOWHERE, Phase
from ludoteca.games.marracash.visitors import line_length

# Visitors to come, from matches of the search with itself: fitted, rounded, some by eye.
BROUGHT = 2.4  # visitors a turn that leave the line
STRAY = 0.4  # how often a group takes a way without a shop for it, compared with one that has one
PATIENCE = 2.8  # turns until most of those in town have entered a shop
LINE_PATIENCE = 2.2  # the same for those in the line
OPENING = 0.022  # of the shops without an owner, how many find one in a turn
ACCESS = 0.6  # how much it counts for those in the line where a shop lies
SOUVENIRS = 60.0  # what a customer pays for cards on average, where they are in play
ACTION_WORTH = 60.0  # of an action that a seat has still before it
CARD_AHEAD = 150.0  # the value of a card about to be sold

# Weights
FLOOR = 0.02  # of the weight of the best choice: the least that any choice gets
MOVE_SCALE = 120.0  # Dirham that make a move or an auction look e times better
NEARNESS = 0.35  # worth of a visitor at the door, as part of his price
BID_SCALE = 60.0  # a bid above the fair price looks e times worse for each of these
RAISE_SCALE = 120.0  # a bid above the least one looks e times worse for each of these
FAIR = 0.75  # of what a shop will earn: what it is worth to pay for it

# Shares
SPREAD = 60.0  # Dirham of difference that decide at the end
SPREAD_A_TURN = 22.0  # and more for each turn to come


@kernel
def turns_left(state: Record) -> float:
    """Turns to come, this one included."""
    if state.last_turn > 0:
        return float(state.last_turn - state.turns + 1)
    first_round = max(0, int(state.seats - state.turns)) if state.rounds <= 1 else 0
    return float(state.seats + first_round + line_length(state) / BROUGHT)


@kernel
def actions_of(state: Record, seat: int) -> int:
    """Actions that a seat has before it: in this turn, and in its last one if that is known."""
    later = int(seat - state.player) % int(state.seats)
    if later == 0:
        count = int(state.actions_left) + (1 if state.phase == Phase.ACT else 0)
        later = int(state.seats)
    else:
        count = 0
    if state.last_turn > 0 and state.turns + later <= state.last_turn:
        count += ACTIONS_A_TURN
    return count


@kernel
def takings(customers: float) -> float:
    """What so many customers pay in all (§6.2), also for an expected number of them."""
    full = float(MAX_PRICE // PRICE_STEP - 1)
    if customers <= full:
        return PRICE_STEP / 2 * customers * (customers + 1.0)
    return PRICE_STEP / 2 * full * (full + 1.0) + MAX_PRICE * (customers - full)


@kernel
def caught_by(board: Record, state: Record, start: int, way: int, shop: int) -> int:
    """The first shop of a colour on a way that has an owner, or is the one asked about."""
    colour = colour_of(shop)
    index = 0
    found = int(board.passed[start, way, colour, index])
    # CUDA knows no `in` among integers of several widths.
    while found != NOWHERE and found != shop and state.owner[found] == NOBODY:  # noqa: PLR1714
        index += 1
        found = int(board.passed[start, way, colour, index])
    return found


@kernel
def chance_at(board: Record, state: Record, fountain: int, shop: int) -> float:
    """How likely a visitor who stands at a fountain will enter the shop on the next two ways."""
    total = 0.0
    good = 0.0
    for way in range(board.ways[fountain]):
        found = caught_by(board, state, fountain, way, shop)
        if found == NOWHERE:
            total += STRAY
            target = int(board.target[fountain, way])
            good += STRAY * chance_beside(board, state, target, shop)
        else:
            total += 1.0
            if found == shop:
                good += 1.0
    return good / total


@kernel
def chance_beside(board: Record, state: Record, fountain: int, shop: int) -> float:
    """The same for the next way alone."""
    total = 0.0
    good = 0.0
    for way in range(board.ways[fountain]):
        found = caught_by(board, state, fountain, way, shop)
        total += STRAY if found == NOWHERE else 1.0
        if found == shop:
            good += 1.0
    return good / total


@kernel
def in_line(state: Record, colour: int) -> int:
    """Visitors of a colour still in the line: those who are nowhere else."""
    count = FIGURES[colour] - int(state.figures[colour])
    for fountain in range(MAX_FOUNTAINS):
        count -= int(state.crowd[fountain, colour])
    for place in range(MAX_SHOPS_A_COLOUR):
        count -= int(state.customers[colour * MAX_SHOPS_A_COLOUR + place])
    return count


@kernel
def chance_at_entrances(board: Record, state: Record, shop: int) -> float:
    """How likely a visitor of the shop's colour who comes to town will enter it soon."""
    total = 0.0
    for entrance in range(ENTRANCES):
        total += chance_at(board, state, int(board.entrance[entrance]), shop)
    return total / ENTRANCES


@kernel
def rivals_of(state: Record, shop: int, turns: float) -> float:
    """Shops of the same colour that have an owner or will have one, and this one."""
    count = 1.0
    base = colour_of(shop) * MAX_SHOPS_A_COLOUR
    for other in range(base, base + MAX_SHOPS_A_COLOUR):
        if other != shop and state.owner[other] >= 0:
            count += 1.0
        elif other != shop and state.owner[other] == NOBODY:
            count += min(1.0, OPENING * turns)
    return count


@kernel
def worth_of(board: Record, state: Record, shop: int, waiting: int, turns: float) -> float:
    """What a shop will still earn for an owner; `waiting` visitors of its colour are in line."""
    colour = colour_of(shop)
    pulled = 0.0  # §4.4: these enter as soon as it is sold
    near = 0.0
    for fountain in range(board.fountains):
        count = int(state.crowd[fountain, colour])
        if count > 0:
            if (board.shop_fountains[shop] >> fountain) & 1 and state.owner[shop] == NOBODY:
                pulled += count
            else:
                near += count * chance_at(board, state, fountain, shop)
    coming = near * (1.0 - math.exp(-turns / PATIENCE))
    if waiting > 0:
        part = ACCESS * chance_at_entrances(board, state, shop)
        part += (1.0 - ACCESS) / rivals_of(state, shop, turns)
        coming += waiting * (1.0 - math.exp(-turns / LINE_PATIENCE)) * part
    # What movers get is about what it brings that customers come in bunches, at higher prices.
    served = int(state.customers[shop])
    earned = takings(served + pulled + coming) - takings(float(served))
    if board.souvenirs:
        earned += SOUVENIRS * (pulled + coming)
    return earned


@kernel
def likely_earnings(board: Record, state: Record, shop: int) -> float:
    """What a shop will still earn, as far as anybody can tell."""
    waiting = in_line(state, colour_of(shop))
    return worth_of(board, state, shop, waiting, turns_left(state))


@kernel
def price_ahead(board: Record, state: Record, worth: float) -> float:
    """What the auction under way will end at, and the leader pay."""
    price = float(state.bid)
    for seat in range(state.seats):
        if seat != state.leader and (state.still_in >> seat) & 1 and can_raise(board, state, seat):
            price = max(price, min(FAIR * worth, float(state.money[seat])))
    return min(price, max(float(state.bid), float(state.money[state.leader])))


@kernel
def assess(board: Record, state: Record, shares: Array) -> None:
    """Each seat's expected share of the win."""
    for seat in range(state.seats):
        shares[seat] = state.money[seat] + ACTION_WORTH * actions_of(state, seat)
    turns = turns_left(state)
    for colour in range(COLOURS):
        waiting = in_line(state, colour)
        base = colour * MAX_SHOPS_A_COLOUR
        for shop in range(base, base + MAX_SHOPS_A_COLOUR):
            if state.owner[shop] >= 0:
                shares[state.owner[shop]] += worth_of(board, state, shop, waiting, turns)
    if state.selling_shop != NOWHERE:  # Q15: its last customer has not paid yet
        pending = spending(int(state.customers[state.selling_shop]), 1) + CARD_AHEAD
        shares[state.owner[state.selling_shop]] += pending
    if state.shop != NOWHERE:
        assess_auction(board, state, shares, turns)
    spread = SPREAD + SPREAD_A_TURN * turns
    best = shares[0]
    for seat in range(1, state.seats):
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(state.seats):
        shares[seat] = math.exp((shares[seat] - best) / spread)
        total += shares[seat]
    for seat in range(state.seats):
        shares[seat] /= total


@kernel
def assess_auction(board: Record, state: Record, shares: Array, turns: float) -> None:
    """Add what the auction under way will bring: the shop to its leader, the bonus (§4.3)."""
    if state.leader == NOBODY:
        shares[state.player] += BONUS
        return
    shop = int(state.shop)
    if state.owner[shop] != NOBODY:  # all is paid; its first customers are being settled
        return
    worth = worth_of(board, state, shop, in_line(state, colour_of(shop)), turns)
    price = price_ahead(board, state, worth)
    shares[state.leader] += worth - price
    if state.leader != state.player:
        shares[state.player] += bonus_of(int(price))


@kernel
def weigh(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    """How likely a good player does each of the choices, up to a common factor."""
    phase = state.phase
    if phase == Phase.BID:
        weigh_bids(board, state, choices, count, weights)
        return
    turns = turns_left(state)
    for choice in range(count):
        number = int(choices[choice])
        gain = 0.0
        if phase == Phase.ACT and number >= AUCTION:
            gain = auction_gain(board, state, number - AUCTION, turns)
        elif phase == Phase.ACT:
            start, target = (number - MOVE) // MAX_FOUNTAINS, (number - MOVE) % MAX_FOUNTAINS
            gain = move_gain(board, state, start, target)
        elif phase == Phase.BRING:
            gain = bring_gain(board, state, number)
        elif phase == Phase.SELL:
            gain = float(value_of(number - SELL))
        weights[choice] = gain
    soften(count, weights)


@kernel
def soften(count: int, weights: Array) -> None:
    """From gains to weights."""
    best = weights[0]
    for choice in range(1, count):
        best = max(best, weights[choice])
    for choice in range(count):
        weights[choice] = FLOOR + math.exp((weights[choice] - best) / MOVE_SCALE)


@kernel
def move_gain(board: Record, state: Record, start: int, target: int) -> float:
    """What a move pays at once to the player, less what it pays others on average, and how much
    nearer it brings the rest to his shops."""
    way = way_to(board, start, target)
    player = int(state.player)
    own = 0.0
    others = 0.0
    for colour in range(COLOURS):
        count = int(state.crowd[start, colour])
        if count == 0:
            continue
        shop = shop_on_way(board, state, start, way, colour)
        if shop == NOWHERE:
            hope = promise(board, state, target, colour, player)
            own += NEARNESS * count * (hope - promise(board, state, start, colour, player))
            continue
        income = spending(int(state.customers[shop]) + count, count)
        income += cards_for(state, colour, count)
        if state.owner[shop] == player:
            own += income
        else:
            share = share_of(count, income)
            own += share
            others += income - share
    return float(own - others / (state.seats - 1))


@kernel
def promise(board: Record, state: Record, fountain: int, colour: int, seat: int) -> float:
    """What a visitor at a fountain would pay to the seat on the next way, less to others."""
    total = 0.0
    for way in range(board.ways[fountain]):
        shop = shop_on_way(board, state, fountain, way, colour)
        if shop != NOWHERE:
            price = float(min(PRICE_STEP * (int(state.customers[shop]) + 1), MAX_PRICE))
            total += price if state.owner[shop] == seat else -price / (state.seats - 1)
    return float(total / board.ways[fountain])


@kernel
def cards_for(state: Record, colour: int, count: int) -> int:
    """§9.2: what so many customers of a colour pay for the souvenirs face up."""
    total = 0
    for place in range(PLACES):
        if count > 0 and has_colour(int(state.card[place]), colour):
            total += value_of(int(state.card[place]))
            count -= 1
    return total


@kernel
def bring_gain(board: Record, state: Record, number: int) -> float:
    """What the visitors brought promise to the player, who is the last to move them."""
    fountain = int(board.entrance[entrance_of(number)])
    gain = 0.0
    for index in range(count_of(number)):
        if (number - BRING) % ENDS == LineEnd.LEFT:
            colour = int(state.line[state.line_from + index])
        else:
            colour = int(state.line[state.line_to - 1 - index])
        gain += promise(board, state, fountain, colour, int(state.player))
    return gain


@kernel
def auction_gain(board: Record, state: Record, shop: int, turns: float) -> float:
    """What naming a shop brings: the bonus, or the shop itself below its worth."""
    worth = worth_of(board, state, shop, in_line(state, colour_of(shop)), turns)
    price = 0.0
    for seat in range(state.seats):
        if seat != state.player and state.signs[seat] < SIGNS:
            price = max(price, min(FAIR * worth, float(state.money[seat])))
    if price < FIRST_BID + board.raise_by:
        return worth - FIRST_BID  # nobody else will bid
    gain = float(bonus_of(int(price)))
    if state.money[state.player] > price:
        gain = max(gain, worth - price)
    return gain


@kernel
def weigh_bids(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    """A bid is good from the least one up to the fair price; the last that leaves nobody room
    for a fair raise is good, too."""
    shop = int(state.shop)
    fair = FAIR * likely_earnings(board, state, shop)
    if state.actor == state.player and state.leader != NOBODY:
        fair -= BONUS  # if another pays, he gets the bonus
    least = least_bid(board, state)
    for choice in range(count):
        number = int(choices[choice])
        if number == PASS:
            weights[choice] = 1.0 / (1.0 + math.exp((fair - least) / BID_SCALE)) + FLOOR
            continue
        amount = amount_of(number)
        weight = math.exp(-(amount - least) / RAISE_SCALE)
        if amount + board.raise_by > fair:
            weight += 0.3
        if amount > fair:
            weight *= math.exp(-(amount - fair) / BID_SCALE)
        weights[choice] = weight + FLOOR * FLOOR
