"""Somebody comes to a match that has begun, for a seat that a bot keeps."""

from __future__ import annotations

from ludoteca.server.play import deciding
from ludoteca.server.play.hub import Hub, Request
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import Busy, Refusal

TRIES = 20  # somebody may play at the same moment, again and again


class Newcomers:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def sit_down(self, match_id: str, identity: str, wanted: int | None) -> LiveMatch:
        """At the seat they want, or the first; whoever sits there already stays where they are."""
        for _ in range(TRIES):
            live = await self._hub.open(match_id)
            if live.seats_of(identity):
                return live
            free = [seat for seat in live.kept_seats() if wanted in (None, seat)]
            if live.status != "running" or not live.kept_seats():
                raise Refusal("server-started")
            if not free:
                raise Refusal("server-no-free-seat")
            deciding.demand_room(live)
            live.names |= await self._hub.store.names({identity})
            decide = deciding.sit_down(free[0], identity)
            if await self._hub.change(Request(match_id, live.version), decide, lambda _: None):
                return live
        raise Busy("server-busy")
