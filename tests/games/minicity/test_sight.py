"""What a network is shown: what can be counted on the table by hand, and nothing of other hands."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludoteca.core.kernel import copy_record
from ludoteca.core.match import Match
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.knowledge import calm
from ludoteca.testing.variants import Variant
from tests.games.minicity.table import Table, opening, play
from tests.games.observing import positions_of
from tests.games.variants import VARIANTS

OURS = [variant for variant in VARIANTS if variant.game is GAME]


def look(match: Match, seat: int = 0) -> dict[str, Any]:
    row = np.full(GAME.sight.size, -9, np.int16)
    GAME.sight.write(match.board.record, match.state, seat, row)
    return {name: entries.tolist() for name, entries in GAME.sight.named(row).items()}


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_it_fits_its_fields_and_tells_nothing_of_other_hands(variant: Variant) -> None:
    board, states = positions_of(variant)
    for state in states:
        for seat in range(variant.seats):
            row, other = (np.full(GAME.sight.size, -9, np.int16) for _ in range(2))
            GAME.sight.write(board.record, state, seat, row)
            assert (row >= 0).all()
            assert (row <= GAME.sight.high).all()
            dealt = copy_record(state)
            GAME.kernels.redeal(board.record, dealt, seat, 7, 3)
            GAME.sight.write(board.record, dealt, seat, other)
            assert (row == other).all()


def test_rooms_and_stops_are_counted() -> None:
    """Red stands beside chamber 2, which has room for three of four orange tokens."""
    table = Table().ants(red=9, yellow=48).hand("circle", "red yellow blue grey")
    table.small("circle", orange=2).reserve("circle", orange=1).small("square", orange=4)
    seen = look(table.tokens(2, 1).turn("circle"))
    red, orange = 2, 1
    assert seen["left"][:2] == [3, 4 + sum(seen["reserve"][1])]
    assert seen["small"][0] == [0, 2, 0, 0, 0]
    assert seen["load"][1] == 2
    assert seen["step"][0][red] == 2
    assert seen["step"][1][red] == 3
    assert seen["kinds"][0] == 1
    assert seen["largest_beside"][orange] >= 3
    assert seen["stops"][0][orange] == 1
    assert seen["nearest"][orange] == 1
    assert seen["cards"] == [3]


def test_a_row_of_cards_carries_further() -> None:
    table = Table().ants(red=9).hand("circle", "red yellow blue grey").road(1, "red | red")
    seen = look(table.turn("circle"))
    assert seen["reach"] == [1, 1, 3, 1, 1]


def test_of_an_offer_the_kind_of_step_is_not_told() -> None:
    """§2.7: a search is asked there, too."""
    match = opening(first="square", offer=True)
    assert sum(look(match)["phase"]) == 0
    play(match, "unload 0", "first square")
    assert sum(look(match)["phase"]) == 1


def test_it_judges_when_a_turn_begins() -> None:
    match = Table().ants(red=9).small("circle", orange=3, yellow=4).tokens(2, 1).turn("circle")
    assert calm(match.board.record, match.state)
    play(match, "play red 1 left")
    assert not calm(match.board.record, match.state)
    play(match, "go 2", "unload 1")
    assert not calm(match.board.record, match.state)
