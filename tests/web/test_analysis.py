"""The analysis table: other moves, dice set by hand, opinions, notes, a file and a link."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import ludoteca
from tests.web.people import PHONE, Person
from tests.web.sights import CUT
from tests.web.test_pages import assert_well_made

People = Callable[..., Person]


def test_a_match_is_analysed_kept_and_shared(person: People) -> None:
    match = ludoteca.new_match("marabunta", seed=7)
    match.play("split tile pink | blue orange green grey yellow")
    anna = person(commands=True)
    page = anna.go("/analysis")
    page.get_by_label("paste").fill(match.record())
    page.get_by_role("button", name="Analyse it").click()
    expect(page.get_by_role("heading", name="Analysis: Marabunta")).to_be_visible()
    walk = page.get_by_role("group", name="Through the analysis")
    expect(walk).to_contain_text("Step 9 of 9")
    # What the engine thinks, deeper while one looks.
    expect(page.locator(".hint .number").first).to_contain_text("wins")
    # Another move by the list, and back to what was played by keys.
    page.keyboard.press("ArrowLeft")
    expect(walk).to_contain_text("Step 8 of 9")
    page.get_by_text("choices as a list").click()
    page.get_by_role("button", name="One pool: tile").nth(3).click()
    moves = page.get_by_role("navigation", name="Moves")
    expect(moves.get_by_role("list", name="Instead of this").get_by_role("button")).to_have_count(1)
    page.get_by_label("Note about this moment").fill("Bold.")
    # Chance is a player: the dice are set, one by one or at random.
    command = page.get_by_label("Command", exact=True)
    command.fill("beginning")
    command.press("Enter")
    expect(page.get_by_text("Chance is next")).to_be_visible()
    command.fill("first red")
    command.press("Enter")
    expect(walk).to_contain_text("Step 1 of 1")
    page.get_by_role("button", name="At random").click()
    expect(walk).to_contain_text("Step 8 of 8")
    expect(page.get_by_role("log", name="What is told")).to_contain_text("Rolled: yellow")
    # A file, and a link that holds the same.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert "# Bold." in text
    assert text.count("\n(\n") == 2
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("Share by link").input_value()
    # Whoever reloads the page has it again, and stands where they stood.
    page.reload()
    expect(walk).to_contain_text("Step 8 of 8")
    expect(moves.get_by_role("list", name="Instead of this").get_by_role("button")).to_have_count(1)
    # On a phone, in another language: it opens where she stood.
    bruno = person(PHONE, "it")
    bruno.go(link.removeprefix(anna.url))
    page = bruno.page
    expect(page.get_by_role("heading", name="Analisi: Marabunta")).to_be_visible()
    walk = page.get_by_role("group", name="Attraverso")
    expect(walk).to_have_attribute("data-at", "8")
    bruno.settles()
    assert page.evaluate(CUT) == []


def test_a_position_is_set_up_by_hand_judged_analysed_and_shared(person: People) -> None:
    anna = person()
    page = anna.go("/analysis")
    page.get_by_label("Territory").select_option(label="Crumbs")
    page.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    use = page.get_by_role("button", name="Analyse this position")
    # A press on the board leads to what can be said about that place.
    page.locator(".board [data-hex=c3]").click(force=True)
    here = page.get_by_role("group", name="At c3")
    here.get_by_role("combobox").select_option("red-2")
    faults = page.locator(".card [role=status]")
    expect(faults).to_contain_text("In round 1 nothing is drawn yet.")
    expect(use).to_be_disabled()
    # The form says the same without the board, and keys alone are enough.
    page.get_by_text("Course of the match").press("Enter")
    page.get_by_role("spinbutton", name="Round").fill("2")
    page.get_by_text("Tiles face down", exact=True).press("Enter")
    page.get_by_label("tile “a die again”").select_option("no")
    page.locator("summary", has_text="Red").press("Enter")
    page.get_by_label("Anthills left").first.fill("1")
    expect(faults).to_contain_text("This position is possible.")
    assert_well_made(anna)
    use.click()
    # Then it is analysed as any other: dice by hand, moves, the engine's opinion.
    expect(page.get_by_role("heading", name="Analysis: Marabunta")).to_be_visible()
    written = page.locator(".board [data-hex=c3]")
    expect(written).to_have_attribute("aria-label", "c3 (grey), Red 2")
    page.get_by_role("button", name="At random").click()
    expect(page.locator(".hint .number").first).to_contain_text("wins")
    page.get_by_role("button", name="Share by link").click()
    link = page.get_by_label("Share by link").input_value()
    # Another one begins at the same address, and the way back leads to this one.
    page.get_by_role("link", name="Another analysis").click()
    expect(page.get_by_role("button", name="Set up a position")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Analysis: Marabunta")).to_be_visible()
    # Somebody else opens the link on a phone, in the dark, and changes the position.
    bruno = person(PHONE, "pl", theme="dark")
    bruno.go(link.removeprefix(anna.url))
    page = bruno.page
    page.get_by_role("button", name="Zmień tę pozycję").click()
    page.locator(".board [data-hex=c3]").click(force=True)
    expect(page.locator(".here select")).to_have_value("red-2")
    page.locator(".here select").select_option("blue-3")
    expect(page.locator("[data-settled=true]")).to_contain_text("Ta pozycja jest możliwa.")
    bruno.settles()
    assert page.evaluate(CUT) == []
    assert_well_made(bruno)


def test_a_match_that_still_runs_is_not_analysed(person: People) -> None:
    anna = person()
    anna.may_lose_line = True  # the refusal
    anna.sits_down("marabunta")
    match = anna.page.url.rpartition("/")[2]
    anna.go(f"/analysis/{match}")
    expect(anna.page.get_by_role("alert")).to_have_text(
        "This match is still being played. It can be analysed once it is over."
    )
    anna.go(f"/review/{match}")
    expect(anna.page.get_by_role("heading")).to_have_text("This match cannot be reviewed")
