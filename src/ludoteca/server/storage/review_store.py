"""Reviews: those that were made, and which process is making one."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Table, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server import timing
from ludoteca.server.storage.schema import record_reviews, review_claims, reviews
from ludoteca.server.storage.store import Reader


class Shelf(NamedTuple):
    """Where reviews of one kind are kept, and by which column they are found."""

    table: Table
    key: str


OF_MATCHES = Shelf(reviews, "match_id")
OF_RECORDS = Shelf(record_reviews, "digest")


class Progress(NamedTuple):
    done: int
    total: int


class ReviewStore(Reader):
    async def find(self, shelf: Shelf, subject: str) -> bytes | None:
        """As it was kept."""
        kept = shelf.table.c
        row = await self._row(select(kept.review).where(kept[shelf.key] == subject))
        return None if row is None else bytes(row["review"])

    async def keep(self, shelf: Shelf, subject: str, review: bytes) -> None:
        """In place of an earlier one."""
        row = {shelf.key: subject, "made": timing.now(), "review": review}
        try:
            async with self.database.change() as connection:
                earlier = delete(shelf.table).where(shelf.table.c[shelf.key] == subject)
                await connection.execute(earlier)
                await connection.execute(insert(shelf.table).values(row))
        except IntegrityError:  # its match has been cleared away
            return

    async def claim(self, subject: str, holder: str, total: int, length: int) -> bool:
        """The right to make it; False if another process has it."""
        claimed = review_claims.c
        free = or_(self._ended(claimed.until, length), claimed.holder == holder)
        begun = {"holder": holder, "until": self._now() + length, "done": 0, "total": total}
        try:
            async with self.database.change() as connection:
                taken = await connection.execute(
                    update(review_claims).where(claimed.subject == subject, free).values(begun)
                )
                if taken.rowcount == 0:
                    row = begun | {"subject": subject}
                    await connection.execute(insert(review_claims).values(row))
        except IntegrityError:
            return False
        return True

    async def note(self, subject: str, holder: str, done: int, length: int) -> None:
        """How far it is; the right to go on lasts as long again."""
        own = review_claims.c.subject == subject, review_claims.c.holder == holder
        values = {"done": done, "until": self._now() + length}
        async with self.database.change() as connection:
            await connection.execute(update(review_claims).where(*own).values(values))

    async def release(self, subject: str, holder: str) -> None:
        own = review_claims.c.subject == subject, review_claims.c.holder == holder
        async with self.database.change() as connection:
            await connection.execute(delete(review_claims).where(*own))

    async def progress(self, subject: str, length: int) -> Progress | None:
        """How far a process is that makes it now."""
        claimed = review_claims.c
        query = select(claimed.done, claimed.total)
        row = await self._row(
            query.where(claimed.subject == subject, ~self._ended(claimed.until, length))
        )
        return None if row is None else Progress(row["done"], row["total"])
