"""How long a bot may think: about a step, and about all steps of a turn together."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.bots.thinking import Budget

MANY = 1_000_000_000  # iterations, where seconds alone count
SHARE = 0.5  # of a turn's time that is left goes into one step, so that it never runs out


class Clock:
    """Deals out the time of a turn. Without seconds, iterations alone count."""

    def __init__(
        self, iterations: int, step_seconds: float | None = None, turn_seconds: float | None = None
    ) -> None:
        self.iterations = iterations
        self.step_seconds = step_seconds
        self.turn_seconds = turn_seconds
        self.stretch: int | None = None
        self.left = 0.0

    @contextmanager
    def budget(self, stretch: int, *, forced: bool = False) -> Iterator[Budget]:
        """The budget of a step of that turn; what it takes is counted.

        A step without a choice is not worth anybody's waiting.
        """
        if self.step_seconds is None or self.turn_seconds is None:
            yield Budget(self.iterations)
            return
        if stretch != self.stretch:
            self.stretch, self.left = stretch, self.turn_seconds
        begun = time.perf_counter()
        seconds = 0.0 if forced else min(self.step_seconds, SHARE * self.left)
        yield Budget(self.iterations, max(0.0, seconds))
        self.left -= time.perf_counter() - begun
