"""Threads of Python in place of those of a GPU, for kernels that are plain functions.

    python tests/research/threads.py FOLDER GAME …

goes on with the games that `FOLDER/GAME.states` holds in a way of `CudaVector`, and prints a
digest of everything after each step. Run it with `LUDOTECA_KERNELS=python`.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

THOROUGH = os.environ.get("LUDOTECA_EFFORT") == "thorough"  # as in tests/effort.py
own = threading.local()  # index, block, width, and what the block shares
adding = threading.Lock()
WARP = 32
STEPS = 2
# Lanes that play a game together, or a game for each thread: every game in both ways takes long.
TOGETHER = {"lanes": 4}
ALONE = {"lanes": 0, "threads": WARP}
BOTH = [TOGETHER, ALONE]
WAYS = {
    "marabunta": BOTH if THOROUGH else [TOGETHER],
    "marracash": BOTH if THOROUGH else [ALONE],
}


class OnDevice(np.recarray[Any, Any]):
    """An array that lies on the GPU."""

    def copy_to_host(self, stream: object = None) -> Any:
        return np.array(self).view(np.ndarray)

    def copy_to_device(self, other: Any, stream: object = None) -> None:
        self.view(np.ndarray)[...] = other

    def is_c_contiguous(self) -> bool:
        return True


class Block:
    """What the threads of a block have in common."""

    def __init__(self, width: int, dynamic: int) -> None:
        self.dynamic = bytearray(dynamic)
        self.arrays: dict[int, Any] = {}
        self.lock = threading.Lock()
        self.all = threading.Barrier(width)
        self.warps = [
            threading.Barrier(min(WARP, width - first)) for first in range(0, width, WARP)
        ]

    def share(self, shape: Any, kind: Any) -> Any:
        """The array of this call: all threads make the same calls. Shape 0 is dynamic memory."""
        call, own.calls = own.calls, own.calls + 1
        with self.lock:
            if call not in self.arrays:
                size = np.dtype(kind).itemsize
                made = (
                    np.frombuffer(self.dynamic, kind, len(self.dynamic) // size)
                    if shape == 0
                    else np.zeros(shape, kind)
                )
                self.arrays[call] = made.view(np.recarray) if made.dtype.names else made
            return self.arrays[call]

    def fail(self) -> None:
        for barrier in (self.all, *self.warps):
            barrier.abort()


class Launcher:
    """A kernel, started as Numba does: `kernel[blocks, width, stream, shared](…)`."""

    def __init__(self, function: Callable[..., None]) -> None:
        self.function = function

    def __getitem__(self, shape: tuple[Any, ...]) -> Callable[..., None]:
        blocks, width, _, dynamic = (*shape, 0)[:4]

        def launch(*arguments: object) -> None:
            for block in range(blocks):
                run_block(lambda: self.function(*arguments), block, width, Block(width, dynamic))

        return launch


def run_block(work: Callable[[], None], block: int, width: int, shared: Block) -> None:
    failures: list[Exception] = []

    def run(index: int) -> None:
        own.index, own.block, own.width, own.shared, own.calls = index, block, width, shared, 0
        try:
            work()
        except Exception as failure:
            failures.append(failure)
            shared.fail()

    threads = [threading.Thread(target=run, args=(index,)) for index in range(width)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def add(array: Any, place: int, amount: int) -> int:
    with adding:
        before = int(array[place])
        array[place] = before + amount
    return before


def wait_for_block() -> None:
    own.shared.all.wait()


def wait_for_warp() -> None:
    own.shared.warps[own.index // WARP].wait()


def share(shape: Any, kind: Any) -> Any:
    return own.shared.share(shape, kind)


def of_thread(name: str) -> Any:
    return type(name, (), {"x": property(lambda self: getattr(own, name))})()


def jit(function: Callable[..., Any], device: bool = False) -> Any:
    return function if device else Launcher(function)


CUDA = SimpleNamespace(
    threadIdx=of_thread("index"),
    blockIdx=of_thread("block"),
    blockDim=of_thread("width"),
    grid=lambda dimensions: own.block * own.width + own.index,
    syncthreads=wait_for_block,
    syncwarp=wait_for_warp,
    shared=SimpleNamespace(array=share),
    local=SimpleNamespace(array=np.zeros),
    atomic=SimpleNamespace(add=add),
    jit=jit,
    to_device=lambda array: np.array(array).view(OnDevice),
    device_array=lambda shape, kind: np.ones(shape, kind).view(OnDevice),
    as_cuda_array=lambda array, sync: array,
    default_stream=lambda: SimpleNamespace(synchronize=lambda: None),
    get_current_device=lambda: SimpleNamespace(id=0, MULTIPROCESSOR_COUNT=1),
)


def main(folder: Path, names: list[str]) -> None:
    from ludoteca import research
    from ludoteca.research import cuda, cuda_choosing, cuda_rounds, cuda_teams
    from ludoteca.research.vectors import saved_type

    for module in cuda, cuda_choosing, cuda_rounds, cuda_teams:
        module.need_cuda = lambda: CUDA  # type: ignore[attr-defined]
    cuda.blocks_a_processor = lambda game: 1  # type: ignore[attr-defined]  # all games in one
    for name in names:
        saved = (folder / f"{name}.states").read_bytes()
        spec = research.spec(name)
        count = len(saved) // saved_type(spec).itemsize
        for way in WAYS[name]:
            games = cuda.CudaVector(spec, count, seed=3, auto_reset=True, **way)
            games.restore(saved)
            for _ in range(STEPS):
                games.step(games.sample())
                print(name, digest(games))
            before = games.states().tobytes()
            games.step(np.full(count, -1).view(OnDevice))
            assert games.states().tobytes() == before
            assert games.refused == count


def digest(games: Any) -> str:
    """Of all that the games are and show."""
    last = games.last
    shown = (last.observation, last.mask, last.actor, last.reward, last.done)
    arrays = [array.copy_to_host() if hasattr(array, "copy_to_host") else array for array in shown]
    return sha256(b"".join(array.tobytes() for array in [*arrays, games.states()])).hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
