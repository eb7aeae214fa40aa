"""Do the kernels keep to the room that the game asks for? Beyond it they would spoil memory."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import MODE, new_record
from ludoteca.testing.variants import Variant

SPARE = 64  # beyond all actions that there are
UNTOUCHED = -77
# Uncompiled kernels are slow, and Python itself refuses to write beyond an array.
STEPS = 10_000 if MODE == "compiled" else 50


@cache
def check_room(variant: Variant) -> None:
    """Play at random with more room than promised, and see how much of it is used."""
    game, board, chooser = variant.game, variant.board().record, random.Random(1)
    state = new_record(game.state_type)
    game.kernels.start(board, state, variant.seats)
    for _ in range(min(STEPS, game.max_actions)):
        if state.actor == OVER:
            return
        choices = roomy(game.action_count, np.int16)
        count = game.kernels.legal(board, state, choices)
        written = used(choices)
        assert count == written, f"`legal` returned {count} and wrote {written} numbers"
        assert count > 0, "`legal` wrote nothing, and the match is not over"
        assert count <= game.max_choices, (
            f"`legal` wrote {count} numbers: `max_choices` is {game.max_choices} and too small"
        )
        if state.actor == CHANCE:
            weights = roomy(game.action_count, np.int32)
            game.kernels.chance(board, state, weights)
            assert used(weights) <= game.max_outcomes, (
                f"`chance` wrote {used(weights)} weights: `max_outcomes` is {game.max_outcomes} "
                "and too small"
            )
        game.kernels.apply(board, state, int(choices[chooser.randrange(count)]))


def roomy(count: int, kind: type[np.integer[Any]]) -> Any:
    return np.full(count + SPARE, UNTOUCHED, kind)


def used(buffer: Any) -> int:
    """Up to the last place that was written to."""
    places = np.flatnonzero(buffer != UNTOUCHED)
    return int(places[-1]) + 1 if len(places) else 0
