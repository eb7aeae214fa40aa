"""The board answers: why something cannot be done, and a question before a turn is ended."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from ludoteca.core.match import Match
from ludoteca.core.texts import say
from tests.server.process import Server
from tests.web.arranged import arrange, decisions_until, kinds, texts
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.staged import Stage, match_of

People = Callable[..., Person]


def test_a_hex_that_cannot_be_written_in_says_why(person: People, server: Server) -> None:
    with arrange(
        server, "marabunta", 2, lambda match: kinds(match) == {"write"} and len(match.legal()) < 20
    ) as made:
        anna = person()
        made.open_for(anna, made.acting)
        page, before = anna.page, anna.looks().version
        # Until the others can be written in, all are dead, and the page is still showing moves.
        expect(page.locator("[data-hex]:not([aria-disabled=true])").first).to_be_visible()
        dead = page.locator("[data-hex][aria-disabled=true]").first
        name = dead.get_attribute("data-hex")
        dead.click(force=True)
        # Just the reason, nothing that only a program would read.
        reason = made.match.why_not(f"write {name}")
        assert reason is not None
        expect(page.locator(".answer p")).to_have_text(re.compile(f"^{re.escape(say(reason))}"))
        expect(page.locator(".answer")).not_to_contain_text("write")
        assert anna.version == before
        # Whoever waits is told so.
        other = next(each for each in made.players if each is not made.acting)
        bruno = person()
        made.open_for(bruno, other)
        bruno.page.locator("[data-hex]").first.click(force=True)
        expect(bruno.page.locator(".answer")).to_have_text("It is not your turn yet.")


def spends(match: Match) -> str | None:
    """A hex that costs an anthill."""
    if kinds(match) != {"write"}:
        return None
    for text, number in texts(match).items():
        if match.describe(number).key == "marabunta-do-write-anthill":
            return text.split()[1]
    return None


def useless(match: Match) -> str | None:
    """An element that could only be ignored, beside one that can be applied."""
    offered = texts(match)
    for text in offered:
        element = text.removeprefix("ignore ")
        if text != element and f"apply {element}" not in offered and "apply" in kinds(match):
            return element
    return None


def test_what_hardly_shows_is_said_in_words(person: People) -> None:
    """An anthill that is spent, something that is ignored, and why it cannot be used."""
    anna = person()
    anna.has_own_clock()
    stage, page = Stage(anna), anna.page
    answer = page.locator(".answer")
    # What an answer is to be explained by may come when it is gone.
    held: list[Route] = []
    page.route("**/why-marabunta*", lambda route: held.extend([route]))
    spent = position(spends)
    stage.show(spent)
    place = spends(spent)
    page.locator(f"[data-hex={place}]").click()
    expect(answer).to_contain_text("crosses an anthill and has")

    page.locator("[data-hex][aria-disabled=true]").first.click(force=True)
    expect(answer).to_be_visible()
    idle = position(useless)
    stage.show(idle)
    expect(answer).to_have_count(0)
    for each in held:
        each.continue_()
    element = useless(idle)
    piece = page.locator(f"[data-why='apply {element}']")
    piece.click()
    expect(answer).to_contain_text("This would do nothing now")
    piece.locator("..").get_by_role("button").click()
    expect(answer).to_contain_text("ignores the")
    # All of it goes by itself.
    page.clock.fast_forward("00:07")
    expect(answer).to_have_count(0)
    # A line that was waiting for a sign of life takes itself for dead then, and comes back.
    stage.show(idle)
    stage.complains("server-too-many")
    expect(page.locator(".notice")).to_be_visible()
    page.clock.fast_forward("00:21")
    expect(page.locator(".notice")).to_have_count(0)


def test_a_shop_answers_whoever_can_only_move_or_has_a_group_in_hand(person: People) -> None:
    anna = person()
    stage, page = Stage(anna), anna.page
    answer = page.locator(".answer")
    only_moves = position(lambda match: kinds(match) == {"move"}, "marracash")
    stage.show(only_moves)
    owned = next(shop for shop in only_moves.view()["shops"] if shop["owner"] is not None)
    for place in (owned["name"], next(iter(free(only_moves)))):
        page.locator(f".shop[data-place={place}]").click(force=True)
        expect(answer).to_contain_text("Move a group instead.")

    stage.show(position(lambda match: kinds(match) == {"move", "auction"}, "marracash"))
    shop = page.locator(".shop.offered").first.get_attribute("data-place")
    page.locator(".fountain.offered").first.click()
    page.locator(f".shop[data-place={shop}]").click(force=True)
    expect(answer).to_contain_text("move a group, or auction a shop.")


def free(match: Match) -> list[str]:
    return [shop["name"] for shop in match.view()["shops"] if shop["owner"] is None]


def position(wanted: Callable[[Match], object], game: str = "marabunta") -> Match:
    match = match_of(game, 2 if game == "marabunta" else 3, {}, "11")
    decisions_until(match, wanted, 1)
    return match


def test_fingers_are_asked_before_a_turn_ends_unless_they_say_otherwise(person: People) -> None:
    """Where nobody has chosen yet, by the kind of pointer; then as it was chosen."""
    match = match_of("marabunta", 2, {}, "11")
    for screen, asks in ((PHONE, True), (DESKTOP, False)):
        anna = person(screen, confirm=None)
        stage, page = Stage(anna), anna.page
        stage.show(match)
        page.locator("[data-element=pink]").click()
        offer, question = page.locator(".split .button.main"), page.get_by_role("alertdialog")
        before = anna.version
        offer.click()
        if asks:
            expect(question).to_contain_text("Your turn ends with it.")
            page.keyboard.press("Escape")
            expect(question).to_have_count(0)
            assert anna.version == before
            page.get_by_role("button", name="Settings").click()
            page.get_by_label("Ask before").uncheck()
            page.keyboard.press("Escape")
            offer.click()
        anna.waits_until_after(before)
        expect(question).to_have_count(0)

    # What is taken at once is asked about, too, before the token that ends the turn.
    anna = person(PHONE, confirm=True)
    stage, page = Stage(anna), anna.page
    stage.show(match_of("minicity", 2, {}, "11"))
    question, accept = page.get_by_role("alertdialog"), page.locator("[data-accept]")
    expect(accept).to_have_text("Take these 7")
    before = anna.version
    for _ in range(2):
        accept.click()
        expect(question).to_contain_text("Your turn ends with it.")
        assert anna.version == before + 6
        question.get_by_role("button", name="Not yet").click()
        expect(accept).to_have_text("Take this token")
    accept.click()
    question.get_by_role("button", name="Yes, do it").click()
    anna.waits_until_after(before + 6)
    expect(question).to_have_count(0)
