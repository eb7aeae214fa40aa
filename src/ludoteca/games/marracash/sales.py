"""What a step brought to the shops, read off the positions before and after it.

For the log, for a list of choices, and for the preview of a move; the amounts come from the
kernels of `selling`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.kernel import Record, copy_record
from ludoteca.core.reading import plainly
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import CARDS_A_COLOUR, PLACES
from ludoteca.games.marracash.rules import apply
from ludoteca.games.marracash.selling import colour_of, share_of, spending
from ludoteca.games.marracash.souvenirs import value_of
from ludoteca.games.marracash.state import NO_CARD, NOBODY, NOWHERE


@dataclass(frozen=True)
class Sale:
    """Visitors who entered a shop in one step."""

    shop: int
    owner: int
    visitors: int
    cards: tuple[int, ...]  # souvenirs they bought
    waits: bool  # for the owner's choice between two cards: no income yet (Q15)
    income: int
    souvenirs: int  # so much of the income was for the cards
    share: int  # of the mover, out of the income


def sales_between(before: Record, after: Record) -> list[Sale]:
    """The shops that got customers or income, by number."""
    gained = after.customers - before.customers
    shops = [int(shop) for shop in gained.nonzero()[0]]
    if before.selling_shop != NOWHERE:  # it waited, and now its owner has chosen
        shops.append(int(before.selling_shop))
    return [sale_of(before, after, shop) for shop in sorted(set(shops))]


def sale_of(before: Record, after: Record, shop: int) -> Sale:
    waits = bool(after.selling_shop == shop)
    visitors = max(1, int(after.customers[shop] - before.customers[shop]))
    cards = () if waits else sold_cards(before, after, plainly(colour_of)(shop))
    souvenirs = sum(plainly(value_of)(card) for card in cards)
    income = 0 if waits else plainly(spending)(int(after.customers[shop]), visitors) + souvenirs
    owner = int(after.owner[shop])
    # §4.4: what an auction pulls in gives no share.
    shared = not waits and before.shop == NOWHERE and owner != before.player
    share = plainly(share_of)(visitors, income) if shared else 0
    return Sale(shop, owner, visitors, cards, waits, income, souvenirs, share)


def sold_cards(before: Record, after: Record, colour: int) -> tuple[int, ...]:
    """Cards of a colour that lay face up and do so no more; new ones are drawn later."""
    return tuple(
        int(before.card[place])
        for place in range(PLACES)
        if before.card[place] != NO_CARD
        and before.card[place] != after.card[place]
        and before.card[place] // CARDS_A_COLOUR == colour
    )


def sales_of(board: MarracashBoard, state: Record, number: int) -> list[Sale]:
    """What a legal move would bring."""
    after = copy_record(state)
    apply(board.record, after, number)
    return sales_between(state, after)


def pulled_in(board: MarracashBoard, state: Record, shop: int) -> int:
    """§4.4: how many visitors the buyer of a shop would get at once."""
    if state.owner[shop] != NOBODY:
        return 0
    fountains = int(board.record.shop_fountains[shop])
    return sum(
        int(state.crowd[fountain, plainly(colour_of)(shop)])
        for fountain in range(board.record.fountains)
        if fountains >> fountain & 1
    )
