"""What becomes of all that belongs to people who are forgotten."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sqlalchemy import Column, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.storage.schema import (
    contacts,
    identities,
    metadata,
    outbox,
    puzzle_strengths,
    tables,
)


def references() -> Iterator[Column[str]]:
    """Every column that names a person; rows after those that refer to them."""
    for table in reversed(metadata.sorted_tables):
        for key in table.foreign_keys:
            if key.column is identities.c.id:
                yield key.parent


async def forget_people(connection: AsyncConnection, ids: Collection[str]) -> None:
    """Where others have a part in it the name is taken out; what was theirs alone goes.

    They are at no table any more that they opened.
    """
    mine = select(contacts.c.id).where(contacts.c.identity_id.in_(ids))
    await connection.execute(delete(outbox).where(outbox.c.contact_id.in_(mine)))
    for column in references():
        if column is tables.c.host:
            continue
        theirs = column.in_(ids)
        if column.nullable:
            await connection.execute(update(column.table).where(theirs).values({column.name: None}))
        else:
            await connection.execute(delete(column.table).where(theirs))
    await connection.execute(delete(puzzle_strengths).where(puzzle_strengths.c.owner.in_(ids)))
    await connection.execute(delete(identities).where(identities.c.id.in_(ids)))
