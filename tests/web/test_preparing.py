"""The first start, as people see it: a bar that tells how far the compiler is."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect

from tests.effort import THOROUGH
from tests.web.people import DESKTOP, PHONE, Person, Screen

PAUSE = 0.5  # seconds from one question to the next, at least
LISTS = 11_000  # milliseconds in which the home page asks for the lists again


class Compiler:
    """Answers in place of the server how far the games are."""

    def __init__(self, page: Page, rules: int, bots: int) -> None:
        self.rules, self.bots, self.after = rules, bots, ""
        self.asked, self._began = 0, time.monotonic()
        self._page = page
        self._tables: list[tuple[Route, APIResponse]] = []
        page.route("**/api/preparations", self._answer)

    def hold_tables(self) -> None:
        """The server has a table, and the page is not told so before the rules are ready."""
        self._page.route("**/api/tables", self._hold)

    def let_tables_go(self) -> None:
        while not self._tables:
            self._page.wait_for_timeout(20)
        route, response = self._tables.pop()
        route.fulfill(response=response)

    def expect_patience(self) -> None:
        """However fast the answers come, the page pauses before it asks again."""
        assert self.asked <= 1 + (time.monotonic() - self._began) / PAUSE

    def _hold(self, route: Route) -> None:
        self._tables.append((route, route.fetch()))

    def _answer(self, route: Route) -> None:
        self.asked += 1
        told = {
            "rules": self.rules,
            "bots": self.bots,
            "rules_after": self.after or None,
            "bots_after": self.after or None,
        }
        names = ("marabunta", "minicity", "marracash")
        answer = json.dumps([{"game": name, **told} for name in names])
        route.fulfill(body=answer, content_type="application/json")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE] if THOROUGH else [PHONE])
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
    for percent in (0, 37, 98):
        compiler.rules = percent
        expect(bar).to_have_attribute("aria-valuenow", str(percent))
        expect(card.get_by_text(f"{percent}%")).to_be_visible()
    compiler.expect_patience()
    told = page.locator("[aria-live]").get_by_text("The rules are being prepared")
    expect(told).to_have_count(1)  # read out once, however often it moved
    box, around = anna.boxes(bar, card)
    assert around["left"] <= box["left"] < box["right"] <= around["right"]
    compiler.rules = compiler.bots = 100
    expect(bar).to_have_count(0)
    asked = compiler.asked
    compiler.let_tables_go()
    anna.sees_match()
    assert compiler.asked == asked  # nobody asks once it is known


def test_whoever_comes_second_is_told_which_game_comes_first(
    person: Callable[..., Person],
) -> None:
    anna = person()
    compiler = Compiler(anna.go(), rules=0, bots=0)
    compiler.hold_tables()
    compiler.after = "minicity"
    card = anna.card("marabunta")
    card.get_by_role("button", name="Play now").click()
    bar = card.get_by_role("progressbar")
    expect(bar).to_have_accessible_name(re.compile("^Mini City is being prepared first; this game"))
    compiler.after = ""
    expect(bar).to_have_accessible_name("The rules are being prepared, once only.")
    compiler.rules = 99
    expect(bar).to_have_accessible_name("The rules are prepared; they are being loaded.")
    compiler.let_tables_go()
    anna.sees_match()


WIDEST, SMALLEST = Screen(1366, 768), Screen(320, 568, touch=True)


@pytest.mark.parametrize(
    "screen",
    [WIDEST, PHONE, SMALLEST] if THOROUGH else [WIDEST, SMALLEST],
    ids=lambda it: f"{it.width}",
)
def test_the_bar_stands_in_place_of_the_button_and_stays_in_view(
    person: Callable[..., Person], screen: Screen
) -> None:
    anna = person(screen)
    anna.has_own_clock()
    compiler = Compiler(anna.go(), rules=0, bots=0)
    compiler.hold_tables()
    card = anna.card("marabunta")
    button = card.get_by_role("button", name="Play now")
    button.scroll_into_view_if_needed()
    place, around = anna.boxes(button, card)
    button.click()
    bar = card.get_by_role("progressbar")
    for percent in (10, 20, 30):
        anna.page.clock.fast_forward(LISTS)
        compiler.rules = percent
        expect(bar).to_have_attribute("aria-valuenow", str(percent))
    shown, around_now = anna.boxes(card.locator(".preparing"), card)
    assert shown["y"] - around_now["y"] == pytest.approx(place["y"] - around["y"], abs=2)
    assert shown["y"] >= 0
    assert shown["bottom"] <= screen.height
    if around["y"] > 0:  # nothing has come above the card
        assert around_now["y"] <= around["y"]
    expect(anna.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    compiler.let_tables_go()
    anna.sees_match()


def test_whoever_presses_while_the_games_cannot_be_asked_for_is_told_why(
    person: Callable[..., Person],
) -> None:
    anna = person()
    anna.may_lose_line = True
    anna.page.route("**/api/games", lambda route: route.abort())
    anna.go()
    card = anna.card("marabunta")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_role("alert")).to_contain_text("The server cannot be reached")
    anna.page.unroute("**/api/games")
    card.get_by_role("button", name="Play now").click()
    anna.sees_match()


def test_while_bots_are_prepared_the_table_says_so(person: Callable[..., Person]) -> None:
    anna = person(level="random")

    def keep_hints(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda data: None if '"hint"' in str(data) else server.send(data))

    anna.page.route_web_socket("**/*", keep_hints)
    anna.sits_down("marabunta")
    assert anna.waits_for_turn()
    compiler = Compiler(anna.page, rules=100, bots=12)
    anna.page.reload()
    assert anna.waits_for_turn()
    anna.page.get_by_role("button", name="Hint").click()
    bar = anna.page.get_by_role("progressbar", name="The bots are being prepared")
    expect(bar).to_have_attribute("aria-valuenow", "12")
    compiler.bots = 100
    expect(bar).to_have_count(0)


def test_nobody_thinks_while_the_bots_are_prepared(person: Callable[..., Person]) -> None:
    anna = person()

    def give_bot_the_turn(socket: WebSocketRoute) -> None:
        def change(data: str | bytes) -> None:
            told = json.loads(data)
            if told["type"] == "situation":
                told["standing"] |= {"to_act": 1 - told["your_seats"][0], "choices": []}
            socket.send(json.dumps(told))

        socket.connect_to_server().on_message(change)

    anna.sits_down("marabunta")
    assert anna.waits_for_turn()
    compiler = Compiler(anna.page, rules=100, bots=12)
    anna.page.route_web_socket("**/*", give_bot_the_turn)
    anna.page.reload()
    headline = anna.page.locator(".prompt .whose")
    expect(anna.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "12")
    expect(headline).to_contain_text("(Random bot) is to move")
    compiler.bots = 100
    expect(headline).to_contain_text("(Random bot) is thinking…")
