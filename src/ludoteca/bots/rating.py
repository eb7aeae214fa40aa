"""Ratings by openskill (Plackett-Luce), learnt from one game after the other."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Player = TypeVar("Player", str, int)

CAUTION = 3.0  # standard deviations that a ladder takes off the mean
# As people read it: a newcomer has 1500.
MIDDLE, POINTS = 1500, 40
SURE = 2.0  # standard deviations: so far off is hardly anybody


@dataclass(frozen=True)
class Rating:
    """Somebody's strength: a mean and how sure it is."""

    mu: float
    sigma: float

    @property
    def cautious(self) -> float:
        """The strength that it has almost surely: what ladders are sorted by."""
        return self.mu - CAUTION * self.sigma


@cache
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # a second to load, and only needed here

    return PlackettLuce()


def newcomer() -> Rating:
    """The rating of whoever has not played yet."""
    rating = model().rating()
    return Rating(rating.mu, rating.sigma)


def shown(rating: Rating) -> int:
    """In points, for people."""
    return round(MIDDLE + POINTS * (rating.mu - newcomer().mu))


def doubt(rating: Rating) -> int:
    """How many points it may be off, up or down."""
    return round(SURE * POINTS * rating.sigma)


def rate_game(
    ratings: MutableMapping[Player, Rating], players: Sequence[Player], ranks: Sequence[int]
) -> None:
    """Learn from one game. A player on several seats counts with the best one."""
    best: dict[Player, int] = {}
    for player, rank in zip(players, ranks, strict=True):
        best[player] = min(rank, best.get(player, rank))
    order = sorted(best)
    before = [ratings.get(player) or newcomer() for player in order]
    teams = model().rate(
        [[model().rating(mu=each.mu, sigma=each.sigma)] for each in before],
        ranks=[best[player] for player in order],
    )
    for player, team in zip(order, teams, strict=True):
        ratings[player] = Rating(team[0].mu, team[0].sigma)
