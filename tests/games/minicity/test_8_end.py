"""Chapter 8: the end of the match."""

from __future__ import annotations

import numpy as np

from tests.games.minicity.table import (
    Position,
    Table,
    actor,
    hand,
    legal,
    phase,
    play,
    refused,
    road,
    seat,
)


def last_token(table: Table) -> Table:
    """Circle has a single orange token, and chamber 36 a free place for it."""
    return table.small("circle", orange=1).reserve("circle").tokens(36, 2)


def finish(match: Position) -> None:
    play(match, "play red 1 left", "go 36", "unload 1")


def test_whoever_has_unloaded_all_tokens_wins() -> None:
    """§8.1: the match is over."""
    match = last_token(Table()).turn("circle")
    finish(match)
    assert match.to_act is None
    assert (match.view()["winners"], match.view()["end_reasons"]) == (["circle"], ["unloaded"])
    assert match.outcome is not None
    assert match.outcome.returns == (1.0, 0.0)
    assert match.outcome.reasons == ("unloaded",)


def test_the_score_is_the_number_of_tokens_unloaded() -> None:
    """§8.1: circle has unloaded all its 43, square as many as it had before."""
    match = last_token(Table()).small("square", yellow=3, orange=4).turn("circle")
    assert seat(match, "square")["left"] == 43
    finish(match)
    assert match.outcome is not None
    assert match.outcome.scores == (43, 0)


def test_a_win_comes_at_once_in_the_middle_of_a_turn() -> None:
    """§8.1: no second card, nothing drawn, nobody else plays."""
    match = last_token(Table()).turn("circle")
    finish(match)
    assert hand(match, "circle") == "yellow blue grey"
    assert (actor(match), phase(match), legal(match)) == (None, "over", [])
    assert refused(match, "done") == "refused-over"


def test_a_win_comes_at_once_at_the_stream() -> None:
    """§8.1: the road is not cleared any more."""
    table = last_token(Table()).road(1, "grey grey grey grey grey | blue")
    match = table.turn("circle")
    finish(match)
    assert road(match) == "red grey grey grey grey grey | blue"


def test_a_token_in_the_reserve_is_still_to_be_unloaded() -> None:
    """§8.1: an empty small part alone is no win."""
    match = last_token(Table()).reserve("circle", pink=1).turn("circle")
    finish(match)
    assert seat(match, "circle")["left"] == 1
    assert match.outcome is None


def test_the_kernels_offer_nothing_when_the_match_is_over() -> None:
    """§8.1: not to bots either."""
    match = last_token(Table()).turn("circle")
    finish(match)
    choices = np.zeros(match.game.max_choices, np.int16)
    assert match.game.kernels.legal(match.board.record, match.state, choices) == 0
