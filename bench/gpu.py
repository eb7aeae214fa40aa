"""Random games on a CUDA GPU: equal to the CPU's, and how fast. Run on a machine that has one.

    python bench/gpu.py [GAME …] [--games N] [--seconds S]

Plays the same games on both, compares every byte of every final position and every length, then
measures moves a second (chance included) on the GPU and on one CPU core.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

from ludoteca.core import gpu
from ludoteca.core.contract import Board, Game
from ludoteca.core.kernel import Array, new_records
from ludoteca.core.playout import batch_of
from ludoteca.core.setting import make_setting
from ludoteca.games import NAMES, find_game

KEY = 7


def main() -> int:
    arguments = argparse.ArgumentParser(description="Marabunta and friends on a CUDA GPU.")
    arguments.add_argument("games", nargs="*", default=list(NAMES), metavar="GAME")
    arguments.add_argument("--games", dest="count", type=int, default=100_000)
    arguments.add_argument("--seconds", type=float, default=2.0)
    chosen = arguments.parse_args()
    if not gpu.is_available():
        print("No CUDA GPU can be used here.", file=sys.stderr)
        return 2
    equal = True
    for name in chosen.games:
        game = find_game(name)
        for seats in game.seats:
            setting = make_setting(game, seats, {})
            board = game.load_board(setting.options, setting.files)
            states, lengths, _ = gpu.play_batch(game, board, seats, chosen.count, KEY)
            own_states, own_lengths, seconds = play_on_cpu(game, board, seats, chosen.count)
            same = states.tobytes() == own_states.tobytes() and np.array_equal(lengths, own_lengths)
            equal = equal and same
            rate = gpu.measure(game, board, seats, chosen.seconds)["moves_per_second"]
            cpu_rate = int(own_lengths.sum()) / seconds
            print(
                f"{name}, {seats} seats: {chosen.count} games "
                f"{'equal to' if same else 'DIFFERENT FROM'} the CPU's; "
                f"GPU {rate / 1e6:.0f} million moves/s, one core {cpu_rate / 1e6:.2f} million, "
                f"ratio {rate / cpu_rate:.0f}"
            )
    return 0 if equal else 1


def play_on_cpu(
    game: Game[Any], board: Board, seats: int, count: int
) -> tuple[Array, Array, float]:
    """The same games on one core; compiling is not timed."""
    buffer = np.zeros(game.max_choices, np.int16)
    weights = np.zeros(game.max_outcomes, np.int32)
    batch = batch_of(game)
    for games in (1, count):
        states = new_records(game.state_type, games)
        lengths = np.zeros(games, np.int32)
        begin = time.perf_counter()
        batch(board.record, states, seats, lengths, buffer, weights, KEY, 0)
        seconds = time.perf_counter() - begin
    return states, lengths, seconds


if __name__ == "__main__":
    sys.exit(main())
