"""Tables with a seat for whoever comes, as a lobby lists them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    FromClause,
    ScalarSelect,
    and_,
    exists,
    func,
    or_,
    select,
    tuple_,
)

from ludoteca.server.protocol import LobbyTable
from ludoteca.server.storage.schema import matches, seats, tables
from ludoteca.server.storage.store import Reader, SeatRow, Store, TableCard, table_of

MOST_LISTED = 100
MOST_OF_ONE = 5  # that one host has in the lobby; the latest

CARD = [tables.c[name] for name in TableCard.__struct_fields__]
Named: TypeAlias = FromClause  # the tables, or the same by another name
Free: TypeAlias = tuple[TableCard, list[SeatRow]]


def waits(table: Named) -> ColumnElement[bool]:
    # A seat that is kept for somebody is for nobody else.
    free = and_(seats.c.kind == "open", seats.c.reserved_for.is_(None))
    return and_(
        table.c.match_id.is_(None),
        table.c.closed.is_(False),
        table.c.sealed.is_(None),
        exists().where(seats.c.table_id == table.c.id, free),
    )


def keeps(table: Named) -> ColumnElement[bool]:
    """In its match, which goes on, a bot has a seat until somebody comes."""
    running = select(matches.c.id).where(matches.c.status == "running")
    return and_(
        table.c.match_id.in_(running),
        exists().where(seats.c.table_id == table.c.id, seats.c.held),
    )


def newer(condition: Callable[[Named], ColumnElement[bool]]) -> ScalarSelect[int]:
    """How many public tables the same host has opened since, that are still to be had."""
    other = tables.alias()
    since = tuple_(other.c.created, other.c.id) > tuple_(tables.c.created, tables.c.id)
    same = and_(other.c.host == tables.c.host, other.c.public.is_(True), since)
    count = select(func.count()).select_from(other).where(same, condition(other))
    return count.correlate(tables).scalar_subquery()


def is_free(place: SeatRow) -> bool:
    return place.held or (place.kind == "open" and place.reserved_for is None)


class LobbyStore(Reader):
    def __init__(self, store: Store) -> None:
        super().__init__(store.database)
        self._store = store

    async def public(self, ids: Collection[str] | None = None) -> dict[str, LobbyTable]:
        """What everybody may know of them; all, or those of some ids that are still to be had.

        Nobody fills the lobby: everybody's latest table comes before anybody's second.
        """
        rows: list[Any] = []
        for condition in (waits, keeps):
            rank = newer(condition)
            shown = tables.c.public.is_(True), condition(tables), rank < MOST_OF_ONE
            query = select(*CARD, rank.label("rank")).where(*shown, *of(ids))
            latest = query.order_by("rank", tables.c.created.desc()).limit(MOST_LISTED)
            rows += await self._rows(latest)
        rows.sort(key=lambda row: (row["rank"], -row["created"]))
        found = await self._with_places(rows[:MOST_LISTED])
        people = {place.identity_id for _, places in found for place in places}
        names = await self._store.names({person for person in people if person is not None})
        return {table.id: told(table, places, names) for table, places in found}

    async def with_seat(self, ids: Collection[str]) -> dict[str, Free]:
        """Those of some tables, private ones too, where somebody can still sit down."""
        query = select(*CARD).where(or_(waits(tables), keeps(tables)), *of(ids))
        found = await self._with_places(await self._rows(query) if ids else [])
        return {table.id: (table, places) for table, places in found}

    async def _with_places(self, rows: Sequence[Any]) -> list[Free]:
        """The latest first."""
        cards = [table_of(TableCard, row) for row in rows]
        cards.sort(key=lambda card: card.created, reverse=True)
        places = await self._store.seats_of([card.id for card in cards])
        return [(card, places[card.id]) for card in cards]


def of(ids: Collection[str] | None) -> list[ColumnElement[bool]]:
    return [] if ids is None else [tables.c.id.in_(list(ids))]


def told(table: TableCard, places: list[SeatRow], names: dict[str, str | None]) -> LobbyTable:
    """The same for everybody who looks."""
    return LobbyTable(
        id=table.id,
        game=table.game,
        seats=len(places),
        free=sum(map(is_free, places)),
        people=[
            place.name or names.get(place.identity_id)
            for place in places
            if place.identity_id is not None
        ],
        clock=table.clock,
        rated=table.rated,
        hints=table.hints,
        running=table.match_id is not None,
        created=table.created,
    )
