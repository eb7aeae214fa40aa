"""Chapter 7: new visitors."""

from __future__ import annotations

from tests.games.marracash.table import (
    Table,
    actor,
    auction,
    crowd,
    in_line,
    kinds,
    legal,
    play,
    refused,
)

LINE = ("red", "red", "blue", "green", "purple", "yellow", "yellow", "blue")


def table() -> Table:
    return Table().crowd("1", green=1).crowd("9", red=1).line(*LINE)


def test_an_empty_entrance_is_refilled_at_the_end_of_the_turn() -> None:
    """§7.1: after both actions, by the player whose turn it is."""
    match = table().turn("ali")
    play(match, "move 1 2")
    assert kinds(match) == {"move", "auction"}
    play(match, "move 2 7")
    assert (actor(match), match.view()["phase"]) == ("ali", "bring")
    assert crowd(match, "1") == {}


def test_two_three_or_four_visitors_from_either_end() -> None:
    """§7.1: six choices."""
    match = table().turn("ali")
    play(match, "move 1 2", "move 2 7")
    assert legal(match) == [
        "bring 1 2 left",
        "bring 1 2 right",
        "bring 1 3 left",
        "bring 1 3 right",
        "bring 1 4 left",
        "bring 1 4 right",
    ]


def test_visitors_from_the_left_end() -> None:
    """§7.1: they stand on the entrance as a group, the line is shorter by them."""
    match = table().turn("ali")
    play(match, "move 1 2", "move 2 7", "bring 1 3 left")
    assert crowd(match, "1") == {"red": 2, "blue": 1}
    assert in_line(match) == ["green", "purple", "yellow", "yellow", "blue"]
    assert actor(match) == "aida"


def test_visitors_from_the_right_end() -> None:
    """§7.1: the other end."""
    match = table().turn("ali")
    play(match, "move 1 2", "move 2 7", "bring 1 4 right")
    assert crowd(match, "1") == {"purple": 1, "yellow": 2, "blue": 1}
    assert in_line(match) == ["red", "red", "blue", "green"]


def test_an_entrance_that_is_not_empty_is_left_alone() -> None:
    """§7.1: no step at all if all three have visitors."""
    match = table().turn("ali")
    play(match, "move 9 10", "move 10 9")
    assert actor(match) == "aida"
    match = table().turn("ali")
    play(match, "move 1 2", "move 2 7")
    assert refused(match, "bring 8 2 left") == "marracash-refused-entrance-taken"


def test_an_entrance_that_has_been_filled_again_by_a_move_is_not_empty() -> None:
    """§7.1: the end of the turn counts."""
    match = table().turn("ali")
    play(match, "move 1 2", "move 2 1")
    assert actor(match) == "aida"


def test_a_move_and_an_auction_come_before_new_visitors() -> None:
    """§7.1: whatever kind the turn was."""
    match = table().turn("ali")
    play(match, "move 1 2")
    auction(match, "Y1", 200, to="omar")
    assert (actor(match), kinds(match)) == ("ali", {"bring"})


def test_two_empty_entrances_are_both_refilled() -> None:
    """§7.1: each with its own number from its own end, in the order the player likes."""
    match = table().turn("ali")
    play(match, "move 1 2", "move 8 14")
    assert len(legal(match)) == 12
    play(match, "bring 8 2 right")
    assert actor(match) == "ali"
    assert {text.split()[1] for text in legal(match)} == {"1"}
    play(match, "bring 1 4 left")
    assert crowd(match, "8") == {"yellow": 1, "blue": 1}
    assert crowd(match, "1") == {"red": 2, "blue": 1, "green": 1}
    assert in_line(match) == ["purple", "yellow"]
    assert actor(match) == "aida"


def test_the_other_order_brings_others() -> None:
    """§7.1: entrance 1 first here, from the same ends."""
    match = table().turn("ali")
    play(match, "move 1 2", "move 8 14", "bring 1 4 left", "bring 8 4 left")
    assert crowd(match, "1") == {"red": 2, "blue": 1, "green": 1}
    assert crowd(match, "8") == {"purple": 1, "yellow": 2, "blue": 1}
