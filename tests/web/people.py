"""People in front of a browser."""

from __future__ import annotations

import json
from dataclasses import dataclass

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

SECONDS = 20_000  # as Playwright counts them; generous, since a machine may be busy
expect.set_options(timeout=SECONDS)


@dataclass(frozen=True)
class Screen:
    width: int
    height: int
    touch: bool = False


DESKTOP = Screen(1280, 800)
PHONE = Screen(390, 844, touch=True)
NARROW = Screen(320, 640, touch=True)


class Person:
    """One browser without a past, its window, and everything that it complained about."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        screen: Screen,
        language: str,
        settings: dict[str, object],
    ) -> None:
        self.url = url
        self.screen = screen
        self.complaints: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=language,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(SECONDS)
        # Nobody waits for bots here; the first page of a context keeps what it finds.
        kept = json.dumps({"speed": "instant", "level": "random", **settings})
        self.context.add_init_script(
            "if (!localStorage.getItem('ludoteca-settings'))"
            f" localStorage.setItem('ludoteca-settings', {json.dumps(kept)})"
        )
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)
        self.may_lose_line = False

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.may_lose_line:
            self.complaints.append(message.text)

    def close(self) -> None:
        self.context.close()

    # Ways through the pages

    def go(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def card(self, game: str) -> Locator:
        return self.page.locator(f"article[data-game={game}]")

    def play_now(self, game: str) -> None:
        self.go()
        self.card(game).get_by_role("button", name="Play now").click()
        self.sees_match()

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
        turn = self.page.locator(".match:not([data-choices='0'])")
        over = self.page.locator("dialog[open]")
        expect(turn.or_(over).first).to_be_visible()
        return not over.is_visible()

    def waits_until_after(self, version: int) -> None:
        self.page.wait_for_function(
            "version => Number(document.querySelector('.match')?.dataset.version) > version",
            arg=version,
        )
