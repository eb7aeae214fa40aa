"""The example that learns: small, on a CPU, and a game of somebody else's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# In a process of its own: JAX minds being forked, which other tests do.
LEARNING = """
import ppo
from ludoteca import research
from tests.research.worlds import GUEST

small = "--games 64 --steps 32 --hidden 32 --rate 3e-3 --rounds 60"
weights = ppo.train(GUEST, ppo.read_options(small.split()))
players = [ppo.Network(GUEST, weights), "random"]
print(research.arena(GUEST, players, games=40).win_rate[0])
"""


def test_a_network_learns_by_playing_itself_to_beat_random_play() -> None:
    """A match of Ur between random players is a toss-up."""
    done = subprocess.run(
        [sys.executable, "-c", LEARNING],
        env=os.environ
        | {
            "PYTHONPATH": f"{ROOT}:{ROOT / 'docs' / 'examples'}",
            "JAX_PLATFORMS": "cpu",
            # What runs for two seconds is sooner compiled than optimised.
            "XLA_FLAGS": "--xla_backend_optimization_level=0",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert float(done.stdout.splitlines()[-1]) > 0.7
