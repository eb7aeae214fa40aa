"""What is to be sent to people, until it is sent: each thing once, whichever process does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import delete, exists, insert, select, text, update

from ludoteca.server.storage.schema import outbox
from ludoteca.server.storage.store import Reader, row_of, values_of

# `turn`: it is yours. `asked`: somebody wants to take back. `soon`: your days are nearly over.
# `late`: somebody else's are. `over`: the match is. `confirm`: is this your address?
# `invited`: somebody wants to play with you.
NoticeKind: TypeAlias = Literal["turn", "asked", "soon", "late", "over", "confirm", "invited"]

# A notice becomes what is to be sent, once for each contact. Both databases understand it.
NOTE = """
    INSERT INTO outbox
        (contact_id, match_id, version, kind, created, not_before, attempts, held_until)
    SELECT id, CAST(:match_id AS VARCHAR), CAST(:version AS BIGINT), CAST(:kind AS VARCHAR),
        CAST(:created AS BIGINT), CAST(:not_before AS BIGINT), 0, 0
    FROM contacts WHERE identity_id = :person AND confirmed
    ON CONFLICT DO NOTHING
"""

# Likewise of an invitation to a table, which has no match yet.
NOTE_INVITATION = """
    INSERT INTO outbox
        (contact_id, table_id, version, kind, created, not_before, attempts, held_until)
    SELECT id, CAST(:table_id AS VARCHAR), CAST(:version AS BIGINT), 'invited',
        CAST(:created AS BIGINT), CAST(:not_before AS BIGINT), 0, 0
    FROM contacts WHERE identity_id = :person AND confirmed
"""


class Notice(msgspec.Struct, frozen=True):
    """Something to tell a person about a match, wherever they want to be told."""

    person: str
    match_id: str
    version: int
    kind: NoticeKind
    created: int
    not_before: int


class Waiting(msgspec.Struct, frozen=True):
    """One notice for one contact."""

    number: int
    contact_id: str
    match_id: str | None
    version: int
    kind: NoticeKind
    created: int
    attempts: int
    table_id: str | None = None


class Outbox(Reader):
    async def note(self, notices: Sequence[Notice]) -> None:
        """What was noted before is not noted again."""
        if notices:
            async with self.database.change() as connection:
                await connection.execute(text(NOTE), [values_of(each) for each in notices])

    async def ask_to_confirm(self, contact_id: str, now: int) -> None:
        row = {"contact_id": contact_id, "version": now, "kind": "confirm"}
        times = {"created": now, "not_before": now, "attempts": 0, "held_until": 0}
        async with self.database.change() as connection:
            await connection.execute(insert(outbox).values(row | times))

    async def waiting(self, now: int, limit: int) -> list[Waiting]:
        """What can be sent now and no process holds, the oldest first."""
        query = (
            select(outbox)
            .where(outbox.c.done.is_(None), outbox.c.not_before <= now, outbox.c.held_until <= now)
            .order_by(outbox.c.not_before, outbox.c.number)
            .limit(limit)
        )
        return [row_of(Waiting, row) for row in await self._rows(query)]

    async def hold(self, number: int, now: int, until: int) -> bool:
        """For this process alone, unless it dies; False if another one was quicker."""
        free = (outbox.c.number == number, outbox.c.done.is_(None), outbox.c.held_until <= now)
        async with self.database.change() as connection:
            held = update(outbox).where(*free).values(held_until=until)
            return (await connection.execute(held)).rowcount == 1

    async def finish(self, number: int, now: int) -> None:
        async with self.database.change() as connection:
            await connection.execute(
                update(outbox).where(outbox.c.number == number).values(done=now)
            )

    async def put_off(self, number: int, until: int, attempts: int) -> None:
        async with self.database.change() as connection:
            later = {"not_before": until, "attempts": attempts, "held_until": 0}
            await connection.execute(update(outbox).where(outbox.c.number == number).values(later))

    async def has_newer(self, row: Waiting) -> bool:
        """Is the same to be told of a later moment of the match?"""
        later = exists().where(
            outbox.c.contact_id == row.contact_id,
            outbox.c.match_id == row.match_id,
            outbox.c.kind == row.kind,
            outbox.c.version > row.version,
        )
        found = await self._row(select(later.label("newer")))
        return found is not None and bool(found["newer"])

    async def forget(self, before: int) -> None:
        """What was done so long ago that nothing of it can come again."""
        async with self.database.change() as connection:
            await connection.execute(delete(outbox).where(outbox.c.done < before))
