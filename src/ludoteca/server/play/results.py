"""What comes of a match that is over: noted once, with the ratings of whoever played it.

Whoever left a match has lost against all who stayed, however it went on; where one alone stayed
they have won. A match that was ended by agreement or by the host has no result. Bots keep the
rating that the arena measured.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from ludoteca.bots.anchors import anchor
from ludoteca.bots.rating import Rating, doubt, model, rate_game, shown
from ludoteca.server.play.course import Course
from ludoteca.server.play.hub import Hub
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.problems import BadRequest
from ludoteca.server.protocol import Rated, RatingChange, Result
from ludoteca.server.storage.result_store import Rate, Ratings, ResultRow, ResultStore
from ludoteca.server.storage.store import MatchRow, SeatRow, Store, TableRow


class Results:
    def __init__(self, store: Store, results: ResultStore, hub: Hub) -> None:
        self._store = store
        self._results = results
        self._hub = hub

    async def sweep(self, ids: Sequence[str] | None = None) -> None:
        """Matches whose end nobody noted yet, or the server died just then; all, or some."""
        for match_id in await self._results.uncounted(ids):
            await self.count(match_id)

    async def count(self, match_id: str) -> None:
        """Of several processes that see a match end, one counts it; each tells its own people."""
        row = await self._store.match(match_id)
        found = None if row is None else await self._store.table(row.table_id)
        if row is None or found is None or row.status == "running":
            return
        table, places = found
        course = await self._course_of(row)
        # What somebody tries from a moment of another match says nothing about how they play.
        rows = [] if course.given else rows_of(row, places, course)
        rate = rate_of(table, rows)
        if rate is not None:
            await asyncio.to_thread(model)  # takes a second to load, once
        await self._results.count(match_id, rows, rate)
        if (live := self._hub.lives.get(match_id)) is not None and table.rated:
            news = await self.news(live)
            if news is not None:
                self._hub.broadcast(live, lambda _: news)

    async def _course_of(self, row: MatchRow) -> Course:
        """As the hub has it, if it holds the match up to its end; else by its log."""
        live = self._hub.lives.get(row.id)
        if live is not None and live.version == row.version:
            return live.course
        course = Course()
        for entry in await self._store.entries(row.id):
            course = course.after(entry)
        return course

    async def news(self, live: LiveMatch) -> Rated | None:
        """How ratings changed by a match; None if they did not, or not yet."""
        if not live.table.rated or live.status == "running":
            return None
        rows = await self._results.of_match(live.row.id)
        changes = [change for row in rows if (change := change_of(row)) is not None]
        return Rated(live.row.id, changes) if changes else None


def rows_of(match: MatchRow, places: Sequence[SeatRow], course: Course) -> list[ResultRow]:
    result = None if match.result is None else msgspec.json.decode(match.result, type=Result)
    gone = gone_seats(places, course)
    ranks = ranks_of(result, [place.seat for place in places if place.seat not in gone])
    # Whoever came for a seat that a bot had begun to play has no result of their own, nor have
    # those for whom bots played to the end.
    not_their_own = course.shared | course.excused
    known: set[str] = set()
    rows = []
    for place in places:
        # Somebody who plays several seats on one device is known at one of them.
        person = place.identity_id if place.kind == "person" else None
        if person in known:
            person = None
        if person is not None:
            known.add(person)
        own = place.seat not in gone and place.seat not in not_their_own
        rows.append(
            ResultRow(
                match_id=match.id,
                seat=place.seat,
                identity_id=person,
                level=place.level,
                game=match.game,
                seats=len(places),
                started=match.started,
                ended=match.updated,
                rank=ranks.get(place.seat) if own else None,
                score=result.scores[place.seat] if own and result is not None else None,
                gone=place.seat in gone,
            )
        )
    return rows


def gone_seats(places: Sequence[SeatRow], course: Course) -> set[int]:
    """Seats of people who gave it up, by a word or by not coming back, and so have lost."""
    if len({place.identity_id for place in places}) == 1:
        return set()  # nobody loses against themselves
    left = {course.missing, *course.stand_ins} - course.excused - course.shared
    people = {place.identity_id for place in places if place.seat in left} - {None}
    return {
        place.seat
        for place in places
        if place.kind != "bot" and (place.seat in left or place.identity_id in people)
    }


def ranks_of(result: Result | None, stayed: Sequence[int]) -> dict[int, int]:
    """Among those who stayed; without points only one alone has a rank."""
    if result is None:
        return dict.fromkeys(stayed, 1) if len(stayed) == 1 else {}
    return {
        seat: 1 + sum(result.ranks[other] < result.ranks[seat] for other in stayed)
        for seat in stayed
    }


def rate_of(table: TableRow, rows: Sequence[ResultRow]) -> Rate | None:
    """How a match changes ratings; None if it does not."""
    bots = {row.seat: anchor(row.game, row.seats, row.level) for row in rows if row.level}
    people = {row.seat: row.identity_id for row in rows if row.identity_id is not None}
    known = len(people) + len(bots) == len(rows) and None not in bots.values()
    played = any(row.rank is not None or row.gone for row in rows)
    if not table.rated or not known or not played:
        return None

    def rate(before: Ratings) -> Ratings:
        strengths: dict[int, Rating] = {
            seat: strength for seat, strength in bots.items() if strength is not None
        } | {seat: before[person] for seat, person in people.items()}
        rate_game(strengths, range(len(rows)), [place_of(row) for row in rows])
        return {person: strengths[seat] for seat, person in people.items()}

    return rate


def place_of(row: ResultRow) -> int:
    """Whoever left is behind everybody; without a result those who stayed are equal."""
    return row.seats + 1 if row.gone else row.rank or 1


def change_of(row: ResultRow) -> RatingChange | None:
    if row.mu is None or row.sigma is None or row.mu_before is None or row.sigma_before is None:
        return None
    before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
    return RatingChange(row.seat, shown(before), shown(after), doubt(after))


def demand_rateable(table: TableRow, places: Sequence[SeatRow]) -> None:
    """Can a match at this table be rated?"""
    people = [place.identity_id for place in places if place.identity_id is not None]
    if len(set(people)) < len(people):
        raise BadRequest("server-rated-device")
    if table.hints:
        raise BadRequest("server-rated-hints")
    if table.boards:
        raise BadRequest("server-rated-board")
    if any(place.held for place in places):
        raise BadRequest("server-rated-held")
    for place in places:
        if place.level:
            demand_anchor(table.game, len(places), place.level)


def demand_anchor(game: str, seats: int, level: str) -> None:
    """Was a bot measured among so many?"""
    if anchor(game, seats, level) is None:
        raise BadRequest("server-rated-level", level=level, seats=seats)
