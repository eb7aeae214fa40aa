"""Playing in the terminal, with typed lines, against the simple opponent."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

import ludoteca
from ludoteca.core.kernel import MODE
from ludoteca.core.match import Match
from ludoteca.core.texts import LANGUAGES
from tests.cli.conftest import Run, played

# Seed 11 lets red begin, so that the first thing asked is a split.
BEGIN = ("play", "marabunta", "--seed", "11", "--level", "beginner")


def saved(run: Run, tmp_path: Path, *lines: str, arguments: tuple[str, ...] = BEGIN) -> str:
    """The record of a match after some lines were typed."""
    file = tmp_path / "saved.txt"
    assert run(*arguments, lines=(*lines, f"save {file}", "quit")).code == 0
    return file.read_text(encoding="utf-8")


def test_the_table_is_shown_with_what_to_do(run: Run) -> None:
    shown = run(*BEGIN, lines=("quit",))
    assert shown.code == 0
    assert "you play Red" in shown.out
    assert "Red, split the dice and the tile into two pools." in shown.out
    assert "Type the dice that go with the tile" in shown.out
    assert "One pool" not in shown.out  # 63 splits are not for humans


@pytest.mark.parametrize(
    "typed",
    [
        "P B",
        "p, b",
        "tile pink blue",
        "blue pink",
        "split tile pink blue | orange green grey yellow",
    ],
)
def test_a_split_is_typed_by_letters_or_names(run: Run, tmp_path: Path, typed: str) -> None:
    record = saved(run, tmp_path, typed)
    assert "red: split tile pink blue | orange green grey yellow" in record


def test_a_split_is_typed_in_the_words_of_the_language(run: Run, tmp_path: Path) -> None:
    record = saved(run, tmp_path, "rosa blu", arguments=(*BEGIN, "--language", "it"))
    assert "red: split tile pink blue | " in record


def test_the_tile_can_stand_alone(run: Run, tmp_path: Path) -> None:
    assert "red: split tile | pink" in saved(run, tmp_path, "tile")


def test_characters_introduce_themselves_and_sit_beside_a_level(run: Run) -> None:
    both = ("--level", "zafira", "--level", "random")
    begin = ("play", "marracash", "--seed", 5, "--seats", 3, "--seat", "ali", *both)
    shown = run(*begin, lines=("quit",))
    assert shown.code == 0
    assert "Aida: Zafira. Zafira cannot pass a door" in shown.out
    assert shown.out.count("Zafira.") == 1
    assert run(*begin, "--level", "random", lines=("quit",)).refused("3", "2")
    assert run(*begin, "--level", "livia").refused("livia", "zafira")
    assert "livia: Livia wants" in " ".join(run("games").out.split())


def test_choices_have_numbers(run: Run) -> None:
    shown = run(*BEGIN, lines=("list", "quit"))
    assert "63 One pool: " in shown.out


def test_a_number_plays_its_choice(run: Run, tmp_path: Path) -> None:
    assert "red: split tile | pink" in saved(run, tmp_path, "1")


def test_a_number_too_high_is_refused(run: Run) -> None:
    assert "There is no choice 64. Choose from 1 to 63." in run(*BEGIN, lines=("64",)).out


def test_what_cannot_be_played_is_refused_with_the_reason(run: Run) -> None:
    shown = run(*BEGIN, lines=("dance", "write c7", "quit"))
    assert "“dance”" in shown.out
    assert "another kind of step is due" in shown.out


def test_what_the_opponent_did_is_told(run: Run) -> None:
    shown = run(*BEGIN, lines=("P B", "quit"))
    assert "· Blue takes the pool: " in shown.out


def saved_before(phase: str, tmp_path: Path) -> tuple[Match, tuple[str, ...]]:
    """A match saved where a step of some kind is due, and the arguments to go on with it."""
    match = played(seed=3, decisions=0)
    while match.view()["phase"] != phase:
        match.play(match.legal_numbers()[0])
    file = tmp_path / "before.txt"
    file.write_text(match.record(seed=True), encoding="utf-8")
    seat = match.game.seat_names[match.actor]
    return match, ("play", "marabunta", "--load", str(file), "--seat", seat, "--level", "beginner")


def test_lit_hexes_are_marked_and_can_be_typed_by_name(run: Run, tmp_path: Path) -> None:
    match, arguments = saved_before("write", tmp_path)
    place = match.game.text(match.legal()[0]).removeprefix("write ")
    assert "Type the name of a hex marked *" in run(*arguments).out
    record = saved(run, tmp_path, place, arguments=arguments)
    assert f": write {place}\n" in record.removeprefix(match.record().strip())


def test_undo_takes_back_ones_own_choice(run: Run, tmp_path: Path) -> None:
    match, arguments = saved_before("write", tmp_path)
    shown = run(*arguments, lines=("undo", "quit"))
    assert "Taken back." in shown.out
    after = saved(run, tmp_path, "undo", arguments=arguments)
    assert len(ludoteca.load(after).actions) == len(match.actions) - 1


def test_a_power_can_be_declined_however_many_hexes_there_are(run: Run, tmp_path: Path) -> None:
    match, arguments = saved_before("write", tmp_path)
    last = len(match.legal())
    assert last > 16
    shown = run(*arguments).out
    assert f"{last} Leave this power unused" in shown
    assert "1 Write" not in shown


def test_what_chance_or_the_opponent_did_is_not_taken_back(run: Run) -> None:
    assert "There is nothing to take back" in run(*BEGIN, lines=("undo", "quit")).out
    assert "There is nothing to take back" in run(*BEGIN, lines=("P B", "undo", "quit")).out


def test_commands_show_board_log_record_and_help(run: Run) -> None:
    shown = run(*BEGIN, lines=("help", "board", "log", "record", "", "quit"))
    assert "save FILE" in shown.out
    assert shown.out.count("a11") >= 2  # the map was drawn again
    assert shown.out.count("The draw: Red begins.") == 2
    assert "ludoteca match, format 1" in shown.out
    assert "seed 11" not in shown.out  # secret until the end


def test_saving_needs_a_place_that_can_be_written(run: Run, tmp_path: Path) -> None:
    shown = run(*BEGIN, lines=("save", f"save {tmp_path}", "quit"))
    assert "Say where: save FILE" in shown.out
    assert "cannot be used" in shown.out
    assert shown.code == 0


def test_a_saved_match_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    first = saved(run, tmp_path, "P B")
    assert "seed 11" in first
    file = tmp_path / "again.txt"
    file.write_text(first, encoding="utf-8")
    load = ("play", "marabunta", "--load", str(file), "--level", "beginner")
    assert saved(run, tmp_path, arguments=load) == first
    assert len(saved(run, tmp_path, "1", arguments=load)) > len(first)


def test_a_match_of_another_game_is_not_loaded(run: Run, tmp_path: Path, finished: str) -> None:
    file = tmp_path / "other.txt"
    file.write_text(finished.replace("game marabunta", "game halma"), encoding="utf-8")
    assert run("play", "marabunta", "--load", file).refused("other.txt", "halma")


def test_a_finished_match_shows_where_the_points_came_from(run: Run, finished_file: Path) -> None:
    shown = run("play", "marabunta", "--load", finished_file, lines=("",))
    assert shown.code == 0
    assert "The match is over." in shown.out
    assert "Powers" in shown.out
    assert "The secret seed was 7." in shown.out
    assert "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451" in shown.out


def test_the_record_of_a_finished_match_can_be_kept(
    run: Run, tmp_path: Path, finished_file: Path, finished: str
) -> None:
    kept = tmp_path / "kept.txt"
    assert run("play", "marabunta", "--load", finished_file, lines=(str(kept),)).code == 0
    assert kept.read_text(encoding="utf-8") == finished


@pytest.mark.skipif(MODE == "python", reason="takes minutes uncompiled")
def test_a_whole_match_can_be_played_with_piped_input(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ("--seed", "5", "--level", "beginner", "--seat", "blue", "--option", "boards=queen")
    shown = run("play", "marabunta", *arguments, lines=("2",) * 300)
    assert (shown.code, shown.err) == (0, "")
    assert "wins the match!" in shown.out
    assert run("verify", "2").code == 0  # the line after the end named a file to save to


@pytest.mark.skipif(MODE == "python", reason="takes minutes uncompiled")
def test_a_hint_names_choices_and_plays_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.cli.play.HINT_SECONDS", 0.0)
    shown = run(*BEGIN, lines=("hint", "quit"))
    assert shown.out.count("% of the bot") == 3
    assert shown.out.count("One pool") == 3  # three splits in words, none of them played


def test_a_hint_near_the_end_says_that_it_was_worked_out(run: Run, tmp_path: Path) -> None:
    decisions = [step for step in played().steps() if step.actor >= 0 and not step.forced]
    nearly = played(decisions=len(decisions) - 1)
    seat = nearly.game.seat_names[decisions[-1].actor]
    (file := tmp_path / "nearly.txt").write_text(nearly.record(seed=True), encoding="utf-8")
    shown = run("play", "marabunta", "--load", file, "--seat", seat, lines=("hint", "quit"))
    assert "% of all cases, worked out to the end)" in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(run: Run, finished_file: Path, language: str) -> None:
    lines = ("help", "list", "0", "undo", "P B", "1", "undo", "save", "quit")
    shown = run(*BEGIN, "--language", language, lines=lines)
    assert (shown.code, shown.err) == (0, "")
    shown = run("play", "marabunta", "--load", finished_file, "--language", language)
    assert (shown.code, shown.err) == (0, "")


@pytest.mark.parametrize("lines", [(), ("help",), ("P B",)])
def test_the_end_of_input_leaves_the_table(run: Run, lines: tuple[str, ...]) -> None:
    shown = run(*BEGIN, lines=lines)
    assert shown.code == 0
    assert "You leave the table." in shown.out
    assert shown.err == ""


def test_an_interruption_leaves_without_a_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    shown = run(*BEGIN)
    assert (shown.code, shown.err) == (130, "")
