"""Tables with a seat for whoever comes, as a lobby lists them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, and_, exists, select

from ludoteca.server.protocol import LobbyTable
from ludoteca.server.storage.schema import matches, seats, tables
from ludoteca.server.storage.store import Reader, SeatRow, Store, TableCard, table_of

MOST_LISTED = 100  # the latest

Free: TypeAlias = tuple[TableCard, list[SeatRow]]

HERE = seats.c.table_id == tables.c.id
# A seat that is kept for somebody is for nobody else.
WAITS = and_(
    tables.c.match_id.is_(None),
    tables.c.closed.is_(False),
    tables.c.sealed.is_(None),
    exists().where(HERE, seats.c.kind == "open", seats.c.reserved_for.is_(None)),
)
KEPT = and_(matches.c.status == "running", exists().where(HERE, seats.c.held))


def is_free(place: SeatRow) -> bool:
    return place.held or (place.kind == "open" and place.reserved_for is None)


class LobbyStore(Reader):
    def __init__(self, store: Store) -> None:
        super().__init__(store.database)
        self._store = store

    async def public(self, ids: Collection[str] | None = None) -> dict[str, LobbyTable]:
        """What everybody may know of them; all, or those of some ids that are still to be had."""
        found = await self._free([tables.c.public.is_(True), *of(ids)])
        people = {place.identity_id for _, places in found for place in places}
        names = await self._store.names({person for person in people if person is not None})
        return {table.id: told(table, places, names) for table, places in found}

    async def with_seat(self, ids: Collection[str]) -> dict[str, Free]:
        """Those of some tables, private ones too, where somebody can still sit down."""
        found = await self._free(of(ids)) if ids else []
        return {table.id: (table, places) for table, places in found}

    async def _free(self, conditions: Sequence[ColumnElement[bool]]) -> list[Free]:
        columns = [tables.c[name] for name in TableCard.__struct_fields__]
        waiting = select(*columns).where(WAITS, *conditions)
        kept = select(*columns).join(matches, matches.c.table_id == tables.c.id)
        rows = [
            *await self._latest(waiting),
            *await self._latest(kept.where(KEPT, *conditions)),
        ]
        cards = [table_of(TableCard, row) for row in rows]
        cards.sort(key=lambda card: card.created, reverse=True)
        cards = cards[:MOST_LISTED]
        places = await self._store.seats_of([card.id for card in cards])
        return [(card, places[card.id]) for card in cards]

    async def _latest(self, query: Any) -> Sequence[Any]:
        return await self._rows(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))


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
