"""Chapter 5: moving an ant."""

from __future__ import annotations

import pytest

from tests.games.minicity.table import (
    Position,
    Table,
    actor,
    ant_at,
    around,
    goals,
    legal,
    phase,
    play,
    refused,
)

OTHER_ANTS = {1, 7, 25, 43, 49}


def example() -> Position:
    """Two roads with the spaces of the rulebook's example at their ends.

    Road 1: A, violet, grey, grey, B, D. Road 2: blue, red, red, red, C.
    """
    table = Table(3).road(1, "violet | grey grey").road(2, "blue | red red red")
    return table.hand("circle", "red grey grey red").turn("circle")


@pytest.mark.parametrize(
    ("space", "card", "reach"),
    [("A", "red 1 left", 1), ("B", "grey 1 right", 3), ("C", "red 2 right", 4)],
)
def test_the_examples_of_a_range(space: str, card: str, reach: int) -> None:
    """§5.1: red on A goes 1, grey on B up to 3, red on C up to 4 chambers."""
    match = example()
    play(match, f"play {card}")
    ant = card.split(maxsplit=1)[0]
    shown = match.view()["card"]
    assert (shown["ant"], shown["range"]) == (ant, reach)
    start = {"red": 43, "grey": 49}[ant]
    assert goals(match) == around(start, reach) - OTHER_ANTS


def test_the_example_of_seven_chambers_in_one_turn() -> None:
    """§5.1: grey on B goes 3, then grey on D 4 more: from 49 to 12, seven tunnels away."""
    match = example()
    play(match, "play grey 1 right", "go 28", "unload 0")
    assert 28 in around(49, 3) - around(49, 2)
    play(match, "play grey 1 right")
    assert match.view()["card"]["range"] == 4
    play(match, "go 12")
    assert ant_at(match, "grey") == 12
    assert 12 in around(49, 7) - around(49, 6)


@pytest.mark.parametrize(
    ("lying", "card", "reach"),
    [
        ("blue | violet", "red 1 left", 1),
        ("red | violet", "red 1 left", 2),
        ("red blue red | red", "red 1 left", 2),  # blue breaks the row
        ("blue red | red", "red 1 left", 1),
        ("blue red | red", "red 1 right", 3),
        ("red red | red red", "red 1 left", 5),
        ("red red | red red", "red 1 right", 5),
        ("red red | red red", "grey 1 right", 1),
        ("blue | red", "blue 1 right", 1),  # its own colour lies at the other end
    ],
)
def test_the_range_is_the_number_of_joined_cards(lying: str, card: str, reach: int) -> None:
    """§5.1: of the ant's colour, without a break, with the card just played."""
    match = Table().road(1, lying).turn("circle")
    play(match, f"play {card}")
    assert match.view()["card"]["range"] == reach


def test_cards_on_the_other_road_do_not_count() -> None:
    """§5.1: they are not joined to the card."""
    match = Table(3).road(1, "blue | violet").road(2, "red red | red red").turn("circle")
    play(match, "play red 1 left")
    assert match.view()["card"]["range"] == 1


def test_the_ant_of_the_cards_colour_moves() -> None:
    """§5.1: and no other."""
    match = Table().turn("circle")
    before = match.view()["ants"]
    play(match, "play grey 1 left", "go 42")
    assert match.view()["ants"] == {**before, "grey": 42}


def test_an_ant_moves_at_least_one_chamber() -> None:
    """§5.2: it cannot stay, and the move cannot be left out."""
    match = Table().turn("circle")
    play(match, "play red 1 left")
    assert legal(match) == ["go 36", "go 44"]
    assert refused(match, "go 43") == "same-chamber"
    assert refused(match, "done") == "other-step"


def test_an_ant_does_not_come_back_to_where_it_stood() -> None:
    """§5.2: with range 2 it could walk round and back, but its own chamber is no goal."""
    match = Table().road(1, "red | violet").turn("circle")
    play(match, "play red 1 left")
    assert goals(match) == {29, 36, 37, 44, 45}
    assert refused(match, "go 43") == "same-chamber"


def test_an_ant_goes_as_far_as_its_range_and_no_further() -> None:
    """§5.2: along tunnels, so 37 is two away from 43, not one."""
    match = Table().turn("circle")
    play(match, "play red 1 left")
    assert refused(match, "go 37") == "too-far"
    assert refused(match, "go 29") == "too-far"


def test_an_ant_may_go_less_far_than_its_range() -> None:
    """§5.2: range 3, one chamber."""
    match = Table().road(1, "red red | violet").turn("circle")
    play(match, "play red 1 left", "go 36")
    assert ant_at(match, "red") == 36


def test_an_ant_stops_on_a_free_zone() -> None:
    """§5.2: violet stands on 25, one tunnel away from 24."""
    match = Table().ants(red=24).turn("circle")
    play(match, "play red 1 left")
    assert goals(match) == {17, 23, 31}
    assert refused(match, "go 25") == "zone-taken"


def test_the_zone_that_an_ant_has_left_is_free() -> None:
    """§5.2: red leaves 24, and grey, beside it, may go there."""
    match = Table().ants(red=24, grey=23).turn("circle")
    play(match, "play red 1 left", "go 17", "unload 0", "play grey 1 left")
    assert goals(match) == {16, 22, 24, 30}


def test_a_chamber_that_is_full_can_be_reached() -> None:
    """§5.2: only its zone must be free; there is nothing to unload, and the turn goes on."""
    match = Table().tokens(44, 2).turn("circle")
    play(match, "play red 1 left", "go 44")
    assert (ant_at(match, "red"), phase(match), actor(match)) == (44, "choice", "circle")
