"""What bots are told: sane in every position of real games, right where the best is known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from ludoteca.core.contract import OVER
from ludoteca.core.generator import random_below
from ludoteca.core.kernel import MODE, Record, copy_record
from ludoteca.core.match import Match
from ludoteca.games.minicity.actions import Unload
from ludoteca.games.minicity.game import GAME
from tests.games.minicity.table import FRIENDS, Table, opening, play, unstarted


def weights(match: Match) -> dict[str, float]:
    """The weight of each choice, by its notation."""
    choices = np.array(match.legal_numbers(), np.int16)
    found = np.zeros(len(choices), np.float64)
    GAME.judgement.weigh(match.board.record, match.state, choices, len(choices), found)
    texts = [GAME.text(action) for action in match.legal()]
    return dict(zip(texts, found.tolist(), strict=True))


def shares(match: Match, state: Record | None = None) -> list[float]:
    found = np.zeros(GAME.seats[-1], np.float64)
    GAME.judgement.assess(match.board.record, match.state if state is None else state, found)
    return found[: match.setting.seats].tolist()  # type: ignore[no-any-return]


def best(match: Match) -> str:
    found = weights(match)
    return max(found, key=lambda text: found[text])


# Everywhere


@pytest.mark.parametrize("friends", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_has_a_weight_and_every_seat_a_share(seats: int, friends: bool) -> None:
    """In a game of anyhow, friends for all."""
    match = unstarted(seats, friends=friends, hill=None)
    match.advance()
    for step in range(25 if MODE == "python" else 1500):
        if match.to_act is None:
            break
        found = weights(match)
        assert all(weight > 0 and math.isfinite(weight) for weight in found.values())
        stakes = shares(match)
        assert sum(stakes) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in stakes)
        match.play(list(found)[random_below(len(found), 7, seats, step)])


def test_all_friends_at_hand_still_leave_every_choice_a_weight() -> None:
    match = Table(friends=True).owns("circle", *FRIENDS).turn("circle")
    for step in ("spread 2", "to 9", "to 11"):
        found = weights(match)
        assert all(weight > 0 and math.isfinite(weight) for weight in found.values())
        if step in found:
            play(match, step)


# Choices


def test_the_winning_unload_is_the_best_by_far() -> None:
    table = Table().ants(red=9, yellow=48).hand("circle", "red yellow blue grey")
    match = table.small("circle", orange=2).reserve("circle").tokens(2, 1).turn("circle")
    assert best(match).startswith("play red")
    play(match, best(match))
    assert best(match) == "go 2"
    assert weights(match)["go 2"] > 20 * sorted(weights(match).values())[-2]
    play(match, "go 2")
    assert best(match) == "unload 2"
    play(match, "unload 2")
    assert match.state.actor == OVER


def test_unloading_more_is_better_and_passing_by_is_silly() -> None:
    match = Table().ants(red=9).small("circle", orange=4, yellow=3).tokens(2, 1).turn("circle")
    play(match, "play red 1 left", "go 2")
    found = weights(match)
    assert found["unload 3"] > found["unload 2"] > found["unload 1"] > found["unload 0"]
    assert found["unload 3"] > 10 * found["unload 0"]


def test_a_full_chamber_and_one_for_food_at_home_are_no_aims() -> None:
    table = Table().ants(red=9).small("circle", orange=3, green=2, yellow=2)
    match = table.tokens(2, 1).tokens(16, 2).turn("circle")
    play(match, "play red 1 left")
    found = weights(match)
    assert found["go 2"] > 10 * found["go 16"]  # full
    assert found["go 2"] > 10 * found["go 8"]  # blue


def test_the_small_part_is_filled_with_what_can_be_unloaded() -> None:
    """All open pink places are far from every ant; orange ones lie beside one."""
    table = Table().ants(red=9, yellow=1, blue=7, grey=49, violet=41)
    table.small("circle", yellow=1, blue=1, pink=2).reserve("circle", orange=4, pink=2)
    match = table.tokens(2, 1).tokens(25, 0).turn("circle")
    while "done" not in weights(match):
        play(match, match.legal_numbers()[0])
    play(match, "done")
    assert weights(match)["stock orange"] > 2 * weights(match)["stock pink"]


def test_the_grasshoppers_offer_is_taken() -> None:
    table = Table(friends=True).owns("circle", "grasshopper").ants(red=9)
    match = table.small("circle", orange=3, green=2, yellow=2).tokens(2, 1).turn("circle")
    play(match, "play red 1 left", "go 2", "unload 3")
    assert weights(match)["enough"] < min(
        weight for text, weight in weights(match).items() if text != "enough"
    )


@pytest.mark.parametrize(("friends", "even"), [(False, 1), (True, 2)])
def test_an_offer_is_about_what_beginning_is_worth(friends: bool, even: int) -> None:
    """§2.7: whoever is offered more would rather come second; tokens go where no ant is near."""
    match = opening(offer=True, friends=friends)
    assert best(match) == f"unload {even}"
    play(match, f"unload {even + 2}")
    assert best(match) == "first circle"
    play(match, "first circle")
    found = weights(match)  # of the yellow chambers: six, three and one tunnels from another ant
    assert found["to 1"] > found["to 12"] > found["to 26"]
    begun = opening(offer=True)
    play(begun, "unload 0")
    assert best(begun) == "first square"


# Positions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_small_parts_all_seats_are_alike(seats: int) -> None:
    match = unstarted(seats)
    match.advance()
    assert shares(match) == pytest.approx([1 / seats] * seats)


def test_seats_in_each_others_place_have_each_others_share() -> None:
    def drawn(rich: str, poor: str, first: str) -> Match:
        table = Table(friends=True).small(rich, yellow=3, blue=2, pink=2).points(poor, 9)
        return table.owns(rich, "snail").small(poor, orange=7).turn(first)

    one = shares(drawn("circle", "square", "circle"))
    other = shares(drawn("square", "circle", "square"))
    assert one == pytest.approx(other[::-1])


def test_who_is_to_play_is_ahead() -> None:
    one, other = shares(Table().turn("circle"))
    assert one > other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_all_but_won_is_seen_as_won(seats: int) -> None:
    table = Table(seats).small("circle", orange=1).reserve("circle").ants(red=9).tokens(2, 1)
    assert shares(table.turn("circle"))[0] > 0.9


def test_a_token_less_is_a_better_chance() -> None:
    match = Table().ants(red=9).small("circle", orange=3, yellow=4).tokens(2, 1).turn("circle")
    play(match, "play red 1 left", "go 2")
    chances = []
    for tokens in range(1, 4):
        after = copy_record(match.state)
        GAME.kernels.apply(
            match.board.record, after, match.game.number(match.board, Unload(tokens))
        )
        chances.append(shares(match, after)[0])
    assert chances == sorted(set(chances))


def test_a_friend_is_a_better_chance() -> None:
    alone = shares(Table(friends=True).turn("circle"))[0]
    helped = shares(Table(friends=True).owns("circle", "exotic-caterpillar").turn("circle"))[0]
    assert helped > alone


def test_to_stay_promises_nothing() -> None:
    """Q1: red's chamber has room and a token for it, yet nothing is unloaded there."""
    table = Table(friends=True).ants(yellow=36, blue=44).tokens(43, 0)
    match = table.owns("circle", "millipede").turn("circle")
    play(match, "play red 1 left")
    found = weights(match)
    assert found["go 43"] == min(found.values()) < max(found.values())
