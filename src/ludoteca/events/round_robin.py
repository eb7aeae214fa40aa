"""Everybody meets everybody once.

Rounds go by the circle: one player stays, the others move on by one place, and whoever stands
opposite plays. Latecomers make the circle larger; then the fullest of its rounds is played,
without those pairs that have met, and whoever is left looks for somebody new.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.events.history import History, Round
from ludoteca.events.matching import pair_off
from ludoteca.events.seating import seated


def circle(players: Sequence[str]) -> list[list[frozenset[str]]]:
    """All rounds; with an odd number, nobody stands opposite to one in each."""
    ring: list[str | None] = [*players, *([None] * (len(players) % 2))]
    half = len(ring) // 2
    rounds = []
    for _ in range(len(ring) - 1):
        opposite = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append([frozenset((a, b)) for a, b in opposite if a is not None and b is not None])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def next_round(history: History) -> Round | None:
    """None once all have met."""
    met = set(history.meetings())
    here = history.active
    open_pairs = [
        [pair for pair in each if pair not in met and not pair & history.gone]
        for each in circle(history.players)
    ]
    if not any(open_pairs):
        return None
    pairs = max(open_pairs, key=len)
    alone = [player for player in here if not any(player in pair for pair in pairs)]
    found, left = pair_off(
        len(alone),
        lambda one, other: frozenset((alone[one], alone[other])) not in met,
        lambda _, other: (other,),
    )
    extra = [frozenset((alone[one], alone[other])) for one, other in found]
    order = {player: place for place, player in enumerate(here)}
    groups = [sorted(pair, key=order.__getitem__) for pair in (*pairs, *extra)]
    return Round(seated(groups, history), tuple(alone[each] for each in left))


def rounds_left(history: History) -> int:
    """If nobody comes or goes."""
    count = 0
    while (following := next_round(history)) is not None:
        history = History(history.players, (*history.rounds, following), history.gone)
        count += 1
    return count
