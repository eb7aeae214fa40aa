"""A whole match of Marracash with souvenirs, three people by link, one of them on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import compile_once
from tests.web.marracash import decide
from tests.web.people import PHONE, Person
from tests.web.test_pages import serious_faults

MOST_DECISIONS = 400
LOOKS = 3000  # for whose turn it is, before somebody must have one


def sit_down(person: Person, link: str, name: str) -> None:
    person.go(link)
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    expect(person.page.get_by_role("button", name="Leave the table")).to_be_visible()


def whose_turn(people: list[Person]) -> Person | None:
    """Who has something to choose; None when the match is over."""
    for _ in range(LOOKS):
        for each in people:
            if each.page.locator(".match:not([data-choices='0'])").count() > 0:
                return each
        if people[0].page.locator("dialog[open]").count() > 0:
            return None
        people[0].page.wait_for_timeout(10)
    raise AssertionError("nobody has anything to choose, and the match is not over")


@pytest.mark.timeout(300)
def test_three_people_play_marracash_with_souvenirs_to_the_end(
    person: Callable[..., Person],
) -> None:
    compile_once("marracash")
    anna, bruno, chiara = people = [person(), person(PHONE), person(theme="dark")]
    anna.go()
    anna.card("marracash").get_by_role("button", name="With friends").click()
    anna.page.get_by_label("With souvenirs").check()
    anna.page.get_by_role("button", name="Set the table").click()
    link = anna.page.get_by_role("textbox", name="Link to the table").input_value()
    sit_down(bruno, link, "Bruno")
    sit_down(chiara, link, "Chiara")
    anna.page.get_by_role("button", name="Start the match").click()
    for each in people:
        each.sees_match()
        expect(each.page.locator(".board [data-place]").first).to_be_visible()
    for each in (bruno, chiara):
        assert serious_faults(each.page) == []

    done: dict[Person, list[str]] = {each: [] for each in people}
    auctioned = False
    while actor := whose_turn(people):
        if not auctioned and anna.page.locator(".auction").is_visible():
            auctioned = True
            # The same auction is in front of everybody.
            for each in people:
                expect(each.page.locator(".auction li")).to_have_count(3)
            for each in (anna, bruno):
                assert serious_faults(each.page) == []
        done[actor].append(decide(actor, raises=actor is bruno))
        for other in people:
            expect(other.match).to_have_attribute("data-version", str(actor.version))
        assert sum(map(len, done.values())) < MOST_DECISIONS

    kinds = {kind for each in done.values() for kind in each}
    assert {"move", "auction", "bid"} <= kinds  # the rest is up to chance
    assert all("move" in each for each in done.values())
    assert auctioned

    # All see the same result, and any of them can check the cards.
    results = [each.page.get_by_role("dialog") for each in people]
    scores = []
    for result in results:
        expect(result.locator(".places li")).to_have_count(3)
        scores.append(result.locator(".places .number").all_inner_texts())
    assert scores[0] == scores[1] == scores[2]
    assert serious_faults(anna.page) == []
    results[1].get_by_text("Were the dice fair?").click()
    results[1].get_by_role("button", name="Check it here").click()
    expect(results[1].get_by_text("Fair: nobody could change anything.")).to_be_visible()
    expect(results[1].get_by_text("cannot be checked")).to_have_count(0)
