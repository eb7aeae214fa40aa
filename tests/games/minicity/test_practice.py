"""What practice taught: right where the best is known, and a sane weight for every choice."""

from __future__ import annotations

import math

import numpy as np
import pytest

from ludoteca.core.match import Match
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.practice import weigh
from tests.games.minicity.table import FRIENDS, Table, play


def weights(match: Match) -> dict[str, float]:
    """The weight of each choice, by its notation."""
    choices = np.array(match.legal_numbers(), np.int16)
    found = np.zeros(len(choices), np.float64)
    weigh(match.board.record, match.state, choices, len(choices), found)
    texts = [GAME.text(action) for action in match.legal()]
    return dict(zip(texts, found.tolist(), strict=True))


def best(match: Match) -> str:
    found = weights(match)
    return max(found, key=lambda text: found[text])


def test_the_winning_unload_is_the_best_by_far() -> None:
    table = Table().ants(red=9, yellow=48).hand("circle", "red yellow blue grey")
    match = table.small("circle", orange=2).reserve("circle").tokens(2, 1).turn("circle")
    assert best(match).startswith("play red")
    play(match, best(match))
    assert best(match) == "go 2"
    play(match, "go 2")
    assert best(match) == "unload 2"


def test_all_friends_at_hand_leave_every_choice_a_weight() -> None:
    match = Table(friends=True).owns("circle", *FRIENDS).turn("circle")
    for step in ("spread 2", "to 9", "to 11"):
        found = weights(match)
        assert all(weight > 0 and math.isfinite(weight) for weight in found.values())
        if step in found:
            play(match, step)


def test_to_go_on_is_better_than_to_end_a_turn_for_nothing() -> None:
    match = Table().ants(red=9).small("circle", orange=4, yellow=3).tokens(2, 1).turn("circle")
    play(match, "play red 1 left", "go 2", "unload 3")
    found = weights(match)
    assert found["done"] < max(found.values())


def test_an_ant_without_a_way_promises_nothing_by_its_stops() -> None:
    """Q1: red in its corner has neighbours with taken zones only."""
    match = Table().ants(red=1, yellow=2, blue=8).hand("circle", "red red blue grey").turn("circle")
    assert all(math.isfinite(weight) for weight in weights(match).values())


@pytest.mark.parametrize("theirs", [0, 3])
def test_what_the_next_seat_wants_is_worth_taking(theirs: int) -> None:
    """A room for which the next seat has tokens counts for more than without them."""
    table = Table().ants(red=9).small("circle", orange=2, blue=2).reserve("circle").tokens(2, 2)
    table.small("square", orange=theirs, blue=3).reserve("square")
    match = table.turn("circle")
    play(match, "play red 1 left")
    found = weights(match)
    assert (found["go 2"] > found["go 8"]) == (theirs > 0)


def test_the_small_part_is_filled_with_what_can_be_unloaded() -> None:
    """All open pink places are far from every ant; orange ones lie beside one."""
    table = Table().ants(red=9, yellow=1, blue=7, grey=49, violet=41)
    table.small("circle", yellow=1, blue=1, pink=2).reserve("circle", orange=4, pink=2)
    match = table.tokens(2, 1).tokens(25, 0).turn("circle")
    while "done" not in weights(match):
        play(match, match.legal_numbers()[0])
    play(match, "done")
    assert weights(match)["stock orange"] > 2 * weights(match)["stock pink"]
