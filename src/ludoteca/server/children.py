"""Processes beside the server that answer lines: a few, kept for the next question, and killed
when one takes too long. Each first says with an empty line that it is ready.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

LONGEST_ANSWER = 16 * 2**20
SECONDS_TO_START = 120.0  # long, since a machine may be busy; a question's own time begins later


class TooBusy(Exception):
    """So many are waiting that it makes no sense to wait as well."""


class TooSlow(Exception):
    """Killed before it could answer."""


class Died(Exception):
    """Ended without an answer."""


class Children:
    def __init__(
        self, program: Sequence[str], *, processes: int, waiting: int, seconds: float
    ) -> None:
        self._program = program
        self._most_waiting = waiting
        self._seconds = seconds
        self._running: set[Process] = set()
        self._asked = False  # since they were last looked after
        # The one that answered last is asked next, so that as few as possible are started.
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)
        self.waiting = 0

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
            if child is None or child.returncode is not None:
                child = None
                child = await self._start()
            return await self._answer(child, line, self._seconds)
        except BaseException:  # also when nobody waits any longer: nothing of it may be left over
            await self._end(child)
            child = None
            raise
        finally:
            self._idle.put_nowait(child)

    async def rest(self) -> None:
        """End those that nobody has asked since the last time, to free their memory."""
        asked, self._asked = self._asked, False
        if asked:
            return
        idle = [self._idle.get_nowait() for _ in range(self._idle.qsize())]
        for _ in idle:
            self._idle.put_nowait(None)
        for child in idle:
            await self._end(child)

    async def close(self) -> None:
        for child in tuple(self._running):
            await self._end(child)

    async def _start(self) -> Process:
        child = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_ANSWER,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # each thread would take memory
        )
        self._running.add(child)
        try:
            await self._answer(child, b"", SECONDS_TO_START)
        except BaseException:
            await self._end(child)
            raise
        return child

    async def _answer(self, child: Process, line: bytes, seconds: float) -> bytes:
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                if line:
                    child.stdin.write(line + b"\n")
                    await child.stdin.drain()
                answer = await child.stdout.readline()
        except TimeoutError as error:
            raise TooSlow from error
        except (OSError, ValueError) as error:  # a closed pipe, or an answer without end
            raise Died from error
        if not answer:
            raise Died
        return answer

    async def _end(self, child: Process | None) -> None:
        if child is None:
            return
        self._running.discard(child)
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
