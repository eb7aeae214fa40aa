"""Chapter 6: writing."""

from __future__ import annotations

import pytest

from tests.games.marabunta.table import (
    Table,
    at,
    crate,
    hexes,
    legal,
    neighbours,
    number_at,
    open_hexes,
    play,
    refused,
    seat,
)


def test_at_first_every_hex_is_available() -> None:
    """§6.1: neither number nor cross anywhere."""
    assert len(open_hexes(Table().match)) == 84


@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_number_is_never_changed(owner: str) -> None:
    """§6.1: a hex with a number is not available, be it your own."""
    match = Table().write(owner, 1, "e11").turn("red", pink="3")
    play(match, "apply pink")
    assert "e11" not in hexes(match)
    assert refused(match, "write e11") == "marabunta-refused-hex-taken"


def test_a_crossed_out_hex_is_not_available() -> None:
    """§6.1: nobody writes there any more."""
    match = Table().cross_out("e11").turn("red", pink="3")
    play(match, "apply pink")
    assert "e11" not in hexes(match)
    assert refused(match, "write e11") == "marabunta-refused-hex-crossed"


def test_the_example_of_the_blue_3() -> None:
    """§6.2: Ilaria writes the blue 3 in the blue region, beside her 0 in the pink region."""
    match = Table().write("red", 0, "f8").anthills("red", 0).turn("red", blue="3")
    assert at(match, "f8")["region"] == "pink"
    assert at(match, "f7")["region"] == "blue"
    assert "f7" in neighbours(match, "f8")
    play(match, "apply blue", "write f7")
    assert number_at(match, "f7") == ("red", 3)
    assert number_at(match, "f8") == ("red", 0)


def test_only_hexes_beside_an_own_number_are_open_without_anthill() -> None:
    """§6.2: of the blue hexes f7 and g7 touch f8, the others do not."""
    match = Table().write("red", 1, "f8").anthills("red", 0).turn("red", blue="3")
    play(match, "apply blue")
    assert hexes(match) == {"f7", "g7"}
    assert refused(match, "write g6") == "marabunta-refused-not-beside-own"


def test_a_number_of_the_other_colour_gives_no_adjacency() -> None:
    """§6.2: beside blue's numbers red has nothing to write without an anthill."""
    match = Table().write("blue", 1, "f8", "f9").anthills("red", 0).turn("red", pink="3")
    assert legal(match) == ["ignore pink"]


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_touching_number_may_be_equal_or_different(number: int) -> None:
    """§6.2: a 2 beside a 0, 1, 2 or 3."""
    match = Table().write("red", number, "f9").anthills("red", 0).turn("red", pink="2")
    play(match, "apply pink", "write f8")
    assert number_at(match, "f8") == ("red", 2)


def test_the_example_of_the_orange_2_the_0_and_the_green_1() -> None:
    """§6.3: Giacomo crosses an anthill for the orange 2, goes on with a 0, then a green 1.

    On `crumbs`, where orange and green touch: a8 is orange, a9 beside it, and beyond a9 lies
    the green cupcake hex a10, which does not touch a8.
    """
    match = Table("crumbs").turn("blue", orange="2", pink="0", green="1")
    assert at(match, "a8")["region"] == "orange"
    assert (at(match, "a10")["region"], at(match, "a10")["cupcake"]) == ("green", True)
    assert "a9" in neighbours(match, "a8") and "a9" in neighbours(match, "a10")
    assert "a10" not in neighbours(match, "a8")
    play(match, "apply orange", "write a8")
    assert seat(match, "blue")["anthills"] == 1
    play(match, "apply pink", "write a9", "apply green", "write a10")
    assert seat(match, "blue")["anthills"] == 1
    assert [number_at(match, name) for name in ("a8", "a9", "a10")] == [
        ("blue", 2),
        ("blue", 0),
        ("blue", 1),
    ]
    assert (seat(match, "blue")["boxes"], seat(match, "blue")["points"]) == (1, 0)


def test_an_anthill_opens_every_hex_the_colour_of_the_die_allows() -> None:
    """§6.3: far from your numbers, but in the die's region."""
    match = Table().write("red", 0, "f8").turn("red", green="1")
    play(match, "apply green")
    assert hexes(match) == open_hexes(match, region="green")
    play(match, "write a10")
    assert seat(match, "red")["anthills"] == 1


def test_an_anthill_opens_every_hex_for_a_tile() -> None:
    """§6.3: the tile with a 1 has no colour."""
    match = Table().write("red", 0, "f8").turn("red", tile="one")
    play(match, "apply tile")
    assert len(hexes(match)) == 83
    play(match, "write a2")
    assert seat(match, "red")["anthills"] == 1


def test_both_anthills_can_be_crossed_and_no_third() -> None:
    """§6.3: two numbers far from everything, then none."""
    match = Table().turn("red", pink="1", green="1", grey="1", yellow="leaf")
    play(match, "apply pink", "write f11", "apply green", "write b11")
    assert seat(match, "red")["anthills"] == 0
    assert legal(match) == ["apply yellow", "ignore grey", "ignore yellow"]


def test_using_an_anthill_is_never_compulsory() -> None:
    """§6.3: a die that only an anthill could use may be ignored."""
    match = Table().turn("red", pink="1")
    assert legal(match) == ["apply pink", "ignore pink"]
    play(match, "ignore pink")
    assert seat(match, "red")["anthills"] == 2


def test_the_anthills_of_the_other_player_stay() -> None:
    """§6.3: one of yours is crossed."""
    match = Table().turn("blue", pink="1")
    play(match, "apply pink", "write f11")
    assert [seat(match, name)["anthills"] for name in ("red", "blue")] == [2, 1]


def test_a_tile_with_its_own_anthill_costs_none_of_yours() -> None:
    """§6.4: the free zero, with anthills left and without."""
    for anthills in (2, 0):
        match = Table().anthills("red", anthills).turn("red", tile="free-zero")
        play(match, "apply tile", "write e11")
        assert seat(match, "red")["anthills"] == anthills


@pytest.mark.parametrize("power", ["free-zero", "free-three"])
def test_a_power_with_its_own_anthill_costs_none_of_yours(power: str) -> None:
    """§6.4: the powers of §9.3 and §9.4."""
    match = Table().ready("red", power).turn("red", pink="crate")
    play(match, "apply pink", crate(match, power), "write e11")
    assert seat(match, "red")["anthills"] == 2
