"""Words: what happened, what is to be done, what a choice means. Keys count, not sentences."""

from __future__ import annotations

import random

import pytest

from ludoteca import new_match
from ludoteca.core.message import Message, message
from tests.games.marracash.table import (
    SEATS,
    Table,
    auction,
    colour_of,
    event,
    follow,
    opened,
    play,
    setup_script,
    told,
    unstarted,
)


def who(name: str) -> Message:
    return message("marracash-seat", seat=name)


def colour(name: str) -> Message:
    return message("marracash-colour", colour=name)


def shop(name: str) -> Message:
    letter = message("marracash-letter", colour=colour_of(name))
    sign = message("marracash-sign", letter=letter, number=name[1:])
    return message("marracash-shop", shop=sign, colour=colour(colour_of(name)))


def card(name: str, value: int) -> Message:
    return message("marracash-souvenir", colour=colour(name), value=value)


def visitors(count: int, name: str) -> Message:
    return message("marracash-visitors", count=count, colour=colour(name))


ALI, AIDA, OMAR, LAILA = (who(name) for name in ("ali", "aida", "omar", "laila"))


# Who gets (1) or pays (-1) which amount of an event.
MONEY = {
    "marracash-earned": (("seat", "income", 1),),
    "marracash-share": (("seat", "share", 1), ("owner", "share", -1)),
    "marracash-bonus": (("seat", "bonus", 1),),
    "marracash-bought": (("seat", "price", -1),),
}


# What happened


def test_the_story_of_the_setup() -> None:
    """§2.3: visitors in town and in the line, who begins, cards, whose turn."""
    match = opened(first="omar", script=["card red 50", "card blue 125"], souvenirs=True)
    keys = [*["gathered"] * 9, *["queued"] * 45, "first", *["card-turned"] * 2, "turn"]
    assert told(match) == keys
    story = match.story()
    assert story[0].arguments == {"colour": colour("yellow"), "fountain": "1"}
    assert story[8].arguments == {"colour": colour("green"), "fountain": "16"}
    assert story[9].arguments == {"colour": colour("yellow")}
    assert story[54].arguments == {"seat": OMAR}
    assert story[55].arguments == {"card": card("red", 50)}
    assert story[57].arguments == {"seat": OMAR}


def test_everybody_is_told_the_same() -> None:
    """Q10: nothing is hidden from a seat or a spectator."""
    match = opened(3)
    assert match.story(0) == match.story(1) == match.story(2) == match.story(None)


def test_the_story_of_a_move() -> None:
    """§6.1: the group, from where, to where."""
    match = Table().crowd("9", red=2, blue=1).turn("ali")
    play(match, "move 9 4")
    assert told(match) == ["moved"]
    assert event(match, "moved").arguments == {
        "seat": ALI,
        "group": (visitors(2, "red"), visitors(1, "blue")),
        "start": "9",
        "target": "4",
    }


def test_the_story_of_customers_and_a_share() -> None:
    """§6.2, §6.3: who enters, what the owner earns, the mover's share."""
    match = Table().own("ali", "R3").crowd("9", red=2).turn("omar")
    play(match, "move 9 10")
    assert told(match) == ["moved", "entered", "earned", "share"]
    assert event(match, "entered").arguments == {"count": 2, "shop": shop("R3"), "seat": ALI}
    assert event(match, "earned").arguments == {"seat": ALI, "income": 300, "souvenirs": 0}
    assert event(match, "share").arguments == {"seat": OMAR, "owner": ALI, "share": 100}


def test_the_story_of_ones_own_customers() -> None:
    """§6.3: no share."""
    match = Table().own("omar", "R3").crowd("9", red=2).turn("omar")
    play(match, "move 9 10")
    assert told(match) == ["moved", "entered", "earned"]


def test_the_story_of_an_auction() -> None:
    """§4.2, §4.3: named, opened, passed, raised, bought, the bonus."""
    match = Table().turn("ali")
    play(match, "auction Y1", "bid 100", "pass", "bid 550", "pass", "pass")
    assert told(match) == [
        *("auctioned", "opened", "passed", "raised", "passed", "passed", "bought", "bonus"),
    ]
    assert event(match, "auctioned").arguments == {"seat": ALI, "shop": shop("Y1")}
    assert event(match, "opened").arguments == {"seat": ALI, "amount": 100}
    assert event(match, "raised").arguments == {"seat": OMAR, "amount": 550}
    assert event(match, "bought").arguments == {"seat": OMAR, "shop": shop("Y1"), "price": 550}
    assert event(match, "bonus").arguments == {"seat": ALI, "bonus": 200}


def test_the_story_of_an_auction_that_nobody_else_can_enter() -> None:
    """Q5: opened and bought in one step; no bonus."""
    match = Table(3).money(ali=1300).turn("ali")
    play(match, "auction Y1", "bid 1300")
    assert told(match) == ["auctioned", "opened", "bought", "turn"]
    assert event(match, "bought").arguments == {"seat": ALI, "shop": shop("Y1"), "price": 1300}


def test_the_story_of_a_raise_that_ends_the_auction() -> None:
    """§4.3: the price is the raise, not the bid before it."""
    match = Table(3).money(aida=300, omar=150).turn("ali")
    play(match, "auction Y1", "bid 100", "bid 300", "pass")
    assert event(match, "bought").arguments["price"] == 300
    match = Table(3).money(ali=700, omar=150).turn("ali")
    play(match, "auction Y1", "bid 100", "bid 625")
    assert event(match, "bought").arguments["price"] == 625
    assert event(match, "bonus").arguments["bonus"] == 200


def test_the_story_of_a_seat_that_cannot_raise() -> None:
    """Q13: told when it is passed over."""
    match = Table().money(aida=150).turn("ali")
    play(match, "auction Y1", "bid 100", "bid 200")
    assert told(match) == ["auctioned", "opened", "cannot-raise", "raised"]
    assert event(match, "cannot-raise").arguments == {"seat": AIDA}


def test_the_story_of_a_pull_in() -> None:
    """§4.3, §4.4: bought, the bonus with it; then the visitors enter, no share."""
    match = Table().crowd("12", red=1).turn("ali")
    auction(match, "R4", 200, to="omar")
    assert told(match)[-4:] == ["bought", "bonus", "entered", "earned"]


def test_the_story_of_a_souvenir() -> None:
    """§9.2: sold, and part of what is earned."""
    table = Table(souvenirs=True).cards("red 75", "red 50").own("ali", "R3")
    match = table.crowd("9", red=2).turn("ali")
    play(match, "move 9 10")
    assert told(match) == ["moved", "entered", "sold", "sold", "earned"]
    assert match.story()[2].arguments == {"seat": ALI, "card": card("red", 75)}
    assert event(match, "earned").arguments == {"seat": ALI, "income": 425, "souvenirs": 125}


def test_the_story_of_a_choice() -> None:
    """Q15: the visitor enters; the sale is told when the owner has chosen."""
    table = Table(souvenirs=True).cards("red 75", "red 50").own("ali", "R3").own("aida", "B4")
    match = table.crowd("10", red=1, blue=1).turn("omar")
    play(match, "move 10 9")
    assert told(match) == ["moved", "entered", "entered", "earned", "share"]
    play(match, "sell red 75")
    assert told(match)[5:] == ["sold", "earned", "share"]
    assert match.story()[5].arguments == {"seat": ALI, "card": card("red", 75)}
    assert match.story()[6].arguments == {"seat": ALI, "income": 175, "souvenirs": 75}
    assert match.story()[7].arguments == {"seat": OMAR, "owner": ALI, "share": 50}


def test_the_story_of_a_choice_after_a_pull_in() -> None:
    """Q15: no share; the bonus comes before the choice."""
    match = Table(souvenirs=True).cards("red 75", "red 50").crowd("12", red=1).turn("ali")
    auction(match, "R4", 200, to="omar")
    assert told(match)[-3:] == ["bought", "bonus", "entered"]
    play(match, "sell red 50")
    assert told(match)[-2:] == ["sold", "earned"]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_story_accounts_for_every_dirham(seats: int) -> None:
    """§1.2, §4.3, §6.3: whoever adds up what was told knows what everybody has."""
    match = new_match("marracash", seats=seats, seed=11, souvenirs=True)
    chooser = random.Random(5)
    while match.outcome is None:
        match.play(chooser.choice(match.legal()))
    purses = [1200] * seats
    sources = set()
    for happening in match.story():
        for who, amount, sign in MONEY.get(happening.key, ()):
            seat = str(happening.arguments[who].arguments["seat"])  # type: ignore[union-attr]
            purses[SEATS.index(seat)] += sign * int(happening.arguments[amount])  # type: ignore[arg-type]
            sources.add(happening.key)
        if happening.key == "marracash-earned":
            assert 0 <= happening.arguments["souvenirs"] < happening.arguments["income"]  # type: ignore[operator]
    assert purses == [seat["money"] for seat in match.view()["seats"]]
    assert sources == set(MONEY)


def test_the_story_of_new_visitors() -> None:
    """§7.1: who, how many are left, and whose turn is next."""
    match = Table().line("red", "red", "blue", "green").turn("ali")
    play(match, "move 1 2", "move 2 7", "bring 1 3 left")
    assert told(match) == ["moved", "moved", "brought", "turn"]
    assert event(match, "brought").arguments == {
        "seat": ALI,
        "group": (visitors(2, "red"), visitors(1, "blue")),
        "fountain": "1",
        "left": 1,
    }
    assert event(match, "turn").arguments == {"seat": AIDA}


def test_the_story_of_the_last_visitors() -> None:
    """§8.1: the last round is announced."""
    match = Table().line("red", "red").turn("ali")
    play(match, "move 1 2", "move 2 7", "bring 1 2 left")
    assert told(match)[2:] == ["brought", "last-round", "turn"]
    assert event(match, "last-round").arguments == {"seat": ALI}


def test_the_story_of_a_seat_passed_over_in_the_first_round() -> None:
    """Q3: told before the next turn."""
    match = Table().money(omar=50).first_round("aida")
    auction(match, "Y1", 100, to="aida")
    assert told(match)[-3:] == ["bought", "passed-over", "turn"]
    assert event(match, "passed-over").arguments == {"seat": OMAR}
    assert event(match, "turn").arguments == {"seat": LAILA}


def test_the_story_of_a_turn_without_a_step() -> None:
    """Q6: aida can do nothing."""
    match = Table().money(aida=75).line().turn("ali", last="laila")
    auction(match, "Y1", 100, to="ali")
    auction(match, "Y2", 100, to="ali")
    assert told(match)[-2:] == ["idle", "turn"]
    assert event(match, "idle").arguments == {"seat": AIDA}


def test_the_story_of_a_last_turn_without_a_step() -> None:
    """Q6: aida's is the last, and she can do nothing; nobody is next."""
    match = Table(3).money(aida=75).line().turn("ali", last="aida")
    auction(match, "Y1", 100, to="ali")
    auction(match, "Y2", 100, to="ali")
    assert told(match)[-6:] == ["idle", "over", "final", "final", "final", "won"]


def test_the_story_of_the_end() -> None:
    """§8.2: why, everybody's money, who has won."""
    match = Table(3).money(omar=1300).crowd("9", red=1).line().turn("ali", last="ali")
    play(match, "move 9 10", "move 10 9")
    assert told(match)[2:] == ["over", "final", "final", "final", "won"]
    assert event(match, "over").arguments == {"reason": "visitors"}
    assert match.story()[3].arguments == {"seat": ALI, "money": 1200}
    assert event(match, "won").arguments == {"seats": (OMAR,), "money": 1300}


def test_the_story_of_a_shared_win_at_a_standstill() -> None:
    """Q9, Q17: all three have 1200."""
    match = Table(3).crowd("9", red=1).turn("ali", in_round=9, quiet=14)
    play(match, "move 9 10", "move 10 9")
    assert event(match, "over").arguments == {"reason": "standstill"}
    assert event(match, "won-together").arguments == {"seats": (ALI, AIDA, OMAR), "money": 1200}


# What to do now


def test_the_prompt_for_an_action() -> None:
    """§5.1: any kind, and how many follow."""
    match = Table().turn("ali")
    assert match.prompt() == message("marracash-prompt-act", seat=ALI, left=1)
    play(match, "move 1 2")
    assert match.prompt() == message("marracash-prompt-act", seat=ALI, left=0)


def test_the_prompt_for_a_move() -> None:
    """Q4: no auction is possible."""
    match = Table().money(ali=50).turn("ali")
    assert match.prompt() == message("marracash-prompt-move", seat=ALI, left=1)


@pytest.mark.parametrize("in_round", [1, 2])
def test_the_prompt_for_an_auction(in_round: int) -> None:
    """§3.1, §5.1: in the first round, and after an auction."""
    match = Table().turn("ali", in_round=in_round)
    if in_round == 2:
        auction(match, "Y1", 100, to="ali")
    assert match.prompt() == message("marracash-prompt-auction", seat=ALI, left=0)


def test_the_prompt_for_a_bid() -> None:
    """§4.1, §4.2: to open, to raise."""
    match = Table().turn("ali")
    play(match, "auction Y1")
    assert match.prompt() == message("marracash-prompt-open", seat=ALI, shop=shop("Y1"), least=100)
    play(match, "bid 150")
    assert match.prompt() == message(
        "marracash-prompt-raise", seat=AIDA, shop=shop("Y1"), leader=ALI, bid=150, least=250
    )


def test_the_prompt_for_a_souvenir() -> None:
    """§9.2: the owner."""
    table = Table(souvenirs=True).cards("red 75", "red 50").own("ali", "R3")
    match = table.crowd("9", red=1).turn("omar")
    play(match, "move 9 10")
    assert match.prompt() == message("marracash-prompt-sell", seat=ALI, shop=shop("R3"))


def test_the_prompt_for_new_visitors() -> None:
    """§7.1: how many are left in the line."""
    match = Table().line("red", "red", "blue").turn("ali")
    play(match, "move 1 2", "move 2 7")
    assert match.prompt() == message("marracash-prompt-bring", seat=ALI, left=3)


# What a choice means


def test_a_move_is_described() -> None:
    """§6.1: where to; a move that is not legal as well."""
    match = Table().crowd("9", red=1).turn("ali")
    assert match.describe("move 9 10") == message("marracash-do-move", start="9", target="10")
    assert match.describe("move 9 15") == message("marracash-do-move", start="9", target="15")


def test_a_move_with_customers_is_described() -> None:
    """§6.3: who earns what, and the mover's share."""
    match = Table().own("ali", "R3").crowd("9", red=2).turn("omar")
    sale = message("marracash-sale", count=2, shop=shop("R3"), seat=ALI, income=300, share=100)
    assert match.describe("move 9 10") == message(
        "marracash-do-move-selling", start="9", target="10", sales=(sale,)
    )


def test_a_move_that_leads_to_a_choice_is_described() -> None:
    """Q15: without the income, which is not known yet."""
    table = Table(souvenirs=True).cards("red 75", "red 50").own("ali", "R3")
    match = table.crowd("9", red=1).turn("omar")
    sale = message("marracash-sale-waiting", count=1, shop=shop("R3"), seat=ALI)
    assert match.describe("move 9 10").arguments["sales"] == (sale,)


def test_an_auction_is_described() -> None:
    """§4.4: with the visitors who would enter at once; an owned shop pulls in nobody."""
    match = Table().own("omar", "G3").crowd("11", green=1).crowd("9", blue=2).turn("ali")
    assert match.describe("auction Y1") == message("marracash-do-auction", shop=shop("Y1"))
    assert match.describe("auction B4") == message(
        "marracash-do-auction-pulling", shop=shop("B4"), count=2
    )
    assert match.describe("auction G3") == message("marracash-do-auction", shop=shop("G3"))


def test_a_bid_and_a_pass_are_described() -> None:
    """§4.2: the amount."""
    match = Table().turn("ali")
    assert match.describe("bid 225") == message("marracash-do-bid", amount=225)
    assert match.describe("pass") == message("marracash-do-pass")


def test_the_sale_of_a_souvenir_is_described() -> None:
    """§9.2: the card."""
    match = Table(souvenirs=True).turn("ali")
    sold = message("marracash-do-sell", card=card("red", 50))
    assert match.describe("sell red 50") == sold


@pytest.mark.parametrize(
    ("end", "group"),
    [("left", (visitors(2, "red"),)), ("right", (visitors(1, "green"), visitors(1, "blue")))],
)
def test_new_visitors_are_described(end: str, group: tuple[Message, ...]) -> None:
    """§7.1: who would come from that end."""
    match = Table().line("red", "red", "blue", "green").turn("ali")
    play(match, "move 1 2", "move 2 7")
    wanted = message(f"marracash-do-bring-{end}", fountain="1", group=group)
    assert match.describe(f"bring 1 2 {end}") == wanted


def test_outcomes_of_chance_are_described() -> None:
    """§2.3, §9.1: as they are told afterwards."""
    match = unstarted(souvenirs=True)
    told = message("marracash-gathered", colour=colour("red"), fountain="1")
    assert match.describe("gather red") == told
    follow(match, *setup_script()[:9])
    assert match.describe("queue red") == message("marracash-queued", colour=colour("red"))
    follow(match, *setup_script()[9:-1])
    assert match.describe("first aida") == message("marracash-first", seat=AIDA)
    follow(match, "first aida")
    turned = message("marracash-card-turned", card=card("green", 150))
    assert match.describe("card green 150") == turned
