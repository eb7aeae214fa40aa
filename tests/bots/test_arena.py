"""The arena: fair, repeatable, and honest about what it cannot know."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from ludoteca.bots.arena import arena, group_count, sittings
from ludoteca.bots.entrants import Entrant, names_of, prepared
from ludoteca.bots.levels import RandomBot
from ludoteca.bots.position import Position
from ludoteca.bots.sequential import BETTER, NOT_BETTER, Hypotheses
from ludoteca.bots.standing import Standing, wilson
from ludoteca.core.contract import Game
from ludoteca.core.errors import BadOption
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.spreading import over_threads

MARABUNTA = find_game("marabunta")


def play(
    bots: Sequence[Entrant], games: int, seed: int = 0, threads: int | None = None
) -> Standing:
    setting = make_setting(MARABUNTA, None, {})
    standing = arena(MARABUNTA, setting, bots, games, seed, over_threads(threads))
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


# Bots as objects


class Hasty:
    """The first choice there is; says how often it was asked, and whether it was closed."""

    def __init__(self) -> None:
        self.asked = self.closed = 0

    def choose(self, position: Position) -> int:
        self.asked += 1
        return position.legal_numbers()[0]

    def close(self) -> None:
        self.closed += 1


def test_an_object_plays_every_match_and_is_left_open() -> None:
    bot = Hasty()
    standing = play([bot, "random"], 2)
    assert standing.bots == ["Hasty", "random"]
    assert bot.asked > 10
    assert bot.closed == 0


def test_a_class_or_function_makes_a_bot_for_every_match_which_is_closed() -> None:
    made: list[Hasty] = []

    def hasty(game: Game[Any], seed: int) -> Hasty:
        made.append(Hasty())
        return made[-1]

    standing = play([hasty, "random"], 4)
    assert standing.bots == ["hasty", "random"]
    assert [bot.closed for bot in made] == [1] * 4
    assert all(bot.asked for bot in made)


def test_a_level_by_name_and_by_maker_play_the_same() -> None:
    def same(game: Game[Any], seed: int) -> RandomBot:
        return RandomBot(seed)

    by_name, by_maker = play(["random", "beginner"], 4), play([same, "beginner"], 4)
    assert replace(by_maker, bots=by_name.bots) == by_name


def test_something_with_bots_of_its_own_is_asked_for_one_a_match() -> None:
    class Club:
        name = "club"

        def seated(self, game: Game[Any], seed: int) -> RandomBot:
            return RandomBot(seed)

    assert replace(play([Club(), "beginner"], 4), bots=[]) == replace(
        play(["random", "beginner"], 4), bots=[]
    )


def test_what_an_object_does_wrong_reaches_its_author() -> None:
    class Broken:
        def choose(self, position: Position) -> int:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        play([Broken(), "random"], 2)


@pytest.mark.parametrize("entrant", [3, None, object()])
def test_what_cannot_play_is_refused(entrant: Any) -> None:
    with pytest.raises(TypeError, match="is no player"):
        play([entrant, "random"], 1)


def test_what_makes_no_bot_is_refused() -> None:
    with pytest.raises(TypeError, match="no method `choose`"):
        play([lambda game, seed: "random", "random"], 1)  # type: ignore[list-item, return-value]


def test_objects_of_one_kind_have_names_of_their_own() -> None:
    assert names_of([Hasty(), Hasty(), Hasty(), "random", "random"]) == [
        "Hasty",
        "Hasty 2",
        "Hasty 3",
        "random",
        "random",
    ]


def test_an_object_can_travel_to_another_process() -> None:
    bot = Hasty()
    bot.asked = 5
    copy: Any = pickle.loads(pickle.dumps(prepared(bot)))
    assert copy.bot.asked == 5


# Stopping in time


def test_a_sequential_test_stops_the_arena_when_it_is_clear() -> None:
    setting, hypotheses = make_setting(MARABUNTA, None, {}), Hypotheses.of_elo(0, 400, seats=2)
    standings = [
        arena(MARABUNTA, setting, bots, 400, 1, over_threads(threads), hypotheses=hypotheses)
        for bots, threads in (
            (["beginner", "random"], 1),
            (["beginner", "random"], 3),
            (["random", "beginner"], 2),
        )
    ]
    verdicts = [standing.verdict for standing in standings]
    assert [verdict and verdict.found for verdict in verdicts] == [BETTER, BETTER, NOT_BETTER]
    assert verdicts[0] == verdicts[1]
    assert standings[0].games == standings[1].games < 20
    assert verdicts[0] is not None
    assert verdicts[0].ratio >= verdicts[0].bounds[1]


def test_with_three_seats_whole_rotations_are_counted() -> None:
    game = find_game("marracash")
    setting = make_setting(game, 3, {})
    standing = arena(game, setting, ["beginner", "random"], 8, hypotheses=Hypotheses(0.05, 0.06))
    assert standing.verdict is not None
    assert (standing.games, standing.verdict.rotations) == (8, 2)
    assert standing.verdict.found is None


def test_a_sequential_test_is_about_two_bots() -> None:
    with pytest.raises(BadOption, match="two bots"):
        arena(
            MARABUNTA,
            make_setting(MARABUNTA, None, {}),
            ["random"] * 3,
            2,
            hypotheses=Hypotheses(0.5, 0.6),
        )
