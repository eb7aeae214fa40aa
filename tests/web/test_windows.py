"""Small, low and very large windows: what is to be done lies in sight, whatever the board needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.web.people import DESKTOP, Person, Screen
from tests.web.staged import Stage, moments

SMALL = Screen(320, 568, touch=True)
# A phone on its side, and a desktop at 200 %.
LOW: tuple[ViewportSize, ...] = (
    {"width": 844, "height": 390},
    {"width": 640, "height": 360},
)
# Where a button of the board itself ends the decision.
MAIN = {
    "marabunta": (2, {}, {"split": ".split .main", "take": "[data-take]"}),
    "minicity": (
        2,
        {"friends": True},
        {"small-part": "[data-accept]", "unload": "[data-unload]", "refill": "[data-accept]"},
    ),
    "marracash": (3, {}, {"open": "[data-bid]", "raise": ".auction .do .button"}),
}

# Of these things: those whose middle cannot be pressed, since it is outside or covered.
COVERED = """(wanted) => [...document.querySelectorAll(wanted)].filter((each) => {
  const { x, y, width, height, top, bottom } = each.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return top < 0 || bottom > innerHeight || !met || !(each.contains(met) || met.contains(each));
}).map((each) => each.textContent.trim() + JSON.stringify(each.getBoundingClientRect()))"""
# How much of the map is in the window, and how it lies there; whether the page is too wide.
MAP = """() => {
  const { width, height, top, bottom } = document.querySelector(".board .map svg")
    .getBoundingClientRect();
  const board = document.querySelector(".board");
  return {
    lies: width > height,
    seen: Math.min(bottom, innerHeight) - Math.max(top, 0),
    spills: document.body.scrollWidth > innerWidth || board.scrollWidth > board.clientWidth
      ? [...board.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right
        > board.getBoundingClientRect().right).map((each) => each.outerHTML.slice(0, 90)) : [],
  };
}"""
PROMPT = ".prompt .whose, .prompt .what"


@pytest.mark.parametrize("game", MAIN)
def test_what_is_to_be_done_is_in_sight_in_small_and_low_windows(
    person: Callable[..., Person], game: str
) -> None:
    seats, options, main = MAIN[game]
    anna = person(SMALL)
    stage, page = Stage(anna), anna.page
    seen = set()
    for kind, match in moments(game, seats, options, ("11",)):
        if kind not in main:
            continue
        seen.add(kind)
        upright: ViewportSize = {"width": SMALL.width, "height": SMALL.height}
        for window in (upright, *LOW):
            page.set_viewport_size(window)
            stage.show(match, fresh=True)
            anna.settles()
            where = f"{kind} at {window}"
            assert page.locator(main[kind]).count() > 0, where
            assert page.evaluate(COVERED, f"{main[kind]}, {PROMPT}") == [], where
            lay: dict[str, Any] = page.evaluate(MAP)
            assert lay["spills"] == [], where
            if window["width"] > window["height"]:
                assert lay["lies"], where
            if game == "marracash":
                assert lay["seen"] > 90, where
        if seen == set(main):
            break
    assert seen == set(main)


def test_above_an_open_keyboard_the_chat_is_in_sight(person: Callable[..., Person]) -> None:
    anna = person(SMALL)
    stage, page = Stage(anna, chat=True), anna.page
    _, match = next(moments("marabunta", 2, {}, ("11",)))
    stage.show(match)
    page.get_by_role("tab", name="Chat").click()
    for number in range(30):
        stage.says(f"Line {number}")
    # As the browser makes the window when the keyboard comes.
    page.get_by_label("Your message").focus()
    page.set_viewport_size({"width": 320, "height": 290})
    page.get_by_text("Line 29").wait_for()
    anna.settles()
    sent = page.locator(".beside li").last
    sent.evaluate("(line) => line.dataset.last = ''")
    assert page.evaluate(COVERED, ".beside [data-last], .beside input, .beside form .button") == []


# What is cut off: sums on leaves and amounts of money, anywhere beside and on the board.
CUT = """() => [...document.querySelectorAll(".leaf .sums, .board .number, .side .number")]
  .filter((each) => each.checkVisibility())
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
    || each.closest(".board") && each.getBoundingClientRect().bottom > innerHeight)
  .map((each) => each.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("game", MAIN)
def test_a_large_window_cuts_no_sum(person: Callable[..., Person], game: str) -> None:
    seats, options, _ = MAIN[game]
    anna = person(DESKTOP)
    anna.page.set_viewport_size({"width": 1920, "height": 1080})
    stage = Stage(anna)
    for kind, match in moments(game, seats, options, ("11",)):
        stage.show(match)
        anna.settles()
        assert anna.page.evaluate(CUT) == [], kind
