"""The board answers: why something cannot be done, and a question before a turn is ended."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.process import Server
from tests.web.arranged import arrange, kinds
from tests.web.people import Person

People = Callable[..., Person]


def test_a_hex_that_cannot_be_written_in_says_why(person: People, server: Server) -> None:
    with arrange(
        server, "marabunta", 2, lambda match: kinds(match) == {"write"} and len(match.legal()) < 20
    ) as made:
        anna = person()
        made.open_for(anna, made.acting)
        page, before = anna.page, anna.looks().version
        dead = page.locator("[data-hex][aria-disabled=true]").first
        name = dead.get_attribute("data-hex")
        dead.click(force=True)
        expect(page.locator(".answer")).to_contain_text(f"write {name}")
        assert anna.version == before
        # Whoever waits is told so.
        other = next(each for each in made.players if each is not made.acting)
        bruno = person()
        made.open_for(bruno, other)
        bruno.page.locator("[data-hex]").first.click(force=True)
        expect(bruno.page.locator(".answer")).to_have_text("It is not your turn yet.")


def test_a_step_that_ends_the_turn_is_confirmed_where_that_is_wanted(
    person: People, server: Server
) -> None:
    with arrange(server, "marabunta", 2) as made:
        anna = person(confirm=True)
        made.open_for(anna, made.acting)
        page, before = anna.page, anna.looks().version
        page.locator("[data-element=pink]").click()
        offer = page.locator(".split .button.main")
        offer.click()
        asks = page.get_by_role("alertdialog")
        expect(asks).to_contain_text("Your turn ends with it.")
        page.keyboard.press("Escape")
        expect(asks).to_have_count(0)
        assert anna.version == before
        offer.click()
        expect(asks.locator(".yes")).to_have_text("Yes, do it")
        asks.locator(".yes").click()
        anna.looks(after=before, turn=False)
