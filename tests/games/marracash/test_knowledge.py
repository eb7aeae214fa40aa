"""What bots are told: sane in every position of real games, right where the best is known."""

from __future__ import annotations

import math
from bisect import bisect
from itertools import accumulate

import numpy as np
import pytest

from ludoteca.core.generator import random_word
from ludoteca.core.kernel import MODE, Record, new_record
from ludoteca.core.match import Match
from ludoteca.games.marracash.game import GAME
from tests.games.marracash.table import Table, opened, play, unstarted


def weights(match: Match) -> dict[str, float]:
    """The weight of each choice, by its notation."""
    choices = np.array(match.legal_numbers(), np.int16)
    found = np.zeros(len(choices), np.float64)
    GAME.judgement.weigh(match.board.record, match.state, choices, len(choices), found)
    texts = [GAME.text(action) for action in match.legal()]
    return dict(zip(texts, found.tolist(), strict=True))


def best(match: Match) -> str:
    found = weights(match)
    return max(found, key=lambda text: found[text])


def shares(match: Match, state: Record | None = None) -> list[float]:
    found = np.zeros(GAME.seats[-1], np.float64)
    GAME.judgement.assess(match.board.record, match.state if state is None else state, found)
    return found[: match.setting.seats].tolist()  # type: ignore[no-any-return]


# Everywhere


@pytest.mark.parametrize("variant", [{}, {"souvenirs": True, "any_raise": True}])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_choice_has_a_weight_and_every_seat_a_share(
    seats: int, variant: dict[str, bool]
) -> None:
    """In a game that mostly follows the weights."""
    match = unstarted(seats, (), **variant)
    match.advance()
    for step in range(25 if MODE == "python" else 1000):
        if match.to_act is None:
            break
        before = match.state.tobytes()
        found = weights(match)
        assert all(weight > 0 and math.isfinite(weight) for weight in found.values())
        stakes = shares(match)
        assert sum(stakes) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in stakes)
        assert match.state.tobytes() == before
        point = sum(found.values()) * random_word(7, seats, step) / 2**32
        match.play(list(found)[bisect(list(accumulate(found.values()))[:-1], point)])


def test_before_the_match_begins_all_are_alike() -> None:
    match = unstarted(3)
    state = new_record(GAME.state_type)
    GAME.kernels.start(match.board.record, state, 3)
    assert shares(match, state) == pytest.approx([1 / 3] * 3)


def test_outcomes_of_chance_are_not_judged() -> None:
    """All visitors to draw look alike."""
    match = unstarted()
    choices = np.zeros(GAME.max_choices, np.int16)
    count = GAME.kernels.legal(match.board.record, match.state, choices)
    found = np.zeros(count, np.float64)
    GAME.judgement.weigh(match.board.record, match.state, choices, count, found)
    assert len(set(found.tolist())) == 1


# Who will win


def test_seats_that_have_the_same_have_the_same_share() -> None:
    """All but the one on turn."""
    ali, *others = shares(Table().turn("ali"))
    assert others == pytest.approx([others[0]] * 3)
    assert 0.25 < ali < 0.4


def test_a_shares_place_is_its_seat() -> None:
    """The same town for another owner: shares move along."""
    drawn = [
        Table(3).own(who, "R3", "G1").customers("R3", 3).crowd("9", red=2).turn("omar")
        for who in ("ali", "aida")
    ]
    first, second = (shares(match) for match in drawn)
    assert first[0] == pytest.approx(second[1])
    assert first[1] == pytest.approx(second[0])
    assert first[2] == pytest.approx(second[2])
    assert first[0] > first[1]


def test_a_lead_is_sure_at_the_end() -> None:
    """3000 ahead, nobody left to earn from; the same early in the match is less sure."""
    table = Table(3).money(ali=4200).crowd("1").crowd("8").crowd("16")
    late = shares(table.line().turn("omar", last="omar"))
    assert late[0] > 0.99
    early = shares(Table(3).money(ali=1600).turn("omar"))
    assert early[1] < early[0] < 0.9


def test_a_turn_to_come_is_worth_something() -> None:
    """omar is on turn, ali has the last one, aida has none."""
    ali, aida, omar = shares(Table(3).crowd("9", red=2).line().turn("omar", last="ali"))
    assert ali == pytest.approx(omar)
    assert ali > aida


def test_a_leader_of_an_auction_has_the_shop_at_a_price() -> None:
    """Cheap where nobody can raise: worth more than money. Too dear: worth less."""
    cheap = Table(3).money(ali=300, aida=300, omar=100).crowd("11", green=3).turn("ali")
    play(cheap, "auction G3", "bid 100")
    before = shares(cheap)
    assert before[0] > before[2]
    dear = Table(3).turn("ali")
    play(dear, "auction G3")
    named = shares(dear)
    play(dear, "bid 1125")
    assert dear.state.shop == -1
    assert shares(dear)[0] < named[0]


def test_the_auctioneer_counts_on_his_bonus() -> None:
    match = opened(3)
    play(match, "auction G3")
    named = shares(match)
    assert named[0] > named[1] == pytest.approx(named[2])
    play(match, "bid 100", "bid 200")
    assert shares(match)[0] > 0.25


def test_a_souvenir_about_to_be_sold_is_counted() -> None:
    """Q15: the owner of R3 chooses; he is ahead of another who has as much and no sale waiting."""
    table = Table(3, souvenirs=True).cards("red 50", "red 150").own("ali", "R3")
    match = table.crowd("9", red=1).turn("omar")
    play(match, "move 9 10")
    assert match.view()["actor"] == "ali"
    stakes = shares(match)
    assert stakes[0] > stakes[1]
    found = weights(match)
    assert found["sell red 150"] > 2 * found["sell red 50"]


def test_a_choice_of_souvenirs_after_an_auction() -> None:
    """Price and bonus are paid, so the auction promises nothing more."""
    table = Table(3, souvenirs=True).cards("green 100", "green 200")
    match = table.crowd("11", green=1).turn("ali")
    play(match, "auction G3", "bid 100", "bid 200", "pass", "pass")
    assert match.view()["actor"] == "aida"
    stakes = shares(match)
    assert stakes[1] > stakes[2]


# What looks good


def test_the_move_that_pays_looks_best() -> None:
    """Two red visitors to ali's own shop: 300 at once."""
    table = Table().own("ali", "R3").own("omar", "B4").crowd("9", red=2, blue=1)
    match = table.turn("ali")
    found = weights(match)
    move = best(match)
    before = int(match.state.money[0])
    play(match, move)
    assert match.state.money[0] - before >= 300
    assert found[move] > 5 * np.median(list(found.values()))


def test_a_gift_to_another_looks_bad() -> None:
    """Four customers of laila's full shop pay her 2000."""
    match = Table().own("laila", "R3").customers("R3", 5).crowd("9", red=4).turn("ali")
    found = weights(match)
    assert best(match) != "move 9 10"
    assert found["move 9 10"] < max(found.values()) / 10


def test_souvenirs_make_a_move_better() -> None:
    """Two cards for two customers."""
    drawn = [
        Table(souvenirs=True).cards(*cards).own("ali", "R3").own("aida", "Y5")
        .crowd("9", red=2).turn("ali")
        for cards in (("red 125", "red 150"), ("blue 125", "blue 150"))
    ]  # fmt: skip
    with_cards, without = (weights(match) for match in drawn)
    other = "auction P1"
    assert with_cards["move 9 10"] / with_cards[other] > 2 * without["move 9 10"] / without[other]


def test_a_bid_that_is_certainly_too_high_looks_silly() -> None:
    """All ten red visitors in one shop pay 4000; whoever has more does not bid it."""
    match = Table().money(ali=9000).turn("ali")
    play(match, "auction R3")
    found = weights(match)
    silly = sum(weight for text, weight in found.items() if int(text.split()[1]) > 4000)
    assert silly < 0.1 * sum(found.values())
    assert found["bid 100"] > 100 * found["bid 4025"]


def test_who_cannot_gain_passes() -> None:
    """900 for a shop when nobody is left to come: pass. 100 for three customers at its door: no."""
    table = Table().line().crowd("1", yellow=1)
    match = table.turn("ali", last="laila")
    play(match, "auction R3", "bid 900")
    found = weights(match)
    assert found["pass"] > 0.9 * sum(found.values())
    cheap = Table().crowd("11", green=3).turn("ali")
    play(cheap, "auction G3", "bid 100")
    assert weights(cheap)["pass"] < weights(cheap)["bid 200"]


def test_the_auctioneer_lets_another_pay_him() -> None:
    """He bids less far than the others, for the bonus."""
    match = Table(3).turn("ali")
    play(match, "auction G3", "bid 100", "bid 200")
    omar = weights(match)
    play(match, "pass")
    ali = weights(match)
    assert ali["pass"] / ali["bid 300"] > omar["pass"] / omar["bid 300"]


def test_a_shop_that_nobody_else_can_pay_is_a_good_auction() -> None:
    """Three green visitors at the door, the others without money or signs."""
    table = Table(3).money(aida=0, omar=900).crowd("11", green=3)
    table.own("omar", "Y1", "P1", "G1", "R1", "B1", "Y2")
    match = table.turn("ali")
    found = weights(match)
    assert best(match) == "auction G3"
    assert found["auction G3"] > 10 * found["auction P4"]


def test_new_visitors_come_where_they_pay() -> None:
    """Red ones at the end of the line, ali's red shop beside the way from the entrance."""
    table = Table(3).own("ali", "R5").own("aida", "B5").crowd("16", purple=1)
    table.crowd("1", yellow=1).crowd("8", yellow=1)
    match = table.line("blue", "blue", "blue", "green", "red", "red", "red").turn("ali")
    play(match, "move 16 13", "move 13 12")
    found = weights(match)
    assert best(match).endswith("right")
    assert found["bring 16 2 right"] > found["bring 16 2 left"]
