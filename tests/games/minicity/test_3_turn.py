"""Chapter 3: a turn."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from tests.games.minicity.table import (
    Table,
    actor,
    ant_at,
    hand,
    legal,
    offered,
    opening,
    phase,
    play,
    refused,
    small,
    tokens,
    told,
)


def play_a_card(match: Match) -> None:
    """The first card that is offered, moved and unloaded as comes first."""
    play(match, next(text for text in legal(match) if text.startswith("play")))
    while phase(match) in ("go", "unload"):
        play(match, legal(match)[0])


def play_cards(match: Match) -> int:
    """As many cards as the turn allows; how many these were."""
    who, cards = actor(match), 0
    while actor(match) == who and offered(match, "play"):
        play_a_card(match)
        cards += 1
    while actor(match) == who:
        play(match, legal(match)[0])
    return cards


def test_the_example_of_a_whole_turn() -> None:
    """§3.1: Anna (circle) unloads three orange, one yellow and two pink tokens, and refills.

    Her yellow card lies on A, the right end; B and C, for the grey ones, are at the left end.
    """
    table = Table(4).ants(yellow=1, grey=6).tokens(2, 0).tokens(4, 1).tokens(10, 0)
    table.hand("circle", "yellow grey grey blue").road(1, "grey blue | violet")
    table.small("circle", orange=3, yellow=1, pink=2, blue=1)
    match = table.turn("circle", script=["deal red", "deal red", "deal violet"])
    play(match, "play yellow 1 right", "go 2")
    assert legal(match) == ["unload 0", "unload 1", "unload 2", "unload 3"]
    play(match, "unload 3")
    play(match, "play grey 1 left")
    assert match.view()["card"]["range"] == 2
    play(match, "go 4")
    assert legal(match) == ["unload 0", "unload 1"]
    play(match, "unload 1")
    play(match, "play grey 1 left")
    assert match.view()["card"]["range"] == 3
    play(match, "go 10")
    assert legal(match) == ["unload 0", "unload 1", "unload 2"]
    play(match, "unload 2")
    assert (tokens(match, 2), tokens(match, 4), tokens(match, 10)) == (3, 2, 2)
    assert small(match, "circle") == "blue"
    play(match, *["stock orange"] * 3, "stock green", "stock yellow", "stock pink")
    assert small(match, "circle") == "yellow orange orange orange blue green pink"
    assert hand(match, "circle") == "blue red red violet"
    assert actor(match) == "square"


def test_a_turn_is_up_to_three_cards_then_refill_then_draw() -> None:
    """§3.1: each card with its move and unloading before the next one."""
    match = Table(4).hand("circle", "red red red red").tokens(36, 0).tokens(37, 0).turn("circle")
    play(match, "play red 1 left", "go 36", "unload 1", "play red 1 left", "go 37", "unload 1")
    assert "done" in legal(match)
    play(match, "play red 1 left", "go 38")
    assert legal(match) == ["unload 0", "unload 1"]
    play(match, "unload 0")
    assert phase(match) == "refill"
    play(match, "stock pink", "stock pink")
    card = ["played", "moved", "unloaded"]
    assert told(match) == [*card * 3, *["stocked"] * 2, *["dealt-hidden"] * 3, "turn"]
    assert actor(match) == "square"


def test_a_card_is_finished_before_the_next_is_played() -> None:
    """§3.1: first the move, then the unloading."""
    match = Table().turn("circle")
    play(match, "play red 1 left")
    assert refused(match, "play grey 1 left") == "other-step"
    assert refused(match, "unload 1") == "other-step"
    play(match, "go 36")
    assert refused(match, "play grey 1 left") == "other-step"
    play(match, "unload 1", "play grey 1 left")


def test_the_same_ant_may_move_with_every_card() -> None:
    """§3.1: three red cards, three moves of the red ant."""
    match = Table(4).hand("circle", "red red red blue").turn("circle")
    for goal in (36, 29, 22):
        play(match, "play red 1 left", f"go {goal}", "unload 0")
    assert ant_at(match, "red") == 22


@pytest.mark.parametrize(("seats", "limits"), [(2, (2, 3)), (3, (1, 2, 3)), (4, (1, 2, 3, 4))])
@pytest.mark.parametrize("first", ["circle", "square"])
def test_in_the_first_round_fewer_cards_are_played(
    seats: int, limits: tuple[int, ...], first: str
) -> None:
    """§3.2: 2 and 3; 1, 2 and 3; 1, 2, 3 and 4, counted from the first player. Then 3 each."""
    match = opening(seats, first=first)
    assert match.view()["round"] == 1
    shown, played = [], []
    for _ in range(2 * seats):
        shown.append(match.view()["card_limit"])
        played.append(play_cards(match))
    assert played == shown == [*limits, *[3] * seats]


def test_in_the_first_round_a_card_beyond_the_limit_is_refused() -> None:
    """§3.2: the first of two players has had his two; a friend to buy keeps the turn open."""
    table = Table(friends=True).points("circle", 4).hand("circle", "red red red red")
    match = table.turn("circle", in_round=1)
    play(match, "play red 1 left", "go 36", "unload 1", "play red 1 left", "go 43", "unload 1")
    assert refused(match, "play red 1 left") == "card-limit"


def test_at_least_one_card_is_played() -> None:
    """§3.3: `done` comes only after it."""
    match = Table().turn("circle")
    assert {text.split()[0] for text in legal(match)} == {"play"}
    assert refused(match, "done") == "play-first"
    play(match, "play red 1 left", "go 36", "unload 1")
    assert "done" in legal(match)


@pytest.mark.parametrize("cards", [1, 2])
def test_all_other_cards_are_optional(cards: int) -> None:
    """§3.3: a turn may end after one or two of them."""
    match = Table(4).turn("circle")
    for _ in range(cards):
        play_a_card(match)
    assert {text.split()[0] for text in legal(match)} == {"play", "done"}
    play(match, "done")
    assert actor(match) == "square"
