"""What bots know of the game beyond its rules: which moves look good, who seems to win.

A move is as good as the tokens it unloads. A seat is as near to its win as its work is small:
tokens to unload, stops that these take, and what of the small part lies near an ant already.
"""

from __future__ import annotations

import math

from ludoteca.core.kernel import Array, Record, kernel, lowest_bit
from ludoteca.games.minicity.box import (
    ANTS,
    CHAMBERS,
    FOODS,
    FRIENDS,
    TURN_CARDS,
    YELLOW_POINTS,
    Friend,
)
from ludoteca.games.minicity.friends import unused
from ludoteca.games.minicity.moving import taken_zones
from ludoteca.games.minicity.numbering import (
    BUY,
    DONE,
    ENOUGH,
    EXCHANGE,
    FIRST,
    GO,
    PLAY,
    SPREAD,
    STOCK,
    SWAP,
    TO,
    UNLOAD,
    first_of_pair,
    given_food,
    played_ant,
    played_end,
    played_road,
    second_of_pair,
    taken_food,
)
from ludoteca.games.minicity.roads import card_limit, range_at
from ludoteca.games.minicity.scoring import tokens_left
from ludoteca.games.minicity.state import Phase

# What a good player is after, in tokens: the weight of a choice is the exponential of it.
EAGERNESS = 1.2  # for tokens unloaded
RARITY = 0.08  # a token is worth this much more for each food that it is rarer than yellow
WIN = 6.0  # for the last token, beside its worth
DONE_WORTH = 0.3  # of ending a turn with cards in hand
POINT_WORTH = 0.12  # of a point of friendship
ENOUGH_WORTH = -1.5  # of stopping short
EVEN_OFFER, EVEN_OFFER_WITH_FRIENDS = 1.0, 2.0  # tokens that make up for not beginning
# Friends in the order of the box: what they are worth, early in the match.
FRIEND_WORTH = (2.0, 1.0, 1.5, 1.0, 3.0, 0.5, 0.8, 1.8, 1.8, 1.5)

# What work is made of, in stops of an ant; a turn has three of them.
TOKEN_STOPS = 0.25  # for each token, beside its part of a stop
STUCK_STOPS = 0.25  # for a token of the small part without a place two tunnels from an ant
BESIDE_STOPS = 0.15  # saved for one with a place beside an ant
POINT_STOPS = 0.06  # saved for a point of friendship
ENOUGH_POINTS = 20  # more of them buy nothing
FRIEND_STOPS = 0.5  # saved for what a friend is worth
EARLY_TOKENS = 20.0  # with fewer left, friends have less time to help
CERTAINTY = 0.48  # how much a stop less says about the win


# Choices


@kernel
def weigh(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    """How likely a good player does each of the choices, up to a common factor."""
    for choice in range(count):
        weights[choice] = math.exp(EAGERNESS * worth(board, state, int(choices[choice])))


@kernel
def worth(board: Record, state: Record, number: int) -> float:
    """What a choice promises, in tokens."""
    if number < PLAY:
        return want(board, state, number - STOCK)
    if number < GO:
        play = number - PLAY
        ant = played_ant(play)
        reach = range_at(state, played_road(play), played_end(play), ant)
        return best_stop(board, state, ant, reach + unused(state, Friend.MILLIPEDE))
    if number < UNLOAD:
        if number - GO == state.ant_at[state.ant]:  # it stays
            return 0.0
        return stop(board, state, number - GO)
    if number < DONE:
        if state.phase == Phase.OFFER:
            return -abs(number - UNLOAD - even_offer(board))
        return unloading(board, state, int(state.ant_at[state.ant]), number - UNLOAD)
    if number < BUY:
        return DONE_WORTH
    if number < SPREAD:
        return FRIEND_WORTH[number - BUY]
    if number < TO:
        return 0.0
    if number < SWAP:
        near = closeness(board, state, number - TO)
        return near if state.phase == Phase.SPREAD else -near  # §2.7: where no ant comes soon
    if number < EXCHANGE:
        pair = number - SWAP
        return swapping(board, state, first_of_pair(pair), second_of_pair(pair))
    if number < ENOUGH:
        exchange = number - EXCHANGE
        given, taken = given_food(exchange), taken_food(exchange)
        return want(board, state, taken) - want(board, state, given) - 0.5
    if number < FIRST:
        return ENOUGH_WORTH
    return beginning(board, state, number - FIRST)


@kernel
def even_offer(board: Record) -> float:
    """§2.7: tokens that are worth the right to begin."""
    return EVEN_OFFER_WITH_FRIENDS if board.friends == 1 else EVEN_OFFER


@kernel
def beginning(board: Record, state: Record, seat: int) -> float:
    """§2.7: to begin is good if less was offered than that is worth, else to let the other one."""
    gain = even_offer(board) - int(state.tokens_spread)
    return gain if seat == state.actor else -gain


@kernel
def unloading(board: Record, state: Record, chamber: int, tokens: int) -> float:
    """So many tokens here; none may earn points (§9.2)."""
    food = int(board.food[chamber])
    if tokens == 0:
        return POINT_WORTH * (YELLOW_POINTS + food) * int(board.friends)
    found = tokens * (1.0 + RARITY * food)
    return found + WIN if tokens == tokens_left(state, state.turn_seat) else found


@kernel
def stop(board: Record, state: Record, chamber: int) -> float:
    """The most that a stop at a chamber gives."""
    room = int(board.places[chamber]) - int(state.tokens[chamber])
    if room == 0:
        return 0.0
    held = int(state.small[state.turn_seat, board.food[chamber]])
    return unloading(board, state, chamber, min(room, held))


@kernel
def best_stop(board: Record, state: Record, ant: int, reach: int) -> float:
    """The most that an ant can reach."""
    best = 0.0
    chambers = int(board.within[state.ant_at[ant], reach]) & ~taken_zones(state)
    while chambers != 0:
        best = max(best, stop(board, state, lowest_bit(chambers)))
        chambers &= chambers - 1
    return best


@kernel
def closeness(board: Record, state: Record, chamber: int) -> float:
    """How likely an ant stops here soon: 1 beside an ant, less further away."""
    return 1.0 / nearest_ant(board, state, chamber)


@kernel
def want(board: Record, state: Record, food: int) -> float:
    """How much one more token of a food helps in the small part: where would it go?"""
    seat = state.turn_seat
    held = int(state.small[seat, food])
    found = 0.0
    for chamber in range(CHAMBERS):
        if board.food[chamber] == food:
            room = int(board.places[chamber]) - int(state.tokens[chamber])
            if room > held:
                found += closeness(board, state, chamber)
            elif room > 0:
                found += 0.3 * closeness(board, state, chamber)
    return min(found, 3.0) * 0.6 + 0.1 * (held + int(state.reserve[seat, food]))


@kernel
def swapping(board: Record, state: Record, first: int, second: int) -> float:
    """What two ants find around the places they change: good if a card in hand moves them."""
    seat = state.turn_seat
    found = -0.5
    for turn in range(2):
        mover, place = (first, second) if turn == 0 else (second, first)
        if state.hand[seat, mover] > 0:
            found += best_stop(board, state, place, 1) - best_stop(board, state, mover, 1)
    return found


# Positions. The numbers were fitted to who won some hundred matches of searching bots.


@kernel
def assess(board: Record, state: Record, shares: Array) -> None:
    """Each seat's expected share of the win: the less work, in stops of an ant, the larger."""
    for seat in range(state.seats):
        shares[seat] = TURN_CARDS * wait(state, seat) - friendship(board, state, seat)
    for food in range(FOODS):
        add_work(board, state, food, shares)
    least = shares[0]
    for seat in range(1, state.seats):
        least = min(least, shares[seat])
    total = 0.0
    for seat in range(state.seats):
        shares[seat] = math.exp(CERTAINTY * (least - shares[seat]))
        total += shares[seat]
    for seat in range(state.seats):
        shares[seat] /= total


@kernel
def calm(board: Record, state: Record) -> bool:
    """A turn begins."""
    return state.phase == Phase.CHOICE and state.cards_played == 0  # type: ignore[no-any-return]


@kernel
def add_work(board: Record, state: Record, food: int, stops: Array) -> None:
    """Add the stops that each seat's tokens of a food will take.

    The more room a token finds where it goes, the more tokens share a stop with it.
    """
    rooms = squares = beside = largest = 0
    for chamber in range(CHAMBERS):
        room = int(board.places[chamber]) - int(state.tokens[chamber])
        if board.food[chamber] == food and room > 0:
            rooms += room
            squares += room * room
            distance = nearest_ant(board, state, chamber)
            if distance == 1:
                beside += room
            if distance <= 2:
                largest = max(largest, room)
    for seat in range(state.seats):
        small = int(state.small[seat, food])
        held = small + int(state.reserve[seat, food])
        if held > 0:
            stops[seat] += held * (TOKEN_STOPS + rooms / max(1, squares))
            stops[seat] += STUCK_STOPS * (small - min(small, largest))
            stops[seat] -= BESIDE_STOPS * min(small, beside)


@kernel
def nearest_ant(board: Record, state: Record, chamber: int) -> int:
    """Tunnels to an ant that could stop here: the one that stands here must leave first."""
    nearest = CHAMBERS
    for ant in range(ANTS):
        distance = int(board.distance[state.ant_at[ant], chamber])
        if 0 < distance < nearest:
            nearest = distance
    return nearest


@kernel
def wait(state: Record, seat: int) -> float:
    """How far off the seat's next turn is, in turns; in its own turn, how much of that is over."""
    if state.turns == 0:
        return 0.0
    after = (seat - int(state.turn_seat)) % int(state.seats)
    if after > 0:
        return after / int(state.seats)
    cards = card_limit(state) - int(state.cards_played)
    if state.phase in (Phase.GO, Phase.UNLOAD):
        cards += 1
    return 1.0 - min(1.0, cards / TURN_CARDS)


@kernel
def friendship(board: Record, state: Record, seat: int) -> float:
    """Stops that friends and points will save: fewer, the nearer the end."""
    if board.friends == 0:
        return 0.0
    found = POINT_STOPS * min(ENOUGH_POINTS, int(state.points[seat]))
    for friend in range(FRIENDS):
        found += FRIEND_STOPS * FRIEND_WORTH[friend] * int(state.owned[seat, friend])
    return found * min(1.0, tokens_left(state, seat) / EARLY_TOKENS)
