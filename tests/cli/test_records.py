"""Telling and checking recorded matches."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.fairness import Contribution, commitment
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.core.texts import LANGUAGES
from ludoteca.games import find_game
from tests.cli.conftest import Run, played


def write(folder: Path, text: str) -> Path:
    file = folder / "match.txt"
    file.write_text(text, encoding="utf-8")
    return file


# Replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_in_words(run: Run, tmp_path: Path, language: str) -> None:
    match = played(decisions=9)
    shown = run("replay", write(tmp_path, match.record()), "--language", language)
    assert (shown.code, shown.err) == (0, "")
    assert f"{len(match.actions) - 1:>4}  " in shown.out


def boards_in(shown: str) -> int:
    return shown.count("\na1  a2  ")


def test_boards_are_drawn_at_the_end_of_each_round(run: Run, finished_file: Path) -> None:
    match = ludoteca.load(finished_file.read_text(encoding="utf-8"))
    shown = run("replay", finished_file).out
    # The draw of the first player begins round 1, and the end of the match ends the last.
    assert boards_in(shown) == int(match.state.rounds) + 1
    assert f"{len(match.actions) - 1:>4}  " in shown
    assert "wins the match!" in shown


def test_boards_are_drawn_at_every_step_if_asked(run: Run, tmp_path: Path) -> None:
    match = played(decisions=9)
    shown = run("replay", write(tmp_path, match.record()), "--step").out
    assert boards_in(shown) == len(match.actions)


def test_at_a_terminal_every_step_waits_for_enter(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("builtins.input", asked.append)
    monkeypatch.setattr("ludoteca.cli.replay.at_terminal", lambda console: True)
    match = played(decisions=9)
    assert run("replay", write(tmp_path, match.record()), "--step").code == 0
    assert asked == ["Press Enter to go on."] * (len(match.actions) - 1)


def test_a_running_match_is_told_so_far(run: Run, tmp_path: Path) -> None:
    shown = run("replay", write(tmp_path, played(decisions=9).record()))
    assert shown.code == 0
    assert "the match is not over" in shown.out


def test_of_an_analysis_the_main_line_is_told(run: Run, tmp_path: Path) -> None:
    match = played(decisions=9)
    analysis = ludoteca.load_analysis(match.record())
    analysis.add(
        0, next(a for a in analysis.first.legal() if analysis.first.number(a) != match.actions[0])
    )
    shown = run("replay", write(tmp_path, analysis.text()))
    assert shown.code == 0
    assert f"{len(match.actions) - 1:>4}  " in shown.out


# Verify


def test_a_match_by_the_seed_alone_is_not_called_fair(run: Run, finished_file: Path) -> None:
    shown = run("verify", finished_file)
    assert (shown.code, shown.err) == (0, "")
    assert "steps follow the rules" in shown.out
    assert "outcomes of chance are as the seed says" in shown.out
    assert "nobody can tell who chose the seed" in " ".join(shown.out.split())
    assert "Fair" not in shown.out


def test_what_the_seats_added_is_told(run: Run, tmp_path: Path) -> None:
    game = find_game("marabunta")
    value = "1f" * 32
    entropy = (Contribution(commitment(value), value), Contribution(commitment("7")))
    match = Match(game, make_setting(game, 2, {}), Chance.of_seed("7", entropy=entropy))
    match.advance()
    shown = run("verify", write(tmp_path, match.record(seed=True)))
    assert shown.code == 0
    assert f"Promised by red: {commitment(value)}.\n" in shown.out
    assert f"Promised by blue: {commitment('7')}.\n" in shown.out
    assert "The match was not played to its end: this is so far." in shown.out
    assert "1 seat has added a number of its own to the seed.\n" in shown.out
    assert "1 seat did not reveal its number in time.\n" in shown.out


def test_a_match_that_was_stopped_is_checked_as_far_as_it_went(run: Run, tmp_path: Path) -> None:
    text = played(decisions=9).record(seed=True)
    shown = run("verify", write(tmp_path, text))
    assert shown.code == 0
    assert "The match was not played to its end: this is so far." in shown.out
    rolled = text.rindex("chance: roll yellow ") + len("chance: roll yellow ")
    face, rest = text[rolled:].split("\n", 1)
    for forged in (
        text[:rolled] + ("leaf" if face != "leaf" else "0") + "\n" + rest,
        text + "outcome red 13, blue 5: cupcakes\n",
        text[: text.index("seed ")] + f"seed {'0' * 64}\n",
    ):
        shown = run("verify", write(tmp_path, forged))
        assert shown.code == 1
        assert shown.out.endswith("Not fair.\n")


def scripted(tmp_path: Path) -> tuple[str, str]:
    """A match whose tile was chosen by hand, and the line of that tile."""
    fair = ludoteca.new_match("marabunta", seed=7).record()
    first = next(line for line in fair.splitlines() if line.startswith("chance: first"))
    turned = next(line for line in fair.splitlines() if line.startswith("chance: turn"))
    other = "turn one" if turned != "chance: turn one" else "turn again"
    chance = [first.removeprefix("chance: "), other]
    match = ludoteca.new_match("marabunta", seed=7, chance=chance)
    while match.to_act is not None:
        match.play(match.legal_numbers()[0])
    return match.record(), f"chance: {other}"


def test_scripted_outcomes_are_counted(run: Run, tmp_path: Path) -> None:
    text, _ = scripted(tmp_path)
    shown = run("verify", write(tmp_path, text))
    assert shown.code == 1
    assert "Not proved" in shown.out
    assert "2 outcomes were set by a script and cannot be checked." in shown.out


def test_a_position_that_somebody_chose_proves_nothing(run: Run, tmp_path: Path) -> None:
    match = ludoteca.set_up("marabunta", {}, seed=7)
    shown = run("verify", write(tmp_path, match.record(seed=True)))
    assert shown.code == 1
    assert "The match began with a position that somebody set up" in shown.out
    assert "Not proved" in shown.out


def test_a_changed_outcome_is_found_with_its_place(run: Run, tmp_path: Path) -> None:
    text, line = scripted(tmp_path)
    text = text.replace("scripted 2\n", "")
    shown = run("verify", write(tmp_path, text))
    place = text.splitlines().index(line) + 1
    assert shown.code == 1
    assert f"Step 1, line {place}: the record says “{line.removeprefix('chance: ')}”" in shown.out
    assert "the seed says “turn " in shown.out
    assert shown.out.endswith("Not fair.\n")


def test_a_changed_outcome_that_breaks_the_rules_later_is_found_too(
    run: Run, tmp_path: Path, finished: str
) -> None:
    lines = finished.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("chance: first"))
    lines[place] = "chance: first red" if lines[place].endswith("blue") else "chance: first blue"
    shown = run("verify", write(tmp_path, "\n".join(lines) + "\n"))
    assert shown.code == 1
    assert f"Step 0, line {place + 1}: the record says “first " in shown.out
    assert "it is not the turn of" in shown.out


def test_an_action_against_the_rules_is_found(run: Run, tmp_path: Path, finished: str) -> None:
    lines = finished.splitlines()
    place = next(place for place, line in enumerate(lines) if ": take " in line)
    lines[place] = lines[place].split(":")[0] + ": apply pink"
    shown = run("verify", write(tmp_path, "\n".join(lines) + "\n"))
    assert shown.code == 1
    assert f"Line {place + 1} breaks the rules." in shown.out


def test_a_record_wrong_in_two_ways_is_not_fair(run: Run, tmp_path: Path, finished: str) -> None:
    header, _, actions = finished.partition("\n\n")
    lines = [line for line in actions.splitlines() if not line.startswith("outcome")]
    place = next(place for place, line in enumerate(lines) if ": take " in line)
    lines[place] = lines[place].split(":")[0] + ": apply pink"
    text = "\n".join([header, "outcome red 99, blue 0: cupcakes", "", *lines]) + "\n"
    shown = run("verify", write(tmp_path, text))
    assert shown.code == 1
    assert "breaks the rules" in shown.out


def test_a_changed_result_is_found(run: Run, tmp_path: Path, finished: str) -> None:
    start = finished.index("outcome red ")
    text = finished[:start] + "outcome red 99, blue 0: cupcakes\n"
    shown = run("verify", write(tmp_path, text))
    assert shown.code == 1
    assert "The result written at the end is not the one that the rules give." in shown.out


def test_another_seed_is_found(run: Run, tmp_path: Path, finished: str) -> None:
    shown = run("verify", write(tmp_path, finished.replace("\nseed 7\n", "\nseed 8\n")))
    assert shown.code == 1
    assert "commitment" in shown.out


END_IS_MISSING = {
    "en": "the end of this record is missing",
    "it": "manca la fine della partita",
    "fr": "la fin de la partie manque",
    "pl": "brakuje końca zapisu",
}


def test_a_running_match_can_be_checked_once_it_is_over(run: Run, tmp_path: Path) -> None:
    text = played(decisions=9).record()
    shown = run("verify", write(tmp_path, text))
    assert shown.code == 1
    assert "chance can be checked once the match is over" in shown.out
    # Cut by hand in the middle of a roll it cannot go on by itself.
    cut = text[: text.index("chance: roll green")]
    shown = run("verify", write(tmp_path, cut))
    assert shown.code == 1
    assert "chance can be checked once the match is over" in shown.out
    assert "the end of this record is missing" in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_was_cut_off_lacks_its_end(
    run: Run, tmp_path: Path, finished: str, language: str
) -> None:
    """Cut in the middle of a line, and before an outcome; nobody is told to give a seed."""
    place = finished.index("chance: roll grey")
    before = finished.count("\n", 0, place)
    missing = END_IS_MISSING[language]
    early = write(tmp_path, finished[:place])
    assert run("replay", early, "--language", language).refused(missing, f" {before}")
    broken = write(tmp_path, finished[: place + len("chance: ro")])
    for command in "replay", "verify":
        shown = run(command, broken, "--language", language)
        assert shown.refused(missing, f" {before + 1}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_told_in_every_language(
    run: Run, tmp_path: Path, finished_file: Path, language: str
) -> None:
    assert run("verify", finished_file, "--language", language).code == 0
    text, _ = scripted(tmp_path)
    assert run("verify", write(tmp_path, text), "--language", language).code == 1
    bad = text.replace("scripted 2\n", "")
    assert run("verify", write(tmp_path, bad), "--language", language).code == 1
