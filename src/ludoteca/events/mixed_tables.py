"""Tables of three and four: everybody meets everybody as evenly as possible.

From several beginnings two players change places as long as that makes it more even.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from ludoteca.events.history import History, Round
from ludoteca.events.seating import seated

BEGINNINGS = 6
MEETING = 1000  # weighs more than how often somebody sat at a small table


def table_sizes(count: int, allowed: Sequence[int]) -> list[int]:
    """Tables for as many of so many as there is a seat for, and as few tables as that takes."""
    best: list[list[int] | None] = [[]]
    for seats in range(1, count + 1):
        ways = [
            [*before, size]
            for size in allowed
            if size <= seats and (before := best[seats - size]) is not None
        ]
        best.append(min(ways, key=len, default=None))
    return sorted(next(each for each in reversed(best) if each is not None), reverse=True)


def next_round(history: History, allowed: Sequence[int], seed: int) -> Round:
    """The same history and seed give the same tables."""
    dice = random.Random(f"{seed} {len(history.rounds)}")
    order = list(history.active)
    dice.shuffle(order)
    sizes = table_sizes(len(order), allowed)
    byes = history.byes()
    order.sort(key=lambda player: byes[player], reverse=True)  # who rested often, sits now
    sitting, resting = order[: sum(sizes)], order[sum(sizes) :]
    search = Search(sitting, sizes, history)
    groups = min((search.settled(dice) for _ in range(BEGINNINGS)), key=search.cost)
    return Round(seated(groups, history), tuple(resting))


class Search:
    def __init__(self, players: Sequence[str], sizes: Sequence[int], history: History) -> None:
        self._players = list(players)
        self._tables = [table for table, size in enumerate(sizes) for _ in range(size)]
        self._sizes = sizes
        meetings = history.meetings()
        # What one more meeting adds to the sum of the squares of all meetings.
        self._added = {
            one: {
                other: MEETING * (2 * meetings[frozenset((one, other))] + 1)
                for other in players
                if other != one
            }
            for one in players
        }
        self._sat = Counter(
            (player, len(each.players)) for each in history.pairings() for player in each.players
        )

    def settled(self, dice: random.Random) -> list[list[str]]:
        """Tables at which no two could change places to make it more even."""
        players = list(self._players)
        dice.shuffle(players)
        groups: list[list[str]] = [[] for _ in self._sizes]
        for player, table in zip(players, self._tables, strict=True):
            groups[table].append(player)
        at = dict(zip(players, self._tables, strict=True))
        better = True
        while better:
            better = False
            for place, one in enumerate(players):
                for other in players[place + 1 :]:
                    if at[one] != at[other] and self._gain(one, other, at, groups) > 0:
                        self._swap(one, other, at, groups)
                        better = True
        return groups

    def cost(self, groups: Sequence[Sequence[str]]) -> int:
        return sum(self._load(player, group) for group in groups for player in group)

    def _load(self, player: str, group: Sequence[str]) -> int:
        added = self._added[player]
        met = sum(added[other] for other in group if other != player)
        return met + self._sat[player, len(group)]

    def _gain(self, one: str, other: str, at: dict[str, int], groups: list[list[str]]) -> int:
        here, there = groups[at[one]], groups[at[other]]
        mine, theirs = self._added[one], self._added[other]
        gain = 0
        for each in here:
            if each != one:
                gain += mine[each] - theirs[each]
        for each in there:
            if each != other:
                gain += theirs[each] - mine[each]
        if len(here) != len(there):  # rather the small table for whoever sat there less
            sat, small, large = self._sat, len(here), len(there)
            gain += sat[one, small] + sat[other, large] - sat[one, large] - sat[other, small]
        return gain

    def _swap(self, one: str, other: str, at: dict[str, int], groups: list[list[str]]) -> None:
        here, there = groups[at[one]], groups[at[other]]
        here[here.index(one)], there[there.index(other)] = other, one
        at[one], at[other] = at[other], at[one]
