"""Tables: opening one, taking a seat, playing again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.bots.characters import players_of
from ludoteca.core import fairness
from ludoteca.core.contract import Game
from ludoteca.core.setting import Setting, make_setting
from ludoteca.games import find_game
from ludoteca.server import timing
from ludoteca.server.people.identity import Signer, new_id
from ludoteca.server.people.visible_text import clean_name
from ludoteca.server.play.deadlines import Away, due_after
from ludoteca.server.play.results import demand_rateable
from ludoteca.server.play.starting import awaited
from ludoteca.server.problems import BadRequest, NotAllowed, NotFound, Refusal
from ludoteca.server.processes.examiner_process import CheckSetting
from ludoteca.server.processes.examiners import Examiners
from ludoteca.server.protocol import (
    MatchCard,
    Reserved,
    Result,
    SeatFacts,
    SeatWish,
    TableFacts,
    TableWish,
)
from ludoteca.server.settings import DAYS_A_MOVE
from ludoteca.server.storage.result_store import ResultRow, ResultStore
from ludoteca.server.storage.store import (
    Conflict,
    Listed,
    ListedMatch,
    Played,
    SeatRow,
    Store,
    Table,
    TableRow,
)
from ludoteca.server.storage.vacation_store import Vacations
from ludoteca.server.telling.seats import seat_facts


def check_setting(
    game: Game[Any], seats: int, options: dict[str, str | bool], boards: dict[str, str]
) -> Setting:
    """As the games check it; and a board must be for an option of the game."""
    known = {option.name for option in game.options if option.board}
    if unknown := sorted(set(boards) - known):
        raise BadRequest("server-no-board-option", option=unknown[0], game=game.name)
    return make_setting(game, seats, options, boards)


def seat_row(game: Game[Any], table_id: str, seat: int, wish: SeatWish, identity: str) -> SeatRow:
    match wish.kind:
        case "me":
            return SeatRow(table_id, seat, "person", identity)
        case "device":
            name = None if wish.name is None else clean_name(wish.name)
            return SeatRow(table_id, seat, "device", identity, name=name)
        case "open" if wish.level is None:
            return SeatRow(table_id, seat, "open")
        case "bot" | "open":
            if wish.level not in players_of(game):
                allowed = ", ".join(players_of(game))
                raise BadRequest("server-no-level", level=wish.level or "", allowed=allowed)
            return SeatRow(table_id, seat, "bot", level=wish.level, held=wish.kind == "open")


def commit(places: list[SeatRow], identity: str, commitment: str | None) -> None:
    """What a person adds to chance stands at the first of their seats."""
    mine = [place.seat for place in places if place.identity_id == identity]
    if mine:
        first = places[mine[0]]
        places[mine[0]] = msgspec.structs.replace(first, commitment=commitment)


class Tables:
    def __init__(self, store: Store, signer: Signer, examiners: Examiners) -> None:
        self._store = store
        self._signer = signer
        self._examiners = examiners

    # Opening and joining

    async def open(self, wish: TableWish, identity: str, address: str = "") -> Table:
        game = find_game(wish.game)
        setting = check_setting(game, len(wish.seats), dict(wish.options), dict(wish.boards))
        own = {name: setting.files[name] for name in setting.own_files}
        if own:
            errand = CheckSetting(game.name, setting.seats, setting.options, own)
            await self._examiners.ask(errand, identity, address)
        table = TableRow(
            id=new_id(),
            game=game.name,
            options=setting.options,
            boards=own,
            public=wish.public,
            clock=wish.clock,
            # With strangers only if somebody wants it.
            chat=not wish.public if wish.chat is None else wish.chat,
            hints=wish.hints,
            rated=wish.rated,
            host=identity,
            created=timing.now(),
            closed=False,
            match_id=None,
            rematch_of=None,
            seed=fairness.new_seed(),
        )
        places = [
            seat_row(game, table.id, seat, each, identity) for seat, each in enumerate(wish.seats)
        ]
        if wish.rated:
            demand_rateable(table, places)
        commit(places, identity, wish.commitment)
        await self._store.add_table(table, places)
        return table, places

    async def find(self, table_id: str, identity: str, code: str | None) -> Table:
        """A table that this person may see."""
        found = await self._store.table(table_id)
        if found is None or not self.may_see(found, identity, code):
            raise NotFound("server-no-table")
        if found[0].closed and found[0].match_id is None:
            raise NotFound("server-table-closed")
        return found

    def may_see(self, found: Table, identity: str, code: str | None) -> bool:
        table, places = found
        return (
            table.public
            or table.host == identity
            or any(identity in (place.identity_id, place.reserved_for) for place in places)
            or self._signer.opens_table(table.id, code)
        )

    async def join(
        self, found: Table, identity: str, seat: int | None, commitment: str | None = None
    ) -> None:
        table, _ = found
        try:
            seated = await self._store.take_seat(table.id, identity, seat, commitment)
        except Conflict as error:
            raise Refusal("server-started") from error
        if not seated:
            raise Refusal("server-no-free-seat")

    async def leave(self, found: Table, identity: str) -> None:
        """Get up: seats become open again, or in a running match the others may go on without."""
        table, places = found
        if not any(place.identity_id == identity for place in places) and table.host != identity:
            raise NotAllowed("server-only-players")
        await self._store.get_up(table.id, identity)

    # Playing again

    async def rematch(self, match_id: str, identity: str, commitment: str | None = None) -> str:
        """The table where a finished match is played again, with a seat for everybody.

        Everybody moves on by one seat, so that another one begins.
        """
        row = await self._store.match(match_id)
        found = None if row is None else await self._store.table(row.table_id)
        if row is None or found is None:
            raise NotFound("server-no-match")
        table, places = found
        if not any(place.identity_id == identity for place in places):
            raise NotAllowed("server-only-players")
        if row.status == "running":
            raise Refusal("server-not-over")
        again = TableRow(
            **(
                msgspec.structs.asdict(table)
                | {
                    "id": new_id(),
                    "host": identity,
                    "created": timing.now(),
                    "closed": False,
                    "match_id": None,
                    "rematch_of": match_id,
                    "seed": fairness.new_seed(),
                    "sealed": None,
                    "event_id": None,
                }
            )
        )
        order = [places[-1], *places[:-1]]
        seats = [seat_again(again.id, seat, old, identity) for seat, old in enumerate(order)]
        commit(seats, identity, commitment)
        try:
            await self._store.add_table(again, seats)
        except Conflict:
            table_id = await self._store.rematch_of(match_id)
            first = None if table_id is None else await self._store.table(table_id)
            if first is None:
                raise
            if first[0].match_id is None:
                await self.join(first, identity, None, commitment)
            return first[0].id
        return again.id

    async def is_played_again(self, found: Table) -> bool:
        """Has everybody of an earlier match come, and no stranger in anybody's place?"""
        table, places = found
        if table.rematch_of is None or not table.waits or not is_full(places):
            return False
        row = await self._store.match(table.rematch_of)
        before = None if row is None else await self._store.table(row.table_id)
        return before is not None and people_at(before[1]) == people_at(places)

    async def branch(self, table: TableRow, seats: int, mine: int, level: str, host: str) -> Table:
        """A table of one's own for what was played at another, with bots at all other seats."""
        wishes = [SeatWish("bot", level=level)] * seats
        wishes[mine] = SeatWish("me")
        wish = TableWish(table.game, wishes, table.options, table.boards)
        return await self.open(wish, host)

    async def boards_again(self, match_id: str) -> dict[str, str]:
        """What a rematch copies; nothing if there is one already."""
        row = await self._store.match(match_id)
        if row is None or await self._store.rematch_of(match_id) is not None:
            return {}
        found = await self._store.table(row.table_id)
        return {} if found is None else found[0].boards

    # What people are told

    async def facts(self, found: Listed, identity: str) -> TableFacts:
        [facts] = await self.all_facts([found], identity)
        return facts

    async def all_facts(self, found: Sequence[Listed], identity: str) -> list[TableFacts]:
        """Of all at once, so that names are asked for once."""
        seated = [place for _, places in found for place in places]
        ids = {each for place in seated for each in (place.identity_id, place.reserved_for) if each}
        names = await self._store.names(ids)
        return [self._facts(each, names, identity) for each in found]

    def _facts(self, found: Listed, names: dict[str, str | None], identity: str) -> TableFacts:
        table, places = found
        seated = table.host == identity or any(p.identity_id == identity for p in places)
        return TableFacts(
            id=table.id,
            game=table.game,
            options=table.options,
            public=table.public,
            clock=table.clock,
            chat=table.chat,
            hints=table.hints,
            rated=table.rated,
            seats=facts_of_seats(table.game, places, names, identity),
            host=table.host == identity,
            full=is_full(places),
            code=self._signer.table_code(table.id) if seated else None,
            match=table.match_id,
            created=table.created,
            reserved=[
                None
                if place.reserved_for is None
                else Reserved(place.reserved_for == identity, names.get(place.reserved_for))
                for place in places
            ],
            commitment=fairness.commitment(table.seed),
            commitments=[place.commitment for place in places],
            starting=table.sealed is not None and table.match_id is None,
            awaited=awaited(places) if table.sealed is not None else [],
            event=table.event_id,
        )

    async def cards(self, found: Sequence[Played], identity: str) -> list[MatchCard]:
        ids = {place.identity_id for _, places in found for place in places if place.identity_id}
        names = await self._store.names(ids)
        by_mail = any(row.clock in DAYS_A_MOVE for row, _ in found)
        away = await Vacations(self._store.database).of(ids) if by_mail else {}
        past = ResultStore(self._store.database)
        over = await past.rows_of_matches(row.id for row, _ in found if row.status != "running")
        return [
            card(row, places, names, away, over.get(row.id, ()), identity) for row, places in found
        ]


def is_full(places: Sequence[SeatRow]) -> bool:
    return all(place.kind != "open" for place in places)


def people_at(places: Sequence[SeatRow]) -> set[str]:
    return {place.identity_id for place in places if place.identity_id is not None}


def seat_again(table_id: str, seat: int, old: SeatRow, identity: str) -> SeatRow:
    """Taken for whoever asks and for bots; the others find a seat kept.

    That of somebody who has left the house for good is for whoever comes.
    """
    if old.kind == "bot" or old.identity_id == identity:
        known = old.kind, old.identity_id, old.level, old.name
        return SeatRow(table_id, seat, *known, held=old.held)
    return SeatRow(table_id, seat, "open", reserved_for=old.identity_id)


def facts_of_seats(
    game: str, places: Sequence[SeatRow], names: dict[str, str | None], identity: str
) -> list[SeatFacts]:
    """For pages that do not show who is here."""
    return [
        seat_facts(
            game,
            place,
            names,
            level=place.level,
            you=place.identity_id == identity,
            absent=place.gone,
        )
        for place in places
    ]


def due_of(row: ListedMatch, places: Sequence[SeatRow], away: Mapping[str, Away]) -> int | None:
    """When the seat to act has had its days."""
    allowance = DAYS_A_MOVE.get(row.clock)
    if allowance is None or row.to_act is None or row.bot_to_act:
        return None
    return due_after(row.turn_began, allowance, away.get(places[row.to_act].identity_id or "", ()))


def card(
    row: ListedMatch,
    places: Sequence[SeatRow],
    names: dict[str, str | None],
    away: Mapping[str, Away],
    results: Sequence[ResultRow],
    identity: str,
) -> MatchCard:
    seats = facts_of_seats(row.game, places, names, identity)
    mine = row.to_act is not None and seats[row.to_act].you and not row.bot_to_act
    return MatchCard(
        id=row.id,
        table=row.table_id,
        game=row.game,
        status=row.status,
        seats=seats,
        to_act=row.to_act,
        your_turn=mine,
        version=row.version,
        started=row.started,
        updated=row.updated,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        won=[each.seat for each in results if each.rank == 1],
        left=[each.seat for each in results if each.gone],
        clock=row.clock,
        due=due_of(row, places, away),
    )
