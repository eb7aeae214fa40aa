"""Reviews: chances, verdicts, luck and words of a match that is over."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from inspect import signature
from pathlib import Path

import msgspec
import numpy as np
import pytest

import ludoteca
from ludoteca.bots.levels import BEGINNER, RANDOM, make_level
from ludoteca.bots.position import Position
from ludoteca.cli import commands, main
from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import copy_record
from ludoteca.core.match import Match, Step
from ludoteca.core.texts import LANGUAGES, say
from ludoteca.review import DEPTH, Review, StillRunning, luck, review, verdict_of
from ludoteca.review.evaluation import Evaluator
from ludoteca.review.judging import judge
from ludoteca.review.luck import event_of
from ludoteca.review.turning import turning_points

GAMES = {"marabunta": 2, "minicity": 3, "marracash": 3}
SHALLOW = 6  # iterations: what is tested here does not depend on how good the search is


@cache
def played(game: str, seats: int, level: str = BEGINNER, seed: int = 5) -> Match:
    match = ludoteca.new_match(game, seats=seats, seed=seed)
    bots = [make_level(level, match.game, seat, 1, clock=False) for seat in range(seats)]
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(Position.of(match)))
    return match


@cache
def reviewed(game: str) -> Review:
    return review(played(game, GAMES[game]), SHALLOW, threads=1)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_and_every_step_of_a_match_is_in_its_review(game: str) -> None:
    match, found = played(game, GAMES[game]), reviewed(game)
    assert len(found.chances) == len(match.actions) + 1
    assert all(abs(sum(shares) - 1) < 1e-3 for shares in found.chances)
    assert match.outcome is not None
    assert found.chances[-1] == match.outcome.returns
    chosen = [step.index for step in match.steps() if step.actor != CHANCE and not step.forced]
    assert [each.moment for each in found.decisions] == chosen
    drawn = [index for index, actor in enumerate(match.actors()) if actor == CHANCE]
    assert [each.moment for each in found.events] == drawn
    for each in found.decisions:
        assert each.verdict == verdict_of(each.lost)
        assert (each.better is None) == (each.verdict == "best")
        if each.better is not None:
            assert each.better.number != each.number
            assert each.better.chance - each.chance == pytest.approx(each.lost, abs=1e-3)
            assert each.better.steps[0] == each.better.number
    for seat, balance in enumerate(found.balances):
        lost = [each.lost for each in found.decisions if each.seat == seat]
        assert balance.skill == pytest.approx(-sum(lost), abs=1e-3)
        assert sum(balance.verdicts.values()) == balance.decisions == len(lost)
    assert sum(balance.luck for balance in found.balances) == pytest.approx(0, abs=0.05)


def test_thresholds_of_verdicts() -> None:
    named = {0.0: "best", 0.01: "good", 0.03: "inaccuracy", 0.07: "mistake", 0.15: "blunder"}
    assert {lost: verdict_of(lost) for lost in named} == named
    assert verdict_of(1.0) == "blunder"


def test_a_match_that_still_runs_is_refused() -> None:
    with pytest.raises(StillRunning, match="not over"):
        review(ludoteca.new_match("marabunta", seed=1))


def test_a_win_thrown_away_is_a_blunder() -> None:
    """A position near the end, solved: the worst choice there, had it been played."""
    match = played("marabunta", 2, RANDOM, seed=7)
    evaluator = Evaluator(match, 100)  # enough to solve the last choices
    chosen = [step for step in match.steps() if not step.forced and step.actor != CHANCE]
    for step in reversed(chosen):
        look = evaluator.look(step.before)
        worst = look.candidates[-1]
        if look.best.returns[step.actor] - worst.returns[step.actor] >= 0.15:
            break
    assert look.best.solved
    judged = judge(evaluator, replace(step, number=worst.number))
    assert judged.solved
    assert judged.verdict == "blunder"
    assert judged.better is not None
    assert judged.better.chance == pytest.approx(look.best.returns[step.actor], abs=1e-4)
    assert judged.chance == pytest.approx(worst.returns[step.actor], abs=1e-4)


# Hidden hands


def test_what_a_seat_cannot_see_changes_no_verdict() -> None:
    match = played("minicity", 3)
    chosen = [step for step in match.steps() if step.actor != CHANCE and not step.forced]
    changed = 0
    for step in chosen[5::40]:
        other = copy_record(step.before)
        match.game.kernels.redeal(match.board.record, other, step.actor, 77, step.index)
        changed += other.tobytes() != step.before.tobytes()
        elsewhere = replace(step, before=other, after=other)  # what came is not asked for
        judged = judge(Evaluator(match, SHALLOW), step)
        assert judge(Evaluator(match, SHALLOW), elsewhere) == judged
    assert changed


# Luck


def test_luck_sums_to_nothing_over_many_matches() -> None:
    """What every outcome is worth, each as often as it is likely, is what could be expected."""
    total = variance = 0.0
    for seed in range(8):
        match = played("marracash", 3, RANDOM, seed)
        evaluator = Evaluator(match, 1)
        for step in [step for step in match.steps() if step.actor == CHANCE][::2]:
            total += event_of(evaluator, step)[0].luck[0]
            variance += variance_of(evaluator, step)
    # Outcomes are drawn independently, so the variances of all of them add up.
    assert variance > 0
    assert abs(total) < 3 * variance**0.5


def variance_of(evaluator: Evaluator, step: Step) -> float:
    numbers, parts = evaluator.outcomes(step.before)
    values = [evaluator.value(evaluator.after(step.before, number))[0] for number in numbers]
    middle = sum(part * value for part, value in zip(parts, values, strict=True))
    return sum(part * (value - middle) ** 2 for part, value in zip(parts, values, strict=True))


def test_luck_is_what_came_less_the_mean_of_what_could_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("marracash", 3)
    evaluator = Evaluator(match, SHALLOW)
    step = next(
        step
        for step in match.steps()
        if step.actor == CHANCE and len(evaluator.outcomes(step.before)[0]) > 3
    )
    event, expected = event_of(evaluator, step)
    assert event.looked_at == event.outcomes > 3
    came = evaluator.value(step.after)
    assert event.luck == pytest.approx(np.subtract(came, expected), abs=1e-4)
    numbers, parts = evaluator.outcomes(step.before)
    every = [evaluator.value(evaluator.after(step.before, number)) for number in numbers]
    assert expected == pytest.approx(np.average(every, axis=0, weights=parts))
    # Where there are too many, so many as are stated are drawn.
    monkeypatch.setattr(luck, "MOST_OUTCOMES", 2)
    sampled, _ = event_of(evaluator, step)
    assert (sampled.outcomes, sampled.looked_at) == (event.outcomes, 2)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_turning_points_are_told_in_words(language: str) -> None:
    for game in GAMES:
        found = reviewed(game)
        points = found.turning_points
        assert len(points) == 3
        assert [point.moment for point in points] == sorted(point.moment for point in points)
        assert all(say(sentence, language) for point in points for sentence in point.told)
        # Nothing that was left out moved the chances more.
        least = min(abs(point.swing) for point in points)
        named = {point.moment for point in points if point.kind == "decision"}
        others = [each.lost for each in found.decisions if each.moment not in named]
        assert max(others) <= least
    assert turning_points(played("marabunta", 2).game, (), ()) == ()


# The command


def test_the_command_shows_a_table_a_page_or_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, page = tmp_path / "match.txt", tmp_path / "review.html"
    record.write_text(played("marabunta", 2).record(), encoding="utf-8")
    depth = ["--iterations", str(SHALLOW), "--threads", "2"]
    assert main(["review", str(record), *depth, "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Luck and skill" in shown
    assert "Turning points" in shown
    assert main(["review", str(record), *depth, "--json", "--html", str(page)]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert found == reviewed("marabunta")  # of the match itself, on one thread
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 1
    assert html.count('class="seat seat-') == 2
    assert "<script" not in html
    assert 'href="' not in html


def test_the_command_refuses_a_match_that_still_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "match.txt"
    match = ludoteca.new_match("marabunta", seed=1)
    record.write_text(match.record(seed=True), encoding="utf-8")
    assert main(["review", str(record), "--language", "en"]) == 2
    # The usual depth stands twice, since loading the searches takes longer than `--help`.
    assert signature(commands.review).parameters["iterations"].default == DEPTH
    assert "not over" in capsys.readouterr().err
