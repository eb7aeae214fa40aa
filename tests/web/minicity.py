"""Playing Mini City on its board: earn a friend, then unload all one can; try every helper once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.people import Person

CARD = "[data-card]:enabled"
CHAMBER = "[data-chamber].offered"
# Chambers say in words what could be unloaded there.
WORTH_IT = f"{CHAMBER}[aria-label*='you could unload']"

# Cards whose faces are in the page: the copies in the own hand, and how many are nowhere allowed.
FACES = """() => ({
  hand: Object.fromEntries([...document.querySelectorAll("[data-card]")].map((held) =>
    [held.dataset.card, held.querySelectorAll("svg > .band").length])),
  stray: [...document.querySelectorAll("svg > .band")]
    .filter((face) => !face.closest("[data-card], .road, .as")).length,
})"""
# The proposal is taken token by token; until then its button rests.
STOCKED = """version => Number(document.querySelector('.match')?.dataset.version) > version
  && !document.querySelector('[data-accept]:disabled')"""


class Settler:
    """Somebody who plays by clicks and remembers how, and which cards the page showed when."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.board: Locator = person.page.locator(".board")
        self.kinds: list[str] = []
        self.shown: dict[int, dict[str, Any]] = {}  # by version

    def decide(self) -> None:
        """One decision on the board, whatever is due."""
        before = self.person.version
        self.shown[before] = self.person.page.evaluate(FACES)
        self.kinds.append(self._act())
        if self.kinds[-1] == "accept":
            self.person.page.wait_for_function(STOCKED, arg=before)
        else:
            self.person.waits_until_after(before)

    def _act(self) -> str:
        if self._has("[data-unload]"):
            # Nothing unloaded is what earns friendship; the most comes first.
            self._click("[data-unload]" if "friend" in self.kinds else "[data-unload='0']")
            return "unload"
        if self._has("[data-friend]"):
            self._click("[data-friend]")
            return "friend"
        if self._has("[data-accept]:enabled"):
            self._click("[data-accept]")
            return "accept"
        for helper in ("ladybird", "dragonfly", "bumblebee"):
            if helper not in self.kinds and self._has(f"[data-helper={helper}]"):
                self._click(f"[data-helper={helper}]")
                self._ask(helper)
                return helper
        if self._has(CARD):
            self._click(CARD)
            self._click("[data-slot]")
            return "card"
        if self._has(CHAMBER):
            self._click(WORTH_IT if self._has(WORTH_IT) else CHAMBER)
            return "chamber"
        # To stop early is no gesture but a button beside the board.
        self.person.page.locator(".prompt .choice").first.click()
        return "enough"

    def _ask(self, helper: str) -> None:
        """What a helper is told to do once it has been called."""
        if helper == "bumblebee":
            self._click(".exchange .row:nth-of-type(2) button")
            self._click(".exchange .row:nth-of-type(4) button")
            return
        if helper == "dragonfly":
            first = self.board.locator(CHAMBER).first.get_attribute("data-chamber")
            self._click(f"[data-chamber='{first}']")
            self._click(f"{CHAMBER}:not([data-chamber='{first}'])")
            return
        self._click(CHAMBER)

    def _has(self, place: str) -> bool:
        return self.board.locator(place).count() > 0

    def _click(self, place: str) -> None:
        self.board.locator(place).first.click()
