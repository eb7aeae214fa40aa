"""From a full table to its match.

Whoever sits down may commit themselves to a value (see `core.fairness`). The host's start fixes
seats and commitments, then values are revealed, and only then chance draws its first outcome.
Whoever does not reveal in time is not waited for: the record says that they withheld their value.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludoteca.core import fairness
from ludoteca.core.contract import CHANCE
from ludoteca.core.fairness import NOTHING, Contribution
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.server import timing
from ludoteca.server.people.identity import new_id
from ludoteca.server.problems import BadRequest, NotAllowed, NotFound, Refusal
from ludoteca.server.processes.warming import Warming
from ludoteca.server.settings import DAYS_A_MOVE
from ludoteca.server.storage.entries import Entry, Start
from ludoteca.server.storage.outbox_store import NOTE, Notice
from ludoteca.server.storage.store import (
    Conflict,
    MatchRow,
    SeatRow,
    Store,
    Table,
    TableRow,
    values_of,
)

logger = logging.getLogger("ludoteca.server")


def entropy_of(places: Sequence[SeatRow]) -> tuple[Contribution, ...]:
    """What each seat adds to chance; empty where none wants to, so that the seed alone decides."""
    added = tuple(Contribution(place.commitment, place.contribution) for place in places)
    return added if any(each != NOTHING for each in added) else ()


def awaited(places: Sequence[SeatRow]) -> list[int]:
    """Seats that committed themselves to a value and have not revealed it."""
    return [
        place.seat
        for place in places
        if place.commitment is not None and place.contribution is None
    ]


def give(match: Match, count: int) -> None:
    """Note that the first actions are from another match: its seed did not draw their chance."""
    acted = zip(match.actors()[:count], match.actions[:count], strict=True)
    script = tuple(number for actor, number in acted if actor == CHANCE)
    match.chance = replace(match.chance, script=script)


class Starting:
    def __init__(
        self, store: Store, warming: Warming, reveal_seconds: float, notice_seconds: float = 0.0
    ) -> None:
        self._store = store
        self._warming = warming
        self._patience = int(reveal_seconds * 1000)
        self._notice_delay = int(notice_seconds * 1000)
        # By table, when this process first knew of its start: clocks of people may be set.
        self._since: dict[str, int] = {}

    async def start(self, found: Table, identity: str) -> str | None:
        """The match, which may have been started already; None while values are awaited."""
        table, _ = found
        if table.host != identity and table.match_id is None:
            raise NotAllowed("server-only-host")
        return await self.seal(table)

    async def seal(self, table: TableRow) -> str | None:
        """Likewise, whoever asks: to a rematch everybody has come, and nobody else decides."""
        try:
            if not await self._store.seal(table.id, timing.now()):
                raise Refusal("server-not-full")
        except Conflict as error:
            raise NotFound("server-no-table") from error
        return await self.begin(table.id)

    async def reveal(self, found: Table, identity: str, value: str) -> str | None:
        """The match, if this was the last value; None while others are awaited."""
        table, places = found
        promised = [
            place
            for place in places
            if place.identity_id == identity and place.commitment is not None
        ]
        if not promised:
            raise Refusal("server-reveal-nothing")
        place = promised[0]
        if fairness.commitment(value) != place.commitment:
            raise BadRequest("server-reveal-differs")
        if table.sealed is None:
            raise Refusal("server-reveal-early")
        if place.contribution is None and not await self._store.reveal(table.id, place.seat, value):
            raise Refusal("server-reveal-late")
        return await self.begin(table.id)

    async def start_overdue(self) -> None:
        """Nobody is waited for any longer."""
        known = set(self._since)
        sealed = await self._store.sealed_tables()
        for begun in known.difference(sealed):
            del self._since[begun]
        overdue = [
            table_id
            for table_id, game in sealed.items()
            if not self._is_waited_for(table_id) and self._can_be_played(game)
        ]
        done = await asyncio.gather(*map(self.begin, overdue), return_exceptions=True)
        for table_id, error in zip(overdue, done, strict=True):
            if isinstance(error, Exception):
                logger.error("no match began", extra={"table": table_id}, exc_info=error)

    def _is_waited_for(self, table_id: str) -> bool:
        now = timing.ticks()
        return now < self._since.setdefault(table_id, now) + self._patience

    def _can_be_played(self, game: str) -> bool:
        """If not yet, it soon will be; tables of other games do not wait for that."""
        ready = self._warming.is_ready(game)
        if not ready:
            self._warming.ask(game)
        return ready

    async def begin(self, table_id: str) -> str | None:
        """The match of a table whose seats are fixed; None while values are awaited."""
        while True:
            found = await self._store.table(table_id)
            if found is None:
                raise NotFound("server-no-table")
            table, places = found
            if table.match_id is not None:
                return table.match_id
            if awaited(places) and self._is_waited_for(table_id):
                return None
            row, entry = await self._make(table, places, ())
            try:
                await self._store.add_match(row, entry, places, self._notes(table, row, places))
            except Conflict:  # begun elsewhere at the same moment, or one more value has come
                continue
            return row.id

    def _notes(
        self, table: TableRow, row: MatchRow, places: Sequence[SeatRow]
    ) -> list[tuple[str, dict[str, Any]]]:
        """By mail, whoever is to act is told that it began, unless they began it themselves."""
        person = None if row.to_act is None else places[row.to_act].identity_id
        if table.clock not in DAYS_A_MOVE or person in (None, table.host):
            return []
        times = row.started, row.started + self._notice_delay
        return [(NOTE, values_of(Notice(person or "", row.id, 1, "turn", *times)))]

    async def go_on(self, found: Table, given: Sequence[int]) -> str:
        """A match that begins with what was played in another; its dice are new from there on."""
        table, places = found
        row, entry = await self._make(table, places, given)
        await self._store.add_match(row, entry, places)
        return row.id

    async def _make(
        self, table: TableRow, places: Sequence[SeatRow], given: Sequence[int]
    ) -> tuple[MatchRow, Entry]:
        """The match up to its first decision, or the first after what is given."""
        game = find_game(table.game)
        await self._warming.wait(game.name)
        setting = make_setting(game, len(places), table.options, table.boards)
        match = Match(game, setting, Chance.of_seed(table.seed, entropy=entropy_of(places)))
        for number in given:
            match.follow(number)
        give(match, len(given))
        match.advance()
        entry = Start(1, timing.now(), actions=tuple(match.actions), given=len(given))
        row = MatchRow(
            id=new_id(),
            table_id=table.id,
            game=game.name,
            rules_version=game.rules_version,
            started=entry.at,
            version=1,
            updated=entry.at,
            status="running",
            to_act=match.to_act,
            bot_to_act=match.to_act is not None and places[match.to_act].kind == "bot",
            result=None,
            turn_began=entry.at,
        )
        return row, entry
