"""What is seen, as plain data; what is not seen is in `test_secrecy.py`."""

from __future__ import annotations

import json

from ludoteca.core.match import Match
from tests.games.minicity.table import Table, chambers, opening, play, seat, unstarted


def assert_plain(match: Match) -> None:
    """JSON-able for everybody."""
    for viewer in (None, *range(len(match.view()["seats"]))):
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view


def test_before_the_first_step_chance_is_to_act() -> None:
    """§2.4: no first player, no turn, no limit of cards yet; circle is served first."""
    match = unstarted()
    view = match.view()
    assert (view["actor"], view["phase"], view["round"], view["turn"]) == ("chance", "deal", 0, 0)
    assert (view["first"], view["turn_seat"], view["card_limit"]) == (None, "circle", None)
    assert (view["card"], view["spread"], view["pile"]) == (None, None, 95)
    assert view["roads"] == [[None] * 12]
    assert_plain(match)


def test_whose_turn_it_is_and_how_many_cards_it_allows() -> None:
    """§3.2: the first of two players."""
    match = opening(first="square")
    view = match.view()
    assert (view["game"], view["actor"], view["phase"]) == ("minicity", "square", "choice")
    assert (view["first"], view["turn_seat"], view["round"]) == ("square", "square", 1)
    assert (view["turn"], view["cards_played"], view["card_limit"]) == (1, 0, 2)
    assert_plain(match)


def test_the_card_being_played_is_shown() -> None:
    """§5.1: road, space, ant and range; gone when the play is complete."""
    match = Table(3).road(2, "red | violet").turn("circle")
    assert match.view()["card"] is None
    play(match, "play red 2 left")
    assert match.view()["card"] == {"road": 2, "space": 4, "ant": "red", "range": 2}
    assert match.view()["phase"] == "go"
    assert_plain(match)
    play(match, "go 36", "unload 0")
    assert match.view()["card"] is None


def test_the_chamber_being_spread_is_shown() -> None:
    """§9.4: and how many of its tokens have gone."""
    match = Table(4, friends=True).owns("circle", "ladybird").tokens(9, 3).turn("circle")
    play(match, "spread 9")
    assert match.view()["spread"] == {"chamber": 9, "tokens": 0}
    play(match, "to 22")
    assert match.view()["spread"] == {"chamber": 9, "tokens": 1}
    assert match.view()["phase"] == "spread"
    play(match, "enough")
    assert match.view()["spread"] is None


def test_what_a_chamber_holds_is_shown() -> None:
    """§1.1: its food, places, tokens, tunnels and the ant that stands there."""
    match = Table(4).tokens(2, 3).ants(red=2).turn("circle")
    assert chambers(match)[2] == {
        "name": 2,
        "x": 10,
        "y": 0,
        "food": "orange",
        "places": 4,
        "tokens": 3,
        "ant": "red",
        "tunnels": [1, 3, 9],
        "start": None,
        "two_ants": 1,
        "three_ants": 0,
    }
    assert (chambers(match)[43]["start"], chambers(match)[43]["ant"]) == ("red", None)
    assert_plain(match)


def test_a_box_is_shown() -> None:
    """§2.5: small part, reserve, and how many tokens are left."""
    match = Table(4).small("circle", yellow=3, pink=3).turn("circle")
    assert seat(match, "circle") == {
        "seat": "circle",
        "hand": {"yellow": 1, "blue": 1, "red": 1, "grey": 1, "violet": 0},
        "hand_size": 4,
        "hand_limit": 4,
        "small": {"yellow": 3, "orange": 0, "blue": 0, "green": 0, "pink": 3},
        "small_limit": 7,
        "reserve": {"yellow": 4, "orange": 6, "blue": 5, "green": 4, "pink": 0},
        "left": 25,
        "points": None,
        "friends": [],
        "rank": None,
    }


def test_friends_for_sale_and_a_purchase_are_shown() -> None:
    """§9.3: cost, copies left, and that this turn's purchase is made."""
    match = Table(friends=True).points("circle", 12).turn("circle")
    assert (match.view()["friends_variant"], match.view()["bought"]) == (True, False)
    assert match.view()["friends"][0] == {"friend": "millipede", "cost": 10, "left": 2}
    play(match, "buy millipede")
    assert match.view()["bought"] is True
    assert match.view()["friends"][0] == {"friend": "millipede", "cost": 10, "left": 1}
    assert seat(match, "circle")["friends"] == [{"friend": "millipede", "owned": 1, "used": 0}]
    assert_plain(match)


def test_a_match_that_is_over_is_shown_with_its_winner() -> None:
    """§8.1: nobody acts."""
    table = Table().small("circle", orange=1).reserve("circle").tokens(36, 2)
    match = table.turn("circle")
    assert (match.view()["winners"], match.view()["end_reasons"]) == ([], [])
    play(match, "play red 1 left", "go 36", "unload 1")
    view = match.view()
    assert (view["actor"], view["phase"], view["winners"]) == (None, "over", ["circle"])
    assert [box["rank"] for box in view["seats"]] == [1, 2]
    assert view["end_reasons"] == ["unloaded"]
    assert_plain(match)
