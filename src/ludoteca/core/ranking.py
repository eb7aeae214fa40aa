"""Who comes where when the most points win, and equal points share a place."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.kernel import Array, kernel


def ranks_of(points: Sequence[int]) -> list[int]:
    """The place of each seat, 1 is best."""
    return [1 + sum(other > own for other in points) for own in points]


@kernel
def share_win(points: Array, seats: int) -> None:
    """Put in place of the points what they win: 1 in all, divided among the best."""
    best = points[0]
    for seat in range(1, seats):
        best = max(best, points[seat])
    winners = 0
    for seat in range(seats):
        if points[seat] == best:
            winners += 1
    for seat in range(seats):
        points[seat] = 1.0 / winners if points[seat] == best else 0.0
