"""Positions set up by hand: described, written down, read again, and refused in words."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import BadRecord
from ludoteca.core.position import BadPosition, editing_of
from tests import guest

POSITION = {
    "first": "blue",
    "round": "2",
    "tile-again": "no",
    "hex-a1": "red-1",
    "anthills-red": "1",
}


def test_a_match_begins_with_a_position_and_its_texts_have_it() -> None:
    match = ludoteca.set_up("marabunta", POSITION, seed=7)
    assert match.view()["first"] == "blue"
    text = match.record(seed=True)
    assert "position hex-a1 red-1\n" in text
    again = ludoteca.load(text)
    assert again.record(seed=True) == text
    match.play(match.legal()[0])
    match.undo()
    assert match.view() == again.view()
    assert next(step.before for step in match.steps()).rounds == 2
    analysis = ludoteca.load_analysis(text)
    assert ludoteca.load_analysis(analysis.text()).match(0).view()["round"] == 2
    # The position of its turn, described again, is the same; also from the middle of the turn.
    assert ludoteca.describe_position(match) == POSITION
    # One that differs in nothing is written down, too.
    plain = ludoteca.set_up("marabunta", {}, seed=7).record(seed=True)
    assert "\nposition\n" in plain
    assert ludoteca.load(plain).setting.position == {}


def test_before_the_first_turn_the_table_is_described_as_it_lies() -> None:
    match = ludoteca.new_match("minicity", seats=2, seed=7)
    described = ludoteca.describe_position(match)
    assert described["round"] == "1"
    assert len(described["hand-circle"]) == 4


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"colour": "red"}, "A position of this game has no “colour”."),
        ({"round": "0"}, "Course of the match, Round: “0” cannot be."),
        ({"round": "²"}, "Course of the match, Round: “²” cannot be."),
        ({"first": "green"}, "Course of the match, First player: “green” cannot be."),
    ],
)
def test_a_value_that_does_not_fit_is_told(values: dict[str, str], told: str) -> None:
    assert [ludoteca.say(each) for each in ludoteca.check_position("marabunta", values)] == [told]
    with pytest.raises(BadPosition) as wrong:
        ludoteca.set_up("marabunta", values)
    assert str(wrong.value) == f"This position is impossible. {told}"
    assert len(wrong.value.faults) == 1


def test_letters_and_steps_are_kept_to() -> None:
    faults = ludoteca.check_position("marracash", {"line": "YXQ", "money-ali": "1210"}, seats=3)
    assert [ludoteca.say(each) for each in faults] == [
        "Line of visitors, Visitors from left to right: “YXQ” cannot be.",
        "Money, Ali: “1210” cannot be.",
    ]


def test_a_game_that_describes_nothing_says_so() -> None:
    with pytest.raises(BadPosition, match="cannot be set up by hand"):
        editing_of(guest.GAME)


def test_a_text_tells_a_field_once() -> None:
    text = ludoteca.set_up("marabunta", POSITION, seed=7).record(seed=True)
    twice = text.replace("position round 2\n", "position round 2\nposition round 2\n")
    with pytest.raises(BadRecord, match="position round"):
        ludoteca.load(twice)
