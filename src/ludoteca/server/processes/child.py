"""A process beside the server that answers lines: both ends of the pipe.

The server's end is `Child`. The process itself runs `answer_lines`, which says with an empty line
that it is ready, so that a question's own time begins only then.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

LONGEST_ANSWER = 16 * 2**20
SECONDS_TO_START = 120.0  # long, since a machine may be busy


class TooSlow(Exception):
    """Killed before it could answer."""


class Died(Exception):
    """Ended without an answer."""


class Child:
    """Started by its first question, and anew by the next one after anything went wrong."""

    def __init__(
        self, program: Sequence[str], environment: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self._program = program
        self._environment = environment  # beside our own
        self._process: Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the process, if it runs."""
        runs = self._process is not None and self._process.returncode is None
        return self._process.pid if runs and self._process is not None else None

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """The answer to a line; `TooSlow` or `Died`, and the next question is safe."""
        try:
            if self._process is None or self._process.returncode is not None:
                self._process = await self._start()
                await self._answer(self._process, b"", SECONDS_TO_START)
            return await self._answer(self._process, line, seconds)
        except BaseException:  # also when nobody waits any longer: nothing of it may be left over
            await self.end()
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """For good: a process that is being started right now ends as soon as it is there."""
        self._closed = True
        await self.end()

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_ANSWER,
            # Each thread of a library would take memory.
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", **self._environment},
        )
        if self._closed:
            process.kill()
        return process

    async def _answer(self, process: Process, line: bytes, seconds: float) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                if line:
                    process.stdin.write(line + b"\n")
                    await process.stdin.drain()
                answer = await process.stdout.readline()
        except TimeoutError as error:
            raise TooSlow from error
        except (OSError, ValueError) as error:  # a closed pipe, or an answer without end
            raise Died from error
        if not answer:
            raise Died
        return answer


def answer_lines(answer: Callable[[bytes], bytes], *, megabytes: int, niceness: int) -> None:
    """What such a process does, after it has loaded what every answer needs."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what anybody prints is no answer
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(niceness)  # tables are served first
    limit_memory(megabytes)
    answers.write(b"\n")
    answers.flush()
    for line in sys.stdin.buffer:
        answers.write(answer(line) + b"\n")
        answers.flush()


def limit_memory(megabytes: int) -> None:
    """So much more than there is now: what is loaded differs from machine to machine."""
    with suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        size = pages * resource.getpagesize() + megabytes * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
