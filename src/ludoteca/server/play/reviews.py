"""Reviews of matches that are over: made once, bit by bit after everything else, and kept."""

from __future__ import annotations

import asyncio
import logging
import zlib
from dataclasses import dataclass

import msgspec

from ludoteca.review.findings import Glance, Review
from ludoteca.review.reviewing import DEPTH, put_together
from ludoteca.server.play.bot_seats import question_about
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import Busy, Refusal
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.processes.thinkers import Lane
from ludoteca.server.processes.thread_pool import Workshop
from ludoteca.server.processes.warming import Warming
from ludoteca.server.protocol import ReviewState
from ludoteca.server.shares.fair_queue import IN_BACKGROUND
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.store import Store

logger = logging.getLogger("ludoteca.server")

SECONDS = 1.0  # that one part takes: then whoever has more right to the process has it
PAUSE = 2.0  # seconds until a part that found the queue full asks again
AT_ONCE = 50  # reviews under way
AT_ONCE_EACH = 3  # of those, wanted by one person


@dataclass
class Work:
    """A review under way."""

    person: str
    total: int  # steps of the match
    done: int = 0


class Reviews:
    def __init__(self, store: Store, lane: Lane, warming: Warming, workshop: Workshop) -> None:
        self._store = store
        self._lane = lane
        self._warming = warming
        self._workshop = workshop
        self._works: dict[str, Work] = {}  # by match
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, live: LiveMatch) -> ReviewState | None:
        """One that was made, or how far it is; None if nobody has asked for it."""
        demand_played_out(live)
        work = self._works.get(live.row.id)
        if work is not None:
            return ReviewState(work.done, work.total, None)
        kept = await self._store.review(live.row.id)
        if kept is None:
            return None
        try:
            review = msgspec.json.decode(zlib.decompress(kept), type=Review)
        except msgspec.MsgspecError:  # of another version of this program: made anew
            return None
        total = len(live.match.actions)
        return ReviewState(total, total, review)

    def begin(self, live: LiveMatch, person: str) -> ReviewState:
        """Let it be made; nobody need wait for it."""
        match_id = live.row.id
        work = self._works.get(match_id)
        if work is None:
            if sum(each.person == person for each in self._works.values()) >= AT_ONCE_EACH:
                raise Refusal("server-reviews-enough")
            if len(self._works) >= AT_ONCE:
                raise Busy("server-reviews-crowded")
            work = self._works[match_id] = Work(person, len(live.match.actions))
            task = asyncio.create_task(self._make(live, work))
            self._tasks.add(task)
            task.add_done_callback(lambda task: self._done(match_id, task))
        return ReviewState(work.done, work.total, None)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, match_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        del self._works[match_id]  # whoever still wants it asks again
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreAway | Failed):
            logger.error("a review failed", extra={"match": match_id}, exc_info=error)

    async def _make(self, live: LiveMatch, work: Work) -> None:
        await self._warming.wait(live.row.game, "bots")
        glances: list[Glance] = []
        while work.done < work.total:
            glances += await self._part(live, work)
            work.done = len(glances)
        review = await self._workshop.do(put_together, live.match.copy(), DEPTH, glances)
        kept = await self._workshop.do(zlib.compress, msgspec.json.encode(review))
        await self._store.keep_review(live.row.id, kept)

    async def _part(self, live: LiveMatch, work: Work) -> list[Glance]:
        question = msgspec.structs.replace(
            question_about(live, "review"),
            task="review",
            match=f"review of {live.row.id}",
            iterations=DEPTH,
            seconds=SECONDS,
            first=work.done,
        )
        while True:
            try:
                reply = await self._lane.ask(question, work.person, IN_BACKGROUND)
            except Crowded:
                await asyncio.sleep(PAUSE)
                continue
            if reply.failure is not None or not reply.glances:
                raise Failed  # said already, by the lane
            return reply.glances


class Failed(Exception):
    """A process that died or was too slow; the review can be asked for again."""


def demand_played_out(live: LiveMatch) -> None:
    """Whoever plays must not be told, and a match without an end has no winner."""
    if live.status == "running":
        raise Refusal("review-still-running")
    if live.match.outcome is None:
        raise Refusal("server-review-unfinished")
