"""A plain environment of Gymnasium in which one agent plays all seats: what a vector replaces."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca import research
from ludoteca.core.contract import CHANCE


class AllSeats(gymnasium.Env[NDArray[np.int16], np.int64]):
    """Chance and forced steps are played inside, as `research.vector` does."""

    def __init__(self, game: str) -> None:
        self.of = research.spec(game)
        high = self.of.observation.high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.of.decisions)
        self.position = self.of.initial()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        self.position = self.of.initial()
        self.go_on()
        return self.seen()

    def step(self, action: np.int64) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        seat = self.position.actor
        self.position.apply(int(action))
        self.go_on()
        observation, info = self.seen()
        reward = float(self.position.returns[seat])
        return observation, reward, self.position.is_over, False, info

    def go_on(self) -> None:
        position = self.position
        while not position.is_over:
            if position.actor == CHANCE:
                numbers, shares = zip(*position.chance(), strict=True)
                position.apply(int(self.np_random.choice(numbers, p=shares)))
            elif len(choices := position.legal) == 1:
                position.apply(choices[0])
            else:
                return

    def seen(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        position = self.position
        mask = np.ones(self.of.decisions, np.bool_) if position.is_over else position.mask
        return position.observe(max(position.actor, 0)), {"action_mask": mask}
