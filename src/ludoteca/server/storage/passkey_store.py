"""Passkeys of people, and which challenges were answered."""

from __future__ import annotations

import hashlib

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.storage.schema import passkeys, spent_challenges
from ludoteca.server.storage.store import Conflict, Reader, row_of, values_of


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    identity_id: str
    credential_hash: str
    credential: bytes
    public_key: bytes
    sign_count: int
    browser: str | None
    system: str | None
    created: int
    used: int | None = None


def hash_bytes(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class PasskeyStore(Reader):
    async def of(self, identity_id: str) -> list[PasskeyRow]:
        query = select(passkeys).where(passkeys.c.identity_id == identity_id)
        rows = await self._rows(query.order_by(passkeys.c.created, passkeys.c.id))
        return [row_of(PasskeyRow, row) for row in rows]

    async def count(self, identity_id: str) -> int:
        mine = passkeys.c.identity_id == identity_id
        row = await self._row(select(func.count().label("count")).where(mine))
        return 0 if row is None else int(row["count"])

    async def find(self, credential: bytes) -> PasskeyRow | None:
        own = passkeys.c.credential_hash == hash_bytes(credential)
        row = await self._row(select(passkeys).where(own))
        return None if row is None else row_of(PasskeyRow, row)

    async def add(self, row: PasskeyRow) -> None:
        """`Conflict` if somebody has it already."""
        try:
            async with self.database.change() as connection:
                await connection.execute(insert(passkeys).values(values_of(row)))
        except IntegrityError as error:
            raise Conflict from error

    async def remove(self, identity_id: str, passkey_id: str) -> bool:
        mine = passkeys.c.id == passkey_id, passkeys.c.identity_id == identity_id
        async with self.database.change() as connection:
            return (await connection.execute(delete(passkeys).where(*mine))).rowcount == 1

    async def use(self, row: PasskeyRow, challenge: bytes, sign_count: int, now: int) -> None:
        """Note that it answered; `Conflict` if this challenge was answered before."""
        try:
            async with self.database.change() as connection:
                spent = {"hash": hash_bytes(challenge), "at": now}
                await connection.execute(insert(spent_challenges).values(spent))
                await connection.execute(
                    update(passkeys)
                    .where(passkeys.c.id == row.id)
                    .values(sign_count=sign_count, used=now)
                )
        except IntegrityError as error:
            raise Conflict from error

    async def forget_challenges(self, before: int) -> None:
        """So old that nobody may answer them any more."""
        async with self.database.change() as connection:
            await connection.execute(delete(spent_challenges).where(spent_challenges.c.at < before))
