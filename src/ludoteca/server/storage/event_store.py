"""What is kept about events. What may happen only once is decided by the keys of the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.events.history import Format
from ludoteca.server import timing
from ludoteca.server.protocol import ClockKind, Status
from ludoteca.server.storage.schema import (
    event_players,
    event_rounds,
    event_tables,
    events,
    matches,
    tables,
)
from ludoteca.server.storage.store import Conflict, Reader, row_of, rows_of, values_of

EventStatus: TypeAlias = Literal["open", "running", "over"]
LIST_LENGTH = 30
encode, decode = msgspec.json.encode, msgspec.json.decode


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    organiser: str | None
    game: str
    options: dict[str, str | bool]
    clock: ClockKind
    format: Format
    rounds: int | None
    minutes: int
    pause: int
    seed: str
    status: EventStatus
    created: int
    rated: bool


class EventPlayerRow(msgspec.Struct, frozen=True):
    event_id: str
    number: int
    identity_id: str | None
    level: str | None
    since: int
    gone: bool = False


class EventRoundRow(msgspec.Struct, frozen=True):
    event_id: str
    number: int
    started: int
    ended: int | None
    byes: list[int]


class EventTableRow(msgspec.Struct, frozen=True):
    """With what its table and match say, if they are there."""

    event_id: str
    round: int
    number: int
    table_id: str
    players: list[int]
    ranks: list[int] | None
    opened: bool = False
    sealed: bool = False
    match_id: str | None = None
    status: Status | None = None
    result: str | None = None


class WholeEvent(msgspec.Struct, frozen=True):
    event: EventRow
    players: list[EventPlayerRow]
    rounds: list[EventRoundRow]
    tables: list[EventTableRow]

    def of_round(self, number: int) -> list[EventTableRow]:
        return [table for table in self.tables if table.round == number]


def event_of(row: Mapping[str, Any]) -> EventRow:
    return row_of(EventRow, {**row, "options": decode(row["options"])})


class EventStore(Reader):
    # Events and those who take part

    async def add(self, row: EventRow) -> None:
        async with self.database.change() as connection:
            await connection.execute(insert(events).values(values_of(row)))

    async def find(self, event_id: str) -> EventRow | None:
        row = await self._row(select(events).where(events.c.id == event_id))
        return None if row is None else event_of(row)

    async def running(self) -> list[str]:
        query = select(events.c.id).where(events.c.status == "running")
        return [row["id"] for row in await self._rows(query)]

    async def of_person(self, identity_id: str) -> list[EventRow]:
        """Organised or played in, the latest first."""
        theirs = select(event_players.c.event_id).where(
            event_players.c.identity_id == identity_id, event_players.c.gone.is_(False)
        )
        mine = or_(events.c.organiser == identity_id, events.c.id.in_(theirs))
        return await self._list(select(events).where(mine))

    async def latest(self) -> list[EventRow]:
        return await self._list(select(events))

    async def _list(self, query: Any) -> list[EventRow]:
        latest = query.order_by(events.c.created.desc()).limit(LIST_LENGTH)
        return [event_of(row) for row in await self._rows(latest)]

    async def count_open(self, identity_id: str) -> int:
        """Events of one organiser that are not over."""
        query = select(func.count().label("count")).where(
            events.c.organiser == identity_id, events.c.status != "over"
        )
        row = await self._row(query)
        return 0 if row is None else int(row["count"])

    async def set_status(self, event_id: str, before: EventStatus, after: EventStatus) -> bool:
        """False if it was another one; of two who change it, one does."""
        async with self.database.change() as connection:
            done = await connection.execute(
                update(events)
                .where(events.c.id == event_id, events.c.status == before)
                .values(status=after)
            )
            return done.rowcount == 1

    async def add_players(
        self, event_id: str, since: int, whom: Sequence[tuple[str | None, str | None]], most: int
    ) -> None:
        """People by their ids, bots by their levels; those who left are back.

        `Conflict` if there is no room. Whoever takes part already does not do so twice.
        """
        async with self.database.change() as connection:
            # Everybody begins with the same row, so that numbers are given one after the other.
            await connection.execute(
                update(events).where(events.c.id == event_id).values(title=events.c.title)
            )
            query = select(event_players).where(event_players.c.event_id == event_id)
            known = [row_of(EventPlayerRow, row) for row in await rows_of(connection, query)]
            here = {row.identity_id: row for row in known if row.identity_id is not None}
            number = max((row.number for row in known), default=-1)
            for identity_id, level in whom:
                before = None if identity_id is None else here.get(identity_id)
                if before is not None:
                    await connection.execute(
                        update(event_players)
                        .where(
                            event_players.c.event_id == event_id,
                            event_players.c.number == before.number,
                        )
                        .values(gone=False)
                    )
                    continue
                if len(known) >= most:
                    raise Conflict
                number += 1
                row = EventPlayerRow(event_id, number, identity_id, level, since)
                known.append(row)
                await connection.execute(insert(event_players).values(values_of(row)))

    async def take_out(self, event_id: str, number: int, forget: bool) -> bool:
        """Before the start as if they had never come; after it they are paired no more."""
        one = and_(event_players.c.event_id == event_id, event_players.c.number == number)
        change = delete(event_players) if forget else update(event_players).values(gone=True)
        async with self.database.change() as connection:
            return (await connection.execute(change.where(one))).rowcount == 1

    # Rounds

    async def whole(self, event_id: str) -> WholeEvent | None:
        event = await self.find(event_id)
        if event is None:
            return None
        of_players = select(event_players).where(event_players.c.event_id == event_id)
        of_rounds = select(event_rounds).where(event_rounds.c.event_id == event_id)
        of_tables = (
            select(
                event_tables,
                tables.c.id.is_not(None).label("opened"),
                tables.c.sealed.is_not(None).label("sealed"),
                tables.c.match_id,
                matches.c.status,
                matches.c.result,
            )
            .outerjoin(tables, tables.c.id == event_tables.c.table_id)
            .outerjoin(matches, matches.c.id == tables.c.match_id)
            .where(event_tables.c.event_id == event_id)
        )
        return WholeEvent(
            event,
            [
                row_of(EventPlayerRow, row)
                for row in await self._rows(of_players.order_by(event_players.c.number))
            ],
            [
                row_of(EventRoundRow, {**row, "byes": decode(row["byes"])})
                for row in await self._rows(of_rounds.order_by(event_rounds.c.number))
            ],
            [
                table_row(row)
                for row in await self._rows(
                    of_tables.order_by(event_tables.c.round, event_tables.c.number)
                )
            ],
        )

    async def add_round(self, row: EventRoundRow, paired: Sequence[EventTableRow]) -> bool:
        """With all its tables; False if another process was quicker."""
        kept = ("event_id", "round", "number", "table_id")
        try:
            async with self.database.change() as connection:
                values = values_of(row) | {"byes": encode(row.byes).decode()}
                await connection.execute(insert(event_rounds).values(values))
                await connection.execute(
                    insert(event_tables),
                    [
                        {name: getattr(each, name) for name in kept}
                        | {"players": encode(each.players).decode(), "ranks": None}
                        for each in paired
                    ],
                )
        except IntegrityError:
            return False
        return True

    async def end_round(self, event_id: str, number: int) -> bool:
        async with self.database.change() as connection:
            done = await connection.execute(
                update(event_rounds)
                .where(
                    event_rounds.c.event_id == event_id,
                    event_rounds.c.number == number,
                    event_rounds.c.ended.is_(None),
                )
                .values(ended=timing.now())
            )
            return done.rowcount == 1

    async def keep_ranks(self, table: EventTableRow, ranks: Sequence[int]) -> bool:
        """How a table ended; once and for all."""
        async with self.database.change() as connection:
            done = await connection.execute(
                update(event_tables)
                .where(
                    event_tables.c.table_id == table.table_id,
                    event_tables.c.ranks.is_(None),
                )
                .values(ranks=encode(list(ranks)).decode())
            )
            return done.rowcount == 1


def table_row(row: Mapping[str, Any]) -> EventTableRow:
    ranks = row["ranks"]
    decoded = {"players": decode(row["players"]), "ranks": None if ranks is None else decode(ranks)}
    truths = {name: bool(row[name]) for name in ("opened", "sealed")}
    return row_of(EventTableRow, {**row, **decoded, **truths})
