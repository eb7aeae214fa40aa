"""Playing Marracash on its board, with a mouse or a finger."""

from __future__ import annotations

from tests.web.marabunta import press
from tests.web.people import Person

SHOP = ".shop.offered"


def decide(person: Person, raises: bool) -> str:
    """One decision on the board, whatever is due; which kind it was.

    Who does not raise makes a first bid, but none against another's.
    """
    before = person.version
    kind = _act(person, raises)
    person.waits_until_after(before)
    return kind


def _act(person: Person, raises: bool) -> str:
    board = person.page.locator(".board")
    for kind in ("sell", "bring"):
        offered = board.locator(f"[data-{kind}]")
        if offered.count() > 0:
            press(person, offered.first)
            return kind
    auction = board.locator(".auction")
    if auction.locator("[data-bid]").count() > 0:
        alone = auction.locator(".leads").count() == 0
        passing = auction.locator(".do .button:not(.main)")
        if alone or passing.count() == 0:
            press(person, auction.locator("[data-bid]").first)
            return "bid"
        if not raises:
            press(person, passing)
            return "pass"
        # Not one of the amounts under a button of their own, if there is such a one.
        more = auction.get_by_role("button", name="Bid more")
        if more.is_enabled():
            (more.tap if person.screen.touch else more.click)()
        press(person, auction.locator(".do .main"))
        return "raise"
    if board.locator(SHOP).count() > 0:
        press(person, board.locator(SHOP).first)
        return "auction"
    # Now this group, now that: who always moved the first one would never empty an entrance.
    groups = board.locator(".fountain.offered")
    press(person, groups.nth(person.version % groups.count()))
    press(person, board.locator(".fountain.target").first)
    return "move"
