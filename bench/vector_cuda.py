"""The games of `bench/vector.py` on a GPU: equal to the CPU's, then with a network in the loop."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from bench import vector_peers
from ludoteca import research
from ludoteca.core import gpu
from ludoteca.core.contract import OptionValue
from ludoteca.games import find_game
from ludoteca.research.cuda import LANES, CudaVector, DeviceArray

COMPARED_GAMES, COMPARED_STEPS = 1000, 300
SIZES = 4096, 262_144
HIDDEN = 512, 256, 256
IN_A_GRAPH = 16  # steps
MULTIPLE = 16  # widths that tensor cores like


def run(chosen: list[str], seconds: float, compare_first: bool) -> int:
    if not gpu.is_available():
        print("No CUDA GPU can be used here.", file=sys.stderr)
        return 2
    specs = [spec for name in chosen for spec in variants(name)]
    ways: list[dict[str, int]] = [{"lanes": LANES}, {"lanes": 0}]
    equal = [compare(spec, **way) for spec in specs for way in ways if compare_first]
    for spec in specs:
        for count in SIZES:
            tell(spec, count, "at random", random_rate(spec, count, seconds))
            tell(spec, count, "network in Torch", torch_rate(spec, count, seconds))
    first = specs[0]
    for count in SIZES:
        tell(first, count, "network in JAX", jax_rate(first, count, seconds))
        try:
            rate = vector_peers.pgx_rate(count, seconds)
            print(f"Pgx's backgammon, {count} games, at random: {rate / 1e6:.1f} million/s")
        except ImportError:
            print("Pgx is not installed: no peer to compare with.")
    return 0 if all(equal) else 1


def tell(spec: research.Spec, count: int, what: str, rate: float | None) -> None:
    if rate is not None:
        print(
            f"{spec.name}, {count} games, {what}: {rate / 1e6:.1f} million decisions/s, "
            f"{count / rate * 1e6:.0f} µs a step",
            flush=True,
        )


def variants(name: str) -> Iterator[research.Spec]:
    """Every number of seats, with the default options and with all that can be turned on."""
    game = find_game(name)
    switched_on: dict[str, OptionValue] = {
        option.name: True for option in game.options if option.default is False
    }
    for seats in game.seats:
        for options in [{}, switched_on] if switched_on else [{}]:
            yield research.spec(name, seats, **options)


# Equal to the CPU


def compare(spec: research.Spec, **way: int) -> bool:
    """Print whether the same games on both have the same bytes all the time."""
    own = research.vector(spec, COMPARED_GAMES, seed=7)
    other = CudaVector(spec, COMPARED_GAMES, seed=7, auto_reset=True, **way)
    begin = time.perf_counter()
    own.reset(), other.reset()
    problem = difference(own, other)
    ended = 0
    for step in range(COMPARED_STEPS):
        if problem:
            break
        actions = own.sample()
        if not np.array_equal(actions, other.sample().copy_to_host()):
            problem = "actions"
            break
        ended += int(own.step(actions).done.sum())
        other.step(other.actions)
        problem = difference(own, other)
        if problem:
            problem += f" after step {step}"
    middle = own.states()  # and from one device to the other
    own.restore(other.states().tobytes())
    other.restore(middle)
    problem = problem or difference(own, other)
    if other.refused:
        problem = problem or f"{other.refused} actions refused"
    print(
        f"{spec.name}: {COMPARED_GAMES} games, {COMPARED_STEPS} steps, {ended} ended, "
        f"{'one by one' if way['lanes'] else 'in rounds'}: "
        f"{'DIFFERENT in ' + problem if problem else 'all bytes equal to the CPU'} "
        f"({time.perf_counter() - begin:.0f} s)",
        flush=True,
    )
    return not problem


def difference(own: research.Vector, other: CudaVector) -> str:
    """What is not the same on both; empty if all is."""
    if own.states().tobytes() != other.states().tobytes():
        return "states"
    for name in ("observation", "mask", "actor", "reward", "done"):
        here, there = getattr(own.last, name), getattr(other.last, name).copy_to_host()
        if here.dtype != there.dtype or here.tobytes() != there.tobytes():
            return name
    return ""


# How fast


def rate_of(
    steps: Callable[[], None], wait: Callable[[], None], each: int, seconds: float
) -> float:
    """Decisions a second of the best run of a fifth of the time."""
    steps()
    wait()
    best = 0.0
    for _ in range(5):
        begin = time.perf_counter()
        rounds = 0
        while time.perf_counter() - begin < seconds / 5:
            for _ in range(8):
                steps()
            rounds += 8
            wait()
        best = max(best, rounds * each / (time.perf_counter() - begin))
    return best


def warm_up(games: CudaVector) -> None:
    games.reset()
    for _ in range(100):  # the games should be of all ages
        games.step(games.sample())
    games.synchronize()


def random_rate(spec: research.Spec, count: int, seconds: float, **way: int) -> float:
    """No network; from a CUDA graph where Torch can make one."""
    games = CudaVector(spec, count, seed=7, auto_reset=True, **way)
    warm_up(games)

    def once() -> None:
        games.step(games.sample())

    return graph_rate(games, once, seconds)


def torch_rate(spec: research.Spec, count: int, seconds: float, **way: int) -> float | None:
    """A policy and a value from every observation, an action from the policy, a step."""
    try:
        import torch
    except ImportError:
        return None
    games = CudaVector(spec, count, seed=7, auto_reset=True, **way)
    warm_up(games)
    observation = torch.as_tensor(games.last.observation, device="cuda")
    wide = rounded(spec.observation.size)
    entries = torch.zeros((count, wide), dtype=torch.bfloat16, device="cuda")
    network = torch_network(wide, rounded(spec.decisions + spec.seats))

    def once() -> None:
        entries[:, : spec.observation.size].copy_(observation)
        games.step(games.sample(network(entries).float()))

    with torch.inference_mode():
        rate = graph_rate(games, once, seconds)
    if games.refused:
        print(f"{games.refused} actions were refused", file=sys.stderr)
    return rate


def torch_network(wide: int, out: int) -> Any:
    import torch

    torch.manual_seed(7)
    layers: list[Any] = []
    for width in HIDDEN:
        layers += [torch.nn.Linear(wide, width), torch.nn.ReLU(inplace=True)]
        wide = width
    layers.append(torch.nn.Linear(wide, out))
    return torch.nn.Sequential(*layers).to(device="cuda", dtype=torch.bfloat16)


def graph_rate(games: CudaVector, once: Callable[[], None], seconds: float) -> float:
    """Some steps as one CUDA graph, again and again; without Torch, one launch after another."""
    try:
        import torch
    except ImportError:
        return rate_of(once, games.synchronize, games.n, seconds)
    stream = torch.cuda.Stream()
    games.stream = stream.cuda_stream
    with torch.cuda.stream(stream):
        for _ in range(3):
            once()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream, capture_error_mode="thread_local"):
        for _ in range(IN_A_GRAPH):
            once()
    return rate_of(graph.replay, torch.cuda.synchronize, IN_A_GRAPH * games.n, seconds)


def jax_rate(spec: research.Spec, count: int, seconds: float) -> float | None:
    """The same network in JAX, which also samples; arrays go to and fro by DLPack."""
    try:
        import jax
        import jax.numpy as jnp
    except ImportError:
        return None
    games = research.vector(spec, count, "cuda", seed=7)
    warm_up(games)
    sizes = [spec.observation.size, *HIDDEN, spec.decisions]
    keys = jax.random.split(jax.random.key(7), len(sizes))
    weights = [
        jax.random.normal(key, (wide, width), jnp.bfloat16) / wide**0.5
        for key, wide, width in zip(keys, sizes[:-1], sizes[1:], strict=False)
    ]

    @jax.jit
    def policy(weights: Any, observation: Any, mask: Any, key: Any) -> Any:
        values = observation.astype(jnp.bfloat16)
        for matrix in weights[:-1]:
            values = jax.nn.relu(values @ matrix)
        logits = (values @ weights[-1]).astype(jnp.float32)
        key, own = jax.random.split(key)
        return jax.random.categorical(own, jnp.where(mask, logits, -jnp.inf)), key

    state = [keys[-1]]

    def taken(array: DeviceArray) -> Any:
        return jax.dlpack.from_dlpack(array)

    def once() -> None:
        seen = games.last
        actions, state[0] = policy(weights, taken(seen.observation), taken(seen.mask), state[0])
        games.step(actions.block_until_ready())

    rate = rate_of(once, games.synchronize, count, seconds)
    if games.refused:
        print(f"{games.refused} actions were refused", file=sys.stderr)
    return rate


def rounded(width: int) -> int:
    return -(-width // MULTIPLE) * MULTIPLE


def tune(chosen: list[str], seconds: float) -> int:
    """How should games be spread over a GPU? See `CudaVector`."""
    ways: list[tuple[int, dict[str, int]]] = [
        (262_144, {"lanes": 0}),
        (262_144, {"lanes": 0, "threads": 64}),
        (4096, {"lanes": 0, "threads": 32}),
        (4096, {"lanes": 0, "threads": 64}),
        (4096, {"lanes": 4}),
        (262_144, {"lanes": 4}),
        (4096, {"lanes": 2}),
    ]
    for name in chosen:
        spec = research.spec(name)
        for count, way in ways:
            tell(spec, count, f"at random, {way}", random_rate(spec, count, seconds, **way))
            tell(spec, count, f"Torch, {way}", torch_rate(spec, count, seconds, **way))
        compare(spec, lanes=0)
        compare(spec, lanes=4)
    return 0
