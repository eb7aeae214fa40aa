"""What comes of an arena, added up game by game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.bots.rating import Rating, newcomer, rate_game
from ludoteca.bots.sequential import Verdict
from ludoteca.core.contract import Outcome

SURE = 1.959964  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Sitting:
    """One game of the arena: which bot sits where."""

    seed: int
    bots: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class Played:
    """What came of a sitting."""

    sitting: Sitting
    outcome: Outcome
    moves: int
    faults: tuple[tuple[int, str], ...]  # bot, report


@dataclass(frozen=True)
class Standing:
    """What came of an arena; lists are in the order of `bots`."""

    game: str
    seats: int
    seed: int
    bots: list[str]
    games: int
    played: list[int]  # games that each bot took part in
    wins: list[float]  # shared wins divided
    win_rate: list[float]  # of the games played
    ci95: list[tuple[float, float]]  # Wilson's interval of it
    fair_rate: list[float]  # what equal players would have
    ratings: list[Rating]  # by the games of this arena alone
    moves: int
    seconds: float
    moves_per_second: float
    faults: list[list[str]]  # reports on bots that had to be replaced for a decision
    verdict: Verdict | None = None  # of the sequential test, if there was one


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    reach = SURE * spread / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Tally:
    """Counts the games, in the order in which they were to be played."""

    def __init__(self, names: Sequence[str], seats: int) -> None:
        self.names = list(names)
        self.seats = seats
        self.games = self.moves = 0
        self.played = [0] * len(names)
        self.wins = [0.0] * len(names)
        self.fair = [0.0] * len(names)
        self.faults: list[list[str]] = [[] for _ in names]
        self.ratings = {place: newcomer() for place in range(len(names))}
        self.shares: list[float] = []  # of the first bot, in the games of the last rotation

    def add(self, played: Played) -> None:
        bots, outcome = played.sitting.bots, played.outcome
        if self.games % self.seats == 0:
            self.shares = []
        self.games += 1
        self.moves += played.moves
        for place, share in zip(bots, outcome.returns, strict=True):
            self.wins[place] += share
            self.fair[place] += 1 / self.seats
        for place in set(bots):
            self.played[place] += 1
        for place, fault in played.faults:
            self.faults[place].append(fault)
        self.shares.append(sum(outcome.returns[seat] for seat in seats_of(bots, 0)))
        rate_game(self.ratings, bots, outcome.ranks)

    def rotation(self) -> float:
        """The share of the wins that the first bot has in the rotation played last."""
        return sum(self.shares) / len(self.shares)

    def standing(self, game: str, seed: int, seconds: float, verdict: Verdict | None) -> Standing:
        games = list(zip(self.wins, self.fair, self.played, strict=True))
        return Standing(
            game=game,
            seats=self.seats,
            seed=seed,
            bots=self.names,
            games=self.games,
            played=self.played,
            wins=self.wins,
            win_rate=[won / count if count else 0.0 for won, _, count in games],
            ci95=[wilson(won, count) for won, _, count in games],
            fair_rate=[due / count if count else 0.0 for _, due, count in games],
            ratings=list(self.ratings.values()),
            moves=self.moves,
            seconds=seconds,
            moves_per_second=self.moves / seconds,
            faults=self.faults,
            verdict=verdict,
        )


def seats_of(bots: Sequence[int], place: int) -> list[int]:
    """Where a bot sits."""
    return [seat for seat, bot in enumerate(bots) if bot == place]
