"""Chat at a table: plain text. What players say everybody reads; those who watch talk apart.

Nobody at the table reads what those who watch say before the match is over: they see more hands.
"""

from __future__ import annotations

from ludoteca.server.people.connection import Connection
from ludoteca.server.people.visible_text import clean_chat
from ludoteca.server.play.hub import Hub
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import NotFound, Refusal
from ludoteca.server.protocol import Chat
from ludoteca.server.storage.house_store import HouseStore
from ludoteca.server.storage.store import ChatRow, Store

REMEMBERED = 50  # lines that a newcomer is sent


def chat_of(row: ChatRow, reader: str) -> Chat:
    you = row.identity_id == reader
    return Chat(row.match_id, row.number, row.at, row.seat, row.player, row.text, you)


class Chats:
    def __init__(self, store: Store, hub: Hub, kept: HouseStore, lines: int) -> None:
        self._store = store
        self._hub = hub
        self._kept = kept
        self.lines = lines  # that are kept of a match

    async def say(self, live: LiveMatch, identity: str, text: str) -> int:
        """The number of the line."""
        if not live.table.chat:
            raise Refusal("server-chat-off")
        line = clean_chat(text)
        seat = min(live.seats_of(identity), default=None)
        names = await self._store.names({identity}) if seat is None else {}
        player = names.get(identity) if seat is None else live.player(seat)
        row = await self._store.add_chat(live.row.id, seat, player, line, identity)
        await self._store.forget_chat(live.row.id, row.number - self.lines)
        await self._tell(live, row)
        return row.number

    async def spread(self, live: LiveMatch, after: int) -> None:
        """Lines that another process has written."""
        for row in await self._store.chat(live.row.id, after):
            await self._tell(live, row)

    async def send_earlier(self, live: LiveMatch, connection: Connection) -> None:
        if live.table.chat:
            muted = await self._kept.muted_by(connection.identity)
            for row in await self._store.chat(live.row.id, 0, REMEMBERED):
                if row.identity_id not in muted and self._may_read(live, connection, row):
                    connection.send(chat_of(row, connection.identity))

    async def _tell(self, live: LiveMatch, row: ChatRow) -> None:
        """Those who want to hear it: they may have said so in any process."""
        author = row.identity_id
        deaf = set() if author is None else await self._kept.muters_of(author)
        for connection in tuple(self._hub.followers.get(live.row.id, ())):
            if connection.identity not in deaf and self._may_read(live, connection, row):
                connection.send(chat_of(row, connection.identity))

    def _may_read(self, live: LiveMatch, connection: Connection, row: ChatRow) -> bool:
        plays = bool(live.seats_of(connection.identity))
        return row.seat is not None or not plays or live.status != "running"

    async def author(self, live: LiveMatch, line: int) -> str:
        row = await self._store.chat_line(live.row.id, line)
        if row is None or row.identity_id is None:
            raise NotFound("server-no-line")
        return row.identity_id
