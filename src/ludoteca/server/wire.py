"""News between the processes of one server: PostgreSQL's LISTEN and NOTIFY, by Litestar's channels.

They say that there is something new in the database, so losing one delays but harms nothing. Moves
travel with the statement that keeps them (`appending.py`), everything else from here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Literal, TypeAlias

import asyncpg
import msgspec
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import text

from ludoteca.server.log import Entry
from ludoteca.server.settings import plain_url

if TYPE_CHECKING:
    from ludoteca.server.services import Services

logger = logging.getLogger("ludoteca.server")
CHANNEL = "ludoteca"
NOTIFY = text("SELECT pg_notify(:channel, :news)")

Topic: TypeAlias = Literal["log", "chat", "presence", "facts", "ended"]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    process: str
    topic: Topic
    match: str
    seats: list[int] = []
    watchers: int = 0
    number: int = 0
    entry: Entry | None = None  # of a log, if it is not too long
    person: str = ""  # whose sessions were ended


class Wire:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._url = plain_url(services.settings.database)
        self._outgoing: asyncio.Queue[News] = asyncio.Queue()
        self._speaking: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._backend: AsyncPgChannelsBackend | None = None
        self._connection: asyncpg.Connection | None = None

    async def start(self) -> None:
        self._speaking = asyncio.create_task(self._speak())
        await self._connect()

    async def close(self) -> None:
        for task in (self._speaking, self._listening):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._backend is not None:
            await self._backend.on_shutdown()

    async def mend(self) -> None:
        """A database that was away for a while has forgotten who listens."""
        if self._connection is None or self._connection.is_closed():
            await self._connect()

    def say(
        self,
        topic: Topic,
        match_id: str,
        *,
        seats: list[int] | None = None,
        watchers: int = 0,
        number: int = 0,
    ) -> None:
        self._outgoing.put_nowait(
            News(self._services.process, topic, match_id, seats or [], watchers, number)
        )

    def say_ended(self, person: str) -> None:
        self._outgoing.put_nowait(News(self._services.process, "ended", "", person=person))

    async def _open(self) -> asyncpg.Connection:
        self._connection = await asyncpg.connect(dsn=self._url)
        return self._connection

    async def _connect(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        self._backend = AsyncPgChannelsBackend(make_connection=self._open)
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])
        self._listening = asyncio.create_task(self._listen(self._backend))

    async def _speak(self) -> None:
        """All that waits in one transaction; the backend would open a connection for each."""
        while True:
            waiting = [await self._outgoing.get()]
            while not self._outgoing.empty():
                waiting.append(self._outgoing.get_nowait())
            rows = [
                {"channel": CHANNEL, "news": msgspec.json.encode(news).decode()} for news in waiting
            ]
            try:
                async with self._services.engine.begin() as connection:
                    for row in rows:
                        await connection.execute(NOTIFY, row)
            except Exception:
                logger.exception("could not tell the other processes")

    async def _listen(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            news = msgspec.json.decode(data, type=News)
            if news.process == self._services.process:
                continue
            try:
                await self._hear(news)
            except Exception:
                logger.exception("could not follow another process", extra={"match": news.match})

    async def _hear(self, news: News) -> None:
        if news.topic == "ended":
            await self._services.sessions.hang_up(news.person)
            return
        live = self._services.hub.lives.get(news.match)
        if live is None:
            return
        match news.topic:
            case "log":
                # Other matches need not wait until this one can be told.
                task = asyncio.create_task(self._services.hub.catch_up(news.match, news.entry))
                self._services.keep(task)
            case "chat":
                await self._services.chats.spread(live, news.number - 1)
            case "presence":
                self._services.presences.hear(news.match, news.process, news.seats, news.watchers)
            case "facts":
                await self._services.reload_facts(live)
