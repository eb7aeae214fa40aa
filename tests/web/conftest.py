"""A real server and a real Chromium, for tests that click as people do.

Playwright keeps an event loop running in the process, in which other tests could not start
theirs: the browser stays open as long as only tests of the pages are run, as `make` does, else for
one module at a time.
"""

from __future__ import annotations

import os
import runpy
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

import ludoteca
from ludoteca.bots import find_bot
from ludoteca.bots.position import Position
from tests.server.conftest import settings_for
from tests.server.process import Server
from tests.web.fate import FatedServer
from tests.web.people import DESKTOP, Browsers, Person, Screen

ROOT = Path(__file__).parents[2]
SEEN = ROOT / "build" / "web"
FAILED = pytest.StashKey[bool]()
LONG = (
    *("test_whole_", "test_windows", "test_enlarged", "test_every_phase", "test_guest"),
    *("test_events", "test_installed", "test_rivals"),
)
# One process lays out all pages of a context, and none optimises what runs for a second. Nobody
# looks at pixels: without memory for them none are painted, which would take a quarter of the time.
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--renderer-process-limit=1"),
    "--force-gpu-mem-available-mb=0",
    "--js-flags=--no-opt --no-maglev",
]


def find_chromium() -> str:
    """The one without windows takes two thirds of the time; any other will do."""
    wanted = os.environ.get("CHROMIUM")
    names = [wanted] if wanted else ["chromium-headless-shell", "chromium"]
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, f"{names[0]} is missing: tools/setup.sh test installs Debian's"
    return found


@pytest.fixture(scope="session")
def client() -> None:
    """The pages, built from the sources as they are now."""
    tool = runpy.run_path(str(ROOT / "tools" / "build_web.py"))
    stamp = tool["STAMP"]
    built = stamp.read_text(encoding="utf-8") if stamp.is_file() else ""
    assert built == tool["digest"](tool["sources"]()), "the pages are not built: run `make web`"


def compile_once(game: str) -> None:
    """What is compiled here is kept on disk, so that nobody waits for it in a test."""
    match = ludoteca.new_match(game, seed=0)
    match.play(find_bot("casual", match.game).choose(Position.of(match)))


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    compile_once("marabunta")
    folder = tmp_path_factory.mktemp("web")
    settings = settings_for(str(folder / "tables.sqlite3"), host_token="printed-at-the-start")
    with FatedServer(settings, folder / "log") as running:
        yield running


def browser_scope(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    pages = Path(__file__).parent
    asked = [config.rootpath / word.partition("::")[0] for word in config.args]
    return "session" if all(path.is_relative_to(pages) for path in asked) else "module"


@pytest.fixture(scope=browser_scope)
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.hookimpl(trylast=True)  # in any order that the others are in
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest first: begun last, it would be waited for at the end."""
    items.sort(key=lambda item: not item.path.name.startswith(LONG))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets the fixture below know that a test failed."""
    report = yield
    item.stash.setdefault(FAILED, False)
    item.stash[FAILED] |= report.failed
    return report


@pytest.fixture(scope=browser_scope)
def browsers(browser: Browser, server: Server) -> Browsers:
    return Browsers(browser, server.url)


@pytest.fixture
def person(browsers: Browsers, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own; no page of theirs may complain.

    What they saw when a test failed is kept in build/web.
    """
    people: list[Person] = []

    def make(screen: Screen = DESKTOP, language: str = "en", **settings: object) -> Person:
        people.append(Person(browsers, screen, language, settings))
        return people[-1]

    yield make
    complaints = [complaint for each in people for complaint in each.complaints]
    failed = request.node.stash.get(FAILED, False)
    for number, each in enumerate(people):
        if failed:
            each.keeps_what_is_seen(SEEN / f"{request.node.name}-{number}.pdf")
        each.close(failed=failed)
    assert complaints == []
