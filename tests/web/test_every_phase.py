"""Every kind of decision of every game, by keys alone: no trap, and nothing out of reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.server.protocol import Decided
from tests.effort import THOROUGH
from tests.web.people import Person
from tests.web.staged import Stage, match_of, moments

# Of random matches that have them all.
SEEDS = {
    "marabunta": ("11", "12", "13", "14"),
    "minicity": ("11",),
    "marracash": ("11", "12", "13", "14"),
}
# Every kind of decision that the texts know a prompt for.
GAMES: dict[str, tuple[int, dict[str, Any], set[str]]] = {
    "marabunta": (
        2,
        {},
        {
            *("split", "take", "element", "write", "write-any", "write-set"),
            *("cross", "cross-cupcake", "circle", "crate", "again"),
        },
    ),
    "minicity": (
        2,
        {"friends": True, "offer": True},
        {
            *("small-part", "offer", "begin", "put", "first-card", "choice", "go", "unload"),
            *("refill", "spread", "grasshopper"),
        },
    ),
    "marracash": (
        3,
        {"souvenirs": True},
        {"act", "move", "auction", "open", "raise", "sell", "bring"},
    ),
}

# The places of the board that Tab stops at, numbered in order, with the focus on the first. Where
# the focus goes from then on is written down.
BEGIN = """() => {
  const board = document.querySelector(".board");
  const stops = [...board.querySelectorAll("button, a[href], input, select, summary, [tabindex]")]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility())
    // Of the buttons of one choice between several, Tab stops at the chosen one.
    .filter((each) => each.type !== "radio" || each.checked);
  for (const [place, stop] of stops.entries()) stop.dataset.stop = place;
  document.activeElement.blur();
  globalThis.visited = [];
  globalThis.told ??= document.addEventListener("focusin", ({ target }) =>
    visited.push(board.contains(target) ? Number(target.dataset.stop ?? -1) : "outside")) ?? true;
  stops[0].focus();
  return stops.length;
}"""
VISITED = """() => {
  for (const stop of document.querySelectorAll("[data-stop]")) delete stop.dataset.stop;
  return visited;
}"""

# On the map: how many places the arrows reach from where Tab comes to, how many lead back there,
# and how many there are. Where an arrow leads follows from the places: the same are walked once.
WALK = """() => {
  const map = document.querySelector(".board svg:has([role=button])");
  const places = [...map?.querySelectorAll("[role=button]") ?? []];
  const name = ({ dataset }) => dataset.hex ?? dataset.chamber ?? dataset.place;
  const names = places.map(name).join();
  if (names === globalThis.walked) return null;
  globalThis.walked = names;
  const start = places.find((each) => each.tabIndex === 0);
  const reached = new Set([start]);
  const ways = [];
  for (const place of reached)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      place.focus();
      place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      reached.add(document.activeElement);
      ways.push([place, document.activeElement]);
    }
  const leading = new Set([start]);
  for (const place of leading) for (const [from, to] of ways) if (to === place) leading.add(from);
  return [reached.size, leading.size, places.length];
}"""

# What can be done now, and Tab does not stop at; on a map the arrows lead there.
BEYOND = """() => [...document.querySelectorAll(".board :is(button, [role=button])")]
  .filter((each) => !each.disabled && each.ariaDisabled !== "true" && each.tabIndex < 0)
  .filter((each) => !each.closest("svg"))
  .map((each) => each.outerHTML.slice(0, 120))"""


# Where the map and what is said beside it lie.
STILL = """() => ["#what-to-do", ".board .map svg"].map((place) =>
  Object.values(document.querySelector(place).getBoundingClientRect().toJSON()).join())"""


@pytest.mark.parametrize("game", GAMES)
def test_tab_goes_through_every_option_and_back_and_arrows_over_the_whole_map(
    person: Callable[..., Person], game: str
) -> None:
    seats, options, kinds = GAMES[game]
    anna = person()
    stage, keyboard = Stage(anna), anna.page.keyboard
    seen: set[str] = set()
    still: set[str] = set()
    for kind, match in moments(game, seats, options, SEEDS[game]):
        stage.show(match)
        seen.add(kind)
        anna.settles()
        still |= {*anna.page.evaluate(STILL)}
        stops = anna.page.evaluate(BEGIN)
        there = list(range(stops))
        for _ in there:
            keyboard.press("Tab")
        keyboard.down("Shift")
        for _ in there:
            keyboard.press("Tab")
        keyboard.up("Shift")
        visited = anna.page.evaluate(VISITED)
        assert visited == [*there, "outside", *reversed(there)], kind
        assert anna.page.evaluate(BEYOND) == [], kind
        walked = anna.page.evaluate(WALK)
        assert walked is None or len(set(walked)) == 1, kind
        if (card := anna.page.locator(".board [data-card]:enabled")).count() > 0:
            hand = anna.page.locator(".tray .hand, .tray .own")
            before = anna.boxes(*hand.all())
            card.first.press("Enter")
            expect(card.first).to_have_attribute("aria-pressed", "true")
            assert anna.boxes(*hand.all()) == before, kind
    assert seen == kinds
    assert len(still) == 2, still


WHERE = """() => {
  const here = document.activeElement;
  const board = ".board :not([data-aside] *)";
  const places = { board, list: ".prompt .choice", prompt: "#what-to-do" };
  return Object.keys(places).find((place) => here.matches(places[place])) ?? here.outerHTML;
}"""
ALIVE = (
    "([role=button], button)"
    ":not(:disabled, [aria-disabled=true], [tabindex='-1'], [data-aside], [data-aside] *)"
)
DECISIONS = 6 if THOROUGH else 3
# Where one key makes a choice on the board.
LIT = {
    "marabunta": {
        **dict.fromkeys(("take",), "[data-take]"),
        **dict.fromkeys(("element",), "[data-apply]"),
        **dict.fromkeys(("write", "write-any", "cross", "cross-cupcake"), ".offered[data-hex]"),
        **dict.fromkeys(("circle",), "[data-leaf]"),
        **dict.fromkeys(("crate",), "[data-group]"),
    },
    "minicity": {"go": ".offered[data-chamber]", "unload": "[data-unload]"},
    "marracash": {"auction": ".shop.offered", "sell": "[data-sell]", "bring": "[data-bring]"},
}


def heard(told: Locator) -> list[str]:
    lines: list[str] = told.evaluate("(log) => [...log.children].map((line) => line.textContent)")
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_goes_from_each_choice_to_the_next_and_the_log_tells_everything_once(
    person: Callable[..., Person], game: str
) -> None:
    seats, options, _ = GAMES[game]
    anna = person(letters=True)
    stage, page = Stage(anna), anna.page
    stage.show(match_of(game, seats, options, "11"))
    told = page.get_by_role("log", name="What is told")
    assert told.get_attribute("aria-relevant") == "additions"
    *opening, turn, prompt = heard(told)
    assert opening == stage.spoken()
    assert (turn, prompt) == ("Your turn", stage.prompt())

    page.locator("summary", has_text="choices as a list").focus()
    page.keyboard.press("Enter")
    page.locator(".prompt .choice").first.wait_for()
    page.keyboard.press("Tab")
    for _ in range(DECISIONS):
        assert page.evaluate(WHERE) == "list"
        # A rash bid would be asked about again.
        passing = page.locator(".prompt .choice", has_text="Pass")
        if passing.count() > 0:
            passing.focus()
        before, lines = len(stage.log), len(heard(told))
        page.keyboard.press("Enter")
        anna.looks(after=before)
        anna.settles()
        others = {each.seat for each in stage.log[before:] if isinstance(each, Decided)} - {
            stage.seat
        }
        again = ["Your turn"] if others else []
        expected = [*stage.spoken(before), *again, stage.prompt()]
        # A step that others like it may follow is told a moment later.
        told.locator("p").nth(lines + len(expected) - 1).wait_for(state="attached")
        assert heard(told)[lines:] == expected

    # On the board as well, wherever one key makes a choice there.
    for kind, match in moments(game, seats, options, SEEDS[game]):
        stage.show(match)
        lit = page.locator(f".board {LIT[game].get(kind, 'nothing')}")
        if lit.count() == 0:
            continue
        lit.first.focus()
        before = anna.version
        page.keyboard.press("Enter")
        anna.looks(after=before)
        anna.settles()
        if page.locator(f".board :is{ALIVE}").filter(visible=True).count() > 0:
            assert page.evaluate(WHERE) == "board", kind
        else:
            assert page.evaluate(WHERE) in ("list", "prompt"), kind
        if kind == "auction":
            # What only arranges the table is no choice; and a pointer leaves nothing behind.
            expect(page.locator(":focus")).to_have_text("Bid 100")
            stage.show(match)
            lit.first.click()
            anna.looks(after=before)
            expect(page.locator("#what-to-do")).to_be_focused()
