"""Write the pictures of the pages that the README shows: docs/pictures/web-*.jpg.

    tools/take_pictures.py

Starts a server of its own on an empty database, plays a little by clicking, and takes pictures of
the main screens on a desktop and on a phone, in light and dark.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the people of the tests click here, too

from tests.server.conftest import settings_for  # noqa: E402
from tests.server.process import Server  # noqa: E402
from tests.web.conftest import find_chromium  # noqa: E402
from tests.web.marabunta import decide  # noqa: E402
from tests.web.people import DESKTOP, PHONE, Person  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DECISIONS = 45  # so that the map has something to tell


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(f"{folder}/tables.sqlite3", warm_up=True)
        with Server(settings, Path(folder) / "log") as server, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"]
            )
            take_all(chromium, server.url)
            chromium.close()


def take_all(browser: Browser, url: str) -> None:
    anna = Person(browser, url, DESKTOP, "en", {"level": "casual"})
    anna.go()
    anna.card("marracash").get_by_text("3 to 4 players").wait_for()
    take(anna.page, "home")
    set_theme(anna.page, "dark")
    take(anna.page, "home-dark")

    set_theme(anna.page, "light")
    anna.play_now("marabunta")
    for _ in range(DECISIONS):
        if not anna.waits_for_turn():
            break
        decide(anna)
    anna.waits_for_turn()
    take(anna.page, "marabunta")
    set_theme(anna.page, "dark")
    take(anna.page, "marabunta-dark")
    set_theme(anna.page, "light")
    address = anna.page.url

    # The same match in the same person's pocket.
    bruno = Person(browser, url, PHONE, "en", {})
    for cookie in anna.context.cookies():
        bruno.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": url}])
    bruno.go(address)
    bruno.waits_for_turn()
    take(bruno.page, "marabunta-phone")

    while anna.waits_for_turn():
        decide(anna)
    take(anna.page, "result")
    anna.close()
    bruno.close()


def set_theme(page: Page, theme: str) -> None:
    if page.locator("html").get_attribute("data-theme") != theme:
        page.locator("header button").click()


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    path = PICTURES / f"web-{name}.jpg"
    # The tooth of the paper makes a PNG five times as large.
    page.screenshot(path=path, animations="disabled", type="jpeg", quality=84)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
