"""Actions: numbers, types and one line of text, each from the other."""

from __future__ import annotations

import pytest

from ludoteca.core.actions import Action
from ludoteca.core.errors import IllegalAction
from ludoteca.core.match import Playable
from ludoteca.games.minicity.actions import (
    Buy,
    Deal,
    Done,
    Enough,
    Exchange,
    First,
    Go,
    Lay,
    Play,
    Spread,
    Stock,
    Swap,
    To,
    Unload,
)
from ludoteca.games.minicity.game import GAME
from tests.games.minicity.table import Table, refused
from tests.games.notation import Sing, demand_same_effect


def test_how_many_actions_there_are() -> None:
    """§1.1: 5 foods, 5 cards on 2 roads at 2 ends as 5 ants, 3 times 49 chambers, and so on."""
    plays, chambers, pairs, exchanges = 5 * 2 * 2 * 5, 3 * 49, 10, 20
    others = 5 + 5 + 1 + 10 + 1 + 5 + 5 + 4  # stock unload done buy enough deal lay first
    assert GAME.action_count == plays + chambers + pairs + exchanges + others


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Stock("blue"), "stock blue"),
        (Play("red", 1, "left"), "play red 1 left"),
        (Play("blue", 2, "right", "violet"), "play blue 2 right as violet"),
        (Go(49), "go 49"),
        (Unload(0), "unload 0"),
        (Done(), "done"),
        (Buy("stick-insect"), "buy stick-insect"),
        (Spread(9), "spread 9"),
        (To(22), "to 22"),
        (Swap("yellow", "violet"), "swap yellow violet"),
        (Exchange("pink", "blue"), "exchange pink blue"),
        (Enough(), "enough"),
        (Deal("grey"), "deal grey"),
        (Lay("violet"), "lay violet"),
        (First("diamond"), "first diamond"),
    ],
)
def test_an_action_is_one_line_of_text(action: Action, text: str) -> None:
    """§4.1: `blue` is a food in `stock` and `exchange`, else an ant."""
    assert GAME.text(action) == text
    assert GAME.parse(text) == action


def test_an_action_is_played_as_text_as_type_or_as_number() -> None:
    """§4.1: all the same."""
    positions = [Table().turn("circle") for _ in range(3)]
    number = positions[0].number("play red 1 left")
    actions: list[Playable] = ["play red 1 left", Play("red", 1, "left"), number]
    demand_same_effect(positions, actions)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "done now",
        "enough tokens",
        "stock",
        "stock red",
        "stock yellow pink",
        "play red",
        "play orange 1 left",
        "play red 0 left",
        "play red 3 left",
        "play red one left",
        "play red 1 top",
        "play red 1 left as red",
        "play red 1 left as pink",
        "play red 1 left for grey",
        "play red one left as grey",
        "go",
        "go 0",
        "go 50",
        "go home",
        "go 007",
        "play red 01 left",
        "unload 5",
        "unload -1",
        "unload all",
        "buy ant",
        "spread 0",
        "to 50",
        "swap red",
        "swap red red",
        "swap blue yellow",
        "exchange yellow yellow",
        "exchange red pink",
        "deal orange",
        "lay pink",
        "first red",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    """§1.1: words that the notation does not know, chambers that the hill does not have."""
    assert refused(Table().turn("circle"), text) == "refused-unknown"


@pytest.mark.parametrize(
    "action",
    [
        Play("red", 1, "left", "red"),
        Play("red", 0, "left"),
        Go(0),
        Go(50),
        Unload(5),
        Swap("blue", "yellow"),
        Exchange("pink", "pink"),
        Sing("a tune"),
    ],
)
def test_what_is_no_action_of_this_game_is_refused(action: Action) -> None:
    """§1.1: typed actions as well as texts."""
    assert refused(Table().turn("circle"), action) == "refused-unknown"


@pytest.mark.parametrize("number", [-1, 10_000])
def test_what_is_no_number_of_an_action_is_refused(number: int) -> None:
    """§1.1: numbers as well as texts."""
    assert refused(Table().turn("circle"), number) == "refused-number"


@pytest.mark.parametrize("action", ["go 50", Go(50), Play("red", 1, "left", "red")])
def test_a_refusal_tells_what_was_not_understood(action: Playable) -> None:
    """§1.1: the text, also of a typed action."""
    with pytest.raises(IllegalAction) as refusal:
        Table().turn("circle").play(action)
    told = "play red 1 left as red" if isinstance(action, Play) else "go 50"
    assert refusal.value.reason.arguments == {"action": told}
