"""What the engine thinks of a moment of an analysis, at growing depth; one at a time a person."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.server.problems import Busy, Refusal
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.processes.thinker_process import Question, Reply
from ludoteca.server.processes.thinkers import Lane
from ludoteca.server.processes.warming import Warming
from ludoteca.server.protocol import AnalysisQuestion, AnalysisStart, Opinion

ITERATIONS = (1_000, 4_000, 16_000, 64_000, 256_000)  # by depth
SECONDS = 6.0  # then it says what it has found so far


class Opinions:
    def __init__(self, lane: Lane, warming: Warming) -> None:
        self._lane = lane
        self._warming = warming
        self._asked: dict[str, asyncio.Task[Reply]] = {}  # by person

    async def ask(self, wish: AnalysisQuestion, person: str) -> Opinion:
        await self._warming.wait(wish.start.game, "bots")
        before = self._asked.pop(person, None)
        if before is not None:  # nobody looks at that moment any longer
            before.cancel()
        task = asyncio.create_task(self._lane.ask(question_about(wish, person), person))
        self._asked[person] = task
        try:
            reply = await task
        except Crowded as error:
            raise Busy("server-opinions-crowded") from error
        except asyncio.CancelledError as error:
            if self._asked.get(person) is task:  # not by a newer question
                task.cancel()
                raise
            raise Refusal("server-opinion-outdated") from error
        finally:
            if self._asked.get(person) is task:
                del self._asked[person]
        if reply.refused is not None:
            raise LudotecaError(reply.refused)
        if reply.failure is not None:
            raise Busy("server-no-opinion")
        return Opinion(reply.candidates, reply.iterations)


def hash_of(start: AnalysisStart) -> str:
    """So that a process takes no other analysis of the same person for this one."""
    return sha256(msgspec.json.encode(start)).hexdigest()[:16]


def question_about(wish: AnalysisQuestion, person: str) -> Question:
    start = wish.start
    return Question(
        task="advise",
        match=f"analysis of {person} {hash_of(start)}",
        game=start.game,
        seats=start.seats,
        options=start.options,
        boards=start.boards,
        actions=wish.path,
        position=start.position,
        level=f"depth {wish.depth}",
        seconds=SECONDS,
        iterations=ITERATIONS[wish.depth],
    )
