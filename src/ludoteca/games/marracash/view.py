"""What a seat sees: in Marracash everything, for everybody."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core.actions import text_of
from ludoteca.core.bits import names_of_bits
from ludoteca.core.enums import names_of
from ludoteca.core.kernel import Record
from ludoteca.core.naming import actor_name, seat_name
from ludoteca.core.reading import plainly
from ludoteca.games.marracash.actions import CARD_NAMES, TABLE
from ludoteca.games.marracash.auctions import least_bid
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import (
    CARDS,
    COLOUR_NAMES,
    END_REASON_NAMES,
    MAX_FOUNTAINS,
    MONEY,
    SEAT_NAMES,
    SIGNS,
)
from ludoteca.games.marracash.numbering import AUCTION, MAX_CHOICES, MOVE
from ludoteca.games.marracash.rules import legal
from ludoteca.games.marracash.sales import Sale, pulled_in, sales_of
from ludoteca.games.marracash.scoring import ranks
from ludoteca.games.marracash.selling import price_of
from ludoteca.games.marracash.state import NO_CARD, NOWHERE, Phase
from ludoteca.games.marracash.words import read, read_board

PHASE_NAMES = names_of(Phase)


def view(board: MarracashBoard, record: Record) -> dict[str, Any]:
    state, town = read(record), read_board(board.record)
    over = state.phase == Phase.OVER
    return {
        "game": "marracash",
        "round": state.rounds,
        "turn": state.turns,
        "last_turn": state.last_turn or None,
        "actor": actor_name(state.actor, SEAT_NAMES),
        "phase": PHASE_NAMES[state.phase],
        "first": seat_name(state.first, SEAT_NAMES),
        "player": seat_name(state.player, SEAT_NAMES),
        "actions_left": state.actions_left,
        "auctioned": bool(state.auctioned),
        "souvenirs": bool(town.souvenirs),
        "least_raise": town.raise_by,
        "town": view_town(board),
        "fountains": view_fountains(board, state),
        "shops": view_shops(board, state),
        "line": [COLOUR_NAMES[colour] for colour in state.line[state.line_from : state.line_to]],
        "figures": by_colour(state.figures.tolist()),
        "cards": [None if card == NO_CARD else view_card(int(card)) for card in state.card],
        "deck": [view_card(card) for card in range(CARDS) if state.cards_left >> card & 1],
        "auction": view_auction(board, town, state),
        "selling": shop_name(board, state.selling_shop),
        "previews": view_previews(board, record),
        "start_money": MONEY,
        "bank": state.bank,
        "seats": view_seats(board, state),
        "end_reasons": names_of_bits(state.end_reasons, END_REASON_NAMES),
        "winners": [
            SEAT_NAMES[seat] for seat, rank in enumerate(ranks(state)) if over and rank == 1
        ],
    }


def by_colour(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def shop_name(board: MarracashBoard, shop: int) -> str | None:
    return None if shop == NOWHERE else board.shop_names[shop]


def view_card(card: int) -> dict[str, Any]:
    colour, value = CARD_NAMES[card]
    return {"colour": colour, "value": value}


def view_town(board: MarracashBoard) -> dict[str, Any]:
    """What never changes: squares as [column, row]."""
    plan = board.town.plan
    return {
        "name": board.town.name,
        "columns": plan.columns,
        "rows": plan.rows,
        "streets": sorted([*square] for square in plan.streets),
        "palms": sorted([*square] for square in plan.palms),
    }


def view_fountains(board: MarracashBoard, state: Record) -> list[dict[str, Any]]:
    crowds = state.crowd.tolist()
    return [
        {
            "name": fountain.name,
            "column": fountain.square[0],
            "row": fountain.square[1],
            "entrance": fountain.is_entrance,
            "next": list(board.neighbours[number]),
            "crowd": by_colour(crowds[number]),
        }
        for number, fountain in enumerate(board.town.plan.fountains)
    ]


def view_shops(board: MarracashBoard, state: Record) -> list[dict[str, Any]]:
    owners, customers = state.owner.tolist(), state.customers.tolist()
    price = plainly(price_of)
    return [
        {
            "name": drawn.name,
            "colour": COLOUR_NAMES[drawn.colour],
            "squares": [[*square] for square in drawn.squares],
            "owner": seat_name(owners[shop], SEAT_NAMES),
            "customers": customers[shop],
            "next_pays": price(customers[shop] + 1),
            "paid": sum(price(number + 1) for number in range(customers[shop])),
        }
        for shop, drawn in board.shops.items()
    ]


def view_auction(board: MarracashBoard, town: Record, state: Record) -> dict[str, Any] | None:
    """While bids are made; once the shop is sold it is listed with its owner."""
    if state.phase != Phase.BID:
        return None
    return {
        "shop": board.shop_names[state.shop],
        "auctioneer": SEAT_NAMES[state.player],
        "bid": state.bid,
        "leader": seat_name(state.leader, SEAT_NAMES),
        "in": names_of_bits(state.still_in, SEAT_NAMES),
        "least_bid": plainly(least_bid)(town, state),
        "pulls_in": pulled_in(board, state, state.shop),
    }


def view_seats(board: MarracashBoard, state: Record) -> list[dict[str, Any]]:
    owners, money, signs = state.owner.tolist(), state.money.tolist(), state.signs.tolist()
    return [
        {
            "seat": SEAT_NAMES[seat],
            "money": money[seat],
            "signs_left": SIGNS - signs[seat],
            "shops": [drawn.name for shop, drawn in board.shops.items() if owners[shop] == seat],
            "rank_now": rank,
        }
        for seat, rank in enumerate(ranks(state))
    ]


def view_previews(board: MarracashBoard, state: Record) -> list[dict[str, Any]]:
    """What each move or auction that may be chosen now would do."""
    if read(state).phase != Phase.ACT:
        return []
    buffer = np.zeros(MAX_CHOICES, np.int16)
    count = legal(board.record, state, buffer)
    return [preview(board, state, int(number)) for number in buffer[:count]]


def preview(board: MarracashBoard, state: Record, number: int) -> dict[str, Any]:
    """A legal move: its route, who would enter which shop, who earns, the mover's share.

    An auction: the visitors that the shop's buyer would get at once.
    """
    action = text_of(TABLE.action(board, number))
    if number >= AUCTION:
        shop = number - AUCTION
        pulls_in = pulled_in(board, read(state), shop)
        return {"action": action, "shop": board.shop_names[shop], "pulls_in": pulls_in}
    start, target = divmod(number - MOVE, MAX_FOUNTAINS)
    route = board.routes[start, target]
    sales = sales_of(board, state, number)
    return {
        "action": action,
        "from": route.start,
        "to": route.target,
        "squares": [[*square] for square in route.squares],
        "sales": [view_sale(board, sale) for sale in sales],
        "share": sum(sale.share for sale in sales),
    }


def view_sale(board: MarracashBoard, sale: Sale) -> dict[str, Any]:
    return {
        "shop": board.shop_names[sale.shop],
        "owner": SEAT_NAMES[sale.owner],
        "visitors": sale.visitors,
        "cards": [view_card(card) for card in sale.cards],
        "waits": sale.waits,  # the owner will choose a card: income and share are not yet known
        "income": sale.income,
        "share": sale.share,
    }
