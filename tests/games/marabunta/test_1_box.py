"""Chapter 1: the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludoteca
from tests.games.marabunta.table import (
    Table,
    hexes,
    legal,
    neighbours,
    play,
    seat,
    unstarted,
)

both_faces = pytest.mark.parametrize("territory", ["picnic", "crumbs"])


def drawn_hexes(territory: str) -> list[dict[str, Any]]:
    drawn: list[dict[str, Any]] = Table(territory).match.view()["hexes"]
    return drawn


def patches(territory: str, names: set[str]) -> list[set[str]]:
    """The connected pieces of some hexes."""
    match = Table(territory).match
    left, pieces = set(names), []
    while left:
        piece, edge = set[str](), {left.pop()}
        while edge:
            piece |= edge
            edge = {beside for name in edge for beside in neighbours(match, name)} & left
            left -= edge
        pieces.append(piece)
    return pieces


def test_there_are_six_regions_and_a_die_for_each() -> None:
    """§1.1: pink, blue, orange, green, grey and yellow."""
    view = ludoteca.new_match("marabunta", seed=1).view()
    colours = ["pink", "blue", "orange", "green", "grey", "yellow"]
    assert [region["region"] for region in view["regions"]] == colours
    assert list(view["dice"]) == colours


def test_a_die_has_the_faces_0_1_2_3_leaf_and_crate() -> None:
    """§1.2: six faces, all equally likely."""
    match = unstarted()
    match.follow("first red")
    match.follow("turn one")
    faces = ["0", "1", "2", "3", "leaf", "crate"]
    assert legal(match) == [f"roll pink {face}" for face in faces]


@both_faces
def test_each_region_has_14_of_the_84_hexes(territory: str) -> None:
    """§1.3: 84 hexes, 14 a region."""
    drawn = drawn_hexes(territory)
    assert len(drawn) == 84
    assert set(Counter(place["region"] for place in drawn).values()) == {14}


@both_faces
@pytest.mark.parametrize("treasure", ["cupcake", "crate"])
def test_each_region_has_two_of_the_12_cupcakes_and_12_crates(
    territory: str, treasure: str
) -> None:
    """§1.3: 12 cupcake hexes and 12 crate hexes, 2 of each a region, none carries both."""
    drawn = drawn_hexes(territory)
    found = Counter(place["region"] for place in drawn if place[treasure])
    assert found == dict.fromkeys(["pink", "blue", "orange", "green", "grey", "yellow"], 2)
    assert not any(place["cupcake"] and place["crate"] for place in drawn)


def test_a_leaf_has_2_red_2_blue_and_6_blank_circles() -> None:
    """§1.4: ten circles a leaf, one leaf a region."""
    regions = ludoteca.new_match("marabunta", seed=1).view()["regions"]
    assert [region["circles"] for region in regions] == [[2, 2]] * 6
    assert [region["blank"] for region in regions] == [6] * 6


@both_faces
def test_every_region_is_one_patch_but_blue_crumbs(territory: str) -> None:
    """§1.5: on `crumbs` the blue region lies in at least three patches; nothing else is torn."""
    drawn = drawn_hexes(territory)
    assert len(patches(territory, {place["name"] for place in drawn})) == 1
    for colour in ("pink", "blue", "orange", "green", "grey", "yellow"):
        pieces = patches(territory, {p["name"] for p in drawn if p["region"] == colour})
        if (territory, colour) == ("crumbs", "blue"):
            assert len(pieces) >= 3
        else:
            assert len(pieces) == 1


def test_hexes_touch_across_the_joints_of_the_parts() -> None:
    """§1.5: a6 lies on the second part, a7 beside it on the third."""
    match = Table().write("red", 0, "a6").anthills("red", 0).turn("red", yellow="1")
    part = {place["name"]: place["part"] for place in match.view()["hexes"]}
    assert part["a6"] != part["a7"]
    play(match, "apply yellow")
    assert "a7" in hexes(match)


@both_faces
def test_the_territory_is_three_parts_of_28_hexes_side_by_side(territory: str) -> None:
    """§1.6: in every row the parts follow one another from left to right."""
    drawn = drawn_hexes(territory)
    assert Counter(place["part"] for place in drawn) == {0: 28, 1: 28, 2: 28}
    for row in range(max(place["row"] for place in drawn) + 1):
        line = sorted((p for p in drawn if p["row"] == row), key=lambda p: int(p["column"]))
        assert [p["part"] for p in line] == sorted(p["part"] for p in line)


def test_the_worker_board() -> None:
    """§1.7: 2 anthills, 21 crates in ten groups, ten cupcake boxes of which the first is +0."""
    match = ludoteca.new_match("marabunta", seed=1, boards="worker")
    red, blue = match.view()["seats"]
    groups = sorted((group["crates"], group["power"]) for group in red["groups"])
    assert groups == [
        (1, "cross-out"),
        (1, "one"),
        (1, "two-leaves"),
        (2, "free-zero"),
        (2, "three-points"),
        (2, "two"),
        (2, "two-points"),
        (3, "free-three"),
        (3, "three-ones"),
        (4, "two-cupcakes"),
    ]
    assert red["row"] == [0, 1, 2, 3, 3, 4, 4, 5, 5, 5]
    assert red["anthills"] == 2
    assert {**blue, "seat": "red"} == red


def test_the_queen_board() -> None:
    """§1.7: the other face, 20 crates in nine groups; both seats use the same face."""
    match = ludoteca.new_match("marabunta", seed=1, boards="queen")
    red, blue = match.view()["seats"]
    groups = sorted((group["crates"], group["power"]) for group in red["groups"])
    assert groups == [
        (1, "cross-out"),
        (1, "two-leaves"),
        (2, "free-zero"),
        (2, "one"),
        (2, "two"),
        (2, "two-points"),
        (3, "free-three"),
        (3, "three-ones"),
        (4, "two-cupcakes"),
    ]
    assert red["row"] == [0, 0, 2, 2, 3, 4, 4, 5, 5, 6]
    assert red["anthills"] == 2
    assert {**blue, "seat": "red"} == red


def test_nothing_is_crossed_on_a_player_board_at_first() -> None:
    """§1.7: no crate, no box, no point."""
    red = seat(ludoteca.new_match("marabunta", seed=1), "red")
    assert {group["crossed"] for group in red["groups"]} == {0}
    assert (red["boxes"], red["points"]) == (0, 0)


def test_there_are_eight_tiles() -> None:
    """§1.8: seven that are shuffled, and the cupcake tile under them."""
    match = unstarted()
    match.follow("first red")
    assert legal(match) == [
        "turn two-crates",
        "turn two-leaves",
        "turn one",
        "turn two-zeros",
        "turn free-zero",
        "turn cross-out",
        "turn again",
    ]
    assert Table().rolled("red", tile="cupcake").view()["tile"] == "cupcake"
