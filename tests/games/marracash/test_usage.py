"""What a study counts of a match: of single steps, and that the books of a whole match agree."""

from __future__ import annotations

from functools import cache

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.usage import Usage, Warmth
from ludoteca.games.marracash.drawing import draw_heat
from ludoteca.games.marracash.usage import TABLES, close_books, rows_of, usage_of
from tests.games.marracash.table import Table, play


def counted(match: Match) -> Usage:
    return usage_of(match.board, list(match.steps()))


@cache
def played() -> tuple[Match, Usage]:
    """A whole match: moves before auctions, low bids, and passing whenever there is a bid."""
    match = ludoteca.new_match("marracash", seats=3, seed=5, souvenirs=True)
    turn = 0
    while match.to_act is not None:
        texts = {match.game.text(action): action for action in match.legal()}
        bids = [text for text in texts if text.startswith("bid")]
        choices = ["pass"] if "pass" in texts and turn % 3 else bids[:1] or list(texts)
        match.play(texts[choices[turn * 7 % len(choices)]])
        turn += 1
    return match, counted(match)


def total(table: str, measure: str) -> float:
    counts = played()[1].counts
    return sum(
        number for (name, _, kind), number in counts.items() if (name, kind) == (table, measure)
    )


def test_the_books_make_the_money_of_the_seats() -> None:
    match, _ = played()
    outcome = match.outcome
    assert outcome is not None
    winners = [
        score for score, rank in zip(outcome.scores, outcome.ranks, strict=True) if rank == 1
    ]
    others = [score for score, rank in zip(outcome.scores, outcome.ranks, strict=True) if rank > 1]
    assert 1200 + total("purses", "winner") == winners[0]
    assert abs(1200 + total("purses", "others") - sum(others) / len(others)) < 1e-6


def test_shops_and_customers_are_those_of_the_final_view() -> None:
    match, usage = played()
    for shop in match.view()["shops"]:
        sold = usage.counts["shops", shop["name"], "sold"]
        assert sold == (shop["owner"] is not None)
        assert usage.counts["shops", shop["name"], "customers"] == shop["customers"]
    assert total("colours", "income") == total("shops", "income")


def test_souvenirs_sold_are_those_of_which_the_story_tells() -> None:
    told = [event for event in played()[0].story() if event.key == "marracash-sold"]
    assert total("souvenirs", "sold") == len(told) > 0


def test_every_count_belongs_to_a_row_and_a_column() -> None:
    match, usage = played()
    rows = rows_of(match.board)
    measures = {
        table.key: {name for column in table.columns for name in (column.measure, column.per)}
        for table in TABLES
    }
    for table, row, measure in usage.counts:
        assert row in rows[table]
        assert measure in measures[table]


def test_a_move_is_counted_for_street_shop_and_purses() -> None:
    match = Table().own("ali", "R3").crowd("9", red=2, blue=1).turn("omar")
    play(match, "move 9 10")
    counts = counted(match).counts
    assert counts["streets", "9-10", "walkers"] == 3
    assert counts["fountains", "10", "arrivals"] == 1
    assert counts["shops", "R3", "customers"] == 2
    assert counts["shops", "R3", "income"] == 300  # 100 and 200
    assert counts["colours", "red", "profit"] == 200  # 50 a customer go to Omar
    assert counts["plans", "one-move", "chosen"] == 1


def test_an_auction_is_counted_with_its_price_and_bonus() -> None:
    match = Table(seats=3).turn("omar")
    play(match, "auction Y1", "bid 600", "bid 700", "pass", "pass")
    counts = counted(match).counts
    assert counts["shops", "Y1", "sold"] == 1
    assert counts["shops", "Y1", "price"] == 700
    assert counts["colours", "yellow", "profit"] == -700
    assert counts["purses", "bonuses", "winner"] == 200  # Omar leads now


def test_a_souvenir_that_was_chosen_brings_its_customer_once() -> None:
    table = Table(souvenirs=True).cards("red 50", "red 75").own("ali", "R3").crowd("9", red=1)
    match = table.turn("omar")
    play(match, "move 9 10", "sell red 75")
    counts = counted(match).counts
    assert counts["shops", "R3", "customers"] == 1
    assert counts["shops", "R3", "income"] == 175
    assert counts["souvenirs", "red", "sold"] == 1
    assert counts["souvenirs", "red", "value"] == 75


def test_a_bonus_that_waits_for_a_souvenir_is_counted() -> None:
    """R4 lies beside fountain 12."""
    table = Table(seats=3, souvenirs=True).cards("red 50", "red 75").crowd("12", red=1)
    match = table.turn("omar")
    play(match, "auction R4", "bid 200", "bid 300", "pass", "pass", "sell red 75")
    counts = counted(match).counts
    assert counts["shops", "R4", "sold"] == 1
    assert counts["shops", "R4", "price"] == 300
    assert counts["shops", "R4", "income"] == 175
    assert counts["purses", "bonuses", "winner"] == 100  # Omar leads now


def test_winners_share_a_column() -> None:
    usage = Usage(0)
    close_books(usage, {(0, "shares"): 50, (1, "shares"): 150, (2, "shares"): 90}, [1, 1, 3])
    assert usage.counts["purses", "shares", "winner"] == 100
    assert usage.counts["purses", "shares", "others"] == 90


def test_without_the_variant_souvenirs_have_no_rows() -> None:
    assert rows_of(Table().turn("omar").board)["souvenirs"] == {}


def test_a_heat_map_tells_of_shops_or_of_fountains_and_streets() -> None:
    board = Table().turn("omar").board
    rows = rows_of(board)
    shops = {name: Warmth(0.5, f"#{name}", f"<{name}>") for name in rows["shops"]}
    _, drawing = draw_heat(board, shops, {})
    assert drawing.count('fill-opacity="0.50"') == 25
    assert "&lt;Y1&gt;" in drawing
    assert "warm-way" not in drawing
    fountains = {name: Warmth(0.5, name, "") for name in rows["fountains"]}
    streets = {name: Warmth(1, "", f"way {name}") for name in rows["streets"]}
    _, drawing = draw_heat(board, fountains, streets)
    assert drawing.count('fill-opacity="0.50"') == 16
    assert drawing.count("warm-way") == 23  # §1.4
