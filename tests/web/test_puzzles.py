"""Puzzles on the site: found, solved on the board and by ear, and explained."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludoteca.core.texts import say
from ludoteca.games import find_game
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.puzzles.shelf import puzzles_of
from tests.web.ears import Ears
from tests.web.marabunta import press
from tests.web.people import PHONE, Person
from tests.web.test_around import assert_readable

People = Callable[..., Person]
GAME = find_game("marabunta")


@pytest.fixture(scope="module")
def writing() -> Puzzle:
    """One that asks for a hex."""
    return next(each for each in puzzles_of(GAME) if each.answers[0].startswith("write "))


def words_of(puzzle: Puzzle, action: str) -> str:
    return say(puzzle.match(GAME).describe(action))


def verdict(page: Page) -> str:
    expect(page.locator("[data-puzzle] .lines")).to_be_visible()
    return page.locator("[data-puzzle] h1").inner_text()


def test_a_puzzle_is_found_and_solved_on_a_phone(person: People, writing: Puzzle) -> None:
    anna = person(PHONE, language="fr", theme="dark")
    page = anna.go("/")
    page.locator("#puzzles a").click()
    expect(page.locator("article")).to_have_count(3)
    assert_readable(anna)
    page.goto(f"/puzzles/{GAME.name}/{writing.name}")
    expect(page.locator(f"[data-puzzle='{writing.name}']")).to_be_visible()
    assert_readable(anna)
    [_, place] = writing.answers[0].split()
    press(anna, page.locator(f".board [data-hex={place}]"))
    assert verdict(page) == "Juste !".replace(" ", "\N{NO-BREAK SPACE}")
    assert_readable(anna)
    # The rating moved, and the next puzzle is another.
    expect(page.locator("[data-puzzle]")).to_contain_text(re.compile("1500 → 1[5-9]"))
    page.get_by_role("button", name="Problème suivant").click()
    another = page.locator(f"[data-puzzle]:not([data-puzzle='{writing.name}'])")
    expect(another).to_be_visible()
    # It has its own address.
    name = another.get_attribute("data-puzzle")
    expect(page).to_have_url(re.compile(f"/puzzles/{GAME.name}/{name}$"))


def test_a_puzzle_is_solved_by_ear_and_its_lines_are_told(person: People, writing: Puzzle) -> None:
    page = person().go(f"/puzzles/{GAME.name}/{writing.name}")
    expect(page.locator("[data-puzzle]")).to_be_visible()
    ears = Ears(page)
    [question] = ears.asks("")
    assert question.endswith("Which choice is best?")
    assert ears.hears() == [question]
    # What is taken at first sight is not the best, and the best is told by itself.
    wrong, right = (words_of(writing, each) for each in (writing.obvious, writing.answers[0]))
    assert ears.asks(wrong) == [f"Shown: {wrong}. The same once more makes it."]
    expect(page.get_by_role("button", name=f"Tap again to do it: {wrong}")).to_be_visible()
    # In the list one Enter shows it, too.
    page.get_by_text(re.compile("choices as a list")).click()
    page.get_by_role("button", name=right, exact=True).press("Enter")
    assert ears.hears() == [f"Tap again to do it: {right}"]
    expect(page.locator("[data-puzzle] .lines")).to_have_count(0)
    page.get_by_role("textbox", name="Command").focus()
    ears.asks(wrong)
    assert ears.asks(wrong) == [f"Chosen: {wrong}"]
    assert ears.hears()[0] == "Not the best"
    assert verdict(page) == "Not the best"
    lines = page.locator(".lines li")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text(right)
    expect(lines.last).to_contain_text("yours, first sight")
    # Line by line, with the keyboard.
    lines.last.get_by_role("button").press("Enter")
    expect(lines.last.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".told")).to_be_visible()
