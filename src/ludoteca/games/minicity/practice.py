"""What practice taught: which choices look good to a player who has played very often.

The same questions as the hand-written knowledge asks, and some more, weighed by numbers that were
found by playing: `tools/practise.py` lets players at first sight meet each other.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ludoteca.core.kernel import Array, Record, kernel, lowest_bit
from ludoteca.games.minicity.box import ANTS, Friend
from ludoteca.games.minicity.friends import unused
from ludoteca.games.minicity.knowledge import WIN, closeness, unloading, worth
from ludoteca.games.minicity.moving import taken_zones
from ludoteca.games.minicity.numbering import (
    BUY,
    DONE,
    GO,
    PLAY,
    STOCK,
    UNLOAD,
    played_ant,
    played_end,
    played_road,
)
from ludoteca.games.minicity.roads import range_at
from ludoteca.games.minicity.scoring import tokens_left
from ludoteca.games.minicity.state import NOTHING

MANY_ROOMS = 3.0  # and more of them make no difference
MANY_PLACES = 5


class Practice(NamedTuple):
    """How much each thing counts, in tokens, but for the first."""

    eagerness: float  # how much likelier a choice is that promises a token more
    # Of a stop.
    rarity: float  # for each food that a token is rarer than yellow
    denial: float  # for each token of the next seat that finds no place any more
    hindrance: float  # for each token less that the ant would unload for the next seat
    promise: float  # and for each one more for this seat
    # Of a card.
    row: float  # for each other card of its ant in hand
    length: float  # for each tunnel of its range beyond the first
    done: float  # of ending the turn
    # Of a token that is made ready.
    near: float  # by rooms for it near ants
    filled: float  # what a room counts for that is spoken for
    plenty: float  # for each token of its food
    at_once: float  # if an ant beside has room for it
    space: float  # for each free place of its food, as long as these are few


PRACTICE = Practice(
    eagerness=6.0,
    rarity=0.0,
    denial=0.12,
    hindrance=0.23,
    promise=0.25,
    row=0.5,
    length=0.06,
    done=-0.5,
    near=1.1,
    filled=0.27,
    plenty=0.32,
    at_once=0.35,
    space=-0.11,
)


@kernel
def weigh(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    """How likely a practised player does each of the choices, up to a common factor."""
    weigh_by(board, state, choices, count, weights, PRACTICE)


@kernel
def weigh_by(
    board: Record,
    state: Record,
    choices: Array,
    count: int,
    weights: Array,
    practice: Practice,
) -> None:
    mover = reach = NOTHING
    journey = 0.0
    for choice in range(count):
        number = int(choices[choice])
        if PLAY <= number < GO:  # many cards carry an ant as far as the one before
            play = number - PLAY
            ant = played_ant(play)
            far = range_at(state, played_road(play), played_end(play), ant)
            if ant != mover or far != reach:
                mover, reach = ant, far
                journey = best_journey(board, state, ant, far, practice)
            promised = journey + practice.row * (int(state.hand[state.turn_seat, ant]) - 1)
        else:
            promised = promise(board, state, number, practice)
        weights[choice] = math.exp(practice.eagerness * promised)


@kernel
def promise(board: Record, state: Record, number: int, practice: Practice) -> float:
    """What a choice promises, in tokens, unless it is a card."""
    if number < PLAY:
        return readiness(board, state, number - STOCK, practice)
    if number < UNLOAD and number - GO != state.ant_at[state.ant]:
        return stop(board, state, number - GO, others_than(state, int(state.ant)), practice)
    if DONE <= number < BUY:
        return practice.done
    return worth(board, state, number)


@kernel
def best_journey(board: Record, state: Record, ant: int, reach: int, practice: Practice) -> float:
    """What a card promises that carries an ant so far: the best stop."""
    found = practice.length * (reach - 1)
    far = reach + unused(state, Friend.MILLIPEDE)
    here, others = int(state.ant_at[ant]), others_than(state, ant)
    chambers = int(board.within[here, far]) & ~(others | 1 << here)
    if chambers == 0:
        return found
    best = -1e9
    while chambers != 0:
        best = max(best, stop(board, state, lowest_bit(chambers), others, practice))
        chambers &= chambers - 1
    return found + best - outlook(board, state, here, others, practice)


@kernel
def others_than(state: Record, ant: int) -> int:
    """Chambers of the other ants, as bits."""
    return int(taken_zones(state)) & ~(1 << int(state.ant_at[ant]))


@kernel
def stop(board: Record, state: Record, chamber: int, others: int, practice: Practice) -> float:
    """What is unloaded there, what is left to the next seat, and where the ant goes on from."""
    seat, food = int(state.turn_seat), int(board.food[chamber])
    following = (seat + 1) % int(state.seats)
    room = int(board.places[chamber]) - int(state.tokens[chamber])
    tokens = min(room, int(state.small[seat, food]))
    found = 0.0
    if tokens > 0:
        found = tokens * (1.0 + practice.rarity * food)
        if tokens == tokens_left(state, seat):
            found += WIN
        theirs = int(state.small[following, food])
        found += practice.denial * (min(room, theirs) - min(room - tokens, theirs))
    elif room > 0:
        found = unloading(board, state, chamber, 0)
    return found + outlook(board, state, chamber, others, practice)


@kernel
def outlook(board: Record, state: Record, chamber: int, others: int, practice: Practice) -> float:
    """What an ant in a chamber could unload a tunnel away, for this seat and for the next one."""
    seat = int(state.turn_seat)
    following = (seat + 1) % int(state.seats)
    mine = theirs = 0
    chambers = int(board.within[chamber, 1]) & ~(others | 1 << chamber)
    while chambers != 0:
        beside = lowest_bit(chambers)
        room = int(board.places[beside]) - int(state.tokens[beside])
        food = int(board.food[beside])
        mine = max(mine, min(room, int(state.small[seat, food])))
        theirs = max(theirs, min(room, int(state.small[following, food])))
        chambers &= chambers - 1
    return practice.promise * mine - practice.hindrance * theirs


@kernel
def readiness(board: Record, state: Record, food: int, practice: Practice) -> float:
    """How much one more token of a food helps in the small part."""
    seat = int(state.turn_seat)
    ready = int(state.small[seat, food])
    rooms = 0.0
    chambers = int(board.of_food[food])
    while chambers != 0:
        chamber = lowest_bit(chambers)
        room = int(board.places[chamber]) - int(state.tokens[chamber])
        if room > ready:
            rooms += closeness(board, state, chamber)
        elif room > 0:
            rooms += practice.filled * closeness(board, state, chamber)
        chambers &= chambers - 1
    found = practice.near * min(rooms, MANY_ROOMS)
    found += practice.plenty * (ready + int(state.reserve[seat, food]))
    found += practice.space * min(MANY_PLACES, int(state.free_places[food]))
    if room_beside(board, state, food) > ready:
        found += practice.at_once
    return found


@kernel
def room_beside(board: Record, state: Record, food: int) -> int:
    """The largest room for a food where an ant can stop next."""
    largest = 0
    chambers = 0
    for ant in range(ANTS):
        chambers |= int(board.within[state.ant_at[ant], 1])
    chambers &= ~taken_zones(state) & int(board.of_food[food])
    while chambers != 0:
        chamber = lowest_bit(chambers)
        largest = max(largest, int(board.places[chamber]) - int(state.tokens[chamber]))
        chambers &= chambers - 1
    return largest
