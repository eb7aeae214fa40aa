"""Where machine code is kept: found from any path, never taken for another version's."""

from __future__ import annotations

import os
import re
import shutil
import time
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import caching, kernel
from ludoteca.core.announcing import WORDS
from tests.core.test_kernel import compiles, run, run_anew

DAY = 86400
PACKAGE = Path(ludoteca.__file__).parent


def make_cache(parent: Path, name: str, age_in_days: float, now: float) -> Path:
    folder = parent / name
    folder.mkdir()
    (folder / "code.nbc").write_text("machine code")
    os.utime(folder, (now - age_in_days * DAY,) * 2)
    return folder


def test_only_caches_unused_for_a_month_are_removed(tmp_path: Path) -> None:
    now = 1_800_000_000.0
    stale = make_cache(tmp_path, "kernels-compiled-0000", 30.1, now)
    kept = [
        make_cache(tmp_path, "kernels-compiled-1111", 29.9, now),
        make_cache(tmp_path, "kernels-compiled-2222", 400, now),  # the one in use
        make_cache(tmp_path, "matches", 400, now),  # not ours to remove
    ]
    caching.prune(tmp_path.glob("kernels-*"), kept[1], now)
    assert not stale.exists()
    assert all((folder / "code.nbc").exists() for folder in kept)


def test_the_cache_folder_is_named_after_mode_and_tools(tmp_path: Path) -> None:
    parent = tmp_path / "not" / "there" / "yet"
    folder = caching.open_cache(parent, "checked", "0a1b")
    assert folder.is_dir()
    assert folder.name == "kernels-checked-0a1b"
    assert kernel.cache_folder().name == f"kernels-{kernel.MODE}-{kernel.TOOLS}"
    assert re.fullmatch(r"[0-9a-f]{8}", kernel.TOOLS)


def test_the_digest_of_the_tools_changes_with_every_fact() -> None:
    facts = ["3.11", "0.68", "x86-64"]
    digests = {
        caching.tools_digest([*facts[:place], "other", *facts[place + 1 :]]) for place in range(3)
    }
    assert len(digests | {caching.tools_digest(facts)}) == 4


def test_where_no_folder_can_be_made_none_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = caching.open_cache(tmp_path / "file", "compiled", "0a1b")
    assert not folder.exists()


def test_opening_a_cache_marks_it_as_used_and_removes_stale_ones(tmp_path: Path) -> None:
    now = time.time()
    stale = make_cache(tmp_path, "kernels-compiled-0000", 31, now)
    folder = caching.open_cache(tmp_path, "compiled", "0a1b")
    os.utime(folder, (now - 100 * DAY,) * 2)
    assert caching.open_cache(tmp_path, "compiled", "0a1b") == folder
    assert folder.stat().st_mtime > now - DAY
    assert not stale.exists()


def test_kernels_that_nobody_uses_any_more_are_removed_from_a_cache_in_use(tmp_path: Path) -> None:
    now = time.time()
    folder = caching.open_cache(tmp_path, "compiled", "0a1b")
    (folder / "rules").mkdir()
    stale = make_cache(folder / "rules", "apply-0000", 31, now)
    used = make_cache(folder / "rules", "apply-1111", 31, now)
    caching.mark_as_used(used)
    caching.mark_as_used(folder / "rules" / "apply-2222")  # not there, and not made
    caching.open_cache(tmp_path, "compiled", "0a1b")
    assert [path.name for path in (folder / "rules").iterdir()] == ["apply-1111"]
    assert not stale.exists()


# Machine code from another path

COMPILE = """
import sys
import numpy as np
from numba.core import event
import ludoteca
from ludoteca.core.identity import called_by
from ludoteca.core.kernel import is_kept, new_record
from ludoteca.core.playout import draw_of
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

compiled = []

class Listener(event.Listener):
    def on_start(self, what):
        compiled.append(what.data["dispatcher"].__name__.split("_template")[0])
    def on_end(self, what):
        pass

event.register("numba:compile", Listener())
game = find_game("marabunta")
kept = [is_kept(each) for each in called_by([game.kernels.start, draw_of(game)])]
state = new_record(game.state_type)
setting = make_setting(game, None, {})
board = game.load_board(setting.options, setting.files).record
game.kernels.start(board, state, 2)
weights = np.zeros(game.max_outcomes, np.int32)
drawn = draw_of(game)(board, state, weights, 7, 1, 0)
print(ludoteca.__file__)
print(state.tobytes().hex(), drawn)
print(sum(kept), *sorted(set(compiled) - {"impl"}))
"""
KERNELS = "chance draw random_below random_word start"


def compile_in(cache: Path, package: Path = PACKAGE, **environment: str) -> list[str]:
    """Use a few kernels in a process of its own: where from, what came of it, what it compiled."""
    paths = {"PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(cache)}
    done = run(COMPILE, **paths, **environment)
    assert done.stderr in ("", f"{WORDS}\n")
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A cache with a few kernels, and what the process said that compiled them."""
    cache = tmp_path_factory.mktemp("cache")
    return cache, compile_in(cache)


@compiles
def test_a_second_clone_finds_the_machine_code_of_the_first_and_knows_it(
    compiled: tuple[Path, list[str]], tmp_path: Path
) -> None:
    cache, first = compiled
    assert Path(first[0]).parent == PACKAGE
    written = {path: path.stat().st_mtime_ns for path in cache.rglob("*.nb[ci]")}
    clone = tmp_path / "elsewhere" / "ludoteca"
    shutil.copytree(PACKAGE, clone, ignore=shutil.ignore_patterns("static", "__pycache__"))
    second = compile_in(cache, clone)
    assert Path(second[0]).parent == clone
    assert second[1] == first[1]
    assert (first[2], second[2]) == (f"0 {KERNELS}", "5")
    assert written == {path: path.stat().st_mtime_ns for path in written}


@compiles
def test_code_that_a_crash_tore_is_compiled_anew(
    compiled: tuple[Path, list[str]], tmp_path: Path
) -> None:
    cache, before = shutil.copytree(compiled[0], tmp_path / "cache"), compiled[1]
    torn = list(cache.rglob("start-*/*"))
    assert torn
    for file in torn:
        file.write_bytes(b"")
    mended, again = compile_in(cache), compile_in(cache)
    assert (mended[1], again[1]) == (before[1], before[1])
    assert (mended[2], again[2]) == ("5 start", "5")


@compiles
def test_without_a_place_for_the_cache_kernels_run_and_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run(COMPILE, XDG_CACHE_HOME=str(tmp_path / "file"))
    assert done.stderr == f"{WORDS}\nmachine code cannot be kept on disk\n"
    assert done.stdout.splitlines()[2] == f"0 {KERNELS}"


OTHER_TOOLS = """
import importlib, llvmlite, numba, numpy
from ludoteca.core import kernel
print(kernel.TOOLS)
for tool in (llvmlite, numba, numpy):
    right, tool.__version__ = tool.__version__, "99"
    print(importlib.reload(kernel).TOOLS)
    tool.__version__ = right
print(importlib.reload(kernel).TOOLS)
"""


@compiles
def test_other_tools_or_another_processor_do_not_find_this_code(tmp_path: Path) -> None:
    done = run(OTHER_TOOLS, XDG_CACHE_HOME=str(tmp_path))
    first, *others, last = done.stdout.split()
    assert first == last == kernel.TOOLS
    assert len({first, *others}) == 4
    plain = "from ludoteca.core import kernel; print(kernel.TOOLS)"
    old = run_anew(plain, XDG_CACHE_HOME=str(tmp_path), NUMBA_CPU_NAME="generic")
    assert old.stdout.strip() not in {first, *others, ""}


GUARDED = """
import os, sys, types
import numba

class Guarded(types.ModuleType):
    def __setattr__(self, name, value):
        raise AssertionError(f"{name} is everybody's")

sys.modules["numba.core.config"].__class__ = Guarded
from ludoteca.core.generator import random_below
print(random_below(6, 7, 1, 0) < 6, os.listdir())
"""


@compiles
def test_numbas_settings_are_left_alone_and_nothing_is_written_where_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    done = run(GUARDED, XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert (done.stdout, done.stderr) == ("True []\n", f"{WORDS}\n")
