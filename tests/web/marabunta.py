"""Playing Marabunta on its board: what is lit is clicked, as somebody new to the game would."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.people import Person

# What stands for a choice, and is one now.
LIT = {
    "element": "button[data-element]",
    "take": "button[data-take]",
    "group": "button[data-group]",
    "apply": "button[data-apply]",
    "leaf": "button[data-leaf]",
    "hex": ".offered[data-hex]",
    "ignore": "button.ignore",
}


def press(person: Person, thing: Locator) -> None:
    """A click, or with a finger the tap that looks and the tap that does it."""
    if not person.screen.touch:
        thing.click()
        return
    thing.tap()
    confirm = person.page.locator(".confirm")
    if confirm.is_visible():
        confirm.tap()


def decide(person: Person) -> str:
    """One decision on the board, whatever is due; which kind it was."""
    board = person.page.locator(".board")
    before = person.version
    expect(board.locator(", ".join(LIT.values())).first).to_be_visible()
    kind = next(kind for kind, place in LIT.items() if board.locator(place).count() > 0)
    if kind == "element":
        # All but two things are left on one napkin.
        for element in ("pink", "green"):
            board.locator(f"[data-element={element}]").click()
        board.locator(".split .button.main").click()
    else:
        press(person, board.locator(LIT[kind]).first)
    person.waits_until_after(before)
    return kind


def decide_in_list(person: Person) -> None:
    """One decision by the list of all choices, which is always there."""
    before = person.version
    summary = person.page.locator(".prompt summary")
    if person.page.locator(".prompt details[open]").count() == 0:
        summary.click()
    person.page.locator(".prompt .list .choice").first.click()
    person.waits_until_after(before)
