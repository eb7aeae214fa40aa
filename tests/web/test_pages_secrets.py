"""Hidden hands of Mini City: on a device that goes round, and before the eyes of spectators."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.web.conftest import compile_once
from tests.web.minicity import FACES, Settler
from tests.web.people import PHONE, Person, whose_turn
from tests.web.test_pages import serious_faults

People = Callable[..., Person]
TURNS = 4  # two for the first small parts, then one for each
DECISIONS = 8  # of two at a table: their small parts, a card, a move
NOBODY = {"hand": {}, "stray": 0}
# Every word of the page, also what is folded away or only said.
WORDS = "() => document.documentElement.outerHTML"
KEPT = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])"


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_once("minicity")


def test_on_one_device_a_hand_is_shown_to_its_player_alone(person: People) -> None:
    anna = person(PHONE)
    page = anna.go()
    anna.card("minicity").get_by_role("button", name="On this device").click()
    page.get_by_label("Player 2").fill("Ola")
    page.get_by_role("button", name="Begin").click()
    anna.sees_match()
    curtain = page.locator(".curtain")
    settler = Settler(anna)
    handed: list[str] = []
    while len(handed) < TURNS:
        expect(curtain.or_(page.locator(".match:not([data-choices='0'])")).first).to_be_visible()
        if curtain.is_visible():
            assert page.evaluate(FACES) == NOBODY
            words = page.evaluate(WORDS)
            for secret in ("Play the card of", "Hand of Circle", "Hand of Square"):
                assert secret not in words
            assert "play " not in page.evaluate(KEPT)
            expect(page.get_by_role("button", name="Hint")).to_have_count(0)
            if not handed:
                assert serious_faults(page) == []
            handed.append(curtain.inner_text().splitlines()[0])
            page.get_by_role("button", name="It is me").tap()
        # Whoever plays now has a hand of their own before them, unless tokens are asked for.
        settler.decide()
    assert {"card", "chamber"} <= set(settler.kinds)
    assert set(handed) == {"Hand the device to Player 1.", "Hand the device to Ola."}
    assert any(faces["hand"] for faces in settler.shown.values())


def test_a_spectator_sees_no_hand(person: People) -> None:
    anna, bruno, chiara = person(), person(), person()
    anna.set_public_table("minicity")
    bruno.go(anna.page.url)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Start the match").click()
    anna.sees_match()
    bruno.sees_match()

    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    chiara.page.on("websocket", listen)
    chiara.go(anna.page.url)
    chiara.sees_match()
    players = {anna: Settler(anna), bruno: Settler(bruno)}
    version = -1
    for _ in range(DECISIONS):
        turn = whose_turn((anna, bruno), version)
        assert turn is not None
        version = turn[1].version
        mover = players[turn[0]]
        mover.decide()
        expect(chiara.match).to_have_attribute("data-version", str(mover.person.version))
        assert chiara.page.evaluate(FACES) == NOBODY
    views = [each["standing"]["view"] for each in heard if "standing" in each]
    assert len(views) > DECISIONS
    assert all(seat["hand"] is None for view in views for seat in view["seats"])
    assert any("card" in mover.kinds for mover in players.values())
