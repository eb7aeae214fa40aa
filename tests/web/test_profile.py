"""Oneself and others: a rated match, a face, ladders, and how one plays, as pictures and tables."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import msgspec
from playwright.sync_api import Route, expect

from ludoteca.core.message import message
from ludoteca.server.protocol import (
    DecisionKind,
    FirstMove,
    JudgedMatch,
    PastMatch,
    Progress,
    Rival,
    Tally,
)
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.test_around import assert_readable

People = Callable[..., Person]
DAY = 24 * 3600 * 1000


def test_a_rated_match_a_face_and_the_way_to_others(person: People) -> None:
    anna, bruno = person(), person(PHONE, language="fr", theme="dark")
    anna.begin_with("marabunta", "Rated: counts for your rating")
    page = anna.page
    # Leaving is asked about, and it counts.
    page.get_by_role("button", name="Leave the match").click()
    expect(page.get_by_role("dialog")).to_contain_text("leaving it counts as a loss")
    page.get_by_role("dialog").get_by_role("button", name="Leave the match").click()
    expect(page.get_by_role("status").filter(has_text="rating")).to_have_text(
        re.compile(r"rating 1[234]\d\d ± \d+ \(.\d+\)")
    )

    anna.go("/me")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(page.locator("strong.number")).to_have_text(re.compile(r"1[234]\d\d"))
    page.get_by_label("Others may see my profile").check()
    page.get_by_text("Choose your face").click()
    page.get_by_label("Figure 3").check()
    expect(page.get_by_text("Kept.").last).to_be_visible()
    assert_readable(anna)
    address = page.get_by_role("link", name="Your profile, as others see it").get_attribute("href")
    assert address is not None

    # Others see her in their own words, and nothing of how she plays.
    other = bruno.go(address)
    expect(other.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(other.get_by_role("heading", name="Dernières parties")).to_be_visible()
    expect(other.get_by_text("Abandonnée", exact=True)).to_be_visible()
    assert_readable(bruno)
    other.get_by_role("link", name="Classements").click()
    expect(other.get_by_role("heading", level=2)).to_be_visible()
    expect(
        other.get_by_text("Bot grand maître").or_(other.get_by_text("1500")).first
    ).to_be_visible()
    assert_readable(bruno)
    page.get_by_label("Others may see my profile").uncheck()
    expect(page.get_by_role("link", name="Your profile, as others see it")).to_have_count(0)
    bruno.may_lose_line = True  # the browser complains of being refused
    bruno.go(address)
    expect(other.get_by_role("alert")).to_be_visible()


def progress() -> Progress:
    """Of somebody who has learnt something over twelve matches."""
    rivals = [Rival("strong", None, None, False)]
    judged = [
        JudgedMatch(
            match=f"m{number}",
            game="marabunta",
            seats=2,
            ended=1_700_000_000_000 + number * DAY,
            won=number > 6,
            began=number % 2 == 0,
            decisions=40,
            lost=0.06 - 0.004 * number,
            luck=(-1) ** number * 0.02 * number,
        )
        for number in range(12)
    ]
    label = message("marabunta-do-take", pool=(message("marabunta-tile", tile="two-crates"),))
    return Progress(
        matches=[
            PastMatch(
                match=None,
                game="marabunta",
                seats=2,
                ended=each.ended,
                rank=1 if each.won else 2,
                score=30,
                left=False,
                rivals=rivals,
                before=None,
                after=None,
            )
            for each in reversed(judged)
        ],
        tallies=[Tally("marabunta", 2, "strong", 12, 5, 1), Tally("minicity", 3, "mixed", 4, 1, 0)],
        judged=judged,
        kinds=[
            DecisionKind("marabunta", "split", 90, 12, 2.2),
            DecisionKind("marabunta", "write", 200, 9, 1.0),
        ],
        openings=[FirstMove("marabunta", 2, "take", label, 7, 4, 0.02)],
    )


def test_how_one_plays_reads_well_on_a_phone_and_as_tables(person: People) -> None:
    told = msgspec.json.encode(progress())

    def answer(route: Route) -> None:
        route.fulfill(body=told, content_type="application/json")

    for screen, language, theme in ((PHONE, "pl", "dark"), (DESKTOP, "it", "light")):
        anna = person(screen, language, theme=theme)
        anna.page.route("**/api/progress", answer)
        page = anna.go("/me")
        expect(page.locator("figure svg")).to_have_count(2)
        expect(page.locator("figure svg").first.locator("circle")).to_have_count(12)
        for table in page.locator("figure details").all():
            table.locator("summary").press("Enter")  # by keyboard
        rows = page.locator("figure").first.locator("tbody tr")
        expect(rows).to_have_count(12)
        expect(rows.first).to_contain_text("6%")
        assert_readable(anna)
        # What leads away with everything is a download.
        for name in ("export", "records"):
            got = page.request.get(f"/api/progress/{name}")
            assert got.ok
            assert "attachment" in got.headers["content-disposition"]
        export = json.loads(page.request.get("/api/progress/export").text())
        assert set(export) == {"exported", "profile", "progress", "devices", "puzzles"}
