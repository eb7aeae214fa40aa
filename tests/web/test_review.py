"""The review of a match in the browser: its curve, its words, and what was better on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from urllib.parse import parse_qs, urlparse

import msgspec
from playwright.sync_api import Page, Route, expect

from ludoteca.bots.levels import BEGINNER, make_level
from ludoteca.bots.position import Position
from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.core.texts import say
from ludoteca.review import FAULTS, Review, review
from ludoteca.server.protocol import HttpProblem, Outlook, ReviewState
from ludoteca.server.telling.replays import replay_of
from tests.web.people import PHONE, Person
from tests.web.staged import Stage, match_of
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
        total = len(match.actions)
        if route.request.method == "GET":  # nobody has made one
            body = msgspec.json.encode(ReviewState(0, total, None))
            route.fulfill(body=body, content_type="application/json")
            return
        asked.append(route.request.method)
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
    # Chances stand beside it as a bar, once somebody wants to see them.
    expect(page.get_by_role("img", name="Chances to win")).to_have_count(0)
    page.get_by_label("Show chances to win").check()
    bar = page.get_by_role("img", name="Chances to win")
    expect(bar).to_contain_text(f"{round(100 * found.chances[0][0])} %")
    # Big swings are marked on the timeline, and a button goes from one to the next.
    expect(page.locator(".marks > span")).to_have_count(len(swings(found)))
    page.get_by_role("button", name=f"To the next of {len(swings(found))} big swings").click()
    expect(page.locator(".controls")).to_have_attribute("data-at", str(swings(found)[0]))
    asked.clear()
    page = anna.go(f"/replay/{MATCH}")
    page.get_by_role("button", name="Review").click()
    there = page.get_by_role("region", name="Review")
    # It says how far it is, asks again by itself, and is there.
    expect(there.get_by_role("status")).to_contain_text(f"of {len(match.actions)}")
    curve = there.get_by_role("slider", name="Chances to win")
    expect(curve).to_be_visible()
    expect(there.locator(".scale span")).to_have_text(["100\u00a0%", "50\u00a0%", "0\u00a0%"])
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
    # It is only shown: nothing on that board can be pressed.
    expect(page.locator(".board")).to_have_attribute("inert", "")
    # How often each verdict was earned, and from which loss on.
    verdicts = there.locator(".verdicts tbody tr")
    expect(verdicts).to_have_count(5)
    expect(verdicts.last).to_contain_text("blunder from 15 % of the win lost")
    blunders = [each.seat for each in found.decisions if each.verdict == "blunder"]
    counts = [str(blunders.count(seat)) for seat in range(3)]
    expect(verdicts.last.get_by_role("cell")).to_have_text(counts)
    # From there one can play on, against bots.
    with page.expect_request(f"**/api/matches/{MATCH}/branch") as wished:
        there.get_by_role("button", name="Try it from here").click()
    assert wished.value.post_data_json == {"moment": worst.moment, "level": "random"}
    # The same as a table, for those who do not see the curve.
    there.get_by_text("All chances as a table").click()
    rows = there.locator("details").get_by_role("row")
    expect(rows).to_have_count(len(found.chances) + 1)
    assert_well_made(anna)


def swings(found: Review) -> list[int]:
    """Where the chances of somebody moved by as much as a blunder loses, and turning points."""
    moved = {
        moment
        for moment, (before, after) in enumerate(pairwise(found.chances), start=1)
        if any(abs(one - other) >= 0.15 for one, other in zip(before, after, strict=True))
    }
    return sorted(moved | {point.moment + 1 for point in found.turning_points})


def test_a_review_marks_the_log_and_those_who_watch_see_chances_if_they_may(
    person: People,
) -> None:
    match, found = played()
    total = len(match.actions)
    anna = person()
    anna.may_lose_line = True  # the refusal
    page, stage = anna.page, Stage(anna)
    answers = [
        (200, msgspec.json.encode(Outlook(1, [0.5, 0.3, 0.2]))),
        (403, msgspec.json.encode(HttpProblem(403, Message("server-outlook-people", {})))),
    ]

    def tell(route: Route) -> None:
        status, body = answers.pop(0)
        route.fulfill(status=status, body=body, content_type="application/json")

    page.route(f"**/api/matches/{MATCH}/outlook", tell)
    state = ReviewState(total, total, found, [1] * len(found.decisions))
    page.route(
        f"**/api/matches/{MATCH}/review",
        lambda route: route.fulfill(body=msgspec.json.encode(state)),
    )
    running = match_of("marracash", 3, {}, "5")
    stage.show(running, watching=True)
    expect(page.get_by_role("img", name="Chances to win")).to_have_count(0)
    page.get_by_label("Show chances to win").check()
    expect(page.get_by_role("img", name="Chances to win")).to_contain_text("30 %")
    # Whoever plays is not even asked.
    stage.show(running)
    expect(page.get_by_label("Show chances to win")).to_have_count(0)
    stage.show(running, watching=True)
    expect(page.get_by_text("could help a player")).to_be_visible()
    stage.show(match, fresh=True)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    line = page.get_by_role("list", name="What has happened").get_by_role("listitem").first
    worst = max(found.decisions, key=lambda each: each.lost)
    expect(line.locator(".mark")).to_contain_text(worst.verdict)


def test_a_record_that_was_brought_along_is_reviewed_on_a_phone(person: People) -> None:
    match, found = played()
    bruno = person(PHONE, "it", theme="dark")
    page = bruno.page
    page.route(
        "**/api/records/review",
        lambda route: route.fulfill(
            body=msgspec.json.encode(ReviewState(len(match.actions), len(match.actions), found))
        ),
    )
    bruno.go("/replay")
    bruno.brings(match.record())
    page.get_by_role("button", name="Revisione").click()
    there = page.get_by_role("region", name="Revisione")
    expect(there.get_by_role("slider")).to_be_visible()
    expect(there.locator(".faults li").first).to_be_visible()
    expect(there.get_by_role("button", name="Prova da qui")).to_have_count(0)
    page.get_by_role("checkbox").first.check()
    expect(page.locator(".chances")).to_be_visible()
    assert_well_made(bruno)


def test_a_review_by_its_address_on_a_phone(person: People) -> None:
    bruno = person(PHONE, "fr", theme="dark")
    stand_in(bruno.page)
    page = bruno.go(f"/review/{MATCH}")
    there = page.get_by_role("region", name="Bilan")
    expect(there.get_by_role("slider")).to_be_visible()
    expect(there).to_contain_text("Tournants")
    assert "{" not in there.inner_text()
    assert_well_made(bruno)
