"""The first start, as people see it: a bar that tells how far the compiler is."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.people import DESKTOP, PHONE, Person, Screen


class Compiler:
    """Answers in place of the server how far the games are."""

    def __init__(self, page: Page, rules: int, bots: int) -> None:
        self.rules, self.bots, self.asked = rules, bots, 0
        self._page = page
        self._tables: list[Route] = []
        page.route("**/api/preparations", self._answer)

    def hold_tables(self) -> None:
        """A table waits for the rules."""
        self._page.route("**/api/tables", self._hold)

    def let_tables_go(self) -> None:
        while not self._tables:
            self._page.wait_for_timeout(20)
        self._tables.pop().continue_()

    def _hold(self, route: Route) -> None:
        self._tables.append(route)

    def _answer(self, route: Route) -> None:
        self.asked += 1
        names = ("marabunta", "minicity", "marracash")
        told = [{"game": name, "rules": self.rules, "bots": self.bots} for name in names]
        route.fulfill(body=json.dumps(told), content_type="application/json")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_waits_for_the_rules_sees_how_far_they_are(
    person: Callable[..., Person], screen: Screen
) -> None:
    anna = person(screen)
    page = anna.go()
    compiler = Compiler(page, rules=0, bots=0)
    compiler.hold_tables()
    card = anna.card("marabunta")
    card.get_by_role("button", name="Play now").click()
    bar = card.get_by_role("progressbar", name="The rules are being prepared")
    for percent in (0, 37, 99):
        compiler.rules = percent
        expect(bar).to_have_attribute("aria-valuenow", str(percent))
        expect(card.get_by_text(f"{percent} %")).to_be_visible()
    told = page.locator("[aria-live]").get_by_text("The rules are being prepared")
    expect(told).to_have_count(1)  # read out once, however often it moved
    box, around = bar.bounding_box(), card.bounding_box()
    assert box is not None
    assert around is not None
    assert around["x"] <= box["x"] < box["x"] + box["width"] <= around["x"] + around["width"]
    compiler.rules = compiler.bots = 100
    expect(bar).to_have_count(0)
    asked = compiler.asked
    compiler.let_tables_go()
    anna.sees_match()
    assert compiler.asked == asked  # nobody asks once it is known


def test_while_bots_are_prepared_the_table_says_so(person: Callable[..., Person]) -> None:
    anna = person(level="random")

    def keep_hints(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda data: None if '"hint"' in str(data) else server.send(data))

    anna.page.route_web_socket("**/*", keep_hints)
    anna.play_now("marabunta")
    assert anna.waits_for_turn()
    compiler = Compiler(anna.page, rules=100, bots=12)
    anna.page.reload()
    assert anna.waits_for_turn()
    anna.page.get_by_role("button", name="Hint").click()
    bar = anna.page.get_by_role("progressbar", name="The bots are being prepared")
    expect(bar).to_have_attribute("aria-valuenow", "12")
    compiler.bots = 100
    expect(bar).to_have_count(0)
