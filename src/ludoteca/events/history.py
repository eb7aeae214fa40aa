"""What an event consists of: people who take part, and rounds that were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeAlias

Format: TypeAlias = Literal["swiss", "round-robin", "knock-out", "tables"]
FORMATS: tuple[Format, ...] = ("swiss", "round-robin", "knock-out", "tables")
FOR_PAIRS: tuple[Format, ...] = ("swiss", "round-robin", "knock-out")  # at tables of two


@dataclass(frozen=True)
class Pairing:
    """A table of a round: the players in the order of their seats, and how it ended, if it has."""

    players: tuple[str, ...]
    ranks: tuple[int, ...] | None = None  # 1 is best; equal ranks share the place


@dataclass(frozen=True)
class Round:
    pairings: tuple[Pairing, ...]
    byes: tuple[str, ...] = ()  # those who take part, but for whom there was no table


@dataclass(frozen=True)
class History:
    """An event so far. Players stand in the order of their seeding, latecomers at the end."""

    players: Sequence[str]  # everybody who ever took part
    rounds: Sequence[Round] = ()
    gone: frozenset[str] = frozenset()  # those who are paired no more

    @property
    def active(self) -> list[str]:
        return [player for player in self.players if player not in self.gone]

    def pairings(self) -> Iterable[Pairing]:
        return (pairing for each in self.rounds for pairing in each.pairings)

    def meetings(self) -> Counter[frozenset[str]]:
        """How often two have sat at one table."""
        return Counter(
            frozenset(pair)
            for pairing in self.pairings()
            for pair in combinations(pairing.players, 2)
        )

    def byes(self) -> Counter[str]:
        return Counter(player for each in self.rounds for player in each.byes)
