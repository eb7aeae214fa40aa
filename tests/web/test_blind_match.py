"""A match of each game by names, roles, what is told and the command box: nothing is seen.

The middle is left to the night.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteca.bots import find_bot
from ludoteca.bots.position import Position
from ludoteca.core.match import Match
from tests.effort import THOROUGH
from tests.web.ears import Ears
from tests.web.people import Person, Screen
from tests.web.staged import Stage, match_of

SMALL = Screen(640, 480)  # little to draw for nobody who looks
FIRST = 8  # decisions of hers, and of all
LAST = 8


@dataclass(frozen=True)
class Evening:
    """A match that is soon over, and what she asks at its beginning, with a part of the answer."""

    title: str
    seats: int
    options: dict[str, Any]
    seed: str
    end: str  # as it is told
    asks: dict[str, str]


EVENINGS = {
    "marabunta": Evening(
        *("Marabunta", 2, {}, "69", "wins the match"),
        {"where c6": "Next to c6: ", "pink": "Region pink. ", "score": "Score now: "},
    ),
    "minicity": Evening(
        *("Mini City", 4, {}, "3", "has unloaded everything and wins!"),
        {
            "where ant 3": "The red ant is in chamber ",
            "chamber 1": "From chamber 1 tunnels lead to ",
            "score": "Tokens left: ",
        },
    ),
    "marracash": Evening(
        *("Marracash", 3, {"souvenirs": True}, "34", "wins with"),
        {
            "B1": "blue shop B1, passed on the ways ",
            "fountain 9": "From fountain 9 a street leads to: ",
            "entrance 8": "Fountain 8, an entrance: ",
            "score": "Signs left: 6",
        },
    ),
}
EVERYWHERE = {
    "help": "all that you can do now",
    "board": "Round ",
    "nonsense": "Nothing is called",
}


def decisions(begun: Match) -> list[int]:
    """All of a match between players who take what looks good at first sight."""
    match = begun.copy()
    bot = find_bot("beginner", match.game)
    made = []
    while match.to_act is not None:
        made.append(bot.choose(Position.of(match)))
        match.play(made[-1])
    return made


def near_the_end(begun: Match, made: list[int], seat: int) -> tuple[Match, list[int]]:
    """Where this seat is to act with few decisions left, and those decisions."""
    match, late, left = begun.copy(), begun, made
    for place, number in enumerate(made[:-LAST]):
        if match.to_act == seat:
            late, left = match.copy(), made[place:]
        match.play(number)
    return late, left


@pytest.mark.parametrize("game", EVENINGS)
def test_a_match_is_played_by_ear_to_its_end(person: Callable[..., Person], game: str) -> None:
    evening = EVENINGS[game]
    match = match_of(game, evening.seats, evening.options, evening.seed)
    anna = person(SMALL)
    stage, page = Stage(anna), anna.page
    stage.script = made = decisions(match)
    stage.show(match)
    expect(page.get_by_role("heading", name=evening.title, level=1)).to_be_attached()
    ears = Ears(page)
    for question, known in {**evening.asks, **EVERYWHERE}.items():
        assert known in "\n".join(ears.asks(question)), question

    told = play_by_ear(stage, ears, None if THOROUGH else FIRST)
    if not THOROUGH:
        late, left = near_the_end(match, made, stage.seat or 0)
        stage.script = left
        stage.show(late, fresh=True)
        told = play_by_ear(stage, Ears(page, again=True), None)
    assert evening.end in "\n".join(told)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_have_text(re.compile("won!|wins|share"))


def play_by_ear(stage: Stage, ears: Ears, most: int | None) -> list[str]:
    """So many decisions of hers, or all that are left; what is told in the end."""
    told = ears.hears()
    for made in itertools.count() if most is None else range(most):
        # The last thing that is said is what to do.
        assert told[-1] == stage.prompt()
        words = stage.describes(stage.script[0])
        # By its number or by its words, as she likes.
        answer, told = ears.chooses(words, counted=made % 2 == 1)
        assert answer == [f"Chosen: {words}"]
        if not stage.script:
            break
    return told
