"""Beside the board by keys and ears: tabs, clocks, chat, shortcuts, forced colours."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Route, expect

from ludoteca.core.match import Match
from tests.web.people import NARROW, Person
from tests.web.staged import Stage, match_of, moments
from tests.web.test_pages import serious_faults

# Where the line that was typed lies in the box, how many lines it shows, whether there are more.
SHOWN = """(box) => {
  const own = [...box.querySelectorAll(".own")].at(-1).getBoundingClientRect();
  const top = Math.round(own.top - box.getBoundingClientRect().top);
  const lines = Number((box.clientHeight / own.height).toFixed(1));
  return [top, lines, box.scrollHeight > box.clientHeight];
}"""


def test_tabs_clocks_and_shortcuts_serve_the_keyboard(person: Callable[..., Person]) -> None:
    anna = person()
    stage, page = Stage(anna, clock=True, chat=True), anna.page
    stage.show(match_of("marabunta", 2, {}, "11"))

    # A die goes over by a click that no pointer made, as a screen reader does it.
    page.locator("[data-element=pink]").evaluate("(die) => die.click()")
    expect(page.get_by_role("group", name="The other pool").get_by_role("button")).to_have_count(1)

    # Unread is what was not yet seen; arrows lead from tab to tab; clocks stay.
    stage.says("Hello")
    stage.says("Good luck")
    chat = page.get_by_role("tab", name="Chat, 2 unread")
    expect(chat).to_be_visible()
    page.get_by_role("tab", name="Players").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_focused()
    expect(page.locator("#beside").get_by_text("Good luck")).to_be_visible()
    heard = page.get_by_role("log", name="What is told")
    expect(heard.get_by_text("Bruno: Hello")).to_have_count(1)
    # What could not be said is still there to be said again.
    said = page.get_by_label("Your message")
    said.fill("Hello, Bruno")
    said.press("Enter")
    expect(said).to_have_value("")
    stage.complains("server-store-away")
    expect(said).to_have_value("Hello, Bruno")
    page.get_by_role("button", name="All right").click()
    page.get_by_role("tab", name="Chat", exact=True).focus()
    clocks = page.get_by_title("Thinking time left").filter(visible=True)
    expect(clocks.first).to_have_text("1:30")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(clocks).to_have_count(2)
    stage.says("Your turn?")
    expect(page.get_by_role("tab", name="Chat, one unread")).to_be_visible()

    # Whoever looks elsewhere sees and hears, once, that somebody else asks for a hint.
    stage.asks_for_a_hint(1 - (stage.seat or 0))
    asked = page.locator("#what-to-do .notice")
    expect(asked).to_be_visible()
    heard = page.get_by_role("log", name="What is told").get_by_text("asks for a hint.")
    expect(heard).to_have_text(asked.inner_text())

    # A key walks through the log, from one's own last decision on, and tells every line.
    page.get_by_role("button", name="Offer these two pools").click()
    now = anna.looks(after=2).version
    assert now > 4
    expect(asked).to_have_count(0)
    told = page.get_by_role("log", name="What is told").locator("p")
    for version in range(3, now):
        lines = told.count()
        page.keyboard.press("l")
        expect(anna.match).to_have_attribute("data-version", str(version))
        line = stage.spoken(version - 1, version)[0]
        assert line in told.all_inner_texts()[lines:]
    page.keyboard.press("l")
    anna.waits_for_turn()

    # Shortcuts: listed by ?, never while typing, and off when somebody says so.
    page.keyboard.press("?")
    keys = page.locator("dialog[aria-label=Keys]")  # also one that is closed but still there
    expect(keys).to_contain_text("ask for a hint")
    expect(keys).to_contain_text("under “Commands” choices and questions are typed in words")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("c")
    field = page.get_by_role("textbox", name="Command")
    expect(field).to_be_focused()
    page.keyboard.type("c?")
    expect(field).to_have_value("c?")
    expect(keys).to_have_count(0)
    # A long answer is shown from its beginning, in whole lines.
    field.fill("board")
    page.keyboard.press("Enter")
    answers = page.get_by_role("log", name="Answers")
    expect(answers.locator("p").nth(9)).to_be_attached()
    top, lines, rest = answers.evaluate(SHOWN)
    assert (top, rest) == (0, True)
    assert lines == round(lines) >= 4
    # Escape leads out of the box.
    page.keyboard.press("Escape")
    expect(page.locator("#what-to-do")).to_be_focused()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("?")
    keys.get_by_label("Single keys as shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("?")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(keys).to_have_count(0)

    # What can be played is framed where colours are the system's.
    page.emulate_media(forced_colors="active")
    framed = {"element": "[data-apply]", "circle": "[data-leaf]", "crate": "[data-group]"}
    for kind, match in moments("marabunta", 2, {}, ("11", "12")):
        if kind in framed:
            stage.show(match)
            playable = page.locator(f".board {framed.pop(kind)}:enabled").first
            outline = playable.evaluate("(thing) => getComputedStyle(thing).outline")
            assert "solid" in outline, kind
    assert framed == {}
    page.emulate_media(forced_colors="none")


def test_words_longer_than_their_room_are_reached_by_keys(person: Callable[..., Person]) -> None:
    anna = person(NARROW, "pl")
    stage, page = Stage(anna), anna.page
    asked = {kind: match.copy() for kind, match in moments("marracash", 3, {}, ("11",))}
    words = page.locator("#what-to-do .speech")
    # “Why?”, which keys would reach among them, may come late; nor has everybody's turn one.
    late: list[Route] = []
    page.route("**/why-*", lambda route: late.extend([route]))
    for watching in (False, True):
        stage.show(asked["open"], watching=watching)
        anna.settles()
        assert words.evaluate("(words) => words.scrollHeight - words.clientHeight") > 12
        expect(words.get_by_role("link")).to_have_count(0)
        assert serious_faults(page, but=(".board",)) == []
    scrolled = page.get_by_role("group", name="Co teraz zrobić")
    scrolled.focus()
    page.keyboard.press("End")
    page.wait_for_function("(words) => words.scrollTop > 0", arg=words.element_handle())
    # Where all can be read there is nothing to reach, and the focus is not lost.
    stage.show(asked["auction"])
    expect(page.locator("#what-to-do")).to_be_focused()
    expect(words).to_be_visible()
    expect(scrolled).to_have_count(0)
    stage.show(asked["open"])
    expect(scrolled).to_be_visible()
    for answer in late:
        answer.continue_()
    expect(scrolled.get_by_role("link", name="Dlaczego")).to_be_visible()


def test_a_win_is_celebrated_and_moves_only_where_motion_is_welcome(
    person: Callable[..., Person],
) -> None:
    before, last = won()
    anna = person()
    stage, page = Stage(anna), anna.page
    stage.show(before)
    stage.plays(last)
    result = page.get_by_role("dialog", name="You won!")
    expect(result.locator(".pennant").first).to_be_visible()
    expect(page.locator(".piece")).to_have_count(0)
    page.keyboard.press("Escape")
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Show the result").click()
    expect(result.locator(".piece").first).to_be_attached()


def won() -> tuple[Match, int]:
    """A match before the decision that ends and wins it, and that decision."""
    for seed in range(9):
        match, chooser = match_of("marabunta", 2, {}, "11"), random.Random(seed)
        while match.to_act is not None:
            before, last = match.copy(), chooser.choice(match.legal_numbers())
            match.play(last)
        assert match.outcome is not None
        if match.outcome.ranks == ((1, 2), (2, 1))[before.to_act or 0]:
            return before, last
    raise AssertionError("nobody wins by the last decision")
