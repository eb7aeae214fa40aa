"""Who sits where: everybody at each seat as often as at the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from ludoteca.events.history import History, Pairing


def seated(groups: Iterable[Sequence[str]], history: History) -> tuple[Pairing, ...]:
    """Whoever began least often begins."""
    sat = Counter(
        (player, seat) for each in history.pairings() for seat, player in enumerate(each.players)
    )
    return tuple(Pairing(seat_order(group, sat)) for group in groups)


def seat_order(group: Sequence[str], sat: Counter[tuple[str, int]]) -> tuple[str, ...]:
    """The one with the fewest repetitions; the first seat matters most."""
    return min(
        permutations(group),
        key=lambda order: (
            sum(sat[player, seat] ** 2 for seat, player in enumerate(order)),
            sat[order[0], 0],
        ),
    )
