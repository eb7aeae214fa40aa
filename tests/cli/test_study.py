"""`ludoteca study`: figures for programs, a report for people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

QUICK = ("study", "marabunta", "--level", "random", "--games", 2)


def test_json_has_all_figures_and_no_file_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = run(*QUICK, "--json")
    assert (shown.code, shown.err) == (0, "")
    figures = json.loads(shown.out)
    assert figures["games"] == 2
    assert sum(rate["count"] for rate in figures["by_order"]) == 2
    assert len(figures["maps"]["hexes-written"]["places"]) == 84
    assert list(tmp_path.iterdir()) == []


def test_the_same_command_writes_the_same_bytes(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.html", tmp_path / "two.html"]
    for file in files:
        shown = run(*QUICK, "--out", file)
        assert shown.code == 0
        assert file.name in shown.out
    assert files[0].read_bytes() == files[1].read_bytes()


def test_without_a_file_the_report_has_the_name_of_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*QUICK, "--games", 1).code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["marabunta-study.html"]


def test_players_are_compared_at_one_table(run: Run, tmp_path: Path) -> None:
    both = ("study", "marabunta", "--games", 3, "--level", "random", "--level", "beginner")
    file = tmp_path / "both.html"
    shown = run(*both, "--out", file)
    assert shown.code == 0
    assert "hexes written" in shown.out
    page = file.read_text(encoding="utf-8")
    assert page.count("Wins by player") >= 1
    assert "--level random --level beginner" in page
    players = json.loads(run(*both, "--json").out)["players"]
    assert [player["wins"]["of"] for player in players.values()] == [3, 3]
    assert players["beginner"]["habits"]["boxes"]["of"] == 3
    assert run(*both, "--level", "random").refused("3", "2")


def test_what_cannot_be_done_is_told_before_a_game_is_played(run: Run, tmp_path: Path) -> None:
    assert run("study", "marabunta", "--level", "genius").refused("genius", "strong")
    assert run(*QUICK, "--out", tmp_path / "nowhere" / "report.html").refused("nowhere")
    assert run("study", "marabunta", "--seats", 3).refused("3")
