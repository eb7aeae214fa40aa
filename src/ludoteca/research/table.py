"""A match at which seats observe and choose numbers: what the environments of others are made of.

Chance and forced steps are played inside, as `research.vector` does it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.match import Chance, Match
from ludoteca.research.specs import Spec

LAST_SEED = 2**63


class Table:
    """One match after the other; each follows from the generator that began it."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The match that is played; with its record, its views and its words."""
        if self._match is None:
            raise RuntimeError("No match has begun: call reset() first.")
        return self._match

    def begin(self, random: np.random.Generator) -> None:
        """A new match, at its first choice."""
        seed = str(int(random.integers(LAST_SEED)))
        self._match = Match(self.spec.game, self.spec.setting, Chance.of_seed(seed))
        self._match.advance()

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, in a new array."""
        seen = np.zeros(self.spec.observation.size, np.int16)
        self.spec.observation.write(self.match.board.record, self.match.state, seat, seen)
        return seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each number that the seat may choose now; nothing but 0 for one not to act."""
        allowed = np.zeros(self.spec.decisions, np.int8)
        if self.match.to_act == seat:
            allowed[self.match.legal_numbers()] = 1
        return allowed

    def reward(self, seat: int) -> float:
        """Of the end: 1 for a win, divided where it is shared; 0 before."""
        outcome = self.match.outcome
        return 0.0 if outcome is None else outcome.returns[seat]

    def draw(self) -> str:
        """The table as text, as everybody around it sees it."""
        from rich.console import Console  # for those who look, not for those who learn

        face = self.match.game.face(self.match.board, self.match.state, None, "en")
        console = Console(width=100, color_system=None)
        with console.capture() as capture:
            console.print(face.draw(set()))
        return capture.get()
