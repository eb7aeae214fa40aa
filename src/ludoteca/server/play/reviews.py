"""Reviews of matches that are over: made once, bit by bit after everything else, and kept."""

from __future__ import annotations

import asyncio
import logging
import zlib
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from ludoteca.games import find_game
from ludoteca.review.findings import Glance, Review
from ludoteca.review.reviewing import DEPTH, put_together
from ludoteca.server.play.bot_seats import question_about
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import Busy, Refusal
from ludoteca.server.processes.examiner_process import Played
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.processes.thinker_process import Question, Reply
from ludoteca.server.processes.thinkers import Lane
from ludoteca.server.processes.thread_pool import Workshop
from ludoteca.server.processes.warming import Warming
from ludoteca.server.protocol import ReviewState
from ludoteca.server.shares.fair_queue import IN_BACKGROUND
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.review_store import OF_MATCHES, OF_RECORDS, ReviewStore, Shelf

logger = logging.getLogger("ludoteca.server")

SECONDS = 1.0  # that one part takes: then whoever has more right to the process has it
PAUSE = 2.0  # seconds until a part that found the queue full asks again
AT_ONCE = 50  # reviews under way
AT_ONCE_EACH = 3  # of those, wanted by one person
CLAIM = 30_000  # milliseconds that a process has the right to make one; then it says so again


class Subject(msgspec.Struct, frozen=True):
    """What is looked back on: a match of this server, or a record that somebody brought along."""

    shelf: Shelf
    key: str
    question: Question  # about its steps
    returns: tuple[float, ...]  # how it ended


def match_subject(live: LiveMatch) -> Subject:
    """Whoever plays must not be told, and a match without an end has no winner."""
    if live.status == "running":
        raise Refusal("review-still-running")
    outcome = live.match.outcome
    if outcome is None:
        raise Refusal("server-review-unfinished")
    return Subject(OF_MATCHES, live.row.id, question_about(live, "review"), outcome.returns)


def digest_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def record_subject(text: str, played: Played) -> Subject:
    if played.returns is None:
        raise Refusal("review-still-running")
    question = Question(
        task="review",
        match="",
        game=played.game,
        seats=played.seats,
        options=played.options,
        boards=played.boards,
        actions=played.actions,
        position=played.position,
        level="review",
    )
    return Subject(OF_RECORDS, digest_of(text), question, tuple(played.returns))


@dataclass
class Work:
    """A review under way in this process."""

    person: str
    total: int  # steps of the match
    done: int = 0


class Reviews:
    """Where several processes share a database, one of them has a claim on each review."""

    def __init__(
        self, store: ReviewStore, lane: Lane, warming: Warming, workshop: Workshop, holder: str
    ) -> None:
        self._store = store
        self._lane = lane
        self._warming = warming
        self._workshop = workshop
        self._holder = holder  # the name of this process
        self._works: dict[str, Work] = {}  # by subject
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, shelf: Shelf, key: str) -> ReviewState | None:
        """One that was made, or how far it is; None if nobody has asked for it."""
        work = self._works.get(key)
        if work is not None:
            return ReviewState(work.done, work.total, None)
        review = await self._kept(shelf, key)
        if review is not None:
            total = len(review.chances) - 1
            return ReviewState(total, total, review)
        elsewhere = await self._store.progress(key, CLAIM)
        return elsewhere and ReviewState(elsewhere.done, elsewhere.total, None)

    def begin(self, subject: Subject, person: str) -> ReviewState:
        """Let it be made; nobody need wait for it."""
        key, total = subject.key, len(subject.question.actions)
        if key not in self._works:
            if sum(each.person == person for each in self._works.values()) >= AT_ONCE_EACH:
                raise Refusal("server-reviews-enough")
            if len(self._works) >= AT_ONCE:
                raise Busy("server-reviews-crowded")
            work = self._works[key] = Work(person, total)
            task = asyncio.create_task(self._make(subject, work))
            self._tasks.add(task)
            task.add_done_callback(lambda task: self._done(key, task))
        work = self._works[key]
        return ReviewState(work.done, work.total, None)

    async def _kept(self, shelf: Shelf, key: str) -> Review | None:
        kept = await self._store.find(shelf, key)
        if kept is None:
            return None
        try:
            return msgspec.json.decode(zlib.decompress(kept), type=Review)
        except msgspec.MsgspecError:  # of another version of this program: made anew
            return None

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, key: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        del self._works[key]  # whoever still wants it asks again
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreAway | Failed):
            logger.error("a review failed", extra={"subject": key}, exc_info=error)

    async def _make(self, subject: Subject, work: Work) -> None:
        key = subject.key
        if not await self._store.claim(key, self._holder, work.total, CLAIM):
            return  # another process makes it; whoever asks again is told how far it is
        try:
            if await self._kept(subject.shelf, key):
                return  # another process has just made it
            await self._warming.wait(subject.question.game, "bots")
            glances: list[Glance] = []
            while work.done < work.total:
                glances += await self._part(subject, work)
                work.done = len(glances)
                await self._store.note(key, self._holder, work.done, CLAIM)
            game = find_game(subject.question.game)
            arguments = game, subject.returns, DEPTH, glances
            review = await self._workshop.do(put_together, *arguments)
            kept = await self._workshop.do(zlib.compress, msgspec.json.encode(review))
            await self._store.keep(subject.shelf, key, kept)
        finally:
            await self._store.release(key, self._holder)

    async def _part(self, subject: Subject, work: Work) -> list[Glance]:
        question = msgspec.structs.replace(
            subject.question,
            task="review",
            match=f"review of {subject.key}",
            iterations=DEPTH,
            seconds=SECONDS,
            first=work.done,
        )
        while True:
            try:
                reply = await self._patiently(question, subject.key, work)
            except Crowded:
                await asyncio.sleep(PAUSE)
                continue
            if reply.failure is not None or not reply.glances:
                raise Failed  # said already, by the lane
            return reply.glances

    async def _patiently(self, question: Question, key: str, work: Work) -> Reply:
        """It may wait long behind others, and meanwhile the claim must not end."""
        asked = asyncio.create_task(self._lane.ask(question, work.person, IN_BACKGROUND))
        try:
            while not (await asyncio.wait({asked}, timeout=CLAIM / 3000))[0]:
                await self._store.note(key, self._holder, work.done, CLAIM)
            return asked.result()
        finally:
            asked.cancel()


class Failed(Exception):
    """A process that died or was too slow; the review can be asked for again."""
