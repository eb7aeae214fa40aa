"""Bots on the scale of people's ratings."""

from __future__ import annotations

import math

import pytest

from ludoteca.bots.anchors import Pairing, anchor, fit
from ludoteca.bots.characters import players_of
from ludoteca.bots.rating import Rating, model, rate_game
from ludoteca.games import find_game

OURS = ("marabunta", "minicity", "marracash")


def test_bots_are_as_far_apart_as_their_wins_say() -> None:
    even = Pairing("marabunta", 2, ("strong", "casual"), 1000, (500.0, 500.0))
    odds = Pairing("marabunta", 2, ("master", "strong"), 600, (500.0, 100.0))
    found = fit([even, odds, odds])["marabunta 2"]
    assert found["casual"].mu == found["strong"].mu == 25.0
    # Five to one: that is the logarithm of five, in spreads of two performances.
    lead = math.log(5) * math.sqrt(2) * model().beta
    assert found["master"].mu - found["strong"].mu == pytest.approx(lead, abs=0.05)
    assert found["master"].games == 1200
    # Among three, one of whom is the first, a third of the wins is what equals have.
    third = Pairing("marracash", 3, ("strong", "casual"), 3000, (1000.0, 2000.0))
    assert fit([third])["marracash 3"]["strong"].mu == pytest.approx(25.0, abs=0.02)


def test_whoever_won_all_is_not_infinitely_strong_and_strangers_are_left_out() -> None:
    all_won = Pairing("marabunta", 2, ("casual", "random"), 100, (100.0, 0.0))
    apart = Pairing("marabunta", 2, ("master", "strong"), 10, (5.0, 5.0))
    found = fit([all_won, apart])["marabunta 2"]
    assert set(found) == {"casual", "random"}
    assert -50 < found["random"].mu < 0


@pytest.mark.parametrize("name", OURS)
def test_every_bot_that_comes_with_a_game_has_an_anchor_at_every_table(name: str) -> None:
    game = find_game(name)
    for seats in game.seats:
        strengths = {bot: anchor(name, seats, bot) for bot in players_of(game)}
        assert None not in strengths.values()
        means = [strengths[level].mu for level in ("random", "beginner", "casual", "strong")]  # type: ignore[union-attr]
        assert means == sorted(means)
        assert anchor(name, seats, "nobody") is None


def test_an_anchor_is_where_a_rating_rests_that_wins_as_often_as_the_bot() -> None:
    """Half of the matches against `casual` won: a newcomer stays about where they began."""
    casual = anchor("marabunta", 2, "casual")
    assert casual is not None
    me = Rating(30.0, 8.0)
    for number in range(60):
        ratings = {"me": me, "bot": casual}
        rate_game(ratings, ("me", "bot"), (1, 2) if number % 2 else (2, 1))
        me = ratings["me"]
    assert me.mu == pytest.approx(25.0, abs=2.5)
