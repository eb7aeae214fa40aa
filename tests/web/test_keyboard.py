"""A whole round without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.people import Person

MOST_KEYS = 600


def tab_to(page: Page, place: str) -> None:
    """As somebody who sees where the focus is would do it."""
    for _ in range(MOST_KEYS):
        if page.locator(f"{place}:focus").count() > 0:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the focus never came to {place}")


def act(person: Person) -> None:
    """One decision by keys: what can be chosen has the focus, or is reached from it."""
    page, before = person.page, person.version
    splitting = page.locator(".split .button.main")
    if splitting.count() > 0:
        tab_to(page, "[data-element=pink]")
        page.keyboard.press("ArrowRight")
        tab_to(page, ".split .button.main")
        page.keyboard.press("Enter")
    elif page.locator(".offered[data-hex]").count() > 0:
        tab_to(page, "[data-hex]")
        # The map is one stop; arrows lead over it, and it opens at something lit.
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        if page.locator(".offered[data-hex]:focus").count() == 0:
            tab_to(page, ".prompt summary")
            page.keyboard.press("Enter")
            tab_to(page, ".prompt .list .choice")
        page.keyboard.press("Enter")
    else:
        place = ":is([data-take], [data-apply], [data-leaf], [data-group], .ignore):enabled"
        tab_to(page, f".board {place}")
        page.keyboard.press("Enter")
    person.waits_until_after(before)


def test_a_round_is_played_by_keys_alone(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go()
    page = anna.page
    expect(anna.card("marabunta").get_by_role("combobox")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "[data-game=marabunta] .button.main")
    page.keyboard.press("Enter")
    anna.sees_match()
    told = page.locator("[aria-live=polite]")
    round_two = page.get_by_text("Round 2").first
    while not round_two.is_visible():
        assert anna.waits_for_turn()
        act(anna)
    # A screen reader was told what happened and what to do.
    expect(told).to_contain_text("Red")
    expect(page.get_by_text("The board as text")).to_be_visible()
