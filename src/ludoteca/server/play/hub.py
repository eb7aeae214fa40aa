"""Matches in memory, their single writer, and who follows them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import cast

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import Record
from ludoteca.server import timing
from ludoteca.server.metrics import MATCHES_IN_MEMORY, MOVES
from ludoteca.server.people.connection import Connection, encode
from ludoteca.server.play.live_match import LiveMatch, Seats
from ludoteca.server.play.moment import Change
from ludoteca.server.play.notices import notices_after
from ludoteca.server.play.past_positions import Passage, retrace
from ludoteca.server.play.rebuilding import set_up
from ludoteca.server.problems import NotAllowed, NotFound
from ludoteca.server.processes.thread_pool import Workshop
from ludoteca.server.processes.warming import Warming
from ludoteca.server.protocol import (
    Accepted,
    Duplicate,
    Happened,
    Happening,
    Refused,
    Stale,
    ToBrowser,
)
from ludoteca.server.storage.entries import Entry, SeatTaken, TakeBack
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.log_writer import Writer
from ludoteca.server.storage.store import Conflict, Store
from ludoteca.server.storage.vacation_store import Vacations
from ludoteca.server.telling.happenings import happening_of
from ludoteca.server.telling.steps import Transition, told

logger = logging.getLogger("ludoteca.server")

Decide = Callable[[LiveMatch, Seats], Awaitable[Change]]
Reply = Callable[[ToBrowser], None]
Wanted = Callable[[], bool]  # does anybody still wait for an answer?

MOST_PAGES = 8  # of the log of a match, which those who open it ask for
MOST_STALE = 5  # happenings that come with the answer to a change that is too late


def always() -> bool:
    return True


@dataclass(frozen=True)
class Request:
    """A change somebody asks for."""

    match: str
    version: int
    key: str | None = None  # None: the server's own, such as a bot's move
    person: str | None = None  # whoever asks; None: the server


class Hub:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        warming: Warming,
        workshop: Workshop,
        notice_seconds: float = 0.0,
    ) -> None:
        self.store = store
        self.vacations = Vacations(store.database)
        self.workshop = workshop
        self.writer = writer
        self.warming = warming
        self.notice_delay = int(notice_seconds * 1000)  # whoever is there sees it by themselves
        self.lives: dict[str, LiveMatch] = {}
        self.followers: dict[str, set[Connection]] = {}
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._started, self._started_at = timing.ticks(), timing.now()
        self._behind: set[str] = set()  # matches that followers may not know all of
        # Told after every change; set by those who care.
        self.after_change: list[Callable[[LiveMatch], None]] = []
        # Who sits where is told before what they did: by then everybody knows the name.
        self.after_seating: list[Callable[[LiveMatch], None]] = []

    # Bringing matches into memory

    async def open(self, match_id: str) -> LiveMatch:
        live = self.lives.get(match_id)
        if live is None:
            # Whoever asks at the same time waits for the same one.
            task = self._opening.get(match_id)
            if task is None:
                task = asyncio.create_task(self._load(match_id))
                self._opening[match_id] = task
                task.add_done_callback(lambda _: self._opening.pop(match_id, None))
            live = await asyncio.shield(task)
        live.last_used = timing.ticks()
        return live

    async def _load(self, match_id: str) -> LiveMatch:
        row = await self.store.match(match_id)
        found = None if row is None else await self.store.table(row.table_id)
        if row is None or found is None:
            raise NotFound("server-no-match")
        table, places = found
        await self.warming.wait(row.game)
        owners = {place.identity_id for place in places if place.identity_id is not None}
        names = await self.store.names(owners)
        entries = await self.store.entries(match_id)
        match = set_up(table, row, places)
        live = LiveMatch(row, table, places, names, match)
        if live.allowance is not None:
            live.away = await self.vacations.of(owners)
        live.rematch = await self.store.rematch_of(match_id)
        await self.workshop.do(live.rebuild, entries, self._ticks_at)
        if any(places[seat].held for seat in live.course.taken):  # somebody came just now
            await self.reload_places(live)
        live = self.lives.setdefault(match_id, live)  # somebody may have been quicker
        MATCHES_IN_MEMORY.set(len(self.lives))
        return live

    async def reload_places(self, live: LiveMatch) -> None:
        while True:
            found = await self.store.table(live.table.id)
            if found is None:
                return
            # Else somebody came while it was read, and would have no seat, or two.
            if not any(found[1][seat].held for seat in live.course.taken):
                break
        live.places = found[1]
        owners = {place.identity_id for place in live.places if place.identity_id is not None}
        live.names = await self.store.names(owners)
        if live.allowance is not None:
            live.away = await self.vacations.of(owners)

    def _ticks_at(self, at: int) -> int:
        """When something happened that the log dates; while the server was down no time passed."""
        # By whichever clock says least: one of them may have been set.
        here = timing.ticks() - self._started
        since = max(0, min(here, timing.now() - at, self._started_at + here - at))
        return timing.ticks() - since

    def store_is_back(self, milliseconds: int) -> None:
        """Nobody could play meanwhile; and whoever still waits for it waits in vain."""
        self._opening.clear()
        for live in self.lives.values():
            live.turn_began = min(live.turn_began + milliseconds, timing.ticks())
            live.progressed = min(live.progressed + milliseconds, timing.ticks())
            live.wished = min(live.wished + milliseconds, timing.ticks())

    def forget(self, live: LiveMatch) -> None:
        """Out of memory; the log brings it back."""
        if self.lives.get(live.row.id) is live:
            del self.lives[live.row.id]
            MATCHES_IN_MEMORY.set(len(self.lives))

    def forget_idle(self, seconds: float) -> int:
        """Drop matches that nobody follows and nobody has used for a while."""
        limit = timing.ticks() - int(seconds * 1000)
        idle = [
            live
            for match_id, live in self.lives.items()
            if live.last_used < limit
            and not self.followers.get(match_id)
            and not live.lock.locked()
        ]
        for live in idle:
            self.forget(live)
        return len(idle)

    def rest_idle(self, seconds: float) -> None:
        """Matches that nothing happens in keep only what playing on needs."""
        limit = timing.ticks() - int(seconds * 1000)
        for live in self.lives.values():
            if live.last_used < limit:
                live.rest()

    # Changing them

    async def change(self, request: Request, decide: Decide, reply: Reply) -> bool:
        """Decide, keep, become, tell: in this order. Was it done?

        `reply` gets the answer before anybody is told what happened. Once begun it is finished,
        even if whoever asked goes away.
        """
        return await asyncio.shield(asyncio.create_task(self._change(request, decide, reply)))

    async def _change(self, request: Request, decide: Decide, reply: Reply) -> bool:
        live = await self.open(request.match)
        seats, key = live.seats_of(request.person), request.key or ""
        if request.person is not None and not seats:
            raise NotAllowed("server-only-players")
        async with live.lock:
            if request.version > live.version:
                await self._catch_up(live)  # another process is ahead
            if request.version != live.version:
                reply(await self._too_late(live, request))
                return False
            try:
                change = await decide(live, seats)
            except LudotecaError as error:
                reply(Refused(request.match, key, error.reason))
                return False
            entry, after = change.entry, live.moment.after(change)
            try:
                notices = notices_after(live, entry, after, self.notice_delay)
                await self.writer.append(
                    request.match, entry, request.key, after.progress(), notices, change.seating
                )
            except Conflict:
                await self._catch_up(live)
                reply(await self._too_late(live, request))
                return False
            except Exception:
                # Kept or not? Only the database knows; it is asked as soon as it answers.
                self.forget(live)
                self.doubt(request.match)
                raise
            live.become(after, entry)
            if change.seating is not None:
                seat = change.seating.seat
                live.places[seat] = change.seating.of(live.places[seat])
                self._note_seating(live)
            reply(Accepted(request.match, key, entry.version))
            self._tell(live, change)
        MOVES.labels(kind=entry.__struct_config__.tag).inc()
        for listener in self.after_change:
            listener(live)
        return True

    def _note_seating(self, live: LiveMatch) -> None:
        for listener in self.after_seating:
            listener(live)

    async def _too_late(self, live: LiveMatch, request: Request) -> Duplicate | Stale:
        key = request.key or ""
        done = await self.store.version_of_key(request.match, key) if key else None
        if done is not None:
            return Duplicate(request.match, key, done)
        # Whoever is far behind sees that something is missing, and asks for it.
        version = max(request.version, live.version - MOST_STALE)
        seats = live.seats_of(request.person)
        return Stale(request.match, key, await self.missed(live, version, seats))

    async def missed(self, live: LiveMatch, version: int, seats: Seats) -> Happened:
        """What came after a version, as those seats may know it."""
        told: list[Happening] = []
        while version + len(told) < live.version:  # it may go on while this is being worked out
            told += await self.recall(live, version + len(told), live.version, seats)
        return Happened(live.row.id, told, live.standing(seats))

    async def recall(
        self, live: LiveMatch, after: int, up_to: int, seats: Seats, wanted: Wanted = always
    ) -> list[Happening]:
        """A stretch of the log, which costs as much as it is long, however long the match is."""
        eyes, pages = live.distinct(live.log_eyes(seats)), live.pages
        page = (after, up_to, eyes)
        if page not in pages:
            start, entries = await self._log_from(live, after, up_to)

            def tell() -> list[Happening]:
                passages = islice(self._retrace(live, start, entries), after - start, None)
                return [self._happening(live, each.entry, each.steps, eyes) for each in passages]

            told = await self.workshop.do_if(wanted, tell)
            if len(pages) >= MOST_PAGES:
                pages.pop(next(iter(pages)))
            pages[page] = told
        return pages[page]

    async def look(self, live: LiveMatch, version: int, wanted: Wanted = always) -> Record:
        """The position at an earlier version."""
        start, entries = await self._log_from(live, version, version)

        def find() -> Record:
            position = live.history.at(start)
            for passage in self._retrace(live, start, entries):
                position = passage.after
            assert position is not None
            return position

        return await self.workshop.do_if(wanted, find)

    def _retrace(self, live: LiveMatch, start: int, entries: list[Entry]) -> Iterator[Passage]:
        position = live.history.at(start)
        assert position is not None
        return retrace(live.match.game, live.match.board, start, position, entries)

    def _happening(
        self, live: LiveMatch, entry: Entry, steps: Iterable[Transition], eyes: int | None
    ) -> Happening:
        game, board = live.match.game, live.match.board
        return happening_of(entry, [told(game, board, step, eyes) for step in steps])

    async def _log_from(self, live: LiveMatch, after: int, up_to: int) -> tuple[int, list[Entry]]:
        """The log from a version on whose position is kept, and before which no undo leads."""
        start = live.history.kept_for_good(after)
        while True:
            entries = await self.store.entries(live.row.id, after=start, up_to=up_to)
            undone = (entry.back_to for entry in entries if isinstance(entry, TakeBack))
            earliest = min(undone, default=start)
            if earliest >= start:
                return start, entries
            start = live.history.kept_for_good(earliest)

    # Following what other processes wrote

    async def catch_up(self, match_id: str, latest: Entry | None = None) -> None:
        """As far as the log goes; its latest entry may be known already."""
        live = self.lives.get(match_id)
        if live is None:
            if match_id in self._opening:  # and perhaps read before this was written
                self.doubt(match_id)
            return
        async with live.lock:
            if latest is None or latest.version > live.version:
                await self._catch_up(live, latest)

    async def _catch_up(self, live: LiveMatch, latest: Entry | None = None) -> None:
        if latest is not None and latest.version == live.version + 1:
            entries = [latest]
        else:
            entries = await self.store.entries(live.row.id, after=live.version)
        for entry in entries:
            change = await live.following(entry)
            if isinstance(entry, SeatTaken):
                await self.reload_places(live)
            live.become(live.moment.after(change), entry)
            if isinstance(entry, SeatTaken):
                self._note_seating(live)
            self._tell(live, change)
        if entries:
            for listener in self.after_change:
                listener(live)

    # Telling those who are behind, for whatever reason

    def doubt(self, *match_ids: str) -> None:
        """Followers of these matches may have missed something."""
        self._behind.update(match_ids)

    async def mend(self) -> None:
        """Send followers what they missed; whatever cannot be mended now is tried again."""
        for match_id in tuple(self._behind):
            try:
                live = await self.open(match_id)
            except StoreAway:
                raise
            except LudotecaError:  # rules of another version: nobody can follow it
                self._behind.discard(match_id)
                continue
            async with live.lock:
                await self._catch_up(live)
                for connection in tuple(self.followers.get(match_id, ())):
                    version = connection.versions.get(match_id, live.version)
                    if version < live.version:
                        seats = live.seats_of(connection.identity)
                        connection.send(await self.missed(live, version, seats))
                        connection.versions[match_id] = live.version
                self._behind.discard(match_id)
            for listener in self.after_change:
                listener(live)

    # Telling

    def follow(self, connection: Connection, match_id: str, version: int) -> None:
        connection.versions[match_id] = version
        self.followers.setdefault(match_id, set()).add(connection)

    def unfollow(self, connection: Connection, match_id: str) -> None:
        connection.versions.pop(match_id, None)
        connection.quiet_since = timing.now()
        here = self.followers.get(match_id)
        if here is not None:
            here.discard(connection)
            if not here:
                del self.followers[match_id]

    def _tell(self, live: LiveMatch, change: Change) -> None:
        """Everybody who follows the match; worked out once for all who may know the same."""
        version = change.entry.version
        ready: dict[Seats, bytes] = {}
        happened: dict[int | None, msgspec.Raw] = {}
        for connection in tuple(self.followers.get(live.row.id, ())):
            known = connection.versions.get(live.row.id, version)
            if known >= version:
                continue  # it has the news already
            if known < version - 1:
                self.doubt(live.row.id)  # it has missed others, and is sent all together
                continue
            seats = live.seats_of(connection.identity)
            if seats not in ready:
                eyes = live.distinct(live.log_eyes(seats))
                if eyes not in happened:
                    news = [self._happening(live, change.entry, change.steps, eyes)]
                    happened[eyes] = msgspec.Raw(encode(news))
                happenings = cast("list[Happening]", happened[eyes])
                ready[seats] = encode(Happened(live.row.id, happenings, live.standing(seats)))
            connection.versions[live.row.id] = version
            connection.send_bytes(ready[seats])

    def broadcast(self, live: LiveMatch, make: Callable[[Seats], ToBrowser]) -> None:
        """Something that is no happening, such as who is here."""
        ready: dict[Seats, bytes] = {}
        for connection in tuple(self.followers.get(live.row.id, ())):
            seats = live.seats_of(connection.identity)
            if seats not in ready:
                ready[seats] = encode(make(seats))
            connection.send_bytes(ready[seats])
