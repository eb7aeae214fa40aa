"""From every page to the rules, the guides, the boards and the replays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import NARROW, Person
from tests.web.test_pages import assert_fits, assert_well_made

AROUND = {
    "en": ("Around the games", "Rules", "First game", "Puzzles", "Replay a record"),
    "it": ("Intorno ai giochi", "Regole", "Prima partita", "Problemi", "Rivedi una registrazione"),
    "fr": ("Autour des jeux", "Règles", "Première partie", "Problèmes", "Revoir un enregistrement"),
    "pl": ("Wokół gier", "Zasady", "Pierwsza gra", "Zadania", "Odtwórz zapis"),
}
ABREAST = 1137  # pixels: just room enough for all in one row


@pytest.mark.parametrize("language", AROUND)
def test_on_a_phone_everything_is_behind_one_button(
    person: Callable[..., Person], language: str
) -> None:
    title, rules, guide, puzzles, replay = AROUND[language]
    anna = person(NARROW, language)
    page = anna.go("/settings")
    around = page.get_by_role("navigation", name=title)
    expect(around.get_by_role("link")).to_have_count(0)
    around.get_by_role("button", name=title).tap()
    for name in (puzzles, replay):
        expect(around.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    around.get_by_text(guide).tap()
    expect(around.get_by_role("link", name="Mini City")).to_be_in_viewport(ratio=1)
    around.get_by_text(rules).tap()
    # Colours and roles are the same whatever the words are.
    (assert_well_made if language == "en" else assert_fits)(anna)
    around.get_by_role("link", name="Marracash").tap()
    expect(page).to_have_url(f"{anna.url}/rules/marracash")
    expect(around.get_by_role("link")).to_have_count(0)
    page.set_viewport_size({"width": ABREAST, "height": 640})
    expect(around.get_by_role("link", name=puzzles)).to_be_in_viewport(ratio=1)
    anna.settles()
    assert page.locator("header").evaluate("(head) => head.scrollWidth") <= ABREAST


def test_by_keys_a_list_opens_closes_and_leads_on(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("/boards")
    around = page.get_by_role("navigation", name="Around the games")
    guides = around.locator("summary", has_text="First game")
    guides.focus()
    page.keyboard.press("Enter")
    expect(around.get_by_role("link", name="Marabunta")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(around.get_by_role("link", name="Marabunta")).to_have_count(0)
    expect(guides).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{anna.url}/guide/marabunta")
