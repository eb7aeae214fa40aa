"""Chapter 2: setup."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.games.marracash.table import (
    actor,
    crowd,
    follow,
    in_line,
    legal,
    opened,
    setup_script,
    unstarted,
    weights,
)


def test_three_visitors_of_different_colours_stand_on_each_entrance() -> None:
    """§2.1: the entrances are 1, 8 and 16; nobody stands elsewhere."""
    match = unstarted()
    match.advance()
    for name in ("1", "8", "16"):
        assert sorted(crowd(match, name).values()) == [1, 1, 1]
    assert sum(sum(place["crowd"].values()) for place in match.view()["fountains"]) == 9


def test_a_colour_comes_once_to_an_entrance() -> None:
    """§2.1: then any of the others, and at the next entrance any again."""
    match = unstarted()
    follow(match, "gather red")
    assert legal(match) == ["gather yellow", "gather purple", "gather green", "gather blue"]
    follow(match, "gather blue", "gather yellow")
    assert crowd(match, "1") == {"yellow": 1, "red": 1, "blue": 1}
    assert len(legal(match)) == 5
    follow(match, "gather red")
    assert crowd(match, "8") == {"red": 1}


@pytest.mark.parametrize("colour", ["yellow", "purple", "green", "red", "blue"])
def test_the_other_45_stand_in_a_line(colour: str) -> None:
    """§2.2: never four of a colour in a row, whatever is drawn."""
    match = unstarted(script=[f"gather {colour}"])
    match.advance()
    assert len(in_line(match)) == 45
    assert max(len(list(run)) for _, run in groupby(in_line(match))) <= 3


def test_three_of_a_colour_may_stand_in_a_row_but_not_four() -> None:
    """§2.2: after three reds anything but red."""
    match = unstarted()
    follow(match, *setup_script()[:9], "queue red", "queue red")
    assert "queue red" in legal(match)
    follow(match, "queue red")
    assert legal(match) == ["queue yellow", "queue purple", "queue green", "queue blue"]


def test_the_line_is_laid_from_left_to_right() -> None:
    """§2.2: it has two ends."""
    match = opened()
    assert in_line(match)[:6] == ["yellow", "purple", "green", "red", "blue", "yellow"]
    assert in_line(match)[-4:] == ["yellow", "red", "blue", "yellow"]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_player_is_drawn(seats: int) -> None:
    """§2.3: each seat as likely as any other."""
    match = unstarted(seats)
    follow(match, *setup_script()[:-1])
    everybody = ["ali", "aida", "omar", "laila"][:seats]
    assert weights(match) == {f"first {who}": 1 for who in everybody}


@pytest.mark.parametrize("first", ["ali", "aida", "omar", "laila"])
def test_the_first_player_begins(first: str) -> None:
    """§2.3: with an auction."""
    match = opened(first=first)
    assert match.view()["first"] == match.view()["player"] == actor(match) == first


def test_the_setup_takes_55_steps_of_chance() -> None:
    """§2.3: nine visitors in town, 45 in the line, the first player; then a seat is to act."""
    match = unstarted()
    match.advance()
    assert len(match.actions) == 55
    assert match.to_act is not None
