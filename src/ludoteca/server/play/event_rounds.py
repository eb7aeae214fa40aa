"""The rounds of an event, which go on by themselves.

Any process may look after any event, at any moment, and after any crash: every step begins with
what the database says, and the database lets each step happen once. A round is kept with the names
of its tables, then these are opened, then begun, then their results are written down.
"""

from __future__ import annotations

import logging

import msgspec

from ludoteca.core import fairness
from ludoteca.core.errors import LudotecaError
from ludoteca.events.planning import next_round
from ludoteca.server import timing
from ludoteca.server.people.identity import new_id
from ludoteca.server.play import deciding
from ludoteca.server.play.bot_seats import Bots
from ludoteca.server.play.hub import Hub, Request
from ludoteca.server.play.starting import Starting, awaited
from ludoteca.server.protocol import Result, SeatKind
from ludoteca.server.storage.entries import End
from ludoteca.server.storage.event_store import (
    EventPlayerRow,
    EventRoundRow,
    EventStore,
    EventTableRow,
    WholeEvent,
)
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.store import Conflict, SeatRow, TableRow
from ludoteca.server.telling.events import history_of, rounds_wished, sizes_of

logger = logging.getLogger("ludoteca.server")

REST = 10_000  # milliseconds until somebody asks again whether an event runs


class EventRounds:
    def __init__(
        self, kept: EventStore, hub: Hub, starting: Starting, bots: Bots, gather_seconds: float
    ) -> None:
        self._kept = kept
        self._hub = hub
        self._store = hub.store
        self._starting = starting
        self._bots = bots
        self._gather = int(gather_seconds * 1000)
        self._rests_until = 0

    async def look(self) -> None:
        """At all that run; if none does, only now and then for those of a process that died."""
        if timing.ticks() < self._rests_until:
            return
        running = await self._kept.running()
        self._rests_until = 0 if running else timing.ticks() + REST
        for event_id in running:
            try:
                await self.go_on(event_id)
            except StoreAway:
                raise
            except Exception:  # one event must not hold up the others
                logger.exception("an event does not go on", extra={"event": event_id})

    async def go_on(self, event_id: str, *, at_once: bool = False) -> None:
        """As far as it can; the next round at once, or after the pause."""
        self._rests_until = 0
        whole = await self._kept.whole(event_id)
        if whole is None or whole.event.status != "running":
            return
        if whole.rounds and whole.rounds[-1].ended is None:
            await self._look_after_tables(whole)
            whole = await self._finished(event_id, whole.rounds[-1].number)
        if whole is not None:
            await self._pair(whole, at_once)

    # From one round to the next

    async def _finished(self, event_id: str, number: int) -> WholeEvent | None:
        """The event after this round; None while it is played, or if the next has been paired."""
        whole = await self._kept.whole(event_id)
        if whole is None or any(table.ranks is None for table in whole.of_round(number)):
            return None
        await self._kept.end_round(event_id, number)
        again = await self._kept.whole(event_id)
        return None if again is None or again.rounds[-1].number != number else again

    async def _pair(self, whole: WholeEvent, at_once: bool) -> None:
        event, history = whole.event, history_of(whole)
        sizes = sizes_of(event.game, event.format)
        following = await self._hub.workshop.do(
            next_round, event.format, history, rounds_wished(whole), sizes, int(event.seed, 16)
        )
        if following is None:
            await self._kept.set_status(event.id, "running", "over")
            return
        ended = whole.rounds[-1].ended if whole.rounds else None
        if ended is not None and not at_once and timing.now() < ended + event.pause * 1000:
            return
        number = len(whole.rounds) + 1
        paired = [
            EventTableRow(event.id, number, place, new_id(), list(map(int, each.players)), None)
            for place, each in enumerate(following.pairings, start=1)
        ]
        byes = list(map(int, following.byes))
        row = EventRoundRow(event.id, number, timing.now(), None, byes)
        if await self._kept.add_round(row, paired):
            await self._look_after_tables(await self._kept.whole(event.id) or whole)

    # The tables of a round

    async def _look_after_tables(self, whole: WholeEvent) -> None:
        last = whole.rounds[-1]
        length = whole.event.minutes * 60_000
        time_is_up = bool(length) and timing.now() >= last.started + length
        for table in whole.of_round(last.number):
            if table.ranks is not None:
                continue
            try:
                if not table.opened:
                    await self._open(whole, table)
                if table.match_id is None:
                    await self._begin(table, last)
                elif table.status != "running":
                    await self._kept.keep_ranks(table, await self._ranks(table))
                elif time_is_up:
                    await self._play_out(table.match_id)
            except StoreAway:
                raise
            except LudotecaError as error:  # the other tables go on
                why = {"table": table.table_id, "why": str(error)}
                logger.warning("a table of an event does not go on", extra=why)

    async def _open(self, whole: WholeEvent, table: EventTableRow) -> None:
        event = whole.event
        players = {player.number: player for player in whole.players}
        people = [each.identity_id for each in whole.players if each.identity_id is not None]
        host = next(iter([*([event.organiser] if event.organiser else []), *people]), None)
        if host is None:  # everybody was forgotten
            await self._kept.set_status(event.id, "running", "over")
            return
        row = TableRow(
            id=table.table_id,
            game=event.game,
            options=event.options,
            boards={},
            public=False,
            clock=event.clock,
            chat=True,
            host=host,
            created=timing.now(),
            closed=False,
            match_id=None,
            rematch_of=None,
            seed=fairness.new_seed(),
            event_id=event.id,
            rated=event.rated,
        )
        places = [
            seat_of(table.table_id, seat, players[number])
            for seat, number in enumerate(table.players)
        ]
        try:
            await self._store.add_table(row, places)
        except Conflict:  # another process has opened it
            return

    async def _begin(self, table: EventTableRow, last: EventRoundRow) -> None:
        """Once everybody has promised a number for the dice, or nobody is waited for any longer."""
        found = await self._store.table(table.table_id)
        if found is None:
            return
        people = [place for place in found[1] if place.identity_id is not None]
        promised = len(awaited(found[1])) == len(people)
        if promised or table.sealed or timing.now() >= last.started + self._gather:
            await self._store.seal(table.table_id, timing.now())
            match_id = await self._starting.begin(table.table_id)
            if match_id is not None:
                self._bots.consider(await self._hub.open(match_id))

    async def _ranks(self, table: EventTableRow) -> list[int]:
        if table.result is not None:
            return msgspec.json.decode(table.result, type=Result).ranks
        assert table.match_id is not None
        entries = await self._store.entries(table.match_id)
        end = next((entry for entry in entries if isinstance(entry, End)), None)
        count = len(table.players)
        if end is None or end.reason in ("agreed", "host"):
            return [1] * count
        # Whoever gave up or stayed away is last, and the others share the first place.
        return [count if seat == end.seat else 1 for seat in range(count)]

    async def _play_out(self, match_id: str) -> None:
        """Bots play on for everybody, so that every match has a result."""
        live = await self._hub.open(match_id)
        for place in live.places:
            if live.status == "running" and live.bot_level(place.seat) is None:
                decide = deciding.stand_in(place.seat)
                await self._hub.change(Request(match_id, live.version), decide, lambda _: None)


def seat_of(table_id: str, seat: int, player: EventPlayerRow) -> SeatRow:
    kind: SeatKind = "bot" if player.identity_id is None else "person"
    return SeatRow(table_id, seat, kind, player.identity_id, player.level)
