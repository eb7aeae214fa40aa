"""What is kept, and how it is read and written. One transaction for each method."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    and_,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server import timing
from ludoteca.server.protocol import ClockKind, SeatKind, Status
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.entries import Entry, decode_entry, encode_entry
from ludoteca.server.storage.schema import (
    chats,
    happenings,
    identities,
    matches,
    seats,
    secrets,
    tables,
)

LIST_LENGTH = 30  # of every list on the home page
MOST_SLOW = 500  # turns that are looked at together
RowType = TypeVar("RowType", bound=msgspec.Struct)


class IdentityRow(msgspec.Struct, frozen=True):
    id: str
    name: str | None
    code_hash: str | None
    created: int
    signed_cookie: bool = False
    avatar: str | None = None
    public: bool = False  # may others see a profile?


class SeatRow(msgspec.Struct, frozen=True):
    table_id: str
    seat: int
    kind: SeatKind
    identity_id: str | None = None
    level: str | None = None
    name: str | None = None
    reserved_for: str | None = None
    gone: bool = False
    commitment: str | None = None
    contribution: str | None = None
    held: bool = False  # by a bot, until somebody comes


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list, where texts of boards would be heavy."""

    id: str
    game: str
    options: dict[str, str | bool]
    public: bool
    clock: ClockKind
    chat: bool
    hints: bool = False
    rated: bool = False
    host: str
    created: int
    closed: bool
    match_id: str | None
    rematch_of: str | None
    seed: str
    sealed: int | None = None
    event_id: str | None = None

    @property
    def waits(self) -> bool:
        """Whoever comes may sit down, and whoever sits may get up."""
        return self.sealed is None and self.match_id is None and not self.closed


class TableRow(TableCard, frozen=True, kw_only=True):
    boards: dict[str, str]  # of somebody's own: option -> text


TableType = TypeVar("TableType", bound=TableCard)
JSON_COLUMNS = {"options", "boards"}


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    table_id: str
    game: str
    rules_version: int
    started: int
    version: int
    updated: int
    status: Status
    to_act: int | None
    bot_to_act: bool
    result: str | None
    turn_began: int  # from when on the days count that there are for a decision


class ListedMatch(MatchRow, frozen=True):
    clock: ClockKind


Table: TypeAlias = tuple[TableRow, list[SeatRow]]  # with all its seats, in order
Listed: TypeAlias = tuple[TableCard, list[SeatRow]]
Played: TypeAlias = tuple[ListedMatch, list[SeatRow]]


class ChatRow(msgspec.Struct, frozen=True):
    match_id: str
    number: int
    at: int
    seat: int | None
    player: str | None
    text: str
    identity_id: str | None = None


class Progress(msgspec.Struct, frozen=True):
    """What one more happening changes in the row of its match."""

    version: int
    updated: int
    status: Status
    to_act: int | None
    bot_to_act: bool
    result: str | None
    turn_began: int


class Conflict(Exception):
    """Somebody else wrote this version, or used this key, before."""


def row_of(kind: type[RowType], row: Mapping[str, Any]) -> RowType:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


async def rows_of(connection: AsyncConnection, query: Select[Any]) -> Sequence[Mapping[str, Any]]:
    rows: Sequence[Mapping[str, Any]] = (await connection.execute(query)).mappings().all()
    return rows


def table_of(kind: type[TableType], row: Mapping[str, Any]) -> TableType:
    values = {name: row[name] for name in kind.__struct_fields__}
    for name in JSON_COLUMNS & values.keys():
        values[name] = msgspec.json.decode(values[name])
    return kind(**values)


def values_of(row: msgspec.Struct) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    for name in JSON_COLUMNS & values.keys():
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


class Reader:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def _rows(self, query: Select[Any]) -> Sequence[Mapping[str, Any]]:
        async with self.database.begin() as connection:
            return await rows_of(connection, query)

    async def _row(self, query: Select[Any]) -> Mapping[str, Any] | None:
        rows = await self._rows(query)
        return rows[0] if rows else None

    def _now(self) -> ColumnElement[int]:
        """By the database's clock, which is the same for all processes."""
        if self.database.file is not None:
            return literal(timing.now())
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

    def _ended(self, until: ColumnElement[int], length: int) -> ColumnElement[bool]:
        """A right that lasted so long; one that ends later than any can: the clock was set back."""
        return or_(until < self._now(), until > self._now() + length)


class Store(Reader):
    # The server's own keys

    async def find_secret(self, name: str) -> str | None:
        found = await self._row(select(secrets.c.value).where(secrets.c.name == name))
        return None if found is None else str(found["value"])

    async def secret(self, name: str, fresh: str) -> str:
        """The kept value; the fresh one if there is none yet."""
        found = await self.find_secret(name)
        if found is None:
            try:
                async with self.database.change() as connection:
                    await connection.execute(insert(secrets).values(name=name, value=fresh))
            except IntegrityError:  # another process was quicker
                found = await self.find_secret(name)
        return found or fresh

    # People

    async def add_identity(self, row: IdentityRow) -> None:
        async with self.database.change() as connection:
            await connection.execute(insert(identities).values(values_of(row)))

    async def identity(self, identity_id: str) -> IdentityRow | None:
        row = await self._row(select(identities).where(identities.c.id == identity_id))
        return None if row is None else row_of(IdentityRow, row)

    async def change_identity(self, identity_id: str, **values: str | bool) -> None:
        async with self.database.change() as connection:
            await connection.execute(
                update(identities).where(identities.c.id == identity_id).values(values)
            )

    async def names(self, ids: set[str]) -> dict[str, str | None]:
        if not ids:
            return {}
        query = select(identities.c.id, identities.c.name).where(identities.c.id.in_(ids))
        return {row["id"]: row["name"] for row in await self._rows(query)}

    # Tables

    async def add_table(self, table: TableRow, places: Sequence[SeatRow]) -> None:
        """`Conflict` if the match is played again already."""
        try:
            async with self.database.change() as connection:
                await connection.execute(insert(tables).values(values_of(table)))
                await connection.execute(insert(seats), [values_of(place) for place in places])
        except IntegrityError as error:
            raise Conflict from error

    async def table(self, table_id: str) -> Table | None:
        row = await self._row(select(tables).where(tables.c.id == table_id))
        if row is None:
            return None
        places = await self._rows(
            select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        )
        return table_of(TableRow, row), [row_of(SeatRow, place) for place in places]

    async def rematch_of(self, match_id: str) -> str | None:
        row = await self._row(select(tables.c.id).where(tables.c.rematch_of == match_id))
        return None if row is None else str(row["id"])

    @asynccontextmanager
    async def _held(
        self, table_id: str
    ) -> AsyncIterator[tuple[AsyncConnection, TableRow, list[SeatRow]]]:
        """A table nobody else changes meanwhile, and its seats; `Conflict` if it is gone.

        Every change begins with the same row, so the database lets in one after the other.
        """
        here = tables.c.id == table_id
        async with self.database.change() as connection:
            await connection.execute(update(tables).where(here).values(closed=tables.c.closed))
            found = await rows_of(connection, select(tables).where(here))
            if not found:
                raise Conflict
            query = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            places = await rows_of(connection, query)
            yield (
                connection,
                table_of(TableRow, found[0]),
                [row_of(SeatRow, place) for place in places],
            )

    async def take_seat(
        self, table_id: str, identity_id: str, seat: int | None, commitment: str | None = None
    ) -> bool:
        """The open seat they want, or any, best one that is kept for them; False if there is none.

        `Conflict` if the table no longer waits. Whoever sits there already stays where they are,
        and may commit themselves anew until the start.
        """
        async with self._held(table_id) as (connection, table, places):
            mine = [place.seat for place in places if place.identity_id == identity_id]
            if mine and commitment is not None and table.waits:
                await connection.execute(
                    update(seats)
                    .where(seats.c.table_id == table_id, seats.c.seat == mine[0])
                    .values(commitment=commitment)
                )
            if mine:
                return True
            if not table.waits:
                raise Conflict
            free = [
                place
                for place in places
                if place.kind == "open"
                and seat in (None, place.seat)
                and place.reserved_for in (None, identity_id)
            ]
            if not free:
                return False
            best = min(free, key=lambda place: (place.reserved_for is None, place.seat))
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == best.seat)
                .values(
                    kind="person",
                    identity_id=identity_id,
                    reserved_for=None,
                    commitment=commitment,
                )
            )
            return True

    async def get_up(self, table_id: str, identity_id: str) -> None:
        """Everything this person had becomes open; after the start, they are only marked gone.

        If they were the host, the next person is; a table without people is closed.
        """
        mine = and_(seats.c.table_id == table_id, seats.c.identity_id == identity_id)
        async with self._held(table_id) as (connection, table, places):
            # At a table of an event nobody else can sit down.
            if not table.waits or table.event_id is not None:
                await connection.execute(update(seats).where(mine).values(gone=True))
                return
            await connection.execute(
                update(seats)
                .where(mine)
                .values(kind="open", identity_id=None, name=None, commitment=None)
            )
            heirs = [
                each.identity_id for each in places if each.identity_id not in (None, identity_id)
            ]
            # Whoever still wants to play again makes another table.
            nobody = {"closed": True, "rematch_of": None}
            change = {"host": heirs[0]} if heirs else nobody
            await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.host == identity_id)
                .values(change)
            )

    async def close_table(self, table_id: str) -> TableRow:
        """Nobody sits down there any more; `Conflict` if its match has begun."""
        async with self._held(table_id) as (connection, table, _):
            if table.sealed is not None or table.match_id is not None or table.event_id is not None:
                raise Conflict
            change = {"closed": True, "rematch_of": None}
            await connection.execute(update(tables).where(tables.c.id == table_id).values(change))
            return table

    async def seal(self, table_id: str, at: int) -> bool:
        """Fix seats and commitments; False if a seat is open. `Conflict` if the table is closed."""
        async with self._held(table_id) as (connection, table, places):
            if table.closed:
                raise Conflict
            if any(place.kind == "open" for place in places):
                return False
            if table.waits:
                await connection.execute(
                    update(tables).where(tables.c.id == table_id).values(sealed=at)
                )
            return True

    async def reveal(self, table_id: str, seat: int, value: str) -> bool:
        """Keep the value of a seat; False if the match has begun, or not even been started."""
        async with self._held(table_id) as (connection, table, places):
            if places[seat].contribution == value:  # the same request came twice
                return True
            if table.sealed is None or table.match_id is not None:
                return False
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == seat)
                .values(contribution=value)
            )
            return True

    async def sealed_tables(self) -> dict[str, str]:
        """All tables that were started and have no match yet, those that wait longest first, and
        what is played there."""
        query = select(tables.c.id, tables.c.game).where(
            tables.c.match_id.is_(None), tables.c.closed.is_(False), tables.c.sealed.is_not(None)
        )
        rows = await self._rows(query.order_by(tables.c.sealed))
        return {row["id"]: row["game"] for row in rows}

    async def mark_gone(self, table_id: str, identity_id: str, gone: bool) -> None:
        mine = and_(seats.c.table_id == table_id, seats.c.identity_id == identity_id)
        async with self.database.change() as connection:
            await connection.execute(update(seats).where(mine).values(gone=gone))

    async def _tables(self, condition: Any) -> list[Listed]:
        query = (
            select(*(tables.c[name] for name in TableCard.__struct_fields__))
            .where(tables.c.match_id.is_(None), tables.c.closed.is_(False), condition)
            .order_by(tables.c.created.desc())
            .limit(LIST_LENGTH)
        )
        found = [table_of(TableCard, row) for row in await self._rows(query)]
        places = await self.seats_of([table.id for table in found])
        return [(table, places[table.id]) for table in found]

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        places: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        if table_ids:
            query = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
            for row in await self._rows(query):
                places[row["table_id"]].append(row_of(SeatRow, row))
        return places

    def _at_table(self, identity_id: str) -> Any:
        return select(seats.c.table_id).where(
            or_(seats.c.identity_id == identity_id, seats.c.reserved_for == identity_id)
        )

    async def tables_of(self, identity_id: str) -> list[Listed]:
        return await self._tables(tables.c.id.in_(self._at_table(identity_id)))

    # Matches

    async def add_match(
        self,
        match: MatchRow,
        entry: Entry,
        seen: Sequence[SeatRow],
        notes: Sequence[tuple[str, dict[str, Any]]] = (),
    ) -> None:
        """A table's match, made from these seats; `Conflict` if there is one, or they changed.

        Statements of others that belong to it (`notes`) are done with it, or not at all.
        """
        values = values_of(match) | {"lease_by": None, "lease_until": 0}
        async with self._held(match.table_id) as (connection, table, places):
            contributed = [place.contribution for place in places]
            if table.match_id is not None or contributed != [each.contribution for each in seen]:
                raise Conflict
            await connection.execute(insert(matches).values(values))
            await connection.execute(
                insert(happenings).values(
                    match_id=match.id,
                    version=entry.version,
                    key=None,
                    entry=encode_entry(entry).decode(),
                )
            )
            await connection.execute(
                update(tables).where(tables.c.id == match.table_id).values(match_id=match.id)
            )
            for statement, values in notes:
                await connection.execute(text(statement), values)

    async def match(self, match_id: str) -> MatchRow | None:
        row = await self._row(select(matches).where(matches.c.id == match_id))
        return None if row is None else row_of(MatchRow, row)

    async def entries(self, match_id: str, after: int = 0, up_to: int | None = None) -> list[Entry]:
        query = (
            select(happenings.c.entry)
            .where(happenings.c.match_id == match_id, happenings.c.version > after)
            .order_by(happenings.c.version)
        )
        if up_to is not None:
            query = query.where(happenings.c.version <= up_to)
        return [decode_entry(row["entry"]) for row in await self._rows(query)]

    async def version_of_key(self, match_id: str, key: str) -> int | None:
        row = await self._row(
            select(happenings.c.version).where(
                happenings.c.match_id == match_id, happenings.c.key == key
            )
        )
        return None if row is None else int(row["version"])

    async def _matches(self, condition: Any, *order: Any, limit: int = LIST_LENGTH) -> list[Played]:
        query = (
            select(matches, tables.c.clock)
            .join(tables, tables.c.id == matches.c.table_id)
            .where(condition)
            .order_by(*order)
            .limit(limit)
        )
        found = [row_of(ListedMatch, row) for row in await self._rows(query)]
        places = await self.seats_of([match.table_id for match in found])
        return [(match, places[match.table_id]) for match in found]

    async def matches_of(self, identity_id: str) -> list[Played]:
        mine = select(seats.c.table_id).where(seats.c.identity_id == identity_id)
        running = matches.c.status == "running"
        return await self._matches(
            matches.c.table_id.in_(mine), running.desc(), matches.c.updated.desc()
        )

    async def turns_of(self, identity_id: str) -> list[Played]:
        """Matches that wait for this person, those that wait longest first."""
        mine = exists().where(
            seats.c.table_id == matches.c.table_id,
            seats.c.seat == matches.c.to_act,
            seats.c.identity_id == identity_id,
        )
        waiting = and_(matches.c.status == "running", matches.c.bot_to_act.is_(False))
        return await self._matches(and_(waiting, mine), matches.c.turn_began)

    async def played(self, match_id: str) -> Played | None:
        return next(iter(await self._matches(matches.c.id == match_id, matches.c.id)), None)

    async def public_match(self, match_id: str) -> Played | None:
        public = and_(matches.c.id == match_id, tables.c.public.is_(True))
        return next(iter(await self._matches(public, matches.c.id)), None)

    async def slow_turns(self, clock: str, after: int, before: int) -> list[Played]:
        """Matches whose turn is a person's and began between these moments."""
        waiting = and_(matches.c.status == "running", matches.c.bot_to_act.is_(False))
        between = matches.c.turn_began.between(after, before)
        condition = and_(waiting, between, tables.c.clock == clock)
        return await self._matches(condition, matches.c.turn_began, limit=MOST_SLOW)

    async def matches_to_watch(self, identity_id: str) -> list[Played]:
        mine = select(seats.c.table_id).where(seats.c.identity_id == identity_id)
        public = select(tables.c.id).where(tables.c.public.is_(True))
        return await self._matches(
            and_(
                matches.c.status == "running",
                matches.c.table_id.in_(public),
                matches.c.table_id.not_in(mine),
            ),
            matches.c.updated.desc(),
        )

    # Bots that wait for somebody to let them think

    async def waiting_bots(self, limit: int, length: int) -> list[tuple[str, str]]:
        """Matches with a bot to act, which no process has a lease on, and who opened their tables.

        The one that waits longest of each person, then the second of each, and so on.
        """
        mine = func.row_number().over(partition_by=tables.c.host, order_by=matches.c.updated)
        query = (
            select(matches.c.id, tables.c.host)
            .join(tables, tables.c.id == matches.c.table_id)
            .where(matches.c.bot_to_act.is_(True), self._ended(matches.c.lease_until, length))
            .order_by(mine, matches.c.updated)
            .limit(limit)
        )
        return [(row["id"], row["host"]) for row in await self._rows(query)]

    async def renew(self, match_ids: Iterable[str], holder: str, length: int) -> None:
        held = and_(matches.c.id.in_(list(match_ids)), matches.c.lease_by == holder)
        async with self.database.change() as connection:
            await connection.execute(
                update(matches).where(held).values(lease_until=self._now() + length)
            )

    async def lease(self, match_id: str, holder: str, length: int) -> bool:
        """Take over the bots of a match; False if another process has them."""
        free = or_(self._ended(matches.c.lease_until, length), matches.c.lease_by == holder)
        async with self.database.change() as connection:
            done = await connection.execute(
                update(matches)
                .where(matches.c.id == match_id, free)
                .values(lease_by=holder, lease_until=self._now() + length)
            )
            return done.rowcount == 1

    # Chat

    async def add_chat(
        self, match_id: str, seat: int | None, player: str | None, text: str, identity_id: str
    ) -> ChatRow:
        while True:
            query = select(func.max(chats.c.number)).where(chats.c.match_id == match_id)
            last = (await self._rows(query))[0]["max_1"]
            row = ChatRow(match_id, (last or 0) + 1, timing.now(), seat, player, text, identity_id)
            try:
                async with self.database.change() as connection:
                    await connection.execute(insert(chats).values(values_of(row)))
            except IntegrityError:  # somebody spoke at the same moment
                continue
            return row

    async def forget_chat(self, match_id: str, up_to: int) -> None:
        if up_to > 0:
            old = and_(chats.c.match_id == match_id, chats.c.number <= up_to)
            async with self.database.change() as connection:
                await connection.execute(delete(chats).where(old))

    async def chat(self, match_id: str, after: int, limit: int = 50) -> list[ChatRow]:
        query = (
            select(chats)
            .where(chats.c.match_id == match_id, chats.c.number > after)
            .order_by(chats.c.number.desc())
            .limit(limit)
        )
        return [row_of(ChatRow, row) for row in reversed(await self._rows(query))]

    async def chat_line(self, match_id: str, number: int) -> ChatRow | None:
        query = select(chats).where(chats.c.match_id == match_id, chats.c.number == number)
        row = await self._row(query)
        return None if row is None else row_of(ChatRow, row)
