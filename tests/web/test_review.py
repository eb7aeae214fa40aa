"""The review of a match in the browser: its curve, its words, and what was better on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from urllib.parse import parse_qs, urlparse

import msgspec
from playwright.sync_api import Page, Route, expect

from ludoteca.bots.levels import BEGINNER, make_level
from ludoteca.bots.position import Position
from ludoteca.core.match import Match
from ludoteca.core.texts import say
from ludoteca.review import FAULTS, Review, review
from ludoteca.server.protocol import ReviewState
from ludoteca.server.telling.replays import replay_of
from tests.web.people import PHONE, Person
from tests.web.staged import match_of
from tests.web.test_pages import assert_well_made

People = Callable[..., Person]
MATCH = "staged"


@cache
def played() -> tuple[Match, Review]:
    match = match_of("marracash", 3, {}, "5")
    bot = make_level(BEGINNER, match.game, 3, 1, clock=False)
    while match.to_act is not None:
        match.play(bot.choose(Position.of(match)))
    return match, review(match, 2, threads=1)


def stand_in(page: Page) -> list[str]:
    """A server that has this one match; how often it was asked for its review."""
    match, found = played()
    asked: list[str] = []

    def replay(route: Route) -> None:
        wanted = parse_qs(urlparse(route.request.url).query)
        made = replay_of(match, int(wanted["first"][0]), int(wanted["count"][0]))
        route.fulfill(body=msgspec.json.encode(made), content_type="application/json")

    def tell(route: Route) -> None:
        asked.append(route.request.method)
        total = len(match.actions)
        there = len(asked) > 2
        state = ReviewState(total if there else 40 * len(asked), total, found if there else None)
        route.fulfill(body=msgspec.json.encode(state), content_type="application/json")

    page.route(f"**/api/matches/{MATCH}/replay?*", replay)

    page.route(f"**/api/matches/{MATCH}/review", tell)
    page.route(f"**/api/matches/{MATCH}/branch", lambda route: route.fulfill(json={"match": None}))
    return asked


def test_a_review_shows_chances_verdicts_and_what_was_better(person: People) -> None:
    anna = person()
    asked = stand_in(anna.page)
    page = anna.go(f"/replay/{MATCH}")
    match, found = played()
    page.get_by_role("button", name="Review").click()
    there = page.get_by_role("region", name="Review")
    # It says how far it is, asks again by itself, and is there.
    expect(there.get_by_role("status")).to_contain_text(f"of {len(match.actions)}")
    curve = there.get_by_role("slider", name="Chances to win")
    expect(curve).to_be_visible()
    assert asked == ["POST"] * 3
    expect(there.locator("svg path.line")).to_have_count(3)
    for balance in found.balances:
        points = round(-100 * balance.skill)
        expect(there.locator(".balances")).to_contain_text(f"skill \N{MINUS SIGN}{points}")
    # A click on the curve goes to that moment, and so do keys.
    curve.click(position={"x": 1, "y": 20})
    expect(page.locator(".controls")).to_have_attribute("data-at", "0")
    curve.press("End")
    expect(page.locator(".controls")).to_have_attribute("data-at", str(len(match.actions)))
    # Turning points in words lead to their moments.
    point = found.turning_points[0]
    expect(there).to_contain_text(say(point.told[0]))
    there.get_by_role("button", name=f"Step {point.moment + 1}", exact=True).click()
    expect(page.locator(".controls")).to_have_attribute("data-at", str(point.moment + 1))
    # Every fault is marked; what was better is shown on the board, with its line.
    faults = [each for each in found.decisions if each.verdict in FAULTS]
    expect(there.locator(".faults li")).to_have_count(len(faults))
    worst = max(faults, key=lambda each: each.lost)
    assert worst.better is not None
    place = faults.index(worst)
    line = there.locator(".faults button").nth(place)
    expect(line).to_contain_text(worst.verdict)
    line.click()
    expect(there.locator(".verdict")).to_contain_text(f"{round(100 * worst.lost)} % of the win")
    there.get_by_role("button", name="Show what was better").click()
    expect(page.locator(".controls")).to_have_attribute("data-at", str(worst.moment))
    expect(there.locator(".verdict")).to_contain_text(say(worst.better.line[0]))
    # From there one can play on, against bots.
    with page.expect_request(f"**/api/matches/{MATCH}/branch") as wished:
        there.get_by_role("button", name="Try it from here").click()
    assert wished.value.post_data_json == {"moment": worst.moment, "level": "random"}
    # The same as a table, for those who do not see the curve.
    there.get_by_text("All chances as a table").click()
    rows = there.get_by_role("row")
    expect(rows).to_have_count(len(found.chances) + 1)
    assert_well_made(anna)


def test_a_review_by_its_address_on_a_phone(person: People) -> None:
    bruno = person(PHONE, "fr", theme="dark")
    stand_in(bruno.page)
    page = bruno.go(f"/review/{MATCH}")
    there = page.get_by_role("region", name="Analyse")
    expect(there.get_by_role("slider")).to_be_visible()
    expect(there).to_contain_text("Tournants")
    assert "{" not in there.inner_text()
    assert_well_made(bruno)
