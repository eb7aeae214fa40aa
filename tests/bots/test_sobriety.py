"""Chances that a search names are corrected by how hopeful it was found to be."""

from __future__ import annotations

from dataclasses import replace
from math import exp

import pytest

import ludoteca
from ludoteca.bots import Position
from ludoteca.bots.sobriety import sobered
from ludoteca.bots.suggestions import suggest
from ludoteca.bots.thinking import Candidate
from ludoteca.core.manner import Sobriety

MEASURED = (Sobriety(100, -0.5, 1.0), Sobriety(10_000, 0.0, 1.0))


def logistic(logit: float) -> float:
    return 1 / (1 + exp(-logit))


@pytest.mark.parametrize(
    ("iterations", "shift"), [(10, -0.5), (100, -0.5), (1000, -0.25), (10_000, 0), (10**6, 0)]
)
def test_between_two_depths_it_changes_evenly(iterations: int, shift: float) -> None:
    chance, other = sobered((0.5, 0.5), 0, iterations, MEASURED)
    assert chance == pytest.approx(logistic(shift))
    assert other == pytest.approx(1 - logistic(shift))


def test_the_slope_moves_chances_to_the_middle_or_away_from_it() -> None:
    (chance, _) = sobered((logistic(2.0), 1 - logistic(2.0)), 0, 50, (Sobriety(50, 0.0, 0.5),))
    assert chance == pytest.approx(logistic(1.0))


def test_the_others_share_what_is_left_as_before() -> None:
    found = sobered((0.3, 0.5, 0.2), 1, 100, (Sobriety(100, -1.0, 1.0),))
    assert sum(found) == pytest.approx(1)
    assert found[1] < 0.5
    assert found[0] / found[2] == pytest.approx(0.3 / 0.2)


@pytest.mark.parametrize("returns", [(0.0, 1.0), (1.0, 0.0)])
def test_what_is_certain_stays_certain(returns: tuple[float, float]) -> None:
    assert sobered(returns, 0, 100, MEASURED) == returns


def test_of_a_search_that_nobody_measured_nothing_is_changed() -> None:
    assert sobered((0.3, 0.7), 0, 100, ()) == (0.3, 0.7)


def test_what_is_solved_is_exact() -> None:
    solved = Candidate(3, 10, (0.25, 0.75), solved=True)
    assert solved.sobered(0, 100, MEASURED) == solved
    assert replace(solved, solved=False).sobered(0, 100, MEASURED).returns[0] < 0.25


def test_a_hint_is_sober_unless_it_is_asked_not_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ludoteca.new_match("marracash", seats=3, seed=5)
    monkeypatch.setattr(type(match.game), "sobriety", (Sobriety(1, -1.0, 1.0),))
    position = Position.of(match)
    as_found, hint = (
        suggest(position, None, 20, seed=2, threads=1, sober=sober).candidates
        for sober in (False, True)
    )
    assert [each.number for each in hint] == [each.number for each in as_found]
    for hoped, said in zip(as_found, hint, strict=True):
        expected = sobered(hoped.returns, position.seat, 20, (Sobriety(1, -1.0, 1.0),))
        assert said.returns == pytest.approx(expected)
    by_hand = suggest(position, None, 20, seed=2, threads=1, knowledge="hand")
    assert by_hand == suggest(position, None, 20, seed=2, threads=1, knowledge="hand", sober=False)
