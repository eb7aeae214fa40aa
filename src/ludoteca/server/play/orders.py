"""Answers that a seat has given beforehand, in matches by mail: it passes on bids above a limit.

The log has them as decisions of the seat, like any other. Every process that has the match in
memory tries; the first one writes, and the others are too late, as in any race.
"""

from __future__ import annotations

import asyncio
import logging

from ludoteca.core.errors import LudotecaError
from ludoteca.server.play.deciding import play_for_seat
from ludoteca.server.play.hub import Hub, Request
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.moment import Change
from ludoteca.server.problems import Refusal
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.order_store import OrderStore

logger = logging.getLogger("ludoteca.server")
PASS = "pass"


def may_order(live: LiveMatch) -> bool:
    return live.allowance is not None and live.match.game.bids


class Orders:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.store = OrderStore(hub.store.database)
        self._tasks: set[asyncio.Task[None]] = set()
        hub.after_change.append(self.consider)

    def consider(self, live: LiveMatch) -> None:
        """Answer for the seat to act, if it has said how."""
        if may_order(live) and self._asked(live) is not None:
            task = asyncio.create_task(self._answer(live.row.id))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    async def resume(self) -> None:
        """What nobody came to answer when a process stopped."""
        for match_id in await self.store.waiting():
            try:
                self.consider(await self._hub.open(match_id))
            except StoreAway:
                raise
            except LudotecaError:  # rules of another version: it stays as it is
                continue

    async def close(self) -> None:
        while self._tasks:  # an answer may lead to the next
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreAway):
            logger.error("an answer given beforehand failed", exc_info=error)

    def _asked(self, live: LiveMatch) -> int | None:
        """The bid that a person is to answer, unless somebody wants to take back what led to it."""
        seat = live.to_act
        if seat is None or live.bot_level(seat) is not None or live.course.undo_asked is not None:
            return None
        return live.match.game.bid_to_answer(live.match.state)

    async def _answer(self, match_id: str) -> None:
        live = await self._hub.open(match_id)
        # The version first: what was said is for that one, and may be taken back before the next.
        version = live.version
        said = await self.store.of(match_id)

        async def decide(live: LiveMatch, _: Seats) -> Change:
            asked = self._asked(live)
            most = None if live.to_act is None else said.get(live.to_act)
            if asked is None or most is None or asked <= most:
                raise Refusal("server-no-orders")
            return play_for_seat(live, live.match.number(PASS))

        if live.to_act in said:
            await self._hub.change(Request(match_id, version), decide, lambda _: None)
