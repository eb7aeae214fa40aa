"""Where people want to be told something, and how that is read and written."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.protocol import ContactKind, Language
from ludoteca.server.storage.schema import contacts, notice_wishes, outbox
from ludoteca.server.storage.store import Reader, row_of, values_of


class ContactRow(msgspec.Struct, frozen=True):
    id: str
    identity_id: str
    kind: ContactKind
    address: str
    keys: str | None
    confirmed: bool
    created: int


class NoticeWishRow(msgspec.Struct, frozen=True):
    identity_id: str
    language: Language = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None


class Contacts(Reader):
    async def of(self, identity_id: str) -> list[ContactRow]:
        query = select(contacts).where(contacts.c.identity_id == identity_id)
        rows = await self._rows(query.order_by(contacts.c.created, contacts.c.id))
        return [row_of(ContactRow, row) for row in rows]

    async def find(self, contact_id: str) -> ContactRow | None:
        row = await self._row(select(contacts).where(contacts.c.id == contact_id))
        return None if row is None else row_of(ContactRow, row)

    async def add(self, row: ContactRow) -> bool:
        """False if this person has the same already."""
        try:
            async with self.database.change() as connection:
                await connection.execute(insert(contacts).values(values_of(row)))
        except IntegrityError:
            return False
        return True

    async def confirm(self, contact_id: str) -> bool:
        async with self.database.change() as connection:
            mine = update(contacts).where(contacts.c.id == contact_id)
            return (await connection.execute(mine.values(confirmed=True))).rowcount == 1

    async def remove(self, contact_id: str) -> None:
        """With all that was to be sent there."""
        async with self.database.change() as connection:
            await connection.execute(delete(outbox).where(outbox.c.contact_id == contact_id))
            await connection.execute(delete(contacts).where(contacts.c.id == contact_id))

    async def wish(self, identity_id: str) -> NoticeWishRow:
        query = select(notice_wishes).where(notice_wishes.c.identity_id == identity_id)
        row = await self._row(query)
        return NoticeWishRow(identity_id) if row is None else row_of(NoticeWishRow, row)

    async def keep_wish(self, row: NoticeWishRow) -> None:
        mine = notice_wishes.c.identity_id == row.identity_id
        async with self.database.change() as connection:
            await connection.execute(delete(notice_wishes).where(mine))
            await connection.execute(insert(notice_wishes).values(values_of(row)))
