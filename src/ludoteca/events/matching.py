"""Pairs in a graph: as many as there can be, and among those the ones that are liked best.

Edmonds' algorithm: a path that alternates between pairs and others, and ends at a single on both
sides, makes one pair more. An odd circle on the way (a blossom) is taken for one vertex.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

NOBODY = -1


class Matching:
    def __init__(self, neighbours: Sequence[set[int]]) -> None:
        self.neighbours = neighbours
        self.mates = [NOBODY] * len(neighbours)
        self._settled: set[int] = set()  # whose pair stays

    def fill(self) -> None:
        """As many pairs as possible."""
        for vertex, mate in enumerate(self.mates):
            if mate == NOBODY:
                self.mate(vertex)

    def singles(self) -> int:
        return self.mates.count(NOBODY)

    def settle(self, one: int, other: int) -> bool:
        """Make these two a pair for good; False, and nothing happens, if others would be left."""
        before = list(self.mates)
        left = [self.mates[each] for each in (one, other)]
        for alone in left:
            if alone != NOBODY:
                self.mates[alone] = NOBODY
        self.mates[one], self.mates[other] = other, one
        self._settled |= {one, other}
        if left[0] in (other, NOBODY) or self.mate(left[0]):
            return True
        self.mates = before
        self._settled -= {one, other}
        return False

    def mate(self, root: int) -> bool:
        """Find somebody for a single, if others must change their mates for it."""
        size = len(self.mates)
        parents = [NOBODY] * size
        bases = list(range(size))  # of the blossom that a vertex is in
        outer = {root}
        queue = deque([root])

        def common_base(one: int, other: int) -> int:
            seen = set()
            while True:
                one = bases[one]
                seen.add(one)
                if self.mates[one] == NOBODY:
                    break
                one = parents[self.mates[one]]
            while bases[other] not in seen:
                other = parents[self.mates[bases[other]]]
            return bases[other]

        def walk(vertex: int, base: int, child: int, blossom: set[int]) -> None:
            while bases[vertex] != base:
                mate = self.mates[vertex]
                blossom |= {bases[vertex], bases[mate]}
                parents[vertex] = child
                child, vertex = mate, parents[mate]

        while queue:
            vertex = queue.popleft()
            for other in self.neighbours[vertex]:
                same = bases[vertex] == bases[other] or self.mates[vertex] == other
                if same or other in self._settled:
                    continue
                if other in outer:
                    base = common_base(vertex, other)
                    blossom: set[int] = set()
                    walk(vertex, base, other, blossom)
                    walk(other, base, vertex, blossom)
                    for each in range(size):
                        if bases[each] in blossom:
                            bases[each] = base
                            if each not in outer:
                                outer.add(each)
                                queue.append(each)
                elif parents[other] == NOBODY:
                    parents[other] = vertex
                    mate = self.mates[other]
                    if mate == NOBODY:
                        self._turn_over(other, parents)
                        return True
                    outer.add(mate)
                    queue.append(mate)
        return False

    def _turn_over(self, end: int, parents: Sequence[int]) -> None:
        """Pairs along the path become strangers, and strangers pairs."""
        while end != NOBODY:
            before = parents[end]
            following = self.mates[before]
            self.mates[end], self.mates[before] = before, end
            end = following


def pair_off(
    count: int, allowed: Callable[[int, int], bool], dislike: Callable[[int, int], tuple[int, ...]]
) -> tuple[list[tuple[int, int]], list[int]]:
    """As many allowed pairs as there can be of so many, and those who are left.

    The first gets whom they dislike least of all with whom there are still as many pairs, then
    the second, and so on.
    """
    neighbours = [
        {other for other in range(count) if other != one and allowed(one, other)}
        for one in range(count)
    ]
    first = Matching(neighbours)
    first.fill()
    # Whoever is left gets a stand-in that anybody could have: then nobody is left.
    spare = range(count, count + first.singles())
    matching = Matching(
        [*(each | set(spare) for each in neighbours), *(set(range(count)) for _ in spare)]
    )
    matching.fill()
    pairs: list[tuple[int, int]] = []
    left: list[int] = []
    taken: set[int] = set()
    for one in range(count):
        if one in taken:
            continue
        liked = sorted(neighbours[one] - taken, key=lambda other: (dislike(one, other), other))
        mate = next(
            other
            for other in [*liked, *spare]
            if other not in taken and matching.settle(one, other)
        )
        taken |= {one, mate}
        if mate < count:
            pairs.append((one, mate))
        else:
            left.append(one)
    return pairs, left
