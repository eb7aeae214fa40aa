"""Chat at a table: plain text among those who sit there."""

from __future__ import annotations

from ludoteca.server.people.connection import Connection
from ludoteca.server.people.visible_text import clean_chat
from ludoteca.server.play.hub import Hub
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import NotAllowed, Refusal
from ludoteca.server.protocol import Chat
from ludoteca.server.storage.store import ChatRow, Store

REMEMBERED = 50  # lines that a newcomer is sent


def chat_of(row: ChatRow) -> Chat:
    return Chat(row.match_id, row.number, row.at, row.seat, row.player, row.text)


class Chats:
    def __init__(self, store: Store, hub: Hub, lines: int) -> None:
        self._store = store
        self._hub = hub
        self._lines = lines  # that are kept of a match

    async def say(self, live: LiveMatch, identity: str, text: str) -> int:
        """The number of the line."""
        if not live.table.chat:
            raise Refusal("server-chat-off")
        seats = live.seats_of(identity)
        if not seats:
            raise NotAllowed("server-only-players")
        line = clean_chat(text)
        seat = min(seats)
        row = await self._store.add_chat(live.row.id, seat, live.player(seat), line)
        await self._store.forget_chat(live.row.id, row.number - self._lines)
        self._hub.broadcast(live, lambda _: chat_of(row))
        return row.number

    async def spread(self, live: LiveMatch, after: int) -> None:
        """Lines that another process has written."""
        for row in await self._store.chat(live.row.id, after):
            line = chat_of(row)
            self._hub.broadcast(live, lambda _, line=line: line)  # type: ignore[misc]

    async def send_earlier(self, live: LiveMatch, connection: Connection) -> None:
        if live.table.chat:
            for row in await self._store.chat(live.row.id, 0, REMEMBERED):
                connection.send(chat_of(row))
