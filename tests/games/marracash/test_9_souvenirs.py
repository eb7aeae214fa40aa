"""Chapter 9: the variant with souvenirs."""

from __future__ import annotations

import pytest

from tests.games.marracash.table import (
    CARDS,
    Table,
    actor,
    customers,
    face_up,
    follow,
    gains,
    legal,
    money,
    opened,
    play,
    setup_script,
    unstarted,
    weights,
)


def table(*cards: str) -> Table:
    return Table(souvenirs=True).cards(*cards)


# §9.1


def test_two_cards_lie_face_up() -> None:
    """§9.1: drawn at the end of the setup, each of the 25 as likely; 23 are left."""
    match = unstarted(souvenirs=True)
    follow(match, *setup_script())
    assert weights(match) == {f"card {card}": 1 for card in CARDS}
    follow(match, "card red 50")
    assert len(legal(match)) == 24
    follow(match, "card yellow 250")
    assert face_up(match) == ["red 50", "yellow 250"]
    assert len(match.view()["deck"]) == 23
    assert actor(match) == "ali"


def test_no_card_is_turned_without_the_variant() -> None:
    """§9.1: the setup ends with the first player."""
    assert face_up(opened()) == [None, None]


# §9.2


def test_a_visitor_sells_the_card_of_his_colour() -> None:
    """§9.2: the bank pays 75 more to the owner; the card is gone."""
    match = table("red 75", "blue 125").own("ali", "R3").crowd("9", red=1).turn("ali")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"ali": 100 + 75}
    assert face_up(match) == [None, "blue 125"]
    assert match.view()["bank"] == 4800 + 175


def test_a_card_of_another_colour_stays() -> None:
    """§9.2: a red visitor, no red card."""
    match = table("green 100", "blue 125").own("ali", "R3").crowd("9", red=1).turn("ali")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"ali": 100}
    assert face_up(match) == ["green 100", "blue 125"]


def test_several_visitors_sell_a_single_card_once() -> None:
    """§9.2: three customers, one red card."""
    match = table("red 150", "blue 125").own("ali", "R3").crowd("9", red=3).turn("ali")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"ali": 600 + 150}


def test_visitors_who_enter_no_shop_sell_nothing() -> None:
    """§9.2: R3 has no owner."""
    match = table("red 75", "blue 125").crowd("9", red=1).turn("ali")
    play(match, "move 9 10")
    assert face_up(match) == ["red 75", "blue 125"]


def test_two_colours_sell_two_cards() -> None:
    """§9.2: in one move, for two owners."""
    cards = table("red 75", "blue 125").own("ali", "R3").own("aida", "B4")
    match = cards.crowd("9", red=1).crowd("10", blue=1, red=1).turn("omar")
    before = money(match)
    play(match, "move 10 9")
    assert gains(match, before) == {"ali": 100 + 75 - 50, "aida": 100 + 125 - 50, "omar": 100}
    assert face_up(match) == [None, None]


def test_the_owner_chooses_between_two_matching_cards() -> None:
    """§9.2: ali is asked, though omar moves."""
    match = table("red 50", "red 150").own("ali", "R3").crowd("9", red=1).turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert actor(match) == "ali"
    assert legal(match) == ["sell red 50", "sell red 150"]
    assert gains(match, before) == {}
    play(match, "sell red 150")
    assert gains(match, before) == {"ali": 100 + 150 - 50, "omar": 50}
    assert face_up(match) == ["red 50", None]
    assert actor(match) == "omar"


def test_the_owner_may_choose_the_cheaper_card() -> None:
    """§9.2: and keep the dearer one for later, for anybody."""
    match = table("red 150", "red 50").own("ali", "R3").crowd("9", red=1).turn("omar")
    before = money(match)
    play(match, "move 9 10", "sell red 50")
    assert gains(match, before) == {"ali": 100 + 50 - 50, "omar": 50}
    assert face_up(match) == ["red 150", None]


# §9.3


@pytest.mark.parametrize(
    ("card", "share"),
    [("yellow 175", 50), ("yellow 200", 50), ("yellow 225", 100), ("yellow 250", 100)],
)
def test_card_money_counts_for_the_share(card: str, share: int) -> None:
    """§9.3: 100 from the customer; with 200 it is 300, with 225 more than that."""
    match = table(card, "red 50").own("ali", "Y2").crowd("9", yellow=1).turn("omar")
    before = money(match)
    play(match, "move 9 4")
    assert gains(match, before) == {"ali": 100 + int(card.split()[1]) - share, "omar": share}


def test_card_money_makes_the_share_of_every_customer_larger() -> None:
    """§9.3: two customers bring 300, with the card 350: twice 100."""
    match = table("red 50", "blue 125").own("ali", "R3").crowd("9", red=2).turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"ali": 350 - 200, "omar": 200}


# §9.4


def test_empty_places_are_filled_at_the_end_of_the_turn() -> None:
    """§9.4: not before; the card sold does not come back."""
    cards = table("red 75", "blue 125").own("ali", "R3").crowd("9", red=1).crowd("4", green=1)
    match = cards.turn("omar", script=["card green 100"])
    play(match, "move 9 10")
    assert face_up(match) == [None, "blue 125"]
    play(match, "move 4 9")
    assert face_up(match) == ["green 100", "blue 125"]
    assert actor(match) == "laila"
    deck = [(card["colour"], card["value"]) for card in match.view()["deck"]]
    assert ("red", 75) not in deck and ("green", 100) not in deck
    assert len(deck) == 22


def test_both_places_are_filled_if_both_cards_are_sold() -> None:
    """§9.4: two draws, of 23 and 22 cards."""
    match = table("red 75", "red 125").own("ali", "R3").crowd("9", red=2).turn("omar")
    follow(match, "move 9 10", "move 1 2", "bring 1 2 left")
    assert len(legal(match)) == 23
    follow(match, "card blue 200")
    assert len(legal(match)) == 22
    follow(match, "card purple 75")
    assert face_up(match) == ["blue 200", "purple 75"]
    assert actor(match) == "laila"


def test_a_second_move_in_the_same_turn_finds_the_card_gone() -> None:
    """§9.4: the first sold it, and a new one comes only when the turn is over."""
    cards = table("red 75", "blue 125").own("ali", "R3").crowd("9", red=1).crowd("4", red=1)
    match = cards.turn("ali")
    before = money(match)
    play(match, "move 9 10", "move 4 9")
    assert customers(match, "R3") == 2
    assert gains(match, before) == {"ali": 100 + 75 + 200}


def test_no_card_is_drawn_if_none_was_sold() -> None:
    """§9.4: both places are full."""
    match = table("red 75", "blue 125").crowd("9", green=1).turn("omar")
    play(match, "move 9 10", "move 10 9")
    assert face_up(match) == ["red 75", "blue 125"]
    assert len(match.actions) == 2
