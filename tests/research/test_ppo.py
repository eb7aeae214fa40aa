"""The example that learns: small, on a CPU, and a game of somebody else's."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from tests.research.worlds import GUEST

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"


def load_example() -> Any:
    described = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    sys.modules["ppo"] = module
    described.loader.exec_module(module)
    return module


def test_a_network_learns_by_playing_itself_to_beat_random_play() -> None:
    """A match of Ur between random players is a toss-up."""
    ppo = load_example()
    small = "--games 64 --steps 32 --hidden 32 --rate 3e-3 --rounds 60 --rival random --evaluate 40"
    options = ppo.read_options(small.split())
    weights, errors = ppo.train(GUEST, options)
    assert len(errors) == 60
    assert ppo.evaluate(GUEST, weights, options).win_rate[0] > 0.7
