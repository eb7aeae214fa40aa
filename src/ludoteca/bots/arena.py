"""The arena: bots play each other until it is clear who is better, and by how much."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ludoteca.bots.contest import on_all_cores, play_match
from ludoteca.core.contract import Game
from ludoteca.core.setting import Setting

SURE = 1.959964  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Rating:
    """A bot's strength by openskill (Plackett-Luce): a mean and how sure it is."""

    mu: float
    sigma: float


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
    ratings: list[Rating]
    moves: int
    seconds: float
    moves_per_second: float
    faults: list[list[str]]  # reports on bots that had to be replaced for a decision


@dataclass(frozen=True)
class Sitting:
    """One game of the arena: which bot sits where."""

    seed: int
    bots: tuple[int, ...]  # by seat


def sittings(bots: int, seats: int, games: int, seed: int) -> Iterator[Sitting]:
    """Every group of bots that fits the table plays so many games.

    Seats rotate, and all games of a rotation have the same chance. Where there are fewer bots
    than seats the last one takes all that are left: one against several of a kind.
    """
    crew = list(range(bots)) + [bots - 1] * (seats - bots)
    number = 0
    for group in combinations(crew, seats):
        for game in range(games):
            turn = game % seats
            yield Sitting(seed * 2**20 + number + game // seats, group[turn:] + group[:turn])
        number += -(-games // seats)


def group_count(bots: int, seats: int) -> int:
    """How many groups of bots `sittings` makes."""
    return math.comb(max(bots, seats), seats)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    reach = SURE * spread / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def arena(
    game: Game[Any],
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Standing:
    """Play; everything but the time it took follows from the seed."""
    from openskill.models import PlackettLuce  # a second to load, and only needed here

    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in bots]
    wins, played, fair = [0.0] * len(bots), [0] * len(bots), [0.0] * len(bots)
    faults: list[list[str]] = [[] for _ in bots]
    moves = total = 0

    def play(sitting: Sitting) -> tuple[Sitting, Any, int, list[tuple[int, str]]]:
        reports: list[tuple[int, str]] = []
        names = [bots[place] for place in sitting.bots]
        match = play_match(
            game,
            setting,
            names,
            sitting.seed,
            report=lambda seat, fault: reports.append((sitting.bots[seat], fault)),
        )
        return sitting, match.outcome, len(match.actions), reports

    begun = time.perf_counter()
    for sitting, outcome, length, reports in on_all_cores(
        play, sittings(len(bots), setting.seats, games, seed), threads
    ):
        total += 1
        moves += length
        for place, share in zip(sitting.bots, outcome.returns, strict=True):
            wins[place] += share
            fair[place] += 1 / setting.seats
        for place in set(sitting.bots):
            played[place] += 1
        for place, fault in reports:
            faults[place].append(fault)
        rate_game(model, ratings, sitting.bots, outcome.ranks)
        progress(1)
    seconds = time.perf_counter() - begun
    return Standing(
        game=game.name,
        seats=setting.seats,
        seed=seed,
        bots=list(bots),
        games=total,
        played=played,
        wins=wins,
        win_rate=[won / count if count else 0.0 for won, count in zip(wins, played, strict=True)],
        ci95=[wilson(won, count) for won, count in zip(wins, played, strict=True)],
        fair_rate=[due / count if count else 0.0 for due, count in zip(fair, played, strict=True)],
        ratings=[Rating(rating.mu, rating.sigma) for rating in ratings],
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds,
        faults=faults,
    )


def rate_game(model: Any, ratings: list[Any], bots: Sequence[int], ranks: Sequence[int]) -> None:
    """Learn from one game. A bot on several seats counts with its best one."""
    best = {place: min(rank for at, rank in zip(bots, ranks, strict=True) if at == place)
            for place in set(bots)}  # fmt: skip
    places = sorted(best)
    teams = model.rate([[ratings[place]] for place in places], ranks=[best[at] for at in places])
    for place, team in zip(places, teams, strict=True):
        ratings[place] = team[0]
