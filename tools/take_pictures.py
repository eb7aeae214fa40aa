"""Write the pictures of the pages that the README shows: docs/pictures/web-*.jpg.

    tools/take_pictures.py

Starts a server of its own on an empty database, plays a little of every game by clicking, and takes
pictures of the main screens on a desktop and on a phone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the people of the tests click here, too

from ludoteca import new_match  # noqa: E402
from ludoteca.bots.levels import BEGINNER, make_level  # noqa: E402
from ludoteca.bots.position import Position  # noqa: E402
from ludoteca.games import find_game  # noqa: E402
from ludoteca.puzzles.shelf import puzzles_of  # noqa: E402
from tests.server.conftest import settings_for  # noqa: E402
from tests.server.process import Server  # noqa: E402
from tests.web import marabunta, marracash  # noqa: E402
from tests.web.conftest import find_chromium  # noqa: E402
from tests.web.minicity import CARD, Settler  # noqa: E402
from tests.web.people import DESKTOP, PHONE, Browsers, Person  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
QUALITY = 76  # below, the letters on the paper begin to blur
# Decisions until the table has something to tell.
MARABUNTA, MINICITY, MARRACASH = 45, 44, 24


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(f"{folder}/tables.sqlite3", warm_up=True)
        with Server(settings, Path(folder) / "log") as server, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"]
            )
            browsers = Browsers(chromium, server.url)
            for take_some, level in (
                (take_home, "casual"),
                (take_marabunta, "random"),  # so that both have something to show at the end
                (take_minicity, "casual"),
                (take_marracash, "casual"),
                (take_puzzle, "casual"),
                (take_review, "casual"),
                (take_position, "casual"),
            ):
                anna = Person(browsers, DESKTOP, "en", {"level": level})
                take_some(anna, browsers)
                anna.close()
            chromium.close()


def take_home(anna: Person, browsers: Browsers) -> None:
    anna.go()
    anna.card("marracash").get_by_text("3 to 4 players").wait_for()
    take(anna.page, "home")
    pocket(anna, browsers, "home")


def take_marabunta(anna: Person, browsers: Browsers) -> None:
    def decide() -> object:
        return marabunta.decide(anna)

    anna.play_now("marabunta")
    play(anna, MARABUNTA, decide)
    take(anna.page, "marabunta")
    pocket(anna, browsers, "marabunta")
    while anna.waits_for_turn():
        decide()
    take(anna.page, "result")


def take_minicity(anna: Person, browsers: Browsers) -> None:
    """With friend cards, and with a card in hand that shows where its ant could go."""
    anna.begin_with("minicity", "With friend cards")
    settler = Settler(anna)
    play(anna, MINICITY, settler.decide)
    card = anna.page.locator(CARD)
    while anna.waits_for_turn() and card.count() == 0:
        settler.decide()
    card.last.click()
    take(anna.page, "minicity")
    pocket(anna, browsers, "minicity", lambda page: page.locator(CARD).last.click())


def take_marracash(anna: Person, browsers: Browsers) -> None:
    """With a group in hand, and the streets that it could take."""
    anna.play_now("marracash")
    groups = anna.page.locator(".fountain.offered")

    def decide() -> object:
        return marracash.decide(anna, anna.looks(places=marracash.PLACES), raises=True)

    play(anna, MARRACASH, decide)
    while anna.waits_for_turn() and groups.count() == 0:
        decide()
    groups.last.click()
    take(anna.page, "marracash")
    anna.page.locator("header .tools button").click()
    take(anna.page, "marracash-dark")
    pocket(anna, browsers, "marracash", lambda page: page.locator(".fountain.offered").last.click())


def take_puzzle(anna: Person, browsers: Browsers) -> None:
    """After a try that was not the best."""
    puzzles = puzzles_of(find_game("marabunta"))
    puzzle = next(each for each in puzzles if each.obvious.startswith("write "))
    page = anna.go(f"/puzzles/marabunta/{puzzle.name}")
    place = page.locator(f".board [data-hex={puzzle.obvious.split()[1]}]")
    place.click()
    page.locator(".confirm").click()
    page.locator(".lines").wait_for()
    take(page, "puzzle")


def take_review(anna: Person, browsers: Browsers) -> None:
    """Of a record that was brought along, at its greatest turn."""
    match = new_match("marracash", seats=3, seed=11)
    bot = make_level(BEGINNER, match.game, 3, 1, clock=False)
    while match.to_act is not None:
        match.play(bot.choose(Position.of(match)))
    for screen, name in ((DESKTOP, "review"), (PHONE, "replay-phone")):
        person = Person(browsers, screen, "en", {"chances": screen is PHONE})
        page = person.go("/replay")
        page.get_by_role("textbox").fill(match.record())
        page.get_by_role("button", name="Watch").click()
        if screen is DESKTOP:
            page.get_by_role("button", name="Review").click()
        swings = page.get_by_role("button", name="big swing")
        swings.wait_for(timeout=120_000)
        swings.click()
        swings.click()
        told = page.locator(".told li").first
        expect(told).not_to_have_text("Before the first step.")  # its page has come
        person.settles()
        take(page, name)
        person.close()


def take_position(anna: Person, browsers: Browsers) -> None:
    """With a number that no match could have by then."""
    page = anna.go("/analysis")
    page.get_by_role("button", name="Set up a position").click()
    page.locator(".board [data-hex=e5]").click(force=True)
    page.locator(".here select").select_option("red-2")
    page.locator(".problem").wait_for()
    anna.settles()
    take(page, "position")


def play(person: Person, decisions: int, decide: Callable[[], object]) -> None:
    for _ in range(decisions):
        if not person.waits_for_turn():
            break
        decide()
    person.waits_for_turn()


def pocket(
    person: Person,
    browsers: Browsers,
    name: str,
    prepare: Callable[[Page], None] = lambda _: None,
) -> None:
    """The same page in the same person's pocket."""
    phone = Person(browsers, PHONE, "en", {})
    for cookie in person.context.cookies():
        phone.context.add_cookies(
            [{"name": cookie["name"], "value": cookie["value"], "url": person.url}]
        )
    page = phone.go(person.page.url)
    page.locator(".board, article").first.wait_for()
    prepare(page)
    take(page, f"{name}-phone")
    phone.close()


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    path = PICTURES / f"web-{name}.jpg"
    # The tooth of the paper makes a PNG five times as large.
    page.screenshot(path=path, animations="disabled", type="jpeg", quality=QUALITY)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
