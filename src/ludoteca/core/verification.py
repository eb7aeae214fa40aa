"""Checking a record: every outcome of chance recomputed from what was published."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from ludoteca.core import fairness
from ludoteca.core.contract import CHANCE, Game
from ludoteca.core.match import Match
from ludoteca.core.record import read, take_apart

# Fair; fair by a seed that somebody may have chosen for what it gives; not all of it can be proved,
# or not yet; not fair.
Verdict = Literal["fair", "alone", "unproved", "later", "unfair"]


@dataclass(frozen=True)
class Difference:
    """The first outcome that the seed does not give."""

    index: int  # in the list of actions
    recorded: str
    expected: str


@dataclass(frozen=True)
class Verification:
    """What came of checking a record."""

    match: Match
    checked: int  # outcomes recomputed
    scripted: int  # outcomes that came from a script: nothing to recompute
    seed_known: bool  # the text of a running match has only the commitment
    outcome_agrees: bool  # the written result is the one the rules give
    difference: Difference | None

    @property
    def contributed(self) -> int:
        """How many values of their own seats added to chance.

        The same one twice is no second one: whoever promised it last only knew its hash.
        """
        return len({each.value for each in self.match.chance.entropy} - {None})

    @property
    def withheld(self) -> int:
        """How many committed themselves to a value and did not reveal it."""
        return sum(
            each.commitment is not None and each.value is None for each in self.match.chance.entropy
        )

    @property
    def is_set_up(self) -> bool:
        """Did somebody set up the position it begins with?"""
        return self.match.setting.position is not None

    @property
    def verdict(self) -> Verdict:
        if not self.seed_known:
            return "later"
        if self.difference is not None or not self.outcome_agrees:
            return "unfair"
        # What somebody chose proves nothing.
        if self.scripted > 0 or self.is_set_up:
            return "unproved"
        return "fair" if self.contributed else "alone"

    @property
    def is_fair(self) -> bool:
        """Does the seed prove every outcome?"""
        return self.verdict in ("fair", "alone")


def verify(text: str, find_game: Callable[[str], Game[Any]]) -> Verification:
    """Replay the record by the rules (`BadRecord` if it breaks them) and redraw its chance."""
    match = read(text, find_game)
    key = match.chance.key
    weights = np.zeros(match.game.max_outcomes, np.int32)
    choices = np.zeros(match.game.max_choices, np.int16)
    kernels, board = match.game.kernels, match.board.record
    scripted = len(match.chance.script)
    drawn = checked = 0
    difference = None
    for step in match.steps():
        if step.actor != CHANCE:
            continue
        drawn += 1
        if key is None or drawn <= scripted:
            continue
        count = kernels.legal(board, step.before, choices)
        kernels.chance(board, step.before, weights)
        place = fairness.draw(key, step.index, [int(weight) for weight in weights[:count]])
        expected = int(choices[place])
        if expected != step.number:
            names = [
                match.game.text(match.game.action(match.board, number))
                for number in (step.number, expected)
            ]
            difference = Difference(step.index, *names)
            break
        checked += 1
    written = take_apart(text).outcome
    agrees = written == take_apart(match.record()).outcome
    return Verification(match, checked, scripted, key is not None, agrees, difference)
