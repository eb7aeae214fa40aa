"""Where machine code is kept: found from any path, never taken for another version's."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core import caching, kernel
from tests.core.test_kernel import compiles, run

DAY = 86400


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "package"
    for part in ("core", "bots", "cli", "games/chess", "games/go"):
        (folder / part).mkdir(parents=True)
        (folder / part / "two.py").write_text("TWO = 2\n")
    (folder / "one.py").write_text("ONE = 1\n")
    return folder


def edit(folder: Path) -> None:
    (folder / "core" / "two.py").write_text("TWO = 3\n")


def add(folder: Path) -> None:
    (folder / "three.py").write_text("")


def remove(folder: Path) -> None:
    (folder / "one.py").unlink()


def rename(folder: Path) -> None:
    (folder / "one.py").rename(folder / "uno.py")


def move(folder: Path) -> None:
    (folder / "one.py").rename(folder / "core" / "one.py")


@pytest.mark.parametrize("change", [edit, add, remove, rename, move])
def test_the_digest_changes_with_every_change_of_the_sources(
    sources: Path, change: Callable[[Path], None]
) -> None:
    before = caching.sources_digest(sources)
    assert caching.sources_digest(sources) == before
    change(sources)
    assert caching.sources_digest(sources) != before


def test_a_game_has_a_digest_of_its_own_that_other_games_and_programs_do_not_change(
    sources: Path,
) -> None:
    before = caching.sources_digest(sources, "chess")
    for file in ("games/go/two.py", "cli/two.py", "bots/two.py", "games/chess/knowledge.py"):
        (sources / file).write_text("TWO = 3\n")
    assert caching.sources_digest(sources, "chess") == before
    (sources / "games" / "chess" / "two.py").write_text("TWO = 3\n")
    assert caching.sources_digest(sources, "chess") != before


@pytest.mark.parametrize(
    "file", ["core/two.py", "bots/two.py", "games/chess/two.py", "games/chess/knowledge.py"]
)
def test_the_digest_of_a_games_bots_covers_rules_search_and_knowledge(
    sources: Path, file: str
) -> None:
    before = caching.sources_digest(sources, "chess-bots")
    (sources / "games" / "go" / "knowledge.py").write_text("")
    assert caching.sources_digest(sources, "chess-bots") == before
    (sources / file).write_text("TWO = 3\n")
    assert caching.sources_digest(sources, "chess-bots") != before


def test_the_digest_depends_neither_on_the_place_nor_on_other_files(sources: Path) -> None:
    before = caching.sources_digest(sources)
    (sources / "board.toml").write_text("kind = 1\n")
    elsewhere = sources.rename(sources.parent / "elsewhere")
    assert caching.sources_digest(elsewhere) == before


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
    caching.prune_caches(tmp_path, kept[1], now)
    assert not stale.exists()
    assert all((folder / "code.nbc").exists() for folder in kept)


def test_the_cache_folder_is_named_after_mode_game_sources_and_tools(tmp_path: Path) -> None:
    parent = tmp_path / "not" / "there" / "yet"
    folder = caching.open_cache(parent, "checked", "marabunta", "0a1b")
    assert folder.is_dir()
    digest = caching.sources_digest(caching.PACKAGE, "marabunta")
    assert folder.name == f"kernels-checked-marabunta-{digest}-0a1b"
    ours = f"kernels-{kernel.MODE}-marabunta-{digest}-{kernel.TOOLS}"
    assert kernel.cache_folder("marabunta").name == ours
    assert re.fullmatch(r"[0-9a-f]{8}", kernel.TOOLS)


def test_the_digest_of_the_tools_changes_with_every_fact() -> None:
    facts = ["3.11", "0.68", "x86-64"]
    digests = {
        caching.tools_digest([*facts[:place], "other", *facts[place + 1 :]]) for place in range(3)
    }
    assert len(digests | {caching.tools_digest(facts)}) == 4


def test_where_no_folder_can_be_made_none_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = caching.open_cache(tmp_path / "file", "compiled", "core", "0a1b")
    assert not folder.exists()


def test_kernels_of_a_game_and_of_the_core_are_told_apart_by_their_module() -> None:
    assert caching.scope_of("ludoteca.games.marabunta.rules") == "marabunta"
    assert caching.scope_of("ludoteca.games.marabunta.knowledge") == "marabunta-bots"
    assert caching.scope_of("ludoteca.core.generator") == "core"


def test_opening_a_cache_marks_it_as_used_and_removes_stale_ones(tmp_path: Path) -> None:
    now = time.time()
    stale = make_cache(tmp_path, "kernels-compiled-0000", 31, now)
    folder = caching.open_cache(tmp_path, "compiled", "core", "0a1b")
    os.utime(folder, (now - 100 * DAY,) * 2)
    assert caching.open_cache(tmp_path, "compiled", "core", "0a1b") == folder
    assert folder.stat().st_mtime > now - DAY
    assert not stale.exists()


# Machine code from another path

COMPILE = """
import sys
import numpy as np
from numba.core import event
import ludoteca
from ludoteca.core.kernel import called_by, is_kept, new_record
from ludoteca.core.playout import draw_of
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

compiled = []

class Listener(event.Listener):
    def on_start(self, what):
        compiled.append(what.data["dispatcher"].__name__)
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
KERNELS = "chance draw_template_marabunta random_below random_word start"


def compile_in(cache: Path, package: Path = caching.PACKAGE, **environment: str) -> list[str]:
    """Use a few kernels in a process of its own: where from, what came of it, what it compiled."""
    paths = {"PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(cache)}
    done = run(COMPILE, **paths, **environment)
    assert done.stderr == ""
    return done.stdout.splitlines()


@compiles
def test_a_second_clone_finds_the_machine_code_of_the_first_and_knows_it(tmp_path: Path) -> None:
    first = compile_in(tmp_path / "cache")
    assert Path(first[0]).parent == caching.PACKAGE
    written = {path: path.stat().st_mtime_ns for path in (tmp_path / "cache").rglob("*.nb[ci]")}
    clone = tmp_path / "elsewhere" / "ludoteca"
    shutil.copytree(caching.PACKAGE, clone, ignore=shutil.ignore_patterns("static", "__pycache__"))
    second = compile_in(tmp_path / "cache", clone)
    assert Path(second[0]).parent == clone
    assert second[1] == first[1]
    assert (first[2], second[2]) == (f"0 {KERNELS}", "5")
    assert written == {path: path.stat().st_mtime_ns for path in written}


@compiles
def test_code_that_a_crash_tore_is_compiled_anew(tmp_path: Path) -> None:
    before = compile_in(tmp_path)
    for file in tmp_path.rglob("start-*"):
        file.write_bytes(b"")
    mended, again = compile_in(tmp_path), compile_in(tmp_path)
    assert (mended[1], again[1]) == (before[1], before[1])
    assert (mended[2], again[2]) == ("5 start", "5")


@compiles
def test_without_a_place_for_the_cache_kernels_run_and_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run(COMPILE, XDG_CACHE_HOME=str(tmp_path / "file"))
    assert done.stderr == "machine code cannot be kept on disk\n"
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
    old = run(plain, XDG_CACHE_HOME=str(tmp_path), NUMBA_CPU_NAME="generic")
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
    assert (done.stdout, done.stderr) == ("True []\n", "")
