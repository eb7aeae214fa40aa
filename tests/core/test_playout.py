"""Random games in machine code: fair, repeatable, one like the other."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import numpy as np
import pytest

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.generator import random_below
from ludoteca.core.kernel import MODE, Array, Record, kernel, new_record, new_records, specialise
from ludoteca.core.playout import (
    batch_of,
    draw_template,
    playout_of,
    playout_template,
    step_template,
)
from tests.effort import THOROUGH
from tests.games.variants import VARIANTS, Variant

GAMES = 2 if MODE == "python" else 20 if THOROUGH else 3
KEY = 2024

# Uncompiled one game is enough: the templates are the same for all.
every_variant = pytest.mark.parametrize(
    "variant", VARIANTS[:1] if MODE == "python" else VARIANTS, ids=str
)


def play(variant: Variant, stream: int) -> tuple[Record, int]:
    """The final state of a playout, and its length."""
    game, board = variant.game, variant.board().record
    state = new_record(game.state_type)
    game.kernels.start(board, state, variant.seats)
    buffer, weights = buffers(variant)
    length = playout_of(game)(board, state, buffer, weights, KEY, stream)
    return state, length


def play_batch(variant: Variant, count: int, first_stream: int) -> tuple[Any, Any, int]:
    """Final states, lengths and their sum."""
    game = variant.game
    states = new_records(game.state_type, count)
    lengths = np.zeros(count, np.int64)
    total = batch_of(game)(
        variant.board().record,
        states,
        variant.seats,
        lengths,
        *buffers(variant),
        KEY,
        first_stream,
    )
    return states, lengths, total


def buffers(variant: Variant) -> tuple[Any, Any]:
    game = variant.game
    return np.zeros(game.max_choices, np.int16), np.zeros(game.max_outcomes, np.int32)


def replay(variant: Variant, stream: int) -> tuple[Record, int]:
    """The same game step by step: the n-th draw of the stream decides the n-th action."""
    game, board = variant.game, variant.board().record
    state = new_record(game.state_type)
    game.kernels.start(board, state, variant.seats)
    buffer, weights = buffers(variant)
    length = 0
    while state.actor != OVER:
        choices = buffer[: game.kernels.legal(board, state, buffer)].tolist()
        ways = [1] * len(choices)
        if state.actor == CHANCE:
            game.kernels.chance(board, state, weights)
            ways = weights[: len(choices)].tolist()
        point = random_below(sum(ways), KEY, stream, length)
        place = next(place for place, end in enumerate(accumulate(ways)) if point < end)
        game.kernels.apply(board, state, choices[place])
        length += 1
    return state, length


@every_variant
def test_a_playout_is_a_whole_game_by_the_rules(variant: Variant) -> None:
    for stream in range(GAMES):
        state, length = play(variant, stream)
        expected, steps = replay(variant, stream)
        assert state.actor == OVER
        assert (state.tobytes(), length) == (expected.tobytes(), steps)
        assert length <= variant.game.max_actions


@every_variant
def test_a_batch_plays_every_stream_of_its_own(variant: Variant) -> None:
    states, lengths, total = play_batch(variant, GAMES, 0)
    for stream in range(GAMES):
        state, length = play(variant, stream)
        assert (states[stream].tobytes(), lengths[stream]) == (state.tobytes(), length)
    assert total == lengths.sum()
    assert len({state.tobytes() for state in states}) == GAMES


@every_variant
def test_a_batch_can_begin_at_any_stream(variant: Variant) -> None:
    whole, lengths, _ = play_batch(variant, GAMES, 0)
    rest, rest_lengths, _ = play_batch(variant, GAMES - 1, 1)
    assert rest.tobytes() == whole[1:].tobytes()
    assert rest_lengths.tolist() == lengths[1:].tolist()


def test_each_game_has_its_playout_compiled_once() -> None:
    game = VARIANTS[0].game
    assert playout_of(game) is playout_of(game)
    assert batch_of(game) is batch_of(game)


# A toy with unequal weights: chance and a seat take turns, and every result is counted.

TOY: np.dtype[Any] = np.dtype(
    [("drawn", np.int16, 3), ("chosen", np.int16, 2), ("left", np.int16), ("actor", np.int8)]
)
WEIGHTS = (1, 2, 5)
DRAWS = 800


@kernel
def toy_legal(board: Record, state: Record, buffer: Array) -> int:
    if state.actor == CHANCE:
        buffer[0], buffer[1], buffer[2] = 10, 11, 12
        return 3
    buffer[0], buffer[1] = 20, 21
    return 2


@kernel
def toy_chance(board: Record, state: Record, weights: Array) -> int:
    weights[0], weights[1], weights[2] = 1, 2, 5
    return 8


@kernel
def toy_apply(board: Record, state: Record, number: int) -> None:
    if number < 20:
        state.drawn[number - 10] += 1
        state.actor = 0
    else:
        state.chosen[number - 20] += 1
        state.left -= 1
        state.actor = OVER if state.left == 0 else CHANCE


def test_outcomes_are_drawn_as_often_as_they_weigh_and_choices_evenly() -> None:
    draw = specialise(draw_template, chance=toy_chance)
    step = specialise(step_template, legal=toy_legal, apply=toy_apply, draw=draw)
    toy = specialise(playout_template, step=step)
    state = new_record(TOY)
    state.actor, state.left = CHANCE, DRAWS
    length = toy(new_record(TOY), state, np.zeros(3, np.int16), np.zeros(3, np.int32), KEY, 0)
    assert length == 2 * DRAWS
    for count, weight in zip(state.drawn.tolist(), WEIGHTS, strict=True):
        assert abs(count / DRAWS - weight / 8) < 0.05
    assert abs(state.chosen[0] / DRAWS - 0.5) < 0.05
