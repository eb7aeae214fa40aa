"""Numbers of the actions: a fixed range for each kind of step."""

from __future__ import annotations

from ludoteca.core.kernel import kernel
from ludoteca.games.minicity.box import (
    ANTS,
    CHAMBERS,
    ENDS,
    EXOTIC_CATERPILLAR_PART,
    FOODS,
    FRIENDS,
    HAND,
    MAX_COPIES,
    MAX_PLACES,
    MAX_SEATS,
    MAX_TURN_CARDS,
    MAX_TURNS,
    ROADS,
    SMALL_PART,
    SNAIL_HAND,
)

PAIRS = ANTS * (ANTS - 1) // 2
EXCHANGES = FOODS * (FOODS - 1)

STOCK = 0
PLAY = STOCK + FOODS  # + ((card * ROADS + road) * ENDS + end) * ANTS + ant that moves
GO = PLAY + ANTS * ROADS * ENDS * ANTS
UNLOAD = GO + CHAMBERS
DONE = UNLOAD + MAX_PLACES + 1
BUY = DONE + 1
SPREAD = BUY + FRIENDS
TO = SPREAD + CHAMBERS
SWAP = TO + CHAMBERS  # + place of the pair in 01 02 03 04 12 13 14 23 24 34
EXCHANGE = SWAP + PAIRS  # + given food * (FOODS - 1) + taken food, the given one left out
ENOUGH = EXCHANGE + EXCHANGES
DEAL = ENOUGH + 1
LAY = DEAL + ANTS
FIRST = LAY + ANTS
ACTIONS = FIRST + MAX_SEATS

# A turn's free choice with a stick insect and all other friends in hand: every card, and
# `done`, every friend to buy, every chamber to spread from, every pair, every exchange.
MAX_CHOICES = ANTS * ROADS * ENDS * ANTS + 1 + FRIENDS + CHAMBERS + PAIRS + EXCHANGES
MAX_OUTCOMES = ANTS

# Every match ends within so many actions, chance included (Q16). Setup: hands, roads, small
# parts, first player. A turn: each card with move, unloading, a grasshopper's refill and two new
# cards on the road; a purchase; two copies of ladybird, dragonfly and bumblebee; `done`, refill
# and hand. No match comes near it.
MAX_ACTIONS = (
    MAX_SEATS * (HAND + SMALL_PART)
    + 2 * ROADS
    + 1
    + MAX_TURNS
    * (
        MAX_TURN_CARDS * (3 + EXOTIC_CATERPILLAR_PART + 1 + 2)
        + 1
        + MAX_COPIES * (1 + MAX_PLACES + 1 + 1 + 1)
        + 1
        + EXOTIC_CATERPILLAR_PART
        + SNAIL_HAND
    )
)


@kernel
def number_of_play(card: int, road: int, end: int, ant: int) -> int:
    return PLAY + ((card * ROADS + road) * ENDS + end) * ANTS + ant


@kernel
def played_card(play: int) -> int:
    return play // (ROADS * ENDS * ANTS)


@kernel
def played_road(play: int) -> int:
    return play // (ENDS * ANTS) % ROADS


@kernel
def played_end(play: int) -> int:
    return play // ANTS % ENDS


@kernel
def played_ant(play: int) -> int:
    """The ant that moves: the card's own, or the one announced with a stick insect."""
    return play % ANTS


@kernel
def given_food(exchange: int) -> int:
    return exchange // (FOODS - 1)


@kernel
def taken_food(exchange: int) -> int:
    given = exchange // (FOODS - 1)
    taken = exchange % (FOODS - 1)
    return taken if taken < given else taken + 1


@kernel
def first_of_pair(pair: int) -> int:
    """The ants of a pair, in ant order: 0 has four partners after it, 1 three, and so on."""
    first = 0
    while pair >= ANTS - 1 - first:
        pair -= ANTS - 1 - first
        first += 1
    return first


@kernel
def second_of_pair(pair: int) -> int:
    first = first_of_pair(pair)
    return pair - first * (2 * ANTS - first - 1) // 2 + first + 1
