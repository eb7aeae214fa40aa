"""A search under way: trees, one a thread, that are kept from step to step of a turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.bots.position import Position
from ludoteca.bots.search import MANNER, searcher_of
from ludoteca.bots.seeds import beyond_key
from ludoteca.bots.sobriety import sobered
from ludoteca.bots.solution import Solution, solve
from ludoteca.bots.tree import MAX_NODES, NOTHING, ROOT, UNSEEN, add_node, find_child, line_from
from ludoteca.bots.weights import Weights, weights_of
from ludoteca.bots.workspace import new_workspace, resized
from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, Record, new_record
from ludoteca.core.manner import Manner, Sobriety
from ludoteca.core.setting import Setting

BURST = 1  # iterations between two looks at the clock, at first
BURST_SECONDS = 0.05
FOREVER = float("inf")


def manner_record(manner: Manner) -> Record:
    record = new_record(MANNER)
    for name in MANNER.names or ():
        setattr(record, name, getattr(manner, name))
    return record


@dataclass(frozen=True)
class Budget:
    """When a search ends: after so many iterations of each tree, or so many seconds."""

    iterations: int
    seconds: float | None = None  # None: never by the clock, so that it can be repeated


@dataclass(frozen=True)
class Candidate:
    """A choice at the root, as all trees together see it."""

    number: int
    visits: int
    returns: tuple[float, ...]  # expected share of the win, by seat
    solved: bool = False  # exactly; `visits` are then the steps that were looked at

    def sobered(self, seat: int, iterations: float, measured: Sequence[Sobriety]) -> Candidate:
        """With chances as they will be, if the seat has to act; exact ones stay."""
        if self.solved:
            return self
        return replace(self, returns=sobered(self.returns, seat, iterations, measured))


class Tree:
    """One tree, and room to grow it."""

    def __init__(
        self,
        game: Game[Any],
        key: int,
        capacity: int,
        weights: Weights | None,
        tastes: Sequence[float] = (),
    ) -> None:
        self.game = game
        self.key = key
        self.capacity = capacity
        self.space = new_workspace(game, capacity, weights, tastes)
        self.top = self.used = ROOT
        self.iterations = beyond_key(key)  # each has a stream of chance of its own
        self.clear()

    @property
    def nodes(self) -> Array:
        return self.space.nodes

    @property
    def actions(self) -> Array:
        return self.space.actions

    def clear(self) -> None:
        """Begin with a root alone."""
        self.used = ROOT
        self.spread()
        self.top = add_node(self.nodes, self.actions, ROOT, NOTHING, UNSEEN)
        self.used = 1

    def follow(self, steps: list[int]) -> bool:
        """Go down to where these steps lead; False if that was never visited or memory is short."""
        top = self.top
        for step in steps:
            top = find_child(self.nodes, self.actions, top, step)
            if top == NOTHING:
                return False
        if self.used > self.capacity // 2:
            return False
        self.top = top
        return True

    def shrink(self) -> None:
        """Give back the room for nodes that it does not have."""
        self.space = resized(self.space, self.used, self.used)

    def spread(self) -> None:
        """Take as much room as it may have."""
        if len(self.nodes) < self.capacity:
            self.space = resized(self.space, self.capacity, self.used)

    def size(self) -> int:
        """Bytes of its nodes."""
        return int(self.nodes.nbytes + self.actions.nbytes)

    def visits(self) -> int:
        return int(self.nodes[self.top].visits)

    def grow(self, position: Position, manner: Record, budget: Budget, deadline: float) -> None:
        """Search until the root was visited often enough, or time is up: one burst at least."""
        self.spread()
        search = searcher_of(self.game)
        burst = BURST if deadline != FOREVER else budget.iterations
        while (due := budget.iterations - self.visits()) > 0:
            begun = time.perf_counter()
            count = min(due, burst)
            self.used = search(
                position.board.record,
                position.state,
                position.seat,
                manner,
                self.space,
                self.used,
                self.top,
                self.key,
                self.iterations,
                count,
            )
            self.iterations += count
            now = time.perf_counter()
            if now >= deadline:
                return
            if now - begun < BURST_SECONDS:
                burst *= 2

    def children(self) -> list[tuple[int, int, Any]]:
        """Action, visits and totals of the choices at the root."""
        found = []
        child = int(self.nodes[self.top].child)
        while child != NOTHING:
            node = self.nodes[child]
            found.append((int(self.actions[child]), int(node.visits), node.total.copy()))
            child = int(node.sibling)
        return found

    def line(self, number: int, least: int) -> list[int]:
        """The steps most visited after a choice, as far as each was visited so often."""
        node = find_child(self.nodes, self.actions, self.top, number)
        return line_from(self.nodes, self.actions, node, least)


class Thinking:
    """The trees of one seat in one match. They share nothing, so they need no locks."""

    def __init__(
        self,
        game: Game[Any],
        manner: Manner,
        seed: int,
        threads: int = 1,
        capacity: int = MAX_NODES,
        weights: Weights | None = None,
        tastes: Sequence[float] = (),
    ) -> None:
        if manner.learned and weights is None:
            weights = weights_of(game)
        self.weights = weights
        self.learned = manner.learned
        self.known: tuple[Setting | None, bool] = None, False  # the setting last asked about
        self.manner = manner_record(manner)
        self.by_hand = manner_record(game.manner) if manner.learned else self.manner
        self.exact = manner.exact
        self.solution: Solution | None = None  # of the last position, if there was one
        self.trees = [
            Tree(game, seed + thread, capacity, weights, tastes) for thread in range(threads)
        ]
        self.expected: tuple[Record, list[int]] | None = None

    def think(self, position: Position, budget: Budget) -> list[Candidate]:
        """Candidates, most visited first; or the best first, if the position could be solved."""
        self.resume(position)
        self.solution = None
        if self.exact:
            self.solution = solve(position, self.trees[0].space, budget.iterations)
        if self.solution is not None:
            found = self.solution.choices
            return [Candidate(each.number, each.steps, each.returns, True) for each in found]
        manner = self.manner if self.is_known(position) else self.by_hand
        seconds = budget.seconds
        deadline = FOREVER if seconds is None else time.perf_counter() + seconds
        if len(self.trees) == 1:
            self.trees[0].grow(position, manner, budget, deadline)
        else:
            with ThreadPoolExecutor(len(self.trees)) as executor:
                grown = [
                    executor.submit(tree.grow, position, manner, budget, deadline)
                    for tree in self.trees
                ]
                for future in grown:
                    future.result()
        return self.candidates(int(position.state.seats))

    def is_known(self, position: Position) -> bool:
        """Can the search go about it as it was told?

        A network says nothing of other boards, nor of steps that only some openings have.
        """
        if not self.learned:
            return True
        if position.game.is_opening(position.state):
            return False
        if position.setting is not self.known[0]:  # all positions of a match share one
            knows = self.weights is not None and self.weights.knows(position.setting)
            self.known = position.setting, knows
        return self.known[1]

    def sobriety(self, position: Position) -> tuple[Sobriety, ...]:
        """What is known of how hopeful its search is here; of knowledge by hand nothing is."""
        return position.game.sobriety if self.learned and self.is_known(position) else ()

    def resume(self, position: Position) -> None:
        """Keep what was found out before, if the position is the one expected."""
        expected, self.expected = self.expected, None
        known = expected is not None and expected[0].tobytes() == position.state.tobytes()
        for tree in self.trees:
            if expected is None or not known or not tree.follow(expected[1]):
                tree.clear()

    def expect(self, position: Position, number: int) -> None:
        """Say what was chosen, so that the next step of the same turn can use the trees."""
        after = position.after(number)
        # Whatever another seat or chance does next, this position does not come back.
        self.expected = after if after[0].actor == position.seat else None

    def settle(self) -> int:
        """Keep only what the next step of the same turn can use; how many bytes that is."""
        self.solution = None
        for tree in self.trees:
            if self.expected is None:
                tree.used = ROOT
            tree.shrink()
        return sum(tree.size() for tree in self.trees)

    def line(self, number: int, least: int) -> list[int]:
        """What follows a choice: the best, or as far as the steps were visited so often."""
        if self.solution is not None:
            return self.solution.line(number)
        return self.trees[0].line(number, least)

    def candidates(self, seats: int) -> list[Candidate]:
        visits: dict[int, int] = {}
        totals: dict[int, Any] = {}
        for tree in self.trees:
            for number, count, total in tree.children():
                visits[number] = visits.get(number, 0) + count
                totals[number] = totals.get(number, 0.0) + total
        found = [
            Candidate(
                number,
                count,
                tuple(float(share) / max(1, count) for share in totals[number][:seats]),
            )
            for number, count in visits.items()
        ]
        return sorted(found, key=lambda candidate: (-candidate.visits, candidate.number))
