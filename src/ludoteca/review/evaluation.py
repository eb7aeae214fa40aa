"""What a position is worth to every seat: one measure for all moments of a match.

Everything is asked of the same search with the same seed, so that two positions differ in what they
are and not in how they were looked at. Whoever looks back on a match sees all hands; a decision is
looked at with the eyes of its seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludoteca.bots.knowledge import manner_of
from ludoteca.bots.position import Position, legal_numbers
from ludoteca.bots.suggestions import LINE_VISITS
from ludoteca.bots.thinking import Budget, Candidate, Thinking
from ludoteca.core.contract import ALL_SEEING, CHANCE, OVER, SPECTATOR
from ludoteca.core.kernel import Record, copy_record
from ludoteca.core.manner import Sobriety
from ludoteca.core.match import Match
from ludoteca.review.findings import Shares

SEED = 0
NODES_AN_ITERATION = 64  # on average far fewer; a full tree goes on with the nodes that it has
LEAST_NODES = 1 << 14


@dataclass(frozen=True)
class Look:
    """What a search found."""

    candidates: tuple[Candidate, ...]
    line: tuple[int, ...]  # the best choice and what follows it

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


class Evaluator:
    """Remembers what it looked at: many questions of a review are about the same positions."""

    def __init__(self, match: Match, iterations: int) -> None:
        self.match = match
        self.game = match.game
        self.iterations = iterations
        self.manner = manner_of(match.game)
        self._looks: dict[tuple[int, bytes], Look] = {}

    def position(self, state: Record, seat: int) -> Position:
        """The state with the eyes of a seat."""
        state = copy_record(state)
        if seat != ALL_SEEING:
            self.game.kernels.redeal(self.match.board.record, state, seat, 0, 0)
        return Position(self.game, self.match.setting, self.match.board, seat, 0, 0, state)

    def after(self, state: Record, number: int) -> Record:
        state = copy_record(state)
        self.game.kernels.apply(self.match.board.record, state, number)
        return state

    def outcomes(self, state: Record) -> tuple[list[int], list[float]]:
        """What chance can bring, and how likely each is."""
        numbers = legal_numbers(self.game, self.match.board, state)
        weights = np.zeros(self.game.max_outcomes, np.int32)
        total = self.game.kernels.chance(self.match.board.record, state, weights)
        return numbers, [float(weight) / total for weight in weights[: len(numbers)]]

    def look(self, state: Record, seat: int = ALL_SEEING) -> Look:
        """Search a position of a running match, as a seat may know it."""
        seat = ALL_SEEING if self.game.hides_nothing else seat
        position = self.position(state, seat)
        key = seat, position.state.tobytes()
        found = self._looks.get(key)
        if found is None:
            capacity = max(LEAST_NODES, NODES_AN_ITERATION * self.iterations)
            thinking = Thinking(self.game, self.manner, SEED, capacity=capacity)
            thought = thinking.think(position, Budget(self.iterations))
            measured = thinking.sobriety(position)
            candidates = tuple(self.sobered(position.state, each, measured) for each in thought)
            best = candidates[0].number
            line = thinking.line(best, LINE_VISITS) or [best]
            found = self._looks[key] = Look(candidates, tuple(line))
        return found

    def sobered(
        self, state: Record, candidate: Candidate, measured: Sequence[Sobriety]
    ) -> Candidate:
        """As a hint would say it. What chance brings is judged as whoever acts then sees it."""
        if state.actor != CHANCE:
            return candidate.sobered(int(state.actor), self.iterations, measured)
        actor = int(self.after(state, candidate.number).actor)
        if actor < 0:
            return candidate
        return candidate.sobered(actor, max(1, candidate.visits), measured)

    def value(self, state: Record, seat: int = ALL_SEEING) -> Shares:
        """What every seat can expect of the win here."""
        if self.game.hides_nothing or seat == ALL_SEEING:
            seat, state = ALL_SEEING, self._beyond_forced(state)
        if state.actor == OVER:
            return self.game.outcome(self.match.board, state).returns
        look = self.look(state, seat)
        if state.actor != CHANCE:
            return look.best.returns
        # Of a solved position the parts are known; in a search each outcome came as it is likely.
        parts = [float(each.visits) for each in look.candidates]
        if look.best.solved:
            likely = dict(zip(*self.outcomes(state), strict=True))
            parts = [likely[each.number] for each in look.candidates]
        return mean([each.returns for each in look.candidates], parts)

    def outlook(self, state: Record) -> Shares:
        """The same for somebody who watches and sees no hand."""
        if self.game.hides_nothing or state.actor == OVER:
            return self.value(state)
        # Choices of a hand that nobody sees are there as often as it could have them.
        found = self.look(state, SPECTATOR).candidates
        return mean([each.returns for each in found], [float(each.visits) for each in found])

    def _beyond_forced(self, state: Record) -> Record:
        """Where no seat has a choice it is worth what comes after."""
        while state.actor >= 0:
            choices = legal_numbers(self.game, self.match.board, state)
            if len(choices) > 1:
                break
            state = self.after(state, choices[0])
        return state


def mean(shares: list[Shares], parts: list[float]) -> Shares:
    """Each weighed by its part."""
    total = sum(parts)
    return tuple(
        sum(part * each for part, each in zip(parts, column, strict=True)) / total
        for column in zip(*shares, strict=True)
    )
