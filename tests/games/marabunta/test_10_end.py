"""Chapter 10: the end."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from tests.games.marabunta.table import (
    Table,
    actor,
    crate,
    open_hexes,
    play,
    refused,
    region,
    thrown,
)


def ending(match: Match) -> tuple[str | None, list[str]]:
    """Who has triggered the end, and what for."""
    view = match.view()
    return view["ended_by"], view["end_reasons"]


def test_nothing_has_ended_at_first() -> None:
    """§10.1: no condition is met."""
    assert ending(Table().rolled("red")) == (None, [])


@pytest.mark.parametrize("who", ["red", "blue"])
def test_a_number_in_the_last_hex_of_a_region_triggers_the_end(who: str) -> None:
    """§10.1 (a): every pink hex but e11 is filled or crossed out."""
    table = Table().write("red", 1, "f8").write("blue", 1, "f9")
    match = table.cross_out_region("pink", "e11").turn(who, pink="1")
    assert open_hexes(match, region="pink") == {"e11"}
    assert ending(match) == (None, [])
    play(match, "apply pink")  # e11 is the only hex, written by itself
    assert ending(match) == (who, ["region"])


def test_a_cross_in_the_last_hex_of_a_region_triggers_the_end() -> None:
    """§10.1 (a): crossed out counts as well."""
    match = Table().cross_out_region("pink", "e11", "e12").turn("red", tile="cross-out")
    play(match, "apply tile", "cross e11", "cross e12")
    assert ending(match) == ("red", ["region"])


def test_all_crumbs_of_the_blue_region_must_be_full() -> None:
    """§10.1 (a): a full crumb of `crumbs` is no full region."""
    match = Table("crumbs").cross_out("c6", "d5").turn("red", tile="free-zero")
    play(match, "apply tile", "write e6")
    assert ending(match) == (None, [])


@pytest.mark.parametrize("who", ["red", "blue"])
def test_the_last_circle_of_a_leaf_triggers_the_end(who: str) -> None:
    """§10.1 (b): nine of ten are filled, a leaf die fills the tenth."""
    match = Table().circles("grey", red=4, blue=5).turn(who, grey="leaf")
    play(match, "apply grey")
    assert region(match, "grey")["blank"] == 0
    assert ending(match) == (who, ["leaf"])


def test_a_tile_of_two_leaves_triggers_the_end_with_either_circle() -> None:
    """§10.1 (b): with the first one here; the second is still to be filled."""
    match = Table().circles("grey", red=4, blue=5).turn("red", tile="two-leaves")
    play(match, "apply tile", "circle grey")
    assert ending(match) == ("red", ["leaf"])
    assert match.view()["phase"] == "circle"


def test_a_number_in_the_last_cupcake_hex_triggers_the_end() -> None:
    """§10.1 (c): eleven are crossed out, the twelfth is g8."""
    match = Table().cross_out_cupcakes("g8").turn("red", pink="2")
    play(match, "apply pink", "write g8")
    assert ending(match) == ("red", ["cupcakes"])


def test_the_cupcake_tile_triggers_the_end_with_the_last_cupcake_hex() -> None:
    """§10.1 (c): as the rulebook says of this tile."""
    match = Table().cross_out_cupcakes("g8").turn("blue", pink="leaf", tile="cupcake")
    play(match, "apply tile")  # g8 is the only one, crossed out by itself
    assert ending(match) == ("blue", ["cupcakes"])


def test_eleven_cupcake_hexes_are_not_enough() -> None:
    """§10.1 (c): all twelve."""
    match = Table().cross_out_cupcakes("g8", "g11").turn("red", pink="2")
    play(match, "apply pink", "write g8")
    assert ending(match) == (None, [])


def test_the_current_round_is_played_to_its_end() -> None:
    """§10.2: blue has triggered the end; blue's other die and red's pool are still applied."""
    match = Table().cross_out_cupcakes("g8").turn("blue", pink="2", grey="leaf")
    play(match, "apply pink", "write g8", "apply grey")
    assert actor(match) == "red"
    assert match.view()["winner"] is None
    play(match, "apply tile", "write e11")
    play(match, *(f"ignore {die}" for die in ("blue", "orange", "green", "yellow")))
    assert match.outcome is not None
    assert match.outcome.reasons == ("cupcakes",)
    assert actor(match) is None
    assert refused(match, "ignore pink") == "refused-over"


def test_a_match_ends_at_once_if_the_end_came_with_the_last_element() -> None:
    """§10.2: the round is over then."""
    match = Table().ready("red", "cross-out").cross_out_region("pink", "e11", "e12")
    turn = match.turn("red", last=True, grey="crate")
    play(turn, "apply grey", crate(turn, "cross-out"), "cross e11", "cross e12")
    assert turn.outcome is not None
    assert turn.legal() == []


def test_without_an_end_another_round_begins() -> None:
    """§10.2: only a triggered end stops the rounds."""
    match = Table().turn("red", last=True, pink="leaf", script=thrown("one"))
    play(match, "apply pink")
    assert match.outcome is None
    assert match.view()["round"] == 2
