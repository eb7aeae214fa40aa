"""A small training from its first game to its report; the arena is real only where it must be."""

from __future__ import annotations

import pickle
import re
import shutil
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ludoteca import new_match
from ludoteca.bots.players import find_bot
from ludoteca.bots.position import Position
from ludoteca.bots.sequential import BETTER, NOT_BETTER, Hypotheses, Verdict
from ludoteca.bots.standing import Standing, Tally
from ludoteca.bots.weights import weights_for
from ludoteca.core.texts import LANGUAGES
from ludoteca.games import find_game
from ludoteca.learning import trial
from ludoteca.learning.card import write_card
from ludoteca.learning.plan import command_of, make_plan
from ludoteca.learning.report import write_report
from ludoteca.learning.results import Result
from ludoteca.learning.school import Course, from_part
from ludoteca.learning.training import train
from ludoteca.manifests import BadFolder
from ludoteca.spreading import over_threads

GAME = find_game("marabunta")
PLAN = make_plan(
    GAME,
    None,
    generations=1,
    games=4,
    iterations=3,
    drills=4,
    every=8,
    part=2,
    drill_part=2,
    hidden=8,
    neck=4,
    epochs=2,
    thinking="iterations=2",
    trial=2,
    matches=2,
)

Arena = Callable[..., Standing]


def arena_that_finds(found: str | None) -> Arena:
    """An arena whose sequential test has that verdict, without a game."""

    def arena(
        game: object,
        setting: object,
        bots: Iterable[Any],
        games: int,
        seed: int,
        spread: object,
        progress: object,
        hypotheses: Hypotheses | None = None,
    ) -> Standing:
        names = [bot if isinstance(bot, str) else bot.name for bot in bots]
        tally = Tally(names, 2)
        tally.games, tally.played, tally.wins = 40, [40, 40], [31.0, 9.0]
        tally.fair = [20.0, 20.0]
        verdict = None if hypotheses is None else Verdict(hypotheses, 20, 0.0, (-1, 1), found)
        return tally.standing("marabunta", seed, 1.0, verdict)

    return arena


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Result]]:
    """A training whose network won."""
    folder = tmp_path_factory.mktemp("training") / "whole"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trial, "arena", arena_that_finds(BETTER))
        return folder, train(GAME, PLAN, folder, progress=False)


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((folder / "1").glob("*.npz"))}


def test_a_training_that_was_stopped_goes_on_to_the_same_bytes(
    whole: tuple[Path, list[Result]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(Exception):
        pass

    def killed(work: Callable[[Any], Any], given: Iterable[Any]) -> Generator[Any, None, None]:
        yield from islice(over_threads(1)(work, given), 1)
        raise Killed

    monkeypatch.setattr(trial, "arena", arena_that_finds(BETTER))
    folder = tmp_path / "stopped"
    with pytest.raises(Killed):
        train(GAME, PLAN, folder, killed, progress=False)
    assert list(files_of(folder)) == ["searched-0000.npz"]
    (folder / "1" / "searched-0001.npz").write_bytes(b"PK junk")
    train(GAME, PLAN, folder, progress=False)
    assert files_of(folder) == files_of(whole[0])
    assert list(files_of(folder)) == [
        "drills-0000.npz",
        "drills-0001.npz",
        "network.npz",
        "searched-0000.npz",
        "searched-0001.npz",
    ]
    assert (folder / "network.npz").read_bytes() == files_of(folder)["network.npz"]


def test_a_folder_is_for_one_plan_alone(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    before = files_of(whole[0])
    other = make_plan(GAME, None, seed=9)
    with pytest.raises(BadFolder) as refusal:
        train(GAME, other, whole[0], progress=False)
    assert refusal.value.reason.arguments["what"] == "seed"
    (tmp_path / "letter.txt").touch()
    with pytest.raises(BadFolder):
        train(GAME, PLAN, tmp_path, progress=False)
    assert files_of(whole[0]) == before
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("found", [BETTER, NOT_BETTER, None])
def test_a_network_stays_only_if_it_won_its_test(
    found: str | None,
    whole: tuple[Path, list[Result]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "tried"
    (folder / "1").mkdir(parents=True)
    shutil.copy(whole[0] / "manifest.json", folder)
    for name in "network.npz", "fitted.json":
        shutil.copy(whole[0] / "1" / name, folder / "1")
    monkeypatch.setattr(trial, "arena", arena_that_finds(found))
    [result] = train(GAME, PLAN, folder, progress=False)
    assert result.better is (found == BETTER)
    assert (folder / "network.npz").exists() is (folder / "network.md").exists() is result.better
    assert (folder / "report.html").exists()


def test_the_network_plays(whole: tuple[Path, list[Result]]) -> None:
    file = whole[0] / "network.npz"
    match = new_match("marabunta", seed=3)
    bot = find_bot(f"search:network={file},iterations=2", GAME, threads=1)
    assert bot.choose(Position.of(match)) in match.legal_numbers()
    trials = trial.Trial(GAME, PLAN)
    played: list[int] = []
    contest = trials.against_best(file.read_bytes(), None, 1, over_threads(1), played.append)
    assert (contest.games, len(played), contest.fair) == (2, 2, 0.5)
    assert contest.opponent == "search:knowledge=hand,iterations=2"
    weights = weights_for(GAME, file.read_bytes())
    assert weights.size == whole[1][0].fitted.weights
    assert weights.knows(match.setting)


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_and_card_have_the_figures(language: str, whole: tuple[Path, list[Result]]) -> None:
    results = whole[1]
    command = command_of(GAME, PLAN, None)
    assert command.startswith("ludoteca train marabunta --generations 1 --games 4 --drills 4")
    card = write_card(GAME, PLAN, results, command, language)
    page = write_report(GAME, PLAN, results, command, language)
    point, gap = (".", "") if language == "en" else (",", "\N{NO-BREAK SPACE}" * (language == "fr"))
    for text in card, page:
        assert command in text
        assert f"77{point}5{gap}%" in text  # 31 of 40
        brier = f"{results[0].fitted.learned_calibration.brier:.4f}"
        assert brier.replace(".", point) in text
    assert f"{results[0].fitted.size / 1000:.1f}".replace(".", point) in card
    assert results[0].finished in card
    assert page.count("<svg") == 4  # strength, two losses, calibration
    assert page.count('class="curve curve-1"') == 3
    assert f'<html lang="{language}">' in page
    # Axes with a corner are lines, not areas; nobody meets a player by its settings alone.
    assert re.search(r"^\.axis {[^}]*fill: none", page, re.MULTILINE)
    assert "search:" not in page


def test_a_part_is_the_same_wherever_it_is_played(whole: tuple[Path, list[Result]]) -> None:
    course = Course(GAME, GAME.manner, None, seed=3, iterations=3, games=2)
    sent = pickle.loads(pickle.dumps(course))
    content = sent.write(1)
    assert content == files_of(whole[0])["searched-0001.npz"]
    part = from_part(pickle.loads(pickle.dumps(content)))
    assert part.count == 2
    assert (part.returns.sum(1) == 1).all()
    assert part.visits.sum() == pytest.approx(len(part.counts), abs=1e-2)
    # Nothing but what the seat to act observes, within its limits.
    assert part.observations.shape[1] == GAME.observation.size
    assert (part.observations <= GAME.observation.high).all()
    with pytest.raises(ValueError, match="not a part"):
        from_part(content[:-100])
