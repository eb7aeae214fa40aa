"""Those in the lobby, and the tables they see: whatever changes comes to all of them by itself.

What there is to see is the same for everybody, so it is read, compared and written down once. What
changes within a moment is told together. Moves do not wait for it: after some browsers come others
who want something.
"""

from __future__ import annotations

import asyncio

from ludoteca.server.people.connection import Connection, encode
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.protocol import Lobby, LobbyChange, LobbyTable
from ludoteca.server.storage.lobby_store import LobbyStore

PAUSE = 0.1  # seconds between two tellings
LOOK_EVERY = 10.0  # seconds after which all is looked at anew: names, news that got lost
AT_ONCE = 25  # browsers that are told before others have their turn


class Lounge:
    def __init__(self, store: LobbyStore) -> None:
        self._store = store
        self._here: set[Connection] = set()
        self._known: dict[str, LobbyTable] = {}
        self._snapshot: bytes | None = None  # all that is known, as it is sent
        self._changed: set[str] = set()  # tables to look at
        self._all_changed = False
        self._wanted = asyncio.Event()
        self._lock = asyncio.Lock()  # what is known changes in one place at a time

    # Coming and going

    async def come(self, connection: Connection) -> None:
        async with self._lock:
            if not self._here:  # nobody has looked after it
                self._know(await self._store.public())
            connection.visits = True
            self._here.add(connection)
            if self._snapshot is None:
                self._snapshot = encode(Lobby(list(self._known.values())))
            connection.send_bytes(self._snapshot)

    def leave(self, connection: Connection) -> None:
        connection.visits = False
        self._here.discard(connection)

    # What changes

    def note(self, table_id: str) -> None:
        """Something about a table is different, perhaps."""
        if self._here:
            self._changed.add(table_id)
            self._wanted.set()

    def note_match(self, live: LiveMatch) -> None:
        """A match that is over has no seats to give."""
        if live.status != "running" and live.table.id in self._known:
            self.note(live.table.id)

    async def look(self) -> None:
        """At everything."""
        if self._here:
            self._all_changed = True
            self._wanted.set()

    async def work(self) -> None:
        """Wait for a change, then tell it."""
        await self._wanted.wait()
        self._wanted.clear()
        await self.tell()

    async def tell(self) -> None:
        async with self._lock:
            ids = None if self._all_changed else self._changed
            self._changed, self._all_changed = set(), False
            if not self._here:
                return
            try:
                found = await self._store.public(ids)
            except BaseException:
                self._all_changed = True  # for the next time
                raise
            asked = list(self._known) if ids is None else ids
            gone = [each for each in asked if each in self._known and each not in found]
            new = [table for table in found.values() if self._known.get(table.id) != table]
            if not gone and not new:
                return
            left = {each: table for each, table in self._known.items() if each not in gone}
            self._know({**left, **{table.id: table for table in new}})
            change, listeners = encode(LobbyChange(new, gone)), list(self._here)
        for first in range(0, len(listeners), AT_ONCE):
            for connection in listeners[first : first + AT_ONCE]:
                connection.send_bytes(change)
            await asyncio.sleep(0)

    def _know(self, tables: dict[str, LobbyTable]) -> None:
        self._known, self._snapshot = tables, None
