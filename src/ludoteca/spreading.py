"""The same work for many things at once: on the threads of this machine, or wherever else.

Arenas, studies and self-play play games that depend on their number and their seed alone, so it
does not matter who plays which. Whatever plays them is a `Spread`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from ludoteca.core.threads import cores

Given = TypeVar("Given")
Result = TypeVar("Result")


class Spread(Protocol):
    """Gives the results in the order of what was given, a few ahead of their being asked for.

    What is given is taken as it is needed, and nobody works on after the results are no longer
    asked for. `work` and what it is given and gives can be pickled.
    """

    def __call__(
        self, work: Callable[[Given], Result], given: Iterable[Given]
    ) -> Generator[Result, None, None]: ...


def over_threads(threads: int | None = None) -> Spread:
    """So many threads of this process, all cores by default: kernels run on all of them."""
    count = threads or cores()
    return over(lambda: ThreadPoolExecutor(count), count)


def over_processes(processes: int | None = None) -> Spread:
    """So many processes, all cores by default: for work that is much Python between kernels."""
    count = processes or cores()
    # Not forked, since Numba and NumPy may have threads by now.
    return over(lambda: ProcessPoolExecutor(count, mp_context=get_context("spawn")), count)


def over(make_executor: Callable[[], Executor], count: int) -> Spread:
    """An executor that is made when it is needed, and does so many things at once."""

    def spread(
        work: Callable[[Given], Result], given: Iterable[Given]
    ) -> Generator[Result, None, None]:
        waiting: list[Future[Result]] = []
        queue = iter(given)
        with make_executor() as executor:
            try:
                waiting = [executor.submit(work, one) for one in islice(queue, 2 * count)]
                while waiting:
                    yield waiting.pop(0).result()
                    waiting += [executor.submit(work, one) for one in islice(queue, 1)]
            finally:
                for future in waiting:
                    future.cancel()

    return spread
