"""What is kept for those who look after the house: hosts, bans, reports, mutes, rules."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import Select, Table, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server import timing
from ludoteca.server.storage.lobby_store import CARD
from ludoteca.server.storage.schema import (
    bans,
    chats,
    hosts,
    house_rules,
    identities,
    matches,
    mutes,
    reports,
    sessions,
    tables,
)
from ludoteca.server.storage.store import (
    MatchRow,
    Reader,
    TableCard,
    row_of,
    table_of,
    values_of,
)

LIST_LENGTH = 50
PAGE = 200  # rows that are read at once for an export
LINES = 10  # of whoever is reported
WAITING = and_(tables.c.match_id.is_(None), tables.c.closed.is_(False))


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str | None
    created: int
    seen: int | None
    banned: str | None


class ReportRow(msgspec.Struct, frozen=True):
    id: str
    at: int
    reporter: str
    reported: str
    match_id: str
    text: str
    said: str  # JSON
    done: bool = False


class HouseStore(Reader):
    # Hosts

    async def claim(self, token_hash: str, identity_id: str) -> bool:
        """A token makes one person host: whoever brings it first."""
        row = {"token_hash": token_hash, "identity_id": identity_id, "since": timing.now()}
        try:
            async with self.database.change() as connection:
                await connection.execute(insert(hosts).values(row))
        except IntegrityError:
            return False
        return True

    async def hosts(self) -> set[str]:
        return {row["identity_id"] for row in await self._rows(select(hosts.c.identity_id))}

    async def is_host(self, identity_id: str) -> bool:
        query = select(hosts.c.since).where(hosts.c.identity_id == identity_id).limit(1)
        return await self._row(query) is not None

    # People

    async def people(self, search: str = "", ids: Collection[str] | None = None) -> list[PersonRow]:
        """Those seen last; only those whose name has these letters in it, or with these ids."""
        seen = func.max(sessions.c.seen).label("seen")
        query = (
            select(
                identities.c.id,
                identities.c.name,
                identities.c.created,
                seen,
                bans.c.reason.label("banned"),
            )
            .outerjoin(sessions, sessions.c.identity_id == identities.c.id)
            .outerjoin(bans, bans.c.identity_id == identities.c.id)
            .group_by(identities.c.id, identities.c.name, identities.c.created, bans.c.reason)
            .order_by(func.coalesce(func.max(sessions.c.seen), identities.c.created).desc())
            .limit(LIST_LENGTH)
        )
        if search:
            query = query.where(identities.c.name.icontains(search, autoescape=True))
        if ids is not None:
            query = query.where(identities.c.id.in_(list(ids)))
        return [row_of(PersonRow, row) for row in await self._rows(query)]

    async def count(self, table: Table, *conditions: Any) -> int:
        query = select(func.count().label("count")).select_from(table).where(*conditions)
        row = await self._row(query)
        return 0 if row is None else int(row["count"])

    async def counts(self, since: int) -> dict[str, int]:
        return {
            "people": await self.count(identities),
            "guests_today": await self.count(identities, identities.c.created >= since),
            "matches": await self.count(matches, matches.c.status == "running"),
            "tables": await self.count(tables, WAITING),
            "thinking": await self.count(matches, matches.c.bot_to_act.is_(True)),
        }

    async def running(self) -> list[MatchRow]:
        query = select(matches).where(matches.c.status == "running")
        latest = query.order_by(matches.c.updated.desc()).limit(LIST_LENGTH)
        return [row_of(MatchRow, row) for row in await self._rows(latest)]

    async def waiting(self) -> list[TableCard]:
        """Those that a host may close; an event looks after its own."""
        query = select(*CARD).where(WAITING, tables.c.event_id.is_(None))
        latest = query.order_by(tables.c.created.desc()).limit(LIST_LENGTH)
        return [table_of(TableCard, row) for row in await self._rows(latest)]

    # Bans

    async def ban(self, identity_id: str, reason: str) -> None:
        """With the last reason that was given; since the first."""
        row = {"identity_id": identity_id, "since": timing.now(), "reason": reason}
        async with self.database.change() as connection:
            again = update(bans).where(bans.c.identity_id == identity_id).values(reason=reason)
            if (await connection.execute(again)).rowcount == 0:
                await connection.execute(insert(bans).values(row))

    async def pardon(self, identity_id: str) -> None:
        """The browsers that the ban logged out know them again: many have neither code nor key."""
        async with self.database.change() as connection:
            since = select(bans.c.since).where(bans.c.identity_id == identity_id).scalar_subquery()
            ended = and_(sessions.c.identity_id == identity_id, sessions.c.ended >= since)
            await connection.execute(update(sessions).where(ended).values(ended=None))
            await connection.execute(delete(bans).where(bans.c.identity_id == identity_id))

    # Reports and mutes

    async def report(self, row: ReportRow) -> None:
        async with self.database.change() as connection:
            await connection.execute(insert(reports).values(values_of(row)))

    async def said(self, match_id: str, identity_id: str) -> list[str]:
        """The last lines that somebody said there."""
        query = (
            select(chats.c.text)
            .where(chats.c.match_id == match_id, chats.c.identity_id == identity_id)
            .order_by(chats.c.number.desc())
            .limit(LINES)
        )
        return [row["text"] for row in reversed(await self._rows(query))]

    async def reports(self) -> list[ReportRow]:
        """That nobody has dealt with, the oldest first."""
        query = select(reports).where(reports.c.done.is_(False))
        oldest = query.order_by(reports.c.at).limit(LIST_LENGTH)
        return [row_of(ReportRow, row) for row in await self._rows(oldest)]

    async def deal_with(self, report_id: str) -> bool:
        async with self.database.change() as connection:
            change = update(reports).where(reports.c.id == report_id).values(done=True)
            return (await connection.execute(change)).rowcount == 1

    async def mute(self, identity_id: str, muted_id: str) -> None:
        row = {"identity_id": identity_id, "muted_id": muted_id}
        try:
            async with self.database.change() as connection:
                await connection.execute(insert(mutes).values(row))
        except IntegrityError:  # muted already, or forgotten meanwhile
            return

    async def muted_by(self, identity_id: str) -> set[str]:
        query = select(mutes.c.muted_id).where(mutes.c.identity_id == identity_id)
        return {row["muted_id"] for row in await self._rows(query)}

    async def muters_of(self, identity_id: str) -> set[str]:
        query = select(mutes.c.identity_id).where(mutes.c.muted_id == identity_id)
        return {row["identity_id"] for row in await self._rows(query)}

    async def unmute_all(self, identity_id: str) -> None:
        async with self.database.change() as connection:
            await connection.execute(delete(mutes).where(mutes.c.identity_id == identity_id))

    # Rules of the house

    async def rule(self, name: str) -> Any:
        row = await self._row(select(house_rules.c.value).where(house_rules.c.name == name))
        return None if row is None else msgspec.json.decode(row["value"])

    async def set_rule(self, name: str, value: object) -> None:
        row = {"name": name, "value": msgspec.json.encode(value).decode()}
        async with self.database.change() as connection:
            await connection.execute(delete(house_rules).where(house_rules.c.name == name))
            await connection.execute(insert(house_rules).values(row))

    # Everything, for an export

    async def all_of(self, table: Table, *columns: Any) -> AsyncIterator[Mapping[str, Any]]:
        """A page after another, by their ids."""
        last = ""
        while True:
            query: Select[Any] = (
                select(*columns).where(table.c.id > last).order_by(table.c.id).limit(PAGE)
            )
            rows = await self._rows(query)
            for row in rows:
                yield dict(row)
            if len(rows) < PAGE:
                return
            last = rows[-1]["id"]
