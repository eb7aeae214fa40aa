"""Chapter 7: the end of a turn."""

from __future__ import annotations

import pytest

from tests.games.minicity.table import (
    Table,
    actor,
    hand,
    legal,
    phase,
    play,
    refused,
    reserve,
    seat,
    small,
    told,
)


def test_the_small_part_is_refilled_to_seven() -> None:
    """§7.1: token by token, of any food that the reserve has."""
    match = Table(4).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2", "done")
    assert phase(match) == "refill"
    assert legal(match) == [
        f"stock {food}" for food in ("yellow", "orange", "blue", "green", "pink")
    ]
    play(match, "stock pink", "stock pink")
    assert small(match, "circle") == "yellow yellow blue green pink pink pink"
    assert actor(match) == "square"


def test_refilling_is_a_duty() -> None:
    """§7.1: it cannot be cut short."""
    match = Table(4).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2", "done", "stock pink")
    assert refused(match, "done") == "other-step"
    assert refused(match, "enough") == "other-step"


def test_a_food_that_the_reserve_has_not_cannot_be_chosen() -> None:
    """§7.1: here there are only blue and green tokens left."""
    table = Table(4).tokens(36, 0).small("circle", orange=2, yellow=5)
    match = table.reserve("circle", blue=2, green=1).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1", "done")
    assert legal(match) == ["stock blue", "stock green"]
    assert refused(match, "stock pink") == "not-in-reserve"


def test_refilling_ends_when_the_reserve_is_empty() -> None:
    """§7.1: as far as it lasts; the last token comes by itself."""
    table = Table(4).tokens(36, 0).small("circle", orange=2, yellow=5)
    match = table.reserve("circle", blue=1).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 2", "done")
    assert (small(match, "circle"), reserve(match, "circle")) == ("yellow " * 5 + "blue", "")
    assert actor(match) == "square"


def test_who_has_unloaded_nothing_has_nothing_to_refill() -> None:
    """§7.1: straight to the cards."""
    match = Table(4).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 0", "done")
    assert told(match)[3:] == ["done", "dealt-hidden", "turn"]
    assert seat(match, "circle")["left"] == 25


@pytest.mark.parametrize(("cards", "drawn"), [(1, ["violet"]), (2, ["violet"] * 2)])
def test_cards_are_drawn_up_to_four(cards: int, drawn: list[str]) -> None:
    """§7.1: as many as were played."""
    script = [f"deal {ant}" for ant in drawn]
    match = Table(4).hand("circle", "red red blue grey").turn("circle", script=script)
    for goal in (36, 43)[:cards]:
        play(match, "play red 1 left", f"go {goal}", "unload 0")
    play(match, "done")
    kept = ["blue", *["red"] * (2 - cards), "grey"]
    assert hand(match, "circle").split() == [*kept, *drawn]
    assert match.view()["pile"] == 75 - cards


def test_tokens_are_refilled_before_cards_are_drawn() -> None:
    """§7.1: so nobody chooses tokens by the new cards."""
    match = Table(4).tokens(36, 0).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1", "done")
    assert seat(match, "circle")["hand_size"] == 3
    play(match, "stock pink")
    assert seat(match, "circle")["hand_size"] == 4
    assert told(match)[-3:] == ["stocked", "dealt-hidden", "turn"]
