"""A few processes that answer lines in turn, and a bounded, fair queue before them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.server.processes.child import Child
from ludoteca.server.shares.fair_queue import FOR_PEOPLE, FairQueue, Job

GUESS = 0.1  # seconds that an answer is taken to need, until it is known


class TooBusy(Exception):
    """So many are waiting that it makes no sense to wait as well."""


@dataclass(eq=False, kw_only=True)
class Waiting(Job):
    turn: asyncio.Future[Child] = field(default_factory=asyncio.Future)


class Children:
    def __init__(
        self, program: Sequence[str], *, processes: int, waiting: int, seconds: float
    ) -> None:
        self._queue: FairQueue[Waiting] = FairQueue(waiting, waiting)
        self._seconds = seconds
        self._all = [Child(program) for _ in range(processes)]
        self._asked = False  # since they were last looked after
        # The one that answered last is asked next, so that as few as possible are started.
        self._idle = list(self._all)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def running(self) -> set[int]:
        """Processes that were started and have not ended."""
        return {child.pid for child in self._all if child.pid is not None}

    async def ask(self, line: bytes, account: str) -> bytes:
        """The answer to a line; `TooBusy`, `TooSlow` or `Died`, and the next question is safe."""
        self._asked = True
        waiting = Waiting(account, FOR_PEOPLE, GUESS)
        if (dropped := self._queue.add(waiting)) is not None and not dropped.turn.done():
            dropped.turn.set_exception(TooBusy())
        self._hand_out()
        began = time.monotonic()
        try:
            child = await waiting.turn
            began = time.monotonic()
            return await child.ask(line, self._seconds)
        finally:
            self._queue.remove(waiting)  # if it was not its turn yet
            turn = waiting.turn
            if not turn.cancelled() and turn.exception() is None:
                self._queue.settle(waiting, time.monotonic() - began)
                self._idle.append(turn.result())
            self._hand_out()

    def _hand_out(self) -> None:
        while self._idle and (waiting := self._queue.next()) is not None:
            if waiting.turn.done():  # nobody waits for it any longer
                self._queue.settle(waiting, 0.0)
            else:
                waiting.turn.set_result(self._idle.pop())

    async def rest(self) -> None:
        """End those that nobody has asked since the last time, to free their memory."""
        asked, self._asked = self._asked, False
        if asked:
            return
        idle, self._idle = self._idle, []
        try:
            for child in idle:
                await child.end()
        finally:
            self._idle += idle
            self._hand_out()

    async def close(self) -> None:
        for child in self._all:
            await child.close()
