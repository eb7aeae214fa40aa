"""What nobody began, went on with or came back to is cleared away after a while."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Table, and_, delete, exists, func, or_, select, update

from ludoteca.core.errors import LudotecaError
from ludoteca.server import timing
from ludoteca.server.metrics import EXPIRED, KEPT
from ludoteca.server.play import deciding
from ludoteca.server.play.hub import Hub, Request
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.farewell import forget_people
from ludoteca.server.storage.faults import StoreAway
from ludoteca.server.storage.outbox_store import Outbox
from ludoteca.server.storage.schema import (
    bans,
    chats,
    event_players,
    event_rounds,
    event_tables,
    events,
    happenings,
    hosts,
    identities,
    invitations,
    matches,
    orders,
    outbox,
    passkeys,
    record_reviews,
    reports,
    results,
    review_claims,
    reviews,
    seats,
    sessions,
    tables,
)
from ludoteca.server.storage.store import Reader

logger = logging.getLogger("ludoteca.server")

DAY = 24 * 3600 * 1000
RECORD_DAYS = 7  # that the review of a record which somebody brought along is kept
AT_ONCE = 200  # in one transaction, so that nobody waits long for it
OUTBOX_DAYS = 60  # that is kept of what was sent, so that it is not sent again
COUNTED = {
    "tables": tables,
    "events": events,
    "matches": matches,
    "happenings": happenings,
    "chats": chats,
    "reviews": reviews,
    "results": results,
    "guests": identities,
    "sessions": sessions,
}


class Expiry(Reader):
    """Several processes may do this at the same time: what is gone is gone."""

    def __init__(self, database: Database, hub: Hub, settings: Settings) -> None:
        super().__init__(database)
        self._hub = hub
        self._settings = settings

    async def sweep(self) -> None:
        settings = self._settings
        if settings.open_days:
            await self._clear_tables(settings.open_days)
            await self._clear_events("open", settings.open_days)
        if settings.idle_days:
            await self._end_matches(settings.idle_days)
        if settings.finished_days:
            await self._clear_matches(settings.finished_days)
            await self._clear_events("over", settings.finished_days)
        if settings.guest_days:
            await self._clear_guests(settings.guest_days)
        await self._clear_reviews()
        await Outbox(self.database).forget(timing.now_at_most() - OUTBOX_DAYS * DAY)
        for name, table in COUNTED.items():
            found = await self._row(select(func.count().label("count")).select_from(table))
            KEPT.labels(kind=name).set(0 if found is None else found["count"])

    async def _ids(self, table: Table, *conditions: ColumnElement[bool]) -> list[str]:
        query = select(table.c.id).where(*conditions).limit(AT_ONCE)
        return [row["id"] for row in await self._rows(query)]

    async def _delete(self, kind: str, *parts: tuple[Any, Sequence[str]]) -> None:
        """Rows by a column's values, in an order that breaks no reference."""
        async with self.database.change() as connection:
            for column, ids in parts:
                await connection.execute(delete(column.table).where(column.in_(ids)))
        EXPIRED.labels(kind=kind).inc(len(parts[-1][1]))

    async def _clear_tables(self, days: int) -> None:
        old = tables.c.created < timing.now_at_most() - days * DAY
        while ids := await self._ids(tables, tables.c.match_id.is_(None), old):
            await self._delete(
                "table", (invitations.c.table_id, ids), (seats.c.table_id, ids), (tables.c.id, ids)
            )

    async def _clear_events(self, status: str, days: int) -> None:
        old = events.c.created < timing.now_at_most() - days * DAY
        while ids := await self._ids(events, events.c.status == status, old):
            parts = (event_tables, event_rounds, event_players)
            rows = [(part.c.event_id, ids) for part in parts]
            await self._delete("event", *rows, (events.c.id, ids))

    async def _end_matches(self, days: int) -> None:
        old = matches.c.updated < timing.now_at_most() - days * DAY
        for match_id in await self._ids(matches, matches.c.status == "running", old):
            try:
                live = await self._hub.open(match_id)
                request = Request(match_id, live.version)
                await self._hub.change(request, deciding.abandon, lambda _: None)
            except StoreAway:
                raise
            except LudotecaError as error:  # rules that this program does not have
                why = {"match": match_id, "why": str(error)}
                logger.warning("a match was ended unopened", extra=why)
                async with self.database.change() as connection:
                    unopened = update(matches).where(matches.c.id == match_id)
                    await connection.execute(unopened.values(status="abandoned", bot_to_act=False))
            EXPIRED.labels(kind="running match").inc()

    async def _clear_matches(self, days: int) -> None:
        old = matches.c.updated < timing.now_at_most() - days * DAY
        while ids := await self._ids(matches, matches.c.status != "running", old):
            for match_id in ids:
                if (live := self._hub.lives.get(match_id)) is not None:
                    self._hub.forget(live)
            query = select(matches.c.table_id).where(matches.c.id.in_(ids))
            places = [row["table_id"] for row in await self._rows(query)]
            await self._delete(
                "finished match",
                (chats.c.match_id, ids),
                (outbox.c.match_id, ids),
                (orders.c.match_id, ids),
                (reviews.c.match_id, ids),
                (happenings.c.match_id, ids),
                (matches.c.id, ids),
                (invitations.c.table_id, places),
                (seats.c.table_id, places),
                (tables.c.id, places),
            )

    async def _clear_reviews(self) -> None:
        """Of records, and what is left of processes that died while they made one."""
        now = timing.now_at_most()
        async with self.database.change() as connection:
            old = record_reviews.c.made < now - RECORD_DAYS * DAY
            await connection.execute(delete(record_reviews).where(old))
            await connection.execute(delete(review_claims).where(review_claims.c.until < now - DAY))

    async def _clear_guests(self, days: int) -> None:
        limit = timing.now_at_most() - days * DAY
        person = identities.c.id
        seated = or_(seats.c.identity_id == person, seats.c.reserved_for == person)
        known = sessions.c.identity_id == person
        seen = exists().where(known, sessions.c.seen >= limit)
        # Nobody noted when a cookie of the first kind was last seen.
        unknown = and_(identities.c.signed_cookie, ~exists().where(known))
        while ids := await self._ids(
            identities,
            identities.c.created < limit,
            identities.c.code_hash.is_(None),
            ~seen,
            ~unknown,
            ~exists().where(seated),
            ~exists().where(tables.c.host == person),
            ~exists().where(passkeys.c.identity_id == person),
            ~exists().where(events.c.organiser == person),
            ~exists().where(event_players.c.identity_id == person),
            ~exists().where(hosts.c.identity_id == person),
            ~exists().where(bans.c.identity_id == person),
            ~exists().where(or_(reports.c.reporter == person, reports.c.reported == person)),
        ):
            async with self.database.change() as connection:
                await forget_people(connection, ids)
            EXPIRED.labels(kind="guest").inc(len(ids))
