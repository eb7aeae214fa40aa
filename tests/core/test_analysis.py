"""An analysis: a tree of actions with notes, its text, and what is refused in words."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core import limits
from ludoteca.core.analysis import ROOT, Analysis
from ludoteca.core.analysis_text import demand_record, read, write
from ludoteca.core.errors import BadRecord, IllegalAction
from ludoteca.games import find_game

OPENING = (
    "first red",
    "turn again",
    "roll pink 1",
    "roll blue leaf",
    "roll orange crate",
    "roll green 0",
    "roll grey 3",
    "roll yellow 2",
)
TEXT = """\
ludoteca analysis, format 1
game marabunta
rules 1
seats 2
option territory picnic
option boards worker

# Before everything.
chance: first red
(
chance: first blue
# What if?
# Nobody knows.
)
chance: turn again
(
chance: turn two-zeros
chance: roll pink 0
(
chance: roll pink 1
)
)
(
chance: turn cross-out
)
chance: roll pink 1
"""


def test_writing_and_reading_are_inverses() -> None:
    analysis = read(TEXT, find_game)
    assert write(analysis) == analysis.text() == ludoteca.load_analysis(TEXT).text() == TEXT
    assert read(write(analysis).replace("\n", "\r\n"), find_game).nodes[ROOT].note.startswith("Bef")
    first, other = analysis.nodes[ROOT].children
    assert analysis.nodes[other].note == "What if?\nNobody knows."
    assert [
        analysis.game.text(analysis.game.action(analysis.first.board, n.number))
        for n in (analysis.nodes[first], analysis.nodes[other])
    ] == ["first red", "first blue"]
    assert len(analysis.path(analysis.end())) == 3
    assert analysis.match(analysis.end()).actions == analysis.path(analysis.end())


def test_a_record_is_an_analysis_of_one_line() -> None:
    match = ludoteca.new_match("marabunta", seed=7, chance=OPENING)
    analysis = read(match.record(seed=True), find_game)
    assert analysis.path(analysis.end()) == match.actions
    assert all(len(node.children) <= 1 for node in analysis.nodes)


def test_where_only_a_match_is_of_use_an_analysis_is_called_one() -> None:
    with pytest.raises(BadRecord, match="This is an analysis, not a match"):
        demand_record(TEXT)
    demand_record(ludoteca.new_match("marabunta", seed=3).record())


def test_the_same_action_again_is_the_same_node() -> None:
    analysis = Analysis(find_game("marabunta"), ludoteca.new_match("marabunta").setting)
    node = analysis.add(ROOT, "first red")
    assert analysis.add(ROOT, "first red") == node
    assert analysis.add(ROOT, "first blue") != node
    with pytest.raises(IllegalAction):
        analysis.add(ROOT, "take rest")
    assert len(analysis.nodes) == 3


def test_nothing_follows_the_end_of_a_match() -> None:
    match = ludoteca.new_match("marabunta", seed=1)
    while match.to_act is not None:
        match.play(match.legal_numbers()[0])
    analysis = Analysis.of_match(match)
    with pytest.raises(IllegalAction, match="over"):
        analysis.add(analysis.end(), match.actions[-1])


def test_an_analysis_has_so_many_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ANALYSIS_NODES", 2)
    with pytest.raises(BadRecord, match="at most 2 moments"):
        read(TEXT, find_game)


def changed(before: str, after: str) -> str:
    assert before in TEXT
    return TEXT.replace(before, after, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (changed("chance: turn again", "red: turn again"), "Line 15: it is not the turn"),
        (changed("chance: turn again", "chance: take rest"), "Line 15 breaks the rules"),
        (changed("chance: first red", "nonsense"), "Line 9 belongs neither"),
        (changed("# Before everything.", "("), "Line 8 belongs neither"),
        (changed("# Before everything.", ")"), "Line 8 belongs neither"),
        (changed("chance: first blue\n# What if?", "("), "Line 11 belongs neither"),
        (changed("chance: turn cross-out\n", ""), "Line 24 belongs neither"),
        (changed(")\nchance: roll", "chance: roll"), "inside brackets"),
        (changed("seats 2\n", "seats 2\nchance: first red\n"), "Line 5 belongs neither"),
        (changed("rules 1", "rules 0"), "version 0"),
        (changed("# What if?", "# " + "x" * 1001), "Line 12: This line"),
        (changed("# What if?", "\n".join(["# " + "y" * 990] * 3)), "This note"),
        ("ludoteca analysis, format 1", "There is no game"),
    ],
)
def test_what_cannot_be_right_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=why):
        read(text, find_game)
