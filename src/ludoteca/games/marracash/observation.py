"""What a seat sees, as numbers: in Marracash everything. Shops and fountains are numbered as in
the actions; what the plan of the town fixes beyond their ways is on the board."""

from __future__ import annotations

from ludoteca.core.kernel import Array, Record, kernel
from ludoteca.core.observation import Field, Observation, mark_bits, mark_seat, places_of, seat_at
from ludoteca.games.marracash.box import (
    ACTIONS_A_TURN,
    CARDS,
    CARDS_A_COLOUR,
    COIN,
    COLOUR_NAMES,
    COLOURS,
    END_NAMES,
    END_REASON_NAMES,
    ENDS,
    ENTRANCES,
    FIGURES,
    FIRST_VALUES,
    LINE,
    MAX_BID,
    MAX_BRING,
    MAX_FOUNTAINS,
    MAX_SHOPS,
    MAX_WAYS,
    PLACES,
    QUIET_ROUNDS,
    RAISE,
    SEATS,
    SIGNS,
)
from ludoteca.games.marracash.numbering import MAX_TURNS
from ludoteca.games.marracash.souvenirs import value_of
from ludoteca.games.marracash.state import NO_CARD, NOWHERE, Phase
from ludoteca.games.marracash.visitors import line_length

FEWEST = 3  # seats
REASONS = len(END_REASON_NAMES)
VISITORS = max(FIGURES)  # of a colour
DEAREST = max(FIRST_VALUES) + (CARDS_A_COLOUR - 1) * COIN
COLOUR_LIST = ", ".join(COLOUR_NAMES)

FIELDS = (
    Field("seats", (SEATS - FEWEST + 1,), 1, "how many play: three or four"),
    Field("souvenirs", (1,), 1, "the souvenirs are in play"),
    Field("least_raise", (1,), RAISE, "by how much a bid has to be raised"),
    Field("phase", (len(Phase),), 1, "the kind of step that comes next"),
    Field("actor", (SEATS,), 1, "the seat to act; none for chance or when all is over"),
    Field("player", (SEATS,), 1, "whose turn it is"),
    Field("first", (SEATS,), 1, "the first player, once drawn"),
    Field("turn", (1,), MAX_TURNS, "turns begun so far"),
    Field("last_turn", (1,), MAX_TURNS + SEATS, "the turn that will be the last, 0 while unknown"),
    Field("quiet_turns", (1,), QUIET_ROUNDS * SEATS, "since a sale, a customer or new visitors"),
    Field("round", (1,), MAX_TURNS, "the round being played, from 1"),
    Field("actions_left", (1,), ACTIONS_A_TURN, "of this turn, after the one being played"),
    Field("auctioned", (1,), 1, "the turn has had an auction, so that no group moves any more"),
    # The auction, and the choice between two souvenirs.
    Field("shop", (MAX_SHOPS,), 1, "the shop at auction, up to the bonus"),
    Field("bid", (1,), MAX_BID, "the highest bid, 0 before the opening"),
    Field("leader", (SEATS,), 1, "the seat with the highest bid"),
    Field("still_in", (SEATS,), 1, "seats that have not passed"),
    Field("selling", (MAX_SHOPS,), 1, "the shop whose owner chooses a souvenir"),
    # Souvenirs.
    Field("card_colour", (PLACES, COLOURS), 1, f"of the cards face up: {COLOUR_LIST}"),
    Field("card_value", (PLACES,), DEAREST, "of the cards face up"),
    Field("deck", (CARDS,), 1, "cards face down: by colour, then from the cheapest"),
    # Visitors.
    Field("figures", (COLOURS,), VISITORS, f"visitors without a place yet: {COLOUR_LIST}"),
    Field("crowd", (MAX_FOUNTAINS, COLOURS), VISITORS, "visitors at each fountain, by colour"),
    Field("line_length", (1,), LINE, "visitors that wait in the line"),
    Field("line", (LINE,), COLOURS, "their colours from left to right, from 1, then 0"),
    Field("next", (ENDS, MAX_BRING, COLOURS), 1, f"the next of them, at {' and '.join(END_NAMES)}"),
    # The town.
    Field("entrance", (MAX_FOUNTAINS,), 1, "fountains that are entrances"),
    Field("ways", (MAX_FOUNTAINS, MAX_WAYS), MAX_FOUNTAINS, "fountains next to each, from 1"),
    Field("built", (MAX_SHOPS,), 1, "shops that the town has: eight of each colour at most"),
    Field("owner", (SEATS, MAX_SHOPS), 1, "shops of each seat"),
    Field("customers", (MAX_SHOPS,), VISITORS, "in each shop"),
    # What each seat has.
    Field("money", (SEATS,), MAX_BID, "of each seat"),
    Field("signs_left", (SEATS,), SIGNS, "shops that each seat can still buy"),
    Field("bank", (1,), MAX_BID, "what the bank has paid, less what it took"),
    Field("end_reasons", (REASONS,), 1, f"why the match ended: {', '.join(END_REASON_NAMES)}"),
)
AT = places_of(FIELDS)


@kernel
def write(board: Record, state: Record, seat: int, out: Array) -> None:
    for entry in range(AT.end):
        out[entry] = 0
    write_moment(board, state, seat, out)
    write_auction(state, seat, out)
    if board.souvenirs:
        write_souvenirs(state, out)
    write_visitors(state, out)
    write_line(state, out)
    write_town(board, out)
    write_shops(board, state, seat, out)
    write_seats(state, seat, out)


@kernel
def write_moment(board: Record, state: Record, seat: int, out: Array) -> None:
    out[AT.seats + int(state.seats) - FEWEST] = 1
    out[AT.souvenirs] = board.souvenirs
    out[AT.least_raise] = board.raise_by
    out[AT.phase + int(state.phase)] = 1
    mark_seat(state, seat, state.actor, out, AT.actor)
    mark_seat(state, seat, state.player, out, AT.player)
    mark_seat(state, seat, state.first, out, AT.first)
    out[AT.turn] = state.turns
    out[AT.last_turn] = state.last_turn
    out[AT.quiet_turns] = state.turns - state.eventful_turn
    out[AT.round] = state.rounds
    out[AT.actions_left] = state.actions_left
    out[AT.auctioned] = state.auctioned
    mark_bits(state.end_reasons, REASONS, out, AT.end_reasons)


@kernel
def write_auction(state: Record, seat: int, out: Array) -> None:
    if state.shop != NOWHERE:
        out[AT.shop + int(state.shop)] = 1
        out[AT.bid] = state.bid
        mark_seat(state, seat, state.leader, out, AT.leader)
        for place in range(state.seats):
            out[AT.still_in + place] = state.still_in >> seat_at(state, seat, place) & 1
    if state.selling_shop != NOWHERE:
        out[AT.selling + int(state.selling_shop)] = 1


@kernel
def write_souvenirs(state: Record, out: Array) -> None:
    for place in range(PLACES):
        card = int(state.card[place])
        if card != NO_CARD:
            out[AT.card_colour + place * COLOURS + card // CARDS_A_COLOUR] = 1
            out[AT.card_value + place] = value_of(card)
    mark_bits(state.cards_left, CARDS, out, AT.deck)


@kernel
def write_visitors(state: Record, out: Array) -> None:
    for colour in range(COLOURS):
        out[AT.figures + colour] = state.figures[colour]
    for fountain in range(MAX_FOUNTAINS):
        for colour in range(COLOURS):
            out[AT.crowd + fountain * COLOURS + colour] = state.crowd[fountain, colour]


@kernel
def write_line(state: Record, out: Array) -> None:
    length, left, right = line_length(state), int(state.line_from), int(state.line_to) - 1
    out[AT.line_length] = length
    for place in range(length):
        out[AT.line + place] = state.line[left + place] + 1
    for place in range(min(length, MAX_BRING)):
        out[AT.next + place * COLOURS + int(state.line[left + place])] = 1
        out[AT.next + (MAX_BRING + place) * COLOURS + int(state.line[right - place])] = 1


@kernel
def write_town(board: Record, out: Array) -> None:
    for entrance in range(ENTRANCES):
        out[AT.entrance + int(board.entrance[entrance])] = 1
    for fountain in range(MAX_FOUNTAINS):
        for way in range(MAX_WAYS):
            out[AT.ways + fountain * MAX_WAYS + way] = board.target[fountain, way] + 1


@kernel
def write_shops(board: Record, state: Record, seat: int, out: Array) -> None:
    second, third = seat_at(state, seat, 1), seat_at(state, seat, 2)
    fourth = seat_at(state, seat, 3) if state.seats == SEATS else SEATS
    for shop in range(MAX_SHOPS):
        owner = int(state.owner[shop])
        out[AT.built + shop] = board.built[shop]
        out[AT.customers + shop] = state.customers[shop]
        out[AT.owner + shop] = 1 if owner == seat else 0
        out[AT.owner + MAX_SHOPS + shop] = 1 if owner == second else 0
        out[AT.owner + 2 * MAX_SHOPS + shop] = 1 if owner == third else 0
        out[AT.owner + 3 * MAX_SHOPS + shop] = 1 if owner == fourth else 0


@kernel
def write_seats(state: Record, seat: int, out: Array) -> None:
    out[AT.bank] = state.bank
    for place in range(state.seats):
        whose = seat_at(state, seat, place)
        out[AT.money + place] = state.money[whose]
        out[AT.signs_left + place] = SIGNS - state.signs[whose]


OBSERVATION = Observation(FIELDS, write)
