"""What came of a training, generation by generation; kept as JSON."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.standing import Standing

BINS = 10


class Bin(msgspec.Struct, frozen=True):
    """Positions whose seat to act was said to win about equally often."""

    count: int
    said: float
    won: float


class Calibration(msgspec.Struct, frozen=True):
    """Chances to win that were said, beside what came of them."""

    bins: list[Bin]  # those that are not empty
    brier: float  # mean square of the difference: 0 is best


def calibrate(said: NDArray[np.floating], won: NDArray[np.floating]) -> Calibration:
    """In ten bins of equal width."""
    places = np.minimum((said * BINS).astype(np.int64), BINS - 1)
    bins = [
        Bin(int(here.sum()), float(said[here].mean()), float(won[here].mean()))
        for here in (places == place for place in range(BINS))
        if here.any()
    ]
    return Calibration(bins, float(np.square(said - won).mean()))


class Losses(msgspec.Struct, frozen=True):
    """Mean cross entropies: less is better."""

    shares: float  # of the win, from what came of games
    choices: float  # from the visits of searches


class Epoch(msgspec.Struct, frozen=True):
    """All positions learned from once."""

    learn: Losses
    check: Losses


class Fitted(msgspec.Struct, frozen=True):
    """A network and what it was fitted to."""

    games: int  # searched
    drills: int
    positions: int  # of both
    checked: int  # positions kept apart
    epochs: list[Epoch]
    hand: Losses  # of the hand-written knowledge, on the positions kept apart
    learned_calibration: Calibration
    hand_calibration: Calibration
    weights: int
    size: int  # of the file, in bytes
    device: str
    versions: dict[str, str]


class Contest(msgspec.Struct, frozen=True):
    """Games of the new network against somebody."""

    opponent: str
    games: int
    rate: float  # of wins
    ci95: tuple[float, float]
    fair: float
    found: str | None = None  # by the sequential test


def contest_of(standing: Standing) -> Contest:
    return Contest(
        standing.bots[1],
        standing.games,
        standing.win_rate[0],
        standing.ci95[0],
        standing.fair_rate[0],
        None if standing.verdict is None else standing.verdict.found,
    )


class Result(msgspec.Struct, frozen=True):
    """A generation."""

    generation: int
    fitted: Fitted
    trial: Contest  # against the best network before, or the knowledge by hand
    better: bool  # is it the best one now?
    strength: list[Contest]  # against fixed opponents
    seconds: float  # of work, also of runs that were stopped
    finished: str  # the day
