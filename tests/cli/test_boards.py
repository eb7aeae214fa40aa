"""Listing, checking and drawing boards."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.texts import LANGUAGES
from ludoteca.games import find_game
from tests.cli.conftest import Run

SHIPPED = ("picnic", "crumbs", "worker", "queen")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A board of one's own, which happens to be the shipped one."""
    file = tmp_path / "own.toml"
    file.write_text(find_game("marabunta").board_text("picnic"), encoding="utf-8")
    return file


def test_boards_are_listed(run: Run) -> None:
    shown = run("boards", "list")
    assert shown.code == 0
    assert all(name in shown.out for name in SHIPPED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_board_is_ok(run: Run, own: Path, language: str) -> None:
    shown = run("boards", "check", own, "--language", language)
    assert (shown.code, shown.err) == (0, "")
    assert "Marabunta" in shown.out
    assert "territory" in shown.out


def test_a_fault_is_told_with_its_line(run: Run, own: Path) -> None:
    lines = own.read_text(encoding="utf-8").splitlines()
    place = lines.index('map = """') + 2
    lines[place] = lines[place].replace("S.", "Q.", 1)
    own.write_text("\n".join(lines), encoding="utf-8")
    shown = run("boards", "check", own, "--game", "marabunta")
    assert shown.code == 1
    assert f"own.toml, line {place + 1}: “Q.” is not a hex." in shown.out


def test_a_board_can_only_be_checked_for_a_game_there_is(run: Run, own: Path) -> None:
    assert run("boards", "check", own, "--game", "chess").refused("chess")


def test_a_kind_of_board_nobody_knows_is_told(run: Run, own: Path) -> None:
    own.write_text('kind = "sea"\n', encoding="utf-8")
    shown = run("boards", "check", own)
    assert shown.code == 1
    assert "sea" in shown.out


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_boards_are_drawn(run: Run, tmp_path: Path, name: str) -> None:
    picture = tmp_path / "board.svg"
    assert run("boards", "draw", name, "--svg", picture).code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg ")


def test_a_board_is_drawn_in_the_language_of_the_command(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "anthill.svg"
    drawn = run("boards", "draw", "anthill", "--svg", picture, "--language", "it")
    assert drawn.code == 0
    assert "Mini City, formicaio: 49 magazzini" in picture.read_text(encoding="utf-8")


def test_own_boards_are_drawn(run: Run, tmp_path: Path, own: Path) -> None:
    picture = tmp_path / "board.svg"
    assert run("boards", "draw", own, "--svg", picture, "--game", "marabunta").code == 0
    assert picture.exists()


def test_a_wrong_board_is_not_drawn(run: Run, tmp_path: Path, own: Path) -> None:
    own.write_text('kind = "sea"\n', encoding="utf-8")
    picture = tmp_path / "board.svg"
    assert run("boards", "draw", own, "--svg", picture).refused("sea")
    assert not picture.exists()


def test_a_board_that_is_nowhere_is_not_drawn(run: Run, tmp_path: Path) -> None:
    assert run("boards", "draw", "moon", "--svg", tmp_path / "x.svg").refused("moon", "picnic")


def test_a_picture_needs_a_place(run: Run, tmp_path: Path) -> None:
    assert run("boards", "draw", "picnic").refused("--svg")
    assert run("boards", "draw", "picnic", "--svg", tmp_path / "no" / "x.svg").refused("x.svg")


def test_a_broken_board_is_told_by_the_game_that_it_is_for(run: Run, own: Path) -> None:
    text = find_game("marracash").board_text("medina")
    own.write_text(text.replace("1*", "1", 1), encoding="utf-8")
    shown = run("boards", "check", own)
    assert shown.code == 1
    assert "line 6: Entrances" in shown.out
    assert "Mini City" not in shown.out
