"""Measure the pages: how much is loaded, how soon something is to be seen, how quick a move is.

    bench/web.py [--visits 10] [--moves 40]

Starts a server and Debian's Chromium on this machine, and prints medians and the worst cases.
Sizes are what the server sends to a browser that understands Brotli, as all do on this machine and
behind TLS, and to one that has only gzip.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the people of the tests click here, too

from ludoteca.server.web.client_files import STATIC  # noqa: E402
from tests.server.conftest import settings_for  # noqa: E402
from tests.server.process import Server  # noqa: E402
from tests.web.conftest import find_chromium  # noqa: E402
from tests.web.people import DESKTOP, Browsers, Person  # noqa: E402
from tests.web.sizes import GAMES, LANGUAGES, for_everything, for_one_game, of_tools, sizes_sent  # noqa: E402

# From the click to the moment when the browser has drawn the answer.
ONE_MOVE = """() => new Promise((done) => {
  const match = document.querySelector(".match");
  const choice = document.querySelector(".prompt .list .choice");
  const begin = performance.now();
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
  });
  watcher.observe(match, { attributes: true, attributeFilter: ["data-version"] });
  choice.click();
})"""
# The browser tells of it a little later than it happens. Nothing is drawn before the whole page is.
FIRST_PICTURE = """() => new Promise((done) => {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName("first-contentful-paint")) done(startTime);
  }).observe({ type: "paint", buffered: true });
})"""


def loaded_by(page: Page) -> set[Path]:
    """The files of the client that the page asks for from now on."""
    seen: set[Path] = set()

    def note(response: Response) -> None:
        path = response.url.split("/", 3)[-1]
        seen.add(STATIC / path if (STATIC / path).is_file() else STATIC / "index.html")

    page.on("response", note)
    return seen


def first_pictures(browser: Browser, url: str, visits: int) -> list[float]:
    times = []
    for _ in range(visits):
        # A browser that has never been here: nothing is loaded or compiled yet.
        visitor = Person(Browsers(browser, url), DESKTOP, "en", {})
        page = visitor.go()
        visitor.card("marabunta").wait_for()
        times.append(float(page.evaluate(FIRST_PICTURE)))
        visitor.close()
    return times


def moves(browser: Browser, url: str, count: int) -> tuple[set[Path], list[float]]:
    """Two people on one device, so that no bot thinks in between."""
    anna = Person(Browsers(browser, url), DESKTOP, "en", {})
    seen = loaded_by(anna.page)
    anna.go()
    anna.card("marabunta").get_by_role("button", name="On this device").click()
    anna.page.get_by_role("button", name="Begin").click()
    anna.sees_match()
    times: list[float] = []
    while len(times) < count and anna.waits_for_turn():
        if anna.page.locator(".prompt details[open]").count() == 0:
            anna.page.locator(".prompt summary").click()
        anna.page.locator(".prompt .list .choice").first.wait_for()
        times.append(float(anna.page.evaluate(ONE_MOVE)))
    anna.close()
    return {path for path in seen if path.is_file()}, times


def show(name: str, times: list[float]) -> None:
    middle, worst = statistics.median(times), max(times)
    print(f"{name:<42}{middle:>8.0f} ms median {worst:>8.0f} ms worst of {len(times)}")


def show_sizes(name: str, sizes: list[int]) -> None:
    print(f"{name:<42}" + "".join(f"{size / 1000:>8.1f} kB" for size in sizes))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--visits", type=int, default=10)
    parser.add_argument("--moves", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(f"{folder}/tables.sqlite3")
        with Server(settings, Path(folder) / "log") as server, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"]
            )
            pictures = first_pictures(chromium, server.url, asked.visits)
            seen, answers = moves(chromium, server.url, asked.moves)
            sizes = [sizes_sent(server.url, encoding) for encoding in ("br", "gzip")]
            chromium.close()
    print(f"{'':<42}{'Brotli':>11}{'gzip':>11}")
    played = [sum(each[path] for path in seen) for each in sizes]
    show_sizes("Loaded to play a match of Marabunta", played)
    for language in LANGUAGES:
        visits = [max(for_one_game(each, language, game) for game in GAMES) for each in sizes]
        show_sizes(f"All pages and one game, texts: {language}", visits)
    for language in LANGUAGES:
        wholes = [for_everything(each, language) for each in sizes]
        show_sizes(f"All pages, games and tools, texts: {language}", wholes)
    for tool in of_tools(sizes[0], LANGUAGES[0]):
        show_sizes(
            f"The tool {tool}, when asked for",
            [of_tools(each, LANGUAGES[0])[tool] for each in sizes],
        )
    show_sizes("All files, four languages", [sum(each.values()) for each in sizes])
    show("First useful picture, nothing cached", pictures)
    show("From a click to its answer on the screen", answers)


if __name__ == "__main__":
    main()
