"""Everything a running server consists of, put together once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from ludoteca.games import sound_names
from ludoteca.server.house.keeping import Keeping
from ludoteca.server.house.news_exchange import NewsExchange
from ludoteca.server.metrics import show_limits
from ludoteca.server.notices.deliveries import Deliveries
from ludoteca.server.notices.reminders import remind
from ludoteca.server.people.identity import Signer, new_id
from ludoteca.server.people.passkeys import Passkeys
from ludoteca.server.people.sessions import Sessions
from ludoteca.server.play.attendance import Attendance
from ludoteca.server.play.bot_seats import Bots
from ludoteca.server.play.chats import Chats
from ludoteca.server.play.event_rounds import EventRounds
from ludoteca.server.play.events import Events
from ludoteca.server.play.expiry import Expiry
from ludoteca.server.play.farewells import Leaving
from ludoteca.server.play.hints import Hints
from ludoteca.server.play.hub import Hub
from ludoteca.server.play.inviting import Inviting
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.play.lobby import LOOK_EVERY, PAUSE, Lounge
from ludoteca.server.play.newcomers import Newcomers
from ludoteca.server.play.opinions import Opinions
from ludoteca.server.play.orders import Orders
from ludoteca.server.play.outlooks import Outlooks
from ludoteca.server.play.presence import Presences
from ludoteca.server.play.results import Results
from ludoteca.server.play.reviews import Reviews
from ludoteca.server.play.starting import Starting
from ludoteca.server.play.tables import Tables
from ludoteca.server.play.take_backs import let_wishes_lapse
from ludoteca.server.processes.describing import Describing
from ludoteca.server.processes.examiners import Examiners
from ludoteca.server.processes.thinkers import Thinkers
from ludoteca.server.processes.thread_pool import Workshop
from ludoteca.server.processes.warming import Warming
from ludoteca.server.protocol import Queued, Rematch
from ludoteca.server.settings import Settings, is_postgres, plain_url
from ludoteca.server.shares.concurrency import Turns
from ludoteca.server.shares.households import Homes
from ludoteca.server.shares.quotas import Quotas
from ludoteca.server.shares.rates import Limits
from ludoteca.server.storage.appenders import Appender, PostgresAppender, SqliteAppender
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.event_store import EventStore
from ludoteca.server.storage.farewell import Farewells
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.health import Health
from ludoteca.server.storage.house_store import HouseStore
from ludoteca.server.storage.lobby_store import LobbyStore
from ludoteca.server.storage.log_writer import Writer
from ludoteca.server.storage.migrate import migrate
from ludoteca.server.storage.passkey_store import PasskeyStore
from ludoteca.server.storage.person_store import People
from ludoteca.server.storage.puzzle_store import PuzzleStore
from ludoteca.server.storage.result_store import ResultStore
from ludoteca.server.storage.review_store import ReviewStore
from ludoteca.server.storage.store import Store, TableCard

logger = logging.getLogger("ludoteca.server")

PICTURES_AT_ONCE = 2  # for one address; a page may show a dozen, and further ones wait
RESTING = 60.0  # seconds without a move, after which a match is held in less memory


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id()
        shared = is_postgres(settings.database)  # other processes may be at work on it
        self.health = Health()
        self.health.after_return.append(self._store_is_back)
        self.database = Database(settings.database, self.health)
        self.store = Store(self.database)
        self.people = People(self.database)
        self.puzzles = PuzzleStore(self.database)
        self.past = ResultStore(self.database)
        self.passkey_store = PasskeyStore(self.database)
        self.sessions = Sessions(self.store, self.people, settings)
        appender: Appender
        if shared:
            appender = PostgresAppender(plain_url(settings.database), self.process)
        else:
            appender = SqliteAppender(self.database.file or "", self.database.turns)
        self.writer = Writer(appender, self.health)
        self.warming = Warming(sound_names())
        self.starting = Starting(
            self.store, self.warming, settings.reveal_seconds, settings.notice_seconds
        )
        self.workshop = Workshop()
        self.hub = Hub(
            self.store, self.writer, self.warming, self.workshop, settings.notice_seconds
        )
        self.results = Results(self.store, self.past, self.hub)
        self.hub.after_change.append(self._note_end)
        self.newcomers = Newcomers(self.hub)
        self.lounge = Lounge(LobbyStore(self.store))
        self.hub.after_change.append(self.lounge.note_match)
        self.inviting = Inviting(
            self.store, self.past, self.people, self.sessions, settings.notice_seconds
        )
        self.leaving = Leaving(self.store, Farewells(self.database), self.hub, self.results)
        self.homes = Homes()
        self.thinkers = Thinkers(settings, self.homes)
        self.examiners = Examiners(settings, self.warming)
        self.describing = Describing()
        holder = self.process if shared else None
        self.bots = Bots(self.hub, self.thinkers, holder, settings.lease_seconds)
        self.orders = Orders(self.hub)
        self.hints = Hints(self.thinkers.hints, self.warming)
        self.opinions = Opinions(self.thinkers.opinions, self.warming)
        self.reviews = Reviews(
            ReviewStore(self.database),
            self.thinkers.opinions,
            self.warming,
            self.workshop,
            self.process,
        )
        self.outlooks = Outlooks(self.thinkers.opinions, self.warming)
        self.presences = Presences(self.hub, settings.away_seconds, settings.stall_seconds)
        self.hub.after_seating.append(self.presences.tell)
        self.limits = Limits(settings.rate)
        self.message_turns = Turns(settings.messages_at_once)
        self.request_turns = Turns(settings.requests_at_once)
        self.socket_turns = Turns(settings.messages_at_once)  # that are being opened
        self.picture_turns = Turns(PICTURES_AT_ONCE)
        self.quotas = Quotas(self.database, settings.tables_per_person)
        self.expiry = Expiry(self.database, self.hub, settings)
        self.deliveries = Deliveries(self.store, self.presences, self.inviting, settings)
        self.house_store = HouseStore(self.database)
        self.keeping = Keeping(self, self.house_store)
        self.chats = Chats(self.store, self.hub, self.house_store, settings.chat_lines)
        self.news_exchange = NewsExchange(self) if shared else None
        if self.news_exchange is not None:
            self.sessions.after_end.append(self.news_exchange.say_ended)
        self.event_store = EventStore(self.database)
        self.event_rounds = EventRounds(
            self.event_store, self.hub, self.starting, self.bots, settings.gather_seconds
        )
        self.signer: Signer
        self.passkeys: Passkeys
        self.tables: Tables
        self.events: Events
        self.attendance: Attendance
        self._tasks: list[asyncio.Task[None]] = []
        self._loose: set[asyncio.Task[None]] = set()
        self.ready = False
        self.stopping = False

    async def start(self) -> None:
        show_limits(self.settings)
        await migrate(self.database)
        key = await self.store.secret("signing", secrets.token_hex(32))
        self.signer = Signer(key)
        self.passkeys = Passkeys(self.passkey_store, self.signer, self.examiners)
        self.deliveries.signer = self.inviting.signer = self.signer
        self.tables = Tables(self.store, self.signer, self.examiners)
        self.events = Events(self.event_store, self.store, self.signer, self.settings)
        self.attendance = Attendance(self.events)
        self.writer.start()
        if self.news_exchange is not None:
            await self.news_exchange.start()
        if self.settings.warm_up:
            self.warming.start()
        else:
            self.warming.skip()
        self._repeat(0.5, self._look_at_store)
        self._repeat(1.0, self._look_round)
        self._repeat(1.0, self._look_at_events)
        self._repeat(PAUSE, self.lounge.work)
        self._repeat(LOOK_EVERY, self.lounge.look)
        self._repeat(10.0, self.keeping.apply)
        self._repeat(2.0, self.starting.start_overdue)
        self._repeat(2.0, self._look_after_bots)
        self._repeat(10.0, self.results.sweep)
        self._repeat(2.0, self.deliveries.sweep)
        self._repeat(60.0, self._remind)
        self._repeat(60.0, self.orders.resume)
        self._repeat(60.0, self._tidy)
        self._repeat(3600.0, self.expiry.sweep)
        self.ready = True
        logger.info("started", extra={"worker": self.process})

    async def close(self) -> None:
        """Nothing that was promised is lost; what was not finished is taken up after the start."""
        self.stopping = True
        self.ready = False
        tasks = [*self._tasks, *self._loose]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.deliveries.close()
        await self.orders.close()
        await self.warming.close()
        await self.bots.close()
        await self.hints.close()
        await self.reviews.close()
        await self.outlooks.close()
        await self.writer.close()
        await self.thinkers.close()
        await self.examiners.close()
        await self.describing.close()
        if self.news_exchange is not None:
            await self.news_exchange.close()
        self.workshop.close()
        await self.health.close()
        await self.database.close()
        logger.info("stopped", extra={"worker": self.process})

    def presence_changed(self, live: LiveMatch) -> None:
        self.presences.tell(live)
        if self.news_exchange is not None:
            seats, watchers = self.presences.here(live)
            self.news_exchange.say("presence", live.row.id, seats=sorted(seats), watchers=watchers)

    async def facts_changed(self, live: LiveMatch) -> None:
        """Somebody left or came back, has another name, or wants to play again."""
        await self.reload_facts(live)
        if self.news_exchange is not None:
            self.news_exchange.say("facts", live.row.id)

    async def reload_facts(self, live: LiveMatch) -> None:
        await self.hub.reload_places(live)
        self.presences.tell(live)
        rematch = await self.store.rematch_of(live.row.id)
        if rematch is not None and rematch != live.rematch:
            live.rematch = rematch
            code = self.signer.table_code(rematch)
            self.hub.broadcast(
                live,
                lambda seats: Rematch(live.row.id, rematch, code if seats else None),
            )

    def lobby_changed(self, table: TableCard) -> None:
        """Somebody opened a table, sat down, got up or began: all in the lobby see it."""
        if table.public:
            self.lounge.note(table.id)
            if self.news_exchange is not None:
                self.news_exchange.say("lobby", table.id)

    async def invitations_changed(self, person: str) -> None:
        await self.inviting.tell(person)
        if self.news_exchange is not None:
            self.news_exchange.say_of("invited", person)

    def bar(self, person: str) -> None:
        """No new guests from where they are, whichever process has seen them there."""
        home = self.homes.bar(person)
        if self.news_exchange is not None:
            self.news_exchange.say_of("banned", person, home)

    def pardon(self, person: str) -> None:
        self.homes.pardon(person)
        if self.news_exchange is not None:
            self.news_exchange.say_of("pardoned", person)

    async def vacation_changed(self, identity: str) -> None:
        await self.reload_vacation(identity)
        if self.news_exchange is not None:
            self.news_exchange.say_of("away", identity)

    async def reload_vacation(self, identity: str) -> None:
        """Somebody goes away, or is back."""
        for live in tuple(self.hub.lives.values()):
            if live.allowance is not None and live.seats_of(identity):
                found = await self.hub.vacations.of([identity])
                live.away[identity] = found.get(identity, ())
                self.presences.tell(live)

    def look_everywhere(self) -> None:
        """News may have been lost on the way; the log has them all."""
        self.hub.doubt(*self.hub.followers)
        self.keep(asyncio.create_task(self.hub.mend()))
        for match_id in tuple(self.hub.followers):
            if match_id in self.hub.lives:
                self.presence_changed(self.hub.lives[match_id])

    def keep(self, task: asyncio.Task[None]) -> None:
        """A task that nobody waits for must still be held by somebody."""
        self._loose.add(task)
        task.add_done_callback(self._let_go)

    def _let_go(self, task: asyncio.Task[None]) -> None:
        self._loose.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreAway):
            logger.error("a task failed", exc_info=error)

    async def farewell(self, person: str) -> None:
        """Somebody leaves for good; the others are told who is still here."""
        gone = await self.leaving.leave(person)
        await self.sessions.gone(person)
        for match_id in gone.kept:
            if (live := self.hub.lives.get(match_id)) is not None:
                await self.facts_changed(live)

    def _note_end(self, live: LiveMatch) -> None:
        if live.status != "running":
            self.keep(asyncio.create_task(self.results.count(live.row.id)))

    def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def forever() -> None:
            while True:
                try:
                    await work()
                except StoreAway:  # said already; next time it may be back
                    pass
                except Exception:
                    logger.exception("housekeeping failed", extra={"work": work.__name__})
                await asyncio.sleep(seconds)

        self._tasks.append(asyncio.create_task(forever()))

    async def _look_at_store(self) -> None:
        if self.health.trouble is not None:
            await self.health.check(self.database.probe)

    async def _look_round(self) -> None:
        self.presences.sweep()
        await self.hub.mend()
        await let_wishes_lapse(self.hub)

    async def _look_at_events(self) -> None:
        await self.event_rounds.look()
        await self.attendance.look()

    def _store_is_back(self, seconds: float) -> None:
        self.hub.store_is_back(int(seconds * 1000))
        self.look_everywhere()

    async def _look_after_bots(self) -> None:
        for live, seconds in self.bots.long_waits():
            self.tell_wait(live, seconds)
            if self.news_exchange is not None:
                self.news_exchange.say("queued", live.row.id, number=seconds)
        await self.bots.renew()
        await self.bots.resume()

    def tell_wait(self, live: LiveMatch, seconds: int) -> None:
        self.hub.broadcast(live, lambda _: Queued(live.row.id, live.version, seconds))

    async def _remind(self) -> None:
        await remind(self.store, self.deliveries.outbox)

    async def _tidy(self) -> None:
        self.hub.forget_idle(self.settings.idle_seconds)
        self.hub.rest_idle(RESTING)
        await self.sessions.tidy()
        await self.passkeys.tidy()
        self.sessions.close_quiet(self.settings.quiet_seconds)
        await self.examiners.rest()
        await self.thinkers.rest()
        if self.news_exchange is not None:
            self.look_everywhere()
