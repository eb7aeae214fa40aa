"""Each game's kernels against its twin: legal actions, weights, position and result."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludoteca.core.kernel import MODE
from ludoteca.games import names
from tests.effort import THOROUGH

# Seats, boards and manners go round with the seed. `make fuzz` plays other games without end.
GAMES = 504 if THOROUGH else 18
CHUNKS = 6  # so that the games spread over the cores

compiled_only = pytest.mark.skipif(
    MODE != "compiled", reason="whole games against the twin are compared compiled"
)


@compiled_only
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", names())
def test_whole_games_agree_with_the_twin_step_by_step(name: str, chunk: int) -> None:
    compare_game = import_module(f"tests.games.{name}.compare").compare_game
    share = GAMES // CHUNKS
    steps = [compare_game(seed) for seed in range(chunk * share, (chunk + 1) * share)]
    assert min(steps) > 20
