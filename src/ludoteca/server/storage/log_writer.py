"""Appending to logs. What comes in while the disk is busy shares the next commit.

So the number of moves a second is not bounded by the number of commits, and still every move is
on the disk before anybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.server.storage.appenders import Addition, Appender
from ludoteca.server.storage.entries import Entry
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.outbox_store import Notice
from ludoteca.server.storage.seating import Seating
from ludoteca.server.storage.store import Conflict, Progress

MOST_AT_ONCE = 200


@dataclass
class Job:
    addition: Addition
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Writer:
    def __init__(self, appender: Appender, health: Health) -> None:
        self._appender = appender
        self._health = health
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        await self._jobs.join()
        if self._task is not None:
            self._task.cancel()
        await self._appender.close()

    async def append(
        self,
        match_id: str,
        entry: Entry,
        key: str | None,
        progress: Progress,
        notices: Sequence[Notice] = (),
        seating: Seating | None = None,
    ) -> None:
        """Returns when it is kept; `Conflict` if another process wrote this version before."""
        job = Job(Addition(match_id, entry, key, progress, notices, seating))
        self._jobs.put_nowait(job)
        await job.done

    async def _work(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            await self._write(jobs)
            for _ in jobs:
                self._jobs.task_done()

    async def _write(self, jobs: list[Job]) -> None:
        try:
            with self._health.watching():
                await self._appender.append([job.addition for job in jobs])
        except Conflict as error:
            if len(jobs) == 1:
                settle(jobs[0], error)
                return
            for job in jobs:  # one of them is too late; the others are not to blame
                await self._write([job])
        except Exception as error:  # whoever asked is told, and the writer goes on
            for job in jobs:
                settle(job, error)
        else:
            for job in jobs:
                settle(job, None)


def settle(job: Job, error: Exception | None) -> None:
    if job.done.done():  # whoever asked has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
