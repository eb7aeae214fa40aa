"""A bot in Python: it looks at each choice for a moment and takes the best outlook."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.position import Position
from ludoteca.core.contract import Game


class Cautious:
    """Searches a little, and believes results more than visits."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.seed = seed

    def choose(self, position: Position) -> int:
        from ludoteca.bots import suggest

        opinion = suggest(position, seconds=None, iterations=30, seed=self.seed, threads=1)
        tried = [candidate for candidate in opinion.candidates if candidate.visits > 1]
        best = max(tried or opinion.candidates, key=lambda each: each.returns[position.seat])
        return best.number
