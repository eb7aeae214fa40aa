"""Chapter 2: setup."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from ludoteca.core.match import Chance, Match
from ludoteca.games.minicity.game import GAME
from ludoteca.own_boards import open_setting
from tests.games.minicity.table import (
    SEATS,
    actor,
    ant_at,
    chambers,
    hand,
    legal,
    opening,
    phase,
    play,
    reserve,
    road,
    seat,
    small,
    unstarted,
)

FOODS = ("yellow", "orange", "blue", "green", "pink")
TOKENS = (28, 24, 20, 16, 12)
SHARES = {2: (12, 10, 9, 7, 5), 3: (9, 7, 6, 5, 4), 4: (7, 6, 5, 4, 3)}
FILLED = {2: (4, 4, 2, 2, 2), 3: (1, 3, 2, 1, 0), 4: (0, 0, 0, 0, 0)}

every_number = pytest.mark.parametrize("seats", [2, 3, 4])
both_hills = pytest.mark.parametrize("own", [False, True], ids=["shipped", "grid"])


def fresh(seats: int, own: bool = True) -> Match:
    return unstarted(seats) if own else unstarted(seats, hill=None)


def weights(match: Match) -> dict[str, int]:
    """The outcomes of a step of chance, and how likely they are compared with each other."""
    found = np.zeros(match.game.max_outcomes, np.int32)
    match.game.kernels.chance(match.board.record, match.state, found)
    return dict(zip(legal(match), found.tolist(), strict=False))


@both_hills
def test_the_ants_stand_on_their_start_zones(own: bool) -> None:
    """§2.1: each on its own."""
    match = fresh(2, own)
    for name, chamber in chambers(match).items():
        assert chamber["ant"] == chamber["start"]
        if chamber["start"]:
            assert ant_at(match, chamber["start"]) == name


@both_hills
@every_number
def test_marked_places_are_filled_before_the_game(seats: int, own: bool) -> None:
    """§2.2: 14 places for two players, 7 for three, none for four; only where they are marked."""
    filled = Counter[str]()
    for chamber in chambers(fresh(seats, own)).values():
        marks = {2: chamber["two_ants"], 3: chamber["three_ants"], 4: 0}[seats]
        assert chamber["tokens"] == marks
        filled[chamber["food"]] += chamber["tokens"]
    assert tuple(filled[food] for food in FOODS) == FILLED[seats]
    assert filled.total() == {2: 14, 3: 7, 4: 0}[seats]


@every_number
def test_each_player_gets_the_tokens_of_the_table(seats: int) -> None:
    """§2.3: 12 10 9 7 5 with two, 9 7 6 5 4 with three, 7 6 5 4 3 with four."""
    boxes = fresh(seats).view()["seats"]
    assert len(boxes) == seats
    for box in boxes:
        assert box["reserve"] == dict(zip(FOODS, SHARES[seats], strict=True))
        assert box["small"] == dict.fromkeys(FOODS, 0)
        assert box["left"] == {2: 43, 3: 31, 4: 25}[seats]


@both_hills
@every_number
def test_tokens_places_and_filled_places_agree_food_by_food(seats: int, own: bool) -> None:
    """§2.2, §2.3: what is shared out and what is filled are all the tokens and all the places."""
    match = fresh(seats, own)
    for place, food in enumerate(FOODS):
        drawn = [c for c in chambers(match).values() if c["food"] == food]
        assert sum(c["places"] for c in drawn) == TOKENS[place]
        assert seats * SHARES[seats][place] + FILLED[seats][place] == TOKENS[place]
        free = sum(c["places"] - c["tokens"] for c in drawn)
        assert free == seats * SHARES[seats][place]


@every_number
def test_each_player_gets_four_cards(seats: int) -> None:
    """§2.4: seat by seat; the rest is the pile."""
    hands = ["red red red red", "blue grey violet yellow", "grey grey blue blue", "violet " * 4]
    match = opening(seats, hands=hands[:seats])
    dealt = ["red red red red", "yellow blue grey violet", "blue blue grey grey"]
    assert [hand(match, who) for who in SEATS[: min(seats, 3)]] == dealt[:seats]
    assert all(box["hand_size"] == 4 for box in match.view()["seats"])
    assert match.view()["pile"] == {2: 85, 3: 79, 4: 75}[seats]


def test_two_players_use_one_road() -> None:
    """§2.4: a card on each of its two middle spaces; nothing can be played on the other."""
    match = opening(2, roads=["grey red"])
    assert match.view()["roads"] == [[None] * 5 + ["grey", "red"] + [None] * 5]
    assert {text.split()[2] for text in legal(match)} == {"1"}


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_use_both_roads(seats: int) -> None:
    """§2.4: two cards on each."""
    match = opening(seats, roads=["grey red", "blue violet"])
    assert (road(match, 1), road(match, 2)) == ("grey | red", "blue | violet")
    assert {text.split()[2] for text in legal(match)} == {"1", "2"}


def test_cards_are_as_likely_as_they_are_many() -> None:
    """§2.4: shuffled; three red ones are gone from the 19."""
    match = fresh(2)
    for _ in range(3):
        match.follow("deal red")
    assert weights(match) == {
        "deal yellow": 19,
        "deal blue": 19,
        "deal red": 16,
        "deal grey": 19,
        "deal violet": 19,
    }


def test_each_player_chooses_seven_tokens_for_the_small_part() -> None:
    """§2.5: of any food that is in the reserve; the rest stays there."""
    match = fresh(4)
    match.advance()
    assert legal(match) == [f"stock {food}" for food in FOODS]
    play(match, "stock pink", "stock yellow", "stock pink", "stock pink")
    assert legal(match) == [f"stock {food}" for food in FOODS[:4]]
    play(match, "stock green", "stock blue", "stock orange")
    assert small(match, "circle") == "yellow orange blue green pink pink pink"
    assert reserve(match, "circle") == " ".join(
        ["yellow"] * 6 + ["orange"] * 5 + ["blue"] * 4 + ["green"] * 3
    )
    assert actor(match) == "square"


def test_boxes_are_open_to_all() -> None:
    """§2.5: whoever looks."""
    match = opening(3)
    for viewer in (None, 0, 1, 2):
        for box in match.view(viewer)["seats"]:
            assert (sum(box["small"].values()), sum(box["reserve"].values())) == (7, 24)


@every_number
def test_the_first_player_is_drawn(seats: int) -> None:
    """§2.6: every seat is as likely as the others."""
    match = fresh(seats)
    while phase(match) != "first":
        match.follow(match.legal_numbers()[0])
    assert actor(match) == "chance"
    assert weights(match) == {f"first {who}": 1 for who in SEATS[:seats]}


@pytest.mark.parametrize(
    ("first", "order"),
    [("circle", "circle square triangle"), ("triangle", "triangle circle square")],
)
def test_play_goes_clockwise(first: str, order: str) -> None:
    """§2.6: from the first player on, round after round."""
    match = opening(3, first=first)
    assert match.view()["first"] == first
    turns = []
    for _ in range(6):
        turns.append(actor(match))
        play(match, legal(match)[0])
        while phase(match) in ("go", "unload"):
            play(match, legal(match)[0])
        if phase(match) == "choice" and "done" in legal(match):
            play(match, "done")
    assert turns == order.split() * 2
    assert match.view()["round"] == 3


def test_whoever_is_drawn_makes_an_offer() -> None:
    """§2.7: 0 to 4 tokens; then the other player decides who begins."""
    match = opening(first="square", offer=True)
    assert (phase(match), actor(match), match.view()["turn"]) == ("offer", "square", 0)
    assert legal(match) == [f"unload {tokens}" for tokens in range(5)]
    play(match, "unload 3")
    assert (phase(match), actor(match)) == ("first", "circle")
    assert legal(match) == ["first circle", "first square"]
    assert match.view()["offer"] == 3


@pytest.mark.parametrize(("begins", "second"), [("circle", "square"), ("square", "circle")])
def test_whoever_does_not_begin_puts_the_offered_tokens_away(begins: str, second: str) -> None:
    """§2.7: from the small part, into any chambers of their colour; then the first turn begins."""
    match = opening(first="square", offer=True, friends=True)  # small parts of seven yellow ones
    play(match, "unload 2", f"first {begins}")
    assert (phase(match), actor(match), match.view()["offer"]) == ("put", second, 2)
    yellow = [name for name, each in chambers(match).items() if each["food"] == "yellow"]
    assert legal(match) == [f"to {name}" for name in yellow]  # none of them is full
    play(match, "to 9", "to 9")  # one of its four places was filled before
    assert chambers(match)[9]["tokens"] == 3
    assert [len(small(match, who).split()) for who in (second, begins)] == [5, 7]
    view = match.view()
    assert [box["left"] for box in view["seats"]] == ([43, 41] if begins == "circle" else [41, 43])
    assert [box["points"] for box in view["seats"]] == [0, 0]
    assert (view["turn"], view["round"], view["first"], view["offer"]) == (1, 1, begins, None)
    assert (phase(match), actor(match), view["card_limit"]) == ("choice", begins, 2)


def test_nothing_offered_is_nothing_to_put_away() -> None:
    """§2.7: the first turn begins at once."""
    match = opening(offer=True)
    play(match, "unload 0", "first square")
    assert (phase(match), actor(match), match.view()["first"]) == ("choice", "square", "square")


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_make_no_offer(seats: int) -> None:
    """§2.7: the option changes nothing."""
    assert phase(opening(seats, offer=True)) == "choice"


def test_a_hill_of_ones_own_can_be_chosen(grid_file: str) -> None:
    """§1.1: the option takes the path of a file; two players without friends are the default."""
    setting = open_setting(GAME, None, {"hill": grid_file})
    match = Match(GAME, setting, Chance.of_seed("7"))
    assert len(match.view()["seats"]) == 2
    assert match.view()["friends"] is None
    assert chambers(match)[1]["tunnels"] == [2, 8]
    assert seat(match, "circle")["points"] is None
