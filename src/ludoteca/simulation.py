"""Random games by the thousand, and how fast they go.

Works on any game through its contract. Kernels release the lock of the interpreter, so threads
use every core; a game depends on the seed and its own index alone, so results do not depend on
how many threads there were.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from threading import Event
from typing import Any

import numpy as np

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, Record, new_records, specialise, unbound
from ludoteca.core.playout import batch_of
from ludoteca.core.threads import cores

__all__ = ["Simulation", "simulate", "throughput"]

CHUNK = 4096  # games whose states are in memory at once, in each thread
FIRST_BURST, BURST_SECONDS = 1, 0.05  # games between two looks at the clock
LAST_SEED = LAST_GAME = 2**32 - 1  # the generator's key and stream have 32 bits

# Bound to the kernels of a game.
returns = scores = unbound


def tally_template(
    board: Record,
    states: Array,
    shares: Array,
    points: Array,
    unit: int,
    wins: Array,
    totals: Array,
    reasons: Array,
) -> int:
    """Add up the results of finished games; the rounds they had in all.

    Wins are counted in parts of `unit`, whole numbers, so that the order of adding cannot matter.
    """
    rounds = 0
    for index in range(len(states)):
        state = states[index]
        returns(board, state, shares)
        scores(board, state, points)
        for seat in range(len(wins)):
            wins[seat] += int(shares[seat] * unit + 0.5)
            totals[seat] += points[seat]
        for bit in range(len(reasons)):
            reasons[bit] += (state.end_reasons >> bit) & 1
        rounds += state.rounds
    return rounds


@cache
def tally_of(game: Game[Any]) -> Callable[..., int]:
    """`tally_template` for a game."""
    kernels = game.kernels
    return specialise(tally_template, returns=kernels.returns, scores=kernels.scores)


# Batches of random games


@dataclass(frozen=True)
class Simulation:
    """What came of a number of random games; lists are by seat."""

    games: int
    moves: int  # actions, chance included
    seconds: float
    moves_per_second: float
    wins: list[float]  # shared wins divided
    mean_score: list[float]
    mean_rounds: float
    end_reasons: dict[str, int]  # a game may end for several at once


def play_batch(
    game: Game[Any], board: Record, seats: int, seed: int, first: int, count: int
) -> tuple[Any, int]:
    """Random games by their index; the final states and the number of actions."""
    states = new_records(game.state_type, count)
    lengths = np.zeros(count, np.int64)
    buffer = np.zeros(game.max_choices, np.int16)
    weights = np.zeros(game.max_outcomes, np.int32)
    moves = batch_of(game)(board, states, seats, lengths, buffer, weights, seed, first)
    return states, int(moves)


def simulate(
    game: Game[Any],
    board: Record,
    seats: int,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play random games; `progress` is told, from any thread, how many more are done."""
    threads = cores() if threads is None else threads
    unit = math.lcm(*range(1, seats + 1))  # a win shared by any number of seats is whole
    firsts = iter(range(0, games, CHUNK))  # shared by the threads, each takes the next
    stopped = Event()

    def work() -> tuple[int, int, Any, Any, Any]:
        moves = rounds = 0
        wins, totals = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        reasons = np.zeros(len(game.end_reasons), np.int64)
        shares, points = np.zeros(seats, np.float64), np.zeros(seats, np.int32)
        for first in firsts:
            if stopped.is_set():
                break
            count = min(CHUNK, games - first)
            states, length = play_batch(game, board, seats, seed, first, count)
            moves += length
            rounds += tally_of(game)(board, states, shares, points, unit, wins, totals, reasons)
            progress(count)
        return moves, int(rounds), wins, totals, reasons

    play_first(game, board, seats)
    begun = time.perf_counter()
    parts = list(run_threads(work, threads, stopped))
    seconds = time.perf_counter() - begun
    moves = sum(part[0] for part in parts)
    reasons = sum(part[4] for part in parts)
    return Simulation(
        games=games,
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds,
        wins=[int(share) / unit for share in sum(part[2] for part in parts)],
        mean_score=[int(total) / games for total in sum(part[3] for part in parts)],
        mean_rounds=sum(part[1] for part in parts) / games,
        end_reasons={
            name: int(count) for name, count in zip(game.end_reasons, reasons, strict=True)
        },
    )


def play_first(game: Game[Any], board: Record, seats: int) -> None:
    """One game before the clock starts, and before threads: what is measured is compiled."""
    states, _ = play_batch(game, board, seats, 0, 0, 1)
    shares, points = np.zeros(seats, np.float64), np.zeros(seats, np.int32)
    wins, totals = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    reasons = np.zeros(len(game.end_reasons), np.int64)
    tally_of(game)(board, states, shares, points, 1, wins, totals, reasons)


def run_threads(work: Callable[[], Any], threads: int, stopped: Event) -> Iterator[Any]:
    """The same work in every thread; an interruption tells them all to stop."""
    with ThreadPoolExecutor(threads) as executor:
        try:
            waiting = [executor.submit(work) for _ in range(threads)]
            for future in waiting:
                yield future.result()
        finally:
            stopped.set()


def throughput(game: Game[Any], board: Record, seats: int, threads: int, seconds: float) -> float:
    """Actions of random games a second, on so many threads at once."""
    moves = [0] * threads
    numbers = iter(range(threads))
    stopped = Event()
    play_first(game, board, seats)
    begun = time.perf_counter()

    def work() -> None:
        number = next(numbers)
        size, first = FIRST_BURST, number << 24  # every thread plays other games
        before = begun
        while before < begun + seconds and not stopped.is_set():
            moves[number] += play_batch(game, board, seats, 0, first, size)[1]
            now = time.perf_counter()
            first += size
            size *= 2 if now - before < BURST_SECONDS else 1
            before = now

    list(run_threads(work, threads, stopped))
    return sum(moves) / (time.perf_counter() - begun)
