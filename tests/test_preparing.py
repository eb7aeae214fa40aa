"""What is compiled beforehand is all that play, bots and simulations use."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import preparing
from ludoteca.core import kernel
from ludoteca.core.announcing import WORDS
from ludoteca.games import find_game

compiles = pytest.mark.skipif(kernel.MODE == "python", reason="nothing is compiled in this mode")

# Counted in a process of its own, where nothing else has called a kernel.
KINDS = """
import gc, json, sys
from ludoteca.core.identity import called_by
from ludoteca.games import find_game, names
from ludoteca.preparing import *

def kinds(game):
    known = {each for piece in PIECES for each in called_by(entries(game, piece))}
    kernels = [each for each in gc.get_objects() if type(each) is type(game.kernels.legal)]
    ours = [each for each in kernels if each.__module__.startswith("ludoteca.games.")]
    return {each.__qualname__: (len(each.signatures), each in known) for each in ours}

told = {}
for name in names():
    game = find_game(name)
    for piece in PIECES:
        compile_piece(game, piece)
    tops = {each.__qualname__ for piece in PIECES for each in entries(game, piece)}
    tops &= kinds(game).keys()
    before = kinds(game)
    play_on(new_match(name, seed=0))
    run_bots(game)
    after = kinds(game)
    new = [each for each in after if after[each][0] > before.get(each, (0,))[0]]
    told[name] = {
        "more than one kind": [each for each in after if after[each][0] > 1],
        "new at the top": [each for each in tops if after[each][0] != before[each][0]],
        "not foreseen": [each for each in new if not after[each][1]],
    }
print(json.dumps(told))
"""


@compiles
def test_playing_uses_nothing_but_what_was_compiled_beforehand_and_that_for_one_kind() -> None:
    done = subprocess.run(
        [sys.executable, "-c", KINDS], capture_output=True, text=True, check=False
    )
    assert done.stderr in ("", f"{WORDS}\n")
    for found in json.loads(done.stdout).values():
        assert found == {"more than one kind": [], "new at the top": [], "not foreseen": []}


@compiles
def test_a_game_is_warm_when_every_piece_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("marabunta")
    missing: set[object] = set()
    monkeypatch.setattr(kernel, "is_kept", lambda each: each not in missing)
    assert preparing.is_warm(game)
    for piece in preparing.PIECES:
        missing = {preparing.entries(game, piece)[-1]}
        assert not preparing.is_warm(game)


def test_every_piece_is_compiled_by_a_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(preparing, "compile_piece", lambda game, piece: done.append(piece))
    preparing.warm_up(find_game("marabunta"))
    assert done == ["choices", "effects", "knowledge", "search", "batches"]


def test_whoever_compiles_a_piece_second_waits_for_the_first(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "LUDOTECA_KERNELS": "python"}
    code = "from ludoteca.preparing import *; print(kernel.cache_folder())"
    folder = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()
    program = [sys.executable, "-m", "ludoteca.preparing", "marabunta", "choices"]
    with (Path(folder) / "lock-marabunta-choices").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with subprocess.Popen(program, env=environment) as second:
            with pytest.raises(subprocess.TimeoutExpired):
                second.wait(1)
            fcntl.flock(lock, fcntl.LOCK_UN)
            assert second.wait(60) == 0
