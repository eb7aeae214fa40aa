"""The levels: the same six names in every game.

`random` plays any legal action, `beginner` and `casual` what looks good at first sight, the others
search longer and longer. How long is a number of iterations, so that a match can be repeated
anywhere; clocks only stop a bot on a machine much slower than expected, but for `grandmaster`,
which takes the time that people give it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.bots.bot import Bot
from ludoteca.bots.clock import MANY, Clock
from ludoteca.bots.first_sight import FirstSightBot
from ludoteca.bots.knowledge import manner_of
from ludoteca.bots.position import Position
from ludoteca.bots.seeds import beyond_key
from ludoteca.bots.thinking import Candidate, Thinking
from ludoteca.bots.weights import Weights, weights_of
from ludoteca.core.contract import Game
from ludoteca.core.generator import random_below
from ludoteca.core.manner import Manner
from ludoteca.core.threads import cores

RANDOM, BEGINNER, CASUAL = "random", "beginner", "casual"
STRONG, MASTER, GRANDMASTER = "strong", "master", "grandmaster"
LEVELS = (RANDOM, BEGINNER, CASUAL, STRONG, MASTER, GRANDMASTER)

# Of those that do not search: how often they make a choice that looks worse.
TEMPERATURES = {BEGINNER: 2.0, CASUAL: 0.3}
# Iterations of each tree for a step whose tree is new; later steps of a turn top it up.
ITERATIONS = {CASUAL: 16, STRONG: 300, MASTER: 2000, GRANDMASTER: 20_000}
# Where iterations take too long: seconds for a step, and for all steps of a turn together.
STEP_SECONDS = {CASUAL: 0.3, STRONG: 1.0, MASTER: 1.8, GRANDMASTER: 1.8}
TURN_SECONDS = {CASUAL: 0.8, STRONG: 3.0, MASTER: 5.5, GRANDMASTER: 5.0}


@dataclass(frozen=True)
class RandomBot:
    """Any legal action."""

    seed: int

    def choose(self, position: Position) -> int:
        choices = position.legal_numbers()
        place = beyond_key(self.seed)
        return choices[random_below(len(choices), self.seed, position.moment, place)]


class SearchBot:
    """The most visited choice of a search."""

    def __init__(
        self,
        game: Game[Any],
        manner: Manner,
        clock: Clock,
        seed: int,
        threads: int,
        weights: Weights | None = None,
        tastes: Sequence[float] = (),
    ) -> None:
        self.thinking = Thinking(game, manner, seed, threads, weights=weights, tastes=tastes)
        self.clock = clock
        self.considered: list[Candidate] = []  # for its last choice, the most visited first

    def choose(self, position: Position) -> int:
        forced = len(position.legal_numbers()) == 1
        with self.clock.budget(position.stretch, forced=forced) as budget:
            self.considered = self.thinking.think(position, budget)
        best = self.considered[0].number
        self.thinking.expect(position, best)
        return best

    def settle(self) -> int:
        return self.thinking.settle()


def make_level(
    level: str,
    game: Game[Any],
    seed: int,
    threads: int | None = None,
    *,
    clock: bool = True,
    tastes: Sequence[float] = (),
) -> Bot:
    """A bot of a level. One thread and no clock: the same seed gives the same match.

    Tastes are those of a character, and for levels that search.
    """
    if level == RANDOM:
        return RandomBot(seed)
    # Where nothing was learned, a beginner's sight is all there is: casual players search a little.
    if level == BEGINNER or (level == CASUAL and weights_of(game) is not None):
        return FirstSightBot(seed, TEMPERATURES[level])
    seconds = (STEP_SECONDS[level], TURN_SECONDS[level]) if clock else (None, None)
    patient = level == GRANDMASTER
    budget = Clock(MANY if patient and clock else ITERATIONS[level], *seconds)
    manner = manner_of(game, patient=patient)
    return SearchBot(game, manner, budget, seed, threads or cores(), tastes=tastes)
