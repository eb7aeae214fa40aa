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
from ludoteca.games import find_game, names

compiles = pytest.mark.skipif(kernel.MODE == "python", reason="nothing is compiled in this mode")

# Counted in a process of its own, where nothing else has called a kernel.
ENTRANCES = """
import gc, json
from ludoteca.preparing import *
from tests.games.variants import OPTIONS

def kinds(game):
    kernels = [each for each in gc.get_objects() if type(each) is type(game.kernels.legal)]
    ours = [each for each in kernels if each.__module__.startswith("ludoteca.games.")]
    entrances = {each.__qualname__: set(each.overloads) - each._inside for each in ours}
    return entrances, [each.__qualname__ for each in ours if len(each.signatures) > 1]

def new(before, after):
    return [name for name in after[0] if after[0][name] - before[0].get(name, set())]

told = {}
for name, variants in OPTIONS.items():
    game = find_game(name)
    for piece in RULES:
        compile_piece(game, piece)
    before = kinds(game)
    for options in variants:
        play_on(new_match(name, seed=0, **options))
    played = kinds(game)
    for piece in (*BOTS, BATCHES):
        compile_piece(game, piece)
    prepared = kinds(game)
    run_bots(game)
    after = kinds(game)
    told[name] = {
        "entered by playing": new(before, played),
        "entered by bots": new(prepared, after),
        "more than one kind": after[1],
    }
print(json.dumps(told))
"""


@compiles
def test_playing_enters_nothing_but_what_was_compiled_beforehand_and_that_for_one_kind() -> None:
    """What Python calls besides would be compiled where people play, in the server itself."""
    done = subprocess.run(
        [sys.executable, "-c", ENTRANCES], capture_output=True, text=True, check=False
    )
    assert done.stderr in ("", f"{WORDS}\n")
    told = json.loads(done.stdout)
    assert told.keys() == set(names())
    for found in told.values():
        assert found == {
            "entered by playing": [],
            "entered by bots": [],
            "more than one kind": [],
        }


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
            assert second.wait(600) == 0
