"""Actions: numbers, types and one line of text, each from the other."""

from __future__ import annotations

import pytest

from ludoteca.core.actions import Action
from ludoteca.core.errors import IllegalAction
from ludoteca.core.match import Playable
from ludoteca.games.marabunta.actions import (
    Again,
    Apply,
    Circle,
    Crate,
    Cross,
    Decline,
    First,
    Ignore,
    Roll,
    Split,
    Take,
    Turn,
    Write,
)
from tests.games.marabunta.table import Table, play, refused
from tests.games.notation import Sing, demand_same_effect


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (First("blue"), "first blue"),
        (Turn("two-zeros"), "turn two-zeros"),
        (Roll("blue", "leaf"), "roll blue leaf"),
        (Split(()), "split tile | pink blue orange green grey yellow"),
        (Split(("blue", "grey")), "split tile blue grey | pink orange green yellow"),
        (Take("rest"), "take rest"),
        (Apply("blue"), "apply blue"),
        (Ignore("tile"), "ignore tile"),
        (Write("e11"), "write e11"),
        (Cross("g8"), "cross g8"),
        (Circle("blue"), "circle blue"),
        (Crate(3), "crate 3"),
        (Again("yellow"), "again yellow"),
        (Decline(), "decline"),
    ],
)
def test_an_action_is_one_line_of_text(action: Action, text: str) -> None:
    """§3.2: the rulebook's words; `blue` is a seat in `first blue`, else a region or die."""
    game = Table().match.game
    assert game.text(action) == text
    assert game.parse(text) == action


def test_an_action_is_played_as_text_as_type_or_as_number() -> None:
    """§5.1: all the same."""
    positions = [Table().turn("red", pink="leaf") for _ in range(3)]
    number = positions[0].number("apply pink")
    actions: list[Playable] = ["apply pink", Apply("pink"), number]
    demand_same_effect(positions, actions)


def test_the_dice_of_a_split_are_a_set() -> None:
    """§3.2: in whatever order they are named."""
    match = Table().rolled("red")
    text = "split tile grey blue | yellow pink orange green"
    assert match.number(text) == match.number(Split(("blue", "grey")))
    play(match, text)
    assert match.view()["pools"]["tile"] == ["blue", "grey", "tile"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "decline now",
        "write",
        "write z9",
        "write e11 e12",
        "cross z9",
        "crate",
        "crate one",
        "crate 0",
        "crate 01",
        "crate 13",
        "circle red",
        "again tile",
        "apply red",
        "ignore sky",
        "take both",
        "split tile",
        "split tile pink",
        "split tile pink | blue",
        "split tile pink | pink blue orange green grey yellow",
        "split tile pink blue orange green grey yellow |",
        "split pink | tile blue orange green grey yellow",
        "first green",
        "turn cupcake",
        "roll pink 4",
        "roll red 1",
        "roll pink",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    """§3.2: words that the notation does not know, hexes that the board does not have."""
    assert refused(Table().rolled("red"), text) == "refused-unknown"


@pytest.mark.parametrize(
    "action",
    [
        Split(("pink", "pink")),
        Split(("pink", "red")),
        Split(("pink", "blue", "orange", "green", "grey", "yellow")),
        Crate(0),
        Crate(13),
        Write("z9"),
        Sing("a tune"),
    ],
)
def test_what_is_no_action_of_this_board_is_refused(action: Action) -> None:
    """§3.2: typed actions as well as texts."""
    assert refused(Table().rolled("red"), action) == "refused-unknown"


@pytest.mark.parametrize("number", [-1, 10_000])
def test_what_is_no_number_of_an_action_is_refused(number: int) -> None:
    """§3.2: numbers as well as texts."""
    assert refused(Table().rolled("red"), number) == "refused-number"


def test_a_refusal_tells_what_was_not_understood() -> None:
    """§3.2: the text as it was given."""
    with pytest.raises(IllegalAction) as refusal:
        Table().rolled("red").play("write z9")
    assert refusal.value.reason.arguments == {"action": "write z9"}
