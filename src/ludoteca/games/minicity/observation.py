"""What a seat sees, as numbers: all but the hands of the others and the order of the pile (Q6)."""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.core.observation import (
    MOST,
    Field,
    Observation,
    mark_bits,
    mark_seat,
    places_of,
    seat_at,
)
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
    RoadEnd,
)
from ludoteca.games.minicity.cards import hand_size, pile_size
from ludoteca.games.minicity.friends import copies_left
from ludoteca.games.minicity.roads import card_limit, range_at, roads_used
from ludoteca.games.minicity.state import NOTHING, Phase

ANT_LIST, FOOD_LIST, FRIEND_LIST = (
    ", ".join(names) for names in (ANT_NAMES, FOOD_NAMES, FRIEND_NAMES)
)
PHASES = Phase.OVER + 1  # those of the offer are told by the seats alone (§2.7)
REASONS = len(END_REASON_NAMES)

FIELDS = (
    Field("seats", (len(SEAT_COUNTS),), 1, "how many play: two, three or four"),
    Field("friends", (1,), 1, "the friends are in play"),
    Field("phase", (PHASES,), 1, "the kind of step that comes next; none in an offer"),
    Field("actor", (MAX_SEATS,), 1, "the seat to act; none for chance or when all is over"),
    Field("turn_seat", (MAX_SEATS,), 1, "whose turn it is, or who is served at setup"),
    Field("first", (MAX_SEATS,), 1, "the first player, once drawn"),
    Field("turn", (1,), MAX_TURNS, "turns begun, of all seats together"),
    Field("round", (1,), MAX_TURNS, "the round being played, from 1"),
    Field("cards_played", (1,), MAX_TURN_CARDS, "in this turn"),
    Field("card_limit", (1,), MAX_TURN_CARDS, "how many may be played in this turn"),
    Field("bought", (1,), 1, "a friend was bought in this turn"),
    # Cards.
    Field("hand", (ANTS,), SNAIL_HAND, f"cards in the observer's hand: {ANT_LIST}"),
    Field("hand_size", (MAX_SEATS,), SNAIL_HAND, "cards in each hand"),
    Field("unseen", (ANTS,), CARDS_AN_ANT, "cards in the pile and in the other hands, by ant"),
    Field("pile", (1,), ANTS * CARDS_AN_ANT, "cards in the pile"),
    Field("discards", (ANTS,), CARDS_AN_ANT, "discarded cards, by ant"),
    # Roads.
    Field("road_length", (1,), MAX_ROAD, "spaces of each road"),
    Field("roads", (ROADS, MAX_ROAD), ANTS, f"the card on each space, from 1: {ANT_LIST}"),
    Field(
        "room", (ROADS, ENDS), MAX_ROAD, f"empty spaces beyond the cards: {', '.join(END_NAMES)}"
    ),
    Field("range", (ROADS, ENDS, ANTS), MAX_ROAD, "of each ant, if its card is played there"),
    Field("card_road", (ROADS,), 1, "the road of the card being played, or being laid"),
    Field("card_space", (1,), MAX_ROAD, "the space of the card being played, from 1"),
    Field("card_ant", (ANTS,), 1, "the ant that it moves"),
    Field("card_range", (1,), MAX_ROAD, "how far it does"),
    # The hill.
    Field("food", (CHAMBERS,), FOODS - 1, f"of each chamber: {FOOD_LIST}"),
    Field("tokens", (CHAMBERS,), MAX_PLACES, "in each chamber"),
    Field("free", (CHAMBERS,), MAX_PLACES, "free places of each chamber"),
    Field("load", (CHAMBERS,), MAX_PLACES, "tokens the observer has in the small part for them"),
    Field("distance", (ANTS, CHAMBERS), CHAMBERS - 1, "tunnels from each ant to each chamber"),
    Field("spread_from", (1,), CHAMBERS, "the chamber whose tokens the ladybird spreads, from 1"),
    Field("tokens_spread", (1,), MAX_PLACES, "by the ladybird so far; in an offer: to put away"),
    # What each seat has.
    Field("small", (MAX_SEATS, FOODS), EXOTIC_CATERPILLAR_PART, f"tokens to unload: {FOOD_LIST}"),
    Field("reserve", (MAX_SEATS, FOODS), max(FOOD_TOKENS), "tokens behind them"),
    Field("points", (MAX_SEATS,), MOST, "points of friendship"),
    Field("owned", (MAX_SEATS, FRIENDS), MAX_COPIES, f"copies of each friend: {FRIEND_LIST}"),
    Field("used", (MAX_SEATS, FRIENDS), MAX_COPIES, "of them, in the seat's latest turn"),
    Field("friend_cost", (FRIENDS,), MAX_COST, "points for each friend"),
    Field("friend_left", (FRIENDS,), MAX_COPIES, "copies of each friend that can be bought"),
    Field("end_reasons", (REASONS,), 1, f"why the match ended: {', '.join(END_REASON_NAMES)}"),
)
AT = places_of(FIELDS)


@kernel
def write(board: Record, state: Record, seat: int, out: Array) -> None:
    for entry in range(AT.end):
        out[entry] = 0
    write_moment(board, state, seat, out)
    write_cards(state, seat, out)
    write_roads(board, state, out)
    write_hill(board, state, seat, out)
    write_seats(state, seat, out)
    if board.friends:
        write_friends(board, state, seat, out)


@kernel
def write_moment(board: Record, state: Record, seat: int, out: Array) -> None:
    out[AT.seats + int(state.seats) - SEAT_COUNTS[0]] = 1
    out[AT.friends] = board.friends
    if state.phase < PHASES:
        out[AT.phase + int(state.phase)] = 1
    mark_seat(state, seat, state.actor, out, AT.actor)
    mark_seat(state, seat, state.turn_seat, out, AT.turn_seat)
    mark_seat(state, seat, state.first, out, AT.first)
    out[AT.turn] = state.turns
    out[AT.round] = state.rounds
    out[AT.cards_played] = state.cards_played
    out[AT.card_limit] = card_limit(state) if state.turns > 0 else 0
    out[AT.bought] = state.bought
    mark_bits(state.end_reasons, REASONS, out, AT.end_reasons)


@kernel
def write_cards(state: Record, seat: int, out: Array) -> None:
    """Neither the hands of the others nor the pile are told, only what they hold together."""
    for ant in range(ANTS):
        out[AT.hand + ant] = state.hand[seat, ant]
        out[AT.discards + ant] = state.discards[ant]
        unseen = int(state.pile[ant]) - int(state.hand[seat, ant])
        for other in range(MAX_SEATS):
            unseen += int(state.hand[other, ant])
        out[AT.unseen + ant] = unseen
    out[AT.pile] = pile_size(state)


@kernel
def write_roads(board: Record, state: Record, out: Array) -> None:
    out[AT.road_length] = board.road_length
    for space in range(MAX_ROAD):
        out[AT.roads + space] = state.roads[0, space] + 1
        out[AT.roads + MAX_ROAD + space] = state.roads[1, space] + 1
    for road in range(roads_used(state)):
        if state.left_end[road] != NOTHING:
            out[AT.room + road * ENDS] = state.left_end[road]
            out[AT.room + road * ENDS + 1] = board.road_length - 1 - state.right_end[road]
            write_ranges(state, road, RoadEnd.LEFT, state.left_end[road], out)
            write_ranges(state, road, RoadEnd.RIGHT, state.right_end[road], out)
    if state.road != NOTHING:
        out[AT.card_road + int(state.road)] = 1
    out[AT.card_space] = state.space + 1
    if state.ant != NOTHING:
        out[AT.card_ant + int(state.ant)] = 1
    out[AT.card_range] = state.reach


@kernel
def write_ranges(state: Record, road: int, end: int, space: int, out: Array) -> None:
    """§5.1: only the ant whose card lies outermost goes further than 1."""
    at = AT.range + (road * ENDS + end) * ANTS
    for ant in range(ANTS):
        out[at + ant] = 1
    outermost = int(state.roads[road, space])
    out[at + outermost] = range_at(state, road, end, outermost)


@kernel
def write_hill(board: Record, state: Record, seat: int, out: Array) -> None:
    """What is looked up for a chamber would be slow to look up inside the loops."""
    yellow, orange = state.small[seat, 0], state.small[seat, 1]
    blue, green, pink = state.small[seat, 2], state.small[seat, 3], state.small[seat, 4]
    for chamber in range(CHAMBERS):
        food, tokens = board.food[chamber], state.tokens[chamber]
        free = board.places[chamber] - tokens
        have = yellow if food == 0 else orange if food == 1 else blue if food == 2 else pink
        have = green if food == 3 else have
        out[AT.food + chamber] = food
        out[AT.tokens + chamber] = tokens
        out[AT.free + chamber] = free
        out[AT.load + chamber] = min(free, have)
    from_0, from_1 = board.distance[state.ant_at[0]], board.distance[state.ant_at[1]]
    from_2, from_3 = board.distance[state.ant_at[2]], board.distance[state.ant_at[3]]
    from_4 = board.distance[state.ant_at[4]]
    for chamber in range(CHAMBERS):
        out[AT.distance + chamber] = from_0[chamber]
        out[AT.distance + CHAMBERS + chamber] = from_1[chamber]
        out[AT.distance + CHAMBERS * 2 + chamber] = from_2[chamber]
        out[AT.distance + CHAMBERS * 3 + chamber] = from_3[chamber]
        out[AT.distance + CHAMBERS * 4 + chamber] = from_4[chamber]
    out[AT.spread_from] = state.spread_from + 1
    out[AT.tokens_spread] = state.tokens_spread


@kernel
def write_seats(state: Record, seat: int, out: Array) -> None:
    for place in range(state.seats):
        whose = seat_at(state, seat, place)
        out[AT.hand_size + place] = hand_size(state, whose)
        for food in range(FOODS):
            out[AT.small + place * FOODS + food] = state.small[whose, food]
            out[AT.reserve + place * FOODS + food] = state.reserve[whose, food]


@kernel
def write_friends(board: Record, state: Record, seat: int, out: Array) -> None:
    for friend in range(FRIENDS):
        out[AT.friend_cost + friend] = board.friend_cost[friend]
        out[AT.friend_left + friend] = copies_left(board, state, friend)
    for place in range(state.seats):
        whose = seat_at(state, seat, place)
        out[AT.points + place] = state.points[whose]
        for friend in range(FRIENDS):
            out[AT.owned + place * FRIENDS + friend] = state.owned[whose, friend]
            out[AT.used + place * FRIENDS + friend] = state.used[whose, friend]


OBSERVATION = Observation(FIELDS, write)
