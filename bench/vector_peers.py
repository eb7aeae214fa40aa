"""What others offer for stepping many games: decisions a second, stepping alone, one core."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

OPENSPIEL_STATES = 512
GYMNASIUM_COPIES = 64
STEPS = 4  # in each run


def measure(seconds: float) -> dict[str, float]:
    """Those of them that are installed."""
    rates = {
        "Gymnasium's SyncVectorEnv": measure_gymnasium,
        "OpenSpiel's backgammon": measure_openspiel,
        "Pgx's backgammon": measure_pgx,
    }
    return {name: rate for name, of in rates.items() if (rate := of(seconds)) is not None}


def best_of(run: Callable[[], tuple[int, float]], seconds: float) -> float:
    """Decisions a second of the best run; a run says how many there were, and their seconds."""
    run()
    best = 0.0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        decisions, spent = run()
        best = max(best, decisions / spent)
    return best


def measure_openspiel(seconds: float) -> float | None:
    """A list of states from Python; each writes its mask and its observation after a step."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    generator = random.Random(7)
    states = [begin_openspiel(game, generator) for _ in range(OPENSPIEL_STATES)]
    masks = np.zeros((OPENSPIEL_STATES, game.num_distinct_actions()), np.bool_)
    observations = np.zeros((OPENSPIEL_STATES, game.observation_tensor_size()), np.float32)

    def run() -> tuple[int, float]:
        spent = 0.0
        for _ in range(STEPS):
            actions = [generator.choice(state.legal_actions()) for state in states]
            begin = time.process_time()
            for index, (state, action) in enumerate(zip(states, actions, strict=True)):
                state.apply_action(action)
                play_chance(state, generator)
                if state.is_terminal():
                    state.returns()
                    states[index] = begin_openspiel(game, generator)
                seen = states[index]
                masks[index] = False
                masks[index, seen.legal_actions()] = True
                observations[index] = seen.observation_tensor(seen.current_player())
            spent += time.process_time() - begin
        return STEPS * OPENSPIEL_STATES, spent

    return best_of(run, seconds)


def begin_openspiel(game: Any, generator: random.Random) -> Any:
    state = game.new_initial_state()
    play_chance(state, generator)
    return state


def play_chance(state: Any, generator: random.Random) -> None:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(outcomes, weights)[0])


def measure_gymnasium(seconds: float) -> float | None:
    """Environments of Gymnasium, each a Marabunta match that plays all seats, one after another."""
    try:
        from gymnasium.vector import SyncVectorEnv
    except ImportError:
        return None
    from bench.vector_environment import AllSeats

    envs = SyncVectorEnv([lambda: AllSeats("marabunta")] * GYMNASIUM_COPIES)
    _, info = envs.reset(seed=7)
    generator = np.random.default_rng(7)

    def run() -> tuple[int, float]:
        nonlocal info
        spent = 0.0
        for _ in range(STEPS):
            masks = np.stack(info["action_mask"])
            actions = np.array([generator.choice(np.flatnonzero(mask)) for mask in masks])
            begin = time.process_time()
            *_, info = envs.step(actions)
            spent += time.process_time() - begin
        return STEPS * GYMNASIUM_COPIES, spent

    return best_of(run, seconds)


def measure_pgx(seconds: float) -> float | None:
    """Jitted and vectorised by JAX, on its default device; the policy is part of what runs."""
    try:
        import pgx  # noqa: F401
    except ImportError:
        return None
    return pgx_rate(4096, seconds)


def pgx_rate(count: int, seconds: float, steps: int = 32) -> float:
    """Random play of Pgx's backgammon with so many games; one that ends is begun anew."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("backgammon")
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def one(carry: Any, key: Any) -> Any:
        state = carry
        choice, dice, fresh = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, logits, axis=-1)
        state = step(state, action, jax.random.split(dice, count))
        begun = init(jax.random.split(fresh, count))
        ended = state.terminated | state.truncated

        def choose(new: Any, old: Any) -> Any:
            return jnp.where(ended.reshape(-1, *[1] * (new.ndim - 1)), new, old)

        return jax.tree.map(choose, begun, state), state.rewards.sum()

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps)))
    key = jax.random.key(7)
    state = jax.jit(init)(jax.random.split(key, count))
    state, rewards = many(state, key)
    rewards.block_until_ready()
    best = 0.0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        key, own = jax.random.split(key)
        begin = time.perf_counter()
        state, rewards = many(state, own)
        rewards.block_until_ready()
        best = max(best, steps * count / (time.perf_counter() - begin))
    return best
