"""`ludoteca train`: generations of games, networks fitted to them, and tests whether they pay.

Searched games with the best knowledge so far teach which choices are good; drills, many games at
first sight, teach how often positions are won. A network replaces the best one only if it wins a
sequential test against it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from datetime import UTC, datetime
from itertools import chain, islice, takewhile
from pathlib import Path
from typing import Any, TypeVar

from ludoteca.core.contract import Game
from ludoteca.core.message import Message, message
from ludoteca.files import put
from ludoteca.learning.card import write_card
from ludoteca.learning.folder import (
    DRILLED,
    FITTED,
    NETWORK,
    RESULT,
    SEARCHED,
    Folder,
)
from ludoteca.learning.plan import Plan, command_of
from ludoteca.learning.report import write_report
from ludoteca.learning.results import Fitted, Result
from ludoteca.learning.school import Course
from ludoteca.learning.teaching import teach
from ludoteca.learning.trial import OPPONENTS, Trial, is_better, learned_manner
from ludoteca.manifests import to_json
from ludoteca.progress import progress_bar
from ludoteca.spreading import Spread, over_threads

Given = TypeVar("Given")
Done = TypeVar("Done")

# How long the steps of a generation may take, in parts of its time; fitting takes what it takes.
SEARCHING, DRILLING, TRYING, MATCHES = 0.4, 0.2, 0.2, 0.1
SEEDS = 1000  # of courses and contests, for each seed of a training


def within(spread: Spread, seconds: float) -> Spread:
    """The same, but nothing more is given out after so long; the first thing always is."""
    end = time.monotonic() + seconds

    def limited(
        work: Callable[[Given], Done], given: Iterable[Given]
    ) -> Generator[Done, None, None]:
        queue = iter(given)
        in_time = takewhile(lambda _: time.monotonic() < end, queue)
        return spread(work, chain(islice(queue, 1), in_time))

    return limited


class Training:
    """One run over a folder."""

    def __init__(
        self,
        game: Game[Any],
        plan: Plan,
        folder: Folder,
        spread: Spread,
        end: float,
        progress: bool,
        tell: Callable[[Message], None],
    ) -> None:
        self.game = game
        self.plan = plan
        self.folder = folder
        self.spread = spread
        self.end = end
        self.progress = progress
        self.tell = tell
        self.trial = Trial(game, plan)
        self.mark = time.monotonic()

    def spend(self, number: int) -> float:
        """Count the time since the last call."""
        now = time.monotonic()
        spent, self.mark = now - self.mark, now
        return self.folder.spend(number, spent)

    def share(self, number: int) -> float:
        """Seconds of what is left that a generation has."""
        return (self.end - time.monotonic()) / (self.plan.generations - number + 1)

    def generation(self, number: int, best: bytes | None) -> Result:
        """Play, fit and try; whatever is in the folder already is not done again."""
        plan, seconds = self.plan, self.share(number)
        self.mark = time.monotonic()
        network = self.folder.generation(number) / NETWORK
        fitted = self.folder.read(number, FITTED, Fitted)
        if fitted is None:
            manner = self.game.manner if best is None else learned_manner(self.game, plan)
            seed = plan.seed * SEEDS + 3 * number
            searches = Course(
                self.game,
                manner,
                best,
                seed,
                iterations=plan.iterations,
                games=min(plan.part, plan.games),
            )
            drills = Course(
                self.game,
                manner,
                best,
                seed + 1,
                every=plan.every,
                games=min(plan.drill_part, plan.drills),
            )
            self.gather(number, SEARCHED, searches, plan.games, SEARCHING * seconds)
            self.gather(number, DRILLED, drills, plan.drills, DRILLING * seconds)
            content, fitted = self.fit(number)
            put(network, content)
            self.folder.write(number, FITTED, fitted)
        return self.judge(number, network.read_bytes(), fitted, best, seconds)

    def gather(self, number: int, kind: str, course: Course, games: int, seconds: float) -> None:
        parts = -(-games // course.games)
        missing = self.folder.missing(number, kind, parts)
        there = parts - len(missing)
        self.tell(message("training-stage", stage=kind, number=number))
        spread = within(self.spread, seconds)
        with (
            progress_bar(
                parts * course.games, there * course.games, shown=self.progress
            ) as advance,
            closing(spread(course.write, missing)) as playing,
        ):
            for part, content in zip(missing, playing, strict=False):
                put(self.folder.part(number, kind, part), content)
                self.spend(number)
                advance(course.games)

    def fit(self, number: int) -> tuple[bytes, Fitted]:
        """From the games of this generation and some before."""
        self.tell(message("training-stage", stage="fit", number=number))
        past = range(max(1, number - self.plan.past + 1), number + 1)
        searched, drills = (
            [part for each in past for part in self.folder.gathered(each, kind)]
            for kind in (SEARCHED, DRILLED)
        )
        with progress_bar(self.plan.epochs, shown=self.progress) as advance:
            return teach(self.game, self.plan, searched, drills, advance)

    def judge(
        self,
        number: int,
        network: bytes,
        fitted: Fitted,
        best: bytes | None,
        seconds: float,
    ) -> Result:
        plan, seed = self.plan, self.plan.seed * SEEDS + 3 * number + 2
        self.tell(message("training-stage", stage="trial", number=number))
        with progress_bar(plan.trial, shown=self.progress) as advance:
            spread = within(self.spread, TRYING * seconds)
            trial = self.trial.against_best(network, best, seed, spread, advance)
        self.tell(message("training-stage", stage="strength", number=number))
        with progress_bar(plan.matches * len(OPPONENTS), shown=self.progress) as advance:
            strength = [
                self.trial.contest(
                    network,
                    opponent,
                    plan.matches,
                    seed,
                    within(self.spread, MATCHES * seconds / len(OPPONENTS)),
                    advance,
                )
                for opponent in OPPONENTS
            ]
        return Result(
            generation=number,
            fitted=fitted,
            trial=trial,
            better=is_better(trial),
            strength=strength,
            seconds=self.spend(number),
            finished=datetime.now(UTC).date().isoformat(),
        )


def train(
    game: Game[Any],
    plan: Plan,
    path: Path,
    spread: Spread | None = None,
    *,
    start: bytes | None = None,
    minutes: float | None = None,
    progress: bool = True,
    tell: Callable[[Message], None] = lambda told: None,
    language: str = "en",
) -> list[Result]:
    """Train by the plan into a folder, from `start`: the file of a network, or None for by hand.

    With `minutes` no games are given out after about that time, and what there is has to do.
    """
    folder = Folder(path)
    folder.open(plan)
    end = float("inf") if minutes is None else time.monotonic() + 60 * minutes
    training = Training(game, plan, folder, spread or over_threads(), end, progress, tell)
    command = command_of(game, plan, minutes)
    best, results = start, list[Result]()
    for number in range(1, plan.generations + 1):
        result = folder.read(number, RESULT, Result)
        if result is None:
            result = training.generation(number, best)
            folder.write(number, RESULT, result)
        results.append(result)
        if result.better:
            best = (folder.generation(number) / NETWORK).read_bytes()
            put(path / NETWORK, best)
            card = write_card(game, plan, results, command, language)
            put(path / "network.md", card.encode())
        put(path / "results.json", to_json(results))
        put(path / "report.html", write_report(game, plan, results, command, language).encode())
    return results
