"""Small, low and very large windows: what is to be done lies in sight, whatever the board needs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from ludoteca.core.match import Match
from ludoteca.server.protocol import Standing
from tests.effort import THOROUGH
from tests.web.arranged import decisions_until, texts
from tests.web.people import Person, Screen
from tests.web.sights import (
    BROKEN,
    COVERED,
    CUT,
    HALVED,
    HIDDEN_NUMBERS,
    HIDDEN_PLACES,
    LIT,
    LONG_AND_SHORT,
    SMALL_WORDS,
    UNNAMED,
    UNREACHED,
    WRAPPED,
)
from tests.web.staged import Stage, match_of, moments, written
from tests.web.test_enlarged import LAID_OUT
from tests.web.test_every_phase import GAMES, SEEDS

SMALL = Screen(320, 568, touch=True)
PHONE: ViewportSize = {"width": 390, "height": 844}
# The smallest phone, one of today; the lowest phone on its side, and a laptop at 200 %.
LOW: tuple[ViewportSize, ...] = (
    {"width": 740, "height": 360},
    {"width": 683, "height": 384},
)
WINDOWS: tuple[ViewportSize, ...] = ({"width": 320, "height": 568}, *LOW, PHONE)
OLD_PHONE: ViewportSize = {"width": 360, "height": 640}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
# Where nothing of the board's own has to be found: one phone stands for the others.
FEW = (LOW[0], PHONE) if THOROUGH else (PHONE,)
LYING: ViewportSize = {"width": 844, "height": 390}
# Where a button of the board itself ends the decision.
MAIN = {
    "marabunta": {"split": ".split .main", "take": "[data-take]"},
    "minicity": {
        "small-part": "[data-accept]",
        "unload": "[data-unload]",
        "refill": "[data-accept]",
    },
    "marracash": {
        **{"open": "[data-bid]", "raise": ".auction .do .button"},
        **{"bring": "[data-bring]", "sell": "[data-sell]"},
    },
}
# What a finger picks first, and makes with the same tap once more.
PICKED = {
    "marabunta": {"write": ".offered[data-hex]"},
    "minicity": {"put": "[data-chamber]:not([data-why])"},
    "marracash": {"bring": "[data-bring]"},
}
# What is only taken in hand by it.
HELD = {
    "marabunta": {"split": "[data-element]"},
    "minicity": {"choice": "[data-card]:enabled", "refill": ".planned"},
    "marracash": {"move": ".fountain.offered"},
}
# All of that at once, how the map lies in the window, and whether the page is too wide.
LOOK = f"""([wanted, least]) => {{
  const map = document.querySelector(".board .map svg");
  const {{ width, height }} = map.viewBox.baseVal;
  const {{ top, bottom }} = map.getBoundingClientRect();
  const sheet = document.querySelector("#what-to-do").getBoundingClientRect();
  const board = document.querySelector(".board");
  return {{
    covered: ({COVERED})(wanted),
    hidden: ({HIDDEN_PLACES})(),
    small: ({SMALL_WORDS})(least),
    wrapped: ({WRAPPED})(),
    lies: width > height,
    places: [sheet.top, top, bottom].map(Math.round),
    seen: Math.min(bottom, innerHeight) - Math.max(top, 0),
    spills: document.body.scrollWidth > innerWidth || board.scrollWidth > board.clientWidth,
  }};
}}"""
AUCTION = {"open", "raise", "sell"}
PROMPT = ".prompt .whose, .prompt .what"
LEAST = 9.0  # pixels of a word
CLEAR = 3.0  # to 1


@pytest.mark.parametrize("game", MAIN)
def test_what_is_to_be_done_is_in_sight_readable_and_lit_in_every_phase(
    person: Callable[..., Person], game: str
) -> None:
    seats, options, kinds = GAMES[game]
    anna = person(SMALL)
    stage, page = Stage(anna), anna.page
    seen = set()
    themes = ["light", "dark"]
    places: dict[str, list[int]] = {}  # of the sheet and of the map, on a phone
    for kind, match in moments(game, seats, options, SEEDS[game]):
        seen.add(kind)
        main = MAIN[game].get(kind)
        windows = WINDOWS if main or kind == "write" else FEW
        if kind == "write":
            windows = (*windows, OLD_PHONE)
        page.set_viewport_size(windows[0])
        stage.show(match)
        for window in (*windows, LYING) if kind in ("raise", "element") else windows:
            page.set_viewport_size(window)
            anna.settles()
            where = f"{kind} at {window}"
            assert main is None or page.locator(main).count() > 0, where
            wanted = f"{main}, {PROMPT}" if main else PROMPT
            look: dict[str, Any] = page.evaluate(LOOK, [wanted, LEAST])
            assert (look["covered"], look["small"], look["spills"]) == ([], [], False), where
            if window in LOW:
                assert look["lies"], where
            if kind == "bring" and window == PHONE:  # what is chosen from lies over the town's foot
                assert page.evaluate(UNREACHED) == [], where
            elif window in (*LOW, PHONE) or kind == "element":
                assert look["hidden"] == [], where
            if window == PHONE:
                places[kind] = look["places"]
                # The map stands, in every phase; a pool lies in one row.
                assert game == "minicity" or not look["lies"], where
                assert look["wrapped"] == 0, where
            if kind == "write":  # where the log and the prompts say that it is
                assert page.evaluate(UNNAMED, look["lies"]) == [], where
                lit = page.evaluate(COVERED, ".offered[data-hex]")
                assert window != windows[0] or lit == [], where
            if game == "marabunta" and window == WINDOWS[0]:
                assert page.evaluate(UNREACHED) == [], where
            if game == "marracash":
                assert look["seen"] > (190 if window == LYING else 90), where
            if kind == "raise":
                share = ".auction .bonus" if window == PHONE else ".auction .share"
                assert page.evaluate(COVERED, share) == [], where
                assert window == WINDOWS[0] or page.evaluate(HALVED) == [], where
        for theme in themes:
            page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
            pale = [what for what in page.evaluate(LIT) if what[0] < CLEAR]
            if kind in ("choice", "first-card"):  # the cards are lit, which ants call as well
                pale = [what for what in pale if "data-chamber" not in what[1]]
            assert pale == [], f"{kind} in {theme}"
        themes.reverse()  # the next phase begins in the one that is there
        board, version = page.locator(".board"), anna.version
        if kind in HELD[game]:
            page.set_viewport_size(WINDOWS[0] if game == "marabunta" else PHONE)
            tap(anna, board.locator(HELD[game][kind]).first)
            if kind == "choice":  # a card: numbers stay in sight, and a chamber is asked about
                assert page.evaluate(HIDDEN_NUMBERS) == []
                tap(anna, board.locator("[data-chamber].offered:not([aria-label$=' ant'])").last)
                expect(page.locator(".confirm")).to_contain_text("go to chamber")
        if kind in PICKED[game]:
            page.set_viewport_size(WINDOWS[0] if game == "marracash" else PHONE)
            place = tap(anna, board.locator(PICKED[game][kind]).first)
            expect(page.locator(".confirm")).to_be_in_viewport(ratio=1)
            page.touchscreen.tap(*place)
            anna.waits_until_after(version)
    assert seen == kinds
    # Nothing moves from step to step, but that bids need the room of the town.
    still = {tuple(place[: 1 if kind in AUCTION else 3]) for kind, place in places.items()}
    assert len(still) == (2 if game == "marracash" else 1), places
    if game == "marabunta":  # at the end a colour and its sums stand on one line
        page.set_viewport_size(WINDOWS[0])
        stage.show(match, watching=True)
        expect(page.locator(".results .region")).to_have_count(6)
        assert page.evaluate(BROKEN, ".results .region") == []


def tap(anna: Person, thing: Locator) -> tuple[float, float]:
    """Nothing moves, so that the same place can be tapped once more: here it is."""
    page = anna.page
    places = [
        page.locator(place).first for place in (".board", ".board .map svg", ".match > .prompt")
    ]
    box, *before = anna.boxes(thing, *places)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)
    assert anna.boxes(*places) == before
    return x, y


@pytest.mark.parametrize("game", MAIN)
def test_guides_and_replays_fit_a_low_window(person: Callable[..., Person], game: str) -> None:
    seats, options, _ = GAMES[game]
    anna = person(Screen(683, 384))
    page = anna.go(f"/guide/{game}")
    page.locator(".board .map svg").first.wait_for()
    windows = [LAPTOP] if game == "marracash" else [PHONE, LAPTOP]
    for window in (*windows, LOW[1]):
        page.set_viewport_size(window)
        anna.settles()
        assert page.evaluate(HIDDEN_PLACES) == [], window
        assert page.evaluate(COVERED, ".desk .row .button") == [], window

    anna.go("/replay")
    match = match_of(game, seats, options, "11")
    for number in written(game, seats, options, "11"):
        match.play(number)
    anna.brings(match.record())
    page.locator(".board .map svg").first.wait_for()
    anna.settles()
    assert page.evaluate(HIDDEN_PLACES) == []
    assert page.evaluate(COVERED, ".desk .controls .button, .desk .told") == []
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    page.set_viewport_size(LYING)
    review, frame = anna.boxes(page.get_by_role("button", name="Review"), page.locator(".desk"))
    assert review["bottom"] <= frame["bottom"]


def test_a_phone_shows_clocks_what_the_others_did_a_lost_line_and_the_chat_above_a_keyboard(
    person: Callable[..., Person],
) -> None:
    anna = person(SMALL)
    stage, page = Stage(anna, clock=True, chat=True), anna.page
    match = match_of("marracash", 3, {}, "11")
    decisions_until(match, ends_turn, 1)
    stage.show(match)
    stage.plays(ends_turn(match) or 0)
    chips = page.locator(".since li button")
    expect(chips).to_have_count(2)
    # More than the strip shows: its end fades, and the other one once it is drawn in.
    strip = page.locator(".since ol")
    expect(strip).to_have_class(re.compile(r"\bafter\b"))
    strip.evaluate("(strip) => strip.scrollTo(strip.scrollWidth, 0)")
    expect(strip).to_have_class(re.compile(r"\bbefore\b"))
    expect(strip).not_to_have_class(re.compile(r"\bafter\b"))
    clocks = page.get_by_title("Thinking time left")
    expect(clocks).to_have_count(6)  # at the thumb, and with everything else about each seat
    assert page.evaluate(COVERED, "#what-to-do [title='Thinking time left']") == []

    # A hint takes its room from below the strip.
    (above,) = anna.boxes(strip)
    stage.advises({stage.match.legal_numbers()[0]: 0.5} if stage.match else {})
    expect(page.locator(".hint")).to_be_visible()
    anna.settles()
    assert anna.boxes(strip) == [above]
    page.locator(".hint").get_by_role("button", name="Close").click()

    # What is asked stays in sight above what is typed and answered.
    page.get_by_role("button", name="Commands").click()
    page.get_by_role("textbox", name="Command").fill("board")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Answers").locator("p").nth(4)).to_be_attached()
    anna.settles()
    assert page.evaluate(COVERED, f"{PROMPT}, .command input") == []
    # Beside the board of a laptop it is seen whole, whatever is unfolded above it.
    page.set_viewport_size(LAPTOP)
    page.get_by_text("choices as a list").click()
    typed, desk = anna.boxes(page.locator(".command"), page.locator(".match > .prompt"))
    assert typed["bottom"] <= desk["bottom"]
    page.get_by_text("choices as a list").click()
    page.set_viewport_size({"width": SMALL.width, "height": SMALL.height})
    page.get_by_role("button", name="Commands").click()

    # A line is noticed by whoever looks at the board, and leads to the others.
    stage.says("Hello")
    sign = page.get_by_role("button", name="Chat, one unread")
    anna.settles()
    assert page.evaluate(COVERED, ".prompt .tools .button") == []
    sign.tap()
    expect(page.get_by_role("tab", name="Chat")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(sign).to_have_count(0)
    for number in range(30):
        stage.says(f"Line {number}")
    # As the browser makes the window when the keyboard comes.
    page.get_by_label("Your message").focus()
    page.set_viewport_size({"width": 320, "height": 290})
    page.locator("#beside").get_by_text("Line 29").wait_for()
    anna.settles()
    sent = page.locator(".beside li").last
    sent.evaluate("(line) => line.dataset.last = ''")
    wanted = ".side [title='Thinking time left'], .beside :is([data-last], input, form .button)"
    assert page.evaluate(COVERED, wanted) == []
    # Also when there was room for all of it, too shortly for anything to be drawn.
    page.evaluate(LONG_AND_SHORT, "#beside > :first-child")
    assert page.evaluate(COVERED, wanted) == []

    # Above a keyboard, too, it is told why a line was not taken.
    stage.complains("server-store-away")
    expect(page.locator("#beside").get_by_role("alert")).to_be_in_viewport(ratio=0.9)
    anna.settles()
    assert page.evaluate(COVERED, ".beside :is(input, form .button)") == []

    # Nobody answers any more: what is told takes its room from the board.
    page.get_by_label("Your message").blur()
    page.set_viewport_size(WINDOWS[0])
    page.get_by_role("button", name="All right").click()
    page.evaluate("() => { WebSocket = class { send() {} close() {} } }")
    stage.hangs_up()
    page.get_by_text("The connection is lost.").wait_for()
    anna.settles()
    assert page.evaluate(COVERED, f".lost, {PROMPT}, .prompt .tools .button") == []
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def ends_turn(match: Match) -> int | None:
    """A move after which it is another's turn."""
    for text, number in texts(match).items():
        if text.startswith("move"):
            after = match.copy()
            after.play(number)
            if after.to_act != match.to_act:
                return number
    return None


LARGE = Screen(1920, 1080)


class Rich(Stage):
    """Everybody has made a fortune."""

    def _standing(self) -> Standing:
        standing = super()._standing()
        return msgspec.structs.replace(standing, view=enrich(standing.view))


FORTUNE = {"money": 12300, "bid": 11975, "worth": 12300, "sums": [105, 98], "pile": 195}


def enrich(view: Any) -> Any:
    if isinstance(view, list):
        return [enrich(each) for each in view]
    if not isinstance(view, dict):
        return view
    return {
        name: FORTUNE[name] if name in FORTUNE and value else enrich(value)
        for name, value in view.items()
    }


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [("marabunta", 2, "pl"), ("minicity", 4, "it"), ("marracash", 4, "fr")],
)
def test_a_large_window_cuts_no_sum(
    person: Callable[..., Person], game: str, seats: int, language: str
) -> None:
    anna = person(LARGE, language)
    stage = Rich(anna)
    _, wanted = LAID_OUT[game]
    for kind, match in moments(game, seats, GAMES[game][1], ("11",)):
        if not THOROUGH and kind not in wanted:
            continue
        stage.show(match)
        anna.settles()
        assert anna.page.evaluate(CUT) == [], kind
