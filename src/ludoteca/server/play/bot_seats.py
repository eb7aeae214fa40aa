"""Bots at the tables: whose turn it is, what they play, and what if they cannot."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator

from ludoteca.core.errors import LudotecaError
from ludoteca.server.metrics import BOT_FAILURES, BOT_SECONDS
from ludoteca.server.play.deciding import play_for_seat
from ludoteca.server.play.hub import Hub, Request
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.moment import Change
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.processes.thinker_process import Question
from ludoteca.server.processes.thinkers import Lane, Thinkers
from ludoteca.server.shares.fair_queue import FOR_BOTS_ALONE, FOR_PEOPLE
from ludoteca.server.storage.faults import StoreAway

logger = logging.getLogger("ludoteca.server")

LONG_WAIT = 4.0  # seconds
MOST_TAKEN = 200  # matches that a process looks at again at once


def question_about(live: LiveMatch, level: str) -> Question:
    return Question(
        task="choose",
        match=live.row.id,
        game=live.row.game,
        seats=len(live.places),
        options=live.table.options,
        boards=live.table.boards,
        actions=live.match.actions,
        level=level,
    )


def rank_of(live: LiveMatch) -> int:
    people = any(live.bot_level(place.seat) is None for place in live.places)
    return FOR_PEOPLE if people else FOR_BOTS_ALONE


class Bots:
    """Where several processes share a database, one of them has a lease on the bots of a match."""

    def __init__(self, hub: Hub, thinkers: Thinkers, holder: str | None, lease: float) -> None:
        self._hub = hub
        self._lane = thinkers.bots
        self._early = thinkers.early
        self._holder = holder  # the name of this process; None: it is alone
        self._lease = int(lease * 1000)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._since: dict[str, float] = {}  # when it became the turn of a bot, by match
        # Wherever a move was made: whoever has the lease, or is the first to get it, answers it.
        hub.after_change.append(self.consider)

    def consider(self, live: LiveMatch) -> None:
        """Let a bot think if it is one's turn and nobody does that yet."""
        match_id = live.row.id
        if live.bot_to_act() is None or match_id in self._tasks:
            return
        task = asyncio.create_task(self._play(match_id))
        self._tasks[match_id] = task
        self._since[match_id] = time.monotonic()
        task.add_done_callback(lambda _: self._done(match_id))

    async def resume(self) -> None:
        """Bots whose turn it was when a process stopped, or that found the queue full."""
        for match_id, host in await self._hub.store.waiting_bots(MOST_TAKEN, self._lease):
            if match_id in self._tasks or not self._lane.has_room(host):
                continue
            try:
                self.consider(await self._hub.open(match_id))
            except StoreAway:
                raise
            except LudotecaError as error:  # rules of another version: it stays as it is
                logger.warning("a match stays asleep", extra={"match": match_id, "why": str(error)})

    async def renew(self) -> None:
        """Keep the leases of bots that still think."""
        if self._holder is not None:
            await self._hub.store.renew(self._tasks.keys(), self._holder, self._lease)

    def long_waits(self) -> Iterator[tuple[LiveMatch, int]]:
        """Matches whose bot waits so long for its turn that people wonder, and about how long.

        Many decisions may follow one another, each of which waits again: a turn that has taken a
        while is taken to last as long as that again.
        """
        now = time.monotonic()
        for match_id, seconds in self._lane.waits():
            live, so_far = self._hub.lives.get(match_id), now - self._since.get(match_id, now)
            if live is not None and so_far + seconds >= LONG_WAIT:
                yield live, max(1, round(max(seconds, so_far)))

    async def _is_ours(self, match_id: str) -> bool:
        if self._holder is None:
            return True
        return await self._hub.store.lease(match_id, self._holder, self._lease)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, match_id: str) -> None:
        task = self._tasks.pop(match_id)
        del self._since[match_id]
        error = None if task.cancelled() else task.exception()
        # Once the store is back, the bots are, too.
        if error is not None and not isinstance(error, StoreAway):
            logger.error("bots stopped", extra={"match": match_id}, exc_info=error)

    async def _play(self, match_id: str) -> None:
        """As long as it is a bot's turn."""
        while True:
            live = await self._hub.open(match_id)
            level = live.bot_to_act()
            if level is None:
                return
            if not await self._is_ours(match_id):
                return
            version, began = live.version, time.monotonic()
            try:
                reply = await self._lane_for(live.row.game).ask(
                    question_about(live, level), live.table.host, rank_of(live)
                )
            except Crowded:  # it is taken up again when there is room
                return
            BOT_SECONDS.labels(level=level).observe(time.monotonic() - began)
            number = reply.number

            async def decide(live: LiveMatch, _: Seats, number: int | None = number) -> Change:
                return self._move(live, number)

            await self._hub.change(Request(match_id, version), decide, lambda _: None)

    def _lane_for(self, game: str) -> Lane:
        return self._lane if self._hub.warming.is_ready(game, "bots") else self._early

    def _move(self, live: LiveMatch, number: int | None) -> Change:
        """The bot's move; the first legal one if it gave none, or none that is legal."""
        try:
            if number is not None:
                return play_for_seat(live, number)
        except LudotecaError:
            BOT_FAILURES.labels(reason="illegal").inc()
            logger.warning("a bot chose what is not legal", extra={"match": live.row.id})
        return play_for_seat(live, live.match.legal_numbers()[0])
