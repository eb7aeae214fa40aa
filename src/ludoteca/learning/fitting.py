"""Fitting a network to lessons, with JAX: on a GPU where there is one, else on the CPU."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.network import LEAST
from ludoteca.bots.tree import MAX_SEATS
from ludoteca.bots.weights import NUMBER
from ludoteca.core.extras import extra

with extra("train"):
    import jax
    import jax.numpy as jnp

Layers = dict[str, jax.Array]

FEW = 12  # values that an entry may have to be told apart one by one
RARE = 2e-4  # of all decisions: values that come up less often have no row
WIDE = 128  # choices of a decision that are learned from; decisions with more teach no policy
BATCH = 2048


@dataclass(frozen=True)
class Features:
    """What the rows of the first layer wait for; see `bots.weights`."""

    entry: NDArray[np.int16]
    value: NDArray[np.int16]
    scale: NDArray[np.float32]

    def arrays(self) -> tuple[jax.Array, jax.Array, jax.Array]:
        """On the device."""
        entry = self.entry.astype(np.int32)
        return jnp.asarray(entry), jnp.asarray(self.value), jnp.asarray(self.scale)


def features_of(observations: NDArray[np.int16]) -> Features:
    """Rows for what changes: for every value but the usual one, or one for a number."""
    entries: list[int] = []
    values: list[int] = []
    scales: list[float] = []
    for entry in range(observations.shape[1]):
        column = observations[:, entry]
        found, counts = np.unique(column, return_counts=True)
        usual = found[counts.argmax()]
        often = found[counts >= max(2, RARE * len(column))]
        if len(often) <= 1:
            continue
        if len(often) <= FEW:
            for value in often[often != usual]:
                entries.append(entry)
                values.append(int(value))
                scales.append(1.0)
        else:
            entries.append(entry)
            values.append(NUMBER)
            scales.append(1.0 / float(column.std()))
    return Features(
        np.array(entries, np.int16), np.array(values, np.int16), np.array(scales, np.float32)
    )


class Lesson(NamedTuple):
    """Decisions in rows, their choices flat; all on the device."""

    observations: jax.Array
    seats: jax.Array
    judged: jax.Array  # whether chances are learned from it
    hand: jax.Array
    target: jax.Array  # shares of the win, the seat to act first
    returns: jax.Array
    starts: jax.Array
    counts: jax.Array
    choices: jax.Array
    weights: jax.Array
    visits: jax.Array


def new_layers(key: Any, features: int, actions: int, hidden: int, neck: int) -> Layers:
    one, two = jax.random.split(key)
    return {
        "first": jax.random.normal(one, (features, hidden)) * (1 / 150) ** 0.5,
        "first_bias": jnp.zeros(hidden),
        "second": jax.random.normal(two, (hidden, neck)) * (2 / hidden) ** 0.5,
        "second_bias": jnp.zeros(neck),
        "seats": jnp.zeros((MAX_SEATS, neck)),
        "seats_bias": jnp.zeros(MAX_SEATS),
        "choices": jnp.zeros((actions, neck)),
        "choices_bias": jnp.zeros(actions),
        "trust": jnp.ones(2),
    }


def outputs(layers: Layers, features: Any, lesson: Lesson, rows: jax.Array) -> Any:
    """Logarithms of the shares and of the parts of the choices, with the choices' mask."""
    entry, value, scale = features
    seen = lesson.observations[rows][:, entry]
    signal = jnp.where(value == NUMBER, seen * scale, seen == value).astype(jnp.float32)
    hidden = jax.nn.relu(signal @ layers["first"] + layers["first_bias"])
    neck = jax.nn.relu(hidden @ layers["second"] + layers["second_bias"])
    hand = jnp.log(jnp.maximum(lesson.hand[rows], LEAST))
    shares = layers["trust"][0] * hand + neck @ layers["seats"].T + layers["seats_bias"]
    there = jnp.arange(MAX_SEATS) < lesson.seats[rows][:, None]
    shares = jax.nn.log_softmax(jnp.where(there, shares, -1e9))
    places = lesson.starts[rows][:, None] + jnp.arange(WIDE)
    mask = jnp.arange(WIDE) < lesson.counts[rows][:, None]
    places = jnp.where(mask, places, 0)
    known = jnp.where(mask, lesson.weights[places], 0)
    known = known / jnp.maximum(jnp.max(known, axis=1, keepdims=True), LEAST)
    logits = neck @ layers["choices"].T + layers["choices_bias"]
    logits = jnp.take_along_axis(logits, lesson.choices[places].astype(jnp.int32), 1)
    logits += layers["trust"][1] * jnp.log(jnp.maximum(known, LEAST))
    parts = jax.nn.log_softmax(jnp.where(mask, logits, -1e9))
    return shares, parts, mask, places


def loss(layers: Layers, features: Any, lesson: Lesson, rows: jax.Array) -> Any:
    shares, parts, mask, places = outputs(layers, features, lesson, rows)
    judged = lesson.judged[rows] / jnp.maximum(1, lesson.judged[rows].sum())
    value = -((lesson.target[rows] * shares).sum(1) * judged).sum()
    narrow = (lesson.counts[rows] <= WIDE) & (lesson.counts[rows] > 0)
    visits = jnp.where(mask, lesson.visits[places], 0)
    policy = -(visits * jnp.where(mask, parts, 0)).sum(1)
    policy = (policy * narrow).sum() / jnp.maximum(1, narrow.sum())
    real = -((lesson.returns[rows] * shares).sum(1) * judged).sum()
    return value + policy, (value, policy, real)


@partial(jax.jit, static_argnums=(6,), donate_argnums=(0, 1))
def epoch(
    layers: Layers,
    memory: Any,
    features: Any,
    lesson: Lesson,
    rows: jax.Array,
    rates: Any,
    decay: float,
) -> Any:
    """All rows once, a step of Adam for each batch of them."""

    def step(carried: Any, given: Any) -> Any:
        layers, (mean, square, count) = carried
        batch, rate = given
        (_, parts), gradient = jax.value_and_grad(loss, has_aux=True)(
            layers, features, lesson, batch
        )
        count += 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, gradient)

        def moved(weight: Any, m: Any, s: Any) -> Any:
            way = (m / (1 - 0.9**count)) / (jnp.sqrt(s / (1 - 0.999**count)) + 1e-8)
            return weight - rate * (way + decay * weight)

        return (jax.tree.map(moved, layers, mean, square), (mean, square, count)), jnp.array(parts)

    (layers, memory), parts = jax.lax.scan(step, (layers, memory), (rows, rates))
    return layers, memory, parts.mean(0)


@jax.jit
def judged(layers: Layers, features: Any, lesson: Lesson, rows: jax.Array) -> Any:
    return jnp.array(loss(layers, features, lesson, rows)[1])


def fit(
    layers: Layers,
    features: Features,
    lesson: Lesson,
    learn: NDArray[np.int64],
    check: NDArray[np.int64],
    epochs: int,
    rate: float,
    decay: float,
    seed: int,
) -> Iterator[tuple[Layers, list[float], list[float]]]:
    """After each epoch: the layers, and the losses (share, choices, real outcome) on both parts."""
    arrays = features.arrays()
    memory = (
        jax.tree.map(jnp.zeros_like, layers),
        jax.tree.map(jnp.zeros_like, layers),
        jnp.zeros((), jnp.int32),
    )
    generator = np.random.default_rng(seed)
    batch = min(BATCH, len(learn))
    steps = len(learn) // batch
    done, whole = 0, epochs * steps
    for _ in range(epochs):
        rows = generator.permutation(learn)[: steps * batch].reshape(steps, batch)
        part = (done + np.arange(steps)) / whole
        rates = (
            rate
            * np.minimum(1, (done + 1 + np.arange(steps)) / 100)
            * (0.5 + 0.5 * np.cos(np.pi * part))
        )
        done += steps
        layers, memory, losses = epoch(
            layers,
            memory,
            arrays,
            lesson,
            jnp.asarray(rows),
            jnp.asarray(rates, jnp.float32),
            decay,
        )
        seen = [np.asarray(judged(layers, arrays, lesson, part)) for part in batches(check)]
        yield layers, losses.tolist(), np.mean(seen, 0).tolist()


def batches(rows: NDArray[np.int64]) -> Iterator[jax.Array]:
    """Batches of one size, for which a function is compiled once; a rest is left out."""
    batch = min(BATCH, len(rows))
    for at in range(0, len(rows) - batch + 1, batch):
        yield jnp.asarray(rows[at : at + batch])


@jax.jit
def said(layers: Layers, features: Any, lesson: Lesson, rows: jax.Array) -> jax.Array:
    """The share of the win that the network gives the seat to act."""
    return jnp.exp(outputs(layers, features, lesson, rows)[0][:, 0])
