"""Chapter 11: scoring."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from tests.games.marabunta.table import Table, crate, play, region, seat


def finished(table: Table, *, by: str = "red") -> Match:
    """The match as it ends on this table, where that seat has triggered the end.

    A full grey leaf is the reason; nobody has a number in the grey region.
    """
    table.circles("grey", red=5, blue=5).ended(by)
    match = table.turn("red", last=True, orange="3")
    play(match, "ignore orange")
    assert match.outcome is not None
    return match


def scores(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.scores


def winner(match: Match) -> str:
    """The only winner, as everything says that can say it."""
    assert match.outcome is not None
    won = match.outcome.ranks.index(1)
    assert match.outcome.ranks == ((1, 2) if won == 0 else (2, 1))
    assert match.outcome.returns == ((1.0, 0.0) if won == 0 else (0.0, 1.0))
    name: str = match.view()["winner"]
    assert name == ("red", "blue")[won]
    return name


def test_points_on_the_track_are_part_of_the_score() -> None:
    """§11.1: from cupcakes (0 + 1 + 2 on `worker`) and from a power (3)."""
    table = Table().boxes("red", 3).ready("red", "three-points")
    table.circles("grey", red=5, blue=5).ended("blue")
    match = table.turn("red", last=True, pink="crate")
    play(match, "apply pink", crate(match, "three-points"))
    assert scores(match) == (6, 0)


def test_the_example_of_the_pink_region() -> None:
    """§11.2: 7 against 4, 3 red and 4 blue circles: Ilaria wins 3 points, Giacomo nothing."""
    table = Table().circles("pink", red=3, blue=4)
    table.write("red", 3, "f8", "f9").write("red", 1, "f10").write("red", 0, "e11")
    table.write("blue", 2, "f11", "f12")
    match = finished(table)
    assert region(match, "pink")["sums"] == [7, 4]
    assert region(match, "pink")["winner_now"] == "red"
    assert scores(match) == (3, 0)


def test_the_sums_are_compared_and_not_the_counts() -> None:
    """§11.2: one blue 3 beats two red 1s."""
    table = Table().write("red", 1, "f8", "f9").write("blue", 3, "f11")
    assert scores(finished(table)) == (0, 2)


def test_with_equal_sums_nobody_scores() -> None:
    """§11.2: 3 against 1 + 2."""
    table = Table().write("red", 3, "f8").write("blue", 1, "f11").write("blue", 2, "f12")
    match = finished(table)
    assert region(match, "pink")["winner_now"] is None
    assert scores(match) == (0, 0)


def test_a_zero_alone_wins_no_region() -> None:
    """§11.2: 0 : 0 is a tie as well, even against no number at all."""
    table = Table().write("red", 0, "f8", "f9", "e11")
    assert scores(finished(table)) == (0, 0)


@pytest.mark.parametrize("circles", [2, 8])
def test_a_region_is_worth_2_to_8_points(circles: int) -> None:
    """§11.2: as many as circles of the winner's colour."""
    table = Table().write("blue", 1, "f8").circles("pink", red=2, blue=circles)
    assert scores(finished(table)) == (0, circles)


def test_every_region_is_scored() -> None:
    """§11.2: red wins pink and green, blue wins the blue region."""
    table = Table().write("red", 1, "f9", "b11").write("blue", 2, "e6")
    table.circles("pink", red=4).circles("green", red=3).circles("blue", blue=6)
    assert scores(finished(table)) == (4 + 3, 6)


def test_the_crumbs_of_the_blue_region_score_as_one() -> None:
    """§11.2: 1 + 1 + 1 in three crumbs against a single blue 2."""
    table = Table("crumbs").write("red", 1, "a1", "e6", "f12").write("blue", 2, "c6")
    match = finished(table)
    assert region(match, "blue")["sums"] == [3, 2]
    assert scores(match) == (2, 0)


@pytest.mark.parametrize(("red", "blue", "won"), [(5, 4, "red"), (4, 5, "blue")])
@pytest.mark.parametrize("by", ["red", "blue"])
def test_most_points_win(red: int, blue: int, won: str, by: str) -> None:
    """§11.3: whoever has more boxes or has triggered the end."""
    table = Table().boxes("red" if won == "blue" else "blue", 5)
    assert winner(finished(table.points("red", red).points("blue", blue), by=by)) == won


@pytest.mark.parametrize(("red", "blue", "won"), [(3, 2, "red"), (2, 3, "blue")])
@pytest.mark.parametrize("by", ["red", "blue"])
def test_then_most_cupcake_boxes(red: int, blue: int, won: str, by: str) -> None:
    """§11.3: with equal points, whoever has triggered the end."""
    table = Table().boxes("red", red).boxes("blue", blue).points("red", 7).points("blue", 7)
    match = finished(table, by=by)
    assert scores(match) == (7, 7)
    assert winner(match) == won


@pytest.mark.parametrize("by", ["red", "blue"])
def test_then_the_player_who_triggered_the_end(by: str) -> None:
    """§11.3: equal points, equal boxes."""
    table = Table().boxes("red", 2).boxes("blue", 2)
    match = finished(table, by=by)
    assert scores(match) == (1, 1)
    assert winner(match) == by


@pytest.mark.parametrize(
    ("points", "laps", "place"), [(24, 0, 24), (25, 1, 0), (31, 1, 6), (52, 2, 2)]
)
def test_the_track_wraps_at_25(points: int, laps: int, place: int) -> None:
    """§11.4: shown as 25 + n; the score itself goes on."""
    match = Table().points("red", points).rolled("red")
    assert seat(match, "red")["track"] == {"laps": laps, "at": place}
    assert seat(match, "red")["points"] == points


def test_a_score_has_no_limit() -> None:
    """§11.4: 49 on the track and 8 for a region are 57."""
    table = Table().points("blue", 49).write("blue", 1, "f8").circles("pink", blue=8)
    match = finished(table)
    assert scores(match) == (0, 57)
    assert seat(match, "blue")["final"] == 57
