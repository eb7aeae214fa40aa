"""Whole matches of random decisions, for tests to look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property

from ludoteca.core.kernel import Record
from ludoteca.core.match import Match
from ludoteca.testing.variants import Variant, legal_numbers

Choose = Callable[[Match, random.Random], int]
SAVED_AFTER = 12  # decisions


@dataclass(frozen=True)
class Walk:
    """A whole match of random decisions, played once for all tests of a process."""

    match: Match
    decisions: list[int]
    saved: str  # the record with its seed, after some decisions

    @cached_property
    def positions(self) -> list[tuple[Record, list[int]]]:
        """Every position with its legal actions, those of chance too; the last one has none."""
        game, board = self.match.game, self.match.board
        states = [step.before for step in self.match.steps()] + [self.match.state]
        return [(state, legal_numbers(game, board, state)) for state in states]


@cache
def walk(variant: Variant, seed: int, choose: Choose) -> Walk:
    match, chooser = variant.match(seed), random.Random(seed)
    decisions: list[int] = []
    saved = ""
    while match.to_act is not None:
        if len(decisions) == SAVED_AFTER:
            saved = match.record(seed=True)
        decisions.append(choose(match, chooser))
        match.play(decisions[-1])
    return Walk(match, decisions, saved)


def choose_anything(match: Match, chooser: random.Random) -> int:
    return chooser.choice(match.legal_numbers())
