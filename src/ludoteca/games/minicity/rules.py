"""Dispatch only: from an action's number to the chapter that knows the rule.

Source: the rulebook of 2018 in its Italian edition; see RULES.md and RULINGS.md. Everything in
it is implemented; the printed board and the costs of the friends are replaced by our own.
"""

from __future__ import annotations

from ludoteca.core.bits import list_bits
from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Array, Record, kernel, lowest_bit
from ludoteca.games.minicity.box import ANTS, ENDS, Friend
from ludoteca.games.minicity.cards import deal_card, draws, lay_card, why_not_draw
from ludoteca.games.minicity.friends import buy_friend, purchases, why_not_buy, why_not_use
from ludoteca.games.minicity.helping import (
    begin_spreading,
    end_spreading,
    exchange_tokens,
    exchanges,
    sources,
    spread_token,
    swap_ants,
    swaps,
    targets,
    why_not_end_spreading,
    why_not_exchange,
    why_not_spread,
    why_not_swap,
    why_not_to,
)
from ludoteca.games.minicity.moving import go, goals, why_not_go
from ludoteca.games.minicity.numbering import (
    BUY,
    DEAL,
    DONE,
    ENOUGH,
    EXCHANGE,
    FIRST,
    GO,
    LAY,
    PLAY,
    SPREAD,
    STOCK,
    SWAP,
    TO,
    UNLOAD,
    first_of_pair,
    given_food,
    number_of_play,
    played_ant,
    played_card,
    played_end,
    played_road,
    second_of_pair,
    taken_food,
)
from ludoteca.games.minicity.offering import (
    OFFERS,
    decide_first,
    make_offer,
    put_token,
    puts,
    why_not_put,
)
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.roads import play_card, playable_cards, roads_used, why_not_play
from ludoteca.games.minicity.setup import draw_first, proceed_setup, why_not_first
from ludoteca.games.minicity.state import Phase
from ludoteca.games.minicity.turns import end_choices, proceed, why_not_done
from ludoteca.games.minicity.unloading import (
    end_stocking,
    stock,
    stocks,
    unload,
    unloadings,
    why_not_stock,
    why_not_unload,
)


@kernel
def is_due(phase: int, number: int) -> bool:
    """Is an action of this kind the next step?"""
    if number < PLAY:
        return phase in (Phase.SMALL_PART, Phase.GRASSHOPPER, Phase.REFILL)
    if GO <= number < UNLOAD:
        return phase == Phase.GO
    if UNLOAD <= number < DONE:
        return phase in (Phase.UNLOAD, Phase.OFFER)
    if TO <= number < SWAP:
        return phase in (Phase.SPREAD, Phase.PUT)
    if number < ENOUGH:  # play, done, buy, spread, swap, exchange
        return phase == Phase.CHOICE
    if number == ENOUGH:
        return phase in (Phase.GRASSHOPPER, Phase.SPREAD)
    if number < LAY:
        return phase == Phase.DEAL
    return phase == (Phase.LAY if number < FIRST else Phase.FIRST)


@kernel
def refusal(board: Record, state: Record, number: int) -> int:
    """ALLOWED, or the code of the reason why not."""
    if not is_due(state.phase, number):
        return Refusal.OTHER_STEP
    if number < PLAY:
        return why_not_stock(board, state, number - STOCK)
    if number < GO:
        play = number - PLAY
        return why_not_play(board, state, played_card(play), played_road(play), played_ant(play))
    if number < UNLOAD:
        return why_not_go(board, state, number - GO)
    if number < DONE:
        if state.phase == Phase.OFFER:
            return Refusal.ALLOWED
        return why_not_unload(board, state, number - UNLOAD)
    if number < BUY:
        return why_not_done(board, state)
    if number < SPREAD:
        return why_not_buy(board, state, number - BUY)
    if number < TO:
        return why_not_spread(board, state, number - SPREAD)
    if number < SWAP:
        if state.phase == Phase.PUT:
            return why_not_put(board, state, number - TO)
        return why_not_to(board, state, number - TO)
    if number < EXCHANGE:
        return why_not_swap(board, state)
    if number < ENOUGH:
        exchange = number - EXCHANGE
        return why_not_exchange(board, state, given_food(exchange), taken_food(exchange))
    if number < DEAL:
        if state.phase == Phase.SPREAD:
            return why_not_end_spreading(board, state)
        return Refusal.ALLOWED
    if number < FIRST:
        return why_not_draw(board, state, (number - DEAL) % ANTS)
    return why_not_first(board, state, number - FIRST)


@kernel
def legal(board: Record, state: Record, buffer: Array) -> int:
    """Fill in the numbers of the legal actions, ascending; how many.

    What is allowed is found first, as bits, and listed then: while the list is being written the
    compiler would read the state anew for every entry.
    """
    phase = state.phase
    first, found, enough = STOCK, 0, False
    if phase == Phase.CHOICE:
        return legal_choices(board, state, buffer)
    if phase == Phase.GO:
        first, found = GO, goals(board, state)
    elif phase == Phase.UNLOAD:
        first, found = UNLOAD, unloadings(board, state)
    elif phase in (Phase.DEAL, Phase.LAY):
        first, found = DEAL if phase == Phase.DEAL else LAY, draws(board, state)
    elif phase == Phase.FIRST:
        first, found = FIRST, (1 << int(state.seats)) - 1
    elif phase == Phase.SPREAD:
        first, found = TO, targets(board, state)
        enough = why_not_end_spreading(board, state) == Refusal.ALLOWED
    elif phase == Phase.OFFER:
        first, found = UNLOAD, OFFERS
    elif phase == Phase.PUT:
        first, found = TO, puts(board, state)
    else:
        found = stocks(board, state)
        enough = phase == Phase.GRASSHOPPER
    count = list_bits(found, first, buffer, 0)
    if enough:
        buffer[count] = ENOUGH
        count += 1
    return count


@kernel
def legal_choices(board: Record, state: Record, buffer: Array) -> int:
    """§3, §9: cards to play, friends to buy and to use, or the end of the turn."""
    helped = 0
    found = 1 if why_not_done(board, state) == Refusal.ALLOWED else 0
    if board.friends == 1:
        found |= purchases(board, state) << (BUY - DONE)
        found |= sources(board, state) << (SPREAD - DONE)
        helped = swaps(board, state) | exchanges(board, state) << (EXCHANGE - SWAP)
    count = list_plays(board, state, buffer)
    count = list_bits(found, DONE, buffer, count)
    return list_bits(helped, SWAP, buffer, count)


@kernel
def list_plays(board: Record, state: Record, buffer: Array) -> int:
    """Every card at both ends of every road: as itself, or as any ant with a stick insect."""
    cards, roads = playable_cards(board, state), roads_used(state)
    joker = why_not_use(board, state, Friend.STICK_INSECT) == Refusal.ALLOWED
    step = 1 if joker else ANTS
    count = 0
    while cards != 0:
        card = lowest_bit(cards)
        number = number_of_play(card, 0, 0, 0 if joker else card)
        last = number_of_play(card, roads - 1, ENDS - 1, ANTS - 1)
        while number <= last:
            buffer[count] = number
            count += 1
            number += step
        cards &= cards - 1
    return count


@kernel
def apply(board: Record, state: Record, number: int) -> None:
    """Play a legal action."""
    if number < PLAY:
        stock(board, state, number - STOCK)
    elif number < GO:
        play = number - PLAY
        end = played_end(play)
        play_card(board, state, played_card(play), played_road(play), end, played_ant(play))
    elif number < UNLOAD:
        go(board, state, number - GO)
    elif number < DONE:
        if state.phase == Phase.OFFER:
            make_offer(state, number - UNLOAD)
        else:
            unload(board, state, number - UNLOAD)
    elif number < BUY:
        end_choices(state)
    elif number < SPREAD:
        buy_friend(board, state, number - BUY)
    elif number < TO:
        begin_spreading(board, state, number - SPREAD)
    elif number < SWAP:
        if state.phase == Phase.PUT:
            put_token(board, state, number - TO)
        else:
            spread_token(board, state, number - TO)
    elif number < EXCHANGE:
        pair = number - SWAP
        swap_ants(board, state, first_of_pair(pair), second_of_pair(pair))
    elif number < ENOUGH:
        exchange = number - EXCHANGE
        exchange_tokens(board, state, given_food(exchange), taken_food(exchange))
    elif number < DEAL:
        if state.phase == Phase.SPREAD:
            end_spreading(state)
        else:
            end_stocking(state)
    elif number < LAY:
        deal_card(board, state, number - DEAL)
    elif number < FIRST:
        lay_card(board, state, number - LAY)
    elif state.actor == CHANCE:
        draw_first(board, state, number - FIRST)
    else:
        decide_first(board, state, number - FIRST)
    if state.turns == 0:
        proceed_setup(board, state)
    else:
        proceed(board, state)


@kernel
def chance(board: Record, state: Record, weights: Array) -> int:
    """A card is as likely as there are such cards in the pile; seats are equally likely."""
    total = 0
    count = 0
    if state.phase == Phase.FIRST:
        for _ in range(state.seats):
            weights[count] = 1
            count += 1
        return count
    for ant in range(ANTS):
        if why_not_draw(board, state, ant) == Refusal.ALLOWED:
            weights[count] = state.pile[ant]
            total += int(state.pile[ant])
            count += 1
    return total
