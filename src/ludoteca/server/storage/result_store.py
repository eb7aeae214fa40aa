"""What came of matches, and people's ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
from sqlalchemy import and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.bots.rating import Rating, newcomer
from ludoteca.server.storage.schema import (
    identities,
    matches,
    ratings,
    results,
    reviews,
    tables,
)
from ludoteca.server.storage.store import Reader, row_of, rows_of, values_of

AT_ONCE = 50  # matches that are looked for at once
MOST = 2000  # results of one person that are looked at; the latest


class ResultRow(msgspec.Struct, frozen=True):
    """A seat of a match that is over."""

    match_id: str
    seat: int
    identity_id: str | None
    level: str | None
    game: str
    seats: int
    started: int
    ended: int
    rank: int | None
    score: int | None
    gone: bool
    mu_before: float | None = None
    sigma_before: float | None = None
    mu: float | None = None
    sigma: float | None = None


class Strength(msgspec.Struct, frozen=True):
    """What is known of how well somebody plays."""

    mu: float
    sigma: float
    matches: int

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


class RatingRow(Strength, frozen=True):
    identity_id: str
    game: str
    seats: int


class Listed(Strength, frozen=True):
    """Somebody on a ladder."""

    identity_id: str
    name: str | None
    avatar: str | None


Ratings = dict[str, Rating]  # by person
Rate = Callable[[Ratings], Ratings]  # from those of everybody before a match, those after it


class ResultStore(Reader):
    # Counting a match: once, whatever crashes and whoever else tries it

    async def uncounted(self, ids: Sequence[str] | None = None) -> list[str]:
        """Matches that are over, and nothing was noted of them yet; all, or those of some."""
        query = select(matches.c.id).where(
            matches.c.counted.is_(False), matches.c.status != "running"
        )
        if ids is not None:
            query = query.where(matches.c.id.in_(ids))
        return [row["id"] for row in await self._rows(query.limit(AT_ONCE))]

    async def count(self, match_id: str, rows: Sequence[ResultRow], rate: Rate | None) -> bool:
        """Note what came of a match, and the ratings after it; False if that was done before.

        All in one transaction, which begins by marking the match: the second one finds it marked.
        """
        while True:
            try:
                return await self._count(match_id, rows, rate)
            except IntegrityError:  # somebody got their first rating by another match just now
                if not await self.is_uncounted(match_id):
                    return False

    async def is_uncounted(self, match_id: str) -> bool:
        fresh = and_(matches.c.id == match_id, matches.c.counted.is_(False))
        return await self._row(select(matches.c.id).where(fresh)) is not None

    async def _count(self, match_id: str, rows: Sequence[ResultRow], rate: Rate | None) -> bool:
        async with self.database.change() as connection:
            fresh = and_(matches.c.id == match_id, matches.c.counted.is_(False))
            marked = await connection.execute(update(matches).where(fresh).values(counted=True))
            if marked.rowcount == 0:
                return False
            if rate is not None:
                rows = await self._rate(connection, rows, rate)
            if rows:
                await connection.execute(insert(results), [values_of(row) for row in rows])
            return True

    async def _rate(
        self, connection: AsyncConnection, rows: Sequence[ResultRow], rate: Rate
    ) -> list[ResultRow]:
        game, count = rows[0].game, rows[0].seats
        people = {row.identity_id for row in rows if row.identity_id is not None}
        here = and_(ratings.c.game == game, ratings.c.seats == count)
        # Other matches of theirs may end now: they wait for what comes of this one.
        query = select(ratings).where(here, ratings.c.identity_id.in_(people))
        locked = query.order_by(ratings.c.identity_id).with_for_update()
        found = [row_of(RatingRow, row) for row in await rows_of(connection, locked)]
        kept = {row.identity_id: row for row in found}
        before = {
            person: kept[person].rating if person in kept else newcomer() for person in people
        }
        after = rate(before)
        for person in sorted(people):
            values = {
                "mu": after[person].mu,
                "sigma": after[person].sigma,
                "cautious": after[person].cautious,
                "matches": 1 + (kept[person].matches if person in kept else 0),
            }
            if person in kept:
                own = update(ratings).where(here, ratings.c.identity_id == person)
                await connection.execute(own.values(values))
            else:
                key = {"identity_id": person, "game": game, "seats": count}
                await connection.execute(insert(ratings).values(key | values))
        return [rated(row, before, after) for row in rows]

    # Reading

    async def of_match(self, match_id: str) -> list[ResultRow]:
        query = select(results).where(results.c.match_id == match_id).order_by(results.c.seat)
        return [row_of(ResultRow, row) for row in await self._rows(query)]

    async def of_person(self, identity_id: str) -> list[ResultRow]:
        """Seats that somebody had in matches that are over, the latest first."""
        mine = results.c.identity_id == identity_id
        latest = results.c.ended.desc(), results.c.match_id
        query = select(results).where(mine).order_by(*latest).limit(MOST)
        return [row_of(ResultRow, row) for row in await self._rows(query)]

    async def rows_of_matches(self, match_ids: Iterable[str]) -> dict[str, list[ResultRow]]:
        """All seats, by match."""
        ids, found = list(match_ids), dict[str, list[ResultRow]]()
        for first in range(0, len(ids), 500):
            some = results.c.match_id.in_(ids[first : first + 500])
            query = select(results).where(some).order_by(results.c.match_id, results.c.seat)
            for row in await self._rows(query):
                found.setdefault(row["match_id"], []).append(row_of(ResultRow, row))
        return found

    async def public_matches(self, match_ids: Iterable[str]) -> set[str]:
        """Those of them that everybody may see."""
        shown = and_(tables.c.public.is_(True), tables.c.match_id.in_(list(match_ids)))
        rows = await self._rows(select(tables.c.match_id).where(shown))
        return {row["match_id"] for row in rows}

    async def kept_matches(self, match_ids: Iterable[str]) -> set[str]:
        """Those of them that were not cleared away."""
        query = select(matches.c.id).where(matches.c.id.in_(list(match_ids)))
        return {row["id"] for row in await self._rows(query)}

    async def ratings_of(self, identity_id: str) -> list[RatingRow]:
        query = select(ratings).where(ratings.c.identity_id == identity_id)
        rows = await self._rows(query.order_by(ratings.c.game, ratings.c.seats))
        return [row_of(RatingRow, row) for row in rows]

    async def ladder(
        self, game: str, count: int, least: int, person: str, limit: int
    ) -> list[Listed]:
        """Those who let others see them, and whoever asks; surely strong ones first."""
        query = (
            select(ratings, identities.c.name, identities.c.avatar)
            .join(identities, identities.c.id == ratings.c.identity_id)
            .where(
                ratings.c.game == game,
                ratings.c.seats == count,
                ratings.c.matches >= least,
                or_(identities.c.public.is_(True), identities.c.id == person),
            )
            .order_by(ratings.c.cautious.desc(), ratings.c.identity_id)
            .limit(limit)
        )
        return [row_of(Listed, row) for row in await self._rows(query)]

    async def reviews_of(self, identity_id: str, limit: int) -> list[tuple[str, int, bytes]]:
        """Match, seat and kept review of somebody's latest matches that have one, latest first."""
        query = (
            select(results.c.match_id, results.c.seat, reviews.c.review)
            .join(reviews, reviews.c.match_id == results.c.match_id)
            .where(results.c.identity_id == identity_id)
            .order_by(results.c.ended.desc(), results.c.match_id)
            .limit(limit)
        )
        rows = await self._rows(query)
        return [(row["match_id"], row["seat"], bytes(row["review"])) for row in rows]


def rated(row: ResultRow, before: Ratings, after: Ratings) -> ResultRow:
    if (person := row.identity_id) is None:
        return row
    was, became = before[person], after[person]
    return msgspec.structs.replace(
        row, mu_before=was.mu, sigma_before=was.sigma, mu=became.mu, sigma=became.sigma
    )
