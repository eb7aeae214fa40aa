"""The same random games on a CUDA GPU: one thread a game, calling the same kernels.

Needs a CUDA machine and the extra `cuda`. Only how the games are spread over the
hardware is written here; not one rule is.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import Game
from ludoteca.core.extras import NoGpu
from ludoteca.core.kernel import load_cuda, new_records
from ludoteca.core.playout import playout_of

THREADS_A_BLOCK = 64
BATCH = 1 << 20


def is_available() -> bool:
    return load_cuda() is not None


def need_cuda() -> Any:
    """Numba's CUDA target; `NoGpu` where it cannot be used."""
    cuda = load_cuda()
    if cuda is None:
        raise NoGpu
    return cuda  # pragma: no cover - the suite needs no GPU


@cache
def gpu_batch(game: Game[Any]) -> Any:  # pragma: no cover - the suite needs no GPU
    """Compile the batch of `playout` for the GPU."""
    cuda = need_cuda()
    start, playout = game.kernels.start, playout_of(game)
    choices, outcomes, state_type = game.max_choices, game.max_outcomes, game.state_type

    def play(
        boards: Any, states: Any, seats: int, lengths: Any, key: int, first_stream: int
    ) -> None:
        index = cuda.grid(1)
        if index < states.shape[0]:
            # Local memory is interleaved between threads, so neighbours read together.
            state = cuda.local.array(1, state_type)
            buffer = cuda.local.array(choices, np.int16)
            weights = cuda.local.array(outcomes, np.int32)
            state[0] = states[index]
            start(boards[0], state[0], seats)
            lengths[index] = playout(
                boards[0], state[0], buffer, weights, key, first_stream + index
            )
            states[index] = state[0]

    return cuda.jit(play)


def play_batch(
    game: Game[Any], board: Any, seats: int, count: int, key: int
) -> tuple[Any, Any, float]:  # pragma: no cover - the suite needs no GPU
    """Final states and lengths of games 0 to count - 1 of a key, and the seconds on the GPU."""
    cuda = need_cuda()
    play = gpu_batch(game)
    boards = new_records(game.board_type, 1)
    boards[0] = board.record
    device_boards = cuda.to_device(boards)
    device_states = cuda.to_device(new_records(game.state_type, count))
    device_lengths = cuda.to_device(np.zeros(count, np.int32))
    blocks = -(-count // THREADS_A_BLOCK)
    cuda.synchronize()
    begin = time.perf_counter()
    play[blocks, THREADS_A_BLOCK](device_boards, device_states, seats, device_lengths, key, 0)
    cuda.synchronize()
    seconds = time.perf_counter() - begin
    states = device_states.copy_to_host().view(np.recarray)
    return states, device_lengths.copy_to_host(), seconds


def measure(
    game: Game[Any], board: Any, seats: int, seconds: float
) -> dict[str, float | int]:  # pragma: no cover - the suite needs no GPU
    """Moves a second over at least that time, compiling not counted."""
    play_batch(game, board, seats, THREADS_A_BLOCK, 0)
    moves, spent, key = 0, 0.0, 1
    while spent < seconds:
        _, lengths, once = play_batch(game, board, seats, BATCH, key)
        moves += int(lengths.sum())
        spent += once
        key += 1
    return {
        "moves_per_second": moves / spent,
        "threads": BATCH,
        "state_bytes": game.state_type.itemsize,
    }
