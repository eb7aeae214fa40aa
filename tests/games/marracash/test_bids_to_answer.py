"""Where somebody may have said beforehand that they pass."""

from __future__ import annotations

from ludoteca.games.marabunta.game import GAME as MARABUNTA
from ludoteca.games.marracash.game import GAME
from tests.games.marracash.table import Table, play


def test_a_bid_is_to_be_answered_once_there_is_one() -> None:
    match = Table().turn("ali")
    asked = []
    for action in ("auction G3", "bid 100", "bid 250", "pass", "pass"):
        asked.append(GAME.bid_to_answer(match.state))
        play(match, action)
    assert asked == [None, None, 100, 250, 250]
    assert GAME.bids


def test_where_nobody_bids_there_is_nothing_to_answer() -> None:
    assert not MARABUNTA.bids
    assert MARABUNTA.bid_to_answer(Table().turn("ali").state) is None
