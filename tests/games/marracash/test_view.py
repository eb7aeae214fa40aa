"""What is seen: everything, by everybody, as plain data."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ludoteca.core.kernel import copy_record
from ludoteca.core.match import Match
from tests.games.marracash.table import Table, follow, play, seat, setup_script, shop, unstarted


def assert_plain(match: Match) -> None:
    """JSON-able, and the same for all seats and for a spectator."""
    view = match.view()
    assert json.loads(json.dumps(view)) == view
    assert all(match.view(who) == view for who in range(match.setting.seats))


def preview(match: Match, action: str) -> dict[str, Any]:
    """What an action that may be chosen now would do."""
    previews: list[dict[str, Any]] = match.view()["previews"]
    (found,) = [found for found in previews if found["action"] == action]
    return found


def test_before_the_first_step_chance_is_to_act() -> None:
    """§2.1: no line, no player, all figures in the box."""
    match = unstarted()
    view = match.view()
    assert (view["actor"], view["phase"], view["round"], view["turn"]) == ("chance", "gather", 0, 0)
    assert (view["first"], view["player"], view["line"]) == (None, None, [])
    assert (view["auction"], view["selling"], view["previews"]) == (None, None, [])
    assert_plain(match)


def test_phases_of_the_setup() -> None:
    """§2.3: gather, queue, first, card, and then a seat acts."""
    match = unstarted(souvenirs=True)
    phases = []
    for step in [*setup_script(), "card red 50", "card red 75"]:
        phases.append(match.view()["phase"])
        follow(match, step)
    assert phases == ["gather"] * 9 + ["queue"] * 45 + ["first"] + ["card"] * 2
    assert match.view()["phase"] == "act"
    assert match.view()["figures"] == dict.fromkeys(["yellow", "purple", "green", "red", "blue"], 0)
    assert_plain(match)


def test_an_auction_is_shown() -> None:
    """§4.2: the shop, whose auction, the bid and whose, who is in, the least bid."""
    match = Table().crowd("9", blue=2).turn("ali")
    play(match, "auction B4")
    shown = match.view()["auction"]
    # Two visitors enter at once and pay 50 and 100: it is worth more than that, in whole coins.
    assert shown.pop("worth") in range(175, 2000, 25)
    assert shown == {
        "shop": "B4",
        "auctioneer": "ali",
        "bid": 0,
        "leader": None,
        "in": ["ali", "aida", "omar", "laila"],
        "least_bid": 100,
        "pulls_in": 2,
        "bonus": 100,
        "high_bonus": 200,
        "high_price": 500,
    }
    play(match, "bid 150", "pass", "bid 250")
    shown = match.view()["auction"]
    del shown["worth"]
    assert shown == {
        "shop": "B4",
        "auctioneer": "ali",
        "bid": 250,
        "leader": "omar",
        "in": ["ali", "omar", "laila"],
        "least_bid": 350,
        "pulls_in": 2,
        "bonus": 100,
        "high_bonus": 200,
        "high_price": 500,
    }
    assert_plain(match)
    play(match, "pass", "pass")
    assert match.view()["auction"] is None


def test_a_shop_is_shown() -> None:
    """§6.2: its owner, its customers, what these paid, and what the next one pays."""
    match = Table().own("omar", "R3").customers("R3", 2).turn("ali")
    assert shop(match, "R3") == {
        "name": "R3",
        "colour": "red",
        "squares": [[3, 3], [3, 4]],
        "owner": "omar",
        "customers": 2,
        "next_pays": 300,
        "paid": 300,
    }
    assert (shop(match, "Y1")["owner"], shop(match, "Y1")["next_pays"]) == (None, 100)
    assert shop(Table().own("omar", "R3").customers("R3", 6).turn("ali"), "R3")["paid"] == 2000


def test_a_seat_is_shown() -> None:
    """§8.2: money, signs left, shops, and its place if the match ended now."""
    match = Table(3).own("omar", "R3", "Y1").money(omar=1225).turn("ali")
    assert seat(match, "omar") == {
        "seat": "omar",
        "money": 1225,
        "signs_left": 4,
        "shops": ["Y1", "R3"],
        "rank_now": 1,
    }
    assert [seat(match, who)["rank_now"] for who in ("ali", "aida")] == [2, 2]


def test_the_course_of_the_turn_is_shown() -> None:
    """§5.1: whose turn, how many actions are left, whether there was an auction."""
    match = Table().turn("aida", first="laila", in_round=3)
    view = match.view()
    assert (view["round"], view["turn"], view["player"], view["first"]) == (3, 11, "aida", "laila")
    assert (view["actions_left"], view["auctioned"]) == (1, False)
    play(match, "auction Y1", "bid 100", "pass", "pass", "pass")
    assert (match.view()["actions_left"], match.view()["auctioned"]) == (0, True)


def test_a_move_is_shown_before_it_is_made() -> None:
    """§6.3: its squares, who would enter which shop, what it earns, the mover's share."""
    table = Table().own("ali", "R3").own("omar", "B4").crowd("10", red=2, blue=1)
    assert preview(table.turn("omar"), "move 10 9") == {
        "action": "move 10 9",
        "from": "10",
        "to": "9",
        "squares": [[3, 5], [2, 5]],
        "sales": [
            {
                "shop": "R3",
                "owner": "ali",
                "visitors": 2,
                "cards": [],
                "waits": False,
                "income": 300,
                "share": 100,
            },
            {
                "shop": "B4",
                "owner": "omar",
                "visitors": 1,
                "cards": [],
                "waits": False,
                "income": 100,
                "share": 0,
            },
        ],
        "share": 100,
    }


def test_souvenirs_are_part_of_what_a_move_is_shown_to_bring() -> None:
    """§9.3: income and share with the card."""
    table = Table(souvenirs=True).cards("yellow 250", "red 50").own("ali", "Y2")
    (sale,) = preview(table.crowd("9", yellow=1).turn("omar"), "move 9 4")["sales"]
    assert (sale["income"], sale["share"]) == (350, 100)
    assert sale["cards"] == [{"colour": "yellow", "value": 250}]


def test_a_choice_that_a_move_leads_to_is_shown() -> None:
    """Q15: no income yet, since the owner will choose."""
    table = Table(souvenirs=True).cards("red 75", "red 50").own("ali", "R3")
    match = table.crowd("9", red=1).turn("omar")
    (sale,) = preview(match, "move 9 10")["sales"]
    assert sale["waits"] is True
    assert (sale["income"], sale["share"], sale["cards"]) == (0, 0, [])
    play(match, "move 9 10")
    view = match.view()
    assert (view["phase"], view["actor"], view["selling"]) == ("sell", "ali", "R3")
    assert_plain(match)


def test_an_auction_is_shown_with_the_visitors_it_would_pull_in() -> None:
    """§4.4: before it is chosen."""
    match = Table().crowd("9", blue=2).turn("ali")
    assert preview(match, "auction B4") == {"action": "auction B4", "shop": "B4", "pulls_in": 2}
    assert preview(match, "auction Y1")["pulls_in"] == 0


def test_the_options_are_shown() -> None:
    """Q2: whether souvenirs are in play, and the least raise."""
    view = Table(souvenirs=True, any_raise=True).turn("ali").view()
    assert (view["souvenirs"], view["least_raise"]) == (True, 25)
    view = Table().turn("ali").view()
    assert (view["souvenirs"], view["least_raise"]) == (False, 100)


def test_a_match_that_is_over_is_shown_with_its_winners() -> None:
    """§8.2: nobody acts, nothing is in progress, the kernel offers no action."""
    match = Table(3).money(ali=1225, omar=1225).crowd("9", red=1).line().turn("ali", last="ali")
    play(match, "move 9 10", "move 10 9")
    view = match.view()
    assert (view["actor"], view["phase"]) == (None, "over")
    assert (view["winners"], view["end_reasons"]) == (["ali", "omar"], ["visitors"])
    assert_plain(match)
    choices = np.zeros(match.game.max_choices, np.int16)
    assert match.game.kernels.legal(match.board.record, match.state, choices) == 0


def test_there_are_no_winners_before_the_end() -> None:
    """§8.2: ranks are shown all the time."""
    view = Table().money(ali=2000).turn("ali").view()
    assert (view["winners"], view["end_reasons"]) == ([], [])


def test_there_is_nothing_hidden_to_deal_anew() -> None:
    """Q10: all lies open, and cards are drawn when they are seen."""
    match = Table(souvenirs=True).turn("ali")
    state = copy_record(match.state)
    match.game.kernels.redeal(match.board.record, state, 0, 1, 2)
    assert state.tobytes() == match.state.tobytes()
    play(match, "move 1 2")
    assert match.record(redacted=True) == match.record()
