"""Hints: what a bot would do. One at a time for each person, and only while its socket is open."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec

from ludoteca.core.message import message
from ludoteca.server.people.connection import Connection
from ludoteca.server.play.bot_seats import question_about
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import Refusal
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.processes.thinkers import Lane
from ludoteca.server.processes.warming import Warming
from ludoteca.server.protocol import Advice, Problem

SECONDS = 1.0  # of thinking


@dataclass(frozen=True)
class Wish:
    """A hint that somebody waits for."""

    connection: Connection
    live: LiveMatch
    version: int

    def is_outdated(self) -> bool:
        return self.live.version != self.version


class Hints:
    def __init__(self, lane: Lane, warming: Warming) -> None:
        self._lane = lane
        self._warming = warming
        self._wishes: dict[str, tuple[Wish, asyncio.Task[None]]] = {}  # by person

    def demand_idle(self, connection: Connection) -> None:
        """Nothing is being thought about for this person that is still of use."""
        waiting = self._wishes.get(connection.identity)
        if waiting is not None and not waiting[0].is_outdated():
            raise Refusal("server-hint-coming")

    def ask(self, live: LiveMatch, connection: Connection) -> None:
        """Does not wait for the answer, since playing must not."""
        person = connection.identity
        if person in self._wishes:
            self.demand_idle(connection)
            self._end(person)
        wish = Wish(connection, live, live.version)
        self._wishes[person] = wish, asyncio.create_task(self._advise(wish))

    def drop(self, connection: Connection) -> None:
        """Its socket is gone."""
        waiting = self._wishes.get(connection.identity)
        if waiting is not None and waiting[0].connection is connection:
            self._end(connection.identity)

    async def close(self) -> None:
        tasks = [task for _, task in self._wishes.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, person: str) -> None:
        _, task = self._wishes.pop(person)
        task.cancel()

    async def _advise(self, wish: Wish) -> None:
        connection, match_id = wish.connection, wish.live.row.id
        question = question_about(wish.live, "")
        question = msgspec.structs.replace(question, task="advise", seconds=SECONDS)
        answer: Advice | Problem
        try:
            await self._warming.wait(wish.live.row.game, "bots")
            reply = await self._lane.ask(question, connection.identity)
            answer = Advice(match_id, wish.version, reply.candidates, reply.iterations)
            if reply.failure is not None:
                answer = Problem(match_id, message("server-no-hint"))
        except Crowded:
            answer = Problem(match_id, message("server-hints-crowded"))
        finally:
            if self._wishes.get(connection.identity, (None,))[0] is wish:
                del self._wishes[connection.identity]
        connection.send(answer)  # and whoever has it may ask again
