"""Everything at 400 % zoom and with letters twice as large: no word is cut, nothing out of reach.

On the same visit: headings of all pages, in every phase, skip no level.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.players import Player
from tests.web.people import DESKTOP, Person
from tests.web.staged import Stage, moments
from tests.web.test_every_phase import GAMES, SEEDS

# A window of 1280 by 1024 at 400 % (WCAG 1.4.10), and one of 1280 by 800 whose person wants letters
# twice as large (WCAG 1.4.4).
ZOOMED: ViewportSize = {"width": 320, "height": 256}
ROOMY: ViewportSize = {"width": DESKTOP.width, "height": DESKTOP.height}

# What is wrong: levels skipped, a page that scrolls sideways, words that are cut, and controls
# that cannot be brought into the window and pressed there. What a board draws may be scrolled to.
FAULTS = """() => {
  const faults = [];
  const called = (place) => (place.ariaLabel || place.textContent || place.id || place.outerHTML)
    .trim().replace(/\\s+/g, " ").slice(0, 60) + ` <${place.localName} ${place.className}>`;
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    if (!heading.checkVisibility()) continue;
    const next = Number(heading.localName[1]);
    if (next > level + 1) faults.push(`after level ${level}: ${called(heading)}`);
    level = next;
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);

  const dialogs = document.querySelectorAll("dialog[open]");
  const all = [...(dialogs[dialogs.length - 1] ?? document.body).querySelectorAll("*")]
    .filter((place) => !place.closest(".unseen, .skip, [aria-hidden=true], [inert], svg"))
    .filter((place) => place.checkVisibility({ visibilityProperty: true }));
  const hides = (place) => /hidden|clip/.test(getComputedStyle(place).overflow);
  const scrolls = (place) => /auto|scroll/.test(getComputedStyle(place).overflow);
  const worded = all.filter(({ childNodes }) =>
    [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()));
  for (const place of worded) {
    const { display, overflowX, clipPath } = getComputedStyle(place);
    if (display === "inline" || clipPath !== "none" || place.matches("option, select")) continue;
    if (place.scrollWidth > place.clientWidth + 2 && !/auto|scroll/.test(overflowX))
      faults.push(`cut: ${called(place)}`);
    let frame = place;
    while (frame && !hides(frame) && !scrolls(frame)) frame = frame.parentElement;
    if (!frame || scrolls(frame)) continue;
    const [inner, outer] = [place, frame].map((each) => each.getBoundingClientRect());
    if (inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2
      || frame === place && place.scrollHeight > place.clientHeight + 2)
      faults.push(`hidden: ${called(place)}`);
  }
  /** Whether a press in its middle meets it. */
  const meets = (place) => {
    const [box] = place.getClientRects();
    if (!box || box.right > innerWidth + 1 && !place.closest(".board")) return !box;
    const middle = [box.x + box.width / 2, box.y + Math.min(box.height, innerHeight) / 2];
    const met = document.elementFromPoint(...middle);
    return met !== null && (place.contains(met) || place.closest("label")?.contains(met));
  };
  const controls = "button, a[href], input, select, textarea, summary";
  for (const place of all.filter((one) => one.matches(controls) && !one.disabled)) {
    if (meets(place)) continue;
    place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!meets(place)) faults.push(`out of reach: ${called(place)}`);
  }
  scrollTo(0, 0);
  return faults;
}"""


def set_letters(person: Person, pixels: int) -> None:
    """As people set them in their browser; pages have 16 unless they do."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": pixels}})


def faults(person: Person) -> dict[str, list[str]]:
    """In both ways, of the page as it is."""
    found: dict[str, list[str]] = {}
    for name, window, pixels in (("zoom", ZOOMED, 16), ("letters", ROOMY, 32)):
        person.page.set_viewport_size(window)
        set_letters(person, pixels)
        person.settles()
        found[name] = person.page.evaluate(FAULTS)
    return {name: each for name, each in found.items() if each}


def test_pages_lose_nothing_when_enlarged(person: Callable[..., Person]) -> None:
    anna = person(DESKTOP, "fr")
    anna.may_lose_line = True  # the browser itself writes down that a status was 404
    page = anna.go()
    expect(anna.card("marracash").locator("option").nth(1)).to_be_attached()
    found = {"home": faults(anna)}
    for number, name in enumerate(("set up", "with friends")):
        anna.card("minicity").locator(".more .button").nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found[name] = faults(anna)
        page.keyboard.press("Escape")
    with closing(Player(anna.url)) as player:
        table = player.open_table("minicity", "me", "open")["id"]
    anna.context.add_cookies([{"name": "ludoteca", "value": player.cookie, "url": anna.url}])
    for path in (
        f"/table/{table}",
        "/settings",
        "/rules/marabunta",
        "/guide/marabunta",
        "/replay",
        "/boards",
        "/nowhere",
    ):
        anna.go(path)
        expect(page.locator("h1")).to_be_visible()
        found[path] = faults(anna)
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("game", GAMES)
def test_matches_lose_nothing_when_enlarged(person: Callable[..., Person], game: str) -> None:
    seats, options, _ = GAMES[game]
    anna = person(DESKTOP, "fr")
    stage = Stage(anna)
    found = {}
    for kind, match in moments(game, seats, options, SEEDS):
        stage.show(match)
        found[kind] = faults(anna)
    assert {kind: each for kind, each in found.items() if each} == {}
