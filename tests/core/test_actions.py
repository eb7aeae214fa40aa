"""The table of actions: what a game has to declare, and what the core derives from it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludoteca.core.actions import Action, ActionTable, Kind, OnBoard, text_of
from ludoteca.core.errors import IllegalAction
from ludoteca.core.message import message


class Throw(Action, frozen=True, tag="throw"):
    pips: int


class Sail(Action, frozen=True, tag="sail"):
    harbour: str
    flag: str


class Trade(Action, frozen=True, tag="trade"):
    given: str
    taken: str


class Rest(Action, frozen=True, tag="rest"):
    pass


@dataclass(frozen=True)
class Coast:
    harbours: tuple[str, ...]


HARBOUR = OnBoard[Coast](2, lambda coast: coast.harbours)
TABLE = ActionTable(
    Kind(Throw, range(10, 40, 10), refusal=message("throw-again")),
    Kind(Sail, HARBOUR, ("red", "blue")),
    Kind(Trade, (("wood", "iron"), ("iron", "wood"))),
    Kind(Rest),
)
NORTH, SOUTH = Coast(("oslo", "bergen")), Coast(("bari", "naples"))


def test_numbers_follow_the_order_of_the_table_and_the_last_field_counts_fastest() -> None:
    assert [text_of(TABLE.action(NORTH, number)) for number in range(TABLE.count)] == [
        "throw 10",
        "throw 20",
        "throw 30",
        "sail oslo red",
        "sail oslo blue",
        "sail bergen red",
        "sail bergen blue",
        "trade wood iron",
        "trade iron wood",
        "rest",
    ]
    assert [TABLE.start(kind) for kind in (Throw, Sail, Trade, Rest)] == [0, 3, 7, 9]


@pytest.mark.parametrize("board", [NORTH, SOUTH])
def test_number_action_and_text_lead_to_each_other(board: Coast) -> None:
    for number in range(TABLE.count):
        action = TABLE.action(board, number)
        assert TABLE.number(board, action) == number
        assert TABLE.parse(text_of(action)) == action


def test_a_board_names_its_own_parts() -> None:
    assert TABLE.action(SOUTH, 5) == Sail("naples", "red")
    with pytest.raises(IllegalAction) as refusal:
        TABLE.number(SOUTH, Sail("oslo", "red"))
    assert refusal.value.reason == message("refused-unknown", action="sail oslo red")


@pytest.mark.parametrize(
    "text", ["", "swim", "rest now", "sail oslo", "throw ten", "throw 010", "throw 1e1"]
)
def test_a_text_that_is_no_action_is_told_as_it_was_given(text: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        TABLE.parse(text)
    assert refusal.value.reason == message("refused-unknown", action=text)


def test_a_kind_may_have_a_refusal_of_its_own() -> None:
    with pytest.raises(IllegalAction) as refusal:
        TABLE.number(NORTH, Throw(15))
    assert refusal.value.reason == message("throw-again")


def test_an_action_of_no_kind_of_the_table_is_refused() -> None:
    with pytest.raises(IllegalAction) as refusal:
        ActionTable(Kind(Rest)).number(NORTH, Throw(10))
    assert refusal.value.reason == message("refused-unknown", action="throw 10")


def test_a_kind_needs_a_range_for_each_field() -> None:
    with pytest.raises(TypeError, match="Sail has 2 fields, not 3"):
        Kind(Sail, ("a",), ("b",), ("c",))
