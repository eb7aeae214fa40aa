"""Chapter 8: hex effects."""

from __future__ import annotations

import pytest

from tests.games.marabunta.table import (
    Table,
    actor,
    at,
    crate,
    crossed,
    legal,
    play,
    seat,
)


def test_the_example_of_the_first_cupcake() -> None:
    """§8.1: Giacomo's green 1 lies in a cupcake hex: first box, +0, no point on the track."""
    match = Table().write("blue", 0, "d12").turn("blue", green="1")
    assert (at(match, "c13")["region"], at(match, "c13")["cupcake"]) == ("green", True)
    play(match, "apply green", "write c13")
    assert (seat(match, "blue")["boxes"], seat(match, "blue")["points"]) == (1, 0)
    assert (seat(match, "red")["boxes"], seat(match, "red")["points"]) == (0, 0)


@pytest.mark.parametrize(
    ("boards", "row"),
    [("worker", [0, 1, 2, 3, 3, 4, 4, 5, 5, 5]), ("queen", [0, 0, 2, 2, 3, 4, 4, 5, 5, 6])],
)
@pytest.mark.parametrize("box", range(10))
def test_boxes_are_crossed_from_the_left_and_scored_at_once(
    boards: str, row: list[int], box: int
) -> None:
    """§8.1: the next box, and the number above it."""
    table = Table(boards=boards).boxes("red", box)
    match = table.turn("red", tile="free-zero")
    before = seat(match, "red")["points"]
    play(match, "apply tile", "write g8")
    assert seat(match, "red")["boxes"] == box + 1
    assert seat(match, "red")["points"] == before + row[box]


@pytest.mark.parametrize("face", ["0", "1", "2", "3"])
def test_any_number_in_a_cupcake_hex_counts(face: str) -> None:
    """§8.1: a 0 as well as a 3."""
    match = Table().turn("red", pink=face)
    play(match, "apply pink", "write g8")
    assert seat(match, "red")["boxes"] == 1


@pytest.mark.parametrize("face", ["0", "1", "2", "3"])
def test_writing_in_a_crate_hex_crosses_a_crate_of_your_choice(face: str) -> None:
    """§8.2: e10 is a crate hex; any group may be chosen."""
    match = Table().turn("blue", pink=face)
    play(match, "apply pink", "write e10")
    assert actor(match) == "blue"
    assert legal(match) == [f"crate {group}" for group in range(1, 11)]
    play(match, crate(match, "two"))
    assert crossed(match, "blue", "two") == 1
    assert actor(match) == "red"


def test_the_crate_of_a_hex_can_unlock_a_power() -> None:
    """§8.2: as the crate of a die would."""
    match = Table().ready("red", "three-points").turn("red", pink="2")
    play(match, "apply pink", "write e10", crate(match, "three-points"))
    assert seat(match, "red")["points"] == 3


def test_a_plain_hex_has_no_effect() -> None:
    """§8.2: no crate, no cupcake in e11: the next element follows."""
    match = Table().turn("red", pink="2", blue="leaf")
    play(match, "apply pink", "write e11")
    assert legal(match) == ["apply blue", "ignore blue"]
    assert seat(match, "red")["boxes"] == 0
