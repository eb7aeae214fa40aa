"""An evening with a club: made, joined by its link on a phone, played, and shown on a wall."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import expect

from tests.server.players import Player
from tests.web.people import PHONE, Person, Screen
from tests.web.test_around import assert_readable

People = Callable[..., Person]
PROJECTOR = Screen(1920, 1080)


def test_an_evening_is_made_with_the_keyboard_and_joined_on_a_phone(person: People) -> None:
    ada, bruno = person(), person(PHONE, language="fr", theme="dark")
    page = ada.go("/events")
    page.get_by_label("Name of the event").press_sequentially("Friday at Anna's")
    page.get_by_label("Kind of event").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("form .about")).to_contain_text("until all have met")
    assert_readable(ada)
    page.get_by_label("Name of the event").press("Enter")
    page.wait_for_url("**/event/*")
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    event = page.url
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("You take part as Ada.")).to_be_visible()
    assert_readable(ada)

    phone = bruno.page
    phone.goto(event)
    phone.get_by_label("Votre nom").fill("Bruno")
    phone.get_by_role("button", name="Participer").click()
    expect(phone.get_by_text("Vous participez sous le nom Bruno")).to_be_visible()
    expect(page.locator(".names li")).to_have_text(["Ada", "Bruno"])  # without a reload
    assert_readable(bruno)

    # Both wait on the page, and are led to their table by themselves.
    page.get_by_role("button", name="Begin with 2 players").press("Enter")
    for each in (ada, bruno):
        each.page.wait_for_url("**/match/*")
        each.sees_match()
    page.get_by_role("link", name="Back to the event").click()
    expect(page.locator("[data-table='1']")).to_contain_text("Being played")
    expect(page.get_by_role("link", name="To my table")).to_be_visible()
    assert_readable(ada)
    phone.goto(event)
    expect(phone.get_by_role("link", name="À ma table")).to_be_visible()
    assert_readable(bruno)
    bruno.may_lose_line = True  # the browser itself says that it found nothing
    phone.goto("/event/nowhere")
    expect(phone.get_by_text("Vérifiez le lien.")).to_be_visible()


def test_the_wall_shows_a_large_event_by_itself(person: People) -> None:
    wall = person(PROJECTOR, language="pl")
    with closing(Player(wall.url)) as host:
        wish = {"title": "Klub", "game": "marabunta", "format": "swiss", "minutes": 30}
        event = host.post("/api/events", wish)["event"]["id"]
        page = wall.go(f"/event/{event}/wall")
        expect(page.locator("h1")).to_have_text("Klub")
        for _ in range(2):
            host.post(f"/api/events/{event}/join")
        host.post(f"/api/events/{event}/bots", {"level": "random", "count": 31})
        expect(page.locator(".wall .card")).to_have_count(32)
        assert_readable(wall)
        host.post(f"/api/events/{event}/start")
        expect(page.locator("[data-table]")).to_have_count(16)
        expect(page.get_by_role("timer")).to_contain_text("Runda 1 z 5")
        expect(page.locator("tbody tr")).to_have_count(32)
        assert_readable(wall)
        host.post(f"/api/events/{event}/end")
