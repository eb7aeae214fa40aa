"""Those who look at an event: its players, and the projector on the wall.

Whatever has changed is found by looking, once a second, in each process for itself: rounds go on in
any of them, and a second more or less is nothing to a round.
"""

from __future__ import annotations

import msgspec

from ludoteca.server.people.connection import Connection, encode
from ludoteca.server.play.events import Events, Told
from ludoteca.server.problems import NotFound


class Attendance:
    def __init__(self, events: Events) -> None:
        self._events = events
        self._here: dict[str, set[Connection]] = {}
        self._last: dict[str, bytes] = {}  # what was told last, by event

    async def come(self, connection: Connection, event_id: str) -> None:
        told = await self._events.told(event_id)
        connection.attends = event_id
        self._here.setdefault(event_id, set()).add(connection)
        self._last.setdefault(event_id, gist(told))
        connection.send(told.to(connection.identity))

    def leave(self, connection: Connection) -> None:
        event_id, connection.attends = connection.attends, None
        if event_id is not None and event_id in self._here:
            self._here[event_id].discard(connection)
            if not self._here[event_id]:
                del self._here[event_id]
                self._last.pop(event_id, None)

    async def look(self) -> None:
        for event_id in tuple(self._here):
            await self.tell(event_id)

    async def tell(self, event_id: str) -> None:
        """Everybody here, if it is new to them."""
        if event_id not in self._here:
            return
        try:
            told = await self._events.told(event_id)
        except NotFound:  # cleared away
            return
        now = gist(told)
        if self._last.get(event_id) == now:
            return
        self._last[event_id] = now
        for connection in tuple(self._here.get(event_id, ())):
            connection.send(told.to(connection.identity))


def gist(told: Told) -> bytes:
    """Without the time of day."""
    return encode(msgspec.structs.replace(told.facts, now=0))
