"""What a seat sees, as numbers: all but the hands of the others and the order of the pile (Q6)."""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.core.observation import MOST, Field, Observation, starts_of
from ludoteca.games.minicity.box import (
    ANT_NAMES,
    ANTS,
    CARDS_AN_ANT,
    CHAMBERS,
    END_NAMES,
    END_REASON_NAMES,
    ENDS,
    EXOTIC_CATERPILLAR_PART,
    FOOD_NAMES,
    FOOD_TOKENS,
    FOODS,
    FRIEND_NAMES,
    FRIENDS,
    MAX_COPIES,
    MAX_COST,
    MAX_PLACES,
    MAX_ROAD,
    MAX_SEATS,
    MAX_TURN_CARDS,
    MAX_TURNS,
    ROADS,
    SEAT_COUNTS,
    SNAIL_HAND,
)
from ludoteca.games.minicity.cards import hand_size, pile_size
from ludoteca.games.minicity.friends import copies_left
from ludoteca.games.minicity.roads import card_limit, range_at, roads_used
from ludoteca.games.minicity.state import NOTHING, Phase

ANT_LIST, FOOD_LIST, FRIEND_LIST = (
    ", ".join(names) for names in (ANT_NAMES, FOOD_NAMES, FRIEND_NAMES)
)
PHASES = len(Phase)
REASONS = len(END_REASON_NAMES)

FIELDS = (
    Field("seats", (len(SEAT_COUNTS),), 1, "how many play: two, three or four"),
    Field("friends", (1,), 1, "the friends are in play"),
    Field("phase", (PHASES,), 1, "the kind of step that comes next"),
    Field("actor", (MAX_SEATS,), 1, "the seat to act; none for chance or when all is over"),
    Field("turn-seat", (MAX_SEATS,), 1, "whose turn it is, or who is served at setup"),
    Field("first", (MAX_SEATS,), 1, "the first player, once drawn"),
    Field("turn", (1,), MAX_TURNS, "turns begun, of all seats together"),
    Field("round", (1,), MAX_TURNS, "the round being played, from 1"),
    Field("cards-played", (1,), MAX_TURN_CARDS, "in this turn"),
    Field("card-limit", (1,), MAX_TURN_CARDS, "how many may be played in this turn"),
    Field("bought", (1,), 1, "a friend was bought in this turn"),
    # Cards.
    Field("hand", (ANTS,), SNAIL_HAND, f"cards in the observer's hand: {ANT_LIST}"),
    Field("hand-size", (MAX_SEATS,), SNAIL_HAND, "cards in each hand"),
    Field("unseen", (ANTS,), CARDS_AN_ANT, "cards in the pile and in the other hands, by ant"),
    Field("pile", (1,), ANTS * CARDS_AN_ANT, "cards in the pile"),
    Field("discards", (ANTS,), CARDS_AN_ANT, "discarded cards, by ant"),
    # Roads.
    Field("road-length", (1,), MAX_ROAD, "spaces of each road"),
    Field("roads", (ROADS, MAX_ROAD), ANTS, f"the card on each space, from 1: {ANT_LIST}"),
    Field(
        "room", (ROADS, ENDS), MAX_ROAD, f"empty spaces beyond the cards: {', '.join(END_NAMES)}"
    ),
    Field("range", (ROADS, ENDS, ANTS), MAX_ROAD, "of each ant, if its card is played there"),
    Field("card-road", (ROADS,), 1, "the road of the card being played, or being laid"),
    Field("card-space", (1,), MAX_ROAD, "the space of the card being played, from 1"),
    Field("card-ant", (ANTS,), 1, "the ant that it moves"),
    Field("card-range", (1,), MAX_ROAD, "how far it does"),
    # The hill.
    Field("food", (CHAMBERS,), FOODS - 1, f"of each chamber: {FOOD_LIST}"),
    Field("tokens", (CHAMBERS,), MAX_PLACES, "in each chamber"),
    Field("free", (CHAMBERS,), MAX_PLACES, "free places of each chamber"),
    Field("load", (CHAMBERS,), MAX_PLACES, "tokens the observer has in the small part for them"),
    Field("distance", (ANTS, CHAMBERS), CHAMBERS - 1, "tunnels from each ant to each chamber"),
    Field("spread-from", (1,), CHAMBERS, "the chamber whose tokens the ladybird spreads, from 1"),
    Field("tokens-spread", (1,), MAX_PLACES, "by the ladybird so far"),
    # What each seat has.
    Field("small", (MAX_SEATS, FOODS), EXOTIC_CATERPILLAR_PART, f"tokens to unload: {FOOD_LIST}"),
    Field("reserve", (MAX_SEATS, FOODS), max(FOOD_TOKENS), "tokens behind them"),
    Field("points", (MAX_SEATS,), MOST, "points of friendship"),
    Field("owned", (MAX_SEATS, FRIENDS), MAX_COPIES, f"copies of each friend: {FRIEND_LIST}"),
    Field("used", (MAX_SEATS, FRIENDS), MAX_COPIES, "of them, in the seat's latest turn"),
    Field("friend-cost", (FRIENDS,), MAX_COST, "points for each friend"),
    Field("friend-left", (FRIENDS,), MAX_COPIES, "copies of each friend that can be bought"),
    Field("end-reasons", (REASONS,), 1, f"why the match ended: {', '.join(END_REASON_NAMES)}"),
)
(
    SEATS,
    FRIENDS_ON,
    PHASE,
    ACTOR,
    TURN_SEAT,
    FIRST,
    TURN,
    ROUND,
    CARDS_PLAYED,
    CARD_LIMIT,
    BOUGHT,
    HAND,
    HAND_SIZE,
    UNSEEN,
    PILE,
    DISCARDS,
    ROAD_LENGTH,
    ROAD_CARDS,
    ROOM,
    RANGE,
    CARD_ROAD,
    CARD_SPACE,
    CARD_ANT,
    CARD_RANGE,
    FOOD,
    TOKENS,
    FREE,
    LOAD,
    DISTANCE,
    SPREAD_FROM,
    TOKENS_SPREAD,
    SMALL,
    RESERVE,
    POINTS,
    OWNED,
    USED,
    FRIEND_COST,
    FRIEND_LEFT,
    REASON,
) = starts_of(FIELDS)
SIZE = REASON + REASONS


@kernel
def write(board: Record, state: Record, seat: int, out: Array) -> None:
    for entry in range(SIZE):
        out[entry] = 0
    write_moment(board, state, seat, out)
    write_cards(board, state, seat, out)
    write_roads(board, state, out)
    write_hill(board, state, seat, out)
    for place in range(state.seats):
        write_seat(state, (seat + place) % state.seats, place, out)
    if board.friends:
        for friend in range(FRIENDS):
            out[FRIEND_COST + friend] = board.friend_cost[friend]
            out[FRIEND_LEFT + friend] = copies_left(board, state, friend)


@kernel
def mark_seat(state: Record, seat: int, whose: int, out: Array, field: int) -> None:
    """A flag for a seat, counted from the observer; none if there is no such seat."""
    if whose >= 0:
        out[field + (whose - seat) % state.seats] = 1


@kernel
def write_moment(board: Record, state: Record, seat: int, out: Array) -> None:
    out[SEATS + state.seats - SEAT_COUNTS[0]] = 1
    out[FRIENDS_ON] = board.friends
    out[PHASE + state.phase] = 1
    mark_seat(state, seat, state.actor, out, ACTOR)
    mark_seat(state, seat, state.turn_seat, out, TURN_SEAT)
    mark_seat(state, seat, state.first, out, FIRST)
    out[TURN] = state.turns
    out[ROUND] = state.rounds
    out[CARDS_PLAYED] = state.cards_played
    out[CARD_LIMIT] = card_limit(state) if state.turns > 0 else 0
    out[BOUGHT] = state.bought
    for reason in range(REASONS):
        out[REASON + reason] = state.end_reasons >> reason & 1


@kernel
def write_cards(board: Record, state: Record, seat: int, out: Array) -> None:
    """Neither the hands of the others nor the pile are told, only what they hold together."""
    for ant in range(ANTS):
        out[HAND + ant] = state.hand[seat, ant]
        out[DISCARDS + ant] = state.discards[ant]
        unseen = int(state.pile[ant]) - int(state.hand[seat, ant])
        for other in range(MAX_SEATS):
            unseen += int(state.hand[other, ant])
        out[UNSEEN + ant] = unseen
    out[PILE] = pile_size(state)


@kernel
def write_roads(board: Record, state: Record, out: Array) -> None:
    out[ROAD_LENGTH] = board.road_length
    for road in range(ROADS):
        for space in range(MAX_ROAD):
            out[ROAD_CARDS + road * MAX_ROAD + space] = state.roads[road, space] + 1
    for road in range(roads_used(state)):
        if state.left_end[road] != NOTHING:
            out[ROOM + road * ENDS] = state.left_end[road]
            out[ROOM + road * ENDS + 1] = board.road_length - 1 - state.right_end[road]
            for end in range(ENDS):
                for ant in range(ANTS):
                    reach = range_at(state, road, end, ant)
                    out[RANGE + (road * ENDS + end) * ANTS + ant] = reach
    if state.road != NOTHING:
        out[CARD_ROAD + state.road] = 1
    out[CARD_SPACE] = state.space + 1
    if state.ant != NOTHING:
        out[CARD_ANT + state.ant] = 1
    out[CARD_RANGE] = state.reach


@kernel
def write_hill(board: Record, state: Record, seat: int, out: Array) -> None:
    for chamber in range(CHAMBERS):
        free = int(board.places[chamber]) - int(state.tokens[chamber])
        out[FOOD + chamber] = board.food[chamber]
        out[TOKENS + chamber] = state.tokens[chamber]
        out[FREE + chamber] = free
        out[LOAD + chamber] = min(free, int(state.small[seat, board.food[chamber]]))
    for ant in range(ANTS):
        chamber = state.ant_at[ant]
        for other in range(CHAMBERS):
            out[DISTANCE + ant * CHAMBERS + other] = board.distance[chamber, other]
    out[SPREAD_FROM] = state.spread_from + 1
    out[TOKENS_SPREAD] = state.tokens_spread


@kernel
def write_seat(state: Record, whose: int, place: int, out: Array) -> None:
    out[HAND_SIZE + place] = hand_size(state, whose)
    out[POINTS + place] = state.points[whose]
    for food in range(FOODS):
        out[SMALL + place * FOODS + food] = state.small[whose, food]
        out[RESERVE + place * FOODS + food] = state.reserve[whose, food]
    for friend in range(FRIENDS):
        out[OWNED + place * FRIENDS + friend] = state.owned[whose, friend]
        out[USED + place * FRIENDS + friend] = state.used[whose, friend]


OBSERVATION = Observation(FIELDS, write)
