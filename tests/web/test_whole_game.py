"""A whole match against a bot, from a cold start to the check of the dice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteca
from ludoteca.core.fairness import commitment
from tests.web.elsewhere import play_on
from tests.web.marabunta import decide
from tests.web.people import PHONE, Person, Screen, expect_fair_dice

MOST_DECISIONS = 400
LATE = 16  # round, the last


def test_a_match_of_marabunta_is_won_or_lost_by_clicks(person: Callable[..., Person]) -> None:
    anna = person()
    anna.play_now("marabunta")
    anna.page.get_by_text("Fair chance").click()
    dice = anna.page.locator("details", has_text="Fair chance")
    expect(dice).to_contain_text(
        "Your browser added a number of its own to the chance of this match."
    )
    fingerprint, number, promise = dice.locator("code").all_inner_texts()
    assert promise == commitment(number)
    expect(dice.locator("dd").last).to_have_text("nothing")  # of the bot
    kinds: list[str] = []
    # Every way to act on the board comes up.
    while not {"element", "take", "apply", "hex"} <= set(kinds):
        assert anna.waits_for_turn()
        kinds.append(decide(anna))
    play_on([anna], until=lambda view: view["round"] >= LATE)
    begun = len(kinds)
    while anna.waits_for_turn():
        kinds.append(decide(anna))
        assert len(kinds) < MOST_DECISIONS
    assert len(kinds) > begun

    result = anna.page.get_by_role("dialog")
    expect(result.locator(".places li")).to_have_count(2)
    expect_fair_dice(result, "One seat added a number of its own")

    with anna.page.expect_download() as saved:
        result.get_by_role("link", name="Save the record").click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert record.startswith("ludoteca match, format 2\ngame marabunta\n")
    assert f"\ncommitment {fingerprint}\n" in record
    assert f" {number}\nentropy blue none\n" in record
    assert ludoteca.verify(record).is_fair
    assert "\noutcome red " in record

    own_page = result.get_by_role("link", name="Replay on its own page")
    expect(own_page).to_have_attribute("href", re.compile(r"^/replay/"))
    result.get_by_role("button", name="Replay here").click()
    expect(anna.page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
    expect(anna.match).to_have_attribute("data-version", "1")
    anna.page.get_by_role("button", name="One move on").click()
    expect(anna.match).to_have_attribute("data-version", "2")
    anna.page.get_by_role("button", name="Back to now").click()

    first = anna.page.url
    anna.page.get_by_role("button", name="Show the result").click()
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: "/match/" in url and url != first)
    assert anna.waits_for_turn()


@pytest.mark.parametrize("screen", [PHONE], ids=["phone"])
def test_a_choice_can_be_taken_back_and_a_hint_asked_for(
    person: Callable[..., Person], screen: Screen
) -> None:
    anna = person(screen)
    anna.sits_down("marabunta")
    undo = anna.page.get_by_role("button", name="Undo")
    while anna.waits_for_turn() and not undo.is_visible():
        decide(anna)
    before = anna.version
    undo.tap()
    anna.waits_until_after(before)
    anna.page.get_by_role("tab", name="Log").tap()
    expect(anna.page.locator("li.undone").first).to_be_attached()

    anna.page.get_by_role("button", name="Hint").tap()
    expect(anna.page.locator(".hint").get_by_text("A strong bot would consider")).to_be_visible()
    before = anna.version
    anna.page.locator(".hint li button").first.tap()
    anna.page.get_by_role("button", name="Yes, do it").tap()
    anna.waits_until_after(before)
