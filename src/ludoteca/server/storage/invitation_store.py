"""Who was invited to which table, and who said no."""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, not_, select, text, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.storage.outbox_store import NOTE_INVITATION
from ludoteca.server.storage.schema import invitations, mutes
from ludoteca.server.storage.store import Reader, row_of, values_of

MOST_LISTED = 20  # invitations that somebody is told; the latest


# Whoever is invited does not want to hear of whoever invites.
IS_MUTED = exists().where(
    mutes.c.identity_id == invitations.c.identity_id, mutes.c.muted_id == invitations.c.inviter
)


class InvitationRow(msgspec.Struct, frozen=True):
    table_id: str
    identity_id: str
    inviter: str
    at: int
    declined: bool = False


class Invitations(Reader):
    async def add(self, row: InvitationRow, not_before: int) -> bool:
        """With what is to be sent about it; False if they were invited there before.

        Whoever is not heard stands in nobody's way.
        """
        unheard = and_(
            invitations.c.table_id == row.table_id,
            invitations.c.identity_id == row.identity_id,
            invitations.c.inviter != row.inviter,
            invitations.c.declined.is_(False),
            IS_MUTED,
        )
        try:
            async with self.database.change() as connection:
                await connection.execute(delete(invitations).where(unheard))
                await connection.execute(insert(invitations).values(values_of(row)))
                note = {
                    "person": row.identity_id,
                    "table_id": row.table_id,
                    "version": row.at,
                    "created": row.at,
                    "not_before": not_before,
                }
                await connection.execute(text(NOTE_INVITATION), note)
        except IntegrityError:
            return False
        return True

    async def of_person(self, identity_id: str) -> list[InvitationRow]:
        """Those that they did not decline, from people whom they want to hear."""
        mine = and_(
            invitations.c.identity_id == identity_id,
            invitations.c.declined.is_(False),
            not_(IS_MUTED),
        )
        latest = select(invitations).where(mine).order_by(invitations.c.at.desc())
        return [row_of(InvitationRow, row) for row in await self._rows(latest.limit(MOST_LISTED))]

    async def of_table(self, table_id: str) -> dict[str, InvitationRow]:
        """By person."""
        rows = await self._rows(select(invitations).where(invitations.c.table_id == table_id))
        return {row["identity_id"]: row_of(InvitationRow, row) for row in rows}

    async def decline(self, table_id: str, identity_id: str) -> bool:
        mine = and_(invitations.c.table_id == table_id, invitations.c.identity_id == identity_id)
        async with self.database.change() as connection:
            done = await connection.execute(update(invitations).where(mine).values(declined=True))
            return done.rowcount == 1

    async def count(self, inviter: str, identity_id: str, since: int) -> int:
        """From one person to another."""
        both = and_(invitations.c.inviter == inviter, invitations.c.identity_id == identity_id)
        query = select(func.count().label("count")).where(both, invitations.c.at >= since)
        row = await self._row(query)
        return 0 if row is None else int(row["count"])
