"""Chapter 4: applying elements."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.marabunta.table import Table, actor, crate, hexes, legal, play, refused, seat


@pytest.mark.parametrize("order", [*permutations(["pink", "blue", "tile"])])
def test_elements_are_applied_in_the_order_the_player_likes(order: tuple[str, ...]) -> None:
    """§4.1: dice and tile in any order; all are applied before the other player goes on."""
    match = Table().turn("red", pink="leaf", blue="leaf", tile="two-leaves")
    for element in order:
        assert actor(match) == "red"
        play(match, f"apply {element}")
        if element == "tile":
            play(match, "circle green", "circle grey")
    assert actor(match) == "blue"


def test_an_element_is_finished_before_the_next_begins() -> None:
    """§4.1: while a number is being written nothing else can be applied."""
    match = Table().turn("red", pink="2", blue="leaf")
    play(match, "apply pink")
    assert refused(match, "apply blue") == "marabunta-refused-other-step"
    play(match, "write e11")
    assert legal(match) == ["apply blue", "ignore blue"]


def test_the_effect_of_a_hex_belongs_to_the_element() -> None:
    """§4.1: the crate of the crate hex e10 is crossed before the next die."""
    match = Table().turn("red", pink="2", blue="leaf")
    play(match, "apply pink", "write e10")
    assert refused(match, "apply blue") == "marabunta-refused-other-step"
    play(match, crate(match, "three-points"))
    assert legal(match) == ["apply blue", "ignore blue"]


def test_any_element_may_be_ignored() -> None:
    """§4.2: useful dice and tile, all of them."""
    match = Table().turn("red", pink="2", blue="leaf", tile="free-zero")
    play(match, "ignore tile", "ignore blue", "ignore pink")
    assert actor(match) == "blue"
    assert seat(match, "red")["anthills"] == 2


@pytest.mark.parametrize(
    "tile",
    ["two-crates", "two-leaves", "one", "two-zeros", "free-zero", "cross-out", "again"],
)
def test_each_tile_but_the_cupcake_tile_may_be_ignored(tile: str) -> None:
    """§4.2: apply or ignore, with a die beside it for `again`."""
    match = Table().turn("red", pink="leaf", tile=tile)
    assert legal(match) == ["apply pink", "apply tile", "ignore pink", "ignore tile"]


def test_the_cupcake_tile_may_not_be_ignored() -> None:
    """§4.2: the exception (§7.8)."""
    match = Table().turn("red", pink="leaf", tile="cupcake")
    assert legal(match) == ["apply pink", "apply tile", "ignore pink"]
    assert refused(match, "ignore tile") == "marabunta-refused-cupcake-compulsory"


def test_an_element_is_applied_or_ignored_only_once() -> None:
    """§4.1: what has been applied or ignored is gone from the pool."""
    match = Table().turn("red", pink="leaf", blue="leaf", green="leaf")
    play(match, "apply pink", "ignore blue")
    assert refused(match, "apply pink") == "marabunta-refused-not-in-pool"
    assert refused(match, "apply blue") == "marabunta-refused-not-in-pool"


@pytest.mark.parametrize("choice", ["apply", "ignore"])
def test_a_tile_is_discarded_after_use_or_when_ignored(choice: str) -> None:
    """§4.3: it is not among the tiles of the next round."""
    match = Table().turn("red", last=True, tile="free-zero")
    play(match, f"{choice} tile")
    if choice == "apply":
        play(match, "write e11")
    assert match.view()["round"] == 2
    assert match.view()["tile"] != "free-zero"
    assert "free-zero" not in match.view()["tiles_left"]


def test_the_cupcake_tile_is_not_discarded() -> None:
    """§4.3: after use it is the tile of the next round, and can be used again."""
    match = Table().turn("red", last=True, tile="cupcake")
    play(match, "apply tile", "cross a3")
    play(match, "split tile | pink blue orange green grey yellow", "take tile")
    assert match.view()["round"] == 9
    assert actor(match) == "red"
    assert len(hexes(match)) == 11
