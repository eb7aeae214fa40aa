"""What a study counts of a match, compared with the match as people are told it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.usage import Usage, Warmth
from ludoteca.games.marabunta.drawing import draw_heat
from ludoteca.games.marabunta.usage import TABLES, rows_of, usage_of


@cache
def played() -> tuple[Match, Usage]:
    """A whole match, played by taking turns among the legal actions."""
    match = ludoteca.new_match("marabunta", seed=7)
    turn = 0
    while match.to_act is not None:
        choices = match.legal_numbers()
        match.play(choices[turn * 5 % len(choices)])
        turn += 1
    return match, usage_of(match.board, list(match.steps()))


def total(table: str, *measures: str) -> float:
    counts = played()[1].counts
    return sum(
        number for (name, _, kind), number in counts.items() if name == table and kind in measures
    )


def test_every_round_has_a_tile_six_dice_and_a_pool_to_take() -> None:
    rounds = played()[0].view()["round"]
    assert rounds > 7  # so that the cupcake tile was in play
    assert total("tiles", "turned") == rounds
    assert total("faces", "rolled") == 6 * rounds
    assert total("pools", "taken") == rounds
    assert total("tiles", "met") == rounds
    assert total("faces", "met") == 6 * rounds
    assert 0 < total("faces", "applied") < 6 * rounds


def test_powers_are_those_of_which_the_story_tells() -> None:
    match, usage = played()
    told = [event for event in match.story() if event.key == "marabunta-unlocked"]
    names = Counter(event.arguments["power"].arguments["power"] for event in told)  # type: ignore[union-attr]
    assert names
    found = {row: number for (table, row, kind), number in usage.counts.items()
             if (table, kind) == ("powers", "unlocked")}  # fmt: skip
    assert found == names
    winner = next(e for e in match.story() if e.key == "marabunta-won").arguments["seat"]
    assert total("powers", "won") == sum(event.arguments["seat"] == winner for event in told)


def test_hexes_are_those_of_the_final_view() -> None:
    match, usage = played()
    for place in match.view()["hexes"]:
        written = usage.counts["hexes", place["name"], "written"]
        crossed = usage.counts["hexes", place["name"], "crossed"]
        assert (written, crossed) == (place["number"] is not None, place["crossed"])
    assert total("regions", "written", "crossed") == total("hexes", "written", "crossed")


def test_points_by_source_make_the_scores() -> None:
    scores = sorted(played()[0].outcome.scores)  # type: ignore[union-attr]
    assert [total("sources", "loser"), total("sources", "winner")] == scores


def test_every_region_is_won_or_tied() -> None:
    assert total("regions", "red", "blue", "tied") == 6
    assert total("regions", "red", "blue") == total("regions", "won")
    assert total("regions", "points") == (
        played()[1].counts["sources", "regions", "winner"]
        + played()[1].counts["sources", "regions", "loser"]
    )


def test_the_first_player_is_the_one_drawn() -> None:
    match, usage = played()
    assert f"first {('red', 'blue')[usage.first]}\n" in match.record()


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


@pytest.mark.parametrize(("level", "opacity"), [(0.25, "0.25"), (0.0, "0.00")])
def test_a_heat_map_has_every_hex_with_its_figure(level: float, opacity: str) -> None:
    board = played()[0].board
    warmth = {name: Warmth(level, f"#{name}", f"<{name}>") for name in rows_of(board)["hexes"]}
    _, drawing = draw_heat(board, warmth, {})
    assert drawing.count(f'fill-opacity="{opacity}"') == 84
    assert drawing.count("<circle") == 12  # cupcakes
    assert drawing.count("<rect") == 12  # crates
    assert "&lt;c7&gt;" in drawing
    assert ">#c7<" in drawing
