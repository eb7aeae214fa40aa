"""Bots beside the server: a few processes, fair queues, and limits on time and memory.

Bots that play, hints, and opinions about an analysis have queues and processes of their own: none
waits for another, and opinions give way to all else. After an installation the search has to be
compiled first. Until then it is run as it is written, which is slow: within its time a bot sees
less, but nobody waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Iterator

import msgspec

from ludoteca.server.metrics import BOT_FAILURES, QUESTIONS_DROPPED, QUESTIONS_WAITING
from ludoteca.server.processes.child import Died, TooSlow
from ludoteca.server.processes.fair_pool import Asked, Crowded, FairPool, Worker
from ludoteca.server.processes.thinker_process import Question, Reply
from ludoteca.server.settings import Settings
from ludoteca.server.shares.fair_queue import FOR_PEOPLE, FairQueue
from ludoteca.server.shares.households import Homes

logger = logging.getLogger("ludoteca.server")
PROGRAM: tuple[str, ...] = (sys.executable, "-m", "ludoteca.server.processes.thinker_process")
FIRST_GUESS = 0.5  # seconds that an answer of a kind not met before is taken to need
LEAST = 0.001
NICENESS, LEAST_URGENT = 10, 15
NEWEST = 0.2  # weight of the latest answer in what the next one is taken to need


class Thinkers:
    def __init__(self, settings: Settings, homes: Homes) -> None:
        bots: FairQueue[Asked] = FairQueue(settings.bot_queue, settings.bot_queue_each)
        hints: FairQueue[Asked] = FairQueue(settings.hint_queue, settings.hint_queue_each)
        self.bots = Lane("bots", settings, settings.bot_processes, bots, homes)
        self.hints = Lane("hints", settings, settings.hint_processes, hints, homes)
        opinions: FairQueue[Asked] = FairQueue(settings.opinion_queue, settings.opinion_queue_each)
        self.opinions = Lane(
            "opinions", settings, settings.opinion_processes, opinions, homes, niceness=LEAST_URGENT
        )
        early: FairQueue[Asked] = FairQueue(settings.bot_queue, settings.bot_queue_each)
        # What is not compiled competes with the compilers, and people wait for it.
        self.early = Lane("early", settings, 1, early, homes, compiled=False, niceness=0)

    async def rest(self) -> None:
        """What is only needed for the first minutes is ended; another question starts it again."""
        await self.early.end_idle()
        await self.opinions.rest()

    async def close(self) -> None:
        await self.early.close()
        await self.opinions.close()
        await self.bots.close()
        await self.hints.close()


class Lane:
    """A queue and the processes that work it off."""

    def __init__(
        self,
        name: str,
        settings: Settings,
        processes: int,
        queue: FairQueue[Asked],
        homes: Homes,
        *,
        compiled: bool = True,
        niceness: int = NICENESS,
    ) -> None:
        self._name = name
        self._settings = settings
        self._homes = homes
        program = (*PROGRAM, str(settings.bot_megabytes), str(niceness))
        environment = {} if compiled else {"LUDOTECA_KERNELS": "python"}
        self._pool = FairPool(program, processes, queue, environment)
        self._busy: dict[asyncio.Task[Reply], tuple[Asked, float]] = {}
        self._needed: dict[tuple[str, str], float] = {}  # by level and game
        self._asked = False  # since it was last looked after
        self._closed = False
        QUESTIONS_WAITING.labels(queue=name).set_function(lambda: len(queue))

    async def ask(self, question: Question, person: str, rank: int = FOR_PEOPLE) -> Reply:
        """Its answer; a reply with a failure if the bot failed, hung or died.

        Whoever asks may go away at any time: a question that waits is then forgotten, and one
        that is being thought about comes to its end, since a process is dear to start.
        """
        self._asked = True
        seconds = max(LEAST, self._needed.get((question.level, question.game), FIRST_GUESS))
        asked = Asked(self._homes.account_of(person), rank, seconds, topic=question.match)
        try:
            worker = await self._pool.take(asked)
        except Crowded:
            QUESTIONS_DROPPED.labels(queue=self._name).inc()
            raise
        task = asyncio.create_task(self._work(worker, asked, question))
        self._busy[task] = asked, time.monotonic()
        task.add_done_callback(lambda _: self._busy.pop(task))
        return await asyncio.shield(task)

    def has_room(self, person: str) -> bool:
        return self._pool.queue.has_room(self._homes.account_of(person))

    def waits(self) -> Iterator[tuple[str, float]]:
        """Matches that wait for an answer, and about how many seconds still."""
        now = time.monotonic()
        at_work = sum(
            max(0.0, asked.seconds - (now - begun)) for asked, begun in self._busy.values()
        )
        for asked, seconds in self._pool.queue.ahead():
            yield asked.topic, (at_work + seconds) / len(self._pool.workers) + asked.seconds

    async def rest(self) -> None:
        """End processes that nobody has asked since the last time, to free their memory."""
        asked, self._asked = self._asked, False
        if not asked:
            await self.end_idle()

    async def end_idle(self) -> None:
        await self._pool.end_idle()

    async def close(self) -> None:
        self._closed = True
        await self._pool.close()
        await asyncio.gather(*self._busy, return_exceptions=True)

    async def _work(self, worker: Worker, asked: Asked, question: Question) -> Reply:
        began = time.monotonic()
        try:
            line = await worker.child.ask(msgspec.json.encode(question), self._settings.bot_seconds)
            reply = msgspec.json.decode(line, type=Reply)
        except TooSlow:
            reply = Reply(failure="too slow")
        except Died:
            reply = Reply(failure="died")
        except (OSError, msgspec.MsgspecError) as error:  # it cannot be started, talks nonsense
            reply = Reply(failure=f"{type(error).__name__}: {error}")
        if reply.failure is not None and not self._closed:
            BOT_FAILURES.labels(reason="slow" if reply.failure == "too slow" else "error").inc()
            logger.warning(
                "a bot failed",
                extra={"match": question.match, "level": question.level, "why": reply.failure},
            )
            await worker.child.end()
        # To start a process takes longer than to think, and is nobody's fault.
        spent = reply.seconds if reply.failure is None else time.monotonic() - began
        kind = question.level, question.game
        self._needed[kind] = (1 - NEWEST) * self._needed.get(kind, spent) + NEWEST * spent
        self._pool.give_back(asked, worker, spent)
        return reply
