"""The same random games on a CUDA GPU, calling the same kernels.

Needs a CUDA machine and the extra `cuda`. Only how the games are spread over the
hardware is written here; not one rule is.

Threads of a GPU advance together, and wait for each other where they do different things. So a
block of threads keeps its games in the memory that its threads share, and in each round all play
one action in those games that are at the kind of step most of them are at; the others wait until
theirs is the most frequent. A thread whose game is over begins the next one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import OVER, Game
from ludoteca.core.extras import NoGpu
from ludoteca.core.kernel import load_cuda, new_records
from ludoteca.core.playout import step_of

WARP = 32  # threads that advance together
BLOCKS_A_PROCESSOR = 4  # so many have room
SHARED_MEMORY = 48 << 10  # bytes that every block may have
BYTES_A_SLOT = 4 + 4 + 2  # numbers, played, ready
KINDS = 32  # of steps that are told apart, and one for slots whose game is over
NO_GAME = 16
BATCH = 1 << 20


def is_available() -> bool:
    return load_cuda() is not None


def need_cuda() -> Any:
    """Numba's CUDA target; `NoGpu` where it cannot be used."""
    cuda = load_cuda()
    if cuda is None:
        raise NoGpu
    return cuda  # pragma: no cover - the suite needs no GPU


def threads_a_block(game: Game[Any]) -> int:
    """As many whole warps as have room for a game each in shared memory, four at most."""
    room = (SHARED_MEMORY - KINDS * 4) // (game.state_type.itemsize + BYTES_A_SLOT)
    return min(room // WARP, 4) * WARP


def reader_of_kind(game: Game[Any]) -> Callable[[Any], int]:
    """Reads what kind of step comes next, which most games say in their state."""

    def read_phase(state: Any) -> int:
        return int(state.phase)

    def read_actor(state: Any) -> int:
        return int(state.actor)

    return read_phase if "phase" in (game.state_type.names or ()) else read_actor


@cache
def gpu_batch(game: Game[Any]) -> Any:  # pragma: no cover - the suite needs no GPU
    """Compile the batch of random games for the GPU."""
    cuda = need_cuda()
    start, step = game.kernels.start, step_of(game)
    choices, outcomes, state_type = game.max_choices, game.max_outcomes, game.state_type
    threads = threads_a_block(game)

    kind_of = cuda.jit(reader_of_kind(game), device=True)

    def play(
        boards: Any, states: Any, seats: int, lengths: Any, key: int, first_stream: int, queue: Any
    ) -> None:
        slots = cuda.shared.array(threads, state_type)
        numbers = cuda.shared.array(threads, np.int32)  # which game is in the slot
        played = cuda.shared.array(threads, np.int32)  # how many actions of it
        ready = cuda.shared.array(threads, np.int16)  # slots of the most frequent kind
        counts = cuda.shared.array(KINDS, np.int32)  # slots of each kind
        buffer = cuda.local.array(choices, np.int16)
        weights = cuda.local.array(outcomes, np.int32)
        games = states.shape[0]
        own = cuda.threadIdx.x
        numbers[own] = cuda.atomic.add(queue, 0, 1)
        played[own] = 0
        if numbers[own] < games:
            start(boards[0], slots[own], seats)
        while True:
            if own < KINDS:
                counts[own] = 0
            cuda.syncthreads()
            kind = NO_GAME
            if numbers[own] < games:
                kind = kind_of(slots[own]) & (NO_GAME - 1)
            place = cuda.atomic.add(counts, kind, 1)
            cuda.syncthreads()
            if counts[NO_GAME] == threads:
                break
            # Kept, because a thread with nothing to do in this round may already clear the counts.
            most, slots_of_most = 0, counts[0]
            for other in range(1, NO_GAME):
                if counts[other] > slots_of_most:
                    most, slots_of_most = other, counts[other]
            if kind == most:
                ready[place] = own
            cuda.syncthreads()
            if own < slots_of_most:
                slot = int(ready[own])
                state, number = slots[slot], numbers[slot]
                stream = first_stream + number
                step(boards[0], state, buffer, weights, key, stream, played[slot])
                played[slot] += 1
                if state.actor == OVER:
                    states[number] = state
                    lengths[number] = played[slot]
                    numbers[slot] = cuda.atomic.add(queue, 0, 1)
                    played[slot] = 0
                    if numbers[slot] < games:
                        start(boards[0], state, seats)

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
    device_queue = cuda.to_device(np.zeros(1, np.int32))
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_A_PROCESSOR
    cuda.synchronize()
    begin = time.perf_counter()
    play[blocks, threads_a_block(game)](
        device_boards, device_states, seats, device_lengths, key, 0, device_queue
    )
    cuda.synchronize()
    seconds = time.perf_counter() - begin
    states = device_states.copy_to_host().view(np.recarray)
    return states, device_lengths.copy_to_host(), seconds


def measure(
    game: Game[Any], board: Any, seats: int, seconds: float
) -> dict[str, float | int]:  # pragma: no cover - the suite needs no GPU
    """Moves a second over at least that time, compiling not counted."""
    play_batch(game, board, seats, 1, 0)
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
