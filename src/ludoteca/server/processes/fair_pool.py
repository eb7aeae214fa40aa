"""A few processes, and a bounded, fair queue of questions that wait for one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from ludoteca.server.processes.child import Child
from ludoteca.server.shares.fair_queue import FairQueue, Job


class Crowded(Exception):
    """The queue is full, and others have more right to their place in it."""


@dataclass(eq=False)
class Worker:
    child: Child
    topic: str = ""  # of what it was asked last, and may have in mind


@dataclass(eq=False, kw_only=True)
class Asked(Job):
    topic: str = ""
    turn: asyncio.Future[Worker] = field(default_factory=asyncio.Future)


class FairPool:
    def __init__(
        self,
        program: Sequence[str],
        processes: int,
        queue: FairQueue[Asked],
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.queue = queue
        self.workers = [Worker(Child(program, environment)) for _ in range(processes)]
        self.idle = list(self.workers)

    async def take(self, asked: Asked) -> Worker:
        """A process when it is its turn, to be given back; `Crowded` if that never comes."""
        dropped = self.queue.add(asked)
        if dropped is not None and not dropped.turn.done():  # else nobody waits for it any longer
            dropped.turn.set_exception(Crowded())
        self.hand_out()
        try:
            return await asked.turn
        except asyncio.CancelledError:
            self.queue.remove(asked)
            if not asked.turn.cancelled() and asked.turn.exception() is None:
                self.give_back(asked, asked.turn.result(), 0.0)  # its turn came at this moment
            raise

    def give_back(self, asked: Asked, worker: Worker, seconds: float) -> None:
        """When it is answered, which took so many seconds."""
        self.queue.settle(asked, seconds)
        self.idle.append(worker)
        self.hand_out()

    def hand_out(self) -> None:
        """Idle processes to those whose turn it is."""
        while self.idle and (asked := self.queue.next()) is not None:
            if asked.turn.done():  # nobody waits for it any longer
                self.queue.settle(asked, 0.0)
                continue
            # Of those that know the matter, else of all, the one that answered last: so few start.
            latest_first = self.idle[::-1]
            knowing = (worker for worker in latest_first if worker.topic == asked.topic)
            worker = next(knowing, latest_first[0])
            self.idle.remove(worker)
            worker.topic = asked.topic
            asked.turn.set_result(worker)

    async def end_idle(self) -> None:
        """To free their memory; the next question starts one again."""
        idle, self.idle = self.idle, []
        try:
            for worker in idle:
                await worker.child.end()
        finally:
            self.idle += idle
            self.hand_out()

    async def close(self) -> None:
        for worker in self.workers:
            await worker.child.close()
