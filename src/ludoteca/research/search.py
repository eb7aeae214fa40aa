"""Tree search with a function of the user's, such as a network, in place of written knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.bots import position as bots
from ludoteca.bots.guided import Evaluate, Grove, Guidance, Result
from ludoteca.bots.seeds import derived
from ludoteca.core.contract import Game
from ludoteca.core.kernel import Record
from ludoteca.research.checks import whole
from ludoteca.research.position import Position
from ludoteca.research.specs import Spec, need_spec


class Search:
    """Searches positions of one spec, many at a time; a bot that can sit in an arena, too.

    `evaluate(observations, masks, actors)` gives logits and values, see `ludoteca.bots.guided`.
    The keywords are the fields of `Guidance`. What the seat to act cannot see is dealt anew for
    every walk, so that a search finds out nothing that the seat does not know. The same seed
    gives the same result for a position, alone or among others, if the function does.
    """

    name = "search"

    def __init__(self, spec: Spec, evaluate: Evaluate, *, seed: int = 0, **guidance: Any) -> None:
        need_spec(spec)
        if not callable(evaluate):
            raise TypeError(f"evaluate is {evaluate!r}; it must be a function")
        self.spec = spec
        self.seed = whole("seed", seed, 0)
        self.guidance = Guidance(**guidance)
        self._evaluate = evaluate
        self._turn = Lock()

    def evaluate(
        self, observations: NDArray[np.int16], masks: NDArray[np.bool_], actors: NDArray[np.int8]
    ) -> tuple[ArrayLike, ArrayLike]:
        """The user's function, called by one thread at a time."""
        with self._turn:
            return self._evaluate(observations, masks, actors)

    def __call__(
        self, positions: Sequence[Position], seeds: Sequence[int] | None = None
    ) -> list[Result]:
        """A result for each position. `seeds` are by position; without, all have the search's."""
        for number, position in enumerate(positions):
            if position.spec != self.spec:
                raise ValueError(
                    f"position {number} is one of {position.spec.name}, not of {self.spec.name}"
                )
            if position.actor < 0:
                whose = "the match is over" if position.is_over else "chance is to act"
                raise ValueError(f"position {number} is no decision: {whose}")
        seeds = [self.seed] * len(positions) if seeds is None else seeds
        seeds = [whole("a seed", seed, 0) for seed in seeds]
        if len(seeds) != len(positions):
            raise ValueError(f"{len(seeds)} seeds for {len(positions)} positions")
        return self.think([position.state for position in positions], seeds)

    def think(self, states: Sequence[Record], seeds: Sequence[int]) -> list[Result]:
        """The same for bare states of decisions."""
        if not states:
            return []
        board = self.spec.board.record
        grove = Grove(self.spec.game, board, states, seeds, self.evaluate, self.guidance)
        grove.grow()
        return [grove.result(tree) for tree in range(len(states))]

    def choose(self, position: bots.Position) -> int:
        """What it would play, as a bot."""
        return self.seated(position.game, self.seed).choose(position)

    def seated(self, game: Game[Any], seed: int) -> SearchBot:
        """A bot for one match."""
        return SearchBot(self, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        make = partial(Search, seed=self.seed, **asdict(self.guidance))
        return make, (self.spec, self._evaluate)


@dataclass(frozen=True)
class SearchBot:
    """One seat of one match; every decision is searched with a seed of its own."""

    search: Search
    seed: int

    def choose(self, position: bots.Position) -> int:
        spec = self.search.spec
        if Spec(position.game, position.setting) != spec:
            raise ValueError(f"this search is for {spec.name}")
        return self.search.think([position.state], [derived(self.seed, position.moment)])[0].choice
