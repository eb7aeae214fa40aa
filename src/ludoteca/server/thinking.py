"""Bots beside the server: a few processes, a queue, and a limit on time and memory."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from ludoteca.server.metrics import BOT_FAILURES, BOTS_WAITING
from ludoteca.server.settings import Settings
from ludoteca.server.thinker import Question, Reply

logger = logging.getLogger("ludoteca.server")
LONGEST_LINE = 4 * 2**20
PROGRAM: tuple[str, ...] = (sys.executable, "-m", "ludoteca.server.thinker")


class Thinkers:
    """First come, first served; a match has at most one question, so none can crowd others out."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._running: set[Process] = set()
        for _ in range(settings.bot_processes):
            self._idle.put_nowait(None)  # started when first needed

    async def ask(self, question: Question) -> Reply:
        """Its answer; a reply with a failure if the bot failed, hung or died."""
        BOTS_WAITING.inc()
        try:
            process = await self._idle.get()
        finally:
            BOTS_WAITING.dec()
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self._start()
            reply = await self._ask(process, question)
        except TimeoutError:
            reply = Reply(failure="too slow")
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            reply = Reply(failure=f"{type(error).__name__}: {error}")
        except asyncio.CancelledError:
            # Nobody waits for the answer: it must not be taken for the next one's.
            await self._end(process)
            self._idle.put_nowait(None)
            raise
        if reply.failure is not None:
            BOT_FAILURES.labels(reason="slow" if reply.failure == "too slow" else "error").inc()
            logger.warning(
                "a bot failed",
                extra={"match": question.match, "level": question.level, "why": reply.failure},
            )
            await self._end(process)
            process = None
        self._idle.put_nowait(process)
        return reply

    async def close(self) -> None:
        for process in tuple(self._running):
            await self._end(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *PROGRAM,
            str(self._settings.bot_megabytes),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
        )
        self._running.add(process)
        return process

    async def _ask(self, process: Process, question: Question) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        async with asyncio.timeout(self._settings.bot_seconds):
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line:
            return Reply(failure="died")
        return msgspec.json.decode(line, type=Reply)

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
