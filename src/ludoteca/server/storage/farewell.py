"""What becomes of all that belongs to people who are forgotten, or who leave for good."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Table, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.storage.schema import (
    chats,
    event_players,
    events,
    identities,
    matches,
    metadata,
    puzzle_strengths,
    results,
    seats,
    tables,
)
from ludoteca.server.storage.store import Reader, rows_of


async def uproot(connection: AsyncConnection, table: Table, ids: Collection[str]) -> None:
    """Rows by their ids, and before them whatever refers to them: it goes with them or lets go."""
    for other in metadata.sorted_tables:
        for key in other.foreign_keys:
            if key.column is not table.c.id:
                continue
            refers = key.parent.in_(ids)
            if key.parent.nullable:
                nothing = {key.parent.name: None}
                await connection.execute(update(other).where(refers).values(nothing))
            elif "id" in other.c:
                rows = await rows_of(connection, select(other.c.id).where(refers))
                if rows:
                    await uproot(connection, other, [row["id"] for row in rows])
            else:
                await connection.execute(delete(other).where(refers))
    await connection.execute(delete(table).where(table.c.id.in_(ids)))


async def forget_people(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Where others have a part in it the name is taken out; what was theirs alone goes."""
    await connection.execute(delete(puzzle_strengths).where(puzzle_strengths.c.owner.in_(ids)))
    await uproot(connection, identities, ids)


class Gone(msgspec.Struct, frozen=True):
    """What somebody left behind: matches that went with them, and those without their name."""

    deleted: Sequence[str]
    kept: Sequence[str]


class Farewells(Reader):
    async def running(self, identity_id: str) -> list[str]:
        """Matches that somebody still plays."""
        mine = select(seats.c.table_id).where(seats.c.identity_id == identity_id)
        query = select(matches.c.id).where(
            matches.c.status == "running", matches.c.table_id.in_(mine)
        )
        return [row["id"] for row in await self._rows(query)]

    async def waiting(self, identity_id: str) -> list[str]:
        """Tables that have not begun."""
        mine = select(seats.c.table_id).where(seats.c.identity_id == identity_id)
        fresh = and_(tables.c.match_id.is_(None), tables.c.closed.is_(False))
        own = or_(tables.c.host == identity_id, tables.c.id.in_(mine))
        return [row["id"] for row in await self._rows(select(tables.c.id).where(fresh, own))]

    async def leave(self, person: str) -> Gone:
        """All at once: everything that was theirs alone, and their name wherever others are."""
        at_table = exists().where(seats.c.table_id == tables.c.id, seats.c.identity_id == person)
        others = and_(
            seats.c.table_id == tables.c.id,
            seats.c.identity_id.is_not(None),
            seats.c.identity_id != person,
        )
        own = or_(tables.c.host == person, at_table)
        async with self.database.change() as connection:
            found = await rows_of(
                connection,
                select(
                    tables.c.id, tables.c.match_id, exists().where(others).label("shared")
                ).where(own),
            )
            alone = [row["id"] for row in found if not row["shared"]]
            gone = [row["match_id"] for row in found if not row["shared"] and row["match_id"]]
            kept = [row["match_id"] for row in found if row["shared"] and row["match_id"]]
            await connection.execute(delete(results).where(results.c.match_id.in_(gone)))
            await uproot(connection, tables, alone)
            await connection.execute(delete(chats).where(chats.c.identity_id == person))
            # Lines of before anybody noted whose they are: by the seat they were said from.
            mine = and_(
                matches.c.id == chats.c.match_id,
                seats.c.table_id == matches.c.table_id,
                seats.c.seat == chats.c.seat,
                seats.c.identity_id == person,
            )
            await connection.execute(delete(chats).where(exists().where(mine)))
            await connection.execute(
                update(seats).where(seats.c.identity_id == person).values(name=None)
            )
            heir = select(seats.c.identity_id).where(others).order_by(seats.c.seat).limit(1)
            await connection.execute(
                update(tables).where(tables.c.host == person).values(host=heir.scalar_subquery())
            )
            player = and_(
                event_players.c.event_id == events.c.id,
                event_players.c.identity_id.is_not(None),
                event_players.c.identity_id != person,
            )
            helper = select(event_players.c.identity_id).where(player).limit(1)
            await connection.execute(
                update(events)
                .where(events.c.organiser == person, exists().where(player))
                .values(organiser=helper.scalar_subquery())
            )
            await forget_people(connection, [person])
        return Gone(gone, kept)
