"""Turns of the others: each is shown so that it can be followed, and can be seen again."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.process import Server
from tests.web.arranged import arrange, kinds, texts
from tests.web.people import Person

# Every version that the page has shown, and for how many milliseconds.
WATCH = """() => {
  const match = document.querySelector(".match");
  window.shown = [[match.dataset.version, performance.now()]];
  new MutationObserver(() => window.shown.push([match.dataset.version, performance.now()]))
    .observe(match, { attributes: true, attributeFilter: ["data-version"] });
}"""
SHOWN = "() => window.shown.map(([version]) => Number(version))"


def test_turns_of_two_rivals_are_shown_step_by_step_and_again(
    person: Callable[..., Person], server: Server
) -> None:
    with arrange(
        server, "minicity", 3, lambda match: kinds(match) == {"play"} and match.stretch > 5
    ) as made:
        seat = ((made.match.to_act or 0) - 1) % 3
        me = made.players[seat]
        anna = person(speed="fast")
        anna.has_own_clock()
        made.open_for(anna, me)
        page = anna.page
        page.evaluate(WATCH)
        draw = random.Random(3)
        worth: list[int] = []
        dull: list[int] = []
        # Nothing is shown before all is told, however long that takes here.
        page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
        while made.match.to_act != seat:
            offered = sorted(texts(made.match).items())
            # All that can be unloaded, so that something is to be refilled.
            unloads = kinds(made.match) == {"unload"}
            text, number = offered[-1] if unloads else draw.choice(offered)
            made.play(number)
            (dull if text.startswith("stock") else worth).append(me.standing["version"])
        page.clock.resume()
        assert len(dull) > 2
        anna.waits_for_turn()
        shown = page.evaluate(SHOWN)
        # Every card, ant and unloading had its picture; what was only refilled was summed up.
        assert set(worth) <= set(shown)
        assert len(set(dull) & set(shown)) < len(dull)

        chips = page.locator(".since li button")
        expect(chips).to_have_count(2)
        expect(chips.first.locator(".sign.card").first).to_be_visible()
        takes = page.locator(".since").get_by_text("tokens into the small part")
        expect(takes.first).to_be_attached()
        # It stays in sight while one considers one's own turn, and plays once more on demand.
        page.evaluate("window.shown = []")
        page.get_by_role("button", name="See it again").click()
        expect(page.locator("#what-to-do .back ~ .lately")).to_be_visible()  # in words, too
        page.wait_for_function("() => window.shown.length > 3")
        anna.waits_for_turn()
        again = page.evaluate(SHOWN)
        assert again[0] == min(worth) - 1
        assert set(worth) <= set(again)
        expect(chips).to_have_count(2)
        # Also once one's own turn has begun.
        before = anna.version
        made.play(made.match.legal_numbers()[0])
        anna.waits_until_after(before)
        expect(chips).to_have_count(2)
