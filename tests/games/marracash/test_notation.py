"""Actions: numbers, types and one line of text, each from the other."""

from __future__ import annotations

import pytest

from ludoteca.core.actions import Action
from ludoteca.core.errors import IllegalAction
from ludoteca.core.match import Playable
from ludoteca.games.marracash.actions import (
    Auction,
    Bid,
    Bring,
    Card,
    First,
    Gather,
    Move,
    Pass,
    Queue,
    Sell,
)
from tests.games.marracash.table import Table, refused
from tests.games.notation import Sing, demand_same_effect


def test_a_town_of_ones_own_has_its_own_names(wells: str) -> None:
    """§1.3: a seventeenth fountain; the game knows which option the file is for."""
    match = Table(town=wells).crowd("17", red=1).turn("ali")
    match.play(Move("17", "5"))
    text = match.setting.files["town"]
    assert match.game.check_board("wells.toml", text) == "town"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Gather("purple"), "gather purple"),
        (Queue("yellow"), "queue yellow"),
        (First("laila"), "first laila"),
        (Card("red", 50), "card red 50"),
        (Move("9", "10"), "move 9 10"),
        (Auction("Y1"), "auction Y1"),
        (Bid(225), "bid 225"),
        (Pass(), "pass"),
        (Sell("yellow", 250), "sell yellow 250"),
        (Bring("8", 3, "left"), "bring 8 3 left"),
    ],
)
def test_an_action_is_one_line_of_text(action: Action, text: str) -> None:
    """§5.1: the rulebook's words; fountains by number, shops by letter and digit."""
    game = Table().match.game
    assert game.text(action) == text
    assert game.parse(text) == action


def test_an_action_is_played_as_text_as_type_or_as_number() -> None:
    """§6.1: all the same."""
    positions = [Table().turn("ali") for _ in range(3)]
    actions: list[Playable] = ["move 1 2", Move("1", "2"), positions[0].number("move 1 2")]
    demand_same_effect(positions, actions)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "pass now",
        "move 1",
        "move 1 2 3",
        "move 1 25",
        "move one two",
        "auction",
        "auction Z1",
        "auction Y9",
        "auction y1",
        "bid",
        "bid much",
        "bid 1e2",
        "bid 100.0",
        "bid 0100",
        "bid +100",
        "sell red 60",
        "sell pink 50",
        "sell red",
        "bring 1 2",
        "bring 1 2 middle",
        "bring 2 2 left",
        "bring 1 0 left",
        "bring 1 5 left",
        "bring 1 two left",
        "gather pink",
        "queue pink",
        "first bob",
        "card red 0",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    """§5.1: words that the notation does not know, places that the town does not have."""
    assert refused(Table().turn("ali"), text) == "refused-unknown"


@pytest.mark.parametrize(
    "action",
    [Move("1", "99"), Auction("Z1"), Sell("red", 60), Bring("1", 9, "left"), Sing("a tune")],
)
def test_what_is_no_action_of_this_town_is_refused(action: Action) -> None:
    """§5.1: typed actions as well as texts."""
    assert refused(Table().turn("ali"), action) == "refused-unknown"


@pytest.mark.parametrize("number", [-1, 100_000])
def test_what_is_no_number_of_an_action_is_refused(number: int) -> None:
    """§5.1: numbers as well as texts."""
    assert refused(Table().turn("ali"), number) == "refused-number"


def test_a_refusal_tells_what_was_not_understood() -> None:
    """§5.1: the text as it was given."""
    with pytest.raises(IllegalAction) as refusal:
        Table().turn("ali").play("move 1 99")
    assert refusal.value.reason.arguments == {"action": "move 1 99"}
