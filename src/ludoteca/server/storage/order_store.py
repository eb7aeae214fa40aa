"""What seats have said beforehand, and how that is read and written."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert, select

from ludoteca.server.storage.schema import matches, orders
from ludoteca.server.storage.store import Reader

AT_ONCE = 200


class OrderStore(Reader):
    async def of(self, match_id: str) -> dict[int, int]:
        """By seat: it passes on every bid above that."""
        query = select(orders).where(orders.c.match_id == match_id)
        return {row["seat"]: row["most"] for row in await self._rows(query)}

    async def keep(self, match_id: str, seats: Collection[int], most: int | None) -> None:
        """In place of what was said before."""
        mine = orders.c.match_id == match_id, orders.c.seat.in_(seats)
        async with self.database.change() as connection:
            await connection.execute(delete(orders).where(*mine))
            if most is not None:
                rows = [{"match_id": match_id, "seat": seat, "most": most} for seat in seats]
                await connection.execute(insert(orders), rows)

    async def waiting(self) -> list[str]:
        """Matches where a seat is to act that has said something."""
        query = (
            select(matches.c.id)
            .join(orders, orders.c.match_id == matches.c.id)
            .where(matches.c.status == "running", matches.c.to_act == orders.c.seat)
            .order_by(matches.c.updated.desc())
            .limit(AT_ONCE)
        )
        return [row["id"] for row in await self._rows(query)]
