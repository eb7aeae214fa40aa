"""Chapter 5: dice."""

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
    number_at,
    open_hexes,
    play,
    refused,
    region,
    seat,
)


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize(("who", "circles"), [("red", [3, 2]), ("blue", [2, 3])])
def test_a_leaf_fills_a_circle_in_your_colour_on_the_leaf_of_the_die(
    die: str, who: str, circles: list[int]
) -> None:
    """§5.1: one blank circle of that region, and of no other; there is nothing to choose."""
    match = Table().one_die(who, die, "leaf")
    play(match, f"apply {die}")
    assert region(match, die)["circles"] == circles
    assert region(match, die)["blank"] == 5
    assert sum(leaf["blank"] for leaf in match.view()["regions"]) == 35


def test_a_leaf_without_blank_circle_can_only_be_ignored() -> None:
    """§5.1: the last circle of the pink leaf has been filled."""
    match = Table().circles("pink", red=5, blue=5).ended("blue").turn("red", pink="leaf")
    assert legal(match) == ["ignore pink"]
    assert refused(match, "apply pink") == "marabunta-refused-useless"


@pytest.mark.parametrize(("boards", "groups"), [("worker", 10), ("queen", 9)])
def test_a_crate_crosses_one_crate_of_your_choice(boards: str, groups: int) -> None:
    """§5.2: any of the groups, on your own board only."""
    match = Table(boards=boards).turn("red", pink="crate")
    play(match, "apply pink")
    assert legal(match) == [f"crate {group}" for group in range(1, groups + 1)]
    play(match, crate(match, "three-ones"))
    assert crossed(match, "red", "three-ones") == 1
    assert crossed(match, "blue", "three-ones") == 0
    assert actor(match) == "blue"


def test_the_example_of_the_last_crate() -> None:
    """§5.2: Ilaria crosses the last crate of the +3 group with a die: 3 points, at once."""
    match = Table().crates("red", "three-points", 1).turn("red", green="crate")
    play(match, "apply green", crate(match, "three-points"))
    assert seat(match, "red")["points"] == 3
    assert seat(match, "blue")["points"] == 0


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_a_number_is_written_in_the_region_of_the_die(die: str, face: str) -> None:
    """§5.3: with an anthill all 14 hexes of the region are open to it, and no other hex."""
    match = Table().one_die("blue", die, face)
    play(match, f"apply {die}")
    assert hexes(match) == open_hexes(match, region=die)
    assert len(hexes(match)) == 14
    place = min(open_hexes(match, region=die, crate=False, cupcake=False))
    play(match, f"write {place}")
    assert number_at(match, place) == ("blue", int(face))


def test_a_number_may_not_be_written_in_another_region() -> None:
    """§5.3: f7 is blue, a pink die cannot go there."""
    match = Table().turn("red", pink="2")
    assert at(match, "f7")["region"] == "blue"
    play(match, "apply pink")
    assert refused(match, "write f7") == "marabunta-refused-other-region"


@pytest.mark.parametrize("die", DICE)
def test_a_zero_may_be_written_in_any_region(die: str) -> None:
    """§5.4: whatever the colour of the die, all 84 hexes are open to a 0 with an anthill."""
    match = Table().one_die("red", die, "0")
    play(match, f"apply {die}")
    assert len(hexes(match)) == 84
    play(match, "write e11")
    assert number_at(match, "e11") == ("red", 0)


def test_a_zero_keeps_the_rule_of_adjacency() -> None:
    """§5.4: without anthills only the hexes beside an own number, three regions here."""
    match = Table().write("red", 3, "f8").anthills("red", 0).turn("red", grey="0")
    play(match, "apply grey")
    assert hexes(match) == {"e8", "e9", "f7", "f9", "g7"}
    assert {at(match, name)["region"] for name in hexes(match)} == {"yellow", "pink", "blue"}
