"""Chapter 4: an auction."""

from __future__ import annotations

import pytest

from tests.games.marracash.table import (
    Table,
    actor,
    auction,
    crowd,
    customers,
    gains,
    is_choosing_action,
    legal,
    money,
    opened,
    owner,
    play,
    refused,
    seat,
)

# §4.1


def test_any_unowned_shop_may_be_named() -> None:
    """§4.1: 25 at the start; 24 once one is owned."""
    assert len(legal(opened(), "auction")) == 25
    match = Table().own("omar", "G3").turn("ali")
    assert len(legal(match, "auction")) == 24
    assert "auction G3" not in legal(match)
    assert refused(match, "auction G3") == "marracash-refused-shop-owned"


def test_the_auctioneer_opens_with_at_least_100() -> None:
    """§4.1: up to all he has; he must open."""
    match = opened()
    play(match, "auction G3")
    assert actor(match) == "ali"
    assert legal(match) == [f"bid {amount}" for amount in range(100, 1201, 25)]
    assert refused(match, "pass") == "marracash-refused-must-open"


# §4.2


def test_the_others_raise_or_pass_clockwise() -> None:
    """§4.2: after omar comes laila, then ali."""
    match = opened(first="omar")
    play(match, "auction G3", "bid 100")
    assert actor(match) == "laila"
    play(match, "bid 200")
    assert actor(match) == "ali"
    play(match, "pass")
    assert actor(match) == "aida"


def test_a_raise_is_at_least_100() -> None:
    """§4.2: on 150 follows 250 or more."""
    match = opened()
    play(match, "auction G3", "bid 150")
    assert legal(match) == [*(f"bid {amount}" for amount in range(250, 1201, 25)), "pass"]
    assert refused(match, "bid 225") == "marracash-refused-bid-low"
    play(match, "bid 275")
    assert legal(match)[0] == "bid 375"


def test_who_has_passed_is_not_asked_again() -> None:
    """§4.2: aida passes; when the others go on raising she is left out."""
    match = opened()
    play(match, "auction G3", "bid 100", "pass", "bid 200", "bid 300")
    assert actor(match) == "ali"
    play(match, "bid 400")
    assert actor(match) == "omar"
    assert match.view()["auction"]["in"] == ["ali", "omar", "laila"]


def test_the_auctioneer_bids_again_when_it_comes_round() -> None:
    """§4.2: he is a bidder like the others, and may pass, too."""
    match = opened()
    play(match, "auction G3", "bid 100", "bid 200", "pass", "pass")
    assert actor(match) == "ali"
    assert legal(match)[0] == "bid 300" and legal(match)[-1] == "pass"


def test_the_last_one_pays_the_bank_and_puts_his_sign() -> None:
    """§4.2: laila pays 300 for G3; five signs are left to her."""
    match = opened()
    play(match, "auction G3", "bid 100", "pass", "bid 200", "bid 300", "pass", "pass")
    assert owner(match, "G3") == "laila"
    assert money(match)["laila"] == 900
    assert (seat(match, "laila")["signs_left"], seat(match, "laila")["shops"]) == (5, ["G3"])


def test_two_bidders_may_raise_each_other_up_to_all_they_have() -> None:
    """§4.2: until one of them cannot any more."""
    match = opened(3)
    play(match, "auction G3", "bid 600", "bid 700", "pass", "bid 1000", "bid 1150")
    assert owner(match, "G3") == "aida"
    assert money(match) == {"ali": 1400, "aida": 50, "omar": 1200}


# §4.3


@pytest.mark.parametrize(
    ("price", "bonus"),
    [(200, 100), (475, 100), (500, 100), (525, 200), (600, 200), (1200, 200)],
)
def test_the_auctioneers_bonus(price: int, bonus: int) -> None:
    """§4.3: 100 up to 500, 200 above; the bank pays it."""
    match = opened()
    auction(match, "G3", price, to="omar")
    assert money(match) == {
        "ali": 1200 + bonus,
        "aida": 1200,
        "omar": 1200 - price,
        "laila": 1200,
    }
    assert match.view()["bank"] == 4800 - price + bonus


@pytest.mark.parametrize("price", [100, 500, 525, 1200])
def test_an_auctioneer_who_wins_has_no_bonus(price: int) -> None:
    """§4.3: all of it goes to the bank."""
    match = opened()
    auction(match, "G3", price, to="ali")
    assert money(match)["ali"] == 1200 - price


# §4.4


def test_visitors_of_the_colour_beside_the_shop_enter_at_once() -> None:
    """§4.4: two reds at fountain 12, beside R4, pay 100 and 200; the blue one stays."""
    match = Table().crowd("12", red=2, blue=1).turn("ali")
    before = money(match)
    auction(match, "R4", 400, to="omar")
    assert customers(match, "R4") == 2
    assert crowd(match, "12") == {"blue": 1}
    assert gains(match, before) == {"ali": 100, "omar": -400 + 300}


def test_nobody_has_a_share_in_what_an_auction_pulls_in() -> None:
    """§4.4: four customers bring 1000; the auctioneer has his bonus and no more."""
    match = Table().crowd("9", blue=4).turn("ali")
    before = money(match)
    auction(match, "B4", 200, to="laila")
    assert gains(match, before) == {"ali": 100, "laila": -200 + 100 + 200 + 300 + 400}


def test_the_auctioneer_himself_may_get_the_visitors() -> None:
    """§4.4: he pays his bid and earns from them."""
    match = Table().crowd("4", yellow=3).turn("ali")
    before = money(match)
    auction(match, "Y2", 100, to="ali")
    assert gains(match, before) == {"ali": -100 + 600}


def test_visitors_are_pulled_in_in_the_first_round_as_well() -> None:
    """§4.4: a drawn position; nobody stands there so early."""
    match = Table().crowd("5", purple=1).first_round("aida")
    auction(match, "P3", 100, to="aida")
    assert customers(match, "P3") == 1
    assert money(match)["aida"] == 1200


@pytest.mark.parametrize("fountain", ["1", "2", "8", "13", "14", "15", "16"])
def test_visitors_at_a_fountain_without_shops_stay(fountain: str) -> None:
    """§4.4: the shops near it are sold, nobody enters."""
    match = Table().crowd(fountain, purple=1, green=1, blue=1).turn("ali")
    auction(match, "G2", 100, to="ali")
    auction(match, "B5", 100, to="ali")
    assert crowd(match, fountain) == {"purple": 1, "green": 1, "blue": 1}


def test_visitors_of_the_colour_elsewhere_stay() -> None:
    """§4.4: reds at 11 are near R4, but not beside it."""
    match = Table().crowd("11", red=2).crowd("12", red=1).turn("ali")
    auction(match, "R4", 100, to="ali")
    assert customers(match, "R4") == 1
    assert crowd(match, "11") == {"red": 2}


def test_a_shop_beside_two_fountains_pulls_in_from_both(wells: str) -> None:
    """§4.4: B1 beside 3 and 17; three blue visitors pay 100, 200 and 300."""
    table = Table(town=wells).crowd("3", blue=1, red=1).crowd("17", blue=2).crowd("5", blue=1)
    match = table.turn("ali")
    auction(match, "B1", 100, to="ali")
    assert customers(match, "B1") == 3
    assert money(match)["ali"] == 1200 - 100 + 600
    assert (crowd(match, "3"), crowd(match, "17")) == ({"red": 1}, {})
    assert crowd(match, "5") == {"blue": 1}


def test_visitors_enter_before_the_turn_goes_on() -> None:
    """§4.4: the money counts for the second auction."""
    match = Table().money(ali=100).crowd("6", blue=2).turn("ali")
    auction(match, "B3", 100, to="ali")
    assert money(match)["ali"] == 300
    assert is_choosing_action(match, "ali")
