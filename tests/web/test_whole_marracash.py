"""A whole match of Marracash with souvenirs, three people by link, one of them on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.effort import THOROUGH
from tests.web.conftest import compile_once
from tests.web.elsewhere import play_on
from tests.web.marracash import BID, PLACES, decide
from tests.web.people import PHONE, Person, expect_fair_dice, whose_turn
from tests.web.test_pages import serious_faults

MOST_DECISIONS = 400
KINDS = {"auction", "bid", "raise", "pass", "move"}  # before the end is looked at
RAISES = 4 if THOROUGH else 1  # by Bruno; then nobody outbids anybody, and the match goes on


def sit_down(person: Person, link: str, name: str) -> None:
    person.go(link)
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    expect(person.page.get_by_role("button", name="Leave the table")).to_be_visible()


def test_three_people_play_marracash_with_souvenirs_to_the_end(
    person: Callable[..., Person],
) -> None:
    compile_once("marracash")
    anna, bruno, chiara = people = [person(), person(PHONE), person(theme="dark")]
    anna.go()
    anna.card("marracash").get_by_role("button", name="With friends").click()
    anna.page.get_by_label("With souvenirs").check()
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_role("textbox", name="Link to the table").input_value()
    sit_down(bruno, link, "Bruno")
    sit_down(chiara, link, "Chiara")
    anna.page.get_by_role("button", name="Start the match").click()
    for each in people:
        each.sees_match()
        expect(each.page.locator(".board [data-place]").first).to_be_visible()
    assert serious_faults(chiara.page) == []

    done: dict[Person, list[str]] = {each: [] for each in people}
    auctioned = False

    def decide_next(after: int) -> int | None:
        """Whoever is to act does; None once nobody is."""
        nonlocal auctioned
        turn = whose_turn(people, after, PLACES)
        if turn is None:
            return None
        actor, seen = turn
        if not auctioned and BID in seen.offered:
            auctioned = True
            # The same auction is in front of everybody.
            for each in people:
                expect(each.page.locator(".auction li")).to_have_count(3)
            assert serious_faults(bruno.page) == []
        raises = actor is bruno and done[bruno].count("raise") < RAISES
        # On a desktop the guide's shops are put up.
        auctions = THOROUGH or (actor is bruno and "auction" not in done[bruno])
        done[actor].append(decide(actor, seen, raises, auctions))
        assert sum(map(len, done.values())) < MOST_DECISIONS
        return seen.version

    version: int | None = -1
    while not {kind for each in done.values() for kind in each} >= KINDS:
        assert version is not None
        version = decide_next(version)
    assert auctioned
    play_on(people, until=lambda view: view["last_turn"] is not None)
    version = -1
    while version is not None:
        version = decide_next(version)

    assert all("move" in each for each in done.values())

    # All see the same result, and any of them can check the cards.
    results = [each.page.get_by_role("dialog") for each in people]
    scores = []
    for result in results:
        expect(result.locator(".places li")).to_have_count(3)
        scores.append(result.locator(".places .number").all_inner_texts())
    assert scores[0] == scores[1] == scores[2]
    assert serious_faults(anna.page) == []
    # All browsers of the tests draw the same number (fate.py): it counts once.
    expect_fair_dice(results[1], "One seat added a number of its own")
