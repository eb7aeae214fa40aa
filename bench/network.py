"""The learned networks in machine code: how long they think on a core, and the same on a GPU.

    python bench/network.py [GAME …] [--seconds S]
    python bench/network.py --device cuda [GAME …] [--seconds S]

On a CPU it prints microseconds for the hand-written judgement and for the network that corrects it.
On a GPU every thread judges a position of its own; what it says is compared with the CPU's, then
positions a second are counted.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca import research
from ludoteca.bots.network import Network, share_corrector_of
from ludoteca.bots.weights import network_of, weights_for, weights_of
from ludoteca.core import gpu
from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, Record, new_records, specialise, unbound
from ludoteca.games import find_game, names

POSITIONS = 4096
WARM_UP = 60  # steps, so that the games are of all ages
THREADS = 64  # of a block on a GPU
ALIKE = 1e-4  # shares of the win may differ by so much: a GPU adds up in another order

assess = correct_shares = unbound


def judge_template(
    board: Record, states: Array, network: Network, shares: Array, learned: int
) -> None:
    """What each position promises each seat."""
    for index in range(len(states)):
        assess(board, states[index], shares[index])
        if learned:
            correct_shares(board, states[index], network, shares[index])


def positions_of(spec: research.Spec) -> Any:
    games = research.vector(spec, POSITIONS, seed=7)
    games.reset()
    for _ in range(WARM_UP):
        games.step(games.sample())
    states = new_records(spec.game.state_type, POSITIONS)
    states[:] = games.states()["state"]
    return states


def on_cpu(spec: research.Spec, network: Network, states: Any, seconds: float) -> Array:
    game, board = spec.game, spec.board.record
    judge = specialise(
        judge_template, assess=game.judgement.assess, correct_shares=share_corrector_of(game)
    )
    shares = np.zeros((POSITIONS, 4))
    took = []
    for learned in (0, 1):
        judge(board, states, network, shares, learned)
        best, until = float("inf"), time.perf_counter() + seconds
        while time.perf_counter() < until:
            begin = time.process_time()
            judge(board, states, network, shares, learned)
            best = min(best, time.process_time() - begin)
        took.append(best / POSITIONS * 1e6)
    print(
        f"{spec.name}: by hand {took[0]:.2f} µs, learned {took[1]:.2f} µs a position on one core, "
        f"{network.first.shape[0]} features, {network.first.shape[1]} + {len(network.neck)} units",
        flush=True,
    )
    return shares


def on_gpu(
    spec: research.Spec, network: Network, states: Any, shares: Array, seconds: float
) -> bool:
    """Print whether a GPU says the same, and how fast."""
    cuda, game = gpu.need_cuda(), spec.game
    judge_by_hand, correct = game.judgement.assess, share_corrector_of(game)
    size, hidden, neck = len(network.entries), len(network.hidden), len(network.neck)

    @cuda.jit  # type: ignore[untyped-decorator]
    def judge(boards: Any, states: Any, given: Network, shares: Any) -> None:
        index = cuda.grid(1)
        if index < states.shape[0]:
            own = Network(
                given.kept,
                given.places,
                given.limits,
                given.scales,
                given.rows,
                given.first,
                given.first_bias,
                given.second,
                given.second_bias,
                given.seats,
                given.seats_bias,
                given.choices,
                given.choices_bias,
                given.trust,
                cuda.local.array(size, np.int16),
                cuda.local.array(hidden, np.float32),
                cuda.local.array(neck, np.float32),
            )
            judge_by_hand(boards[0], states[index], shares[index])
            correct(boards[0], states[index], own, shares[index])

    boards = new_records(game.board_type, 1)
    boards[0] = spec.board.record
    many = np.tile(states, 64)
    there = cuda.to_device(boards), cuda.to_device(many)
    weights = Network(*(cuda.to_device(array) for array in network))
    found = cuda.to_device(np.zeros((len(many), 4)))
    blocks = len(many) // THREADS
    judge[blocks, THREADS](*there, weights, found)
    apart = float(np.abs(found.copy_to_host()[:POSITIONS] - shares).max())
    best, until = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        begin = time.perf_counter()
        judge[blocks, THREADS](*there, weights, found)
        cuda.synchronize()
        best = max(best, len(many) / (time.perf_counter() - begin))
    print(
        f"{spec.name}: on the GPU shares are at most {apart:.1e} apart from the CPU's, "
        f"{best / 1e6:.1f} million positions/s",
        flush=True,
    )
    return apart < ALIKE


def main() -> int:
    arguments = argparse.ArgumentParser(description="The learned networks in machine code.")
    arguments.add_argument("games", nargs="*", default=list(names()), metavar="GAME")
    arguments.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    arguments.add_argument("--seconds", type=float, default=1.0)
    arguments.add_argument("--network", help="a file of weights, in place of the game's own")
    chosen = arguments.parse_args()
    if chosen.device == "cuda" and not gpu.is_available():
        print("No CUDA GPU can be used here.", file=sys.stderr)
        return 2
    alike = True
    for name in chosen.games:
        game: Game[Any] = find_game(name)
        own = Path(chosen.network).read_bytes() if chosen.network else None
        weights = weights_of(game) if own is None else weights_for(game, own)
        if weights is None:
            print(f"{name} has no network.")
            continue
        spec = research.spec(name)
        network, states = network_of(game, weights), positions_of(spec)
        shares = on_cpu(spec, network, states, chosen.seconds)
        if chosen.device == "cuda":
            alike &= on_gpu(spec, network, states, shares, chosen.seconds)
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
