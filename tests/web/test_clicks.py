"""No click is lost: nothing vanishes or moves between the press and the release of a button."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from ludoteca.core.match import Match
from tests.server.process import Server
from tests.web.arranged import arrange, decisions_until, kinds, texts
from tests.web.people import Person
from tests.web.staged import Stage, kind_of, match_of

People = Callable[..., Person]


def crate_hex(match: Match) -> str | None:
    """A hex that is written in and then asks which crate to cross."""
    if kinds(match) != {"write"}:
        return None
    for text, number in texts(match).items():
        after = match.copy()
        after.play(number)
        if after.to_act == match.to_act and kinds(after) == {"crate"}:
            return text.split()[1]
    return None


def press(page: Page, thing: Locator, preview: Locator) -> None:
    """As a hand does it: go there, see what would happen, press, release."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(preview).to_be_attached()
    page.mouse.down()
    page.mouse.up()


def test_a_power_is_chosen_by_one_click_after_writing_in_a_crate_hex(
    person: People, server: Server
) -> None:
    with arrange(server, "marabunta", 2, crate_hex) as made:
        anna = person()
        made.open_for(anna, made.acting)
        board = anna.page.locator(".board")
        before = anna.looks().version
        board.locator(f"[data-hex={crate_hex(made.match)}]").click()
        before = anna.looks(after=before).version
        group = board.locator(".tray [data-group]").first
        crates = group.locator("svg").last
        open_crate = crates.locator("g").nth(crates.locator(".cross").count())
        press(anna.page, open_crate, group.locator(".ghost"))
        anna.waits_until_after(before)


def test_a_card_is_laid_by_one_click_after_a_chamber_was_clicked(
    person: People, server: Server
) -> None:
    with arrange(server, "minicity", 2, lambda match: "play" in kinds(match)) as made:
        anna = person()
        made.open_for(anna, made.acting)
        board = anna.page.locator(".board")
        before = anna.looks().version
        board.locator("[data-card]:enabled").first.click()
        expect(anna.page.locator(".prompt .what")).to_contain_text(
            re.compile(r"^Lay it at a lit end of a road or choose a lit chamber\.")
        )
        empty = "[data-chamber][aria-disabled=true]:not([aria-label$=' ant'])"
        dark = board.locator(empty).first
        name = dark.get_attribute("data-chamber")
        dark.click(force=True)
        # Only the card in hand knows why: to the engine it is not played yet.
        reason = rf"With this card the \w+ ant goes .+: chamber {name} \(\w+\) is too far away\."
        expect(anna.page.locator(".answer")).to_contain_text(re.compile(reason))
        # A chamber that is only looked at on the way takes nothing back.
        board.locator(".offered[data-chamber]").first.hover()
        slot = board.locator("[data-slot]").first
        press(anna.page, slot, slot.locator("svg"))
        anna.waits_until_after(before)


def test_nothing_moves_while_a_town_is_looked_at_or_its_log_is_walked_through(
    person: People, server: Server
) -> None:
    with arrange(server, "marracash", 3, lambda match: {"move", "auction"} <= kinds(match)) as made:
        anna = person()
        made.open_for(anna, made.acting)
        page, start = anna.page, anna.looks().version
        map_, beside = page.locator(".board .map"), page.locator(".beside")
        still = anna.boxes(map_, beside)
        for place in page.locator(".place.offered").all()[::5]:
            place.hover()
            assert anna.boxes(map_, beside) == still
        groups = page.locator(".fountain.offered")
        groups.first.click()
        for target in page.locator(".fountain.target").all()[:3]:
            target.hover()
            assert anna.boxes(map_, beside) == still
        page.keyboard.press("Escape")

        page.get_by_role("tab", name="Log").click()
        back = page.get_by_role("button", name="One move back")
        (there,) = anna.boxes(back)
        page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
        seen = [start]
        for _ in range(3):
            page.mouse.click(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
            expect(anna.match).not_to_have_attribute("data-version", str(seen[-1]))
            seen.append(anna.version)
            assert anna.boxes(back) == [there]
        assert seen == sorted(seen, reverse=True)


def test_tokens_that_are_planned_stay_so_while_somebody_looks_back(person: People) -> None:
    def refills(match: Match) -> bool:
        outlook = match.view(match.to_act or 0)["outlook"]
        return kind_of(match) == "refill" and len(outlook["proposal"]) > 2

    match = match_of("minicity", 2, {}, "11")
    decisions_until(match, refills, 1)
    anna = person()
    stage, page = Stage(anna), anna.page
    stage.show(match)
    stage.plays(match.legal_numbers()[0])
    anna.waits_until_after(1)
    page.locator(".planned").first.click()
    expect(page.locator(".refill .hole")).to_have_count(1)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="One move back").click()
    expect(anna.match).to_have_attribute("data-version", "1")
    page.keyboard.press("Escape")
    expect(anna.match).to_have_attribute("data-version", "2")
    expect(page.locator(".refill .hole")).to_have_count(1)
