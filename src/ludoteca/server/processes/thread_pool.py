"""A few threads for what takes a while, so that nothing else waits for them.

Moves and pages need no thread of these. Work that nobody waits for any longer is left undone.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ludoteca.server.problems import Refusal

THREADS = 2  # they share one interpreter: more would only make the others wait

SECONDS_IN_A_ROW = 0.001  # that a thread has the interpreter while another wants it

Parameters = ParamSpec("Parameters")
Made = TypeVar("Made")


def take_short_turns() -> None:
    """So that the event loop, for which every move waits, soon has its turn again."""
    sys.setswitchinterval(SECONDS_IN_A_ROW)


class NotWanted(Refusal):
    """Whoever asked has gone."""

    def __init__(self) -> None:
        super().__init__("server-not-possible")


class Workshop:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "workshop")

    async def do(
        self,
        work: Callable[Parameters, Made],
        *arguments: Parameters.args,
        **options: Parameters.kwargs,
    ) -> Made:
        return await self.do_if(lambda: True, work, *arguments, **options)

    async def do_if(
        self,
        wanted: Callable[[], bool],
        work: Callable[Parameters, Made],
        *arguments: Parameters.args,
        **options: Parameters.kwargs,
    ) -> Made:
        """`NotWanted` if that is no longer so when its turn comes."""

        def begin() -> Made:
            if not wanted():
                raise NotWanted
            try:
                return work(*arguments, **options)
            except StopIteration as error:  # no future takes it, so whoever asked would wait on
                raise RuntimeError("the work asked for more than there is") from error

        return await asyncio.get_running_loop().run_in_executor(self._threads, begin)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
