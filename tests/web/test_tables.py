"""People at one table: by link, on one device, as spectators."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.effort import THOROUGH
from tests.web.marabunta import decide
from tests.web.people import PHONE, Person, whose_turn

# With some effort enough for both to split, to take and to write; one splits and the other takes.
DECISIONS = 25 if THOROUGH else 4


def test_two_people_play_by_link_one_of_them_on_a_phone(person: Callable[..., Person]) -> None:
    anna, bruno = person(), person(PHONE)
    anna.go()
    anna.card("marabunta").get_by_role("button", name="With friends").click()
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    start = anna.page.get_by_role("button", name="Start the match")
    expect(start).to_be_disabled()
    link = anna.page.get_by_role("textbox", name="Link to the table").input_value()

    bruno.go(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").tap()
    expect(bruno.page.get_by_text("Whoever opened the table starts the match.")).to_be_visible()
    expect(anna.page.get_by_text("Bruno", exact=True)).to_be_visible()
    start.click()
    anna.sees_match()
    bruno.sees_match()

    acted, version = set(), -1
    for _ in range(DECISIONS):
        turn = whose_turn((anna, bruno), version)
        assert turn is not None
        actor, seen = turn
        decide(actor)
        acted.add(actor)
        version = seen.version
        other = anna if actor is bruno else bruno
        expect(other.match).to_have_attribute("data-version", str(actor.version))
    assert acted == {anna, bruno}

    # What one says the other reads, as plain text.
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Your message").fill("<b>Ciao</b>")
    anna.page.get_by_role("button", name="Send").click()
    bruno.page.get_by_role("tab", name="Chat").tap()
    expect(bruno.page.locator("#beside").get_by_text("<b>Ciao</b>")).to_be_visible()


def test_a_name_that_is_too_long_is_said_to_be(person: Callable[..., Person]) -> None:
    """Nothing that somebody typed is cut off in silence."""
    anna = person()
    anna.may_lose_line = True  # browsers write every refused request to their console
    anna.go()
    anna.card("marabunta").get_by_role("button", name="On this device").click()
    anna.page.get_by_label("Player 2").fill("Ola" * 10)
    anna.page.get_by_role("button", name="Begin").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("A name has at most 24 letters.")
    anna.page.get_by_label("Player 2").fill("Ola")
    anna.page.get_by_role("button", name="Begin").click()
    anna.sees_match()


def test_one_device_is_passed_around(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go()
    anna.card("marabunta").get_by_role("button", name="On this device").click()
    anna.page.get_by_label("Player 2").fill("Ola")
    anna.page.get_by_role("button", name="Begin").click()
    anna.sees_match()
    turns = set()
    for _ in range(DECISIONS):
        assert anna.waits_for_turn()
        turns.add(anna.page.locator(".whose").inner_text())
        decide(anna)
    assert turns == {"Player 1, your turn", "Ola, your turn"}


def test_a_stranger_finds_an_open_table_and_another_watches(
    person: Callable[..., Person],
) -> None:
    anna, bruno, chiara = person(), person(), person()
    anna.set_public_table("marabunta", talk=True)

    bruno.go()
    lobby = bruno.page.get_by_role("region", name="Sit down with others")
    lobby.get_by_role("button", name="Sit down").first.click()  # the latest
    anna.page.get_by_role("button", name="Start the match").click()
    anna.sees_match()

    chiara.go(anna.page.url)
    chiara.sees_match()
    expect(anna.page.get_by_text("one spectator")).to_be_visible()
    bruno.sees_match()
    first = anna if anna.page.locator(".whose").inner_text() == "Your turn" else bruno
    decide(first)
    expect(chiara.match).to_have_attribute("data-version", str(first.version))
    expect(chiara.match).to_have_attribute("data-choices", "0")
    expect(chiara.page.get_by_role("button", name="Hint")).to_have_count(0)

    # Those who watch talk apart, and hear the players.
    for each, words in (chiara, "Red will win"), (anna, "Good luck"):
        each.page.get_by_role("tab", name="Chat").click()
        each.page.get_by_label("Your message").fill(words)
        each.page.get_by_label("Your message").press("Enter")
        expect(each.page.get_by_text(words)).to_be_visible()
    expect(chiara.page.locator("#beside").get_by_text("Good luck")).to_be_visible()
    expect(anna.page.get_by_text("Red will win")).to_have_count(0)
