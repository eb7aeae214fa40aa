"""Numbers of the actions, as the kernels use them: where each kind begins in the table."""

from __future__ import annotations

from ludoteca.core.kernel import kernel
from ludoteca.core.reading import plainly
from ludoteca.games.minicity import actions
from ludoteca.games.minicity.actions import TABLE
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

STOCK = TABLE.start(actions.Stock)  # + food
PLAY = TABLE.start(actions.Play)  # + ((card * ROADS + road) * ENDS + end) * ANTS + ant that moves
GO = TABLE.start(actions.Go)  # + chamber
UNLOAD = TABLE.start(actions.Unload)  # + tokens
DONE = TABLE.start(actions.Done)
BUY = TABLE.start(actions.Buy)  # + friend
SPREAD = TABLE.start(actions.Spread)  # + chamber
TO = TABLE.start(actions.To)  # + chamber
SWAP = TABLE.start(actions.Swap)  # + place of the pair in 01 02 03 04 12 13 14 23 24 34
EXCHANGE = TABLE.start(actions.Exchange)  # + given food * (FOODS - 1) + taken food, see below
ENOUGH = TABLE.start(actions.Enough)
DEAL = TABLE.start(actions.Deal)  # + ant
LAY = TABLE.start(actions.Lay)  # + ant
FIRST = TABLE.start(actions.First)  # + seat

PAIRS = EXCHANGE - SWAP
EXCHANGES = ENOUGH - EXCHANGE

# A turn's free choice with a stick insect and all other friends in hand: every card, and
# `done`, every friend to buy, every chamber to spread from, every pair, every exchange.
MAX_CHOICES = GO - PLAY + 1 + FRIENDS + CHAMBERS + PAIRS + EXCHANGES
MAX_OUTCOMES = ANTS

# Every match ends within so many actions, chance included (Q16). Setup: hands, roads, small
# parts, first player; an offer (§2.7) takes less than the two seats that are missing then. A turn:
# each card with move, unloading, a grasshopper's refill and two new cards on the road; a purchase;
# two copies of ladybird, dragonfly and bumblebee; `done`, refill and hand. No match comes near it.
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


def parts_of_play(play: int) -> tuple[int, int, int, int]:
    """Card, road, end and ant, for code that is not compiled."""
    parts = played_card, played_road, played_end, played_ant
    card, road, end, ant = (plainly(part)(play) for part in parts)
    return card, road, end, ant


@kernel
def given_food(exchange: int) -> int:
    return exchange // (FOODS - 1)


@kernel
def taken_food(exchange: int) -> int:
    """Counted without the given one."""
    given = exchange // (FOODS - 1)
    taken = exchange % (FOODS - 1)
    return taken if taken < given else taken + 1


@kernel
def exchanges_for(given: int, taken: int) -> int:
    """The exchanges of a food for any of a set of others, both as bits."""
    before = (1 << given) - 1
    counted = (taken & before) | (taken >> 1 & ~before)
    return counted << (given * (FOODS - 1))


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
