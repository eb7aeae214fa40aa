"""Who is ahead, and by what ties are broken.

A table gives its winner 1 point and its last player 0, with even steps between; whoever shares a
place gets the average. So at a table of two a win is 1 and a draw ½, and tables of three and four
are worth the same.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from ludoteca.events.history import Format, History, Pairing
from ludoteca.events.knock_out import rounds_survived

# What a round without a table is worth: in a Swiss event as much as a win, as is usual; at mixed
# tables the middle; where everybody meets everybody, or one loses and is out, nothing.
BYE: dict[Format, Fraction] = {
    "swiss": Fraction(1),
    "tables": Fraction(1, 2),
    "round-robin": Fraction(0),
    "knock-out": Fraction(0),
}


@dataclass(frozen=True)
class Line:
    """A player among the others."""

    player: str
    place: int  # equal where nothing breaks the tie
    points: Fraction
    buchholz: Fraction  # points of the opponents
    berger: Fraction  # Sonneborn-Berger: points of those beaten, half of those drawn with
    wins: int  # tables won, alone or with others
    played: int

    @property
    def key(self) -> tuple[Fraction, Fraction, Fraction, int]:
        return (self.points, self.buchholz, self.berger, self.wins)


def points_of(ranks: tuple[int, ...]) -> list[Fraction]:
    """By seat."""
    last = len(ranks)
    shared = [
        Fraction(2 * rank + ranks.count(rank) - 1, 2)  # the middle of the places that are shared
        for rank in ranks
    ]
    return [(last - place) / (last - 1) for place in shared]


def standings(form: Format, history: History) -> list[Line]:
    """The best first; players whom nothing tells apart in the order of their seeding."""
    points: dict[str, Fraction] = defaultdict(Fraction)
    wins: dict[str, int] = defaultdict(int)
    played: dict[str, int] = defaultdict(int)
    over = [(each, each.ranks) for each in history.pairings() if each.ranks is not None]
    for pairing, ranks in over:
        for player, rank, gained in zip(pairing.players, ranks, points_of(ranks), strict=True):
            points[player] += gained
            wins[player] += rank == 1
            played[player] += 1
    byes = history.byes()
    for player, count in byes.items():
        points[player] += count * BYE[form]
    buchholz: dict[str, Fraction] = defaultdict(Fraction)
    berger: dict[str, Fraction] = defaultdict(Fraction)
    for pairing, ranks in over:
        for player, rank in zip(pairing.players, ranks, strict=True):
            met = opponents(pairing, ranks, player, rank, points)
            buchholz[player] += met[0]
            berger[player] += met[1]
    for player, count in byes.items():  # as if against somebody like oneself
        buchholz[player] += count * points[player]
    lines = [
        Line(
            player,
            0,
            points[player],
            buchholz[player],
            berger[player],
            wins[player],
            played[player],
        )
        for player in history.players
    ]
    if form == "knock-out":
        survived = rounds_survived(history)
        here = set(history.active)  # whoever left before the next round comes after the others
        return placed(
            lines, {line.player: (survived[line.player], line.player in here) for line in lines}
        )
    return placed(lines, {line.player: line.key for line in lines})


def opponents(
    pairing: Pairing, ranks: tuple[int, ...], player: str, rank: int, points: dict[str, Fraction]
) -> tuple[Fraction, Fraction]:
    """Points of the others at a table, in the middle; and of those beaten."""
    others = len(ranks) - 1
    all_points = beaten = Fraction(0)
    for other, theirs in zip(pairing.players, ranks, strict=True):
        if other != player:
            all_points += points[other]
            beaten += points[other] * (Fraction(1, 2) if theirs == rank else int(theirs > rank))
    return all_points / others, beaten / others


def placed(lines: list[Line], keys: dict[str, tuple[Fraction | int, ...]]) -> list[Line]:
    ordered = sorted(lines, key=lambda line: keys[line.player], reverse=True)
    done: list[Line] = []
    for number, line in enumerate(ordered, start=1):
        tied = done and keys[done[-1].player] == keys[line.player]
        place = done[-1].place if tied else number
        done.append(
            Line(
                line.player, place, line.points, line.buchholz, line.berger, line.wins, line.played
            )
        )
    return done
