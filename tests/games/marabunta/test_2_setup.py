"""Chapter 2: setup."""

from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.core.match import Match
from tests.games.marabunta.table import Table, actor, at, legal, powers, unstarted


def weights(match: Match) -> list[int]:
    """How likely the outcomes of the step of chance are, compared with each other."""
    found = np.zeros(match.game.max_choices, np.int32)
    assert match.game.kernels.chance(match.board.record, match.state, found) == found.sum()
    return [int(weight) for weight in found if weight]


@pytest.mark.parametrize(("territory", "a1"), [("picnic", "grey"), ("crumbs", "blue")])
@pytest.mark.parametrize(("boards", "first_power"), [("worker", "one"), ("queen", "cross-out")])
def test_territory_and_player_boards_are_chosen(
    territory: str, a1: str, boards: str, first_power: str
) -> None:
    """§2.1: any territory face with any player-board face."""
    match = ludoteca.new_match("marabunta", seed=1, territory=territory, boards=boards)
    assert at(match, "a1")["region"] == a1
    assert powers(match)[0] == first_power


def test_a_first_game_is_played_on_picnic_with_workers() -> None:
    """§2.1: the faces for a first game are the ones taken when nobody chooses."""
    match = ludoteca.new_match("marabunta", seed=1)
    assert (
        match.view()
        == ludoteca.new_match("marabunta", seed=1, territory="picnic", boards="worker").view()
    )


def test_a_board_of_ones_own_can_be_checked_and_chosen(hoard: str) -> None:
    """§2.1: a face may come from a file; the game knows which option it is for."""
    match = ludoteca.new_match("marabunta", seed=1, territory=hoard)
    assert at(match, "e2")["crate"]
    text = match.setting.files["territory"]
    assert match.game.check_board("hoard.toml", text) == "territory"


def test_the_cupcake_tile_is_not_shuffled_with_the_others() -> None:
    """§2.2: any of the seven others may come first, each as likely; the cupcake tile may not."""
    match = unstarted()
    match.follow("first red")
    assert len(legal(match)) == 7
    assert "turn cupcake" not in legal(match)
    assert weights(match) == [1] * 7


def test_a_tile_that_was_turned_does_not_come_again() -> None:
    """§2.2: in the second round one of six tiles is turned."""
    match = Table().turn("red", last=True, tile="again")
    match.follow("ignore tile")
    assert actor(match) == "chance"
    assert "turn again" not in legal(match)
    assert weights(match) == [1] * 6


def test_the_first_player_is_random() -> None:
    """§2.3: red or blue, equally likely."""
    match = unstarted()
    assert legal(match) == ["first red", "first blue"]
    assert weights(match) == [1, 1]


@pytest.mark.parametrize("first", ["red", "blue"])
def test_the_first_player_begins(first: str) -> None:
    """§2.3: and splits the first roll."""
    match = ludoteca.new_match("marabunta", seed=1, chance=[f"first {first}"])
    assert match.view()["first"] == first
    assert actor(match) == first


def test_both_seats_come_first_in_some_match() -> None:
    """§2.3: twenty seeds are enough to see both."""
    firsts = {ludoteca.new_match("marabunta", seed=seed).view()["first"] for seed in range(20)}
    assert firsts == {"red", "blue"}
