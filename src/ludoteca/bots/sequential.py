"""The sequential probability ratio test: play until it is clear whether a bot is better, or not.

Two hypotheses say which share of the wins the first bot has. Games of one rotation have the same
chance, so they are not independent: the test counts rotations, by the mean share that the bot won
in each. Nothing is assumed of how these are distributed but their mean (Wald's test with the
likeliest distributions of either mean, as Michel Van den Bergh describes for chess engines); that
holds for any number of seats.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

BETTER, NOT_BETTER = "better", "not better"

# What is added to the least and the greatest result, so that any mean is possible from the start.
DOUBT = 1e-3
STEPS = 200  # of halving an interval


def share_of_elo(elo: float, seats: int) -> float:
    """The share of wins of a bot so much stronger than each of the others.

    Strengths compare as 10 ** (elo / 400) to 1, and everybody wins in proportion to its own.
    """
    strength = math.pow(10.0, elo / 400)
    return strength / (strength + seats - 1)


@dataclass(frozen=True)
class Hypotheses:
    """The first bot's share of wins is `low`, or it is `high`; and how often to be wrong."""

    low: float
    high: float
    alpha: float = 0.05  # to say `high` where it is `low`
    beta: float = 0.05  # to say `low` where it is `high`

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"shares of wins from {self.low:g} to {self.high:g}: the first must be less than "
                "the second, and both between 0 and 1"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(
                f"alpha {self.alpha:g} and beta {self.beta:g} must be between 0 and 0.5"
            )

    @classmethod
    def of_elo(
        cls, low: float, high: float, seats: int, alpha: float = 0.05, beta: float = 0.05
    ) -> Hypotheses:
        return cls(share_of_elo(low, seats), share_of_elo(high, seats), alpha, beta)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends: the logarithm of the likelihood ratio for `low`, and for `high`."""
        low = math.log(self.beta / (1 - self.alpha))
        return low, math.log((1 - self.beta) / self.alpha)


@dataclass(frozen=True)
class Verdict:
    """How far a test is; `found` is None as long as it is not clear."""

    hypotheses: Hypotheses
    rotations: int
    ratio: float  # the logarithm of the likelihood ratio
    bounds: tuple[float, float]
    found: str | None  # BETTER (its share is `high`), NOT_BETTER (`low`) or None


class SequentialTest:
    """Fed with one rotation after the other."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.results: Counter[float] = Counter()

    def add(self, share: float) -> None:
        """The mean share of the wins in a whole rotation."""
        self.results[round(share, 9)] += 1

    def verdict(self) -> Verdict:
        ratio = log_ratio(self.results, self.hypotheses.low, self.hypotheses.high)
        low, high = self.hypotheses.bounds
        found = BETTER if ratio >= high else NOT_BETTER if ratio <= low else None
        return Verdict(self.hypotheses, self.results.total(), ratio, (low, high), found)


def log_ratio(results: Counter[float], low: float, high: float) -> float:
    """How much likelier the results are with mean `high` than with mean `low`, its logarithm."""
    if not results:
        return 0.0
    counts: dict[float, float] = {0.0: DOUBT, 1.0: DOUBT}
    for result, count in results.items():
        counts[result] = counts.get(result, 0.0) + count
    total = sum(counts.values())
    tilts = tilt(counts, low), tilt(counts, high)
    return sum(
        count * (math.log1p(tilts[0] * (result - low)) - math.log1p(tilts[1] * (result - high)))
        for result, count in counts.items()
    ) * (results.total() / total)


def tilt(counts: dict[float, float], mean: float) -> float:
    """What makes `count / (1 + tilt * (result - mean))` the likeliest distribution of that mean.

    The results are those seen, 0 and 1 among them. The sum below falls as the tilt grows, from
    plus to minus infinity between the two ends.
    """
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        middle = (least + most) / 2
        pull = sum(
            count * (result - mean) / (1 + middle * (result - mean))
            for result, count in counts.items()
        )
        least, most = (middle, most) if pull > 0 else (least, middle)
    return (least + most) / 2
