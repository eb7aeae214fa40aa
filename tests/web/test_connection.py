"""The server dies in the middle of a match: nothing is lost, nothing is played twice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

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
