"""Who has won before the end: never said too early, and true whatever the others do."""

from __future__ import annotations

import random

import pytest

from ludoteca.core.match import Match
from ludoteca.games.marracash.game import GAME
from tests.games.marracash.table import SEATS, Position, Table, play

NOBODY = "nobody"


def winner(match: Match) -> str:
    seat = GAME.judgement.settled(match.board.record, match.state)
    return NOBODY if seat < 0 else SEATS[seat]


def last_action(table: Table) -> Position:
    """The second action of omar's turn, the last one of the match, after a move of nobody's."""
    match = table.crowd("1", blue=1).line().turn("omar", last="omar")
    play(match, "move 1 2")
    return match


def auction(match: Position, *steps: str) -> str:
    play(match, "auction G3", *steps)
    return winner(match)


def test_a_lead_that_no_bonus_makes_up_for_is_certain() -> None:
    """omar can have 200 for a price above 500, so that 1400 are not enough."""
    assert auction(last_action(Table(3).money(ali=1425))) == "ali"
    assert auction(last_action(Table(3).money(ali=1400))) == NOBODY


def test_nothing_is_certain_before_the_last_turn_or_outside_of_an_auction() -> None:
    table = Table(3).money(ali=4200).crowd("1", blue=1).line()
    assert auction(table.turn("omar", last="ali")) == NOBODY
    match = table.turn("omar", last="omar")
    assert winner(match) == NOBODY
    assert auction(match) == "ali"


def test_visitors_at_the_shop_count_for_everybody_who_can_still_bid() -> None:
    """Three green ones pay 100, 200 and 300; the shop costs 100 at least."""
    table = Table(3).money(ali=1700, aida=1000, omar=1000).crowd("11", green=3)
    assert auction(last_action(table)) == "ali"
    table = Table(3).money(ali=1500, aida=1000, omar=1000).crowd("11", green=3)
    assert auction(last_action(table)) == NOBODY
    # aida has all six signs; omar can have 500 more.
    table = Table(3).own("aida", "Y1", "Y2", "P1", "P3", "R1", "R2").crowd("11", green=3)
    assert auction(last_action(table.money(ali=1525, aida=1500, omar=1000))) == "ali"


def test_souvenirs_count_if_anybody_is_there_to_buy_them() -> None:
    def table(ali: int, visitors: int) -> Table:
        drawn = Table(3, souvenirs=True).cards("green 100", "green 150")
        if visitors:
            drawn.crowd("11", green=visitors)
        return drawn.money(ali=ali, aida=1000, omar=1000)

    assert auction(last_action(table(1225, 0))) == "ali"
    assert auction(last_action(table(1225, 1))) == NOBODY  # 100 and 250, less the price
    assert auction(last_action(table(1275, 1))) == "ali"


def test_whoever_leads_may_have_to_pay() -> None:
    """omar is 400 ahead; with a bid of 500 he is not, if nobody bids more."""
    purses = {"ali": 1200, "aida": 1200, "omar": 1800}
    assert auction(last_action(Table(3).money(**purses)), "bid 100") == "omar"
    assert auction(last_action(Table(3).money(**purses)), "bid 600") == NOBODY
    # The opening is compulsory: before it, 100 are as good as spent.
    assert auction(last_action(Table(3).money(ali=1200, omar=1300))) == NOBODY
    assert auction(last_action(Table(3).money(ali=1200, omar=1325))) == "omar"


def test_another_auction_of_the_same_turn_counts() -> None:
    """omar's first action: 200 more for him, or a shop with visitors for anybody."""

    def first(table: Table) -> str:
        return auction(table.crowd("1", blue=1).line().turn("omar", last="omar"))

    assert first(Table(3).money(ali=1625)) == "ali"
    assert first(Table(3).money(ali=1600)) == NOBODY
    assert first(Table(3).money(ali=1625).crowd("5", purple=4)) == NOBODY
    # And it costs him another opening bid.
    assert first(Table(3).money(omar=1425)) == "omar"
    assert first(Table(3).money(omar=1400)) == NOBODY


@pytest.mark.parametrize("seed", range(8))
def test_the_winner_wins_whatever_the_others_do(seed: int) -> None:
    """It passes, or opens as low as it may; the others do anything."""
    chooser = random.Random(seed)
    names = list(SEATS[:3])
    table = Table(3).money(**{name: 25 * chooser.randrange(20, 80) for name in names})
    table.crowd("11", green=chooser.randrange(3)).crowd("9", red=chooser.randrange(3))
    match = table.crowd("1", blue=1).line().turn("omar", last="omar")
    play(match, "auction G3")
    found = NOBODY
    while match.to_act is not None:
        found = winner(match) if found == NOBODY else found
        choices = [GAME.text(action) for action in match.legal()]
        sound = "pass" if "pass" in choices else choices[0]
        play(match, sound if SEATS[match.actor] == found else chooser.choice(choices))
    returns = GAME.outcome(match.board, match.state).returns
    assert found == NOBODY or returns[SEATS.index(found)] == 1.0
