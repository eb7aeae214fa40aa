"""Matches that are over, as somebody who played them is told."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ludoteca.bots.rating import Rating, doubt, shown
from ludoteca.server.protocol import PastMatch, Rival, Strength, Tally
from ludoteca.server.storage.result_store import RatingRow, ResultRow

PEOPLE, MIXED = "people", "mixed"
ByMatch = Mapping[str, Sequence[ResultRow]]  # all seats


def past_match(
    mine: ResultRow,
    seats: Sequence[ResultRow],
    names: Mapping[str, str | None],
    shown_people: Collection[str],  # whose profiles may be seen
    visible: bool,
) -> PastMatch:
    return PastMatch(
        match=mine.match_id if visible else None,
        game=mine.game,
        seats=mine.seats,
        ended=mine.ended,
        rank=mine.rank,
        score=mine.score,
        left=mine.gone,
        rivals=[rival(row, names, shown_people) for row in seats if row.seat != mine.seat],
        before=points(mine.mu_before, mine.sigma_before),
        after=points(mine.mu, mine.sigma),
    )


def rival(row: ResultRow, names: Mapping[str, str | None], shown_people: Collection[str]) -> Rival:
    person = row.identity_id
    return Rival(
        level=row.level,
        player=None if person is None else names.get(person),
        id=person if person in shown_people else None,
        left=row.gone,
    )


def points(mu: float | None, sigma: float | None) -> int | None:
    return None if mu is None or sigma is None else shown(Rating(mu, sigma))


def strength(row: RatingRow) -> Strength:
    return Strength(row.game, row.seats, shown(row.rating), doubt(row.rating), row.matches)


def rivals_of(mine: ResultRow, seats: Sequence[ResultRow]) -> str:
    """What kind of rivals somebody had: a level of bots, people, or both and different ones."""
    kinds = {row.level or PEOPLE for row in seats if row.seat != mine.seat}
    return kinds.pop() if len(kinds) == 1 else MIXED


def tallies_of(rows: Sequence[ResultRow], matches: ByMatch) -> list[Tally]:
    """The most played first."""
    sums: dict[tuple[str, int, str], list[int]] = {}
    for row in rows:
        key = row.game, row.seats, rivals_of(row, matches[row.match_id])
        played_won_left = sums.setdefault(key, [0, 0, 0])
        played_won_left[0] += row.rank is not None or row.gone
        played_won_left[1] += row.rank == 1
        played_won_left[2] += row.gone
    order = sorted(sums, key=lambda key: (-sums[key][0], key))
    return [Tally(*key, *sums[key]) for key in order]


def streaks_of(rows: Sequence[ResultRow]) -> tuple[int, int]:
    """Matches won one after another: up to now, and at best. The rows are the latest first."""
    now = best = run = 0
    unbroken = True
    for row in rows:
        if row.rank == 1:
            run += 1
            best = max(best, run)
        elif row.rank is not None or row.gone:
            run = 0
            unbroken = False
        if unbroken:
            now = run
    return now, best
