"""SQLite has one writer at a time: whoever wants to write waits for a turn, and moves come first.

Without turns they would compete for SQLite's lock, which each tries again after longer and longer
pauses, and a move would wait for as many small things as are quicker than it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from ludoteca.server.storage.faults import LOCKED, StoreAway

SECONDS_TO_WAIT = 5.0  # as long as for SQLite's own lock


class WriteTurns:
    def __init__(self) -> None:
        self._taken = False
        self._moves: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    def move(self) -> AbstractAsyncContextManager[None]:
        """Next, whoever else waits. After it one of the others has its turn."""
        return self._turn(self._moves)

    def other(self) -> AbstractAsyncContextManager[None]:
        return self._turn(self._others)

    @asynccontextmanager
    async def _turn(self, queue: deque[asyncio.Future[None]]) -> AsyncIterator[None]:
        if self._taken:
            await self._wait(queue)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            async with asyncio.timeout(SECONDS_TO_WAIT):
                await turn
        except BaseException as error:
            if not turn.cancelled():  # it came too late
                self._pass_on()
            if isinstance(error, TimeoutError):
                raise StoreAway(LOCKED) from error
            raise

    def _pass_on(self) -> None:
        """Straight to the next one, so that nobody comes between."""
        for queue in (self._moves, self._others):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False
