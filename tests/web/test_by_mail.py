"""Matches with days for a move, as people see them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.server.players import Player
from tests.server.process import Server
from tests.web.people import PHONE, Person
from tests.web.test_around import assert_readable

People = Callable[..., Person]


@pytest.fixture
def anna(server: Server) -> Iterator[Player]:
    with closing(Player(server.url)) as player:
        yield player


def match_by_mail(server: Server, anna: Player, clock: str) -> str:
    """Where it is Anna's turn, and somebody else's after it."""
    with closing(Player(server.url)) as bob:
        table = anna.open_table("marabunta", "me", "open", clock=clock)
        bob.join(table)
        match = anna.start(table)
        bob.watch(match)
        while bob.standing["choices"]:
            bob.play(match, bob.standing["choices"][0]["number"])
    return match


def test_one_tap_leads_from_turn_to_turn_and_a_vacation_stops_the_days(
    person: People, server: Server, anna: Player
) -> None:
    later, sooner = (match_by_mail(server, anna, clock) for clock in ("week", "day"))
    visitor = person(PHONE, "pl", theme="dark")
    cookie = {"name": "ludoteca", "value": anna.cookie, "url": server.url}
    visitor.context.add_cookies([cookie])  # type: ignore[list-item]
    page = visitor.go()
    expect(page.get_by_text("Czekają na ciebie 2 partie.")).to_be_visible()
    expect(page.get_by_text("zostało: 6 dni")).to_be_visible()
    assert_readable(visitor)
    page.get_by_role("link", name="Zagraj następną: Marabunta").click()
    page.wait_for_url(f"**/match/{sooner}*")  # its code may follow
    visitor.sees_match()
    expect(page.get_by_text("23 godziny").first).to_be_visible()
    anna.watch(sooner)
    while anna.standing["choices"]:
        anna.play(sooner, anna.standing["choices"][0]["number"])
    link = page.get_by_role("link", name="Zagraj następną: Marabunta")
    expect(link).to_be_visible()
    assert_readable(visitor)
    link.press("Enter")
    page.wait_for_url(f"**/match/{later}*")
    visitor.sees_match()

    visitor.go("/settings")
    # It does not end at the next midnight, which may be near.
    today, later_on = page.evaluate(
        "[0, 2].map((days) => new Date(Date.now() + days * 86400000).toLocaleDateString('sv'))"
    )
    page.get_by_label("Pierwszy dzień").fill(today)
    page.get_by_label("Ostatni dzień").fill(later_on)
    page.get_by_role("button", name="Wtedy mnie nie będzie").click()
    expect(page.get_by_text(re.compile("Nie ma cię od"))).to_be_visible()
    assert_readable(visitor)
    visitor.go(f"/match/{later}")
    expect(page.get_by_text("na urlopie").first).to_be_visible()
    visitor.go("/settings")
    page.get_by_role("button", name="Już jestem z powrotem").click()
    expect(page.get_by_label("Pierwszy dzień")).to_be_visible()

    # Said beforehand: on which bids she passes.
    auction = anna.open_table("marracash", "me", "random", "random", clock="week", start=True)
    visitor.go(f"/match/{auction['match']}")
    visitor.sees_match()
    limit = page.get_by_label("Pasuj przy każdej ofercie powyżej")
    limit.fill("225")
    limit.press("Enter")
    expect(page.get_by_role("status").filter(has_text="powyżej 225")).to_be_visible()
    assert_readable(visitor)
    assert anna.get(f"/api/matches/{auction['match']}/order") == {"most": 225}
    page.get_by_role("button", name="Pytaj mnie znowu").click()
    expect(limit).to_be_visible()

    # Where she is told, when not, and no longer.
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    anna.post("/api/notices/push", {"endpoint": "https://fcm.googleapis.com/x", **keys})
    visitor.go("/settings")
    page.get_by_label("Godziny ciszy").check()
    page.get_by_label("Do", exact=True).fill("06:30")
    quiet = page.locator("form").filter(has_text="Godziny ciszy")
    quiet.get_by_role("button", name="Zachowaj").click()
    expect(page.get_by_text("Zapisano.")).to_be_visible()
    assert_readable(visitor)
    wishes = anna.get("/api/notices")
    assert (wishes["language"], wishes["quiet_from"], wishes["quiet_until"]) == ("pl", 1320, 390)
    page.get_by_role("button", name="Dość: przeglądarka (fcm.googleapis.com)").click()
    expect(page.get_by_text("Nic już tam nie wysyłamy.")).to_be_visible()
    assert anna.get("/api/notices")["contacts"] == []
    visitor.may_lose_line = True  # the browser complains of the answer, too
    visitor.go("/unsubscribe/nothing")
    page.get_by_role("button", name="Wstrzymaj te listy").click()
    expect(page.get_by_text("Ten link już nie działa")).to_be_visible()
    assert_readable(visitor)
