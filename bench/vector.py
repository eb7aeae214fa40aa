"""Many games stepped together, with observation and mask written, beside peers in the same run.

    python bench/vector.py [GAME …] [--games N] [--seconds S]
    python bench/vector.py --device cuda [GAME …] [--seconds S] [--tune]

On a CPU it counts decisions a second of one core: of ours, of Gymnasium's SyncVectorEnv over one
of our environments, of OpenSpiel's backgammon and, where Pgx is installed, of its backgammon. Only
stepping is timed, for all alike; what is chosen is chosen before, at random. The best of several
short runs counts, in seconds of the processor, since other programs take theirs.

On a GPU it first compares every byte with the CPU, then counts decisions a second with a network
in the loop: see `vector_cuda.py`.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import vector_peers
from ludoteca import research
from ludoteca.games import find_game, names

STEPS = 25  # in each run
WARM_UP = 50  # steps: the games should be of all ages


def measure(spec: research.Spec, count: int, seconds: float) -> float:
    """Decisions a second of one core."""
    games = research.vector(spec, count, threads=1)
    games.reset()
    for _ in range(WARM_UP):
        games.step(games.sample())
    best = float("inf")
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        spent = 0.0
        for _ in range(STEPS):
            actions = games.sample()
            begin = time.process_time()
            games.step(actions)
            spent += time.process_time() - begin
        best = min(best, spent)
    return STEPS * count / best


def on_cpu(chosen: list[str], count: int, seconds: float) -> int:
    peers = vector_peers.measure(seconds)
    for what, rate in peers.items():
        print(f"{what}: {rate:,.0f} decisions/s", flush=True)
    for name in chosen:
        for seats in find_game(name).seats:
            rate = measure(research.spec(name, seats), count, seconds)
            ratios = ", ".join(f"{rate / other:,.0f} times {what}" for what, other in peers.items())
            print(
                f"{name}, {seats} seats, {count} games: {rate / 1e6:.2f} million decisions/s "
                f"on one core; {ratios}",
                flush=True,
            )
    return 0


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("games", nargs="*", default=list(names()), metavar="GAME")
    arguments.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    arguments.add_argument("--games", dest="count", type=int, default=4096)
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    arguments.add_argument("--tune", action="store_true", help="try ways of using the GPU")
    arguments.add_argument("--no-compare", action="store_true", help="measure only")
    chosen = arguments.parse_args()
    if chosen.device == "cpu":
        return on_cpu(chosen.games, chosen.count, chosen.seconds)
    from bench import vector_cuda

    if chosen.tune:
        return vector_cuda.tune(chosen.games, chosen.seconds)
    return vector_cuda.run(chosen.games, chosen.seconds, compare_first=not chosen.no_compare)


if __name__ == "__main__":
    sys.exit(main())
