"""People in front of a browser."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    FilePayload,
    Locator,
    Page,
    expect,
)

from ludoteca import games
from ludoteca.games import find_game
from tests.server.players import Player
from tests.web.fate import SAME_NUMBERS

SECONDS = 120_000  # as Playwright counts them; generous, since a machine may be busy
expect.set_options(timeout=SECONDS)


# One question to the page instead of many: until the match has come further than a version and,
# if that matters, until it is this person's turn or the match is over. What there is to do then.
LOOK = """([version, turn, places]) => new Promise((done, fail) => {
  const patience = setTimeout(() => fail(new Error("nothing happens")), 120000);
  const changes = new MutationObserver(() => look());
  const look = () => {
    const match = document.querySelector(".match");
    const now = Number(match?.dataset.version ?? -1);
    const mine = Number(match?.dataset.choices ?? 0) > 0;
    const over = document.querySelector("dialog[open]") !== null;
    if (now <= version || (turn && !mine && !over)) return;
    changes.disconnect();
    clearTimeout(patience);
    const offered = places.filter((place) => match.querySelector(`.board ${place}`));
    done({ version: now, mine, over, offered });
  };
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""


# Nothing moves any more: the typefaces that the text needs are there (asking for a size makes the
# browser want them), what is animated has arrived, and two frames have shown it.
SETTLE = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moving = () => document.getAnimations().filter(
    (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
  do {
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
    await Promise.allSettled(moving().map((one) => one.finished));
    await frame();
    await frame();
  } while (document.fonts.status === "loading" || moving().length > 0);
}"""
BOXES = "all => all.map((each) => each.getBoundingClientRect().toJSON())"


@dataclass(frozen=True)
class Seen:
    """A table at a glance."""

    version: int
    mine: bool
    over: bool
    offered: list[str]


@dataclass(frozen=True)
class Screen:
    width: int
    height: int
    touch: bool = False


DESKTOP = Screen(1280, 800)
PHONE = Screen(390, 844, touch=True)
NARROW = Screen(320, 640, touch=True)


class Browsers:
    """Browsers without a past for one person after another.

    A page of its own for everybody, and in it nothing that anybody kept; what was loaded and
    compiled for one is not loaded and compiled for the next. For that a page in the background
    keeps the process alive which draws all pages of a context: a process for every page would take
    a third of the time of a test.
    """

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self.url = url
        # By whether there are fingers, and the language: any page can have a window of any size.
        self._idle: dict[tuple[bool, str], list[BrowserContext]] = {}

    def open(self, screen: Screen, language: str) -> Page:
        idle = self._idle.setdefault((screen.touch, language), [])
        page = (idle.pop() if idle else self._make(screen, language)).new_page()
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.context.clear_cookies()  # those of another name of this machine, too
        page.context.pages[0].evaluate("() => localStorage.clear()")
        return page

    def _make(self, screen: Screen, language: str) -> BrowserContext:
        context = self._chromium.new_context(
            base_url=self.url,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=language,
            reduced_motion="reduce",
        )
        context.set_default_timeout(SECONDS)
        context.add_init_script(SAME_NUMBERS)
        context.new_page().goto("/healthz")
        return context

    def close(self, screen: Screen, language: str, context: BrowserContext, again: bool) -> None:
        """For the next person, unless somebody changed more than a page."""
        for page in context.pages[1:]:
            page.close()
        if again and not context.service_workers:
            self._idle[screen.touch, language].append(context)
        else:
            context.close()


class Person:
    """A browser without a past, its window, and everything that it complained about."""

    def __init__(
        self, browsers: Browsers, screen: Screen, language: str, settings: dict[str, object]
    ) -> None:
        self.url = browsers.url
        self.screen = screen
        self.complaints: list[str] = []
        self.page = browsers.open(screen, language)
        self.context = self.page.context
        self._leave = partial(browsers.close, screen, language, self.context)
        self._again = True
        # Nobody waits for bots or is asked twice here; the first page keeps what it finds.
        usual: dict[str, object] = {"speed": "instant", "level": "random", "confirm": False}
        # Nor offered what is offered once.
        usual |= {"known": [*games()], "soundsOffered": True}
        # None: as the page itself would have it.
        chosen = {name: value for name, value in (usual | settings).items() if value is not None}
        kept = json.dumps(chosen)
        self.page.add_init_script(
            "if (origin !== 'null' && !localStorage.getItem('ludoteca-settings'))"
            f" localStorage.setItem('ludoteca-settings', {json.dumps(kept)})"
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)
        self.may_lose_line = False

    def _listen(self, message: ConsoleMessage) -> None:
        # The server has no such match: the browser writes down that its page came with a 404.
        staged = message.location["url"].endswith("/staged")
        if message.type == "error" and not self.may_lose_line and not staged:
            self.complaints.append(message.text)

    def close(self, *, failed: bool = False) -> None:
        """What a test that failed left behind is nobody's."""
        self._leave(self._again and not failed)

    def keeps_what_is_seen(self, file: Path) -> None:
        """As printed, since nothing is painted here; one page of paper, as wide as the window."""
        self.page.emulate_media(media="screen")
        width, height = f"{self.screen.width}px", f"{self.screen.height}px"
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.pdf(path=file, width=width, height=height, print_background=True)

    def has_own_clock(self) -> None:
        """Which can be set, and which nobody gets after this person."""
        self._again = False
        self.page.clock.install()

    # Ways through the pages

    def go(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def settles(self) -> Page:
        """Before anything is measured: no typeface is on its way, nothing moves."""
        self.page.evaluate(SETTLE)
        return self.page

    def boxes(self, *things: Locator) -> list[dict[str, float]]:
        """Where things are in the window, all at the same moment."""
        self.settles()
        found: list[dict[str, float]] = self.page.evaluate(
            BOXES, [each.element_handle() for each in things]
        )
        return found

    def brings(self, record: str) -> None:
        """A file, since text that is typed takes the browser a time that grows with its square."""
        file: FilePayload = {
            "name": "match.txt",
            "mimeType": "text/plain",
            "buffer": record.encode(),
        }
        self.page.locator("input[type=file]").set_input_files(file)

    def card(self, game: str) -> Locator:
        return self.page.locator(f"article[data-game={game}]")

    def sits_down(self, game: str) -> None:
        """At a match against bots that has just begun, without the way there through the pages."""
        with closing(Player(self.url)) as player:
            bots = ["random"] * (find_game(game).seats[0] - 1)
            match = player.open_table(game, "me", *bots, start=True)["match"]
        self.context.add_cookies(
            [{"name": "ludoteca", "value": player.cookie, "url": self.url, "httpOnly": True}]
        )
        self.go(f"/match/{match}")
        self.sees_match()

    def play_now(self, game: str) -> None:
        self.go()
        self.card(game).get_by_role("button", name="Play now").click()
        self.sees_match()

    def begin_with(self, game: str, choice: str) -> None:
        """Against a bot, with a choice of the game made."""
        self.go()
        self.card(game).get_by_role("button", name="More choices").click()
        self.page.get_by_label(choice).check()
        self.page.get_by_role("button", name="Begin").click()
        self.sees_match()

    def set_public_table(self, game: str, *, talk: bool = False) -> None:
        """Where anybody may join and watch, and if they like talk; its page is open then."""
        self.go()
        self.card(game).get_by_role("button", name="With friends").click()
        self.page.get_by_label("Anybody may join and watch").check()
        self.page.get_by_label("Chat with strangers").set_checked(talk)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/table/*")

    def sees_match(self) -> None:
        expect(self.match).to_be_visible()

    # At a table

    @property
    def match(self) -> Locator:
        return self.page.locator(".match")

    @property
    def version(self) -> int:
        return int(self.match.get_attribute("data-version") or 0)

    def waits_for_turn(self) -> bool:
        """Until there is something to choose; False when the match is over instead."""
        return not self.looks().over

    def waits_until_after(self, version: int) -> None:
        self.looks(after=version, turn=False)

    def looks(self, after: int = -1, turn: bool = True, places: Iterable[str] = ()) -> Seen:
        """Once the match is further than that; `offered` are those of the places that are there."""
        return Seen(**self.page.evaluate(LOOK, [after, turn, [*places]]))


def whose_turn(
    people: Sequence[Person], after: int = -1, places: Iterable[str] = ()
) -> tuple[Person, Seen] | None:
    """Who has something to choose once all have seen the last decision; None if nobody has."""
    seen = [each.looks(after=after, turn=False, places=places) for each in people]
    assert len({each.version for each in seen}) == 1
    turns = [(each, found) for each, found in zip(people, seen, strict=True) if found.mine]
    assert len(turns) <= 1
    return turns[0] if turns else None


def expect_fair_dice(result: Locator, contributed: str) -> None:
    """The page itself draws every outcome again, and finds the same, its own number included."""
    result.get_by_text("Was chance fair?").click()
    result.get_by_role("button", name="Check it here").click()
    # It lies below the button, and nobody would look for it there.
    verdict = result.get_by_text("Fair: everything follows from the seed")
    expect(verdict).to_be_in_viewport(ratio=0.9)
    expect(result.get_by_text(contributed)).to_be_visible()
    expect(
        result.get_by_text("The number of your browser is part of what was drawn.")
    ).to_be_visible()
    expect(result.get_by_text("cannot be checked")).to_have_count(0)
