"""Chapter 4: playing a card."""

from __future__ import annotations

from tests.games.minicity.table import (
    Table,
    actor,
    ant_at,
    hand,
    legal,
    offered,
    phase,
    play,
    refused,
    road,
    tokens,
    told,
)


def test_the_example_of_a_card_beside_those_that_lie_there() -> None:
    """§4.1: on A or on B, the spaces beside the row, and nowhere else."""
    match = Table().road(1, "red blue | grey").hand("circle", "violet " * 4).turn("circle")
    assert legal(match) == ["play violet 1 left", "play violet 1 right"]


def test_a_card_lies_at_the_left_end() -> None:
    """§4.1: and has left the hand."""
    match = Table().turn("circle")
    assert road(match) == "blue | violet"
    play(match, "play red 1 left")
    assert road(match) == "red blue | violet"
    assert match.view()["roads"][0][3:8] == [None, "red", "blue", "violet", None]
    assert hand(match, "circle") == "yellow blue grey"


def test_a_card_lies_at_the_right_end() -> None:
    """§4.1: there is never a gap."""
    match = Table().turn("circle")
    play(match, "play red 1 right")
    assert road(match) == "blue | violet red"
    assert match.view()["roads"][0][4:9] == [None, "blue", "violet", "red", None]


def test_a_card_may_lie_on_either_road() -> None:
    """§4.1: with three or four players; the other road stays as it is."""
    match = Table(3).road(2, "grey | grey").turn("circle")
    ends = ["1 left", "1 right", "2 left", "2 right"]
    assert offered(match, "play") == [
        f"{ant} {end}" for ant in ("yellow", "blue", "red", "grey") for end in ends
    ]
    play(match, "play red 2 left")
    assert (road(match, 1), road(match, 2)) == ("blue | violet", "red grey | grey")


def test_only_cards_of_the_hand_are_played() -> None:
    """§4.1: violet is not among them, and red only as long as it is there."""
    match = Table().hand("circle", "red blue blue blue").turn("circle")
    assert refused(match, "play violet 1 left") == "not-in-hand"
    play(match, "play red 1 left", "go 36", "unload 0")
    assert refused(match, "play red 1 left") == "not-in-hand"


def test_at_the_stream_the_ant_moves_and_unloads_first() -> None:
    """§4.2: only then is the road cleared, and two new cards are laid from left to right."""
    table = Table().road(1, "red red red red red | blue").hand("circle", "red red blue grey")
    match = table.tokens(15, 1).turn("circle", script=["lay violet", "lay grey"])
    play(match, "play red 1 left")
    assert road(match) == "red red red red red red | blue"
    assert match.view()["card"]["range"] == 6
    play(match, "go 15")
    assert phase(match) == "unload"
    play(match, "unload 2")
    assert (ant_at(match, "red"), tokens(match, 15)) == (15, 3)
    assert road(match) == "violet | grey"
    assert told(match) == ["played", "moved", "unloaded", "cleared", "laid", "laid"]


def test_the_cards_of_a_cleared_road_are_discards() -> None:
    """§4.2: the card just played is among them."""
    table = Table().road(1, "blue | red red grey grey grey")
    match = table.turn("circle", script=["lay violet", "lay grey"])
    assert match.view()["discards"] == dict.fromkeys(match.view()["ants"], 0)
    play(match, "play yellow 1 right", "go 8", "unload 0")
    discards = {"yellow": 1, "blue": 1, "red": 2, "grey": 3, "violet": 0}
    assert match.view()["discards"] == discards


def test_the_turn_goes_on_after_the_stream() -> None:
    """§4.2: this was the first card; two more may follow, on the new road."""
    table = Table().road(1, "red red red red red | blue")
    match = table.turn("circle", script=["lay violet", "lay grey"])
    play(match, "play yellow 1 left", "go 2", "unload 0")
    assert (actor(match), phase(match), match.view()["cards_played"]) == ("circle", "choice", 1)
    assert "done" in legal(match)
    play(match, "play grey 1 right")
    assert road(match) == "violet | grey grey"
    assert match.view()["card"]["range"] == 2


def test_after_the_last_card_the_stream_comes_before_the_refill() -> None:
    """§4.2, §7.1: the road is cleared as part of the card play."""
    table = Table(4, road=4).road(1, "red | red").road(2, "red | red").tokens(36, 0)
    match = table.turn("circle", in_round=1, script=["lay violet", "lay grey"])
    play(match, "play red 1 right", "go 36", "unload 2")
    assert phase(match) == "refill"
    assert road(match) == "violet | grey"


def test_the_other_road_is_untouched() -> None:
    """§4.2: only the road whose end was reached is cleared."""
    table = Table(3).road(1, "grey grey | violet").road(2, "red red red red red | blue")
    match = table.turn("circle", script=["lay violet", "lay grey"])
    play(match, "play yellow 2 left", "go 2", "unload 0")
    assert (road(match, 1), road(match, 2)) == ("grey grey | violet", "violet | grey")


def test_a_space_before_the_last_does_not_touch_the_stream() -> None:
    """§4.2: nothing is cleared there."""
    match = Table().road(1, "red red red red | blue").turn("circle")
    play(match, "play yellow 1 left", "go 2", "unload 0")
    assert road(match) == "yellow red red red red | blue"
