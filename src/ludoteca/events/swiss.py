"""A Swiss round: players with equal points meet, and nobody meets twice unless they must."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ludoteca.events.history import History, Round
from ludoteca.events.matching import pair_off
from ludoteca.events.seating import seated
from ludoteca.events.standings import standings


def next_round(history: History) -> Round:
    here = set(history.active)
    lines = [line for line in standings("swiss", history) if line.player in here]
    order = [line.player for line in lines]
    points = {line.player: line.points for line in lines}
    if len(order) % 2 == 0:
        return Round(seated(pairs_of(order, points, history), history))
    alone = who_rests(order, points, history)
    rest = [player for player in order if player != alone]
    return Round(seated(pairs_of(rest, points, history), history), (alone,))


def who_rests(order: Sequence[str], points: dict[str, Fraction], history: History) -> str:
    """The last of those who rested least; of several the one without whom the fewest meet again."""
    byes, meetings = history.byes(), history.meetings()
    fewest = min(byes[player] for player in order)

    def repeats(alone: str) -> int:
        rest = [player for player in order if player != alone]
        pairs = pairs_of(rest, points, history)
        return sum(meetings[frozenset(pair)] > 0 for pair in pairs)

    best, least = "", len(order)
    for player in reversed(order):
        if byes[player] == fewest:
            count = repeats(player)
            if count == 0:
                return player
            if count < least:
                best, least = player, count
    return best


def pairs_of(
    order: Sequence[str], points: dict[str, Fraction], history: History
) -> list[tuple[str, str]]:
    """An even number of players, best first. As few pairs as possible have met before."""
    meetings = history.meetings()
    pairs: list[tuple[str, str]] = []
    left, often = list(order), 0
    while left:  # first those who have never met, then those who met once, and so on
        here = left
        half = {each: sum(points[o] == points[each] for o in here) // 2 for each in here}

        def allowed(one: int, other: int, here: list[str] = here, often: int = often) -> bool:
            return meetings[frozenset((here[one], here[other]))] <= often

        def dislike(
            one: int, other: int, here: list[str] = here, half: dict[str, int] = half
        ) -> tuple[int, ...]:
            """A difference of points; then how far from the other half of one's equals."""
            apart = abs(points[here[one]] - points[here[other]])
            return (int(24 * apart), abs(other - one - half[here[one]]))

        found, alone = pair_off(len(here), allowed, dislike)
        pairs += [(here[one], here[other]) for one, other in found]
        left = [here[each] for each in alone]
        often += 1
    return pairs
