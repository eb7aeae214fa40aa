"""Choosing an action for every game, on a GPU."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.gpu import WARP, need_cuda
from ludoteca.research.stepping import noise, random_choice


@cache
def choose_kernel() -> Any:
    """One of its choices for each game, all alike."""
    cuda = need_cuda()

    def choose(courses: Any, choices: Any, key: int, actions: Any) -> None:
        index = cuda.grid(1)
        if index < actions.shape[0]:
            actions[index] = random_choice(courses[index], choices[index], key, index)

    return cuda.jit(choose)


@cache
def sample_kernel() -> Any:
    """One of its choices for each game by the softmax of logits: that with the largest sum of
    logit and noise. A warp for each game, so that long lists of choices are shared."""
    cuda = need_cuda()
    nothing = np.float32(-math.inf)

    def sample(courses: Any, choices: Any, logits: Any, key: int, actions: Any) -> None:
        index = cuda.grid(1) // WARP
        lane = cuda.grid(1) % WARP
        if index < actions.shape[0]:
            course = courses[index]
            best, chosen = nothing, np.int32(choices[index, 0] if course.count > 0 else 0)
            for choice in range(lane, course.count, WARP):
                number = np.int32(choices[index, choice])
                value = logits[index, number] + noise(course, choices.shape[1], choice, key, index)
                if value > best:
                    best, chosen = value, number
            away = WARP // 2
            while away > 0:
                other = cuda.shfl_down_sync(0xFFFFFFFF, best, away)
                its = cuda.shfl_down_sync(0xFFFFFFFF, chosen, away)
                if other > best:
                    best, chosen = other, its
                away //= 2
            if lane == 0:
                actions[index] = chosen

    return cuda.jit(sample)


@cache
def widen_kernel() -> Any:
    """Actions of any integer type as those of the steps."""
    cuda = need_cuda()

    def widen(given: Any, actions: Any) -> None:
        index = cuda.grid(1)
        if index < actions.shape[0]:
            actions[index] = given[index]

    return cuda.jit(widen)
