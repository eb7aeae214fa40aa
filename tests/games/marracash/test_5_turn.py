"""Chapter 5: a turn, from the second round on."""

from __future__ import annotations

import pytest

from tests.games.marracash.table import (
    Table,
    actor,
    auction,
    is_choosing_action,
    kinds,
    play,
    refused,
)


def table() -> Table:
    return Table().crowd("9", red=1).crowd("5", green=1)


def test_move_and_move() -> None:
    """§5.1: the first kind of turn."""
    match = table().turn("ali")
    play(match, "move 9 10")
    assert is_choosing_action(match, "ali")
    play(match, "move 5 6")
    assert is_choosing_action(match, "aida")


def test_move_and_auction() -> None:
    """§5.1: the second kind."""
    match = table().turn("ali")
    play(match, "move 9 10")
    assert kinds(match) == {"move", "auction"}
    auction(match, "Y1", 100, to="ali")
    assert is_choosing_action(match, "aida")


def test_auction_and_auction() -> None:
    """§5.1: the third kind."""
    match = table().turn("ali")
    auction(match, "Y1", 100, to="ali")
    assert is_choosing_action(match, "ali")
    auction(match, "Y2", 100, to="ali")
    assert is_choosing_action(match, "aida")


def test_never_an_auction_and_then_a_move() -> None:
    """§5.1: after an auction only auctions are offered."""
    match = table().turn("ali")
    auction(match, "Y1", 200, to="omar")
    assert kinds(match) == {"auction"}
    assert refused(match, "move 9 10") == "marracash-refused-after-auction"


def test_the_next_player_may_move_again() -> None:
    """§5.1: the auctions were another's."""
    match = table().turn("ali")
    auction(match, "Y1", 100, to="ali")
    auction(match, "Y2", 100, to="ali")
    assert kinds(match) == {"move", "auction"}


def test_the_same_group_may_be_moved_twice() -> None:
    """§5.1: two moves, any groups; also there and back."""
    match = table().turn("ali")
    play(match, "move 9 10", "move 10 11")
    assert actor(match) == "aida"
    match = table().turn("ali")
    play(match, "move 9 10", "move 10 9")
    assert actor(match) == "aida"


@pytest.mark.parametrize(("who", "after"), [("ali", "aida"), ("omar", "laila"), ("laila", "ali")])
def test_turns_go_clockwise(who: str, after: str) -> None:
    """§5.1: laila is followed by ali."""
    match = table().turn(who)
    play(match, "move 9 10", "move 5 6")
    assert actor(match) == after


def test_with_three_players_omar_is_followed_by_ali() -> None:
    """§5.1: a new round begins with the first player."""
    match = Table(3).crowd("9", red=1).turn("omar", in_round=4)
    play(match, "move 9 10", "move 10 9")
    assert (actor(match), match.view()["round"]) == ("ali", 5)
