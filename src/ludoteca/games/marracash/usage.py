"""What of Marracash was used in a match: shops, fountains, streets; and the seats' money."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from ludoteca.core.match import Step
from ludoteca.core.message import Message, message
from ludoteca.core.reading import plainly
from ludoteca.core.usage import Column, Counting, HeatMap, Table, Usage
from ludoteca.games.marracash.auctions import bonus_of
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import COLOUR_NAMES, MAX_FOUNTAINS
from ludoteca.games.marracash.drawing import draw_heat
from ludoteca.games.marracash.narrate import price_of_shop
from ludoteca.games.marracash.numbering import AUCTION, BID, BRING, GATHER, MOVE
from ludoteca.games.marracash.rules import count_of, entrance_of
from ludoteca.games.marracash.sales import Sale, sales_between
from ludoteca.games.marracash.scoring import ranks
from ludoteca.games.marracash.selling import colour_of
from ludoteca.games.marracash.souvenirs import value_of
from ludoteca.games.marracash.state import NOBODY, NOWHERE
from ludoteca.games.marracash.words import say_colour, say_shop

OF_SHOPS = (
    Column("price", "price", "sold"),
    Column("customers", "customers"),
    Column("income", "income"),
    Column("profit", "profit", "sold"),
)
TABLES = (
    Table("colours", (*OF_SHOPS, Column("sold-number", "sold"))),
    Table("shops", (*OF_SHOPS, Column("sold", "sold", share=True))),
    Table("purses", (Column("winner", "winner"), Column("others", "others"))),
    Table("plans", (Column("plan", "chosen", "turns", share=True),)),
    Table("souvenirs", (Column("times", "sold"), Column("value", "value"))),
    Table(
        "fountains",
        (Column("crowd", "standing", "turns"), Column("arrivals", "arrivals")),
        drawn=False,
    ),
    Table("streets", (Column("walkers", "walkers"),), drawn=False),
)
MAPS = (
    HeatMap("crowds", draw_heat, ("fountains", "crowd"), ("streets", "walkers")),
    HeatMap("shops-sold", draw_heat, ("shops", "sold")),
    HeatMap("shops-income", draw_heat, ("shops", "income")),
)

PURSES = ("customers", "souvenirs", "shares", "shares-paid", "bonuses", "prices")
PLANS = {
    "MM": "move-move",
    "MA": "move-auction",
    "AA": "auction-auction",
    "M": "one-move",
    "A": "one-auction",
}
FIRST_ROUND = 1  # §3.1: one auction each, nothing to choose

Books = defaultdict[tuple[int, str], int]  # money of each seat, by where it came from


def rows_of(board: MarracashBoard) -> dict[str, dict[str, Message]]:
    """The rows of each table, in order, as people call them."""
    colours = {name: say_colour(colour) for colour, name in enumerate(COLOUR_NAMES)}
    fountains = [fountain.name for fountain in board.town.plan.fountains]
    streets = sorted(tuple(sorted(ends)) for ends in board.routes if ends[0] < ends[1])
    return {
        "colours": colours,
        "shops": {board.shop_names[shop]: say_shop(board, shop) for shop in board.shops},
        "purses": {name: message("study-row", row=name) for name in PURSES},
        "plans": {name: message("study-row", row=name) for name in PLANS.values()},
        "souvenirs": colours if board.record.souvenirs else {},
        "fountains": {name: message("study-fountain", fountain=name) for name in fountains},
        "streets": {
            f"{fountains[one]}-{fountains[other]}": message(
                "study-street", one=fountains[one], other=fountains[other]
            )
            for one, other in streets
        },
    }


def usage_of(board: MarracashBoard, steps: Sequence[Step]) -> Usage:
    """Count a finished match."""
    final = steps[-1].after
    usage = Usage(int(final.first), {"turns": int(final.turns)})
    books: Books = defaultdict(int)
    plans: defaultdict[int, str] = defaultdict(str)  # by turn
    for step in steps:
        count_crowds(usage, board, step)
        count_auction(usage, board, step, books)
        for sale in sales_between(step.before, step.after):
            count_sale(usage, board, step, sale, books)
        if step.number < BID and step.before.rounds > FIRST_ROUND:
            plans[int(step.before.turns)] += "M" if step.number < AUCTION else "A"
    for plan in plans.values():
        usage.add("plans", PLANS[plan], "chosen")
        for name in PLANS.values():
            usage.add("plans", name, "turns")
    close_books(usage, books, ranks(final))
    for seat in range(int(final.seats)):
        usage.habits.append(habits_of(steps, seat, -books[seat, "prices"]))
    return usage


def habits_of(steps: Sequence[Step], seat: int, spent: int) -> dict[str, tuple[float, int]]:
    """What a seat bought, and how it hurried or held back the end."""
    final = steps[-1].after
    brings = [step for step in steps if step.actor == seat and BRING <= step.number < GATHER]
    brought = sum(plainly(count_of)(step.number) for step in brings)
    return {
        "own-shops": (int(final.signs[seat]), 1),
        "price-paid": (spent, int(final.signs[seat])),
        "own-customers": (int(final.customers[final.owner == seat].sum()), 1),
        "brought": (brought, len(brings)),
        "turns": (int(final.turns), 1),
    }


def count_crowds(usage: Usage, board: MarracashBoard, step: Step) -> None:
    """Who walks where, and who stands where when a turn begins."""
    names = board.fountain_names
    if step.number < AUCTION:
        start, target = divmod(step.number - MOVE, MAX_FOUNTAINS)
        walkers = int(step.before.standing[start])
        street = f"{names[min(start, target)]}-{names[max(start, target)]}"
        usage.add("streets", street, "walkers", walkers)
        arrived = int(step.after.standing[target] - step.before.standing[target])
        usage.add("fountains", names[target], "arrivals", arrived)
    elif BRING <= step.number < GATHER:
        entrance = int(board.record.entrance[plainly(entrance_of)(step.number)])
        usage.add("fountains", names[entrance], "arrivals", int(step.after.standing[entrance]))
    if step.after.turns > step.before.turns:
        for place in range(board.record.fountains):
            usage.add("fountains", names[place], "turns")
            usage.add("fountains", names[place], "standing", int(step.after.standing[place]))


def count_shop(usage: Usage, board: MarracashBoard, shop: int, measure: str, amount: int) -> None:
    usage.add("shops", board.shop_names[shop], measure, amount)
    usage.add("colours", COLOUR_NAMES[plainly(colour_of)(shop)], measure, amount)


def count_auction(usage: Usage, board: MarracashBoard, step: Step, books: Books) -> None:
    """§4.2, §4.3: the shop is paid; the auctioneer's bonus may come a step later."""
    before, after = step.before, step.after
    shop, seller = int(before.shop), int(before.player)
    if shop == NOWHERE or after.owner[shop] == NOBODY:
        return
    owner, price = int(after.owner[shop]), price_of_shop(board, before, step.number)
    if before.owner[shop] == NOBODY:
        count_shop(usage, board, shop, "sold", 1)
        count_shop(usage, board, shop, "price", price)
        count_shop(usage, board, shop, "profit", -price)
        books[owner, "prices"] -= price
    if after.shop == NOWHERE and owner != seller:
        books[seller, "bonuses"] += plainly(bonus_of)(price)


def count_sale(usage: Usage, board: MarracashBoard, step: Step, sale: Sale, books: Books) -> None:
    if step.before.selling_shop != sale.shop:  # else they entered a step ago
        count_shop(usage, board, sale.shop, "customers", sale.visitors)
    cards = 0
    for card in sale.cards:
        value = plainly(value_of)(card)
        cards += value
        colour = COLOUR_NAMES[plainly(colour_of)(sale.shop)]
        usage.add("souvenirs", colour, "sold")
        usage.add("souvenirs", colour, "value", value)
    count_shop(usage, board, sale.shop, "income", sale.income)
    count_shop(usage, board, sale.shop, "profit", sale.income - sale.share)
    books[sale.owner, "customers"] += sale.income - cards
    books[sale.owner, "souvenirs"] += cards
    books[sale.owner, "shares-paid"] -= sale.share
    books[int(step.before.player), "shares"] += sale.share


def close_books(usage: Usage, books: Mapping[tuple[int, str], int], ranks: Sequence[int]) -> None:
    """Winners share a column, all others the next."""
    winners = ranks.count(1)
    for (seat, source), money in books.items():
        if ranks[seat] == 1:
            usage.add("purses", source, "winner", money / winners)
        else:
            usage.add("purses", source, "others", money / (len(ranks) - winners))


USAGE = Counting(
    tables=TABLES,
    maps=MAPS,
    rows_of=rows_of,
    usage_of=usage_of,
)
