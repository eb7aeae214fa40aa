"""Features of observations, calibration, and the same network in JAX and in machine code."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from ludoteca import new_match
from ludoteca.bots.network import share_corrector_of, weight_corrector_of
from ludoteca.bots.weights import NUMBER, network_of
from ludoteca.games import find_game
from ludoteca.learning.fitting import features_of, new_layers, outputs
from ludoteca.learning.results import calibrate
from ludoteca.learning.school import Gathered
from ludoteca.learning.teaching import lesson_of, weights_from

GAME = find_game("marabunta")


def test_features_are_rows_for_what_changes() -> None:
    observations = np.zeros((40, 4), np.int16)
    observations[:, 0] = 7  # always the same
    observations[:, 1] = [3] * 30 + [1] * 5 + [0] * 4 + [2]  # 3 is usual, 2 too rare
    observations[:, 2] = np.repeat(np.arange(20), 2)  # many values
    observations[:, 3] = [0, 1] * 20
    features = features_of(observations)
    assert features.entry.tolist() == [1, 1, 2, 3]
    assert features.value.tolist() == [0, 1, NUMBER, 1]
    assert features.scale[2] == pytest.approx(1 / observations[:, 2].std())


def test_calibration_compares_what_was_said_with_what_was_won() -> None:
    said = np.array([0.05, 0.62, 0.68, 1.0], np.float32)
    won = np.array([0, 1, 0.5, 1], np.float32)
    found = calibrate(said, won)
    assert [each.count for each in found.bins] == [1, 2, 1]
    assert found.bins[1].said == pytest.approx(0.65)
    assert found.bins[1].won == 0.75
    assert found.brier == pytest.approx((0.05**2 + 0.38**2 + 0.18**2) / 4, abs=1e-6)


def test_jax_and_the_kernels_say_the_same() -> None:
    match = new_match("marabunta", seed=3)
    rows: list[tuple[Any, ...]] = []
    board = match.board.record
    while len(rows) < 12:
        choices = match.legal_numbers()
        state = match.state
        if len(choices) > 1:
            seen = np.zeros(GAME.observation.size, np.int16)
            GAME.observation.write(board, state, state.actor, seen)
            shares, weights = np.zeros(4), np.zeros(len(choices))
            numbers = np.array(choices, np.int16)
            GAME.judgement.assess(board, state, shares)
            GAME.judgement.weigh(board, state, numbers, len(choices), weights)
            rows.append((state, seen, shares, numbers, weights))
        match.play(choices[len(match.actions) * 31 % len(choices)])
    actors = [int(state.actor) for state, *_ in rows]
    hand = np.zeros((len(rows), 4), np.float32)
    for place, (actor, (_, _, shares, *_)) in enumerate(zip(actors, rows, strict=True)):
        hand[place, :2] = shares[[actor, 1 - actor]]
    flat = np.concatenate([weights / weights.sum() for *_, weights in rows]).astype(np.float32)
    gathered = Gathered(
        observations=np.array([seen for _, seen, *_ in rows]),
        seats=np.full(len(rows), 2, np.int8),
        games=np.zeros(len(rows), np.int32),
        judged=np.ones(len(rows), np.bool_),
        hand=hand,
        searched=hand,
        returns=hand,
        counts=np.array([len(numbers) for *_, numbers, _ in rows]),
        choices=np.concatenate([numbers for *_, numbers, _ in rows]),
        weights=flat,
        visits=flat,
        count=1,
    )
    features = features_of(gathered.observations)
    shapes = new_layers(jax.random.key(1), len(features.entry), GAME.action_count, 6, 5)
    generator = np.random.default_rng(5)
    layers = {
        name: jnp.asarray(0.3 * generator.normal(size=layer.shape), "float32")
        for name, layer in shapes.items()
    }
    said, parts, _, _ = outputs(
        layers, features.arrays(), lesson_of(gathered), jnp.arange(len(rows))
    )
    network = network_of(GAME, weights_from(GAME, features, layers))
    for place, (state, _, shares, numbers, weights) in enumerate(rows):
        share_corrector_of(GAME)(board, state, network, shares)
        weight_corrector_of(GAME)(board, state, network, numbers, len(numbers), weights)
        order = [actors[place], 1 - actors[place]]
        assert shares[order] == pytest.approx(np.exp(said[place, :2]), abs=1e-3)
        assert weights == pytest.approx(np.exp(parts[place, : len(numbers)]), abs=1e-3)
