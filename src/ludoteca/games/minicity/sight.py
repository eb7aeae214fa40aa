"""What a practised eye sees at once: what each seat could unload soon, and what stays in its way.

A network is shown this in place of the table itself. All of it follows from what the seat may see,
but by products of ants, rooms and tokens that a small network would not find.
"""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel, lowest_bit
from ludoteca.core.observation import MOST, Field, Observation, places_of, seat_at
from ludoteca.games.minicity.box import (
    ANTS,
    CHAMBERS,
    EXOTIC_CATERPILLAR_PART,
    FOOD_TOKENS,
    FOODS,
    FRIENDS,
    MAX_COPIES,
    MAX_PLACES,
    MAX_ROAD,
    MAX_SEATS,
    MAX_TURN_CARDS,
    SEAT_COUNTS,
    SNAIL_HAND,
    RoadEnd,
)
from ludoteca.games.minicity.knowledge import nearest_ant
from ludoteca.games.minicity.moving import taken_zones
from ludoteca.games.minicity.observation import PHASES
from ludoteca.games.minicity.roads import card_limit, range_at, roads_used
from ludoteca.games.minicity.state import NOTHING

MAX_TOKENS = sum(FOOD_TOKENS)
EIGHTHS = 8  # stops are counted in these
THREE = 3 * MAX_PLACES  # what three stops can give

FIELDS = (
    # The moment.
    Field("seats", (len(SEAT_COUNTS),), 1, "how many play: two, three or four"),
    Field("friends", (1,), 1, "the friends are in play"),
    Field("phase", (PHASES,), 1, "the kind of step that comes next"),
    Field("cards", (1,), MAX_TURN_CARDS, "that may still be played in this turn"),
    Field("early", (1,), MAX_SEATS + 1, "turns begun, as long as these are few"),
    Field("card_ant", (ANTS,), 1, "the ant that the card being played moves"),
    Field("card_range", (1,), MAX_ROAD, "how far it does"),
    # Rooms, by food.
    Field("rooms", (FOODS,), MAX_TOKENS, "free places"),
    Field("open", (FOODS,), CHAMBERS, "chambers that have some"),
    Field("sizes", (FOODS, MAX_PLACES), CHAMBERS, "chambers that have just so many"),
    Field("squares", (FOODS,), MAX_TOKENS * MAX_PLACES, "of the free places of each, added up"),
    Field("largest", (FOODS,), MAX_PLACES, "free places of one chamber"),
    Field("beside", (FOODS,), MAX_TOKENS, "free places beside ants"),
    Field("largest_beside", (FOODS,), MAX_PLACES, "of one chamber beside an ant"),
    Field("near", (FOODS,), MAX_TOKENS, "free places two tunnels from ants"),
    Field("largest_near", (FOODS,), MAX_PLACES, "of one chamber two tunnels from an ant"),
    Field("nearest", (FOODS,), CHAMBERS, "tunnels from an ant to a free place"),
    # Ants.
    Field("reach", (ANTS,), MAX_ROAD, "by a card at the best end of a road"),
    Field("within", (ANTS, FOODS), MAX_PLACES, "free places of the best chamber within reach"),
    # What each seat has, and what it could do with it.
    Field("hand", (ANTS,), SNAIL_HAND, "the observer's cards"),
    Field("small", (MAX_SEATS, FOODS), EXOTIC_CATERPILLAR_PART, "tokens to unload"),
    Field("reserve", (MAX_SEATS, FOODS), max(FOOD_TOKENS), "tokens behind them"),
    Field("left", (MAX_SEATS,), MAX_TOKENS, "tokens in all"),
    Field("kinds", (MAX_SEATS,), FOODS, "foods to unload"),
    Field(
        "work", (MAX_SEATS,), MAX_TOKENS * EIGHTHS, "stops that its tokens will take, in eighths"
    ),
    Field("stops", (MAX_SEATS, FOODS), CHAMBERS, "that its tokens of each food take at least"),
    Field("all_stops", (MAX_SEATS,), CHAMBERS, "the same for all foods"),
    Field("way", (MAX_SEATS,), CHAMBERS * FOODS, "tunnels to the nearest room for each food"),
    Field("way_now", (MAX_SEATS,), CHAMBERS * FOODS, "the same for foods to unload"),
    Field("fit_beside", (MAX_SEATS,), MAX_TOKENS, "tokens to unload that fit beside ants"),
    Field("fit_near", (MAX_SEATS,), MAX_TOKENS, "and two tunnels away"),
    Field("stuck", (MAX_SEATS,), MAX_TOKENS, "those that no chamber two tunnels away can take"),
    Field("step", (MAX_SEATS, ANTS), MAX_PLACES, "most tokens that each ant unloads a tunnel away"),
    Field("stop", (MAX_SEATS, ANTS), MAX_PLACES, "and within reach"),
    Field("steps", (MAX_SEATS,), THREE, "the best three ants, a tunnel away"),
    Field("all_reach", (MAX_SEATS,), THREE, "and within reach"),
    Field("in_hand", (1,), THREE, "the observer's best three cards"),
    Field("load", (CHAMBERS,), MAX_PLACES, "tokens that the observer could unload in each chamber"),
    # Friends.
    Field("points", (MAX_SEATS,), MOST, "of friendship"),
    Field("owned", (MAX_SEATS, FRIENDS), MAX_COPIES, "copies of each friend"),
)
AT = places_of(FIELDS)


@kernel
def write(board: Record, state: Record, seat: int, out: Array) -> None:
    for entry in range(AT.end):
        out[entry] = 0
    write_moment(board, state, out)
    write_rooms(board, state, seat, out)
    for ant in range(ANTS):
        out[AT.hand + ant] = state.hand[seat, ant]
        out[AT.reach + ant] = reach_of(state, ant)
        write_stops(board, state, seat, ant, 1, AT.step, out)
        write_stops(board, state, seat, ant, out[AT.reach + ant], AT.stop, out)
    for place in range(state.seats):
        write_seat(board, state, seat_at(state, seat, place), place, out)
    out[AT.in_hand] = best_cards(out)


@kernel
def write_moment(board: Record, state: Record, out: Array) -> None:
    out[AT.seats + int(state.seats) - SEAT_COUNTS[0]] = 1
    out[AT.friends] = board.friends
    if state.phase < PHASES:
        out[AT.phase + int(state.phase)] = 1
    if state.turns > 0:
        out[AT.cards] = card_limit(state) - int(state.cards_played)
    out[AT.early] = min(int(state.turns), MAX_SEATS + 1)
    if state.ant != NOTHING:
        out[AT.card_ant + int(state.ant)] = 1
    out[AT.card_range] = state.reach


@kernel
def write_rooms(board: Record, state: Record, seat: int, out: Array) -> None:
    for chamber in range(CHAMBERS):
        room = int(board.places[chamber]) - int(state.tokens[chamber])
        if room > 0:
            food = int(board.food[chamber])
            out[AT.load + chamber] = min(room, int(state.small[seat, food]))
            out[AT.rooms + food] += room
            out[AT.open + food] += 1
            out[AT.sizes + food * MAX_PLACES + room - 1] += 1
            out[AT.squares + food] += room * room
            raise_to(out, AT.largest + food, room)
            tunnels = nearest_ant(board, state, chamber)
            if out[AT.nearest + food] == 0 or tunnels < out[AT.nearest + food]:
                out[AT.nearest + food] = tunnels
            if tunnels == 1:
                out[AT.beside + food] += room
                raise_to(out, AT.largest_beside + food, room)
            if tunnels <= 2:
                out[AT.near + food] += room
                raise_to(out, AT.largest_near + food, room)


@kernel
def raise_to(out: Array, entry: int, value: int) -> None:
    out[entry] = max(int(out[entry]), value)


@kernel
def reach_of(state: Record, ant: int) -> int:
    """How far a card would carry the ant at the best end of a road."""
    best = 1
    for road in range(roads_used(state)):
        if state.left_end[road] != NOTHING:
            best = max(best, range_at(state, road, RoadEnd.LEFT, ant))
            best = max(best, range_at(state, road, RoadEnd.RIGHT, ant))
    return best


@kernel
def write_stops(
    board: Record, state: Record, seat: int, ant: int, reach: int, field: int, out: Array
) -> None:
    """The best chamber for each food so far away, and what each seat could unload there."""
    within = AT.within + ant * FOODS
    for food in range(FOODS):
        out[within + food] = 0
    chambers = int(board.within[state.ant_at[ant], reach]) & ~taken_zones(state)
    while chambers != 0:
        chamber = lowest_bit(chambers)
        room = int(board.places[chamber]) - int(state.tokens[chamber])
        raise_to(out, within + int(board.food[chamber]), room)
        chambers &= chambers - 1
    for place in range(state.seats):
        whose = seat_at(state, seat, place)
        best = 0
        for food in range(FOODS):
            best = max(best, min(int(out[within + food]), int(state.small[whose, food])))
        out[field + place * ANTS + ant] = best


@kernel
def write_seat(board: Record, state: Record, seat: int, place: int, out: Array) -> None:
    work = 0.0
    for food in range(FOODS):
        small, reserve = int(state.small[seat, food]), int(state.reserve[seat, food])
        held = small + reserve
        out[AT.small + place * FOODS + food] = small
        out[AT.reserve + place * FOODS + food] = reserve
        out[AT.left + place] += held
        out[AT.kinds + place] += small > 0
        work += held * int(out[AT.rooms + food]) / max(1, int(out[AT.squares + food]))
        stops = least_stops(out, AT.sizes + food * MAX_PLACES, held)
        out[AT.stops + place * FOODS + food] = stops
        out[AT.all_stops + place] += stops
        out[AT.way + place] += (held > 0) * int(out[AT.nearest + food])
        out[AT.way_now + place] += (small > 0) * int(out[AT.nearest + food])
        out[AT.fit_beside + place] += min(small, int(out[AT.beside + food]))
        out[AT.fit_near + place] += min(small, int(out[AT.near + food]))
        out[AT.stuck + place] += small - min(small, int(out[AT.largest_near + food]))
    out[AT.work + place] = int(EIGHTHS * work)
    out[AT.steps + place] = best_three(out, AT.step + place * ANTS)
    out[AT.all_reach + place] = best_three(out, AT.stop + place * ANTS)
    if board.friends:
        out[AT.points + place] = state.points[seat]
        for friend in range(FRIENDS):
            out[AT.owned + place * FRIENDS + friend] = state.owned[seat, friend]


@kernel
def least_stops(sizes: Array, at: int, tokens: int) -> int:
    """Chambers that so many tokens fill, the largest rooms first."""
    stops = 0
    for less in range(MAX_PLACES):
        size = MAX_PLACES - less
        used = min(int(sizes[at + size - 1]), (tokens + size - 1) // size)
        stops += used
        tokens = max(0, tokens - used * size)
    return stops


@kernel
def best_three(out: Array, at: int) -> int:
    """What the best three ants give together."""
    first = second = third = 0
    for ant in range(ANTS):
        value = int(out[at + ant])
        first, value = max(first, value), min(first, value)
        second, value = max(second, value), min(second, value)
        third = max(third, value)
    return first + second + third


@kernel
def best_cards(out: Array) -> int:
    """What the observer's best three cards give together."""
    first = second = third = 0
    for ant in range(ANTS):
        for _ in range(out[AT.hand + ant]):
            value = int(out[AT.stop + ant])
            first, value = max(first, value), min(first, value)
            second, value = max(second, value), min(second, value)
            third = max(third, value)
    return first + second + third


SIGHT = Observation(FIELDS, write)
