"""Dispatch only: from an action's number to the chapter that knows the rule.

Source: the rulebook of 2018 in its Italian edition; see RULES.md and RULINGS.md. Everything in
it is implemented; the printed board and the costs of the friends are replaced by our own.
"""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.games.minicity.box import (
    ANTS,
    CHAMBERS,
    ENDS,
    FOODS,
    FRIENDS,
    MAX_PLACES,
    ROADS,
    Friend,
)
from ludoteca.games.minicity.cards import deal_card, lay_card, why_not_draw
from ludoteca.games.minicity.friends import buy_friend, why_not_buy, why_not_use
from ludoteca.games.minicity.helping import (
    begin_spreading,
    end_spreading,
    exchange_tokens,
    spread_token,
    swap_ants,
    why_not_end_spreading,
    why_not_exchange,
    why_not_spread,
    why_not_swap,
    why_not_to,
)
from ludoteca.games.minicity.moving import farthest, go, may_stay, why_not_go, why_not_reach
from ludoteca.games.minicity.numbering import (
    BUY,
    DEAL,
    DONE,
    ENOUGH,
    EXCHANGE,
    EXCHANGES,
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
from ludoteca.games.minicity.refusals import Refusal
from ludoteca.games.minicity.roads import (
    play_card,
    why_not_card,
    why_not_play,
    why_not_road,
)
from ludoteca.games.minicity.setup import draw_first, proceed_setup, why_not_first
from ludoteca.games.minicity.state import Phase
from ludoteca.games.minicity.turns import end_choices, proceed, why_not_done
from ludoteca.games.minicity.unloading import (
    end_stocking,
    stock,
    unload,
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
        return phase == Phase.UNLOAD
    if TO <= number < SWAP:
        return phase == Phase.SPREAD
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
        return why_not_unload(board, state, number - UNLOAD)
    if number < BUY:
        return why_not_done(board, state)
    if number < SPREAD:
        return why_not_buy(board, state, number - BUY)
    if number < TO:
        return why_not_spread(board, state, number - SPREAD)
    if number < SWAP:
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
    """Fill in the numbers of the legal actions, ascending; how many."""
    phase = state.phase
    count = 0
    if phase in (Phase.SMALL_PART, Phase.GRASSHOPPER, Phase.REFILL):
        for food in range(FOODS):
            if why_not_stock(board, state, food) == Refusal.ALLOWED:
                buffer[count] = STOCK + food
                count += 1
    elif phase == Phase.CHOICE:
        return legal_choices(board, state, buffer)
    elif phase == Phase.GO:
        here, limit = int(state.ant_at[state.ant]), farthest(state)
        stays = may_stay(board, state)
        for chamber in range(CHAMBERS):
            if (stays and chamber == here) or (
                why_not_reach(board, state, here, limit, chamber) == Refusal.ALLOWED
            ):
                buffer[count] = GO + chamber
                count += 1
    elif phase == Phase.UNLOAD:
        for tokens in range(MAX_PLACES + 1):
            if why_not_unload(board, state, tokens) == Refusal.ALLOWED:
                buffer[count] = UNLOAD + tokens
                count += 1
    elif phase == Phase.SPREAD:
        for chamber in range(CHAMBERS):
            if why_not_to(board, state, chamber) == Refusal.ALLOWED:
                buffer[count] = TO + chamber
                count += 1
    elif phase in (Phase.DEAL, Phase.LAY):
        for ant in range(ANTS):
            if why_not_draw(board, state, ant) == Refusal.ALLOWED:
                buffer[count] = (DEAL if phase == Phase.DEAL else LAY) + ant
                count += 1
    elif phase == Phase.FIRST:
        for seat in range(state.seats):
            buffer[count] = FIRST + seat
            count += 1
    if phase == Phase.GRASSHOPPER or (
        phase == Phase.SPREAD and why_not_end_spreading(board, state) == Refusal.ALLOWED
    ):
        buffer[count] = ENOUGH
        count += 1
    return count


@kernel
def legal_choices(board: Record, state: Record, buffer: Array) -> int:
    """§3, §9: cards to play, friends to buy and to use, or the end of the turn."""
    count = 0
    # What holds for all of them is asked once.
    joker = why_not_use(board, state, Friend.STICK_INSECT) == Refusal.ALLOWED
    for card in range(ANTS):
        if why_not_card(board, state, card) != Refusal.ALLOWED:
            continue
        for road in range(ROADS):
            if why_not_road(board, state, road) != Refusal.ALLOWED:
                continue
            for end in range(ENDS):
                for ant in range(ANTS):
                    if ant == card or joker:
                        buffer[count] = number_of_play(card, road, end, ant)
                        count += 1
    if why_not_done(board, state) == Refusal.ALLOWED:
        buffer[count] = DONE
        count += 1
    if board.friends == 1:
        count = legal_friends(board, state, buffer, count)
    return count


@kernel
def legal_friends(board: Record, state: Record, buffer: Array, count: int) -> int:
    points = state.points[state.turn_seat]
    for friend in range(FRIENDS):
        # Most are too dear, which is seen quickly.
        if board.friend_cost[friend] <= points and (
            why_not_buy(board, state, friend) == Refusal.ALLOWED
        ):
            buffer[count] = BUY + friend
            count += 1
    # The first question alone settles most positions: is there an unused friend of the kind?
    if why_not_use(board, state, Friend.LADYBIRD) == Refusal.ALLOWED:
        for chamber in range(CHAMBERS):
            if why_not_spread(board, state, chamber) == Refusal.ALLOWED:
                buffer[count] = SPREAD + chamber
                count += 1
    if why_not_swap(board, state) == Refusal.ALLOWED:
        for number in range(SWAP, EXCHANGE):
            buffer[count] = number
            count += 1
    if why_not_use(board, state, Friend.BUMBLEBEE) == Refusal.ALLOWED:
        for exchange in range(EXCHANGES):
            given, taken = given_food(exchange), taken_food(exchange)
            if why_not_exchange(board, state, given, taken) == Refusal.ALLOWED:
                buffer[count] = EXCHANGE + exchange
                count += 1
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
        unload(board, state, number - UNLOAD)
    elif number < BUY:
        end_choices(state)
    elif number < SPREAD:
        buy_friend(board, state, number - BUY)
    elif number < TO:
        begin_spreading(board, state, number - SPREAD)
    elif number < SWAP:
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
    else:
        draw_first(board, state, number - FIRST)
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
