"""The sequential test: stops when it is clear, and is wrong as seldom as it promised."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from ludoteca.bots.sequential import (
    BETTER,
    NOT_BETTER,
    Hypotheses,
    SequentialTest,
    log_ratio,
    share_of_elo,
)


@pytest.mark.parametrize(
    ("elo", "seats", "share"),
    # 400 points are ten to one; among equals everybody has a part.
    [(0, 2, 1 / 2), (400, 2, 10 / 11), (-400, 2, 1 / 11), (0, 4, 1 / 4), (400, 3, 10 / 12)],
)
def test_elo_says_how_strengths_compare(elo: float, seats: int, share: float) -> None:
    assert share_of_elo(elo, seats) == pytest.approx(share)


def test_the_bounds_are_walds() -> None:
    low, high = Hypotheses(0.5, 0.6, alpha=0.01, beta=0.2).bounds
    assert low == pytest.approx(math.log(0.2 / 0.99))
    assert high == pytest.approx(math.log(0.8 / 0.01))


@pytest.mark.parametrize(("won", "lost"), [(7, 3), (1, 9), (50, 50), (30, 0), (0, 12)])
def test_of_wins_and_defeats_alone_the_ratio_is_that_of_a_coin(won: int, lost: int) -> None:
    results = Counter({1.0: won, 0.0: lost})
    coin = won * math.log(0.6 / 0.5) + lost * math.log(0.4 / 0.5)
    assert log_ratio(results, 0.5, 0.6) == pytest.approx(coin, abs=0.01)


def test_many_results_give_the_ratio_of_a_normal_distribution() -> None:
    results = Counter({0.0: 2000, 0.5: 5000, 1.0: 3000})
    mean, variance = 0.55, 0.2 * 0.55**2 + 0.5 * 0.05**2 + 0.3 * 0.45**2
    normal = 10_000 * (0.56 - 0.54) * (2 * mean - 0.56 - 0.54) / (2 * variance)
    assert log_ratio(results, 0.54, 0.56) == pytest.approx(normal, abs=0.3)


def test_nothing_is_known_from_no_games() -> None:
    assert SequentialTest(Hypotheses(0.5, 0.6)).verdict().ratio == 0.0


def run(shares: np.ndarray, hypotheses: Hypotheses) -> str | None:
    test = SequentialTest(hypotheses)
    for share in shares:
        test.add(float(share))
        if (found := test.verdict().found) is not None:
            return found
    return None


@pytest.mark.parametrize("truth", [0.4, 0.6])
def test_it_is_wrong_as_seldom_as_it_promised(truth: float) -> None:
    """Rotations of three games that go alike half of the time, as with the same dice."""
    hypotheses = Hypotheses(0.4, 0.6, alpha=0.1, beta=0.1)
    draws = np.random.default_rng(8)
    wrong = 0
    for _ in range(60):
        games = draws.random((400, 3)) < truth
        alike = draws.random(400) < 0.5
        games[alike] = games[alike][:, :1]
        found = run(games.mean(axis=1), hypotheses)
        assert found is not None
        wrong += found != (BETTER if truth == 0.6 else NOT_BETTER)
    assert wrong <= 12  # 6 are promised


@pytest.mark.parametrize(
    "arguments", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (0.5, 0.6, 0.0), (0.5, 0.6, 0.1, 0.5)]
)
def test_hypotheses_that_make_no_sense_are_refused(arguments: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="between"):
        Hypotheses(*arguments)
