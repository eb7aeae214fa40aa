"""A few processes that answer lines, and rest when nobody asks."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ludoteca.server.processes.fair_pool import Asked, FairPool
from ludoteca.server.shares.fair_queue import FOR_PEOPLE, FairQueue

GUESS = 0.1  # seconds that an answer is taken to need, until it is known


class Children:
    def __init__(
        self, program: Sequence[str], *, processes: int, waiting: int, seconds: float
    ) -> None:
        self._pool = FairPool(program, processes, FairQueue(waiting, waiting))
        self._seconds = seconds
        self._asked = False  # since they were last looked after

    @property
    def waiting(self) -> int:
        return len(self._pool.queue)

    @property
    def running(self) -> set[int]:
        """Processes that were started and have not ended."""
        children = (worker.child for worker in self._pool.workers)
        return {child.pid for child in children if child.pid is not None}

    async def ask(self, line: bytes, account: str) -> bytes:
        """The answer to a line; `Crowded`, `TooSlow` or `Died`, and the next question is safe."""
        self._asked = True
        asked = Asked(account, FOR_PEOPLE, GUESS)
        worker = await self._pool.take(asked)
        began = time.monotonic()
        try:
            return await worker.child.ask(line, self._seconds)
        finally:
            self._pool.give_back(asked, worker, time.monotonic() - began)

    async def rest(self) -> None:
        """End those that nobody has asked since the last time, to free their memory."""
        asked, self._asked = self._asked, False
        if not asked:
            await self._pool.end_idle()

    async def close(self) -> None:
        await self._pool.close()
