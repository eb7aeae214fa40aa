"""News between the processes of one server: PostgreSQL's LISTEN and NOTIFY.

They say that there is something new in the database, so losing one delays but harms nothing. Moves
travel with the statement that keeps them (`storage/appenders.py`), everything else from here.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import asyncpg
import msgspec
from sqlalchemy import text

from ludoteca.server.settings import plain_url
from ludoteca.server.storage.database import SECONDS_TO_CONNECT
from ludoteca.server.storage.faults import StoreAway, trouble_of
from ludoteca.server.storage.news import CHANNEL, News, Topic

if TYPE_CHECKING:
    from ludoteca.server.house.services import Services

logger = logging.getLogger("ludoteca.server")
HEARTBEAT, SECONDS_TO_BEAT = 1.0, 2.0  # how often a listener asks whether it is still heard
PAUSE = 0.2  # seconds between two attempts to connect
NOTIFY = text("SELECT pg_notify(:channel, :news)")


class NewsExchange:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._url = plain_url(services.settings.database)
        self._outgoing: asyncio.Queue[News] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        connection = await self._connect()
        self._tasks = [
            asyncio.create_task(self._speak()),
            asyncio.create_task(self._listen(connection)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
        self.say_of("ended", person)

    def say_of(self, topic: Topic, person: str, home: str = "") -> None:
        self._outgoing.put_nowait(News(self._services.process, topic, "", person=person, home=home))

    async def _speak(self) -> None:
        """All that waits, in one transaction."""
        while True:
            waiting = [await self._outgoing.get()]
            while not self._outgoing.empty():
                waiting.append(self._outgoing.get_nowait())
            rows = [
                {"channel": CHANNEL, "news": msgspec.json.encode(news).decode()} for news in waiting
            ]
            try:
                async with self._services.database.begin() as connection:
                    for row in rows:
                        await connection.execute(NOTIFY, row)
            except StoreAway:
                pass  # when it is back, everybody looks for themselves
            except Exception:
                logger.exception("could not tell the other processes")

    # Listening

    async def _connect(self) -> asyncpg.Connection:
        with self._services.health.watching():
            connection = await asyncpg.connect(
                dsn=self._url, timeout=SECONDS_TO_CONNECT, command_timeout=SECONDS_TO_BEAT
            )
            await connection.add_listener(CHANNEL, self._heard)
            return connection

    async def _listen(self, connection: asyncpg.Connection | None) -> None:
        """For ever: whenever the connection ends or falls silent there is another one at once."""
        while True:
            try:
                if connection is None:
                    connection = await self._connect()
                    # Whatever was said meanwhile is in the database.
                    self._services.look_everywhere()
                ended = asyncio.Event()
                connection.add_termination_listener(lambda _, ended=ended: ended.set())
                while not connection.is_closed():
                    # Not `wait_for`: before Python 3.12 it forgets that it was cancelled, if the
                    # connection ends at the same moment, and whoever closes would wait for ever.
                    with suppress(TimeoutError):
                        async with asyncio.timeout(HEARTBEAT):
                            await ended.wait()
                    await connection.fetchval("SELECT 1")
            except Exception as error:
                # A connection may end while all is kept: whether it is, the next one tells.
                if trouble_of(error) is None:
                    logger.exception("could not listen to the other processes")
                await asyncio.sleep(PAUSE)
            finally:
                if connection is not None:
                    connection.terminate()
                connection = None

    def _heard(self, _: object, __: int, ___: str, payload: object) -> None:
        """Never raises: nobody would listen any more."""
        try:
            news = msgspec.json.decode(str(payload), type=News)
        except (msgspec.MsgspecError, UnicodeError):
            logger.warning("news that nobody understands")
            return
        if news.process != self._services.process:
            self._services.keep(asyncio.create_task(self._hear(news)))

    async def _hear(self, news: News) -> None:
        if news.topic == "log":
            await self._services.hub.catch_up(news.match, news.entry)
            return
        if news.topic == "ended":
            await self._services.sessions.hang_up(news.person)
            return
        if news.topic == "away":
            await self._services.reload_vacation(news.person)
            return
        if news.topic == "banned":
            home = self._services.homes.bar(news.person, news.home)
            if home and not news.home:  # where they are is known here, and perhaps nowhere else
                self.say_of("banned", news.person, home)
            return
        if news.topic == "pardoned":
            self._services.homes.pardon(news.person)
            return
        if news.topic == "lobby":
            self._services.lounge.note(news.match)
            return
        if news.topic == "invited":
            await self._services.inviting.tell(news.person)
            return
        live = self._services.hub.lives.get(news.match)
        if live is None:
            return
        match news.topic:
            case "chat":
                await self._services.chats.spread(live, news.number - 1)
            case "presence":
                self._services.presences.hear(news.match, news.process, news.seats, news.watchers)
            case "facts":
                await self._services.reload_facts(live)
            case "queued":
                self._services.tell_wait(live, news.number)
