"""How games are spread over a GPU, with threads of Python in place of a GPU's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import research
from ludoteca.core.kernel import MODE
from tests.research import threads

GAMES = 33  # one more than a block plays at once
# So many steps that some of them end with the next ones.
OLD = {"marabunta": 177, "marracash": 84}


@pytest.mark.skipif(MODE == "python", reason="compared with compiled games")
def test_both_ways_of_using_a_gpu_play_as_a_cpu_does(tmp_path: Path) -> None:
    expected, ended = [], 0
    for name, age in OLD.items():
        games = research.vector(research.spec(name), GAMES, seed=3, threads=1)
        games.reset()
        for _ in range(age):
            games.step(games.sample())
        saved = games.states()
        (tmp_path / f"{name}.states").write_bytes(saved.tobytes())
        for _ in threads.WAYS[name]:
            games.restore(saved)
            for _ in range(threads.STEPS):
                ended += int(games.step(games.sample()).done.sum())
                expected.append(f"{name} {threads.digest(games)}")
    assert ended > 0
    done = subprocess.run(
        [sys.executable, threads.__file__, str(tmp_path), *OLD],
        env={**os.environ, "LUDOTECA_KERNELS": "python"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == expected
