"""What an action did, in words: read off the positions before and after it."""

from __future__ import annotations

from ludoteca.core.bits import names_of_bits
from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Record
from ludoteca.core.message import Message, message
from ludoteca.core.reading import plainly
from ludoteca.games.marracash.actions import (
    TABLE,
    Auction,
    Bid,
    Bring,
    Card,
    First,
    Gather,
    Move,
    Pass,
    Queue,
)
from ludoteca.games.marracash.auctions import bonus_of
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import END_REASON_NAMES
from ludoteca.games.marracash.numbering import AUCTION, CARD
from ludoteca.games.marracash.rules import entrance_of
from ludoteca.games.marracash.sales import Sale, sales_between
from ludoteca.games.marracash.scoring import ranks
from ludoteca.games.marracash.setup import entrance_to_fill
from ludoteca.games.marracash.state import NOBODY, NOWHERE
from ludoteca.games.marracash.visitors import line_length
from ludoteca.games.marracash.words import read, say_card, say_group, say_seat, say_shop


def narrate(board: MarracashBoard, before: Record, number: int, after: Record) -> list[Message]:
    """Events in the order in which a person would tell them."""
    told = told_action(board, before, number, after)
    before, after = read(before), read(after)
    return [
        *told,
        *told_auction(board, before, number, after),
        *told_sales(board, before, after),
        *told_course(before, after),
    ]


def told_action(board: MarracashBoard, before: Record, number: int, after: Record) -> list[Message]:
    """The action itself; the choice of a card is told with the sale."""
    actor = int(before.actor)
    match TABLE.action(board, number):
        case Gather(colour):
            entrance = board.fountain_names[plainly(entrance_to_fill)(board.record, before)]
            name = message("marracash-colour", colour=colour)
            return [message("marracash-gathered", colour=name, fountain=entrance)]
        case Queue(colour):
            name = message("marracash-colour", colour=colour)
            return [message("marracash-queued", colour=name)]
        case First(seat):
            return [message("marracash-first", seat=message("marracash-seat", seat=seat))]
        case Card():
            return [message("marracash-card-turned", card=say_card(number - CARD))]
        case Move(start, target):
            crowd = before.crowd[board.fountain_names.index(start)]
            return [
                message(
                    "marracash-moved",
                    seat=say_seat(actor),
                    group=say_group(crowd),
                    start=start,
                    target=target,
                )
            ]
        case Auction():
            shop = say_shop(board, number - AUCTION)
            return [message("marracash-auctioned", seat=say_seat(actor), shop=shop)]
        case Bid(amount):
            key = "marracash-opened" if before.bid == 0 else "marracash-raised"
            return [message(key, seat=say_seat(actor), amount=amount)]
        case Pass():
            return [message("marracash-passed", seat=say_seat(actor))]
        case Bring(entrance):
            crowd = after.crowd[board.record.entrance[plainly(entrance_of)(number)]]
            return [
                message(
                    "marracash-brought",
                    seat=say_seat(actor),
                    group=say_group(crowd),
                    fountain=entrance,
                    left=plainly(line_length)(after),
                )
            ]
        case _:
            return []


def told_auction(
    board: MarracashBoard, before: Record, number: int, after: Record
) -> list[Message]:
    """Seats that cannot raise, the sale of the shop and the auctioneer's bonus."""
    shop = int(before.shop)
    if shop == NOWHERE:
        return []
    if after.owner[shop] == NOBODY:
        gone = int(before.still_in) & ~int(after.still_in)
        seats = [seat for seat in range(before.seats) if gone >> seat & 1 and seat != before.actor]
        return [message("marracash-cannot-raise", seat=say_seat(seat)) for seat in seats]
    if before.owner[shop] == NOBODY:
        buyer = say_seat(int(after.owner[shop]))
        price = price_of_shop(board, before, number)
        told = [message("marracash-bought", seat=buyer, shop=say_shop(board, shop), price=price)]
        if after.owner[shop] != before.player:  # §4.3
            auctioneer, bonus = say_seat(int(before.player)), plainly(bonus_of)(price)
            told.append(message("marracash-bonus", seat=auctioneer, bonus=bonus))
        return told
    return []


def price_of_shop(board: MarracashBoard, before: Record, number: int) -> int:
    """What the auction that this step ended came to."""
    action = TABLE.action(board, number)
    return action.amount if isinstance(action, Bid) else int(before.bid)


def told_sales(board: MarracashBoard, before: Record, after: Record) -> list[Message]:
    told = []
    for sale in sales_between(before, after):
        if before.selling_shop != sale.shop:
            told.append(told_entering(board, sale))
        seat = say_seat(sale.owner)
        if sale.waits:
            continue
        told += [message("marracash-sold", seat=seat, card=say_card(card)) for card in sale.cards]
        told.append(
            message("marracash-earned", seat=seat, income=sale.income, souvenirs=sale.souvenirs)
        )
        if sale.share:
            mover = say_seat(int(before.player))
            told.append(message("marracash-share", seat=mover, owner=seat, share=sale.share))
    return told


def told_entering(board: MarracashBoard, sale: Sale) -> Message:
    return message(
        "marracash-entered",
        count=sale.visitors,
        shop=say_shop(board, sale.shop),
        seat=say_seat(sale.owner),
    )


def told_course(before: Record, after: Record) -> list[Message]:
    """The end announced, the next turn, the result."""
    told = []
    if after.last_turn != before.last_turn:
        told.append(message("marracash-last-round", seat=say_seat(int(before.player))))
    told += told_turns(before, after)
    if after.actor == OVER and before.actor != OVER:
        told += told_result(after)
    return told


def turn_place(state: Record) -> int:
    """Where the course of the game stands, counted in seats; -1 before the first turn."""
    if state.rounds == 0:
        return -1
    after_first = (int(state.player) - int(state.first)) % int(state.seats)
    return (int(state.rounds) - 1) * int(state.seats) + after_first


def told_turns(before: Record, after: Record) -> list[Message]:
    """Whose turn it is now, and who could do nothing with theirs (Q3, Q6)."""
    told = []
    now = turn_place(after)
    for place in range(turn_place(before) + 1, now + 1):
        seat = say_seat((int(after.first) + place) % int(after.seats))
        if place == now and after.actor != OVER:
            told.append(message("marracash-turn", seat=seat))
        elif place < after.seats:
            told.append(message("marracash-passed-over", seat=seat))
        else:
            told.append(message("marracash-idle", seat=seat))
    return told


def told_result(state: Record) -> list[Message]:
    seats = range(state.seats)
    reasons = names_of_bits(int(state.end_reasons), END_REASON_NAMES)
    told = [message("marracash-over", reason=reason) for reason in reasons]
    told += [
        message("marracash-final", seat=say_seat(seat), money=int(state.money[seat]))
        for seat in seats
    ]
    winners = tuple(say_seat(seat) for seat, rank in enumerate(ranks(state)) if rank == 1)
    money = int(max(state.money))
    key = "marracash-won" if len(winners) == 1 else "marracash-won-together"
    return [*told, message(key, seats=winners, money=money)]
