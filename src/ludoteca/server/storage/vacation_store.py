"""When people are away, and how that is read and written."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, insert, select, update

from ludoteca.server.storage.schema import vacations
from ludoteca.server.storage.store import Reader


class Vacations(Reader):
    async def of(self, ids: Collection[str]) -> dict[str, Sequence[tuple[int, int]]]:
        """By person, in the order of the calendar; they never overlap."""
        query = (
            select(vacations).where(vacations.c.identity_id.in_(ids)).order_by(vacations.c.begins)
        )
        found: dict[str, list[tuple[int, int]]] = {}
        for row in await self._rows(query):
            found.setdefault(row["identity_id"], []).append((row["begins"], row["ends"]))
        return dict(found)

    async def replace(self, identity_id: str, now: int, by: tuple[int, int] | None) -> None:
        """The one that goes on ends now, and none is to come but the new one, if there is one."""
        mine = vacations.c.identity_id == identity_id
        async with self.database.change() as connection:
            await connection.execute(delete(vacations).where(mine, vacations.c.begins >= now))
            running = update(vacations).where(mine, vacations.c.ends > now)
            await connection.execute(running.values(ends=now))
            if by is not None:
                row = {"identity_id": identity_id, "begins": by[0], "ends": by[1]}
                await connection.execute(insert(vacations).values(row))
