"""How much one person may have at a time; the database counts."""

from __future__ import annotations

from sqlalchemy import and_, exists, func, or_, select

from ludoteca.server.metrics import REFUSALS
from ludoteca.server.problems import Refusal
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import matches, seats, tables
from ludoteca.server.storage.store import Reader


class Quotas(Reader):
    def __init__(self, database: Database, most_tables: int) -> None:
        super().__init__(database)
        self.most_tables = most_tables

    async def demand_table(self, identity_id: str) -> None:
        """Room for one more: leaving, closing or finishing one makes some."""
        still_there = exists().where(
            seats.c.table_id == tables.c.id,
            seats.c.identity_id == identity_id,
            seats.c.gone.is_(False),
        )
        running = exists().where(matches.c.id == tables.c.match_id, matches.c.status == "running")
        query = (
            select(func.count().label("count"))
            .select_from(tables)
            .where(
                tables.c.host == identity_id,
                tables.c.closed.is_(False),
                or_(tables.c.match_id.is_(None), and_(running, still_there)),
            )
        )
        found = await self._row(query)
        if found is not None and found["count"] >= self.most_tables:
            REFUSALS.labels(kind="tables person").inc()
            raise Refusal("server-too-many-tables", most=str(self.most_tables))
