"""The figures of a study, from matches that are made up and from real ones."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.contract import Outcome
from ludoteca.core.setting import make_setting
from ludoteca.core.usage import Goal, Usage
from ludoteca.games import find_game
from ludoteca.spreading import over_threads
from ludoteca.study.counting import Distribution, Judged, Rate, Study, count, judge, study
from ludoteca.study.data import as_data
from ludoteca.study.playing import Played, seats_of

RED_WINS = Outcome((30, 20), (1, 2), (1.0, 0.0), ("cupcakes",))
BLUE_WINS = Outcome((19, 25), (2, 1), (0.0, 1.0), ("region", "cupcakes"))


def played(outcome: Outcome, first: int, rounds: int, **powers: int) -> Played:
    usage = Usage(first)
    for power, times in powers.items():
        usage.add("powers", power, "unlocked", times)
        usage.add("powers", power, "won", 1)
    return Played(outcome, {"rounds": rounds}, usage)


def of(*matches: Played) -> Study:
    game = find_game("marabunta")
    return count(game, make_setting(game, None, {}), ("made-up",), 0, matches)


@pytest.fixture
def four() -> Study:
    """Red wins three games of four; the first player wins two."""
    return of(
        played(RED_WINS, 0, 8, one=2),
        played(RED_WINS, 1, 10, one=1, two=2),
        played(RED_WINS, 0, 10),
        played(BLUE_WINS, 0, 15),
    )


def test_wins_are_counted_by_seat_and_by_turn_order(four: Study) -> None:
    assert [rate.count for rate in four.by_seat] == [3, 1]
    assert [rate.count for rate in four.by_order] == [2, 2]
    assert four.by_order[0].rate == 0.5
    low, high = four.by_order[0].ci95
    assert (round(low, 3), round(high, 3)) == (0.150, 0.850)  # Wilson's interval of 2 of 4


def test_a_player_is_counted_over_all_its_seats() -> None:
    """One with a figure in both matches, one that gave occasion for it only once."""
    seats = ([{"price": (30, 3)}, {"price": (0, 0)}], [{"price": (8, 1)}, {"price": (14, 1)}])
    named = (("ada", "bo"), ("bo", "ada"))
    both = of(
        *(
            Played(outcome, {"rounds": 8}, Usage(0, habits=list(habits)), players)
            for outcome, habits, players in zip((RED_WINS, BLUE_WINS), seats, named, strict=True)
        )
    )
    ada, bo = both.players["ada"], both.players["bo"]
    assert (ada.wins.count, bo.wins.count, ada.wins.of) == (2, 0, 2)
    assert (ada.habits["price"].mean, ada.habits["price"].of) == (12, 2)
    low, high = ada.habits["price"].ci95
    assert (round(low, 2), round(high, 2)) == (8.08, 15.92)  # 1.96 standard errors of 2
    assert (bo.habits["price"].mean, bo.habits["price"].ci95) == (8, (8, 8))


@pytest.mark.parametrize(
    ("seed", "seats"), [(0, "acc"), (1, "cca"), (2, "cac"), (3, "acc")], ids=str
)
def test_players_take_turns_in_the_seats(seed: int, seats: str) -> None:
    assert "".join(seats_of(("a", "c"), 3, seed)) == seats


def test_scores_are_those_of_winners_of_the_others_and_of_everybody(four: Study) -> None:
    assert four.scores["winner"].counts == {25: 1, 30: 3}
    assert four.scores["losers"].counts == {19: 1, 20: 3}
    assert four.scores["everybody"].counts == {19: 1, 20: 3, 25: 1, 30: 3}


def test_a_game_may_end_for_two_reasons(four: Study) -> None:
    assert {name: rate.count for name, rate in four.ends.items()} == {
        "region": 1,
        "leaf": 0,
        "cupcakes": 4,
    }


def test_a_column_is_a_mean_a_share_of_games_or_a_ratio(four: Study) -> None:
    one, two, never = (four.tables["powers"][name] for name in ("one", "two", "free-zero"))
    assert one["unlocked"] == 0.75  # 3 times in 4 games
    assert one["games-with"] == Rate.make(2, 4)
    assert one["owner-won"] == Rate.make(2, 3)
    assert two["unlocked"] == 0.5
    assert never["games-with"] == Rate.make(0, 4)
    assert never["owner-won"] is None


def test_a_distribution_has_mean_spread_and_quantiles() -> None:
    spread = Distribution.make([2, 4, 4, 4, 5, 5, 7, 9])
    assert (spread.mean, spread.deviation) == (5, 2)
    assert [spread.quantile(share) for share in (0, 0.25, 0.5, 0.75, 1)] == [2, 4, 4, 5, 9]
    assert spread.within(4, 5).rate == 5 / 8
    assert spread.as_data()["counts"] == {"2": 1, "4": 3, "5": 2, "7": 1, "9": 1}


def test_goals_are_judged_by_wins_distributions_and_rows(four: Study) -> None:
    found = {judged.goal.key: judged for judged in judge(four)}
    assert found["first-player"].met
    assert found["rounds"].found == 0.75  # 15 rounds are too many
    assert not found["rounds"].met
    assert found["winner-score"].found == 1
    assert found["powers"].found == 0
    assert (found["ends"].row, found["ends"].found) == ("leaf", 0)


@pytest.mark.parametrize(
    ("found", "interval", "met", "sure"),
    [
        (0.50, (0.48, 0.52), True, True),
        (0.50, (0.46, 0.52), True, False),
        (0.46, (0.44, 0.48), False, False),
        (0.56, (0.54, 0.58), False, True),
        (0.40, (0.39, 0.41), False, True),
    ],
)
def test_a_verdict_is_sure_if_the_interval_does_not_reach_over_a_limit(
    found: float, interval: tuple[float, float], met: bool, sure: bool
) -> None:
    judged = Judged(Goal("first-player", 0.47, 0.53), found, interval, None)
    assert (judged.met, judged.sure) == (met, sure)


def test_a_mean_without_an_interval_is_taken_as_it_is() -> None:
    assert Judged(Goal("regions", 3, 14), 2.5, None, "pink").sure


def test_the_same_seed_gives_the_same_figures_on_any_number_of_threads() -> None:
    game = find_game("marabunta")
    setting = make_setting(game, None, {})
    one, two, other = (
        json.dumps(as_data(study(game, setting, "random", 3, seed, over_threads(threads))))
        for seed, threads in ((5, 1), (5, 2), (6, 1))
    )
    assert one == two
    assert one != other
