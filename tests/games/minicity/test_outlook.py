"""What could be done, told with the view: it must be what the rules then allow."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.match import Match
from tests.games.minicity.table import ANTS, SHARES, Table, goals, offered, opening, play, seat


def outlook(match: Match, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(viewer)["outlook"]
    return found


def end_of(match: Match, road: int, end: str) -> dict[str, Any]:
    return next(
        found for found in outlook(match)["ends"] if (found["road"], found["end"]) == (road, end)
    )


def test_each_end_of_a_road_tells_the_range_of_every_ant() -> None:
    """§5.1: cards of the same ant joined without a break, the one to be played counted."""
    match = Table(3).road(2, "red red | red blue").turn("circle")
    assert end_of(match, 2, "left")["ranges"] == {
        "yellow": 1,
        "blue": 1,
        "red": 4,
        "grey": 1,
        "violet": 1,
    }
    assert end_of(match, 2, "right")["ranges"]["blue"] == 2
    assert end_of(match, 2, "right")["ranges"]["red"] == 1
    assert (end_of(match, 2, "left")["space"], end_of(match, 2, "right")["space"]) == (3, 8)


def test_an_end_that_touches_the_stream_is_told() -> None:
    """§4.2"""
    match = Table(2, road=4).turn("circle")
    assert [end["stream"] for end in outlook(match)["ends"]] == [True, True]
    assert [end["stream"] for end in outlook(Table(2).turn("circle"))["ends"]] == [False, False]


@pytest.mark.parametrize("ant", ANTS)
def test_stops_are_where_the_ant_may_go_when_its_card_is_played(ant: str) -> None:
    """§5.2, Q1: whatever card it is; the others stand in the way of stopping only."""
    table = Table(2).hand("circle", f"{ant} {ant} {ant} {ant}").road(1, f"{ant} | {ant}")
    match = table.ants(red=26, blue=27).turn("circle")
    stops = outlook(match)["stops"][ant]
    play(match, f"play {ant} 1 left")
    assert {int(name) for name in stops} == goals(match)
    assert max(stops.values()) == 3


def test_millipedes_lengthen_the_stops() -> None:
    """§9.4: as many tunnels more as there are millipedes not yet used."""
    table = Table(2, friends=True).owns("circle", "millipede", "millipede")
    match = table.turn("circle")
    assert outlook(match)["millipedes"] == 2
    stops = outlook(match)["stops"]["red"]
    play(match, "play red 1 left")
    assert {int(name) for name in stops} == goals(match)
    assert max(stops.values()) == 3


def test_loads_are_what_may_then_be_unloaded() -> None:
    """§6.1: no more than there is room, no more than the small part holds."""
    table = Table(2).small("circle", yellow=1, orange=3).tokens(36, 1).ants(red=43)
    match = table.turn("circle")
    loads = outlook(match)["loads"]
    play(match, "play red 1 left", "go 36")
    assert loads[36 - 1] == max(int(tokens) for tokens in offered(match, "unload")) == 2


def test_points_for_unloading_nothing_are_told_with_friends_only() -> None:
    """§9.2"""
    assert outlook(Table(2).turn("circle"))["refusing"] is None
    assert outlook(Table(2, friends=True).turn("circle"))["refusing"] == {
        "yellow": 4,
        "orange": 5,
        "blue": 6,
        "green": 7,
        "pink": 8,
    }


def test_a_proposal_fills_the_small_part() -> None:
    """§7.1: it can be taken token by token, and then nothing is missing."""
    table = Table(2).small("circle", orange=3, pink=4).tokens(36, 0)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 3", "done")
    assert (match.view()["phase"], match.view()["actor"]) == ("refill", "circle")
    proposal = outlook(match)["proposal"]
    assert len(proposal) == 3
    play(match, *(f"stock {food}" for food in proposal))
    assert sum(seat(match, "circle")["small"].values()) == 7
    assert match.view()["turn_seat"] == "square"


def test_a_proposal_wants_food_that_ants_can_soon_unload() -> None:
    """Where all room near the ants is for one food, that food is proposed."""
    table = Table(2).small("circle", orange=3, pink=4).tokens(36, 0)
    for chamber in (37, 44, 29, 43):
        table.tokens(chamber, 0)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36", "unload 3", "done")
    assert "pink" not in outlook(match)["proposal"]  # four of them are held already
    assert "yellow" in outlook(match)["proposal"]


def test_nothing_is_proposed_that_the_reserve_does_not_have() -> None:
    """§7.1: with a small reserve the small part stays short."""
    table = Table(2).small("circle", orange=4).reserve("circle", pink=1, green=1)
    match = table.tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 3", "done")
    assert sorted(outlook(match)["proposal"]) == ["green", "pink"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_share_of_each_seat_is_told(seats: int) -> None:
    """§2.3"""
    assert tuple(opening(seats).view()["share"].values()) == SHARES[seats]


def test_everybody_sees_the_same_outlook() -> None:
    """Q6: it follows from what is open, so no hand can be read off it."""
    one = Table(3).hand("circle", "red red red red").turn("circle")
    other = Table(3).hand("circle", "grey grey yellow blue").turn("circle")
    views = [outlook(match, viewer) for match in (one, other) for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
