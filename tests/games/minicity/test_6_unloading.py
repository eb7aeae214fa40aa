"""Chapter 6: unloading."""

from __future__ import annotations

import pytest

from tests.games.minicity.table import (
    Table,
    chambers,
    legal,
    offered,
    phase,
    play,
    refused,
    reserve,
    small,
    tokens,
)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_none_some_or_all_tokens_are_unloaded(count: int) -> None:
    """§6.1: two orange tokens, three free places."""
    match = Table(4).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36")
    assert legal(match) == ["unload 0", "unload 1", "unload 2"]
    play(match, f"unload {count}")
    assert tokens(match, 36) == count
    left = ["yellow", "yellow", *["orange"] * (2 - count), "blue", "green", "pink"]
    assert small(match, "circle") == " ".join(left)


def test_the_example_of_a_green_chamber() -> None:
    """§6.1: only green tokens are unloaded there, though there is room for others."""
    table = Table(4).ants(red=9).tokens(16, 0)
    match = table.small("circle", green=1, yellow=3, orange=3).turn("circle")
    assert chambers(match)[16]["food"] == "green"
    play(match, "play red 1 left", "go 16")
    assert legal(match) == ["unload 0", "unload 1"]
    play(match, "unload 1")
    assert small(match, "circle") == "yellow yellow yellow orange orange orange"


def test_the_example_of_two_free_yellow_places() -> None:
    """§6.1: three yellow tokens, and yet only two can be unloaded."""
    table = Table(4).ants(red=16).tokens(9, 2)
    match = table.small("circle", yellow=3, orange=4).turn("circle")
    play(match, "play red 1 left", "go 9")
    assert legal(match) == ["unload 0", "unload 1", "unload 2"]
    assert refused(match, "unload 3") == "chamber-full"
    play(match, "unload 2")
    assert (tokens(match, 9), chambers(match)[9]["places"]) == (4, 4)
    assert small(match, "circle") == "yellow orange orange orange orange"


def test_four_tokens_may_be_unloaded_at_once() -> None:
    """§6.1: a chamber has at most four places."""
    table = Table(4).ants(red=16).tokens(9, 0).small("circle", yellow=7)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 9")
    assert offered(match, "unload") == ["0", "1", "2", "3", "4"]
    play(match, "unload 4")
    assert tokens(match, 9) == 4


@pytest.mark.parametrize(
    ("lying", "yellow"), [(4, 3), (0, 0)], ids=["the chamber is full", "no token of its food"]
)
def test_where_nothing_can_be_unloaded_the_turn_goes_on(lying: int, yellow: int) -> None:
    """§6.1: there is no step then."""
    table = Table(4).ants(red=16).tokens(9, lying)
    match = table.small("circle", yellow=yellow, orange=4).turn("circle")
    play(match, "play red 1 left", "go 9")
    assert phase(match) == "choice"
    assert tokens(match, 9) == lying


def test_nothing_is_unloaded_from_the_reserve() -> None:
    """§6.2: one orange token in the small part, nine in the reserve."""
    table = Table().tokens(36, 0).small("circle", orange=1, yellow=6)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 36")
    assert reserve(match, "circle").count("orange") == 9
    assert refused(match, "unload 2") == "not-in-small"
    play(match, "unload 1")
    assert reserve(match, "circle").count("orange") == 9


def test_nothing_is_unloaded_in_chambers_left_or_passed() -> None:
    """§6.2: red goes from 36 (orange) past 29 (green) to 22 (yellow)."""
    table = Table(4).ants(red=36).road(1, "red | violet")
    for chamber in (22, 29, 36):
        table.tokens(chamber, 0)
    match = table.turn("circle")
    play(match, "play red 1 left", "go 22", "unload 2")
    assert [tokens(match, chamber) for chamber in (36, 29, 22)] == [0, 0, 2]
    assert small(match, "circle") == "orange orange blue green pink"


def test_no_token_changes_between_small_part_and_reserve_during_the_turn() -> None:
    """§6.2: neither before the first card nor between cards."""
    match = Table().turn("circle")
    for steps in (["play red 1 left"], ["go 36"], ["unload 1"], ["play grey 1 left", "go 42"]):
        assert refused(match, "stock pink") == "other-step"
        assert refused(match, "exchange yellow pink") in ("friends-off", "other-step")
        play(match, *steps)
