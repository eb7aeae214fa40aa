"""The rulings Q1 to Q17."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.kernel import MODE
from ludoteca.core.match import Match
from tests.games.marracash.table import (
    CARDS,
    COLOURS,
    Position,
    Table,
    actor,
    auction,
    crowd,
    customers,
    face_up,
    follow,
    gains,
    in_line,
    is_choosing_action,
    kinds,
    legal,
    money,
    opened,
    owner,
    play,
    refused,
    seat,
    setup_script,
    told,
    unstarted,
    weights,
)

# Q1, Q2


@pytest.mark.parametrize(("price", "bonus"), [(475, 100), (500, 100), (525, 200)])
def test_a_price_of_exactly_500_pays_100(price: int, bonus: int) -> None:
    """Q1: 525 is the first price that pays 200."""
    match = opened()
    auction(match, "G3", price, to="laila")
    assert money(match)["ali"] == 1200 + bonus


@pytest.mark.parametrize("amount", [101, 110, 130, 75, 99, 0])
def test_bids_are_multiples_of_25_from_100(amount: int) -> None:
    """Q2: there is no smaller money."""
    match = opened()
    play(match, "auction G3")
    assert refused(match, f"bid {amount}") == "marracash-refused-bid-steps"


def test_a_raise_need_not_be_a_multiple_of_100() -> None:
    """Q2: 125 and 225 are fine; 325 is the least that follows."""
    match = opened()
    play(match, "auction G3", "bid 125", "bid 225")
    assert refused(match, "bid 300") == "marracash-refused-bid-low"
    play(match, "bid 325")
    assert match.view()["auction"]["bid"] == 325


def test_any_raise_of_25_is_enough_with_the_option() -> None:
    """Q2: as other editions have it; the opening bid is 100 all the same."""
    match = opened(any_raise=True)
    play(match, "auction G3")
    assert legal(match)[0] == "bid 100"
    play(match, "bid 100")
    assert legal(match)[0] == "bid 125"
    play(match, "bid 125")
    assert legal(match)[0] == "bid 150"
    assert refused(match, "bid 125") == "marracash-refused-bid-low"


def test_any_raise_asks_those_who_can_raise_by_25() -> None:
    """Q2: with 225 aida can raise 200; without the option she cannot."""
    for any_raise, after in ((True, "aida"), (False, "omar")):
        match = Table(any_raise=any_raise).money(aida=225).turn("ali")
        play(match, "auction G3", "bid 200")
        assert actor(match) == after


def test_all_purses_together_have_a_limit_that_bids_can_reach() -> None:
    """Q2: 30,550: 4800 at the start, 6000 + 4 x 4000 by visitors, 3750 for souvenirs."""
    yellow = 100 + 200 + 300 + 400 + 10 * 500
    other = 100 + 200 + 300 + 400 + 6 * 500
    souvenirs = 5 * (100 + 125 + 150 + 175 + 200)  # of all colours, by their middle values
    assert 4 * 1200 + yellow + 4 * other + souvenirs == 30550
    match = Table().money(ali=30550, aida=0, omar=0, laila=0).turn("ali")
    play(match, "auction G3")
    assert legal(match)[-1] == "bid 30550"
    assert refused(match, "bid 30575") == "marracash-refused-bid-steps"


# Q3


def test_nobody_may_bid_more_than_he_has() -> None:
    """Q3: 350 is all that aida has."""
    match = Table().money(aida=350).turn("ali")
    play(match, "auction G3", "bid 100")
    assert legal(match)[-2:] == ["bid 350", "pass"]
    assert refused(match, "bid 375") == "marracash-refused-bid-high"


def test_with_less_than_100_nobody_can_open_an_auction() -> None:
    """Q3: 75 is too little, 100 is enough."""
    match = Table().money(ali=75).turn("ali")
    assert kinds(match) == {"move"}
    assert refused(match, "auction G3") == "marracash-refused-no-money"
    assert "auction G3" in legal(Table().money(ali=100).turn("ali"))


def test_in_the_first_round_a_player_with_less_than_100_is_passed_over() -> None:
    """Q3: aida has spent 1150; omar is next, and the turn count does not mention her."""
    match = opened()
    auction(match, "G3", 1150, to="aida")
    assert is_choosing_action(match, "omar")
    assert (match.view()["round"], match.view()["turn"]) == (1, 2)


def test_who_is_passed_over_in_the_first_round_plays_in_the_second() -> None:
    """Q3: aida moves in the second round as anybody."""
    match = opened(3)
    auction(match, "G3", 1200, to="aida")
    auction(match, "Y1", 100, to="omar")
    assert (actor(match), match.view()["round"], match.view()["turn"]) == ("ali", 2, 3)
    play(match, "move 1 2", "move 2 1")
    assert is_choosing_action(match, "aida")
    assert kinds(match) == {"move"}


def test_the_last_two_of_the_first_round_may_be_passed_over() -> None:
    """Q3: omar and laila have nothing; the second round begins at once."""
    match = Table().money(omar=0, laila=75).first_round("aida")
    auction(match, "G3", 100, to="aida")
    assert (actor(match), match.view()["round"], match.view()["turn"]) == ("ali", 2, 3)


def test_with_exactly_100_nobody_is_passed_over() -> None:
    """Q3: the only bid is made at once."""
    match = Table().money(aida=100).first_round("ali")
    auction(match, "G3", 200, to="omar")
    assert is_choosing_action(match, "aida")
    play(match, "auction Y1")
    assert match.view()["auction"]["leader"] == "aida"
    assert actor(match) == "omar"


# Q4, Q5

SIX = ("Y1", "P1", "G1", "R1", "B1", "Y2")


def test_with_six_shops_nobody_opens_an_auction() -> None:
    """Q4: six signs are used; there are only moves."""
    match = Table().own("ali", *SIX).turn("ali")
    assert seat(match, "ali")["signs_left"] == 0
    assert kinds(match) == {"move"}
    assert refused(match, "auction G3") == "marracash-refused-no-sign"
    assert "auction G3" in legal(Table().own("ali", *SIX[:5]).turn("ali"))


def test_with_six_shops_nobody_bids() -> None:
    """Q4: aida is passed over, laila too; only omar is asked."""
    others = ("P2", "G2", "R2", "B2", "Y3", "P3")
    match = Table().own("aida", *SIX).own("laila", *others).turn("ali")
    play(match, "auction G3", "bid 100")
    assert actor(match) == "omar"
    assert match.view()["auction"]["in"] == ["ali", "omar", "laila"]
    play(match, "bid 200")
    assert actor(match) == "ali"
    assert match.view()["auction"]["in"] == ["ali", "omar"]


def test_the_sixth_shop_ends_the_auctions_of_a_turn() -> None:
    """Q4: ali buys his sixth; a second auction is impossible, and the turn is over."""
    match = Table().own("ali", *SIX[:5]).turn("ali")
    auction(match, "G3", 100, to="ali")
    assert is_choosing_action(match, "aida")


def test_when_all_signs_are_used_one_shop_is_left() -> None:
    """Q4: 24 of 25."""
    table = Table()
    names = [f"{letter}{number}" for letter in "YPGRB" for number in range(1, 6)]
    for index, name in enumerate(names[:24]):
        table.own(("ali", "aida", "omar", "laila")[index % 4], name)
    match = table.turn("ali")
    assert kinds(match) == {"move"}
    assert owner(match, "B5") is None


def test_if_nobody_raises_the_auctioneer_pays_his_opening_bid() -> None:
    """Q5: 300, and no bonus."""
    match = opened()
    play(match, "auction G3", "bid 300", "pass", "pass", "pass")
    assert owner(match, "G3") == "ali"
    assert money(match) == {"ali": 900, "aida": 1200, "omar": 1200, "laila": 1200}


def test_if_nobody_can_raise_the_shop_is_sold_at_once() -> None:
    """Q5: nobody else has 1300."""
    match = Table().money(ali=1400).turn("ali")
    play(match, "auction G3", "bid 1200")
    assert owner(match, "G3") == "ali"
    assert money(match)["ali"] == 200


# Q6


def test_both_actions_are_compulsory() -> None:
    """Q6: there is no way to do nothing."""
    match = Table().turn("ali")
    assert kinds(match) == {"move", "auction"}
    play(match, "move 1 2")
    assert kinds(match) == {"move", "auction"}
    assert refused(match, "pass") == "marracash-refused-other-step"


def test_an_action_is_looked_at_only_when_it_is_due() -> None:
    """Q6: with 50 omar cannot auction; after a share of 50 he can."""
    table = Table().own("ali", "R3").money(omar=50).crowd("9", red=1)
    match = table.turn("omar")
    assert kinds(match) == {"move"}
    play(match, "move 9 10")
    assert kinds(match) == {"move", "auction"}


def test_no_move_after_an_auction_even_if_a_second_auction_is_impossible() -> None:
    """Q6: ali has spent his last 100; the turn is over without a second action."""
    match = Table().money(ali=100).turn("ali")
    auction(match, "G3", 100, to="ali")
    assert is_choosing_action(match, "aida")


def test_the_last_group_may_go_into_a_shop_and_leave_nobody_to_move() -> None:
    """Q6: then the second action can only be an auction."""
    match = Table().own("ali", "R3").crowd("9", red=1).line().turn("ali", last="omar")
    play(match, "move 9 10")
    assert kinds(match) == {"auction"}


def test_with_no_visitor_in_town_one_must_auction() -> None:
    """Q6: twice, if one can."""
    match = Table().line().turn("ali", last="laila")
    assert kinds(match) == {"auction"}
    auction(match, "Y1", 100, to="ali")
    assert is_choosing_action(match, "ali")
    auction(match, "Y2", 100, to="ali")
    assert is_choosing_action(match, "aida")


def test_who_can_do_nothing_is_skipped_without_a_step() -> None:
    """Q6: no visitor in town, and aida cannot auction; her turn counts, as a turn without step."""
    match = Table().money(aida=75).line().turn("ali", last="laila")
    assert match.view()["turn"] == 5
    auction(match, "Y1", 100, to="ali")
    auction(match, "Y2", 100, to="ali")
    assert is_choosing_action(match, "omar")
    assert match.view()["turn"] == 7


def test_the_last_turn_itself_may_be_skipped() -> None:
    """Q6: aida has the last turn and can do nothing: the match is over."""
    match = Table(3).money(aida=75).line().turn("ali", last="aida")
    auction(match, "Y1", 100, to="ali")
    auction(match, "Y2", 100, to="ali")
    assert match.outcome is not None
    assert match.outcome.reasons == ("visitors",)


def test_a_second_move_that_is_impossible_is_skipped() -> None:
    """Q6: the only group enters a shop, and ali has no money for an auction."""
    table = Table().own("omar", "R3").money(ali=25).crowd("9", red=1).line()
    match = table.turn("ali", last="omar")
    play(match, "move 9 10")
    assert is_choosing_action(match, "aida")
    assert money(match)["ali"] == 75


# Q7


def bringing(*line: str, entrances: int = 1) -> Position:
    """Ali has to refill the entrance 1, or 1 and 8."""
    match = Table().crowd("1", green=1).crowd("8", green=1).line(*line).turn("ali")
    play(match, "move 1 2", "move 2 7" if entrances == 1 else "move 8 14")
    return match


def numbers(match: Match) -> set[str]:
    return {text.split()[2] for text in legal(match, "bring")}


@pytest.mark.parametrize(
    ("left", "choices"), [(1, "1"), (2, "2"), (3, "23"), (4, "234"), (5, "234"), (9, "234")]
)
def test_how_many_may_be_brought(left: int, choices: str) -> None:
    """Q7: never more than are left; a single one only if it is the last."""
    assert numbers(bringing(*["red"] * left)) == set(choices)


def test_a_single_visitor_may_be_left_in_the_line() -> None:
    """Q7: two of three."""
    match = bringing("red", "red", "blue")
    play(match, "bring 1 2 left")
    assert in_line(match) == ["blue"]
    assert match.view()["last_turn"] is None


def test_both_ends_are_offered_even_if_they_bring_the_same() -> None:
    """Q7: the last visitor may come from the left or from the right."""
    match = bringing("red")
    assert legal(match) == ["bring 1 1 left", "bring 1 1 right"]
    assert legal(bringing("red", "red")) == ["bring 1 2 left", "bring 1 2 right"]


def test_every_empty_entrance_is_refilled() -> None:
    """Q7: not only one of them."""
    match = bringing(*["red", "blue"] * 3, entrances=2)
    play(match, "bring 1 4 left")
    assert legal(match) == ["bring 8 2 left", "bring 8 2 right"]
    play(match, "bring 8 2 right")
    assert (crowd(match, "1"), crowd(match, "8")) == ({"red": 2, "blue": 2}, {"red": 1, "blue": 1})


def test_the_second_entrance_gets_the_one_that_is_left() -> None:
    """Q7: three in the line, two brought: the last comes alone."""
    match = bringing("red", "red", "blue", entrances=2)
    play(match, "bring 8 2 left")
    assert legal(match) == ["bring 1 1 left", "bring 1 1 right"]
    play(match, "bring 1 1 right")
    assert crowd(match, "1") == {"blue": 1}


def test_with_an_empty_line_an_entrance_stays_empty() -> None:
    """Q7: all three visitors go to entrance 8."""
    match = bringing("red", "red", "blue", entrances=2)
    play(match, "bring 8 3 left")
    assert actor(match) == "aida"
    assert crowd(match, "1") == {}


# Q8, Q9


@pytest.mark.parametrize("who", ["ali", "aida", "omar", "laila"])
def test_after_the_last_visitors_everyone_has_one_more_turn(who: str) -> None:
    """Q8: then the one who brought them has the last one; whoever began the match."""
    match = Table().crowd("1", green=1).line("red", "blue").turn(who, first="omar", in_round=5)
    play(match, "move 1 2", "move 2 7", "bring 1 2 left")
    order = []
    while match.outcome is None:
        order.append(actor(match))
        play(match, "move 1 2", "move 2 1")
    everybody = ["ali", "aida", "omar", "laila"]
    after = everybody.index(who) + 1
    assert order == [*everybody[after:], *everybody[:after]]


def test_equal_money_shares_the_win() -> None:
    """Q9: no tie-break; three have 1000, of which ali has three shops."""
    table = Table().own("ali", "Y1", "Y2", "Y3").money(ali=1000, aida=1000, omar=1000, laila=975)
    match = table.crowd("9", red=1).line().turn("ali", last="ali")
    play(match, "move 9 10", "move 10 9")
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 1, 1, 4)
    assert match.outcome.returns == (1 / 3, 1 / 3, 1 / 3, 0.0)
    assert match.view()["winners"] == ["ali", "aida", "omar"]


def test_a_place_below_the_first_may_be_shared_too() -> None:
    """Q9: ranks are 1, 2, 2 and 4."""
    table = Table().money(ali=1000, aida=1100, omar=1000, laila=900).crowd("9", red=1).line()
    match = table.turn("ali", last="ali")
    play(match, "move 9 10", "move 10 9")
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1, 2, 4)


# Q10, Q11


def test_money_is_open() -> None:
    """Q10: every seat and a spectator see all purses."""
    match = Table(3).money(ali=75, aida=2000).turn("ali")
    for who in (None, 0, 1, 2):
        assert [seat["money"] for seat in match.view(who)["seats"]] == [75, 2000, 1200]


@pytest.mark.parametrize("before", range(14) if MODE != "python" else (0, 1, 2, 3, 4, 13))
def test_a_share_is_never_more_than_the_income(before: int) -> None:
    """Q10: an owner without any money keeps something, however many enter, souvenir or not."""
    for count in range(1, 14 - before + 1):
        for card in ("red 50", "yellow 150"):
            table = Table(souvenirs=True).cards(card, "red 75").own("aida", "Y3")
            for name in ("1", "8", "16"):
                table.crowd(name, green=1)
            table.customers("Y3", before).crowd("11", yellow=count).money(aida=0)
            match = table.turn("ali")
            match.follow("move 11 10")
            assert money(match)["aida"] > 0


def test_a_group_may_move_onto_an_entrance() -> None:
    """Q11: it joins whoever stands there, and leaves it with them."""
    match = Table().crowd("8", green=2).crowd("9", red=1).turn("ali")
    play(match, "move 9 8")
    assert crowd(match, "8") == {"green": 2, "red": 1}
    play(match, "move 8 14")
    assert crowd(match, "14") == {"green": 2, "red": 1}
    assert kinds(match) == {"bring"}


# Q12


def test_the_setup_is_drawn_in_order() -> None:
    """Q12: the entrances by number, the line from left to right, the first player, the cards."""
    match = unstarted(souvenirs=True)
    match.advance()
    words = [match.game.text(match.game.action(match.board, n)) for n in match.actions]
    runs = [(kind, len(list(run))) for kind, run in groupby(word.split()[0] for word in words)]
    assert runs == [("gather", 9), ("queue", 45), ("first", 1), ("card", 2)]


def test_visitors_are_drawn_by_the_figures_left() -> None:
    """Q12: in town and in the line."""
    match = unstarted()
    follow(match, "gather yellow")
    assert weights(match) == {
        "gather purple": 10,
        "gather green": 10,
        "gather red": 10,
        "gather blue": 10,
    }
    follow(match, "gather red", "gather blue")
    assert list(weights(match).values()) == [13, 10, 10, 9, 9]
    follow(match, *(f"gather {colour}" for colour in ("yellow", "red", "blue") * 2))
    assert weights(match) == {
        "queue yellow": 11,
        "queue purple": 10,
        "queue green": 10,
        "queue red": 7,
        "queue blue": 7,
    }


def nearly_stuck() -> Match:
    """All 14 yellow visitors are still to be lined up, and only four others."""
    match = unstarted()
    follow(match, *(f"gather {colour}" for colour in ("purple", "green", "red") * 2))
    follow(match, *(f"gather {colour}" for colour in ("purple", "green", "blue")))
    others = ("purple", "green", "red", "blue")
    left = {"purple": 6, "green": 6, "red": 7, "blue": 8}  # 27 of them, one of each stays
    while any(left.values()):
        for colour in others:
            if left[colour]:
                left[colour] -= 1
                follow(match, f"queue {colour}")
    return match


def test_a_line_that_could_not_be_finished_is_not_begun() -> None:
    """Q12: 14 yellows need four others between them: 3 + 3 + 3 + 3 + 2; so now only yellow."""
    match = nearly_stuck()
    assert weights(match) == {"queue yellow": 14}
    follow(match, "queue yellow")
    assert weights(match) == {"queue yellow": 13}  # 13 of 12 + 3 - 1; another would leave 9 + 3
    follow(match, "queue yellow")
    assert weights(match) == {
        "queue yellow": 12,
        "queue purple": 1,
        "queue green": 1,
        "queue red": 1,
        "queue blue": 1,
    }


def test_a_nearly_stuck_line_is_finished() -> None:
    """Q12: the tightest way, with gaps of three."""
    match = nearly_stuck()
    for other in ("purple", "green", "red", "blue"):
        follow(match, "queue yellow", "queue yellow", "queue yellow", f"queue {other}")
    assert weights(match) == {"queue yellow": 2}
    follow(match, "queue yellow", "queue yellow", "first ali")
    assert len(in_line(match)) == 45


def can_be_finished(left: tuple[int, ...], last: int, run: int) -> bool:
    """By trying: is there any way to line up the rest?"""
    if not any(left):
        return True
    return any(
        can_be_finished(
            tuple(n - (other == colour) for other, n in enumerate(left)),
            colour,
            run + 1 if colour == last else 1,
        )
        for colour, count in enumerate(left)
        if count and not (colour == last and run == 3)
    )


@given(
    left=st.tuples(*[st.integers(0, 7)] * 2, *[st.integers(0, 1)] * 3),
    last=st.integers(0, 4),
    run=st.integers(1, 3),
)
def test_a_colour_is_offered_exactly_if_the_line_can_be_finished(
    left: tuple[int, ...], last: int, run: int
) -> None:
    """Q12: it never dead-ends and reaches every legal line; compared with trying all."""
    match = unstarted()
    follow(match, *setup_script()[:9])
    state = match.state
    placed = 45 - sum(left)
    line = [(last + 1 + place % 2) % 5 for place in range(placed - run)] + [last] * run
    state.figures[:] = left
    state.line[:placed] = line
    state.line_to = placed
    offered = []
    for colour in range(5):
        number = match.number(f"queue {COLOURS[colour]}")
        if match.game.kernels.refusal(match.board.record, state, number) == 0:
            offered.append(colour)
    tried = [
        colour
        for colour in range(5)
        if left[colour] and not (colour == last and run == 3)
        if can_be_finished(
            tuple(n - (other == colour) for other, n in enumerate(left)),
            colour,
            run + 1 if colour == last else 1,
        )
    ]
    assert offered == tried


# Q13


def test_passing_counts_for_this_auction_only() -> None:
    """Q13: aida passes, and is asked again in the next auction of the same turn."""
    match = Table().turn("ali")
    play(match, "auction Y1", "bid 100", "pass", "pass", "pass")
    play(match, "auction Y2", "bid 100")
    assert actor(match) == "aida"
    assert match.view()["auction"]["in"] == ["ali", "aida", "omar", "laila"]


def test_a_seat_that_cannot_raise_is_passed_over_without_a_step() -> None:
    """Q13: aida has 275, too little for 300; she is out of this auction."""
    match = Table().money(aida=275).turn("ali")
    play(match, "auction Y1", "bid 200")
    assert actor(match) == "omar"
    assert match.view()["auction"]["in"] == ["ali", "omar", "laila"]


def test_an_auctioneer_who_cannot_raise_is_passed_over_too() -> None:
    """Q13: ali has 300, omar bids 225 and then has to beat laila alone."""
    match = Table().money(ali=300).turn("ali")
    play(match, "auction Y1", "bid 100", "pass", "bid 225", "bid 325")
    assert actor(match) == "omar"
    assert match.view()["auction"]["in"] == ["omar", "laila"]


# Q14


def test_the_share_is_reckoned_per_shop() -> None:
    """Q14: two shops of ali's earn 300 each, together 600: twice 2 x 50, not 4 x 100."""
    table = Table().own("ali", "R3", "B4").crowd("10", red=2, blue=2)
    match = table.turn("omar")
    before = money(match)
    play(match, "move 10 9")
    assert gains(match, before) == {"ali": 600 - 200, "omar": 200}


def test_the_share_is_reckoned_per_move() -> None:
    """Q14: the third customer in one move, the fourth in the next: 50 and 100, not 2 x 100."""
    table = Table().own("ali", "R3").customers("R3", 2).crowd("9", red=1).crowd("4", red=1)
    match = table.turn("omar")
    before = money(match)
    play(match, "move 9 10", "move 4 9")
    assert gains(match, before) == {"ali": 300 - 50 + 400 - 100, "omar": 150}


@pytest.mark.parametrize(
    ("card", "income", "share"),
    [("yellow 200", 300, 50), ("yellow 225", 325, 100), ("yellow 250", 350, 100)],
)
def test_an_income_between_300_and_400_counts_as_above_300(
    card: str, income: int, share: int
) -> None:
    """Q14: only souvenirs bring such an income."""
    table = Table(souvenirs=True).cards(card, "red 50").own("ali", "Y2").crowd("9", yellow=1)
    match = table.turn("omar")
    before = money(match)
    play(match, "move 9 4")
    assert gains(match, before) == {"ali": income - share, "omar": share}


# Q15


def souvenirs(*cards: str) -> Table:
    return Table(souvenirs=True).cards(*cards)


def test_selling_is_compulsory_even_where_it_makes_the_share_larger() -> None:
    """Q15: the third customer pays 300; with the card for 50 the share is 100, not 50."""
    table = souvenirs("red 50", "blue 125").own("ali", "R3").customers("R3", 2)
    match = table.crowd("9", red=1).turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert gains(match, before) == {"ali": 350 - 100, "omar": 100}
    assert face_up(match) == [None, "blue 125"]


@pytest.mark.parametrize(("count", "income"), [(2, 300), (3, 600)])
def test_two_or_more_customers_sell_both_cards(count: int, income: int) -> None:
    """Q15: nobody is asked."""
    match = souvenirs("red 50", "red 75").own("ali", "R3").crowd("9", red=count).turn("omar")
    before = money(match)
    play(match, "move 9 10")
    assert actor(match) == "omar"
    assert gains(match, before) == {"ali": income + 125 - 100 * count, "omar": 100 * count}
    assert face_up(match) == [None, None]


def test_all_other_shops_are_settled_before_the_choice() -> None:
    """Q15: the blues have paid aida, and she omar, when ali is asked."""
    table = souvenirs("red 50", "red 75").own("ali", "R3").own("aida", "B4")
    match = table.crowd("10", red=1, blue=2).turn("omar")
    before = money(match)
    play(match, "move 10 9")
    assert actor(match) == "ali"
    assert gains(match, before) == {"aida": 200, "omar": 100}
    play(match, "sell red 75")
    assert gains(match, before) == {"ali": 175 - 50, "aida": 200, "omar": 150}


def test_the_share_follows_the_card_that_was_chosen() -> None:
    """Q15: with 200 the shop earns 300, with 225 it earns 325."""
    for card, share in (("yellow 200", 50), ("yellow 225", 100)):
        table = souvenirs("yellow 200", "yellow 225").own("ali", "Y2").crowd("9", yellow=1)
        match = table.turn("omar")
        before = money(match)
        play(match, "move 9 4", f"sell {card}")
        assert gains(match, before) == {"ali": 100 + int(card.split()[1]) - share, "omar": share}


def test_the_mover_may_be_the_owner_who_is_asked() -> None:
    """Q15: ali moves into his own shop, and keeps all."""
    match = souvenirs("red 50", "red 75").own("ali", "R3").crowd("9", red=1).turn("ali")
    before = money(match)
    play(match, "move 9 10")
    assert legal(match) == ["sell red 50", "sell red 75"]
    play(match, "sell red 75")
    assert gains(match, before) == {"ali": 175}
    assert is_choosing_action(match, "ali")


def test_an_auctions_pull_in_sells_a_card() -> None:
    """Q15: the buyer has its value; there is no share."""
    match = souvenirs("red 50", "blue 125").crowd("12", red=2).turn("ali")
    before = money(match)
    auction(match, "R4", 200, to="omar")
    assert gains(match, before) == {"ali": 100, "omar": -200 + 300 + 50}
    assert face_up(match) == [None, "blue 125"]


def test_the_buyer_is_asked_after_an_auctions_pull_in() -> None:
    """Q15: price and auctioneer's bonus are paid (§4.3); then the choice, then the income."""
    match = souvenirs("red 50", "red 75").crowd("12", red=1).turn("ali")
    before = money(match)
    play(match, "auction R4", "bid 100", "pass", "bid 200", "pass", "pass")
    assert actor(match) == "omar"
    assert legal(match) == ["sell red 50", "sell red 75"]
    assert gains(match, before) == {"ali": 100, "omar": -200}
    play(match, "sell red 75")
    assert gains(match, before) == {"ali": 100, "omar": -200 + 100 + 75}
    assert is_choosing_action(match, "ali")
    assert kinds(match) == {"auction"}


def test_a_pull_in_of_two_sells_both_cards() -> None:
    """Q15: nobody is asked there either."""
    match = souvenirs("red 50", "red 75").crowd("12", red=2).turn("ali")
    before = money(match)
    auction(match, "R4", 200, to="omar")
    assert gains(match, before) == {"ali": 100, "omar": -200 + 300 + 125}
    assert customers(match, "R4") == 2


# Q16


def test_new_visitors_come_before_new_cards() -> None:
    """Q16: at the end of the turn."""
    table = souvenirs("green 100", "blue 125").own("ali", "G2").crowd("1", green=1, red=1)
    match = table.crowd("9", red=1).turn("omar")
    follow(match, "move 1 2", "move 9 10")
    assert (actor(match), kinds(match)) == ("omar", {"bring"})
    follow(match, "bring 1 2 left")
    assert (actor(match), kinds(match)) == ("chance", {"card"})
    follow(match, "card green 125")
    assert is_choosing_action(match, "laila")


def test_no_card_is_drawn_after_the_last_turn() -> None:
    """Q16: the place stays empty."""
    table = souvenirs("red 50", "blue 125").own("ali", "R3").crowd("9", red=1, blue=1).line()
    match = table.turn("omar", last="omar")
    play(match, "move 9 10", "move 10 9")
    assert match.outcome is not None
    assert face_up(match) == [None, "blue 125"]


def test_when_the_cards_are_used_up_the_places_stay_empty() -> None:
    """Q16: one is left in the deck for two places; then the match goes on without."""
    left = ("red 50", "red 75", "red 100")
    gone = [card for card in CARDS if card not in left]
    table = Table(souvenirs=True).cards("red 50", "red 75", gone=gone)
    match = table.own("ali", "R3").crowd("9", red=2, blue=1).turn("ali")
    play(match, "move 9 10", "move 10 9")
    assert face_up(match) == ["red 100", None]
    assert match.view()["deck"] == []
    assert is_choosing_action(match, "aida")


# Q17


@pytest.mark.parametrize("seats", [3, 4])
def test_five_rounds_without_any_event_end_the_match(seats: int) -> None:
    """Q17: groups go to and fro, 15 turns or 20."""
    match = Table(seats).crowd("9", red=1).turn("ali")
    turns = 0
    while match.outcome is None:
        play(match, "move 9 10", "move 10 9")
        turns += 1
    assert turns == 5 * seats
    assert match.outcome.reasons == ("standstill",)
    assert "over" in told(match)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_of_the_quiet_turns_ends_it(seats: int) -> None:
    """Q17: 14 or 19 turns are not enough."""
    match = Table(seats).crowd("9", red=1).turn("ali", in_round=9, quiet=5 * seats - 2)
    play(match, "move 9 10", "move 10 9")
    assert match.outcome is None
    play(match, "move 9 10", "move 10 9")
    assert match.outcome is not None


def test_at_a_standstill_most_money_wins_as_ever() -> None:
    """Q17: the match is over at once, though the line is not empty."""
    match = Table(3).money(omar=1225).crowd("9", red=1).turn("ali", in_round=9, quiet=14)
    play(match, "move 9 10", "move 10 9")
    assert match.view()["winners"] == ["omar"]
    assert in_line(match)


def test_a_sale_breaks_the_quiet() -> None:
    """Q17: a shop is sold in the last turn of the five rounds."""
    match = Table(3).crowd("9", red=1).turn("ali", in_round=9, quiet=14)
    play(match, "move 9 10")
    auction(match, "Y1", 100, to="ali")
    assert match.outcome is None


def test_a_customer_breaks_the_quiet() -> None:
    """Q17: somebody enters a shop."""
    match = Table(3).own("ali", "R3").crowd("9", red=1, blue=1).turn("ali", in_round=9, quiet=14)
    play(match, "move 9 10", "move 10 9")
    assert match.outcome is None


def test_new_visitors_break_the_quiet() -> None:
    """Q17: somebody is brought in."""
    match = Table(3).crowd("1", red=1).turn("ali", in_round=9, quiet=14)
    play(match, "move 1 2", "move 2 7", "bring 1 2 left")
    assert match.outcome is None
