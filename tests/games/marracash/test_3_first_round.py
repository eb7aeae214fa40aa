"""Chapter 3: the first round."""

from __future__ import annotations

import pytest

from tests.games.marracash.table import (
    actor,
    auction,
    is_choosing_action,
    kinds,
    opened,
    owner,
    play,
    refused,
)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", ["ali", "omar"])
def test_each_player_in_turn_auctions_one_shop(seats: int, first: str) -> None:
    """§3.1: clockwise from the first player; then the second round begins with him."""
    match = opened(seats, first)
    everybody = ["ali", "aida", "omar", "laila"][:seats]
    begin = everybody.index(first)
    order = everybody[begin:] + everybody[:begin]
    for number, who in enumerate(order, start=1):
        assert (match.view()["round"], match.view()["turn"]) == (1, number)
        assert is_choosing_action(match, who)
        auction(match, f"Y{number}", 100, to=who)
    assert (match.view()["round"], actor(match)) == (2, first)


def test_nobody_moves_in_the_first_round() -> None:
    """§3.1: an auction is all there is, though visitors stand at the entrances."""
    match = opened()
    assert kinds(match) == {"auction"}
    assert refused(match, "move 1 2") == "marracash-refused-first-round"


def test_from_the_second_round_on_groups_may_be_moved() -> None:
    """§3.1: as soon as everybody has had an auction."""
    match = opened(3)
    for number, who in enumerate(("ali", "aida", "omar"), start=1):
        auction(match, f"Y{number}", 100, to=who)
    assert kinds(match) == {"move", "auction"}


def test_one_player_may_buy_everything_and_others_nothing() -> None:
    """§3.1: one may be without a shop when the second round begins."""
    match = opened(3)
    for number in (1, 2, 3):
        auction(match, f"G{number}", 300, to="omar")
    assert [owner(match, f"G{number}") for number in (1, 2, 3)] == ["omar"] * 3
    assert [len(seat["shops"]) for seat in match.view()["seats"]] == [0, 0, 3]


def test_there_is_no_second_auction_in_a_turn_of_the_first_round() -> None:
    """§3.1: one a player."""
    match = opened()
    play(match, "auction Y1")
    assert match.view()["actions_left"] == 0
    play(match, "bid 100", "pass", "pass", "pass")
    assert actor(match) == "aida"
