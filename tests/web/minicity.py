"""Playing Mini City on its board: earn a friend, then unload all one can; try every helper once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.people import Person, Seen

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
STOCKED = "() => !document.querySelector('[data-accept]:disabled')"
UNLOAD = "[data-unload]"
FRIEND = "[data-friend]"
ACCEPT = "[data-accept]:enabled"
HELPERS = {name: f"[data-helper={name}]" for name in ("ladybird", "dragonfly", "bumblebee")}
PLACES = (UNLOAD, FRIEND, ACCEPT, *HELPERS.values(), CARD, WORTH_IT, CHAMBER)


class Settler:
    """Somebody who plays by clicks and remembers how, and which cards the page showed when."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.board: Locator = person.page.locator(".board")
        self.kinds: list[str] = []
        self.shown: dict[int, dict[str, Any]] = {}  # by version

    def looks(self, after: int = -1) -> Seen:
        """What there is to do after that version, once it is one's turn."""
        return self.person.looks(after=after, places=PLACES)

    def decide(self, seen: Seen | None = None) -> None:
        """One decision on the board, whatever is due."""
        seen = seen or self.looks()
        self.shown[seen.version] = self.person.page.evaluate(FACES)
        self.kinds.append(self._act(seen.offered))
        agree = self.person.page.locator(".answer .yes")  # asked on a phone before a turn ends
        if agree.count() > 0:
            agree.click()
        self.person.waits_until_after(seen.version)
        if self.kinds[-1] == "accept":
            self.person.page.wait_for_function(STOCKED)

    def _act(self, offered: list[str]) -> str:
        if UNLOAD in offered:
            # Nothing unloaded is what earns friendship; the most comes first.
            self._click(UNLOAD if "friend" in self.kinds else "[data-unload='0']")
            return "unload"
        if FRIEND in offered:
            self._click(FRIEND)
            return "friend"
        if ACCEPT in offered:
            self._click(ACCEPT)
            return "accept"
        for helper, place in HELPERS.items():
            if helper not in self.kinds and place in offered:
                self._click(place)
                self._ask(helper)
                return helper
        if CARD in offered:
            self._click(CARD)
            self._click("[data-slot]")
            return "card"
        if CHAMBER in offered:
            self._click(WORTH_IT if WORTH_IT in offered else CHAMBER)
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

    def _click(self, place: str) -> None:
        # Nothing moves here any more: no need to watch it for two frames. A click that met
        # something else would not bring the match on, and that is noticed.
        self.board.locator(place).first.click(force=True)
