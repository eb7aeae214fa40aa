"""A search that is guided by a function, as a network, in place of a game's own judgement.

Many positions are searched at once, one tree each, and the leaves of all trees are judged in one
batch. Python only moves the batches; everything else is done by the kernels of `bots.forest`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.bots.forest import lessons_of, plant, walks_of
from ludoteca.bots.seeds import BITS, beyond_key, key_of
from ludoteca.bots.tree import MAX_NODES, NOTHING, ROOT, UNSEEN, add_node, line_from
from ludoteca.core.contract import Game
from ludoteca.core.kernel import Record

SAMPLED, ENUMERATED = "sampled", "enumerated"

# Observations [row, entry], masks [row, action] and the seats to act [row]. It gives a logit for
# each action, [row, action], of which those of legal actions count, and the share of the win that
# each seat can expect, [row, seat]: the seat to act first, then clockwise.
Evaluate = Callable[
    [NDArray[np.int16], NDArray[np.bool_], NDArray[np.int8]], tuple[ArrayLike, ArrayLike]
]

ROUNDING = 1e-3  # so far may a value be outside 0 to 1

# The least that a setting can be.
LEAST = {"iterations": 1, "leaves": 1, "nodes": 1, "exploration": 0, "humility": 0}
WHOLE = "iterations", "leaves", "nodes"

# Sets apart what is drawn with one seed for different ends.
NOISE, CHOICE = 1, 2


@dataclass(frozen=True)
class Guidance:
    """How a guided search goes about it."""

    iterations: int = 200  # walks from the root, in each tree
    seconds: float | None = None  # for all trees together; None: never by the clock
    leaves: int = 1  # walks in each tree between two calls of the function
    nodes: int = MAX_NODES  # of a tree, 52 bytes each; a full one goes on with those it has
    exploration: float = 1.0  # how much a choice of great weight is worth trying
    humility: float = 0.1  # an untried choice is taken to be this much worse than its parent
    chance: str = SAMPLED  # or ENUMERATED: outcomes in turn, each as often as it is likely
    noise: float = 0.0  # the part of Dirichlet noise in the weights of the root
    noise_alpha: float | None = None  # of the noise; None: 10 by the number of choices
    temperature: float = 0.0  # 0: the most visited choice; 1: each as often as it was visited

    def __post_init__(self) -> None:
        for name in WHOLE:
            if not isinstance(getattr(self, name), int | np.integer):
                raise TypeError(f"{name} is {getattr(self, name)!r}; it must be a whole number")
        for name, least in LEAST.items():
            if not getattr(self, name) >= least:
                raise ValueError(f"{name} is {getattr(self, name)}; it must be {least} or more")
        if self.seconds is not None and not self.seconds >= 0:
            raise ValueError(f"seconds is {self.seconds}; it must be 0 or more")
        if self.chance not in (SAMPLED, ENUMERATED):
            raise ValueError(f"chance is {self.chance!r}; it can be {SAMPLED} or {ENUMERATED}")
        if not 0 <= self.noise <= 1:
            raise ValueError(f"noise is {self.noise}; it must be from 0 to 1")
        if self.noise_alpha is not None and not self.noise_alpha > 0:
            raise ValueError(f"noise_alpha is {self.noise_alpha}; it must be above 0")
        if not self.temperature >= 0:
            raise ValueError(f"temperature is {self.temperature}; it must be 0 or more")


@dataclass(frozen=True)
class Result:
    """What a search found out about one position.

    Arrays by action have an entry for every action of the game: 0 for those that are not legal.
    """

    visits: NDArray[np.int64]  # by action
    priors: NDArray[np.float64]  # by action: what the function said, with the noise
    values: NDArray[np.float64]  # by seat: the share of the win that it can expect
    action_values: NDArray[np.float64]  # by action and seat: the same after each action
    choice: int
    line: tuple[int, ...]  # the choice and what was visited most after it, as far as it is known

    @property
    def policy(self) -> NDArray[np.float64]:
        """Visits as parts of 1."""
        policy: NDArray[np.float64] = self.visits / self.visits.sum()
        return policy


class Grove:
    """Positions under search."""

    def __init__(
        self,
        game: Game[Any],
        board: Record,
        states: Sequence[Record],
        seeds: Sequence[int],
        evaluate: Evaluate,
        guidance: Guidance,
    ) -> None:
        self.game = game
        self.board = board
        self.seeds = seeds
        self.evaluate = evaluate
        self.guidance = guidance
        self.seats = int(states[0].seats)
        # Each walk adds the choices of one position and the steps of chance before it.
        enough = (guidance.iterations + 2) * (game.max_choices + 16)
        capacity = min(max(guidance.nodes, game.max_choices + 1), enough)
        self.forest = forest = plant(game, len(states), guidance.leaves, capacity)
        for tree, (state, seed) in enumerate(zip(states, seeds, strict=True)):
            forest.roots[tree] = state
            forest.seats[tree] = state.actor
            # Two positions that the seat cannot tell apart are the same to the byte from here on.
            game.kernels.redeal(board, forest.roots[tree], int(state.actor), 0, 0)
            forest.keys[tree] = key_of(seed)
            forest.firsts[tree] = beyond_key(seed)
            add_node(forest.nodes[tree], forest.actions[tree], ROOT, NOTHING, UNSEEN)
            forest.used[tree] = 1

    def grow(self) -> None:
        """Judge the roots, then walk as often as the guidance says."""
        guidance = self.guidance
        started = time.perf_counter()
        self.wave(0, 1)
        self.choices = (self.forest.used - 1).tolist()  # the nodes after each root
        if guidance.noise > 0:
            for tree, seed in enumerate(self.seeds):
                self.disturb(tree, seed)
        done = 0
        while done < guidance.iterations:
            leaves = min(guidance.leaves, guidance.iterations - done)
            self.wave(1 + done, leaves)
            done += leaves
            if guidance.seconds is not None and time.perf_counter() - started > guidance.seconds:
                break

    def wave(self, first: int, leaves: int) -> None:
        """So many walks in each tree, judged together."""
        guidance, forest = self.guidance, self.forest
        rows = walks_of(self.game)(
            self.board,
            forest,
            leaves,
            first,
            guidance.exploration,
            guidance.humility,
            int(guidance.chance == ENUMERATED),
        )
        lessons_of(self.game)(self.board, forest, leaves, *self.judged(rows))

    def judged(self, rows: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """What the function says of the batch; `ValueError` if it makes no sense."""
        shapes = (rows, self.game.action_count), (rows, self.seats)
        if rows == 0:
            return np.zeros(shapes[0], np.float32), np.zeros(shapes[1], np.float32)
        forest = self.forest
        masks = forest.masks[:rows]
        said: object = self.evaluate(forest.observations[:rows], masks, forest.actors[:rows])
        if not isinstance(said, tuple | list) or len(said) != 2:
            raise TypeError(
                f"evaluate gave {type(said).__name__}; it must give two arrays, logits and values"
            )
        logits, values = (np.require(each, np.float32, ["C", "W"]) for each in said)
        for name, array, shape in (("logits", logits, shapes[0]), ("values", values, shapes[1])):
            if array.shape != shape:
                raise ValueError(f"evaluate gave {name} of shape {array.shape}, not {shape}")
        highest = np.where(masks, logits, -np.inf).max(axis=1)
        if not (np.isfinite(values).all() and np.isfinite(highest).all()):
            raise ValueError("evaluate gave numbers that are not finite")
        if values.min() < -ROUNDING or values.max() > 1 + ROUNDING:
            raise ValueError(
                f"evaluate gave values from {values.min():g} to {values.max():g}; they are shares "
                "of the win, from 0 to 1"
            )
        return logits, values

    def disturb(self, tree: int, seed: int) -> None:
        """Mix noise into the weights of the root's choices."""
        count, part = self.choices[tree], self.guidance.noise
        alpha = self.guidance.noise_alpha or 10 / count
        noise = generator(NOISE, seed).dirichlet([alpha] * count)
        priors = self.forest.nodes[tree, 1 : count + 1].prior
        priors[:] = (1 - part) * priors + part * noise

    def result(self, tree: int) -> Result:
        nodes, actions = self.forest.nodes[tree], self.forest.actions[tree]
        children = nodes[1 : self.choices[tree] + 1]
        numbers = actions[1 : self.choices[tree] + 1]
        visits = np.zeros(self.game.action_count, np.int64)
        priors = np.zeros(self.game.action_count, np.float64)
        shares = np.zeros((self.game.action_count, self.seats), np.float64)
        visits[numbers], priors[numbers] = children.visits, children.prior
        tried = np.maximum(1, children.visits)[:, None]
        shares[numbers] = children.total[:, : self.seats] / tried
        choice = choose(visits, self.guidance.temperature, self.seeds[tree])
        return Result(
            visits=visits,
            priors=priors,
            values=nodes[ROOT].total[: self.seats] / nodes[ROOT].visits,
            action_values=shares,
            choice=choice,
            line=self.line(tree, choice, 1),
        )

    def line(self, tree: int, number: int, least: int) -> tuple[int, ...]:
        """What was visited most after a choice, up to what the seat may not see."""
        nodes, actions = self.forest.nodes[tree], self.forest.actions[tree]
        after = 1 + int(np.searchsorted(actions[1 : self.choices[tree] + 1], number))
        steps = line_from(nodes, actions, after, least)
        return tuple(steps[: steps.index(UNSEEN)] if UNSEEN in steps else steps)


def choose(visits: NDArray[np.int64], temperature: float, seed: int) -> int:
    """The most visited choice, or one of them by chance: the hotter the more alike."""
    if temperature == 0:
        return int(visits.argmax())
    (tried,) = visits.nonzero()
    heat = np.log(visits[tried]) / temperature
    weights = np.exp(heat - heat.max())
    return int(generator(CHOICE, seed).choice(tried, p=weights / weights.sum()))


def generator(end: int, seed: int) -> np.random.Generator:
    """What is drawn with a seed for one end."""
    return np.random.default_rng([end, seed % (1 << BITS)])
