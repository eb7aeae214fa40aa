"""A game without a line of JavaScript: found, opened, played by mouse, by keys and by ear."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ludoteca.core.verification import verify
from tests.guest import GAME, SOURCES, declare, lay
from tests.server.conftest import settings_for
from tests.server.process import SECONDS, Server
from tests.web.people import PHONE, Browsers, Person

EVIL = (
    "<script>spoilt = 1</script><style>body { display: none }</style>"
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">form</p></foreignObject>'
    '<a href="javascript:spoilt = 1"><text>x</text></a><image href="/icon.svg"/>'
    '<rect fill="url(/icon.svg)" onclick="spoilt = 1" style="position: fixed"/>'
)
SPITEFUL = f"""
from ludoteca_ur.game import Ur


class Spiteful(Ur):
    name = "spiteful"

    def draw_position(self, board, state, seat):
        drawn = super().draw_position(board, state, seat)
        drawn = drawn.replace("<svg ", '<svg onload="spoilt = 1" ')
        return drawn.replace("</svg>", {EVIL!r} + "</svg>")


GAME = Spiteful()
"""
# The last offered part of the drawing, again and again; each click is answered before the next.
CLICK_TO_THE_END = """() => new Promise((done, fail) => {
  const patience = setTimeout(() => fail(new Error("nothing happens")), 120000);
  let clicked = "";
  const look = () => {
    const match = document.querySelector(".match");
    if (document.querySelector("dialog[open]")) {
      clearTimeout(patience);
      return done();
    }
    const parts = match.querySelectorAll(".any [role=button]");
    if (match.dataset.version !== clicked && parts.length > 0) {
      clicked = match.dataset.version;
      parts[parts.length - 1].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    setTimeout(look, 5);
  };
  look();
})"""


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with guests; no other test hears of them."""
    folder = tmp_path_factory.mktemp("guests")
    declare(folder)
    lay(folder, "spiteful", "spiteful = spiteful:GAME", SPITEFUL)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}:{SOURCES}")
        running = Server(settings_for(str(folder / "tables.sqlite3")), folder / "log")
    with running:
        yield running


@pytest.fixture(scope="module")
def browsers(browser: Browser, server: Server) -> Browsers:
    """Of this house."""
    return Browsers(browser, server.url)


def test_a_whole_match_is_played_by_clicks(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go()
    card = anna.card("ur")
    expect(card.get_by_role("heading")).to_have_text("The Royal Game of Ur")
    expect(card).to_contain_text("about 15 min")
    expect(card.get_by_role("link", name="First game")).to_have_count(0)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Games, a table, and you")
    anna.play_now("ur")
    page = anna.page
    for _ in range(2):
        assert anna.waits_for_turn()
        before = anna.version
        part = page.locator(".any").get_by_role("button").last
        part.hover()
        label = part.get_attribute("aria-label")
        assert label
        expect(page.locator(".prompt .armed")).to_contain_text(label)
        part.click()
        anna.waits_until_after(before)
    page.evaluate(CLICK_TO_THE_END)

    result = page.get_by_role("dialog")
    expect(result.locator(".places .first .number")).to_have_text("7")
    expect(result).to_contain_text("waiting")
    with page.expect_download() as saved:
        result.get_by_role("link", name="Save the record").click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert record.startswith("ludoteca match, format 2\ngame ur\n")
    assert verify(record, lambda name: GAME).is_fair

    result.get_by_role("button", name="Replay here").click()
    expect(anna.match).to_have_attribute("data-version", "1")
    page.get_by_role("button", name="One move on").click()
    expect(anna.match).to_have_attribute("data-version", "2")
    expect(page.locator(".any svg")).to_be_visible()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()


def test_a_turn_is_played_by_keys_and_heard(person: Callable[..., Person]) -> None:
    """In a language that the guest does not speak: it speaks English there."""
    anna = person(language="pl")
    anna.go()
    anna.card("ur").locator(".button.main").click()
    page = anna.page
    assert anna.waits_for_turn()
    heard = re.compile(r"Light: \d waiting, .+ home\. Dark: \d waiting, .+ home\.")
    expect(page.locator(".any svg")).to_have_attribute("aria-label", heard)
    first = page.locator(".any [role=button]").first
    for _ in range(200):
        if first.evaluate("part => part === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(first).to_be_focused()
    for _ in range(2):
        before = anna.version
        page.keyboard.press("Enter")
        anna.waits_until_after(before)
        if not anna.waits_for_turn():
            break
        # Whoever plays by keys is led to what can be done next.
        expect(page.locator(".any [role=button]").first).to_be_focused()


def test_on_a_phone_the_first_tap_asks_and_the_rules_can_be_read(
    person: Callable[..., Person],
) -> None:
    anna = person(PHONE)
    anna.play_now("ur")
    assert anna.waits_for_turn()
    before = anna.version
    part = anna.page.locator(".any").get_by_role("button").last
    label = part.get_attribute("aria-label") or ""
    part.tap()
    assert anna.version == before
    confirm = anna.page.locator(".confirm")
    # In words, so that the tap does not look as if it had been lost.
    expect(confirm).to_have_text(f"Tap again to do it: {label}")
    confirm.tap()
    anna.waits_until_after(before)
    anna.go("/rules/ur")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Rules of The Royal Game of Ur")
    expect(anna.page.get_by_text("Four dice are thrown.")).to_be_visible()


def test_a_drawing_brings_nothing_but_shapes_into_the_page(
    person: Callable[..., Person], server: Server
) -> None:
    anna = person()
    anna.go()
    anna.card("spiteful").locator(".button.main").click()
    assert anna.waits_for_turn()
    drawing = anna.page.locator(".any svg")
    expect(drawing.locator("rect").first).to_be_visible()
    for kind in ("script", "style", "foreignObject", "a", "image", "[onload]", "[style]"):
        expect(drawing.locator(kind)).to_have_count(0)
    assert anna.page.evaluate("typeof spoilt") == "undefined"
    # The content policy saw the handlers while they were read, and would have stopped them, too.
    assert all("Content Security Policy" in complaint for complaint in anna.complaints)
    anna.complaints.clear()
    cover = httpx.get(f"{server.url}/api/games/ur/cover", timeout=SECONDS)
    assert cover.headers["content-type"].startswith("image/svg+xml")
    assert httpx.get(f"{server.url}/api/games/marabunta/cover", timeout=SECONDS).status_code == 404
