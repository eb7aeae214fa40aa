"""Chapter 1: the box, on the shipped hill."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from ludoteca.core.match import Match
from tests.games.minicity.table import (
    Table,
    ant_at,
    chambers,
    goals,
    legal,
    opening,
    play,
    refused,
    road,
    unstarted,
)

TOKENS = {"yellow": 28, "orange": 24, "blue": 20, "green": 16, "pink": 12}


@pytest.fixture
def shipped() -> Match:
    return unstarted(hill=None)


def by_food(match: Match, field: str) -> dict[str, int]:
    """The sum of a number printed on chambers, food by food."""
    found = dict.fromkeys(TOKENS, 0)
    for chamber in chambers(match).values():
        found[chamber["food"]] += chamber[field]
    return found


def test_there_are_49_chambers_of_1_to_4_places_with_2_to_4_tunnels(shipped: Match) -> None:
    """§1.1: each has one food, and a tunnel leads both ways."""
    drawn = chambers(shipped)
    assert list(drawn) == list(range(1, 50))
    for name, chamber in drawn.items():
        assert chamber["food"] in TOKENS
        assert chamber["places"] in (1, 2, 3, 4)
        assert len(set(chamber["tunnels"])) == len(chamber["tunnels"]) in (2, 3, 4)
        assert all(name in drawn[end]["tunnels"] for end in chamber["tunnels"])


def test_an_unloading_zone_holds_one_ant() -> None:
    """§1.1: yellow is beside the chamber where blue stands and may not stop there."""
    match = Table().ants(yellow=2, blue=3).turn("circle")
    play(match, "play yellow 1 left")
    assert goals(match) == {1, 9}
    assert refused(match, "go 3") == "zone-taken"
    play(match, "go 1")
    assert (ant_at(match, "yellow"), ant_at(match, "blue")) == (1, 3)


def test_there_are_100_places_as_many_as_tokens(shipped: Match) -> None:
    """§1.2, §1.6: 28 yellow, 24 orange, 20 blue, 16 green and 12 pink."""
    assert by_food(shipped, "places") == TOKENS
    assert sum(TOKENS.values()) == 100


@pytest.mark.parametrize("food", TOKENS)
def test_every_food_has_chambers_of_1_2_3_and_4_places(shipped: Match, food: str) -> None:
    """§1.2: so that no food is only in small chambers."""
    sizes = {c["places"] for c in chambers(shipped).values() if c["food"] == food}
    assert sizes == {1, 2, 3, 4}


def test_every_chamber_can_be_reached(shipped: Match) -> None:
    """§1.2: from the first one, through tunnels."""
    drawn = chambers(shipped)
    found, edge = set[int](), {1}
    while edge:
        found |= edge
        edge = {end for name in edge for end in drawn[name]["tunnels"]} - found
    assert len(found) == 49


def is_left(one: dict[str, Any], other: dict[str, Any], point: dict[str, Any]) -> bool:
    """Is the point to the left of the line from one chamber to the other?"""
    across = (other["x"] - one["x"]) * (point["y"] - one["y"])
    return bool(across > (other["y"] - one["y"]) * (point["x"] - one["x"]))


def test_no_two_tunnels_cross(shipped: Match) -> None:
    """§1.2: drawn as straight lines; ends of one lie on the same side of the other."""
    drawn = chambers(shipped)
    tunnels = [(a, b) for a, c in drawn.items() for b in c["tunnels"] if a < b]
    for (a, b), (c, d) in combinations(tunnels, 2):
        if {a, b} & {c, d}:
            continue
        one, two, three, four = (drawn[name] for name in (a, b, c, d))
        apart = is_left(one, two, three) == is_left(one, two, four)
        assert apart or is_left(three, four, one) == is_left(three, four, two), (a, b, c, d)


def test_there_are_five_ants_each_with_a_start_zone(shipped: Match) -> None:
    """§1.3: yellow, blue, red, grey and violet."""
    assert list(shipped.view()["ants"]) == ["yellow", "blue", "red", "grey", "violet"]
    starts = [c["start"] for c in chambers(shipped).values() if c["start"]]
    assert sorted(starts) == ["blue", "grey", "red", "violet", "yellow"]


def test_the_colour_of_an_ant_has_nothing_to_do_with_food() -> None:
    """§1.3: the yellow ant goes to an orange chamber and orange food is unloaded."""
    match = Table().ants(yellow=1).tokens(2, 0).turn("circle")
    play(match, "play yellow 1 left", "go 2")
    assert chambers(match)[2]["food"] == "orange"
    assert legal(match) == ["unload 0", "unload 1", "unload 2"]


def test_there_are_95_cards_19_for_each_ant(shipped: Match) -> None:
    """§1.4: so likely is the first card to be that of each ant."""
    assert legal(shipped) == [f"deal {ant}" for ant in ("yellow", "blue", "red", "grey", "violet")]
    weights = np.zeros(5, np.int32)
    assert shipped.game.kernels.chance(shipped.board.record, shipped.state, weights) == 95
    assert weights.tolist() == [19] * 5
    assert shipped.view()["pile"] == 95


def test_two_roads_of_12_spaces_with_two_spaces_in_the_middle() -> None:
    """§1.5: a card on each of the two."""
    match = opening(3, hill=None)
    for spaces in match.view()["roads"]:
        assert len(spaces) == 12
        assert [place for place, card in enumerate(spaces) if card] == [5, 6]


@pytest.mark.parametrize(
    ("lying", "end"),
    [("red red red red red | blue", "left"), ("blue | red red red red red", "right")],
)
def test_both_ends_of_a_road_touch_the_stream(lying: str, end: str) -> None:
    """§1.5: the sixth space from the middle is the last one, and its card clears the road."""
    match = Table().road(1, lying).turn("circle", script=["lay grey", "lay violet"])
    play(match, f"play blue 1 {end}", "go 14", "unload 0")
    assert road(match) == "grey | violet"


def test_a_box_has_a_small_part_and_a_reserve_and_a_friendship_track() -> None:
    """§1.6: the track is for the friends variant."""
    for friends, points in ((False, None), (True, 0)):
        box = opening(friends=friends).view()["seats"][0]
        assert (sum(box["small"].values()), sum(box["reserve"].values())) == (7, 36)
        assert box["points"] == points


def test_14_places_are_marked_with_two_ants_and_7_with_three(shipped: Match) -> None:
    """§1.7: 4 4 2 2 2 and 1 3 2 1 0."""
    two = {"yellow": 4, "orange": 4, "blue": 2, "green": 2, "pink": 2}
    three = {"yellow": 1, "orange": 3, "blue": 2, "green": 1, "pink": 0}
    assert by_food(shipped, "two_ants") == two
    assert by_food(shipped, "three_ants") == three
    assert (sum(two.values()), sum(three.values())) == (14, 7)
    for chamber in chambers(shipped).values():
        assert chamber["two_ants"] + chamber["three_ants"] <= chamber["places"]


def test_there_are_12_friend_cards_of_10_kinds() -> None:
    """§1.8: two kinds are there twice, and each costs a point or more."""
    cards = unstarted(friends=True, hill=None).view()["friends"]
    assert [card["friend"] for card in cards] == [
        "millipede",
        "ladybird",
        "dragonfly",
        "bumblebee",
        "stick-insect",
        "beetle",
        "orange-caterpillar",
        "exotic-caterpillar",
        "grasshopper",
        "snail",
    ]
    assert Counter(card["left"] for card in cards) == {1: 8, 2: 2}
    assert all(card["cost"] >= 1 for card in cards)


def test_what_the_friends_of_our_board_cost() -> None:
    """§1.8: our own design."""
    cards = unstarted(friends=True, hill=None).view()["friends"]
    assert {card["friend"]: card["cost"] for card in cards} == {
        "millipede": 8,
        "ladybird": 5,
        "dragonfly": 8,
        "bumblebee": 6,
        "stick-insect": 9,
        "beetle": 2,
        "orange-caterpillar": 3,
        "exotic-caterpillar": 8,
        "grasshopper": 8,
        "snail": 4,
    }
    assert [card["friend"] for card in cards if card["left"] == 2] == ["millipede", "bumblebee"]
