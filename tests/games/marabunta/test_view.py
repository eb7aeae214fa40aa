"""What is seen: everything, by everybody, as plain data."""

from __future__ import annotations

import json

import numpy as np

from ludoteca.core.kernel import copy_record
from ludoteca.core.match import Match
from tests.games.marabunta.table import Table, at, crate, play, region, seat, unstarted


def assert_plain(match: Match) -> None:
    """JSON-able, and the same for both seats and for a spectator."""
    view = match.view()
    assert json.loads(json.dumps(view)) == view
    assert match.view(0) == match.view(1) == view


def test_before_the_first_step_chance_is_to_act() -> None:
    """§2.3: no first player, no tile, no dice, no pools yet."""
    match = unstarted()
    view = match.view()
    assert (view["actor"], view["phase"], view["round"]) == ("chance", "first", 0)
    assert (view["first"], view["tile"], view["pools"]) == (None, None, None)
    assert set(view["dice"].values()) == {None}
    assert view["effect"] is None
    assert_plain(match)


def test_the_tiles_still_face_down_are_known_and_their_order_is_not() -> None:
    """§2.2: seven tiles less the one that was turned."""
    view = Table().rolled("red", tile="again").view()
    assert view["tiles_left"] == [
        "two-crates",
        "two-leaves",
        "one",
        "two-zeros",
        "free-zero",
        "cross-out",
    ]


def test_pools_are_shown_as_soon_as_they_are_split() -> None:
    """§3.3: offered as `tile` and `rest`, then by the seats that have them."""
    match = Table().rolled("red")
    assert match.view()["pools"] is None
    play(match, "split tile pink | blue orange green grey yellow")
    rest = ["blue", "orange", "green", "grey", "yellow"]
    assert match.view()["pools"] == {"tile": ["pink", "tile"], "rest": rest}
    play(match, "take rest")
    assert match.view()["pools"] == {"blue": rest, "red": ["pink", "tile"]}
    assert_plain(match)


def test_a_number_in_progress_is_shown() -> None:
    """§7.4: the number, how many hexes, those picked."""
    match = Table().turn("red", tile="two-zeros")
    assert match.view()["effect"] is None
    play(match, "apply tile", "write e11")
    effect = match.view()["effect"]
    assert (effect["number"], effect["hexes"], effect["picked"]) == (0, 2, ["e11"])
    assert not effect["declinable"]
    assert_plain(match)


def test_hexes_that_would_cost_an_anthill_are_shown() -> None:
    """§6.3, Q9: all open ones but those beside an own number; none where no anthill is needed."""
    match = Table().write("red", 3, "e11").cross_out("a1").turn("red", tile="one")
    play(match, "apply tile")
    beside = {"e10", "e12", "d10", "d11", "f10", "f11"}
    names = {place["name"] for place in match.view()["hexes"]}
    assert set(match.view()["effect"]["anthill_hexes"]) == names - beside - {"e11", "a1"}
    match = Table().write("red", 3, "e11").turn("red", tile="free-zero")
    play(match, "apply tile")
    assert match.view()["effect"]["anthill_hexes"] == []


def test_one_hex_of_a_set_beside_an_own_number_saves_the_anthill() -> None:
    """Q4: judged for the set as a whole."""
    match = Table().write("red", 3, "e11").turn("red", tile="two-zeros")
    play(match, "apply tile", "write e12")
    assert match.view()["effect"]["anthill_hexes"] == []
    match = Table().write("red", 3, "e11").turn("red", tile="two-zeros")
    play(match, "apply tile", "write e13")
    effect = match.view()["effect"]
    assert "f12" in effect["anthill_hexes"] and "e12" not in effect["anthill_hexes"]


def test_a_power_that_may_be_declined_is_shown() -> None:
    """Q3: so that a player sees there is a way out."""
    match = Table().turn("red", pink="crate")
    play(match, "apply pink", crate(match, "one"))
    assert match.view()["effect"]["declinable"] is True
    assert_plain(match)


def test_a_power_that_is_used_can_be_declined_no_more() -> None:
    """Q3: three 1s once begun; a 1 once written, when the crate of its hex is to be crossed."""
    match = Table().ready("red", "three-ones").turn("red", pink="crate")
    play(match, "apply pink", crate(match, "three-ones"), "write e11")
    assert match.view()["effect"]["declinable"] is False
    match = Table().turn("red", pink="crate")
    play(match, "apply pink", crate(match, "one"), "write e10")
    assert match.view()["phase"] == "crate"
    assert match.view()["effect"]["declinable"] is False


def test_crates_still_to_cross_are_shown() -> None:
    """§7.1: two, then one."""
    match = Table().turn("red", tile="two-crates")
    play(match, "apply tile")
    assert match.view()["effect"]["crates_due"] == 2
    play(match, "crate 7")
    assert match.view()["effect"]["crates_due"] == 1


def test_what_a_hex_holds_is_shown() -> None:
    """§6.1: a number and whose, a cross, or nothing."""
    match = Table().write("blue", 3, "e11").cross_out("e12").rolled("red")
    assert at(match, "e11") | {"column": 0, "row": 0, "part": 0} == {
        "name": "e11",
        "column": 0,
        "row": 0,
        "part": 0,
        "region": "pink",
        "cupcake": False,
        "crate": False,
        "seat": "blue",
        "number": 3,
        "crossed": False,
    }
    assert (at(match, "e12")["seat"], at(match, "e12")["crossed"]) == (None, True)
    assert (at(match, "f8")["number"], at(match, "f8")["crossed"]) == (None, False)
    assert_plain(match)


def test_the_score_is_shown_as_it_would_be_now() -> None:
    """§11.2: track and regions; the final score only when the match is over."""
    table = Table().points("red", 5).write("red", 1, "f8").circles("pink", red=4)
    match = table.rolled("red")
    assert region(match, "pink")["winner_now"] == "red"
    assert (seat(match, "red")["score_now"], seat(match, "red")["final"]) == (9, None)
    assert (seat(match, "blue")["score_now"], seat(match, "blue")["final"]) == (0, None)


def test_a_match_that_is_over_is_shown_with_its_winner() -> None:
    """§11.3: nobody acts, nothing is in progress."""
    table = Table().circles("grey", red=5, blue=5).points("blue", 1).ended("red")
    match = table.turn("red", last=True, pink="leaf")
    play(match, "ignore pink")
    view = match.view()
    assert (view["actor"], view["phase"], view["winner"]) == (None, "over", "blue")
    assert (view["pools"], view["effect"]) == (None, None)
    assert (view["ended_by"], view["end_reasons"]) == ("red", ["leaf"])
    assert [match.view()["seats"][who]["final"] for who in (0, 1)] == [0, 1]
    assert_plain(match)


def test_nothing_is_left_to_choose_when_a_match_is_over() -> None:
    """§10.2: the kernel offers no action either."""
    table = Table().circles("grey", red=5, blue=5).ended("red")
    match = table.turn("red", last=True, pink="leaf")
    play(match, "ignore pink")
    choices = np.zeros(match.game.max_choices, np.int16)
    assert match.game.kernels.legal(match.board.record, match.state, choices) == 0


def test_there_is_nothing_hidden_to_deal_anew() -> None:
    """§3.1: tiles and dice are drawn when they are seen, so a new deal changes nothing."""
    match = Table().rolled("red")
    state = copy_record(match.state)
    match.game.kernels.redeal(match.board.record, state, 0, 1, 2)
    assert state.tobytes() == match.state.tobytes()
