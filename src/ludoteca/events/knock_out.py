"""Whoever loses is out. The best seeds are as far apart as can be, and rest first if some must.

A draw goes to whoever sat second, since beginning is an advantage at most tables.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.events.history import History, Pairing, Round
from ludoteca.events.seating import seated


def bracket(size: int) -> list[int]:
    """Seeds, from 0, in the order in which neighbours meet: the first and the last, and so on."""
    order = [0]
    while len(order) < size:
        double = 2 * len(order)
        order = [seed for each in order for seed in (each, double - 1 - each)]
    return order


def places(history: History) -> list[str | None]:
    """Who stands where in the bracket at the beginning; nobody where there are too few."""
    # Whoever came after the first round was paired is not in it.
    if history.rounds:
        first = history.rounds[0]
        started = {player for each in first.pairings for player in each.players} | set(first.byes)
        players = [player for player in history.players if player in started]
    else:
        players = history.active
    size = 1
    while size < len(players):
        size *= 2
    return [players[seed] if seed < len(players) else None for seed in bracket(size)]


def winner(pairing: Pairing) -> str | None:
    if pairing.ranks is None:
        return None
    first, second = pairing.ranks
    return pairing.players[0 if first < second else 1]


def going_on(history: History) -> list[str | None]:
    """The places after all rounds that were paired, in the order of the bracket."""
    left = places(history)
    for each in history.rounds:
        winners = {frozenset(pairing.players): winner(pairing) for pairing in each.pairings}
        left = [
            decide(left[place], left[place + 1], winners, each.byes)
            for place in range(0, len(left), 2)
        ]
    return left


def decide(
    one: str | None,
    other: str | None,
    winners: Mapping[frozenset[str], str | None],
    byes: tuple[str, ...],
) -> str | None:
    if one is not None and other is not None and frozenset((one, other)) in winners:
        return winners[frozenset((one, other))]
    return next((each for each in (one, other) if each in byes), None)


def next_round(history: History) -> Round | None:
    """None once one is left."""
    left = [None if each in history.gone else each for each in going_on(history)]
    if sum(each is not None for each in left) < 2:
        return None
    couples = list(zip(left[::2], left[1::2], strict=True))
    groups = [(a, b) for a, b in couples if a is not None and b is not None]
    byes = tuple(a or b or "" for a, b in couples if (a is None) != (b is None))
    return Round(seated(groups, history), byes)


def rounds_in_all(history: History) -> int:
    return (len(places(history)) - 1).bit_length()


def rounds_survived(history: History) -> dict[str, int]:
    """How far each has come."""
    survived = dict.fromkeys(history.players, 0)
    for number in range(len(history.rounds)):
        upto = History(history.players, history.rounds[: number + 1], history.gone)
        for player in going_on(upto):
            if player is not None:
                survived[player] = number + 1
    return survived
