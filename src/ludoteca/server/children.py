"""A few processes that answer lines, first come first served, and a bounded queue before them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ludoteca.server.child import Child


class TooBusy(Exception):
    """So many are waiting that it makes no sense to wait as well."""


class Children:
    def __init__(
        self, program: Sequence[str], *, processes: int, waiting: int, seconds: float
    ) -> None:
        self._most_waiting = waiting
        self._seconds = seconds
        self._all = [Child(program) for _ in range(processes)]
        self._asked = False  # since they were last looked after
        # The one that answered last is asked next, so that as few as possible are started.
        self._idle: asyncio.LifoQueue[Child] = asyncio.LifoQueue()
        for child in self._all:
            self._idle.put_nowait(child)
        self.waiting = 0

    @property
    def running(self) -> set[int]:
        """Processes that were started and have not ended."""
        return {child.pid for child in self._all if child.pid is not None}

    async def ask(self, line: bytes) -> bytes:
        """The answer to a line; `TooBusy`, `TooSlow` or `Died`, and the next question is safe."""
        if self._idle.empty() and self.waiting >= self._most_waiting:
            raise TooBusy
        self._asked = True
        self.waiting += 1
        try:
            child = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            return await child.ask(line, self._seconds)
        finally:
            self._idle.put_nowait(child)

    async def rest(self) -> None:
        """End those that nobody has asked since the last time, to free their memory."""
        asked, self._asked = self._asked, False
        if asked:
            return
        idle = [self._idle.get_nowait() for _ in range(self._idle.qsize())]
        try:
            for child in idle:
                await child.end()
        finally:
            for child in idle:
                self._idle.put_nowait(child)

    async def close(self) -> None:
        for child in self._all:
            await child.close()
