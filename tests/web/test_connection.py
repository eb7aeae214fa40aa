"""The server dies in the middle of a match: nothing is lost, nothing is played twice."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.server.process import Server
from tests.web.marabunta import decide
from tests.web.people import Person


def test_a_move_made_while_the_server_is_down_is_played_once_when_it_is_back(
    person: Callable[..., Person], server: Server
) -> None:
    anna = person()
    anna.sits_down("marabunta")
    for _ in range(3):
        assert anna.waits_for_turn()
        decide(anna)
    assert anna.waits_for_turn()
    before = anna.version
    anna.may_lose_line = True
    server.kill()
    banner = anna.page.get_by_text("The connection is lost.")
    expect(banner).to_be_visible()

    anna.page.locator(".prompt summary").click()
    anna.page.locator(".prompt .list .choice").first.click()
    expect(anna.match).to_have_attribute("data-choices", "0")
    assert anna.version == before

    server.start()
    expect(banner).to_have_count(0)
    anna.waits_until_after(before)
    anna.page.get_by_role("tab", name="Log").click()
    # Every version is told once, and the log has no gap.
    lines = anna.page.locator("ol[aria-label='What has happened'] > li").count()
    assert lines == anna.version
    assert anna.waits_for_turn()
    decide(anna)


def test_tokens_are_all_taken_although_the_line_comes_back_meanwhile(
    person: Callable[..., Person],
) -> None:
    """The page hears of the position once more when its first decision is on the way."""
    anna = person()
    told: list[str | bytes] = []
    played: list[str | bytes] = []

    def interrupt(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(data: str | bytes) -> None:
            if json.loads(data)["type"] == "situation":
                told.append(data)
            socket.send(data)

        def to_server(data: str | bytes) -> None:
            if json.loads(data)["type"] == "play":
                played.append(data)
                if len(played) == 1:
                    socket.send(told[-1])
            server.send(data)

        server.on_message(to_page)
        socket.on_message(to_server)

    anna.page.route_web_socket("**/*", interrupt)
    anna.sits_down("minicity")
    assert anna.waits_for_turn()
    accept = anna.page.locator("[data-accept]")
    accept.click()
    expect(accept).to_have_count(0)
    assert len(played) > 1
