"""Hints: the best first, shown before they are made, small on a phone, gone when told to."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from ludoteca.core.match import Match
from tests.web.arranged import texts
from tests.web.people import PHONE, Person, Screen
from tests.web.sights import HALVED, HIDDEN_PLACES
from tests.web.staged import Stage, match_of, moments

People = Callable[..., Person]
LAPTOP = Screen(1366, 768)
# Nothing of it has to be scrolled to.
WHOLE = "(desk) => desk.scrollHeight <= desk.clientHeight"


def first(game: str, seats: int, wanted: str) -> Match:
    return next(match for kind, match in moments(game, seats, {}, ("11",)) if kind == wanted)


def test_a_suggestion_is_laid_out_on_the_board_and_made_by_the_next_click(person: People) -> None:
    anna = person(LAPTOP)
    stage, page = Stage(anna), anna.page
    match = match_of("marabunta", 2, {}, "11")
    stage.show(match)
    splits = [
        number
        for text, number in texts(match).items()
        if len(text.partition(" | ")[2].split()) == 2
    ]
    stage.advises(dict(zip(splits, (0.31, 0.52, 0.47, 0.1), strict=False)))
    lines = page.locator(".hint li button")
    expect(page.locator(".hint")).to_contain_text("A strong bot would consider")
    expect(lines.locator(".number")).to_have_text(["wins 52 %", "wins 47 %", "wins 31 %"])
    before = anna.version
    lines.first.click()
    page.mouse.move(2, 2)
    # Two dice went over; nothing has been played, and both ways to do it are at hand.
    offer = page.get_by_role("button", name="Offer these two pools")
    expect(offer).to_be_enabled()
    other = page.get_by_role("group", name="The other pool").get_by_role("button")
    laid = other.count()
    assert laid == 2
    expect(lines.first).to_contain_text("Yes, do it")
    # One's own hand goes on from there.
    other.first.click()
    expect(other).to_have_count(laid - 1)
    expect(page.get_by_text("Yes, do it")).to_have_count(0)
    assert anna.version == before
    # Escape gives up what was picked, then the hint.
    lines.last.click()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(3)
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    stage.advises({splits[0]: 0.5}, solved=True)
    expect(page.locator(".hint")).to_contain_text("Exact, worked out to the end")
    lines.dblclick()  # its second half is not meant for what has come under the pointer
    assert anna.version == before
    lines.click()
    anna.looks(after=before)
    # What is under the pointer then hides nothing of what has just happened.
    page.locator(".board :is([data-take], [data-apply], .offered)").first.hover()
    told, hovered = anna.boxes(*map(page.locator, (".lately", ".prompt .armed")))
    assert told["bottom"] <= hovered["top"]


def test_a_hint_leaves_the_board_of_a_phone_in_sight(person: People) -> None:
    anna = person(PHONE, known=[])
    stage, page = Stage(anna), anna.page
    match = first("marracash", 3, "raise")
    stage.show(match)
    bids = [number for text, number in texts(match).items() if text.startswith("bid")]
    desk, lines = page.locator(".match > .prompt"), page.locator(".hint li button")
    offer = page.locator(".prompt").get_by_role("link", name="First game")
    expect(offer).to_be_visible()
    stage.advises({bids[2]: 0.52, bids[0]: 0.31, bids[1]: 0.47})
    expect(offer).to_have_count(0)
    expect(lines.first).to_be_in_viewport(ratio=1)
    (box,) = anna.boxes(desk)
    assert box["height"] < 0.36 * PHONE.height
    assert page.locator("#what-to-do").evaluate(WHOLE)
    assert page.evaluate(HALVED) == []
    expect(lines.last).to_be_hidden()
    lines.first.tap()
    # The amount is chosen, not yet bid.
    amount = sorted(int(text.split()[1]) for text in texts(match) if "bid" in text)[2]
    expect(page.locator(".auction output")).to_have_text(str(amount))
    page.get_by_role("button", name="2 more").tap()
    expect(lines.last).to_be_visible()
    page.locator(".hint").get_by_role("button", name="Close").tap()
    expect(lines).to_have_count(0)
    expect(page.locator(".auction output")).not_to_have_text(str(amount))
    # The offer is back, both answers to it in one line.
    page.set_viewport_size({"width": 844, "height": 390})
    yes, no = anna.boxes(offer, page.get_by_role("button", name="No, thanks"))
    assert abs(yes["y"] - no["y"]) < 4
    assert page.evaluate(HALVED) == []

    # Of the highest trays, too: all of the meadow is seen above a hint.
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    no_thanks = page.get_by_role("button", name="No, thanks")
    for kind in ("split", "element"):
        match = first("marabunta", 2, kind)
        stage.show(match, fresh=kind == "split")
        if no_thanks.count() > 0:
            no_thanks.click()
        stage.advises(dict(zip(texts(match).values(), (0.5, 0.4, 0.3), strict=False)))
        expect(lines.first).to_be_visible()
        anna.settles()
        assert page.evaluate(HIDDEN_PLACES) == [], kind
