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
from ludoteca.core.contract import Board, Game, OptionValue
from ludoteca.core.kernel import Array, new_records
from ludoteca.core.playout import batch_of
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game, names

KEY = 7


def main() -> int:
    arguments = argparse.ArgumentParser(description="Marabunta and friends on a CUDA GPU.")
    arguments.add_argument("games", nargs="*", default=list(names()), metavar="GAME")
    arguments.add_argument("--games", dest="count", type=int, default=100_000)
    arguments.add_argument("--seconds", type=float, default=2.0)
    chosen = arguments.parse_args()
    if not gpu.is_available():
        print("No CUDA GPU can be used here.", file=sys.stderr)
        return 2
    runs = [
        compare(find_game(name), seats, options, chosen.count, chosen.seconds)
        for name in chosen.games
        for seats in find_game(name).seats
        for options in variants(find_game(name))
    ]
    return 0 if all(runs) else 1


def variants(game: Game[Any]) -> list[dict[str, OptionValue]]:
    """The default options and, where there are any to turn on, all of them turned on."""
    switched_on: dict[str, OptionValue] = {
        option.name: True for option in game.options if option.default is False
    }
    return [{}, switched_on] if switched_on else [{}]


def compare(
    game: Game[Any], seats: int, options: dict[str, OptionValue], count: int, seconds: float
) -> bool:
    """Print one line about the same games on both; are they equal?"""
    setting = make_setting(game, seats, options)
    board = game.load_board(setting.options, setting.files)
    states, lengths, _ = gpu.play_batch(game, board, seats, count, KEY)
    own_states, own_lengths, cpu_seconds = play_on_cpu(game, board, seats, count)
    same = states.tobytes() == own_states.tobytes() and np.array_equal(lengths, own_lengths)
    rate = gpu.measure(game, board, seats, seconds)["moves_per_second"]
    cpu_rate = int(own_lengths.sum()) / cpu_seconds
    print(
        f"{game.name}, {seats} seats {' '.join(options)}: {count} games "
        f"{'equal to' if same else 'DIFFERENT FROM'} the CPU's; "
        f"GPU {rate / 1e6:.0f} million moves/s, one core {cpu_rate / 1e6:.2f} million, "
        f"ratio {rate / cpu_rate:.0f}",
        flush=True,
    )
    return same


def play_on_cpu(
    game: Game[Any], board: Board, seats: int, count: int
) -> tuple[Array, Array, float]:
    """The same games on one core; compiling is not timed."""
    buffer = np.zeros(game.max_choices, np.int16)
    weights = np.zeros(game.max_outcomes, np.int32)
    batch = batch_of(game)
    for games in (1, count):
        states = new_records(game.state_type, games)
        lengths = np.zeros(games, np.int64)
        begin = time.perf_counter()
        batch(board.record, states, seats, lengths, buffer, weights, KEY, 0)
        seconds = time.perf_counter() - begin
    return states, lengths, seconds


if __name__ == "__main__":
    sys.exit(main())
