"""Places and shares by points."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.core.ranking import ranks_of, share_win


@pytest.mark.parametrize(
    ("points", "ranks", "shares"),
    [
        ([3, 5], [2, 1], [0, 1]),
        ([7, 7, 4], [1, 1, 3], [1 / 2, 1 / 2, 0]),
        ([0, -2, 9, 0], [2, 4, 1, 2], [0, 0, 1, 0]),
        ([6, 6, 6], [1, 1, 1], [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_the_most_points_win_and_equal_points_share_a_place(
    points: list[int], ranks: list[int], shares: list[float]
) -> None:
    assert ranks_of(points) == ranks
    won = np.array(points, np.float64)
    share_win(won, len(points))
    assert won.tolist() == shares


def test_what_lies_behind_the_seats_is_left_alone() -> None:
    won = np.array([1.0, 2.0, 8.0])
    share_win(won, 2)
    assert won.tolist() == [0, 1, 8]
