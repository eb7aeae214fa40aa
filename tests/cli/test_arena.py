"""`ludoteca arena`."""

from __future__ import annotations

import json

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


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nowhere", "random"), ("nowhere", "marabunta")),
        (("marabunta", "nobody"), ("nobody", "master")),
        (("marabunta", "random", "--seats", 3), ("3", "2")),
        (("marabunta", "random", "--games", -1), ("--games",)),
    ],
)
def test_wrong_arguments_get_one_sentence(
    run: Run,
    arguments: tuple[object, ...],
    words: tuple[str, ...],
) -> None:
    assert run("arena", *arguments).refused(*words)
