"""Chapter 6: moving a crowd."""

from __future__ import annotations

import pytest

from tests.games.marracash.table import (
    Table,
    crowd,
    customers,
    gains,
    legal,
    money,
    play,
    refused,
    shop,
)

# §6.1


def test_the_whole_group_moves_to_an_adjacent_fountain() -> None:
    """§6.1: nobody is left behind."""
    match = Table().crowd("9", red=2, blue=1).turn("ali")
    play(match, "move 9 4")
    assert crowd(match, "9") == {}
    assert crowd(match, "4") == {"red": 2, "blue": 1}


def test_a_group_joins_the_group_that_is_there() -> None:
    """§6.1: from then on they go together."""
    match = Table().crowd("9", red=2, blue=1).crowd("10", blue=2, green=1).turn("ali")
    play(match, "move 9 10")
    assert crowd(match, "10") == {"green": 1, "red": 2, "blue": 3}
    play(match, "move 10 15")
    assert crowd(match, "15") == {"green": 1, "red": 2, "blue": 3}


def test_a_group_goes_to_the_next_fountain_only() -> None:
    """§6.1: from 9 to 4, 8 or 10, and from nowhere without a group."""
    match = Table().crowd("9", red=1).turn("ali")
    moves = [text for text in legal(match, "move") if text.split()[1] == "9"]
    assert moves == ["move 9 4", "move 9 8", "move 9 10"]
    assert refused(match, "move 9 11") == "marracash-refused-not-adjacent"
    assert refused(match, "move 10 11") == "marracash-refused-no-group"


# §6.2


def test_a_crowd_passes_a_shop_without_owner() -> None:
    """§6.2: nothing happens."""
    match = Table().crowd("9", red=2).turn("ali")
    before = money(match)
    play(match, "move 9 10")
    assert customers(match, "R3") == 0
    assert crowd(match, "10") == {"red": 2}
    assert gains(match, before) == {}


def test_visitors_enter_an_owned_shop_of_their_colour() -> None:
    """§6.2: the reds enter R3, the yellow one goes on."""
    match = Table().own("ali", "R3").crowd("9", red=2, yellow=1).turn("ali")
    play(match, "move 9 10")
    assert customers(match, "R3") == 2
    assert crowd(match, "10") == {"yellow": 1}


def test_visitors_enter_the_first_owned_shop_on_the_way() -> None:
    """§6.2: from 8 to 4 yellow visitors touch Y1, then Y2."""
    match = Table().own("ali", "Y1", "Y2").crowd("8", yellow=2).turn("omar")
    play(match, "move 8 4")
    assert (customers(match, "Y1"), customers(match, "Y2")) == (2, 0)


def test_visitors_pass_an_unowned_shop_and_enter_a_later_one() -> None:
    """§6.2: Y1 has no owner."""
    match = Table().own("ali", "Y2").crowd("8", yellow=2).turn("omar")
    play(match, "move 8 4")
    assert (customers(match, "Y1"), customers(match, "Y2")) == (0, 2)


def test_the_order_depends_on_the_direction() -> None:
    """§6.2: between 5 and 6 blue visitors meet B1 first or B3 first."""
    table = Table().own("ali", "B1", "B3")
    match = table.crowd("5", blue=1).turn("omar")
    play(match, "move 5 6")
    assert (customers(match, "B1"), customers(match, "B3")) == (1, 0)
    match = Table().own("ali", "B1", "B3").crowd("6", blue=1).turn("omar")
    play(match, "move 6 5")
    assert (customers(match, "B1"), customers(match, "B3")) == (0, 1)


def test_each_colour_enters_its_own_shop() -> None:
    """§6.2: one walk from 4 to 3, four shops of three owners."""
    table = Table().own("ali", "P1", "R1").own("aida", "G1").own("laila", "Y2")
    match = table.crowd("4", yellow=1, purple=1, green=1, red=1, blue=1).turn("omar")
    play(match, "move 4 3")
    assert [customers(match, name) for name in ("P1", "R1", "G1", "Y2")] == [1, 1, 1, 1]
    assert crowd(match, "3") == {"blue": 1}


@pytest.mark.parametrize(
    ("before", "payment"), [(0, 100), (1, 200), (2, 300), (3, 400), (4, 500), (5, 500), (9, 500)]
)
def test_what_the_next_customer_pays(before: int, payment: int) -> None:
    """§6.2: the first 100, the third 300, the sixth 500."""
    table = Table().own("ali", "Y2").customers("Y2", before).crowd("9", yellow=1)
    match = table.turn("ali")
    assert shop(match, "Y2")["next_pays"] == payment
    play(match, "move 9 4")
    assert money(match)["ali"] == 1200 + payment
    assert customers(match, "Y2") == before + 1


@pytest.mark.parametrize(
    ("count", "income"),
    [(1, 100), (2, 300), (3, 600), (4, 1000), (5, 1500), (6, 2000), (11, 4500)],
)
def test_what_a_group_pays_in_an_empty_shop(count: int, income: int) -> None:
    """§6.2: one payment after the other."""
    match = Table().own("ali", "Y2").crowd("9", yellow=count).turn("ali")
    play(match, "move 9 4")
    assert money(match)["ali"] == 1200 + income


def test_a_shop_for_500_with_three_customers_brings_100() -> None:
    """§6.2: the rulebook's first piece of advice; here they stand beside the shop."""
    match = Table().crowd("12", red=3).turn("ali")
    before = money(match)
    play(match, "auction R4", "bid 500", "pass", "pass", "pass")
    assert gains(match, before) == {"ali": 100}


def test_customers_stay_for_good() -> None:
    """§6.2: they do not walk on with the next crowd that comes by."""
    table = Table().own("ali", "R3").customers("R3", 2).crowd("9", blue=1)
    match = table.turn("ali")
    play(match, "move 9 10", "move 10 9")
    assert customers(match, "R3") == 2
    assert crowd(match, "9") == {"blue": 1}


# §6.3


def test_two_visitors_into_alis_empty_shop() -> None:
    """§6.3: the rulebook's example: 300 for Ali, of which the mover gets 100."""
    match = Table().own("ali", "R3").crowd("9", red=2).turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"ali": 200, "omar": 100}


def test_laila_moves_the_same_visitors_into_her_own_shop() -> None:
    """§6.3: the example goes on: with two customers there she earns 700, and nobody else."""
    match = Table().own("laila", "R3").customers("R3", 2).crowd("9", red=2).turn("laila")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"laila": 700}


def test_two_more_visitors_into_another_players_shop_that_has_two() -> None:
    """§6.3: 700 is 400 or more, so 100 a customer."""
    match = Table().own("laila", "R3").customers("R3", 2).crowd("9", red=2).turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"laila": 500, "omar": 200}


@pytest.mark.parametrize(
    ("customers_before", "count", "income", "share"),
    [
        (0, 1, 100, 50),
        (1, 1, 200, 50),
        (2, 1, 300, 50),
        (0, 2, 300, 100),
        (3, 1, 400, 100),
        (1, 2, 500, 200),
        (4, 1, 500, 100),
        (0, 3, 600, 300),
        (0, 4, 1000, 400),
    ],
)
def test_the_movers_share(customers_before: int, count: int, income: int, share: int) -> None:
    """§6.3: 50 a customer for an income of 300 or less, 100 for 400 or more."""
    table = Table().own("ali", "R3").customers("R3", customers_before).crowd("9", red=count)
    match = table.turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"ali": income - share, "omar": share}
    assert match.view()["bank"] == 4800 + income


def test_ones_own_shop_gives_no_share() -> None:
    """§6.3: the owner moves, and has it all."""
    match = Table().own("omar", "R3").crowd("9", red=2).turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"omar": 300}


def test_each_other_players_shop_gives_its_share() -> None:
    """§6.3: omar's own shop gives none, ali's 50, aida's 100."""
    table = Table().own("ali", "P1").own("aida", "R1").own("omar", "G1").customers("R1", 3)
    match = table.crowd("4", purple=1, green=1, red=1).turn("omar")
    before = money(match)
    play(match, "move 4 3")
    assert gains(match, before) == {"ali": 50, "aida": 300, "omar": 100 + 50 + 100}
