"""Chapter 3: a round."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.match import Match
from tests.games.marabunta.table import DICE, Table, actor, crate, legal, play, refused, thrown

ROLL = {"pink": "3", "blue": "leaf", "orange": "0", "green": "crate", "grey": "1", "yellow": "2"}


def opening(*more: str) -> Match:
    """Red is first and has turned the free zero."""
    return ludoteca.new_match(
        "marabunta", seed=1, chance=["first red", *thrown("free-zero", **ROLL), *more]
    )


def test_the_first_player_turns_a_tile_and_rolls_all_six_dice() -> None:
    """§3.1: then it is his turn to split."""
    match = opening()
    assert match.view()["tile"] == "free-zero"
    assert match.view()["dice"] == ROLL
    assert actor(match) == "red"
    assert match.view()["phase"] == "split"


def test_there_are_63_ways_to_split() -> None:
    """§3.2: two pools, each with at least one of the seven elements."""
    ways = legal(opening())
    assert len(ways) == 63
    assert len(set(ways)) == 63
    for way in ways:
        with_tile, rest = way.removeprefix("split ").split("|")
        assert sorted([*with_tile.split(), *rest.split()]) == sorted([*DICE, "tile"])
        assert with_tile.split() and rest.split()


def test_the_tile_alone_may_be_a_pool() -> None:
    """§3.2: one element is enough."""
    match = opening()
    play(match, "split tile | pink blue orange green grey yellow")
    assert match.view()["pools"] == {"tile": ["tile"], "rest": list(DICE)}


def test_no_pool_may_be_empty() -> None:
    """§3.2: all seven elements together are no split."""
    match = opening()
    assert refused(match, "split tile pink blue orange green grey yellow |") == "refused-unknown"


def test_the_other_player_takes_a_pool_and_applies_it_first() -> None:
    """§3.3: blue takes; red applies what is left, after blue."""
    match = opening()
    play(match, "split tile pink | blue orange green grey yellow")
    assert actor(match) == "blue"
    assert legal(match) == ["take tile", "take rest"]
    play(match, "take tile")
    assert match.view()["pools"] == {
        "blue": ["pink", "tile"],
        "red": ["blue", "orange", "green", "grey", "yellow"],
    }
    play(match, "ignore pink", "ignore tile")
    assert actor(match) == "red"
    assert match.view()["to_apply"] == ["blue", "orange", "green", "grey", "yellow"]


def test_the_other_player_may_take_the_pool_without_the_tile() -> None:
    """§3.3: then the tile is the first player's."""
    match = opening()
    play(match, "split tile pink | blue orange green grey yellow", "take rest")
    assert match.view()["to_apply"] == ["blue", "orange", "green", "grey", "yellow"]
    play(match, *(f"ignore {die}" for die in ("blue", "orange", "green", "grey", "yellow")))
    assert actor(match) == "red"
    assert match.view()["to_apply"] == ["pink", "tile"]


def test_the_example_of_a_round() -> None:
    """§3.4: Ilaria (red) splits, Giacomo (blue) takes a pool, she the other; he is next."""
    match = opening(*thrown("one", pink="leaf"))
    play(match, "split tile pink grey yellow | blue orange green", "take rest")
    play(match, "apply blue", "apply orange", "write e11")
    play(match, "apply green", crate(match, "free-zero"))
    assert actor(match) == "red"
    play(match, "apply pink", "write e12", "ignore grey", "ignore yellow", "apply tile")
    play(match, "write c3")
    assert match.view()["round"] == 2
    assert match.view()["first"] == "blue"
    assert match.view()["tile"] == "one"
    assert match.view()["dice"]["pink"] == "leaf"
    assert actor(match) == "blue"


@pytest.mark.parametrize("first", ["red", "blue"])
def test_players_are_first_in_turn(first: str) -> None:
    """§3.4: whoever was not first is first in the next round."""
    match = Table().turn(first, last=True, pink="3")
    play(match, "ignore pink")
    assert match.view()["first"] == {"red": "blue", "blue": "red"}[first]


def test_in_round_8_only_the_cupcake_tile_is_left() -> None:
    """§3.5: nothing is turned any more, the dice are rolled at once."""
    match = Table().turn("red", last=True, in_round=7, pink="3", script=thrown(None, pink="2"))
    assert match.view()["tiles_left"] == []
    play(match, "ignore pink")
    assert match.view()["round"] == 8
    assert match.view()["tile"] == "cupcake"
    assert match.view()["dice"]["pink"] == "2"


def test_the_cupcake_tile_is_the_tile_of_every_further_round() -> None:
    """§3.5: it is used in round 8, and there again in round 9."""
    match = Table().turn("red", last=True, in_round=8, tile="cupcake", script=thrown(None))
    play(match, "apply tile", "cross g8")
    assert match.view()["round"] == 9
    assert match.view()["tile"] == "cupcake"
    assert actor(match) == "blue"
