"""Who is likely to win a match that runs, for those who watch it: thought about once for all."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from ludoteca.bots.levels import ITERATIONS, STRONG
from ludoteca.server.play.bot_seats import question_about
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import Busy, NotAllowed, Refusal
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.processes.thinker_process import Reply
from ludoteca.server.processes.thinkers import Lane
from ludoteca.server.processes.warming import Warming
from ludoteca.server.protocol import Outlook
from ludoteca.server.shares.fair_queue import IN_BACKGROUND
from ludoteca.server.shares.households import Homes

MOST_KEPT = 500  # matches


def demand_onlooker(live: LiveMatch, identity: str, address: str, homes: Homes) -> None:
    """Nobody who plays is told, nor anybody who could tell them; see docs/decisions/0042."""
    people = [place for place in live.places if place.kind != "bot"]
    if len(people) > 1:
        raise NotAllowed("server-outlook-people")
    owners = {place.identity_id for place in people if place.identity_id is not None}
    if identity in owners or address in {homes.account_of(owner) for owner in owners}:
        raise NotAllowed("server-outlook-own")


class Outlooks:
    def __init__(self, lane: Lane, warming: Warming) -> None:
        self._lane = lane
        self._warming = warming
        self._asked: OrderedDict[str, tuple[int, asyncio.Task[Reply]]] = OrderedDict()  # by match

    async def ask(self, live: LiveMatch, person: str) -> Outlook:
        outcome = live.match.outcome
        if outcome is not None:
            return Outlook(live.version, list(outcome.returns))
        match_id, version = live.row.id, live.version
        before, task = self._asked.pop(match_id, (0, None))
        if task is None or before != version:
            if task is not None:
                task.cancel()  # the match has gone on
            task = asyncio.create_task(self._weigh(live, person))
        self._asked[match_id] = version, task
        if len(self._asked) > MOST_KEPT:
            self._asked.popitem(last=False)[1][1].cancel()
        try:
            reply = await asyncio.shield(task)
        except Crowded as error:
            self._forget(match_id, task)
            raise Busy("server-opinions-crowded") from error
        except asyncio.CancelledError as error:
            if not task.cancelled():  # whoever asked has gone, others may wait for it
                raise
            raise Refusal("server-opinion-outdated") from error
        if reply.failure is not None:
            self._forget(match_id, task)
            raise Busy("server-no-opinion")
        return Outlook(version, reply.shares)

    async def close(self) -> None:
        tasks = [task for _, task in self._asked.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, match_id: str, task: asyncio.Task[Reply]) -> None:
        if self._asked.get(match_id, (0, None))[1] is task:
            del self._asked[match_id]

    async def _weigh(self, live: LiveMatch, person: str) -> Reply:
        question = msgspec.structs.replace(
            question_about(live, "outlook"),
            task="weigh",
            match=f"outlook of {live.row.id}",
            iterations=ITERATIONS[STRONG],
        )
        await self._warming.wait(live.row.game, "bots")
        return await self._lane.ask(question, person, IN_BACKGROUND)
