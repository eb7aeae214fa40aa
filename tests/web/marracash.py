"""Playing Marracash on its board, with a mouse or a finger."""

from __future__ import annotations

from tests.web.marabunta import press
from tests.web.people import Person, Seen

SHOP = ".shop.offered"
BID = ".auction [data-bid]"
LED = ".auction .leads"
PASS = ".auction .do .button:not(.main)"
# Whoever empties the entrances brings in the rest of the line sooner.
ENTRANCES = [f".fountain.offered[data-place='{name}']" for name in ("1", "8", "16")]
ANY_GROUP = ".fountain.offered"
PLACES = ("[data-sell]", "[data-bring]", BID, LED, PASS, SHOP, *ENTRANCES, ANY_GROUP)


def bid(person: Person) -> None:
    """The amount that is chosen, also if it is more than a shop is likely to earn."""
    before = person.version
    press(person, person.page.locator(BID))
    asks = person.page.locator(".answer .yes")
    if asks.count() > 0:
        (asks.tap if person.screen.touch else asks.click)()
    person.waits_until_after(before)


def decide(person: Person, seen: Seen, raises: bool, auctions: bool = True) -> str:
    """One decision on the board, whatever is due; which kind it was.

    Whoever does not raise makes a first bid, but none against another's. Whoever does not put up a
    shop moves a group, if there is one.
    """
    board = person.page.locator(".board")
    offered = seen.offered
    if "[data-sell]" in offered:
        press(person, board.locator("[data-sell]").first)
        return "sell"
    if "[data-bring]" in offered:
        # As many visitors as may come.
        press(person, board.locator("[data-bring]").last)
        return "bring"
    if BID in offered:
        if LED not in offered or PASS not in offered:
            bid(person)
            return "bid"
        if not raises:
            press(person, board.locator(PASS))
            return "pass"
        # More than the least, if there is such an amount.
        more = board.get_by_role("button", name="Bid more: +25")
        if more.is_enabled():
            (more.tap if person.screen.touch else more.click)()
        bid(person)
        return "raise"
    group = next((place for place in (*ENTRANCES, ANY_GROUP) if place in offered), None)
    if SHOP in offered and (auctions or group is None):
        press(person, board.locator(SHOP).first)
        return "auction"
    assert group is not None
    press(person, board.locator(group).first)
    press(person, board.locator(".fountain.target").first)
    return "move"
