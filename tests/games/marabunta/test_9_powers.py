"""Chapter 9: powers. Red unlocks each with a crate die; red's only number is a 2 in f8."""

from __future__ import annotations

import pytest

from tests.games.marabunta.table import (
    DICE,
    Position,
    Table,
    actor,
    at,
    crate,
    crossed,
    hexes,
    legal,
    neighbours,
    number_at,
    play,
    refused,
    region,
    seat,
)

both_boards = pytest.mark.parametrize("boards", ["worker", "queen"])
AROUND_F8 = {"e8", "e9", "f7", "f9", "g7"}


def unlock(table: Table, power: str) -> Position:
    """Red crosses the last crate of the group."""
    match = table.ready("red", power).turn("red", pink="crate")
    play(match, "apply pink", crate(match, power))
    return match


def at_f8(boards: str) -> Table:
    return Table(boards=boards).write("red", 2, "f8")


@pytest.mark.parametrize(
    ("boards", "power"),
    [("worker", "two-points"), ("worker", "three-points"), ("queen", "two-points")],
)
def test_nothing_is_unlocked_before_the_last_crate(boards: str, power: str) -> None:
    """§9.6, §9.7: a group that lacks a crate gives nothing, not even points."""
    match = at_f8(boards).turn("red", pink="crate")
    play(match, "apply pink", crate(match, power))
    assert crossed(match, "red", power) == 1
    assert seat(match, "red")["points"] == 0
    assert actor(match) == "blue"


@both_boards
@pytest.mark.parametrize(("power", "number"), [("one", 1), ("two", 2)])
def test_a_power_writes_a_1_or_a_2_beside_an_own_number(
    boards: str, power: str, number: int
) -> None:
    """§9.1, §9.2: in any region, by the rules of writing."""
    match = unlock(at_f8(boards).anthills("red", 0), power)
    assert hexes(match) == AROUND_F8
    play(match, "write f7")
    assert number_at(match, "f7") == ("red", number)
    assert actor(match) == "blue"


@both_boards
@pytest.mark.parametrize("power", ["one", "two"])
def test_a_power_to_write_may_use_an_anthill(boards: str, power: str) -> None:
    """§9.1, §9.2: far away it costs one of yours (§6.3)."""
    match = unlock(at_f8(boards), power)
    assert len(hexes(match)) == 83
    play(match, "write a2")
    assert seat(match, "red")["anthills"] == 1


@both_boards
@pytest.mark.parametrize(("power", "number"), [("free-zero", 0), ("free-three", 3)])
def test_a_power_writes_a_0_or_a_3_anywhere(boards: str, power: str, number: int) -> None:
    """§9.3, §9.4: with its own anthill, so it needs no number beside it."""
    match = unlock(at_f8(boards).anthills("red", 0), power)
    assert len(hexes(match)) == 83
    play(match, "write a2")
    assert number_at(match, "a2") == ("red", number)
    assert seat(match, "red")["anthills"] == 0


@pytest.mark.parametrize(
    ("boards", "crossed_before", "points"),
    [("worker", 0, 1), ("worker", 4, 7), ("queen", 0, 0), ("queen", 8, 11)],
)
def test_a_power_crosses_the_next_two_cupcake_boxes(
    boards: str, crossed_before: int, points: int
) -> None:
    """§9.5: each scores what stands above it: 0 + 1, 3 + 4, 0 + 0, 5 + 6."""
    table = Table(boards=boards).boxes("red", crossed_before).points("red", 0)
    match = unlock(table, "two-cupcakes")
    assert seat(match, "red")["boxes"] == crossed_before + 2
    assert seat(match, "red")["points"] == points
    assert actor(match) == "blue"


@pytest.mark.parametrize(
    ("boards", "power", "points"),
    [("worker", "two-points", 2), ("worker", "three-points", 3), ("queen", "two-points", 2)],
)
def test_a_power_gives_points(boards: str, power: str, points: int) -> None:
    """§9.6, §9.7: 2 or 3, at once, on the track."""
    match = unlock(at_f8(boards).points("red", 4), power)
    assert seat(match, "red")["points"] == 4 + points
    assert seat(match, "blue")["points"] == 0
    assert actor(match) == "blue"


@both_boards
def test_three_1s_touch_each_other(boards: str) -> None:
    """§9.8: the second is adjacent to the first, the third to both."""
    match = unlock(at_f8(boards), "three-ones")
    play(match, "write f9")
    assert hexes(match) == neighbours(match, "f9") - {"f8"}
    play(match, "write f10")
    assert hexes(match) == {"e10", "g8"} == neighbours(match, "f9") & neighbours(match, "f10")
    assert refused(match, "write e9") == "marabunta-refused-not-beside-picked"
    play(match, "write g8")
    assert {number_at(match, name) for name in ("f9", "f10", "g8")} == {("red", 1)}
    assert seat(match, "red")["anthills"] == 2


@both_boards
def test_three_1s_may_cost_one_anthill(boards: str) -> None:
    """§9.8: nothing of red's is near a2, b1, b2."""
    match = unlock(at_f8(boards), "three-ones")
    play(match, "write a2", "write b1", "write b2")
    assert seat(match, "red")["anthills"] == 1
    assert {number_at(match, name) for name in ("a2", "b1", "b2")} == {("red", 1)}


def test_all_three_1s_must_be_written() -> None:
    """§9.8: nothing stands before the third hex is picked, and there is no stopping."""
    match = unlock(at_f8("worker"), "three-ones")
    play(match, "write f9", "write f10")
    assert number_at(match, "f9") is None
    assert refused(match, "decline") == "marabunta-refused-compulsory"


@both_boards
def test_a_power_crosses_out_two_hexes_that_touch(boards: str) -> None:
    """§9.9: available ones, anywhere."""
    match = unlock(at_f8(boards).anthills("red", 0), "cross-out")
    assert len(hexes(match)) == 83
    play(match, "cross a1")
    assert hexes(match) == {"a2", "b1"}
    play(match, "cross a2")
    assert at(match, "a1")["crossed"] and at(match, "a2")["crossed"]
    assert actor(match) == "blue"


@both_boards
def test_a_power_fills_circles_on_two_different_leaves(boards: str) -> None:
    """§9.10: one blank circle on each, in red's colour."""
    match = unlock(at_f8(boards), "two-leaves")
    assert legal(match) == [f"circle {die}" for die in DICE]
    play(match, "circle pink")
    assert refused(match, "circle pink") == "marabunta-refused-same-leaf"
    play(match, "circle yellow")
    assert region(match, "pink")["circles"] == [3, 2]
    assert region(match, "yellow")["circles"] == [3, 2]
    assert actor(match) == "blue"


def test_blue_unlocks_powers_of_the_own_board() -> None:
    """§9.7: blue's board, blue's points."""
    match = Table().ready("red", "three-points").ready("blue", "three-points")
    turn = match.turn("blue", last=True, grey="crate")
    play(turn, "apply grey", crate(turn, "three-points"))
    assert seat(turn, "blue")["points"] == 3
    assert seat(turn, "red")["points"] == 0
    assert crossed(turn, "red", "three-points") == 1
