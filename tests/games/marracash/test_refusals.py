"""Every reason to refuse an action; `refused` sees to it that nothing has changed.

The texts are in the locale files: here it is the keys that count.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import IllegalAction
from ludoteca.games.marracash.refusals import KEYS
from tests.games.marracash.table import (
    Table,
    follow,
    legal,
    line_up,
    opened,
    play,
    refused,
    setup_script,
    unstarted,
)


@pytest.mark.parametrize(
    "action",
    ["bid 100", "pass", "sell red 50", "bring 1 2 left", "gather red", "queue red", "first ali"],
)
def test_another_step_is_due(action: str) -> None:
    """§5.1: a move or an auction, nothing else."""
    assert refused(Table().turn("ali"), action) == "marracash-refused-other-step"


@pytest.mark.parametrize("action", ["move 1 2", "auction Y1", "card red 50"])
def test_a_bid_is_due(action: str) -> None:
    """§4.1: an auction has begun."""
    match = Table().turn("ali")
    play(match, "auction Y2")
    assert refused(match, action) == "marracash-refused-other-step"


def test_no_visitor_of_the_colour_is_left() -> None:
    """§1.2: all seven purple visitors that were left stand in the line."""
    match = unstarted()
    others = {"yellow": 11, "purple": 7, "green": 7, "red": 10, "blue": 10}
    follow(match, *setup_script()[:9])
    follow(match, *(f"queue {colour}" for colour in line_up(others)[:35]))
    assert refused(match, "queue purple") == "marracash-refused-colour-gone"


def test_the_colour_is_at_this_entrance_already() -> None:
    """§2.1: three different colours."""
    match = unstarted()
    follow(match, "gather red")
    assert refused(match, "gather red") == "marracash-refused-colour-gathered"


def test_there_would_be_four_in_a_row() -> None:
    """§2.2: three reds end the line."""
    match = unstarted()
    follow(match, *setup_script()[:9], "queue red", "queue red", "queue red")
    assert refused(match, "queue red") == "marracash-refused-four-in-a-row"


def test_the_line_could_not_be_finished() -> None:
    """Q12: 11 yellows need three others between them, and three are left."""
    match = unstarted()
    others = {"yellow": 0, "purple": 7, "green": 7, "red": 10, "blue": 10}
    follow(match, *setup_script()[:9])
    follow(match, *(f"queue {colour}" for colour in line_up(others)[:31]))
    assert legal(match) == ["queue yellow"]
    assert refused(match, "queue red") == "marracash-refused-unfinishable"


def test_nobody_sits_there() -> None:
    """§2.3: with three seats laila does not play."""
    match = unstarted(3)
    follow(match, *setup_script()[:-1])
    assert refused(match, "first laila") == "marracash-refused-no-seat"


@pytest.mark.parametrize("action", ["move 17 1", "move 1 17", "move 24 23"])
def test_there_is_no_such_fountain(action: str) -> None:
    """§1.1: this town has 16; another may have 24."""
    assert refused(Table().turn("ali"), action) == "marracash-refused-no-fountain"


def test_nobody_moves_in_the_first_round() -> None:
    """§3.1: only auctions."""
    assert refused(opened(), "move 1 2") == "marracash-refused-first-round"


def test_no_move_after_an_auction() -> None:
    """§5.1: in the same turn."""
    match = Table().turn("ali")
    play(match, "auction Y1", "bid 100", "pass", "pass", "pass")
    assert refused(match, "move 1 2") == "marracash-refused-after-auction"


def test_nobody_stands_there() -> None:
    """§6.1: no group to move."""
    assert refused(Table().turn("ali"), "move 9 10") == "marracash-refused-no-group"


@pytest.mark.parametrize("action", ["move 1 7", "move 1 16", "move 1 1"])
def test_the_fountains_are_not_adjacent(action: str) -> None:
    """§1.4: no connection."""
    assert refused(Table().turn("ali"), action) == "marracash-refused-not-adjacent"


def test_there_is_no_such_shop() -> None:
    """§1.1: five of a colour; a town may have eight."""
    assert refused(Table().turn("ali"), "auction Y6") == "marracash-refused-no-shop"


@pytest.mark.parametrize("owner", ["ali", "omar"])
def test_the_shop_has_an_owner(owner: str) -> None:
    """§4.1: oneself or another."""
    match = Table().own(owner, "Y1").turn("ali")
    assert refused(match, "auction Y1") == "marracash-refused-shop-owned"


def test_all_signs_are_in_use() -> None:
    """Q4: six shops; that one of them has an owner would send him to the others."""
    match = Table().own("ali", "Y1", "Y2", "Y3", "Y4", "Y5", "P1").turn("ali")
    assert refused(match, "auction P2") == "marracash-refused-no-sign"
    assert refused(match, "auction Y1") == "marracash-refused-no-sign"


def test_there_is_no_money_for_an_opening_bid() -> None:
    """Q3: 75."""
    assert refused(Table().money(ali=75).turn("ali"), "auction Y1") == "marracash-refused-no-money"


def test_the_bid_is_too_low() -> None:
    """§4.2: 175 on 100; the least is told."""
    match = Table().turn("ali")
    play(match, "auction Y1", "bid 100")
    assert refused(match, "bid 175") == "marracash-refused-bid-low"
    with pytest.raises(IllegalAction) as refusal:
        match.play("bid 175")
    assert refusal.value.reason.arguments["least"] == 200


def test_the_bid_is_too_high() -> None:
    """Q3: 1225 of 1200; the most is told."""
    match = Table().turn("ali")
    play(match, "auction Y1")
    assert refused(match, "bid 1225") == "marracash-refused-bid-high"
    with pytest.raises(IllegalAction) as refusal:
        match.play("bid 1225")
    assert refusal.value.reason.arguments["most"] == 1200


def test_the_bid_is_no_sum_of_coins() -> None:
    """Q2: 110; what is possible is told."""
    match = Table().turn("ali")
    play(match, "auction Y1")
    assert refused(match, "bid 110") == "marracash-refused-bid-steps"
    with pytest.raises(IllegalAction) as refusal:
        match.play("bid 110")
    assert refusal.value.reason.arguments == {"least": 100, "most": 30550, "coin": 25}


def test_the_auctioneer_must_open() -> None:
    """§4.1: no pass before the first bid."""
    match = Table().turn("ali")
    play(match, "auction Y1")
    assert refused(match, "pass") == "marracash-refused-must-open"


def test_the_card_does_not_lie_face_up() -> None:
    """§9.2: one of the two that do."""
    table = Table(souvenirs=True).cards("red 50", "red 75").own("ali", "R3")
    match = table.crowd("9", red=1).turn("omar")
    play(match, "move 9 10")
    assert refused(match, "sell red 100") == "marracash-refused-card-not-open"


def test_the_entrance_is_not_empty() -> None:
    """§7.1: only 1 is."""
    match = Table().turn("ali")
    play(match, "move 1 2", "move 2 7")
    assert refused(match, "bring 16 2 left") == "marracash-refused-entrance-taken"


def test_the_line_is_too_short() -> None:
    """Q7: three are left."""
    match = Table().line("red", "red", "blue").turn("ali")
    play(match, "move 1 2", "move 2 7")
    assert refused(match, "bring 1 4 left") == "marracash-refused-line-short"


def test_nobody_comes_alone() -> None:
    """Q7: unless it is the last of the line."""
    match = Table().line("red", "red", "blue").turn("ali")
    play(match, "move 1 2", "move 2 7")
    assert refused(match, "bring 1 1 right") == "marracash-refused-one-alone"


def test_the_card_is_gone() -> None:
    """§9.2: a script that draws the card just sold; even the move is taken back."""
    table = Table(souvenirs=True).cards("red 50", "blue 125").own("ali", "R3")
    match = table.crowd("9", red=1, green=1).turn("omar", script=["card red 50"])
    play(match, "move 9 10")
    assert refused(match, "move 10 9") == "marracash-refused-card-gone"


def test_a_refusal_tells_the_action() -> None:
    """§6.1: so that whoever reads it sees what was refused."""
    with pytest.raises(IllegalAction) as refusal:
        Table().turn("ali").play("move 9 10")
    assert refusal.value.action == "move 9 10"


def test_nothing_is_played_after_the_end() -> None:
    """§8.1: the match is over."""
    match = Table().crowd("9", red=1).line().turn("ali", last="ali")
    play(match, "move 9 10", "move 10 9")
    assert refused(match, "move 9 10") == "refused-over"


def test_every_reason_is_provoked_here() -> None:
    """§5.1: none of the codes is without its test."""
    source = Path(__file__).read_text(encoding="utf-8")
    missing = [key for key in KEYS[1:] if f'"marracash-refused-{key}"' not in source]
    assert missing == []
