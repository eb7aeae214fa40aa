"""The arena: fair, repeatable, and honest about what it cannot know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from ludoteca.bots.arena import Standing, arena, group_count, sittings, wilson
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

MARABUNTA = find_game("marabunta")


def play(bots: list[str], games: int, seed: int = 0, threads: int | None = None) -> Standing:
    setting = make_setting(MARABUNTA, None, {})
    standing = arena(MARABUNTA, setting, bots, games, seed, threads)
    return replace(standing, seconds=0.0, moves_per_second=0.0)


def test_every_bot_sits_equally_often_on_every_seat_with_the_same_chance() -> None:
    games = list(sittings(bots=3, seats=3, games=30, seed=1))
    assert set(Counter(game.seed for game in games).values()) == {3}
    for place in range(3):
        assert Counter(game.bots.index(place) for game in games) == {0: 10, 1: 10, 2: 10}


def test_fewer_bots_than_seats_are_one_against_the_rest() -> None:
    games = list(sittings(bots=2, seats=4, games=8, seed=0))
    assert all(sorted(game.bots) == [0, 1, 1, 1] for game in games)
    assert Counter(game.bots.index(0) for game in games) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_more_bots_than_seats_play_in_every_group() -> None:
    games = list(sittings(bots=3, seats=2, games=4, seed=0))
    assert Counter(frozenset(game.bots) for game in games) == {
        frozenset({0, 1}): 4,
        frozenset({0, 2}): 4,
        frozenset({1, 2}): 4,
    }
    assert len({game.seed for game in games}) == 6
    assert len(games) == 4 * group_count(3, 2)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # From tables of Wilson's interval, to three places.
    [(5, 10, 0.237, 0.763), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (81, 263, 0.255, 0.366)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0006)


def test_nothing_is_known_from_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_better_bot_wins_and_is_rated_higher() -> None:
    standing = play(["random", "beginner"], 20)
    assert standing.games == sum(standing.wins) == 20
    assert standing.wins[1] > 14
    assert standing.win_rate[1] == standing.wins[1] / 20
    assert standing.ratings[1].mu > standing.ratings[0].mu
    low, high = standing.ci95[1]
    assert low < standing.win_rate[1] <= high


def test_the_same_seed_gives_the_same_standing_on_any_number_of_threads() -> None:
    bots = ["random", "beginner"]
    assert play(bots, 6, seed=3, threads=1) == play(bots, 6, seed=3, threads=3)
    assert play(bots, 6, seed=3) != play(bots, 6, seed=4)


def test_a_bot_that_cannot_be_started_is_reported_and_the_games_go_on() -> None:
    standing = play(["program:no-such-program", "random"], 2)
    assert standing.games == 2
    assert "cannot be started" in standing.faults[0][0]
    assert standing.faults[1] == []
