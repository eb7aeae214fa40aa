"""Chapter 8: the end."""

from __future__ import annotations

import pytest

from tests.games.marracash.table import Table, actor, money, play


def test_an_empty_line_brings_one_last_round() -> None:
    """§8.1: aida brings in the last visitors; omar, ali and then aida have one more turn."""
    match = Table(3).crowd("1", green=1).line("red", "blue").turn("aida")
    play(match, "move 1 2", "move 2 7", "bring 1 2 left")
    order = []
    while match.outcome is None:
        order.append(actor(match))
        play(match, "move 1 2", "move 2 1")
    assert order == ["omar", "ali", "aida"]
    assert match.outcome.reasons == ("visitors",)


def test_the_match_goes_on_while_there_is_a_line() -> None:
    """§8.1: one visitor is left in it."""
    match = Table(3).crowd("1", green=1).line("red", "blue", "blue").turn("aida")
    play(match, "move 1 2", "move 2 7", "bring 1 2 left")
    assert match.view()["last_turn"] is None


def test_the_last_turn_is_announced() -> None:
    """§8.1: as soon as the line is empty, four turns ahead with four players."""
    match = Table().crowd("1", green=1).line("red", "blue").turn("laila", in_round=3)
    assert match.view()["turn"] == 12
    play(match, "move 1 2", "move 2 7", "bring 1 2 left")
    assert match.view()["last_turn"] == 16


def test_entrances_are_filled_in_the_last_round_no_more() -> None:
    """§8.1: there is nobody left."""
    match = Table().crowd("1", green=1).line().turn("ali", last="omar")
    play(match, "move 1 2", "move 2 7")
    assert actor(match) == "aida"


def test_most_money_wins() -> None:
    """§8.2: shops count nothing."""
    table = Table(3).own("ali", "Y1", "Y2", "Y3").own("omar", "G1")
    table.money(ali=900, aida=1000, omar=975).crowd("9", red=1).line()
    match = table.turn("ali", last="ali")
    play(match, "move 9 10", "move 10 9")
    assert match.outcome is not None
    assert match.outcome.scores == (900, 1000, 975)
    assert match.outcome.ranks == (3, 1, 2)
    assert match.outcome.returns == (0.0, 1.0, 0.0)
    assert match.view()["winners"] == ["aida"]


def test_money_of_the_last_turn_counts() -> None:
    """§8.2: two customers, and ali is the richest."""
    table = Table(3).own("ali", "R3").money(ali=900, aida=1000, omar=975)
    match = table.crowd("9", red=2).line().turn("ali", last="ali")
    play(match, "move 9 10", "auction Y1", "bid 100", "pass", "pass")
    assert money(match)["ali"] == 1100
    assert match.view()["winners"] == ["ali"]


@pytest.mark.parametrize("who", ["ali", "aida", "omar"])
def test_nobody_is_to_act_when_it_is_over(who: str) -> None:
    """§8.1: whoever had the last turn."""
    match = Table(3).crowd("9", red=1).line().turn(who, last=who)
    play(match, "move 9 10", "move 10 9")
    assert (actor(match), match.legal()) == (None, [])
