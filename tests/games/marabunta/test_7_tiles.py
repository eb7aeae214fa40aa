"""Chapter 7: tiles."""

from __future__ import annotations

import pytest

from tests.games.marabunta.table import (
    DICE,
    Table,
    actor,
    at,
    crate,
    crossed,
    hexes,
    legal,
    neighbours,
    number_at,
    open_hexes,
    play,
    refused,
    region,
    seat,
)


@pytest.mark.parametrize("boards", ["worker", "queen"])
def test_two_crates_may_be_of_the_same_group(boards: str) -> None:
    """§7.1: any two crates, one after the other."""
    match = Table(boards=boards).turn("red", tile="two-crates")
    play(match, "apply tile", crate(match, "two-cupcakes"), crate(match, "two-cupcakes"))
    assert crossed(match, "red", "two-cupcakes") == 2
    assert actor(match) == "blue"


def test_two_crates_may_be_of_different_groups() -> None:
    """§7.1: here one of them unlocks 2 points, and the other is still to be crossed."""
    match = Table().ready("red", "two-points").turn("red", tile="two-crates")
    play(match, "apply tile", crate(match, "two-points"))
    assert seat(match, "red")["points"] == 2
    assert actor(match) == "red"
    play(match, crate(match, "free-three"))
    assert crossed(match, "red", "free-three") == 1
    assert actor(match) == "blue"


def test_two_leaves_are_two_different_leaves() -> None:
    """§7.2: one blank circle on each, in your colour."""
    match = Table().turn("blue", tile="two-leaves")
    play(match, "apply tile")
    assert legal(match) == [f"circle {die}" for die in DICE]
    play(match, "circle grey")
    assert refused(match, "circle grey") == "marabunta-refused-same-leaf"
    play(match, "circle pink")
    assert region(match, "grey")["circles"] == [2, 3]
    assert region(match, "pink")["circles"] == [2, 3]
    assert actor(match) == "red"


def test_the_tile_with_a_1_writes_it_in_any_region() -> None:
    """§7.3: beside an own number, in whatever region."""
    match = Table().write("red", 2, "f8").anthills("red", 0).turn("red", tile="one")
    play(match, "apply tile")
    assert hexes(match) == {"e8", "e9", "f7", "f9", "g7"}
    play(match, "write f7")
    assert number_at(match, "f7") == ("red", 1)


def test_the_tile_with_a_1_may_cost_an_anthill() -> None:
    """§7.3: as §6.3 says."""
    match = Table().turn("red", tile="one")
    play(match, "apply tile", "write c3")
    assert number_at(match, "c3") == ("red", 1)
    assert seat(match, "red")["anthills"] == 1


def test_two_zeros_lie_side_by_side() -> None:
    """§7.4: the first by the rules of writing, the second adjacent to it."""
    match = Table().write("red", 2, "f8").turn("red", tile="two-zeros")
    play(match, "apply tile", "write f9")
    assert hexes(match) == neighbours(match, "f9") - {"f8"}
    assert refused(match, "write e11") == "marabunta-refused-not-beside-picked"
    play(match, "write e10")
    assert number_at(match, "f9") == number_at(match, "e10") == ("red", 0)
    assert seat(match, "red")["anthills"] == 2


def test_two_zeros_cost_one_anthill_and_not_two() -> None:
    """§7.4: the anthill is for the first; the second has no use of another."""
    match = Table().turn("red", tile="two-zeros")
    play(match, "apply tile", "write c3", "write c4")
    assert seat(match, "red")["anthills"] == 1


def test_two_zeros_are_both_written_or_neither() -> None:
    """§7.4: there are single open hexes but no two that touch, so the tile does nothing."""
    table = Table().cross_out_all_but("a1", "a3", "g1", "g3").ended("blue")
    assert legal(table.turn("red", tile="two-zeros")) == ["ignore tile"]


def test_the_second_zero_cannot_be_left_out() -> None:
    """§7.4: once the first hex is picked nothing but the second can be played."""
    match = Table().turn("red", tile="two-zeros", pink="leaf")
    play(match, "apply tile", "write c3")
    assert refused(match, "apply pink") == "marabunta-refused-other-step"
    assert number_at(match, "c3") is None  # drawn together with the second
    play(match, "write c4")
    assert number_at(match, "c3") == number_at(match, "c4") == ("red", 0)


def test_the_free_zero_needs_neither_adjacency_nor_anthill() -> None:
    """§7.5: any available hex."""
    match = Table().write("blue", 1, "e11").anthills("red", 0).turn("red", tile="free-zero")
    play(match, "apply tile")
    assert len(hexes(match)) == 83
    play(match, "write a2")
    assert number_at(match, "a2") == ("red", 0)


def test_cross_out_takes_two_available_hexes_that_touch() -> None:
    """§7.6: anywhere, without adjacency to anything of yours."""
    match = Table().write("blue", 3, "f9").anthills("red", 0).turn("red", tile="cross-out")
    play(match, "apply tile")
    assert len(hexes(match)) == 83
    play(match, "cross f8")
    assert hexes(match) == {"e8", "e9", "f7", "g7"}
    play(match, "cross g7")
    assert at(match, "f8")["crossed"] and at(match, "g7")["crossed"]
    assert seat(match, "red")["boxes"] == 0
    assert actor(match) == "blue"


def test_again_uses_a_die_of_your_pool_a_second_time() -> None:
    """§7.7: the pink 3 is written twice."""
    match = Table().turn("red", pink="3", blue="leaf", tile="again")
    play(match, "apply pink", "write f8", "apply tile")
    assert legal(match) == ["again pink", "again blue"]
    play(match, "again pink", "write f9")
    assert number_at(match, "f8") == number_at(match, "f9") == ("red", 3)
    assert legal(match) == ["apply blue", "ignore blue"]


def test_again_is_for_your_own_pool_only() -> None:
    """§7.7: the green die lies in the other pool."""
    match = Table().turn("red", pink="3", blue="leaf", tile="again", other={"green": "leaf"})
    play(match, "apply tile")
    assert refused(match, "again green") == "marabunta-refused-not-in-pool"


def test_again_for_the_first_player_who_applies_last() -> None:
    """§7.7: red's pool is what blue has left."""
    match = Table().rolled("red", tile="again", pink="leaf", blue="leaf")
    play(match, "split tile pink blue | orange green grey yellow", "take rest")
    play(match, *(f"ignore {die}" for die in ("orange", "green", "grey", "yellow")))
    assert match.view()["pools"]["red"] == ["pink", "blue", "tile"]
    play(match, "apply tile")
    assert legal(match) == ["again pink", "again blue"]


def test_the_cupcake_tile_crosses_out_a_cupcake_hex_and_no_box() -> None:
    """§7.8: one of the twelve; your row of boxes stays as it is."""
    match = Table().turn("red", tile="cupcake")
    play(match, "apply tile")
    assert hexes(match) == open_hexes(match, cupcake=True)
    assert len(hexes(match)) == 12
    assert refused(match, "cross e11") == "marabunta-refused-no-cupcake-hex"
    play(match, "cross g8")
    assert at(match, "g8")["crossed"]
    assert (seat(match, "red")["boxes"], seat(match, "red")["points"]) == (0, 0)


def test_the_cupcake_tile_is_compulsory() -> None:
    """§7.8: as the only element left it is applied without asking."""
    match = Table().turn("red", pink="leaf", tile="cupcake")
    assert refused(match, "ignore tile") == "marabunta-refused-cupcake-compulsory"
    play(match, "ignore pink")
    assert match.view()["phase"] == "cross"


def test_the_cupcake_tile_does_nothing_when_no_cupcake_hex_is_left() -> None:
    """§7.8: all twelve are filled or crossed out: now it can only be ignored."""
    table = Table().write("red", 1, "g8").cross_out_cupcakes().ended("red")
    match = table.turn("red", tile="cupcake")
    assert legal(match) == ["ignore tile"]
    assert refused(match, "apply tile") == "marabunta-refused-useless"


def test_a_crossed_out_hex_gives_no_adjacency() -> None:
    """§7.9: crossing out e11 and e12 helps nobody to write beside them."""
    match = Table().anthills("red", 0).turn("red", pink="2", grey="leaf", tile="cross-out")
    play(match, "apply tile", "cross e11", "cross e12")
    assert legal(match) == ["apply grey", "ignore pink", "ignore grey"]
    assert (at(match, "e11")["seat"], at(match, "e11")["number"]) == (None, None)


def test_cupcake_and_crate_of_a_crossed_out_hex_are_lost() -> None:
    """§7.9: e13 carries a crate, g11 a cupcake; neither gives anything."""
    match = Table().turn("red", tile="cross-out", pink="leaf")
    play(match, "apply tile", "cross e13", "cross f12")
    assert legal(match) == ["apply pink", "ignore pink"]
    match = Table().turn("red", tile="cross-out", pink="leaf")
    play(match, "apply tile", "cross g11", "cross f12")
    assert (seat(match, "red")["boxes"], seat(match, "red")["points"]) == (0, 0)
