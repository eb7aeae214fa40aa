"""What a seat sees: in Marracash everything, for everybody."""

from __future__ import annotations

from typing import Annotated

import msgspec
import numpy as np

from ludoteca.core.actions import text_of
from ludoteca.core.bits import names_of_bits
from ludoteca.core.enums import names_of
from ludoteca.core.kernel import Record
from ludoteca.core.naming import actor_name, seat_name
from ludoteca.core.reading import plainly
from ludoteca.core.views import PAIR, View, words
from ludoteca.games.marracash.actions import CARD_NAMES, TABLE
from ludoteca.games.marracash.auctions import least_bid
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import (
    BONUS,
    CARDS,
    COIN,
    COLOUR_NAMES,
    END_REASON_NAMES,
    HIGH_BONUS,
    HIGH_PRICE,
    MAX_FOUNTAINS,
    MONEY,
    SEAT_NAMES,
    SIGNS,
)
from ludoteca.games.marracash.knowledge import likely_earnings
from ludoteca.games.marracash.numbering import AUCTION, MAX_CHOICES, MOVE
from ludoteca.games.marracash.rules import legal
from ludoteca.games.marracash.sales import Sale, pulled_in, sales_of
from ludoteca.games.marracash.scoring import ranks
from ludoteca.games.marracash.selling import price_of
from ludoteca.games.marracash.state import NO_CARD, NOWHERE, Phase
from ludoteca.games.marracash.words import read, read_board

PHASE_NAMES = names_of(Phase)


Colour = Annotated[str, words("Colour", COLOUR_NAMES)]
SeatName = Annotated[str, words("SeatName", SEAT_NAMES)]
Actor = Annotated[str, words("Actor", (*SEAT_NAMES, "chance"))]
PhaseName = Annotated[str, words("Phase", PHASE_NAMES)]
Reason = Annotated[str, words("EndReason", END_REASON_NAMES)]
Crowd = dict[Colour, int]
Square = Annotated[list[int], PAIR]  # column and row


class TownView(View, frozen=True):
    """What never changes."""

    name: str
    columns: int
    rows: int
    streets: list[Square]
    palms: list[Square]


class FountainView(View, frozen=True):
    name: str
    column: int
    row: int
    entrance: bool
    next: list[str]
    crowd: Crowd


class ShopView(View, frozen=True):
    name: str
    colour: Colour
    squares: list[Square]
    owner: SeatName | None
    customers: int
    next_pays: int
    paid: int  # by all customers so far


class CardView(View, frozen=True):
    colour: Colour
    value: int


class AuctionView(View, frozen=True):
    shop: str
    auctioneer: SeatName
    bid: int
    leader: SeatName | None
    still_in: list[SeatName] = msgspec.field(name="in")
    least_bid: int
    pulls_in: int
    worth: int  # what the shop is likely to earn, as bots reckon
    bonus: int  # of the auctioneer, if another buys
    high_bonus: int  # the same for more than `high_price`
    high_price: int


class SaleView(View, frozen=True):
    shop: str
    owner: SeatName
    visitors: int
    cards: list[CardView]
    waits: bool  # the owner will choose a card: income and share are not yet known
    income: int
    share: int


class Preview(View, frozen=True):
    """What a choice would do."""


class MovePreview(Preview, frozen=True):
    """What a move that may be chosen now would do: who would enter which shop, who earns."""

    action: str
    start: str = msgspec.field(name="from")
    target: str = msgspec.field(name="to")
    squares: list[Square]
    sales: list[SaleView]
    share: int  # of the mover


class AuctionPreview(Preview, frozen=True):
    """What an auction that may be opened now would do."""

    action: str
    shop: str
    pulls_in: int  # visitors that the shop's buyer would get at once


class SeatView(View, frozen=True):
    seat: SeatName
    money: int
    signs_left: int
    shops: list[str]
    rank_now: int


class MarracashView(View, frozen=True, tag_field="game", tag="marracash"):
    round: int
    turn: int
    last_turn: int | None
    actor: Actor | None
    phase: PhaseName
    first: SeatName | None
    player: SeatName | None
    actions_left: int
    auctioned: bool
    souvenirs: bool
    least_raise: int
    town: TownView
    fountains: list[FountainView]
    shops: list[ShopView]
    line: list[Colour]
    figures: Crowd
    cards: list[CardView | None]
    deck: list[CardView]
    auction: AuctionView | None
    selling: str | None
    previews: list[Preview]
    start_money: int
    bank: int
    seats: list[SeatView]
    end_reasons: list[Reason]
    winners: list[SeatName]


def view(board: MarracashBoard, record: Record) -> MarracashView:
    state, town = read(record), read_board(board.record)
    over = state.phase == Phase.OVER
    return MarracashView(
        round=state.rounds,
        turn=state.turns,
        last_turn=state.last_turn or None,
        actor=actor_name(state.actor, SEAT_NAMES),
        phase=PHASE_NAMES[state.phase],
        first=seat_name(state.first, SEAT_NAMES),
        player=seat_name(state.player, SEAT_NAMES),
        actions_left=state.actions_left,
        auctioned=bool(state.auctioned),
        souvenirs=bool(town.souvenirs),
        least_raise=town.raise_by,
        town=view_town(board),
        fountains=view_fountains(board, state),
        shops=view_shops(board, state),
        line=[COLOUR_NAMES[colour] for colour in state.line[state.line_from : state.line_to]],
        figures=by_colour(state.figures.tolist()),
        cards=[None if card == NO_CARD else view_card(int(card)) for card in state.card],
        deck=[view_card(card) for card in range(CARDS) if state.cards_left >> card & 1],
        auction=view_auction(board, town, state),
        selling=shop_name(board, state.selling_shop),
        previews=view_previews(board, record),
        start_money=MONEY,
        bank=state.bank,
        seats=view_seats(board, state),
        end_reasons=names_of_bits(state.end_reasons, END_REASON_NAMES),
        winners=[SEAT_NAMES[seat] for seat, rank in enumerate(ranks(state)) if over and rank == 1],
    )


def by_colour(counts: list[int]) -> Crowd:
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def shop_name(board: MarracashBoard, shop: int) -> str | None:
    return None if shop == NOWHERE else board.shop_names[shop]


def view_card(card: int) -> CardView:
    colour, value = CARD_NAMES[card]
    return CardView(colour=colour, value=value)


def view_town(board: MarracashBoard) -> TownView:
    plan = board.town.plan
    return TownView(
        name=board.town.name,
        columns=plan.columns,
        rows=plan.rows,
        streets=sorted([*square] for square in plan.streets),
        palms=sorted([*square] for square in plan.palms),
    )


def view_fountains(board: MarracashBoard, state: Record) -> list[FountainView]:
    crowds = state.crowd.tolist()
    return [
        FountainView(
            name=fountain.name,
            column=fountain.square[0],
            row=fountain.square[1],
            entrance=fountain.is_entrance,
            next=list(board.neighbours[number]),
            crowd=by_colour(crowds[number]),
        )
        for number, fountain in enumerate(board.town.plan.fountains)
    ]


def view_shops(board: MarracashBoard, state: Record) -> list[ShopView]:
    owners, customers = state.owner.tolist(), state.customers.tolist()
    price = plainly(price_of)
    return [
        ShopView(
            name=drawn.name,
            colour=COLOUR_NAMES[drawn.colour],
            squares=[[*square] for square in drawn.squares],
            owner=seat_name(owners[shop], SEAT_NAMES),
            customers=customers[shop],
            next_pays=price(customers[shop] + 1),
            paid=sum(price(number + 1) for number in range(customers[shop])),
        )
        for shop, drawn in board.shops.items()
    ]


def view_auction(board: MarracashBoard, town: Record, state: Record) -> AuctionView | None:
    """While bids are made; once the shop is sold it is listed with its owner."""
    if state.phase != Phase.BID:
        return None
    return AuctionView(
        shop=board.shop_names[state.shop],
        auctioneer=SEAT_NAMES[state.player],
        bid=state.bid,
        leader=seat_name(state.leader, SEAT_NAMES),
        still_in=names_of_bits(state.still_in, SEAT_NAMES),
        least_bid=plainly(least_bid)(town, state),
        pulls_in=pulled_in(board, state, state.shop),
        worth=COIN * round(plainly(likely_earnings)(town, state, state.shop) / COIN),
        bonus=BONUS,
        high_bonus=HIGH_BONUS,
        high_price=HIGH_PRICE,
    )


def view_seats(board: MarracashBoard, state: Record) -> list[SeatView]:
    owners, money, signs = state.owner.tolist(), state.money.tolist(), state.signs.tolist()
    return [
        SeatView(
            seat=SEAT_NAMES[seat],
            money=money[seat],
            signs_left=SIGNS - signs[seat],
            shops=[drawn.name for shop, drawn in board.shops.items() if owners[shop] == seat],
            rank_now=rank,
        )
        for seat, rank in enumerate(ranks(state))
    ]


def view_previews(board: MarracashBoard, state: Record) -> list[Preview]:
    """What each move or auction that may be chosen now would do."""
    if read(state).phase != Phase.ACT:
        return []
    buffer = np.zeros(MAX_CHOICES, np.int16)
    count = legal(board.record, state, buffer)
    return [preview(board, state, int(number)) for number in buffer[:count]]


def preview(board: MarracashBoard, state: Record, number: int) -> Preview:
    action = text_of(TABLE.action(board, number))
    if number >= AUCTION:
        shop = number - AUCTION
        pulls_in = pulled_in(board, read(state), shop)
        return AuctionPreview(action=action, shop=board.shop_names[shop], pulls_in=pulls_in)
    start, target = divmod(number - MOVE, MAX_FOUNTAINS)
    route = board.routes[start, target]
    sales = sales_of(board, state, number)
    return MovePreview(
        action=action,
        start=route.start,
        target=route.target,
        squares=[[*square] for square in route.squares],
        sales=[view_sale(board, sale) for sale in sales],
        share=sum(sale.share for sale in sales),
    )


def view_sale(board: MarracashBoard, sale: Sale) -> SaleView:
    return SaleView(
        shop=board.shop_names[sale.shop],
        owner=SEAT_NAMES[sale.owner],
        visitors=sale.visitors,
        cards=[view_card(card) for card in sale.cards],
        waits=sale.waits,
        income=sale.income,
        share=sale.share,
    )
