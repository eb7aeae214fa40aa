"""A network for a game from what was gathered: rows into a lesson, layers into weights."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca import __version__
from ludoteca.bots.network import LEAST
from ludoteca.bots.weights import Weights, board_name, subject_of, to_file
from ludoteca.core.contract import Game
from ludoteca.core.extras import extra
from ludoteca.learning.fitting import (
    WIDE,
    Features,
    Layers,
    Lesson,
    batches,
    features_of,
    fit,
    new_layers,
    said,
)
from ludoteca.learning.plan import Plan
from ludoteca.learning.results import Epoch, Fitted, Losses, calibrate
from ludoteca.learning.school import Gathered, settings_of, together

with extra("train"):
    import jax
    import jax.numpy as jnp

APART = 0.06  # of the searched games are not learned from, but checked against
MIX = 0.5  # of a target is what came of the game, the rest what the search expected
TWICE = 2  # times a searched position is learned from for each of a drill
SAMPLE = 60_000  # searched positions that say what the features are, and half as many of drills
RATE, DECAY = 2e-3, 2e-2
TINY = 1e-9  # a weight above 0

Rows = NDArray[np.int64]


def lesson_of(gathered: Gathered) -> Lesson:
    """On the device."""
    target = MIX * gathered.returns + (1 - MIX) * gathered.searched
    columns = (
        gathered.observations,
        gathered.seats,
        gathered.judged,
        gathered.hand,
        target.astype(np.float32),
        gathered.returns,
        gathered.starts.astype(np.int32),
        gathered.counts.astype(np.int32),
        gathered.choices,
        gathered.weights,
        gathered.visits,
    )
    return Lesson(*map(jnp.asarray, columns))


def weights_from(game: Game[Any], features: Features, layers: Layers) -> Weights:
    settings, _ = settings_of(game)
    boards = {board_name(each) for each in settings}
    return Weights(
        entry=features.entry,
        value=features.value,
        scale=features.scale,
        subject=subject_of(game),
        boards=tuple(sorted(boards)),
        **{name: np.asarray(layer, np.float32) for name, layer in layers.items()},
    )


def divide(gathered: Gathered, searched: int, seed: int) -> tuple[Rows, Rows]:
    """Rows to learn from, and rows of whole searched games to check against."""
    generator = np.random.default_rng(seed)
    names = np.unique(gathered.games[:searched])
    apart = generator.choice(names, max(1, round(APART * len(names))), replace=False)
    is_apart = np.isin(gathered.games, apart)
    (learn,) = np.nonzero(~is_apart)
    (check,) = np.nonzero(is_apart)
    again = [learn[learn < searched]] * (TWICE - 1)
    return np.concatenate([learn, *again]), generator.permutation(check)


def sample(gathered: Gathered, searched: int, seed: int) -> NDArray[np.int16]:
    """Observations that say what changes in a game."""
    generator = np.random.default_rng(seed)
    rows = len(gathered.seats)
    picked = generator.permutation(searched)[:SAMPLE]
    others = searched + generator.permutation(rows - searched)[: SAMPLE // 2]
    found: NDArray[np.int16] = gathered.observations[np.sort(np.concatenate([picked, others]))]
    return found


def losses_by_hand(gathered: Gathered, rows: Rows) -> Losses:
    """What the network has to beat."""
    hand = np.log(np.clip(gathered.hand[rows], LEAST, 1))
    shares = -(gathered.returns[rows] * hand).sum(1)[gathered.judged[rows]].mean()
    each = gathered.visits * np.log(np.maximum(gathered.weights, TINY))
    owner = np.repeat(np.arange(len(gathered.counts)), gathered.counts)
    choices = -np.bincount(owner, each, minlength=len(gathered.counts))[rows]
    counted = (gathered.counts[rows] > 0) & (gathered.counts[rows] <= WIDE)
    return Losses(float(shares), float(choices[counted].mean()))


def teach(
    game: Game[Any],
    plan: Plan,
    searched: Sequence[Gathered],
    drills: Sequence[Gathered],
    advance: Callable[[int], None] = lambda epochs: None,
) -> tuple[bytes, Fitted]:
    """The file of a network, and how well it was fitted."""
    rows = sum(len(part.seats) for part in searched)
    gathered = together([*searched, *drills])
    learn, check = divide(gathered, rows, plan.seed)
    features = features_of(sample(gathered, rows, plan.seed))
    lesson = lesson_of(gathered)
    layers = new_layers(
        jax.random.key(plan.seed), len(features.entry), game.action_count, plan.hidden, plan.neck
    )
    epochs: list[Epoch] = []
    fitting = fit(layers, features, lesson, learn, check, plan.epochs, RATE, DECAY, plan.seed)
    for fitted, learned, checked in fitting:
        layers = fitted
        # By what came of games, not by the mixed target, to compare with the hand-written ones.
        epochs.append(Epoch(Losses(learned[2], learned[1]), Losses(checked[2], checked[1])))
        advance(1)
    parts = [np.asarray(said(layers, features.arrays(), lesson, batch)) for batch in batches(check)]
    chances = np.concatenate(parts)
    seen = check[: len(chances)]
    judged = gathered.judged[seen]
    chances, seen = chances[judged], seen[judged]
    weights = weights_from(game, features, layers)
    content = to_file(weights)
    return content, Fitted(
        games=sum(part.count for part in searched),
        drills=sum(part.count for part in drills),
        positions=len(gathered.seats),
        checked=len(check),
        epochs=epochs,
        hand=losses_by_hand(gathered, check),
        learned_calibration=calibrate(chances, gathered.returns[seen, 0]),
        hand_calibration=calibrate(gathered.hand[seen, 0], gathered.returns[seen, 0]),
        weights=weights.size,
        size=len(content),
        device=jax.devices()[0].device_kind,
        versions={
            "ludoteca": __version__,
            "jax": jax.__version__,
            "numpy": np.__version__,
            "python": platform.python_version(),
        },
    )
