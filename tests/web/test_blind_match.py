"""A whole match of each game by names, roles, what is told and the command box: nothing is seen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.core.match import Match
from tests.effort import THOROUGH
from tests.web.people import Person, Screen
from tests.web.staged import Stage, match_of, written
from tests.web.test_every_phase import GAMES

SMALL = Screen(640, 480)  # little to draw for nobody who looks
SEED = "11"
FIRST, LAST = 8, 12  # decisions; those between are left out, but with more effort
OPTION = re.compile(r"^(\d+): (.+)$")

# Her screen reader says the title of the page, and reads a dialog that opens.
TURN = """() => document.title.startsWith("Your turn") || document.querySelector("dialog[open]")"""

# What she asks once, and a part of what she must be told.
QUESTIONS: dict[str, dict[str, str]] = {
    "marabunta": {"where c6": "Next to c6: ", "pink": "Region pink. ", "score": "Score now: "},
    "minicity": {
        "where ant 3": "The red ant is in chamber ",
        "chamber 1": "From chamber 1 tunnels lead to ",
        "score": "Tokens left: ",
    },
    "marracash": {
        "B1": "blue shop B1, passed on the ways ",
        "fountain 9": "From fountain 9 a street leads to: ",
        "score": "Signs left: 6",
    },
}
EVERYWHERE = {
    "help": "all that you can do now",
    "board": "Round ",
    "nonsense": "Nothing is called",
}


def texts(log: Locator) -> list[str]:
    found: list[str] = log.evaluate("(log) => [...log.children].map((line) => line.textContent)")
    return found


class Listener:
    """Somebody who types, and hears."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.field = self.page.get_by_role("textbox", name="Command")
        self.answers = self.page.get_by_role("log", name="Answers")

    def asks(self, typed: str) -> list[str]:
        """What is answered, once it is."""
        self.field.fill(typed)
        self.field.press("Enter")
        lines = texts(self.answers)
        return lines[len(lines) - lines[::-1].index(typed) :]

    def waits(self) -> bool:
        """For her turn; False when the match is over."""
        self.page.wait_for_function(TURN)
        return self.page.title().startswith("Your turn")


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_whole_match_is_played_by_ear(person: Callable[..., Person], game: str) -> None:
    seats, options, _ = GAMES[game]
    script = written(game, seats, options, SEED)
    anna = person(SMALL)
    stage, page = Stage(anna), anna.page
    stage.script = script
    match = match_of(game, seats, options, SEED)
    stage.show(match)
    title = {"marabunta": "Marabunta", "minicity": "Mini City", "marracash": "Marracash"}[game]
    expect(page.get_by_role("heading", name=title, level=1)).to_be_attached()
    page.get_by_role("button", name="Commands").press("Enter")
    listener = Listener(anna)
    expect(listener.field).to_be_focused()
    for question, told in {**QUESTIONS[game], **EVERYWHERE}.items():
        assert told in "\n".join(listener.asks(question)), question

    made = 0
    while listener.waits():
        words = stage.describes(stage.script[0])
        options_told = [OPTION.fullmatch(line) for line in listener.asks("choices")[1:]]
        numbers = {found[2]: found[1] for found in options_told if found}
        # By its number or by its words, as she likes.
        assert listener.asks(numbers[words] if made % 2 else words) == [f"Chosen: {words}"]
        made += 1
        if made == FIRST and not THOROUGH:
            ahead = last_turns(match, script, LAST)
            for decision in script[:ahead]:
                match.play(decision)
            stage.script = script[ahead:]
            stage.show(match, fresh=True)
    assert stage.script == []
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_have_text(re.compile("won!|wins|share"))
    assert re.search("win", texts(page.get_by_role("log", name="What is told"))[-1])


def last_turns(match: Match, script: list[int], turns: int) -> int:
    """How far to go until this seat has so many decisions left."""
    seat, twin, own = match.to_act, match.copy(), []
    for place, decision in enumerate(script):
        if twin.to_act == seat:
            own.append(place)
        twin.play(decision)
    return own[-turns]
