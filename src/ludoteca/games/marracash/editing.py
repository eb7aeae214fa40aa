"""Positions set up by hand: the town when a turn begins, and what is impossible in it."""

from __future__ import annotations

from itertools import groupby

import numpy as np

from ludoteca.core.kernel import Record, new_record
from ludoteca.core.message import Message, message
from ludoteca.core.position import COURSE, Editing, Field, Values, Word, field, flag, group
from ludoteca.core.reading import plainly
from ludoteca.games.marracash.actions import CARD_NAMES
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import (
    CARDS,
    COIN,
    COLOUR_LETTERS,
    COLOURS,
    FIGURES,
    LINE,
    MAX_BID,
    MAX_RUN,
    MAX_SHOPS_A_COLOUR,
    MONEY,
    PLACES,
    QUIET_ROUNDS,
    SEAT_NAMES,
    SIGNS,
    VISITORS,
)
from ludoteca.games.marracash.selling import colour_of, spending
from ludoteca.games.marracash.setup import start
from ludoteca.games.marracash.souvenirs import must_draw, value_of
from ludoteca.games.marracash.state import NO_CARD, NOBODY, STATE, Phase
from ludoteca.games.marracash.turns import begin_turn, proceed
from ludoteca.games.marracash.visitors import must_bring
from ludoteca.games.marracash.words import say_card, say_colour, say_seat, say_shop

MAX_ROUND = 999
NOBODYS = "nobody"
NONE = "none"


def visitor_words() -> tuple[Word, ...]:
    return tuple(Word(letter, say_colour(colour)) for colour, letter in enumerate(COLOUR_LETTERS))


def card_name(card: int) -> str:
    colour, value = CARD_NAMES[card]
    return f"{colour}-{value}"


def player_words(seats: int) -> tuple[Word, ...]:
    return tuple(Word(SEAT_NAMES[seat], say_seat(seat)) for seat in range(seats))


class MarracashEditing(Editing[MarracashBoard]):
    def fields(self, board: MarracashBoard, seats: int) -> list[Field]:
        players, first = player_words(seats), SEAT_NAMES[0]
        return [
            Field("turn", COURSE, field("turn"), "word", first, words=players),
            Field("first", COURSE, field("first"), "word", first, words=players),
            Field("round", COURSE, field("round"), "number", "2", low=1, high=MAX_ROUND),
            Field("quiet", COURSE, field("quiet"), "number", "1", low=1, high=QUIET_ROUNDS * seats),
            Field("turns-left", COURSE, field("turns-left"), "number", "1", low=1, high=seats),
            *(
                Field(
                    f"money-{SEAT_NAMES[seat]}",
                    group("money"),
                    say_seat(seat),
                    "number",
                    str(MONEY),
                    high=MAX_BID,
                    step=COIN,
                )
                for seat in range(seats)
            ),
            Field(
                "line",
                group("line"),
                field("line"),
                "letters",
                "",
                high=LINE,
                words=visitor_words(),
            ),
            *(
                Field(
                    f"fountain-{name}",
                    group("fountains"),
                    message("marracash-set-fountain", fountain=name),
                    "letters",
                    "",
                    high=VISITORS,
                    words=visitor_words(),
                    place=name,
                )
                for name in board.fountain_names
            ),
            *(each for shop in sorted(board.shops) for each in shop_fields(board, shop, seats)),
            *(souvenir_fields() if board.record.souvenirs else []),
        ]

    def begins(self, state: Record) -> bool:
        fresh = state.actions_left == (0 if state.rounds == 1 else 1)
        return bool(state.phase == Phase.ACT and fresh and not state.auctioned)

    def describe(self, board: MarracashBoard, state: Record) -> dict[str, str]:
        turns, seats = int(state.turns), int(state.seats)
        line = state.line[state.line_from : state.line_to].tolist()
        left = min(max(1, int(state.last_turn) - turns + 1), seats)
        values = {
            "turn": SEAT_NAMES[max(0, state.player)],
            "first": SEAT_NAMES[max(0, state.first)],
            "round": str(max(1, state.rounds)),
            "quiet": str(min(max(1, turns - int(state.eventful_turn)), QUIET_ROUNDS * seats)),
            "turns-left": str(left),
            "line": "".join(COLOUR_LETTERS[colour] for colour in line),
        }
        for seat in range(seats):
            values[f"money-{SEAT_NAMES[seat]}"] = str(state.money[seat])
        for number, name in enumerate(board.fountain_names):
            values[f"fountain-{name}"] = letters(state.crowd[number])
        for shop in board.shops:
            owner, name = int(state.owner[shop]), board.shop_names[shop]
            values[f"owner-{name}"] = NOBODYS if owner == NOBODY else SEAT_NAMES[owner]
            values[f"customers-{name}"] = str(state.customers[shop])
        if board.record.souvenirs:
            for place in range(PLACES):
                card = int(state.card[place])
                values[f"card-{place + 1}"] = NONE if card == NO_CARD else card_name(card)
            for card in range(CARDS):
                down = state.cards_left >> card & 1
                values[f"down-{card_name(card)}"] = "yes" if down else "no"
        return values

    def build(self, board: MarracashBoard, seats: int, values: Values) -> Record:
        state = new_record(STATE)
        start(board.record, state, seats)
        state.figures[:] = 0
        for seat in range(seats):
            state.money[seat] = int(values[f"money-{SEAT_NAMES[seat]}"])
        state.bank = int(state.money.sum())
        line = [COLOUR_LETTERS.index(letter) for letter in values["line"]]
        state.line[: len(line)] = line
        state.line_to = len(line)
        for number, name in enumerate(board.fountain_names):
            counts = [values[f"fountain-{name}"].count(letter) for letter in COLOUR_LETTERS]
            state.crowd[number] = counts
            state.standing[number] = sum(counts)
        for shop in board.shops:
            name = board.shop_names[shop]
            owner = values[f"owner-{name}"]
            state.owner[shop] = NOBODY if owner == NOBODYS else SEAT_NAMES.index(owner)
            state.customers[shop] = int(values[f"customers-{name}"])
        state.signs[:seats] = [(state.owner == seat).sum() for seat in range(seats)]
        if board.record.souvenirs:
            put_cards(state, values)
        begin(board, state, values)
        return state

    def faults(self, board: MarracashBoard, state: Record, values: Values) -> list[Message]:
        found = [
            *visitor_faults(board, state, values),
            *shop_faults(board, state),
            *money_faults(board, state),
        ]
        if board.record.souvenirs:
            found += card_faults(state, values)
        if int(values["quiet"]) > (int(values["round"]) - 1) * int(state.seats) + int(state.seats):
            found.append(message("marracash-impossible-quiet"))
        player = SEAT_NAMES.index(values["turn"])
        if not found and (state.phase != Phase.ACT or state.player != player):
            found.append(message("marracash-impossible-nothing", seat=say_seat(player)))
        return found


def shop_fields(board: MarracashBoard, shop: int, seats: int) -> list[Field]:
    name, of_shop = board.shop_names[shop], say_shop(board, shop)
    nobody = Word(NOBODYS, message("position-word", word=NOBODYS))
    most = FIGURES[plainly(colour_of)(shop)]
    return [
        Field(
            f"owner-{name}",
            of_shop,
            field("owner"),
            "word",
            NOBODYS,
            words=(nobody, *player_words(seats)),
            place=name,
        ),
        Field(
            f"customers-{name}",
            of_shop,
            field("customers"),
            "number",
            "0",
            high=most,
            place=name,
        ),
    ]


def souvenir_fields() -> list[Field]:
    none = Word(NONE, message("position-word", word=NONE))
    cards = tuple(Word(card_name(card), say_card(card)) for card in range(CARDS))
    return [
        *(
            Field(
                f"card-{place + 1}",
                group("souvenirs"),
                message("marracash-set-card", place=str(place + 1)),
                "word",
                NONE,
                words=(none, *cards),
            )
            for place in range(PLACES)
        ),
        *(
            flag(f"down-{card_name(card)}", group("souvenirs-down"), say_card(card))
            for card in range(CARDS)
        ),
    ]


def letters(counts: np.ndarray) -> str:
    return "".join(COLOUR_LETTERS[colour] * int(count) for colour, count in enumerate(counts))


def put_cards(state: Record, values: Values) -> None:
    names = [card_name(card) for card in range(CARDS)]
    down = [values[f"down-{name}"] == "yes" for name in names]
    state.cards_left = sum(is_down << card for card, is_down in enumerate(down))
    for place in range(PLACES):
        shown = values[f"card-{place + 1}"]
        state.card[place] = NO_CARD if shown == NONE else names.index(shown)


def begin(board: MarracashBoard, state: Record, values: Values) -> None:
    """The turn of that seat, as if the one before it had just ended."""
    seats = int(state.seats)
    player, first = SEAT_NAMES.index(values["turn"]), SEAT_NAMES.index(values["first"])
    before = int(values["round"]) - 1
    state.first = first
    state.player = (player - 1) % seats
    state.rounds = before + (player != first)
    state.turns = before * seats + (player - first) % seats
    state.eventful_turn = state.turns + 1 - int(values["quiet"])
    if state.line_to == 0:
        state.last_turn = state.turns + int(values["turns-left"])
    state.phase = Phase.GO_ON
    plainly(begin_turn)(board.record, state)
    if state.actions_left > 0:
        plainly(proceed)(board.record, state)


def visitor_faults(board: MarracashBoard, state: Record, values: Values) -> list[Message]:
    """§1.2: all of them are somewhere; §2.2: the line; §4.4, §6.2: nobody stands before a shop."""
    line = state.line[state.line_from : state.line_to]
    inside = state.customers.reshape(COLOURS, MAX_SHOPS_A_COLOUR).sum(axis=1)
    counts = np.bincount(line, minlength=COLOURS) + state.crowd.sum(axis=0) + inside
    found = [
        message(
            "marracash-impossible-visitors",
            colour=say_colour(colour),
            count=int(counts[colour]),
            wanted=FIGURES[colour],
        )
        for colour in range(COLOURS)
        if counts[colour] != FIGURES[colour]
    ]
    if any(len(list(run)) > MAX_RUN for _, run in groupby(values["line"])):
        found.append(message("marracash-impossible-row", most=MAX_RUN))
    for shop in sorted(board.shops):
        colour = plainly(colour_of)(shop)
        for number, name in enumerate(board.fountain_names):
            beside = board.record.shop_fountains[shop] >> number & 1
            if beside and state.owner[shop] >= 0 and state.crowd[number, colour] > 0:
                told = {"colour": say_colour(colour), "shop": say_shop(board, shop)}
                found.append(message("marracash-impossible-outside", fountain=name, **told))
    if plainly(must_bring)(board.record, state):  # §7.1
        found.append(message("marracash-impossible-entrance"))
    return found


def shop_faults(board: MarracashBoard, state: Record) -> list[Message]:
    """§6.2: customers have somebody to pay; §1.2, Q4: so many signs there are."""
    found = [
        message("marracash-impossible-customers", shop=say_shop(board, shop))
        for shop in sorted(board.shops)
        if state.customers[shop] > 0 and state.owner[shop] == NOBODY
    ]
    return found + [
        message("marracash-impossible-signs", seat=say_seat(seat), count=int(signs), most=SIGNS)
        for seat, signs in enumerate(state.signs)
        if signs > SIGNS
    ]


def money_faults(board: MarracashBoard, state: Record) -> list[Message]:
    """§1.2, §4.3, §6.2, §9.2: no more than the bank had to pay; a shop costs its bonus."""
    most = MONEY * int(state.seats)
    most += sum(plainly(spending)(int(count), int(count)) for count in state.customers)
    if board.record.souvenirs:
        shown = [int(card) for card in state.card]
        sold = (card for card in range(CARDS) if not state.cards_left >> card & 1)
        most += sum(plainly(value_of)(card) for card in sold if card not in shown)
    least = most if state.signs.sum() == 0 else 0
    if least <= state.bank <= most:
        return []
    return [message("marracash-impossible-money", money=int(state.bank), most=most)]


def card_faults(state: Record, values: Values) -> list[Message]:
    """§9.1, §9.4: each card is somewhere, and two lie face up as long as there are any."""
    shown = [int(card) for card in state.card if card != NO_CARD]
    found = [
        message("marracash-impossible-card", card=say_card(card))
        for card in sorted(set(shown))
        if shown.count(card) > 1 or state.cards_left >> card & 1
    ]
    if plainly(must_draw)(state):
        found.append(message("marracash-impossible-places"))
    return found


EDITING = MarracashEditing()
