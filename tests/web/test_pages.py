"""Every page in every language, both themes, and on the narrowest screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.effort import THOROUGH
from tests.web.marabunta import decide
from tests.web.people import DESKTOP, NARROW, PHONE, Person, Screen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LANGUAGES = ("en", "it", "fr", "pl")
PLAY_NOW = {"en": "Play now", "it": "Gioca subito", "fr": "Jouer", "pl": "Graj teraz"}

# Words that reach beyond the window or their own button; scrolling within a list is no fault.
OVERFLOWS = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll("button, a, h1, h2, h3, label, p, summary, legend")]
    .filter((place) => place.offsetParent && !place.closest(".unseen"))
    .filter((place) => {
      const box = place.getBoundingClientRect();
      const inline = getComputedStyle(place).display === "inline";
      return place.scrollWidth > place.clientWidth + 2 && !inline
        || box.right > innerWidth + 1 && !place.closest("ol, ul");
    })
    .map((place) => place.textContent.trim().slice(0, 60));
  return wide > 0 ? [`the page is ${wide} px too wide`, ...cut] : cut;
}"""


# What is in order is not sent: a page has thousands of things that are. No rule of these reads
# style sheets, so they are not loaded again.
FAULTS = """async ([rules, except]) => {
  const how = { runOnly: rules, resultTypes: ["violations"], preload: false };
  const { violations } = await axe.run({ exclude: except }, how);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 300)}`));
}"""


# Chosen in the header, also while it is folded away or a dialog lies over it.
SPEAK = """(language) => new Promise((done) => {
  const root = document.documentElement;
  const look = () => root.lang === language && done();
  new MutationObserver(look).observe(root, { attributeFilter: ["lang"] });
  const choose = document.querySelector("header select");
  choose.value = language;
  choose.dispatchEvent(new Event("change", { bubbles: true }));
  look();
})"""


def serious_faults(page: Page, *, but: tuple[str, ...] = ()) -> list[str]:
    """What axe finds against WCAG 2.2 AA, but in these places."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS, [RULES, [[place] for place in but]])
    return found


def assert_fits(person: Person) -> None:
    page = person.settles()
    assert page.evaluate(OVERFLOWS) == []
    # A key of the texts that was not found is shown in braces.
    assert re.findall(r"\{[a-z-]+\}", page.locator("body").inner_text()) == []


def assert_well_made(person: Person) -> None:
    assert_fits(person)
    assert serious_faults(person.page) == []


def assert_well_made_in_french_too(person: Person) -> None:
    """Where words are longest as well."""
    language = person.page.locator("html").get_attribute("lang")
    person.page.evaluate(SPEAK, "fr")
    assert_fits(person)
    person.page.evaluate(SPEAK, language)
    assert_well_made(person)


@pytest.mark.parametrize(
    ("screen", "language", "theme", "check"),
    [
        # Colours are those of the theme on any screen: axe looks at each theme once. Words that fit
        # the narrow one fit wherever there is more room.
        (DESKTOP, "en", "light", assert_well_made),
        (NARROW, "pl", "dark", assert_well_made_in_french_too),
        *([(PHONE, "it", "dark", assert_fits)] if THOROUGH else []),
    ],
)
def test_every_page_is_readable_and_fits(
    person: Callable[..., Person],
    screen: Screen,
    language: str,
    theme: str,
    check: Callable[[Person], None],
) -> None:
    anna = person(screen, language, theme=theme)
    page = anna.go()
    home = page.locator("header .brand")
    # Before the server has answered there is a single level of bots to choose.
    expect(anna.card("marracash").locator("option").nth(1)).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", language)
    check(anna)

    anna.card("marracash").locator(".more .button").nth(0).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(anna)
    page.keyboard.press("Escape")
    anna.card("minicity").locator(".more .button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(anna)
    page.keyboard.press("Escape")

    page.locator("header a[href='/settings']").click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page).to_have_url(f"{anna.url}/settings")
    check(anna)

    home.click()
    anna.card("marabunta").locator(".more .button").nth(0).click()
    page.locator("dialog .button.main").click()
    expect(page.get_by_role("img")).to_be_visible()
    check(anna)

    home.click()
    expect(page.locator("main a[href^='/table/']")).to_be_visible()  # it moves what is below
    anna.card("marabunta").get_by_role("button", name=PLAY_NOW[language]).click()
    anna.sees_match()
    for _ in range(4):
        assert anna.waits_for_turn()
        decide(anna)
    assert anna.waits_for_turn()
    check(anna)
    page.locator("#tab-log").click()
    check(anna)

    anna.may_lose_line = True  # the browser itself writes down that the status was 404
    anna.go("/nowhere/at/all")
    expect(page.locator("h1")).to_be_visible()
    check(anna)


WIDTHS = (320, 344, 360, 375, 385, 390, 412, 480, 559, 560, 640, 768, 860, 1000, 1099, 1100, 1280)
SOME = (320, 390, 560, 768, 1100)
# Words are longest in French and Polish: these two share the widths, and all have all at night.
TRIED = {"it": SOME, "fr": WIDTHS[::2], "pl": WIDTHS[1::2]}


def test_a_page_fits_a_window_of_any_width(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go()
    expect(anna.card("marracash").locator("option").nth(1)).to_be_attached()
    assert_fits_any_width(anna)
    page.evaluate(SPEAK, "en")
    anna.card("minicity").get_by_role("button", name=PLAY_NOW["en"]).click()
    anna.sees_match()
    assert_fits_any_width(anna)


def assert_fits_any_width(person: Person) -> None:
    tried = dict.fromkeys(LANGUAGES, WIDTHS) if THOROUGH else TRIED
    for language, widths in tried.items():
        person.page.evaluate(SPEAK, language)
        for width in widths:
            person.page.set_viewport_size({"width": width, "height": 800})
            assert person.settles().evaluate(OVERFLOWS) == [], (language, width)


def test_language_and_theme_change_at_once_and_stay(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sits_down("marabunta")
    page = anna.page
    choose = page.locator("header select")
    said = set()
    for language in LANGUAGES:
        choose.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        said.add(page.locator(".prompt .card").inner_text())
    assert len(said) == len(LANGUAGES)
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.locator("header .tools button").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
