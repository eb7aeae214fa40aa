"""The figures of a study: everything that its report and its JSON show, and nothing else."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.bots.standing import SURE, wilson
from ludoteca.core.contract import Game
from ludoteca.core.setting import Setting
from ludoteca.core.usage import GAMES, GAMES_WITH, Column, Goal, Place
from ludoteca.spreading import Spread, over_threads
from ludoteca.study.playing import Played, play_all

WINNER, LOSERS, EVERYBODY = "winner", "losers", "everybody"


@dataclass(frozen=True)
class Rate:
    """How many of how many, with its 95 % interval."""

    count: float
    of: int
    rate: float
    ci95: tuple[float, float]

    @classmethod
    def make(cls, count: float, of: int) -> Rate:
        return cls(count, of, count / of if of else 0.0, wilson(count, of))


@dataclass(frozen=True)
class Distribution:
    """How often each number came up."""

    counts: dict[int, int]

    @classmethod
    def make(cls, numbers: Iterable[int]) -> Distribution:
        return cls(dict(sorted(Counter(numbers).items())))

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(number * count for number, count in self.counts.items()) / self.total

    @property
    def deviation(self) -> float:
        mean = self.mean
        squares = sum(count * (number - mean) ** 2 for number, count in self.counts.items())
        return math.sqrt(squares / self.total)

    def quantile(self, share: float) -> int:
        """The least number that so large a share of all does not exceed."""
        passed = 0
        for number, count in self.counts.items():
            passed += count
            if passed >= share * self.total:
                return number
        raise ValueError(share)

    def within(self, least: int, greatest: int) -> Rate:
        inside = (count for number, count in self.counts.items() if least <= number <= greatest)
        return Rate.make(sum(inside), self.total)

    def as_data(self) -> dict[str, Any]:
        names = {"least": 0.0, "p5": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}
        return {
            "mean": self.mean,
            "deviation": self.deviation,
            **{name: self.quantile(share) for name, share in names.items()},
            "greatest": max(self.counts),
            "counts": {str(number): count for number, count in self.counts.items()},
        }


@dataclass(frozen=True)
class Mean:
    """A figure on average over so many matches, with its 95 % interval."""

    mean: float
    of: int
    ci95: tuple[float, float]

    @classmethod
    def make(cls, figures: Sequence[float]) -> Mean:
        of, mean = len(figures), sum(figures) / len(figures)
        squares = sum((figure - mean) ** 2 for figure in figures)
        reach = SURE * math.sqrt(squares / max(1, of - 1) / of)
        return cls(mean, of, (mean - reach, mean + reach))


@dataclass(frozen=True)
class Player:
    """How one of the players did and played, over all seats it had."""

    wins: Rate
    habits: dict[str, Mean]


Cell = Rate | float | None  # None: it never came up


@dataclass(frozen=True)
class Judged:
    """A goal and what was found; `row` where one row of a table decides."""

    goal: Goal
    found: float
    ci95: tuple[float, float] | None
    row: str | None

    @property
    def met(self) -> bool:
        return self.goal.low <= self.found <= self.goal.high

    @property
    def sure(self) -> bool:
        """Does the whole interval lie on the same side?"""
        if self.ci95 is None:
            return True
        low, high = self.ci95
        inside = self.goal.low <= low and high <= self.goal.high
        outside = high < self.goal.low or low > self.goal.high
        return inside if self.met else outside


@dataclass(frozen=True)
class Study:
    """Many matches, counted."""

    game: Game[Any]
    setting: Setting
    levels: tuple[str, ...]
    seed: int
    games: int
    by_seat: list[Rate]
    by_order: list[Rate]  # the first player, then clockwise
    scores: dict[str, Distribution]
    lengths: dict[str, Distribution]
    ends: dict[str, Rate]
    tables: dict[str, dict[str, dict[str, Cell]]]  # table, row, column
    players: dict[str, Player]

    @property
    def level(self) -> str:
        return ", ".join(self.levels)

    def cell(self, place: Place, row: str) -> Cell:
        table, column = place
        return self.ends[row] if table == "ends" else self.tables[table][row][column]

    def values(self, place: Place) -> dict[str, float]:
        """One column by row, as plain numbers."""
        rows: Iterable[str] = self.ends if place[0] == "ends" else self.tables[place[0]]
        return {row: number_of(self.cell(place, row)) for row in rows}


def number_of(cell: Cell) -> float:
    if cell is None:
        return 0.0
    return cell.rate if isinstance(cell, Rate) else cell


def study(
    game: Game[Any],
    setting: Setting,
    level: str | Sequence[str],
    games: int,
    seed: int = 0,
    spread: Spread | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Study:
    """Play and count; the same seed gives the same figures.

    Bots of one level, or several players at one table, who take turns in the seats.
    """
    levels = (level,) if isinstance(level, str) else tuple(level)
    played = []
    for one in play_all(game, setting, levels, games, seed, spread or over_threads()):
        played.append(one)
        progress(1)
    return count(game, setting, levels, seed, played)


def count(
    game: Game[Any],
    setting: Setting,
    levels: tuple[str, ...],
    seed: int,
    played: Sequence[Played],
) -> Study:
    seats, games = setting.seats, len(played)
    wins, ordered = [0.0] * seats, [0.0] * seats
    scores: dict[str, list[int]] = {WINNER: [], LOSERS: [], EVERYBODY: []}
    for one in played:
        for seat, (share, rank, score) in enumerate(
            zip(one.outcome.returns, one.outcome.ranks, one.outcome.scores, strict=True)
        ):
            wins[seat] += share
            ordered[(seat - one.usage.first) % seats] += share
            scores[WINNER if rank == 1 else LOSERS].append(score)
            scores[EVERYBODY].append(score)
    reasons = Counter(reason for one in played for reason in one.outcome.reasons)
    return Study(
        game=game,
        setting=setting,
        levels=levels,
        seed=seed,
        games=games,
        by_seat=[Rate.make(won, games) for won in wins],
        by_order=[Rate.make(won, games) for won in ordered],
        scores={side: Distribution.make(points) for side, points in scores.items() if points},
        lengths={
            name: Distribution.make(one.lengths[name] for one in played)
            for name in played[0].lengths
        },
        ends={name: Rate.make(reasons[name], games) for name in game.end_reasons},
        tables=count_tables(game, setting, played),
        players={
            name: count_player(name, played)
            for name in dict.fromkeys(name for one in played for name in one.players)
        },
    )


def count_player(name: str, played: Sequence[Played]) -> Player:
    wins, seats = 0.0, 0
    habits: dict[str, list[float]] = {}
    for one in played:
        for seat, player in enumerate(one.players):
            if player == name:
                wins += one.outcome.returns[seat]
                seats += 1
                shown = one.usage.habits[seat] if one.usage.habits else {}
                for habit, (much, of) in shown.items():
                    if of:
                        habits.setdefault(habit, []).append(much / of)
    return Player(
        Rate.make(wins, seats), {habit: Mean.make(each) for habit, each in habits.items()}
    )


def count_tables(
    game: Game[Any], setting: Setting, played: Sequence[Played]
) -> dict[str, dict[str, dict[str, Cell]]]:
    sums: Counter[tuple[str, str, str]] = Counter()
    games_with: Counter[tuple[str, str, str]] = Counter()
    for one in played:
        sums.update(one.usage.counts)
        games_with.update(key for key, amount in one.usage.counts.items() if amount > 0)
    usage = game.usage
    rows = usage.rows_of(game.load_board(setting.options, setting.files))

    def fill(table: str, row: str, column: Column) -> Cell:
        key = (table, row, column.measure)
        if column.per == GAMES_WITH:
            return Rate.make(games_with[key], len(played))
        of = len(played) if column.per == GAMES else sums[table, row, column.per]
        if not of:
            return None
        return Rate.make(sums[key], int(of)) if column.share else sums[key] / of

    return {
        table.key: {
            row: {column.key: fill(table.key, row, column) for column in table.columns}
            for row in rows[table.key]
        }
        for table in usage.tables
        if rows[table.key]
    }


def judge(study: Study) -> list[Judged]:
    """The game's goals that concern this table."""
    return [
        judge_one(study, goal)
        for goal in study.game.usage.goals
        if goal.seats in (None, study.setting.seats)
        and (goal.subject is None or goal.subject[0] in {"ends", *study.tables})
    ]


def judge_one(study: Study, goal: Goal) -> Judged:
    row = None
    if goal.within is not None:
        name, least, greatest = goal.within
        cell: Cell = (study.lengths | study.scores)[name].within(least, greatest)
    elif goal.subject is None:
        cell = study.by_order[0]
    else:
        values = study.values(goal.subject)
        row = goal.row or min(values, key=lambda name: values[name])
        cell = study.cell(goal.subject, row)
    return Judged(goal, number_of(cell), cell.ci95 if isinstance(cell, Rate) else None, row)
