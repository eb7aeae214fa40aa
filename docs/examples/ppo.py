"""PPO with self-play on `research.vector`, in JAX: a network learns a game by playing itself.

    python ppo.py --device cuda --games 8192 --minutes 4.5 --evaluate 200 --out weights.npz

One network plays all seats. It sees what the seat to act sees, and is rewarded at the end of a
match alone. The decisions of each seat of each game are a trajectory of their own. When the time is
over it plays matches against a bot.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ludoteca import research

Arrays = dict[str, jax.Array]  # by name: weights, what a step gives, or a rollout (steps by games)
Adam = tuple[Arrays, Arrays, jax.Array]  # means of gradients and of their squares; steps so far

TRACE = 0.95  # how far a surprise is traced back
CLIP, VALUE_PART, ENTROPY_PART = 0.2, 0.5, 0.01
EPOCHS, MINIBATCHES = 2, 8  # uses of every decision, and steps of the optimiser in each
LONGEST = 0.5  # of gradients
SECONDS_A_LINE = 10


def new_weights(spec: research.Spec, hidden: list[int], key: jax.Array) -> Arrays:
    """Layers, then a head for the policy and one for the value of the position."""
    weights = {"scale": jnp.asarray(1 / spec.observation.high.astype(np.float32))}  # never learnt
    sizes = [spec.observation.size, *hidden]
    for layer, (inputs, size) in enumerate(zip(sizes, hidden, strict=False)):
        key, part = jax.random.split(key)
        weights[f"layer{layer}"] = jax.random.normal(part, (inputs, size)) * (2 / inputs) ** 0.5
        weights[f"bias{layer}"] = jnp.zeros(size)
    weights["policy"] = jax.random.normal(key, (sizes[-1], spec.decisions)) * 0.01
    weights["value"] = jnp.zeros((sizes[-1], 1))
    return weights


def think(weights: Arrays, given: Arrays) -> tuple[jax.Array, jax.Array]:
    """Logarithms of the probabilities of all decisions, and the value for the seat to act."""
    signal = given["observation"] * jax.lax.stop_gradient(weights["scale"])
    for layer in range(sum(name.startswith("layer") for name in weights)):
        signal = jax.nn.relu(signal @ weights[f"layer{layer}"] + weights[f"bias{layer}"])
    logits = jnp.where(given["mask"], signal @ weights["policy"], -1e9)
    return jax.nn.log_softmax(logits), (signal @ weights["value"])[..., 0]


def lent(step: research.Step[Any], *names: str) -> Arrays:
    """Arrays of the environment for JAX; those on a GPU stay there."""
    take = jnp.asarray if isinstance(step.mask, np.ndarray) else jax.dlpack.from_dlpack
    return {name: take(getattr(step, name)) for name in names}


@partial(jax.jit, donate_argnums=0)
def keep(rollout: Arrays, at: int, news: Arrays) -> Arrays:
    """Write down a step: the next one overwrites the environment's arrays."""
    return rollout | {name: rollout[name].at[at].set(new) for name, new in news.items()}


@partial(jax.jit, donate_argnums=0)
def decide(rollout: Arrays, at: int, weights: Arrays, key: Any, given: Arrays) -> Any:
    """Draw an action for each game; also kept: how likely it was, and what the seat expects."""
    likelihoods, value = think(weights, given)
    action = jax.random.categorical(key, likelihoods).astype(jnp.int32)
    likelihood = jnp.take_along_axis(likelihoods, action[:, None], 1)[:, 0]
    chosen = {"action": action, "likelihood": likelihood, "value": value}
    return keep(rollout, at, given | chosen), action


def advantages(rollout: Arrays) -> Any:
    """How much better each action was than expected (GAE), and whether that is known yet."""
    nothing = jnp.zeros_like(rollout["reward"][0])
    seats = nothing.shape[1]

    def before(carried: Any, step: Arrays) -> Any:
        """From step to step back, each seat carries what its next decision or the end is worth."""
        done, seat = step["done"][:, None], jax.nn.one_hot(step["actor"], seats, dtype=bool)
        worth, advantage, known = carried
        worth = jnp.where(done, step["reward"] * seats - 1, worth)  # of all seats together 0
        advantage, known = jnp.where(done, 0, advantage), known | done
        expected = step["value"][:, None]
        gained = jnp.where(known, worth - expected + TRACE * advantage, 0)
        worth, advantage = jnp.where(seat, expected, worth), jnp.where(seat, gained, advantage)
        return (worth, advantage, known | seat), ((gained * seat).sum(1), (known & seat).any(1))

    start = (nothing, nothing, nothing.astype(bool))
    return jax.lax.scan(before, start, rollout, reverse=True)[1]


def loss_of(weights: Arrays, part: Arrays, curious: Any) -> Any:
    """The clipped objective, the error of the value, and something for trying things out."""
    likelihoods, value = think(weights, part)
    likelihood = jnp.take_along_axis(likelihoods, part["action"][..., None], -1)[..., 0]
    ratio = jnp.exp(likelihood - part["likelihood"])
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * part["advantage"], clipped * part["advantage"])
    entropy = -(jnp.exp(likelihoods) * jnp.where(part["mask"], likelihoods, 0)).sum(-1)
    figures = gain, (value - part["target"]) ** 2, entropy
    gain, error, entropy = (jnp.average(each, weights=part["known"] * 1.0) for each in figures)
    return VALUE_PART * error - gain - curious * entropy, (error, entropy)


def improve(weights: Arrays, adam: Adam, gradient: Arrays, rate: Any) -> tuple[Arrays, Adam]:
    mean, square, steps = adam[0], adam[1], adam[2] + 1
    length = jnp.sqrt(sum(jnp.sum(part**2) for part in gradient.values()))
    shorter = jnp.minimum(1, LONGEST / (length + 1e-8))
    gradient = jax.tree.map(lambda part: part * shorter, gradient)
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, gradient)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, square, gradient)
    pace = rate * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    change = jax.tree.map(lambda one, two: pace * one / (jnp.sqrt(two) + 1e-5), mean, square)
    return jax.tree.map(jnp.subtract, weights, change), (mean, square, steps)


@partial(jax.jit, donate_argnums=0)
def learn(learner: tuple[Arrays, Adam], rollout: Arrays, key: Any, rate: Any, left: Any) -> Any:
    """Improve the network by a rollout; `left` is the part of the training still to come."""
    advantage, known = advantages(rollout)
    target = advantage + rollout["value"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    lessons = rollout | {"advantage": advantage, "known": known, "target": target}

    def use(learner: tuple[Arrays, Adam], games: jax.Array) -> Any:
        part = jax.tree.map(lambda each: each[:, games], lessons)
        gradient, figures = jax.grad(loss_of, has_aux=True)(learner[0], part, ENTROPY_PART * left)
        return improve(*learner, gradient, rate * (0.1 + 0.9 * left)), figures

    games, keys = advantage.shape[1], jax.random.split(key, EPOCHS)
    batches = jnp.concatenate([jax.random.permutation(one, games) for one in keys])
    return jax.lax.scan(use, learner, batches.reshape(EPOCHS * MINIBATCHES, -1))


def train(spec: research.Spec, options: argparse.Namespace) -> Arrays:
    """Play and learn in turn until the time is over."""
    key = jax.random.key(options.seed)
    weights = new_weights(spec, options.hidden, key)
    mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
    adam = (mean, square, jnp.zeros((), jnp.int32))
    games = research.vector(spec, options.games, device=options.device, seed=options.seed)
    step = games.reset()
    each = jnp.zeros(options.games)
    row = {"action": each.astype(jnp.int32), "likelihood": each, "value": each}
    row |= lent(step, *vars(step))
    rollout = {name: jnp.zeros((options.steps, *of.shape), of.dtype) for name, of in row.items()}
    rounds, done, told = 0, 0.0, 0.0
    begun = time.perf_counter()
    while done < 1:
        key, *keys = jax.random.split(key, options.steps + 2)
        for at in range(options.steps):
            given = lent(step, "observation", "mask", "actor")
            rollout, action = decide(rollout, at, weights, keys[at], given)
            step = games.step(action.block_until_ready())
            rollout = keep(rollout, at, lent(step, "reward", "done"))
        (weights, adam), figures = learn((weights, adam), rollout, keys[-1], options.rate, 1 - done)
        error, entropy = (float(figure[-1]) for figure in figures)
        rounds, seconds = rounds + 1, time.perf_counter() - begun
        done = rounds / options.rounds if options.rounds else seconds / 60 / options.minutes
        if seconds - told > SECONDS_A_LINE:
            told, decisions = seconds, rounds * options.steps * options.games / 1e6
            print(f"{seconds:5.0f} s {decisions:8.1f} million decisions,", end=" ")
            print(f"error {error:.3f}, entropy {entropy:.3f}", flush=True)
    return weights


class Network:
    """A bot that plays what the network likes best."""

    def __init__(self, spec: research.Spec, weights: Arrays) -> None:
        self.spec = spec
        self.best = jax.jit(lambda given: think(weights, given)[0].argmax())

    def choose(self, position: research.BotPosition) -> int:
        seen = np.zeros(self.spec.observation.size, np.int16)
        self.spec.observation.write(position.board.record, position.state, position.seat, seen)
        mask = np.zeros(self.spec.decisions, bool)
        mask[position.legal_numbers()] = True
        return int(self.best({"observation": seen, "mask": mask}))


def read_options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--game", default="marabunta")
    add("--seats", type=int)
    add("--device", choices=["cpu", "cuda"], default="cpu")
    add("--games", type=int, default=1024, help="played at once")
    add("--steps", type=int, default=64, help="of each game between two lessons")
    add("--hidden", type=int, nargs="+", default=[512, 256, 256], help="sizes of the layers")
    add("--rate", type=float, default=6e-4, help="of learning, at the beginning")
    add("--minutes", type=float, default=4.5, help="of training")
    add("--rounds", type=int, help="of training, in place of minutes")
    add("--rival", default="beginner", help="a bot to be measured by")
    add("--evaluate", type=int, default=200, help="matches against it")
    add("--seed", type=int, default=0)
    add("--out", help="where to keep the weights (.npz)")
    return parser.parse_args(arguments)


def main() -> None:
    options = read_options()
    spec = research.spec(options.game, options.seats)
    weights = train(spec, options)
    if options.out:
        np.savez(options.out, **jax.device_get(weights))
    players = [Network(spec, weights), options.rival]
    standing = research.arena(spec, players, options.evaluate, options.seed)
    low, high = standing.ci95[0]
    print(f"It won {standing.win_rate[0]:.1%} of {standing.games} matches", end=" ")
    print(f"against {options.rival} (95 % interval: {low:.1%} to {high:.1%}).")


if __name__ == "__main__":
    main()
