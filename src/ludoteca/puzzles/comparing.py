"""What every choice is worth: each is searched for by itself, the better ones longer and longer.

A search from the position alone would visit most what it likes most, and say little of the rest.
Here all choices that are left in a round get the same number of iterations, each from the state
that it leads to.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from ludoteca.bots.knowledge import manner_of
from ludoteca.bots.position import Position
from ludoteca.bots.solution import solve
from ludoteca.bots.thinking import FOREVER, Budget, Tree, manner_record
from ludoteca.bots.tree import MAX_NODES, line_from
from ludoteca.bots.weights import weights_of
from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import copy_record

ALL = 1 << 30
LINE_VISITS = 32  # a line is told as long as its steps were looked at so often
LINE_LENGTH = 10

# How many choices are left in each round, and the iterations for each of them.
Rounds = tuple[tuple[int, int], ...]
SWIFT: Rounds = ((ALL, 150), (6, 800))
DEEP: Rounds = ((5, 2_000), (3, 12_000))  # after those above


@dataclass(frozen=True)
class Compared:
    """A choice, the chance of the seat to win after it, and what follows."""

    number: int
    chance: float
    solved: bool
    line: tuple[int, ...]


class Comparison:
    """A search that compares choices of a position, by one kind of knowledge and one seed.

    What was found is kept, so that further rounds go on from it.
    """

    def __init__(
        self, position: Position, knowledge: str, seed: int, capacity: int = MAX_NODES
    ) -> None:
        game = position.game
        manner = manner_of(game, knowledge)
        weights = weights_of(game) if manner.learned else None
        if weights is not None and not weights.holds(position):
            manner, weights = game.manner, None
        self.position = position
        self.manner = manner_record(manner)
        self.tree = Tree(game, seed, capacity, weights)
        self.found: dict[int, Compared] = {}
        self.left = position.legal_numbers()

    def search(self, number: int, iterations: int) -> Compared:
        """The choice by so many iterations."""
        position = self.position
        game, board, seat = position.game, position.board.record, position.seat
        state = copy_record(position.state)
        game.kernels.apply(board, state, number)
        if state.actor == OVER:
            shares = np.zeros(int(state.seats), np.float64)
            game.kernels.returns(board, state, shares)
            return Compared(number, float(shares[seat]), solved=True, line=())
        tree = self.tree
        tree.clear()
        tree.grow(replace(position, state=state), self.manner, Budget(iterations), FOREVER)
        top = tree.nodes[tree.top]
        steps = line_from(tree.nodes, tree.actions, tree.top, LINE_VISITS)[1:]
        chance = float(top.total[seat]) / int(top.visits)
        return Compared(number, chance, solved=False, line=self.follow(number, steps))

    def solve(self, iterations: int) -> list[Compared] | None:
        """All choices exactly, if the end of the match is near enough; the best first."""
        solution = solve(self.position, self.tree.space, iterations)
        if solution is None:
            return None
        seat = self.position.seat
        return [
            Compared(
                each.number,
                each.returns[seat],
                solved=True,
                line=self.follow(each.number, solution.line(each.number)[1:]),
            )
            for each in solution.choices
        ]

    def all(self, rounds: Rounds) -> list[Compared]:
        """Every choice, as well as it was looked at; the best first."""
        for most, iterations in rounds:
            if self.found:
                self.left.sort(key=lambda number: -self.found[number].chance)
            del self.left[most:]
            self.found |= {number: self.search(number, iterations) for number in self.left}
        return sorted(
            self.found.values(), key=lambda each: (each.number not in self.left, -each.chance)
        )

    def follow(self, number: int, steps: Iterable[int]) -> tuple[int, ...]:
        """What comes after a choice, up to chance, or up to what others do that nobody can see."""
        position = self.position
        game, board = position.game, position.board
        state = copy_record(position.state)
        followed: list[int] = []
        for step in (number, *steps):
            hidden = not game.hides_nothing and state.actor != position.seat
            if state.actor == CHANCE or hidden or len(followed) > LINE_LENGTH:
                break
            game.kernels.apply(board.record, state, step)
            followed.append(step)
        return tuple(followed[1:])
