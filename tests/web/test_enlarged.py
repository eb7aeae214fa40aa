"""Everything at 400 % zoom and with letters twice as large: no word is cut, nothing out of reach.

On the same visit: headings of all pages, in every phase, skip no level.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.effort import THOROUGH
from tests.server.players import Player
from tests.web.people import DESKTOP, Person
from tests.web.staged import Stage, match_of, moments, written
from tests.web.test_every_phase import GAMES, SEEDS

# A window of 1280 by 1024 at 400 % (WCAG 1.4.10), and one of 1280 by 800 whose person wants letters
# twice as large (WCAG 1.4.4).
ZOOMED: ViewportSize = {"width": 320, "height": 256}
# What stands around the board of a guide is the same in all; boards are seen in matches.
GUIDES = tuple(GAMES) if THOROUGH else ("minicity",)
ROOMY: ViewportSize = {"width": DESKTOP.width, "height": DESKTOP.height}

# What is wrong: levels skipped, a page that scrolls sideways, words that are cut, and controls
# that cannot be brought into the window and pressed there. What a board draws may be scrolled to.
FAULTS = """(letters) => {
  const faults = [];
  const now = getComputedStyle(document.documentElement).fontSize;
  if (now !== `${letters}px`) faults.push(`letters of ${now}`);
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
  const board = document.querySelector(".match .board, .stage .board");
  const beyond = board ? board.scrollWidth - board.clientWidth : 0;
  if (beyond > 1) faults.push(`the board is ${beyond} px too wide`);

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
  /** Whether a press in its middle meets it; of what is higher than its frame, one near its top. */
  const meets = (place, most = innerHeight) => {
    const [box] = place.getClientRects();
    if (!box || box.right > innerWidth + 1 && !place.closest(".board")) return !box;
    const middle = [box.x + box.width / 2, box.y + Math.min(box.height, most) / 2];
    const met = document.elementFromPoint(...middle);
    return met !== null && (place.contains(met) || place.closest("label")?.contains(met));
  };
  const controls = "button, a[href], input, select, textarea, summary";
  for (const place of all.filter((one) => one.matches(controls) && !one.disabled)) {
    if (meets(place)) continue;
    const reached = [["center", innerHeight], ["start", 40]].some(([block, most]) => {
      place.scrollIntoView({ block, inline: "center", behavior: "instant" });
      return meets(place, most);
    });
    if (!reached) faults.push(`out of reach: ${called(place)}`);
  }
  scrollTo(0, 0);
  return faults;
}"""


class Eye:
    """Looks at a page enlarged in both ways; what it found is kept by the names of what it saw."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: dict[str, list[str]] = {}
        self._devtools = person.context.new_cdp_session(person.page)
        self._ways = [("zoom", ZOOMED, 16), ("letters", ROOMY, 32)]
        self._now = ""

    def look(self, what: str) -> None:
        for way, window, pixels in self._ways:
            if way != self._now:
                self.person.page.set_viewport_size(window)
                # As people set them in their browser; pages have 16 unless they do.
                sizes = {"fontSizes": {"standard": pixels}}
                self._devtools.send("Page.setFontSizes", sizes)
                self._now = way
            self.person.settles()
            faults = self.person.page.evaluate(FAULTS, pixels)
            if faults:
                self.found[f"{what}, {way}"] = faults
        # The next one is seen first as this one was last: a window less to lay out.
        self._ways.reverse()


def test_pages_lose_nothing_when_enlarged(person: Callable[..., Person]) -> None:
    anna = person(DESKTOP, "fr")
    anna.may_lose_line = True  # the browser itself writes down that a status was 404
    page = anna.go()
    expect(anna.card("marracash").locator("option").nth(1)).to_be_attached()
    eye = Eye(anna)
    eye.look("home")
    for number, name in enumerate(("set up", "with friends")):
        anna.card("minicity").locator(".more .button").nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        eye.look(name)
        page.keyboard.press("Escape")
    with closing(Player(anna.url)) as player:
        table = player.open_table("minicity", "me", "open")["id"]
    anna.context.add_cookies([{"name": "ludoteca", "value": player.cookie, "url": anna.url}])
    paths = ("settings", "rules/marabunta", "boards", "nowhere", "replay")
    for path in (f"table/{table}", *(f"guide/{game}" for game in GUIDES), *paths):
        anna.go(f"/{path}")
        expect(page.locator("h1")).to_be_visible()
        if path.startswith("guide"):
            expect(page.locator(".board .map svg").first).to_be_visible()
        eye.look(path)
    page.locator("textarea").fill(match_of("minicity", 3, {}, "11").record())
    page.locator("form .button.main").last.click()
    expect(page.locator(".board .map svg").first).to_be_visible()
    eye.look("a replay that is open")
    assert eye.found == {}


# Each game in another language, at the decisions that lay out the board or the prompt in a way of
# their own.
LAID_OUT = {
    "marabunta": ("pl", {"split", "take", "element", "write", "circle", "crate"}),
    "minicity": ("fr", {"small-part", "choice", "unload", "refill", "spread"}),
    "marracash": ("it", {"act", "raise", "sell", "bring"}),
}


@pytest.mark.parametrize("game", LAID_OUT)
def test_matches_lose_nothing_when_enlarged(person: Callable[..., Person], game: str) -> None:
    seats, options, _ = GAMES[game]
    language, wanted = LAID_OUT[game]
    anna = person(DESKTOP, language, commands=True)
    stage, page = Stage(anna, clock=True, chat=True), anna.page
    eye, seen = Eye(anna), set()
    for kind, match in moments(game, seats, options, SEEDS[game]):
        if kind in wanted:
            seen.add(kind)
            stage.show(match)
            eye.look(kind)
    assert seen == wanted

    # What was typed, said and written down, and how it ended.
    stage.says("Mississippimississippimississippimississippimississippi")
    page.get_by_role("textbox").first.fill("?")
    page.keyboard.press("Enter")
    expect(page.locator(".answers p").nth(4)).to_be_attached()
    for tab in ("log", "chat"):
        page.locator(f"#tab-{tab}").click()
        expect(page.locator(".beside li").first).to_be_attached()
        eye.look(tab)
    over = match_of(game, seats, options, SEEDS[game][0])
    for number in written(game, seats, options, SEEDS[game][0]):
        over.play(number)
    stage.show(over)
    expect(page.get_by_role("dialog")).to_be_visible()
    eye.look("result")
    assert eye.found == {}
