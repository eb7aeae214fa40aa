"""Appending to logs. What comes in while the disk is busy shares the next commit.

So the number of moves a second is not bounded by the number of commits, and still every move is
on the disk before anybody is told.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Engine, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server import log
from ludoteca.server.log import Entry
from ludoteca.server.schema import happenings, matches
from ludoteca.server.store import Conflict, Progress, values_of

MOST_AT_ONCE = 200
Rows: TypeAlias = list[dict[str, Any]]

APPEND = insert(happenings)
PROGRESS = (
    update(matches)
    .where(matches.c.id == bindparam("match_id"))
    .values({name: bindparam(f"new_{name}") for name in Progress.__struct_fields__})
)


@dataclass
class Job:
    row: dict[str, Any]
    progress: dict[str, Any]
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Writer:
    def __init__(self, engine: AsyncEngine, writing: Engine | None) -> None:
        self._engine = engine
        self._writing = writing
        # One thread, so that its one connection is only ever used there.
        self._thread = ThreadPoolExecutor(1, "writer") if writing is not None else None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        await self._jobs.join()
        if self._task is not None:
            self._task.cancel()
        if self._thread is not None and self._writing is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._writing.dispose)
            self._thread.shutdown()

    async def append(
        self, match_id: str, entry: Entry, key: str | None, progress: Progress
    ) -> None:
        """Returns when it is kept; `Conflict` if another process wrote this version before."""
        row = {
            "match_id": match_id,
            "version": entry.version,
            "key": key,
            "entry": log.encode(entry).decode(),
        }
        news = {f"new_{name}": value for name, value in values_of(progress).items()}
        job = Job(row, {"match_id": match_id, **news})
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

    async def _commit(self, rows: Rows, progress: Rows) -> None:
        if self._writing is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, commit, self._writing, rows, progress)
            return
        async with self._engine.begin() as connection:
            await connection.execute(APPEND, rows)
            await connection.execute(PROGRESS, progress)

    async def _write(self, jobs: list[Job]) -> None:
        try:
            await self._commit([job.row for job in jobs], [job.progress for job in jobs])
        except IntegrityError as error:
            if len(jobs) == 1:
                settle(jobs[0], Conflict(str(error.orig)))
                return
            for job in jobs:  # one of them is too late; the others are not to blame
                await self._write([job])
        except Exception as error:  # whoever asked is told, and the writer goes on
            for job in jobs:
                settle(job, error)
        else:
            for job in jobs:
                settle(job, None)


def commit(engine: Engine, rows: Rows, progress: Rows) -> None:
    with engine.begin() as connection:
        connection.execute(APPEND, rows)
        connection.execute(PROGRESS, progress)


def settle(job: Job, error: Exception | None) -> None:
    if job.done.done():  # whoever asked has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
