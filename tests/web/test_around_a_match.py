"""Before, beside and after a match: what is offered once, the way out, the win, old matches."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import ludoteca
from ludoteca.core.match import Match
from tests.web.people import DESKTOP, PHONE, Person, Screen, expect_fair_dice
from tests.web.staged import Stage, match_of, moments, written
from tests.web.test_pages import assert_well_made

People = Callable[..., Person]
OPTIONS: dict[str, object] = {}


def test_a_guide_is_offered_once(person: People) -> None:
    anna = person(PHONE, known=None)
    page = anna.go()
    offer = page.get_by_text("Your first time?")
    expect(offer).to_have_count(3)
    anna.card("marabunta").get_by_role("link", name="Begin with a short game").click()
    expect(page.locator("[data-step='0']")).to_be_visible()
    # Who has opened a guide is not asked again for that game, also in another visit.
    page.reload()
    anna.go()
    expect(anna.card("minicity").get_by_text("Your first time?")).to_be_visible()
    expect(offer).to_have_count(2)

    # Whoever plays at once is offered it there, until the first decision.
    stage = Stage(anna)
    for kind, match in moments("minicity", 2, OPTIONS, ("11",)):
        if kind == "first-card":
            stage.show(match)
            break
    expect(page.get_by_role("link", name="First game").last).to_have_attribute(
        "href", "/guide/minicity"
    )
    # The command box takes its room, so that what is asked is seen whole beside it.
    commands = page.get_by_role("button", name="Commands")
    commands.click()
    expect(offer).to_have_count(0)
    commands.click()
    page.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("known", [None, ["minicity"]], ids=["new", "back"])
@pytest.mark.parametrize(
    ("screen", "language"), [(DESKTOP, "en"), (DESKTOP, "pl"), (PHONE, "it"), (PHONE, "fr")]
)
def test_what_is_pressed_on_a_card_stays_where_it_is_once_the_server_answers(
    person: People, screen: Screen, language: str, known: list[str] | None
) -> None:
    anna = person(screen, language, known=known)
    page, held = anna.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    with page.expect_request("**/api/games"):
        anna.go()
    company = page.locator("article .more button")
    pressed = [*page.locator("article .main").all(), *company.all()]
    early = anna.boxes(*pressed)
    expect(company.first).to_be_disabled()
    held[0].continue_()
    expect(company.first).to_be_enabled()
    assert [box["top"] for box in anna.boxes(*pressed)] == [box["top"] for box in early]


def last_moment() -> tuple[Match, int]:
    """A match whose last decision wins it for whoever makes it."""
    for seed in range(1, 20):
        match = match_of("marabunta", 2, {}, str(seed))
        *earlier, last = written("marabunta", 2, {}, str(seed))
        for number in earlier:
            match.play(number)
        after, seat = match.copy(), match.to_act
        after.play(last)
        if after.outcome is not None and seat is not None and after.outcome.ranks[seat] == 1:
            return match, last
    raise AssertionError("no such match")


def test_a_win_is_celebrated_and_nothing_moves_for_those_who_do_not_want_it(
    person: People,
) -> None:
    anna = person(soundsOffered=None)
    stage, page = Stage(anna), anna.page
    match, last = last_moment()
    stage.show(match)
    sounds = page.get_by_text("Would you like soft sounds")
    expect(sounds).to_have_count(0)
    page.get_by_text("as a list").click()
    page.get_by_role("button", name=stage.describes(last)).last.click()
    result = page.get_by_role("dialog", name="You won!")
    expect(result.locator(".pennant").first).to_be_visible()
    expect(result.locator(".piece")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    expect(result.locator(".piece")).not_to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    # Sounds are offered here, once: while somebody plays nothing makes room for that.
    expect(sounds).to_be_visible()
    page.get_by_role("button", name="Turn them on").click()
    expect(sounds).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sounds")).to_be_checked()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_chance_of_a_match_that_was_given_up_is_checked(person: People, screen: Screen) -> None:
    anna = person(screen)
    anna.play_now("marabunta")
    page, beside = anna.page, anna.page.get_by_role("tabpanel")
    explained = beside.locator("details", has_text="Fair chance")
    explained.locator("summary").click()
    expect(explained).to_contain_text("when the match is over, your browser can check")
    expect(beside.get_by_text("Was chance fair?")).to_have_count(0)
    page.get_by_role("button", name="Leave the match").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(explained).to_contain_text("Now the seed is known")
    expect(explained).not_to_contain_text("when the match is over")
    explained.locator("summary").click()
    expect_fair_dice(beside, "One seat added a number of its own")
    assert_well_made(anna)
    with page.expect_download() as saved:
        beside.get_by_role("link", name="Save the record").click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert ludoteca.verify(record).verdict == "fair"
    assert "\noutcome " not in record

    # A reload knows what was noted, and whoever has the link checks it, too.
    page.reload()
    expect_fair_dice(beside, "One seat added a number of its own")
    friend = person(screen).go(page.url)
    friend.get_by_text("Was chance fair?").click()
    friend.get_by_role("button", name="Check it here").click()
    expect(friend.get_by_text("Fair: everything follows from the seed")).to_be_visible()


def test_a_match_is_left_by_a_button_and_found_among_the_old_ones(person: People) -> None:
    anna = person()
    anna.sits_down("marabunta")
    page = anna.page
    page.get_by_role("button", name="Leave the match").click()
    asks = page.get_by_role("dialog")
    expect(asks).to_contain_text("Nobody else plays here")
    expect(asks).to_contain_text("Leaving it counts as a loss among your results.")
    asks.get_by_role("button", name="Not yet").click()
    expect(asks).to_have_count(0)
    page.get_by_role("button", name="Leave the match").click()
    asks.get_by_role("button", name="Leave the match").click()
    expect(page.get_by_text("The match was broken off.")).to_be_visible()
    page.locator("#what-to-do").get_by_role("link", name="To the games").click()
    finished = page.get_by_role("region", name="Finished")
    expect(finished.get_by_role("listitem")).to_contain_text("Given up")
    expect(finished).to_contain_text(re.compile("today|yesterday"))  # if it is midnight by now
    expect(page.get_by_role("region", name="Your matches")).to_have_count(0)

    # Of many the last few are shown first, and a match that was won says so.
    def many(route: Route) -> None:
        lists = route.fetch().json()
        (left,) = lists["mine"]
        seat = next(each["seat"] for each in left["seats"] if each["you"])
        ranks = [1 if each["seat"] == seat else 2 for each in left["seats"]]
        result = {"scores": [31, 44], "ranks": ranks}
        won = left | {"status": "over", "result": result, "left": []}
        lists["mine"] = [won | {"id": f"old{number}"} for number in range(8)]
        route.fulfill(json=lists)

    page.route("**/api/lists", many)
    anna.go()
    rows = finished.get_by_role("listitem")
    expect(rows.first).to_contain_text("Won 31 : 44")
    expect(rows).to_have_count(6)
    finished.get_by_role("button", name="Show all (8)").click()
    expect(rows).to_have_count(8)

    # However late rows come, and however many, what somebody is about to press stays in its place.
    held: list[Route] = []
    page.unroute("**/api/lists")

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/lists", hold)
    play = anna.card("minicity").get_by_role("button", name="Play now")
    mine = page.get_by_role("region", name="Your matches")
    nothing = page.get_by_text("No match or table of yours is waiting.")
    for count, scrolled in ((5, True), (5, False), (0, False)):
        with page.expect_request("**/api/lists"):
            anna.go()
        (place,) = anna.boxes(play)
        answer = held[-1].fetch().json()
        going = answer["mine"][0] | {"status": "running", "your_turn": True, "due": None}
        answer["mine"] = [going | {"id": f"new{number}"} for number in range(count)]
        answer["my_tables"] = [going | {"id": f"table{number}"} for number in range(count)]
        held[-1].fulfill(json=answer)
        expect(mine if count else nothing).to_be_visible()
        assert anna.boxes(play) == [place], count
        assert (page.evaluate("scrollY") > 0) is scrolled
