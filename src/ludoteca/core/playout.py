"""Random games, one after the other in machine code: for simulation, benchmarks and the GPU.

Templates over a game's kernels; `specialise` compiles them for each game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import CHANCE, OVER, Game
from ludoteca.core.generator import random_below
from ludoteca.core.kernel import Array, Record, expect, specialise, unbound

# Bound to the kernels of a game.
start = legal = apply = chance = draw = step = playout = unbound


def draw_template(
    board: Record, state: Record, weights: Array, key: int, stream: int, position: int
) -> int:
    """Which of the outcomes of chance happens; `weights` is an array to be filled."""
    point = random_below(chance(board, state, weights), key, stream, position)
    choice = 0
    while point >= weights[choice]:
        point -= weights[choice]
        choice += 1
    return choice


def step_template(
    board: Record,
    state: Record,
    buffer: Array,
    weights: Array,
    key: int,
    stream: int,
    position: int,
) -> None:
    """Play one action at random, of a seat or of chance."""
    count = legal(board, state, buffer)
    if state.actor == CHANCE:
        choice = draw(board, state, weights, key, stream, position)
    else:
        choice = random_below(count, key, stream, position)
    apply(board, state, buffer[choice])


def playout_template(
    board: Record, state: Record, buffer: Array, weights: Array, key: int, stream: int
) -> int:
    """Play a match to its end at random; how many actions it took, chance included.

    Every draw is the next number of the stream, so a game depends on (key, stream) alone.
    """
    length = 0
    while state.actor != OVER:
        step(board, state, buffer, weights, key, stream, length)
        length += 1
    return length


def batch_template(
    board: Record,
    states: Array,
    seats: int,
    lengths: Array,
    buffer: Array,
    weights: Array,
    key: int,
    first_stream: int,
) -> int:
    """Play every state of an array from setup to end; the number of actions in all."""
    total = 0
    for index in range(len(states)):
        start(board, states[index], seats)
        lengths[index] = playout(board, states[index], buffer, weights, key, first_stream + index)
        total += lengths[index]
    return total


@cache
def draw_of(game: Game[Any]) -> Callable[..., int]:
    """`draw_template` for a game."""
    return specialise(draw_template, chance=game.kernels.chance)


@cache
def step_of(game: Game[Any]) -> Callable[..., None]:
    """`step_template` for a game."""
    kernels = game.kernels
    return specialise(step_template, legal=kernels.legal, apply=kernels.apply, draw=draw_of(game))


@cache
def playout_of(game: Game[Any]) -> Callable[..., int]:
    """`playout_template` for a game."""
    return specialise(playout_template, step=step_of(game))


@cache
def batch_of(game: Game[Any]) -> Callable[..., int]:
    """`batch_template` for a game."""
    batch = specialise(batch_template, start=game.kernels.start, playout=playout_of(game))
    expect(batch, int, np.int64, np.int16, np.int32, int, int)
    return batch
