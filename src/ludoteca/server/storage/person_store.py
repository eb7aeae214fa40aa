"""What is kept about people's devices and codes, and how it is read and written."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update

from ludoteca.server.storage.schema import bans, identities, sessions
from ludoteca.server.storage.store import IdentityRow, Reader, row_of, values_of

MOST_SHOWN = 50  # devices of one person
AT_ONCE = 500  # names in one question to the database


class SessionRow(msgspec.Struct, frozen=True):
    """One browser of a person. Its token is in the cookie; only the token's hash is here."""

    id: str
    identity_id: str
    token_hash: str
    browser: str | None
    system: str | None
    created: int
    seen: int
    ended: int | None = None


class KnownSession(SessionRow, frozen=True):
    """With what was true of its person at the same moment."""

    banned: str | None = None  # why


class People(Reader):
    async def is_banned(self, identity_id: str) -> bool:
        query = select(bans.c.since).where(bans.c.identity_id == identity_id)
        return await self._row(query) is not None

    async def find(self, ids: Collection[str]) -> dict[str, IdentityRow]:
        """Those of them who are known, by id."""
        found, names = dict[str, IdentityRow](), list(ids)
        for first in range(0, len(names), AT_ONCE):
            some = identities.c.id.in_(names[first : first + AT_ONCE])
            for row in await self._rows(select(identities).where(some)):
                found[row["id"]] = row_of(IdentityRow, row)
        return found

    # Sessions

    async def add_session(self, row: SessionRow) -> None:
        async with self.database.change() as connection:
            await connection.execute(insert(sessions).values(values_of(row)))

    async def session(self, token_hash: str) -> KnownSession | None:
        query = (
            select(sessions, bans.c.reason.label("banned"))
            .outerjoin(bans, bans.c.identity_id == sessions.c.identity_id)
            .where(sessions.c.token_hash == token_hash)
        )
        row = await self._row(query)
        return None if row is None else row_of(KnownSession, row)

    async def sessions_of(self, identity_id: str, since: int) -> list[SessionRow]:
        """Those that go on, the latest first."""
        query = (
            select(sessions)
            .where(
                sessions.c.identity_id == identity_id,
                sessions.c.ended.is_(None),
                sessions.c.seen >= since,
            )
            .order_by(sessions.c.seen.desc(), sessions.c.id)
            .limit(MOST_SHOWN)
        )
        return [row_of(SessionRow, row) for row in await self._rows(query)]

    async def note_seen(self, session_id: str, now: int) -> None:
        async with self.database.change() as connection:
            await connection.execute(
                update(sessions).where(sessions.c.id == session_id).values(seen=now)
            )

    async def end_session(self, session_id: str, now: int) -> None:
        """Of a device that says itself that it leaves."""
        async with self.database.change() as connection:
            await connection.execute(
                update(sessions)
                .where(sessions.c.id == session_id, sessions.c.ended.is_(None))
                .values(ended=now)
            )

    async def end_others(
        self, identity_id: str, now: int, *, only: str | None = None, but: str | None = None
    ) -> int:
        """Other devices are no longer welcome, nor those with a cookie of the first kind.

        How many sessions that ended: all of the person's, or only one, or all but one.
        """
        chosen: list[ColumnElement[bool]] = [
            sessions.c.identity_id == identity_id,
            sessions.c.ended.is_(None),
        ]
        if only is not None:
            chosen.append(sessions.c.id == only)
        if but is not None:
            chosen.append(sessions.c.id != but)
        async with self.database.change() as connection:
            done = await connection.execute(update(sessions).where(and_(*chosen)).values(ended=now))
            if done.rowcount or only is None:
                await connection.execute(
                    update(identities)
                    .where(identities.c.id == identity_id)
                    .values(signed_cookie=False)
                )
            return done.rowcount

    async def ended_among(self, session_ids: Collection[str]) -> set[str]:
        """Also those that are not kept any more."""
        ids, ended = list(session_ids), set(session_ids)
        for first in range(0, len(ids), AT_ONCE):
            some = sessions.c.id.in_(ids[first : first + AT_ONCE])
            query = select(sessions.c.id).where(some, sessions.c.ended.is_(None))
            ended -= {row["id"] for row in await self._rows(query)}
        return ended

    async def forget_sessions(self, before: int) -> None:
        """Nobody has come by these for so long that no browser has their cookie any more."""
        async with self.database.change() as connection:
            await connection.execute(delete(sessions).where(sessions.c.seen < before))

    # Recovery codes. The database decides, so that of two requests with one code one wins.

    async def replace_code(self, identity_id: str, old_hash: str | None, new_hash: str) -> bool:
        """False unless the old code is given, or there is none."""
        given = or_(identities.c.code_hash.is_(None), identities.c.code_hash == old_hash)
        async with self.database.change() as connection:
            done = await connection.execute(
                update(identities)
                .where(identities.c.id == identity_id, given)
                .values(code_hash=new_hash)
            )
            return done.rowcount == 1

    async def spend_code(self, old_hash: str, new_hash: str, now: int) -> bool:
        """A code works once: another takes its place. False if nobody has it."""
        async with self.database.change() as connection:
            done = await connection.execute(
                update(identities)
                .where(identities.c.code_hash == old_hash)
                .values(code_hash=new_hash, code_spent=now)
            )
            return done.rowcount == 1

    async def person_with_fresh_code(self, code_hash: str, since: int) -> IdentityRow | None:
        """The person who got this code for another one, which was spent no longer ago than that."""
        fresh = and_(identities.c.code_hash == code_hash, identities.c.code_spent >= since)
        row = await self._row(select(identities).where(fresh))
        return None if row is None else row_of(IdentityRow, row)
