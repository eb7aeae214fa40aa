"""Which puzzles people have tried, and how strong both are."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.bots.rating import Rating
from ludoteca.server.storage.schema import puzzle_strengths, puzzle_tries
from ludoteca.server.storage.store import Reader, row_of, rows_of, values_of


class TryRow(msgspec.Struct, frozen=True):
    """The first try of a person; later ones count nothing."""

    identity_id: str
    game: str
    puzzle: str
    solved: bool
    at: int


Strengths = dict[str, Rating]  # of people and puzzles, by their ids and names


class PuzzleStore(Reader):
    async def tries(self, identity_id: str, game: str) -> dict[str, TryRow]:
        """By puzzle."""
        own = puzzle_tries.c.identity_id == identity_id
        query = select(puzzle_tries).where(own, puzzle_tries.c.game == game)
        return {row["puzzle"]: row_of(TryRow, row) for row in await self._rows(query)}

    async def all_tries(self, identity_id: str) -> list[TryRow]:
        """In every game, the first one first."""
        query = select(puzzle_tries).where(puzzle_tries.c.identity_id == identity_id)
        return [row_of(TryRow, row) for row in await self._rows(query.order_by(puzzle_tries.c.at))]

    async def strengths(self, game: str, *owners: str) -> Strengths:
        """Of those who have one; whoever has not tried, or was not tried, has none."""
        query = select(puzzle_strengths).where(
            puzzle_strengths.c.game == game, puzzle_strengths.c.owner.in_(owners)
        )
        return {row["owner"]: Rating(row["mu"], row["sigma"]) for row in await self._rows(query)}

    async def note(self, tried: TryRow, learn: Callable[[Strengths], Strengths]) -> bool:
        """Note a first try, and what both are worth after it; False if it was not the first."""
        while True:
            try:
                await self._note(tried, learn)
            except IntegrityError:
                if tried.puzzle in await self.tries(tried.identity_id, tried.game):
                    return False
                continue  # somebody else has just been the first to try this puzzle
            return True

    async def _note(self, tried: TryRow, learn: Callable[[Strengths], Strengths]) -> None:
        kept = puzzle_strengths.c
        async with self.database.change() as connection:
            await connection.execute(insert(puzzle_tries).values(values_of(tried)))
            owners = kept.owner.in_((tried.identity_id, tried.puzzle))
            # Others may try the same puzzle now: they wait for what comes of this.
            query = select(puzzle_strengths).where(kept.game == tried.game, owners)
            found = await rows_of(connection, query.order_by(kept.owner).with_for_update())
            before = {row["owner"]: Rating(row["mu"], row["sigma"]) for row in found}
            for owner, rating in learn(before).items():
                values = {"mu": rating.mu, "sigma": rating.sigma}
                key = {"game": tried.game, "owner": owner}
                if owner in before:
                    own = kept.game == tried.game, kept.owner == owner
                    await connection.execute(update(puzzle_strengths).where(*own).values(values))
                else:
                    await connection.execute(insert(puzzle_strengths).values(key | values))
