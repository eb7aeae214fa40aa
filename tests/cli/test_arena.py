"""`ludoteca arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_the_command_prints_json_for_programs(run: Run) -> None:
    arguments = ("arena", "marracash", "random", "beginner", "--seats", 3, "--games", 3, "--json")
    shown = run(*arguments)
    assert (shown.code, shown.err) == (0, "")
    result = json.loads(shown.out)
    assert {"bots", "games", "wins", "win_rate", "ci95", "ratings"} <= set(result)
    assert result["bots"] == ["random", "beginner"]
    assert result["games"] == 3
    assert sum(result["wins"]) == pytest.approx(3)


def test_the_command_shows_people_a_table(run: Run) -> None:
    shown = run("arena", "marabunta", "random", "program:no-such-program", "--games", 2)
    assert shown.code == 0
    assert "95 % interval" in shown.out
    assert "program:no-such-program did not choose" in shown.err


def test_the_command_stops_by_a_test_and_keeps_a_ladder(run: Run, tmp_path: Path) -> None:
    arguments = ("arena", "marabunta", "beginner", "random", "--ladder", tmp_path / "ladder.json")
    shown = run(*arguments, "--sprt", "elo=0,400", "--games", 400)
    assert shown.code == 0
    assert "beginner wins 90.9% and not only 50.0%" in shown.out
    assert "likelihood ratio" in shown.out
    again = run(*arguments, "--games", 2, "--seed", 1, "--json")
    rungs = json.loads(again.out)["ladder"]
    assert rungs["beginner"]["games"] == rungs["random"]["games"] > 2
    assert rungs["beginner"]["mu"] > rungs["random"]["mu"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nowhere", "random"), ("nowhere", "marabunta")),
        (("marabunta", "nobody"), ("nobody", "master")),
        (("marabunta", "random", "--seats", 3), ("3", "2")),
        (("marabunta", "random", "--games", -1), ("--games",)),
        (("marabunta", "random", "random", "--sprt", "5"), ("“5”", "elo=0,50")),
        (("marabunta", "random", "random", "--sprt", "elo=9,1"), ("elo=9,1",)),
        (
            ("marabunta", "random", "random", "--sprt", "elo=0,9", "--alpha", 0),
            ("--alpha is 0 and",),
        ),
        (("marabunta", "random", "--sprt", "elo=0,9"), ("two bots", "1")),
        (("marabunta", "random"), ("two bots or more",)),
        (("marabunta", "random", "beginner", "--ladder", __file__), ("not a ladder",)),
    ],
)
def test_wrong_arguments_get_one_sentence(
    run: Run,
    arguments: tuple[object, ...],
    words: tuple[str, ...],
) -> None:
    assert run("arena", *arguments).refused(*words)
