"""What a host can see and do. Whoever first brings the token printed at the start is one."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server import timing
from ludoteca.server.people.identity import new_id
from ludoteca.server.people.visible_text import clean_line, shown
from ludoteca.server.play import deciding
from ludoteca.server.play.events import card
from ludoteca.server.play.hub import Request
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.play.tables import people_at
from ludoteca.server.problems import BadRequest, NotAllowed, NotFound, Refusal
from ludoteca.server.protocol import (
    HouseBots,
    HouseFacts,
    HouseLimit,
    HouseMatch,
    HousePerson,
    HouseReport,
    HouseTable,
)
from ludoteca.server.settings import CHANGEABLE
from ludoteca.server.storage.house_store import HouseStore, PersonRow, ReportRow
from ludoteca.server.storage.schema import events, identities, matches
from ludoteca.server.storage.store import Conflict, MatchRow, TableCard

if TYPE_CHECKING:
    from ludoteca.server.house.services import Services

DAY = 24 * 3600 * 1000
MOST_REASON, MOST_REPORT, MOST_ANNOUNCEMENT = 200, 500, 300
# What can be changed while the server runs, from the least to the most that a host may set; the
# others take effect at the next start.
LIVE: dict[str, tuple[float, float]] = {
    # With less, whoever set it could hardly ask for the page to put it right.
    "rate": (0.1, 1000),
    "tables_per_person": (1, 10_000),
    "events_per_person": (1, 1000),
    "event_players": (2, 1000),
    "sockets_per_person": (1, 1000),
    "sockets_per_address": (1, 100_000),
    "chat_lines": (1, 100_000),
}

# By table: what its seats are called, and how many bots have one.
Seated = dict[str, tuple[list[str | None], int]]


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Keeping:
    def __init__(self, services: Services, kept: HouseStore) -> None:
        self._services = services
        self._kept = kept
        self._changed: dict[str, float] = {}  # limits that are not as they were at the start

    # Who is a host

    async def claim(self, token: str, identity: str) -> None:
        printed = self._services.settings.host_token
        if not printed or not hmac.compare_digest(printed.encode(), token.encode()):
            raise NotAllowed("server-host-token")
        if await self._kept.claim(hash_token(token), identity):
            return
        if not await self._kept.is_host(identity):
            raise NotAllowed("server-host-taken")

    async def demand_host(self, identity: str) -> None:
        if not await self._kept.is_host(identity):
            raise NotAllowed("server-only-hosts")

    # What a host sees

    async def facts(self, search: str = "") -> HouseFacts:
        services = self._services
        sought = "".join(filter(str.isprintable, search))
        counts = await self._kept.counts(timing.now() - DAY)
        hosts = await self._kept.hosts()
        waits = [seconds for _, seconds in services.thinkers.bots.waits()]
        file = services.database.file
        running, waiting = await self._kept.running(), await self._kept.waiting()
        ids = [*(row.table_id for row in running), *(row.id for row in waiting)]
        seated = await self._seated(ids)
        return HouseFacts(
            people=counts["people"],
            guests_today=counts["guests_today"],
            matches=counts["matches"],
            tables=counts["tables"],
            kilobytes=None if file is None else Path(file).stat().st_size // 1024,
            found=[self._person(row, hosts) for row in await self._kept.people(sought)],
            running=[self._match(row, seated) for row in running],
            waiting=[self._table(row, seated) for row in waiting],
            events=[card(row, "") for row in await services.event_store.latest()],
            reports=[await self._report(row, hosts) for row in await self._kept.reports()],
            bots=HouseBots(
                processes=services.settings.bot_processes,
                thinking=counts["thinking"],
                waiting=len(waits),
                longest=round(max(waits, default=0)),
            ),
            limits=self._limits(),
            announcement=await self.announcement(),
        )

    def _person(self, row: PersonRow, hosts: set[str]) -> HousePerson:
        here = self._services.sessions.is_here(row.id)
        host = row.id in hosts
        return HousePerson(row.id, row.name, row.created, row.seen, here, host, row.banned)

    async def _seated(self, table_ids: list[str]) -> Seated:
        places = await self._services.store.seats_of(table_ids)
        people = {person for each in places.values() for person in people_at(each)}
        names = await self._services.store.names(people)
        return {
            table_id: (
                [place.name or names.get(place.identity_id or "") for place in each],
                sum(place.kind == "bot" for place in each),
            )
            for table_id, each in places.items()
        }

    def _table(self, row: TableCard, seated: Seated) -> HouseTable:
        players, bots = seated[row.id]
        code = self._services.signer.table_code(row.id)
        return HouseTable(row.id, code, row.game, players, bots, row.created)

    def _match(self, row: MatchRow, seated: Seated) -> HouseMatch:
        players, bots = seated[row.table_id]
        return HouseMatch(
            id=row.id,
            code=self._services.signer.table_code(row.table_id),
            game=row.game,
            players=players,
            bots=bots,
            thinking=row.bot_to_act,
            version=row.version,
            started=row.started,
            updated=row.updated,
        )

    async def _report(self, row: ReportRow, hosts: set[str]) -> HouseReport:
        [about] = await self._kept.people(ids=[row.reported])
        names = await self._services.store.names({row.reporter})
        match = await self._services.store.match(row.match_id)
        return HouseReport(
            id=row.id,
            at=row.at,
            match=row.match_id,
            code="" if match is None else self._services.signer.table_code(match.table_id),
            reporter=names.get(row.reporter),
            reported=self._person(about, hosts),
            text=row.text,
            said=msgspec.json.decode(row.said, type=list[str]),
        )

    # People

    async def ban(self, identity: str, person: str, reason: str) -> None:
        """Out at once on every device, and not let in again."""
        line = clean_line(reason, MOST_REASON)
        if person in await self._kept.hosts():
            raise NotAllowed("server-host-banned")
        if await self._services.store.identity(person) is None:
            raise NotFound("server-no-person")
        await self._kept.ban(person, line)
        self._services.bar(person)
        await self._services.sessions.end_all(person, None)

    async def pardon(self, person: str) -> None:
        await self._kept.pardon(person)
        self._services.pardon(person)

    async def report(
        self, live: LiveMatch, identity: str, text: str, line: int | None, seat: int | None
    ) -> None:
        words = clean_line(text, MOST_REPORT)
        if line is not None:
            about: str | None = await self._services.chats.author(live, line)
        elif seat is not None and seat < len(live.places):
            about = live.places[seat].identity_id
        else:
            about = None
        if about is None or about == identity:
            raise NotFound("server-report-nobody")
        said = msgspec.json.encode(await self._kept.said(live.row.id, about)).decode()
        row = ReportRow(new_id(), timing.now(), identity, about, live.row.id, words, said)
        await self._kept.report(row)

    async def deal_with(self, report: str) -> None:
        if not await self._kept.deal_with(report):
            raise NotFound("server-nothing-here")

    async def end_match(self, match_id: str) -> None:
        """Without a result."""
        live = await self._services.hub.open(match_id)
        request = Request(match_id, live.version)
        await self._services.hub.change(request, deciding.break_off, lambda _: None)

    async def close_table(self, table_id: str) -> None:
        """Whoever sits there is told when they look again."""
        if await self._services.store.table(table_id) is None:
            raise NotFound("server-no-table")
        try:
            table = await self._services.store.close_table(table_id)
        except Conflict as error:
            raise Refusal("server-started") from error
        self._services.lobby_changed(table)

    # Rules of the house

    async def announce(self, text: str) -> None:
        line = " ".join(shown(text).split())
        await self._kept.set_rule("announcement", line and clean_line(line, MOST_ANNOUNCEMENT))

    async def announcement(self) -> str:
        return str(await self._kept.rule("announcement") or "")

    async def set_limits(self, wished: dict[str, float | None]) -> None:
        kept = dict(await self._kept.rule("limits") or {})
        for name, value in wished.items():
            if name not in LIVE:
                raise BadRequest("server-no-limit", name=name, allowed=", ".join(LIVE))
            kept.pop(name, None)
            if value is not None:
                kept[name] = self._sound(name, value)
        await self._kept.set_rule("limits", kept)
        await self.apply()

    def _sound(self, name: str, value: float) -> float:
        least, most = LIVE[name]
        whole = isinstance(getattr(self._services.settings, name), int)
        if not least <= value <= most or (whole and value != int(value)):
            raise BadRequest(
                "server-limit-value",
                name=name,
                kind="whole" if whole else "any",
                least=str(least),
                most=str(most),
            )
        return float(value)

    async def apply(self) -> None:
        """What the host of any process has decided, if it is sound; asked again and again."""
        decided = dict(await self._kept.rule("limits") or {})
        self._changed = {}
        for name in decided.keys() & LIVE.keys():
            with suppress(BadRequest):  # an earlier version took what locks everybody out
                self._changed[name] = self._sound(name, decided[name])
        services = self._services
        services.limits.factor = self._now("rate")
        services.quotas.most_tables = int(self._now("tables_per_person"))
        services.events.most_events = int(self._now("events_per_person"))
        services.events.most_players = int(self._now("event_players"))
        services.sessions.per_person = int(self._now("sockets_per_person"))
        services.sessions.per_address = int(self._now("sockets_per_address"))
        services.chats.lines = int(self._now("chat_lines"))

    def _now(self, name: str) -> float:
        return float(self._changed.get(name, getattr(self._services.settings, name)))

    def _limits(self) -> list[HouseLimit]:
        return [
            HouseLimit(
                name, self._now(name), float(getattr(self._services.settings, name)), name in LIVE
            )
            for name in (*LIVE, *(name for name in CHANGEABLE if name not in LIVE))
        ]

    # Everything

    async def export(self) -> AsyncIterator[bytes]:
        """People, matches and events, a JSON object a line; neither seeds nor hashes of codes."""
        parts = (
            ("person", identities, ("id", "name", "created")),
            ("match", matches, ("id", "game", "started", "updated", "status", "result")),
            ("event", events, ("id", "title", "game", "format", "status", "created")),
        )
        for kind, table, names in parts:
            async for row in self._kept.all_of(table, *(table.c[name] for name in names)):
                line = {"kind": kind, **row}
                if kind == "event":
                    line["facts"] = (await self._services.events.told(row["id"])).facts
                if kind == "match":
                    line["players"] = (await self._match_players(row["id"])) or []
                    line["result"] = msgspec.Raw((row["result"] or "null").encode())
                yield msgspec.json.encode(line) + b"\n"

    async def _match_players(self, match_id: str) -> list[str] | None:
        row = await self._services.store.match(match_id)
        found = None if row is None else await self._services.store.table(row.table_id)
        return found and [place.identity_id or f"bot {place.level}" for place in found[1]]
