"""What a table shows is all there after a reload, and nothing lies outside of the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.web.conftest import compile_once
from tests.web.marabunta import decide
from tests.web.people import DESKTOP, NARROW, PHONE, Person, Screen

MOST_DECISIONS = 60
BEYOND = """() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
]"""
ZOOMED = Screen(640, 400)  # a window of 1280 by 800 at 200 %


def test_the_element_being_applied_is_marked_after_a_reload(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sits_down("marabunta")
    marked = anna.page.locator(".in-hand")
    for _ in range(MOST_DECISIONS):
        assert anna.waits_for_turn()
        # Asked for a hex, a leaf or a crate: an element is in hand.
        if marked.count() == 1 and anna.page.locator("[data-apply]").count() == 0:
            break
        decide(anna)
    expect(marked).to_have_count(1)
    name = marked.get_by_role("img").get_attribute("aria-label")
    anna.page.reload()
    expect(marked.get_by_role("img")).to_have_attribute("aria-label", str(name))


@pytest.mark.parametrize("screens", [[DESKTOP], [PHONE, NARROW]], ids=["mouse", "finger"])
def test_a_table_fits_its_window(person: Callable[..., Person], screens: list[Screen]) -> None:
    """What is too long scrolls inside; the page itself stays where it is."""
    anna = person(screens[0])
    for game in ludoteca.games():
        compile_once(game)
        anna.sits_down(game)
        anna.waits_for_turn()
        for screen in screens:
            anna.page.set_viewport_size({"width": screen.width, "height": screen.height})
            assert anna.settles().evaluate(BEYOND) == [0, 0], (game, screen)


def test_a_high_tray_takes_its_room_from_the_map(person: Callable[..., Person]) -> None:
    """As dice, long words and other typefaces may want it."""
    anna = person()
    anna.sits_down("marabunta")
    anna.waits_for_turn()
    tray, drawing = anna.page.locator(".tray"), anna.page.locator(".map svg")
    leaves = anna.page.locator(".leaves")
    (before,) = anna.boxes(drawing)
    tray.evaluate("tray => tray.style.minHeight = '220px'")
    after, below = anna.boxes(drawing, leaves)
    assert before["height"] - 100 < after["height"] < before["height"] - 50
    assert after["bottom"] <= below["top"] < below["bottom"] <= DESKTOP.height
    assert anna.page.evaluate(BEYOND) == [0, 0]


def test_at_twice_the_size_the_page_begins_with_what_to_do(person: Callable[..., Person]) -> None:
    anna = person(ZOOMED)
    anna.sits_down("marabunta")
    anna.waits_for_turn()
    prompt, board = anna.page.locator(".match > .prompt"), anna.page.locator(".board")
    first, other = anna.boxes(prompt, board)
    assert first["top"] <= other["top"] + 1  # beside it, as wide as the window is
    assert anna.page.evaluate(BEYOND)[1] == 0
    anna.page.locator(".beside").get_by_text("The board as text").click()
    expect(anna.page.locator(".beside details[open] p").first).to_be_in_viewport()


def test_the_round_and_its_tiles_stand_on_one_line_of_a_narrow_phone(
    person: Callable[..., Person],
) -> None:
    anna = person(NARROW, "pl")
    anna.go()
    anna.card("marabunta").get_by_role("button", name="Graj teraz").click()
    anna.sees_match()
    line = anna.page.locator(".course .round, .course .stack, .course .cupcakes")
    expect(line).to_have_count(3)
    boxes = anna.boxes(*line.all())
    assert max(box["top"] for box in boxes) < min(box["bottom"] for box in boxes)
