"""Kernels: how they run, where their machine code is kept, and what they are given."""

from __future__ import annotations

import os
import pickle
import runpy
import subprocess
import sys
from enum import auto
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core import gpu, kernel
from ludoteca.core.announcing import WORDS
from ludoteca.core.enums import Named
from ludoteca.core.extras import NoGpu
from ludoteca.core.identity import called_by
from ludoteca.core.playout import playout_template, step_template
from tests.forked import run_forked

compiles = pytest.mark.skipif(kernel.MODE == "python", reason="nothing is compiled in this mode")
# What runs in a process of its own, in a mode of its own, says the same in every mode of ours.
once = pytest.mark.skipif(kernel.MODE == "python", reason="it is run with compiled kernels")


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run some Python in a process of its own, in which nothing of ours is loaded."""
    return run_forked(code, {**os.environ, **environment})


def run_anew(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The same where nothing else is loaded either."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


# The mode


@once
@pytest.mark.parametrize("mode", ["fast", "", "Python"])
def test_a_mode_that_does_not_exist_is_refused_with_a_clear_sentence(mode: str) -> None:
    done = run("import ludoteca.core.kernel", LUDOTECA_KERNELS=mode)
    assert done.returncode != 0
    last = done.stderr.splitlines()[-1]
    assert last == f"ValueError: LUDOTECA_KERNELS is '{mode}'; it can be compiled, checked, python"


def test_the_mode_is_checked_before_anything_else_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_KERNELS", "fast")
    with pytest.raises(ValueError, match="LUDOTECA_KERNELS is 'fast'"):
        runpy.run_path(str(kernel.__file__))


@once
def test_kernels_are_compiled_unless_told_otherwise(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "LUDOTECA_KERNELS"}
    environment["XDG_CACHE_HOME"] = str(tmp_path)
    done = run_forked("from ludoteca.core import kernel; print(kernel.MODE)", environment)
    assert (done.stdout, done.returncode) == ("compiled\n", 0)


@once
def test_importing_the_library_and_listing_its_games_does_not_load_numba(tmp_path: Path) -> None:
    code = "import sys, ludoteca; ludoteca.games(); print('numba' in sys.modules)"
    done = run_anew(code, LUDOTECA_KERNELS="compiled", XDG_CACHE_HOME=str(tmp_path))
    assert (done.stdout, done.stderr) == ("False\n", "")
    assert list(tmp_path.iterdir()) == []


@once
def test_uncompiled_kernels_do_not_need_numba(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "import ludoteca; print(ludoteca.new_match('marabunta', seed=7).to_act)"
    )
    done = run_anew(code, LUDOTECA_KERNELS="python", XDG_CACHE_HOME=str(tmp_path))
    assert (done.stdout in ("0\n", "1\n"), done.stderr) == (True, "")


def test_a_gpu_is_available_exactly_where_cuda_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "load_cuda", lambda: None)
    assert not gpu.is_available()
    match = ludoteca.new_match("marabunta", seed=1)
    with pytest.raises(NoGpu, match="No GPU can be used here"):
        gpu.play_batch(match.game, match.board, seats=2, count=1, key=5)
    monkeypatch.setattr(gpu, "load_cuda", object)
    assert gpu.is_available()


def test_the_kind_of_a_step_is_its_phase_or_else_who_acts() -> None:
    match = ludoteca.new_match("marabunta", seed=1)
    assert gpu.reader_of_kind(match.game)(match.state) == match.state.phase
    plain = kernel.new_record(np.dtype([("actor", np.int8)]))
    plain.actor = 1
    assert gpu.reader_of_kind(SimpleNamespace(state_type=plain.dtype))(plain) == 1  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_games_of_a_block_fit_into_its_shared_memory(name: str) -> None:
    game = ludoteca.new_match(name, seed=1).game
    threads = gpu.threads_a_block(game)
    assert threads % 32 == 0 and 0 < threads <= 128
    assert threads * (game.state_type.itemsize + 10) + 128 <= 49152


# What Python gives them


@compiles
def test_an_integer_of_any_width_compiles_nothing_anew() -> None:
    match = ludoteca.new_match("marabunta", seed=1)
    refusal: Any = match.game.kernels.refusal
    board, state = match.board.record, match.state
    code = refusal(board, state, 3)
    kinds, before = len(refusal.signatures), len(kernel.compiled_here)
    for number in (np.int8(3), np.int32(3), np.uint16(3), Three.THREE):
        assert refusal(board, state, number) == code
    assert len(refusal.signatures) == kinds
    assert len(kernel.compiled_here) == before


class Three(Named):
    NOTHING = auto()
    ONE = auto()
    TWO = auto()
    THREE = auto()


@compiles
@pytest.mark.parametrize(
    ("buffer", "given"),
    [
        (np.zeros(200, np.int64), "int64 of shape (200,)"),
        (np.zeros((2, 200), np.int16), "int16 of shape (2, 200)"),
        (np.zeros(400, np.int16)[::2], "int16 of shape (200,)"),
        ([0] * 200, "list"),
    ],
)
def test_a_buffer_of_another_type_is_refused_with_the_one_to_use(buffer: Any, given: str) -> None:
    match = ludoteca.new_match("marabunta", seed=1)
    before = len(kernel.compiled_here)
    with pytest.raises(TypeError) as refusal:
        match.game.kernels.legal(match.board.record, match.state, buffer)
    assert str(refusal.value) == f"buffer must be a contiguous array of int16, not {given}"
    assert len(kernel.compiled_here) == before


@compiles
@pytest.mark.parametrize("number", [True, 3.0, "3"])
def test_a_number_that_is_none_is_refused_by_a_kernel(number: Any) -> None:
    match = ludoteca.new_match("marabunta", seed=1)
    with pytest.raises(TypeError, match=f"number must be an int, not {type(number).__name__}"):
        match.game.kernels.apply(match.board.record, match.state, number)


# Templates


@kernel.kernel
def plus_one(number: int) -> int:
    return number + 1


@kernel.kernel
def twice(number: int) -> int:
    return number * 2


change = kernel.unbound


def change_two_times(number: int, first: int = 5) -> int:
    return int(change(change(first + number)))


def test_a_specialised_template_uses_what_is_bound_and_keeps_its_defaults() -> None:
    changed = kernel.specialise(change_two_times, change=plus_one)
    assert changed(10) == 17
    assert changed(10, 0) == 12


def test_two_specialisations_of_a_template_are_kept_apart() -> None:
    one = kernel.specialise(change_two_times, change=plus_one)
    other = kernel.specialise(change_two_times, change=twice)
    assert (one(10, 0), other(10, 0)) == (12, 40)


def test_a_specialisation_has_a_name_of_its_own_and_leaves_the_template_alone() -> None:
    changed: Any = kernel.specialise(change_two_times, change=plus_one)
    assert changed.__name__.startswith("change_two_times_")
    assert changed.__name__ != kernel.specialise(change_two_times, change=twice).__name__
    assert changed.__module__ == change_two_times.__module__
    assert isinstance(change_two_times, FunctionType)
    with pytest.raises(TypeError, match="specialise it to a game first"):
        change_two_times(1)


def test_a_template_that_nobody_specialised_says_so() -> None:
    with pytest.raises(TypeError, match="specialise it to a game first"):
        kernel.unbound(1, 2, 3)
    state = kernel.new_record(np.dtype([("actor", np.int8)]))
    with pytest.raises(TypeError, match="specialise it to a game first"):
        playout_template(state, state, [], [], 1, 1)


def test_a_template_with_a_name_left_unbound_is_refused() -> None:
    with pytest.raises(TypeError, match="change_two_times needs change to be bound"):
        kernel.specialise(change_two_times)
    with pytest.raises(TypeError, match="step_template needs apply, draw to be bound"):
        kernel.specialise(step_template, legal=plus_one)


def test_what_a_template_does_not_use_cannot_be_bound() -> None:
    with pytest.raises(TypeError, match="change_two_times knows nothing of chance, chnage"):
        kernel.specialise(change_two_times, change=twice, chnage=twice, chance=twice)


TEMPLATES = """
from ludoteca.core.kernel import kernel, specialise, unbound

change = unbound

@kernel
def plus_one(number):
    return number + 1

@kernel
def twice(number):
    return number * 2

def template(number):
    return change(change(number))

SUM = specialise(template, change=plus_one)
PRODUCT = specialise(template, change=twice)
"""


def cache_files(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file of machine code, with what would change if it were written again."""
    return {
        path.name: (path.stat().st_ino, path.stat().st_mtime_ns)
        for path in folder.rglob("*.nb[ci]")
    }


@compiles
def test_a_specialised_template_is_loaded_from_disk_by_the_next_process(tmp_path: Path) -> None:
    (tmp_path / "templates.py").write_text(TEMPLATES)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from templates import SUM\n"
        "print(SUM(10), sum(SUM.stats.cache_hits.values()), sum(SUM.stats.cache_misses.values()))"
    )
    first = run(code, XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert (first.stdout, first.stderr) == ("12 0 1\n", f"{WORDS}\n")
    written = cache_files(tmp_path / "cache")
    assert any("template" in name for name in written)
    second = run(code, XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert (second.stdout, second.stderr) == ("12 1 0\n", "")
    assert cache_files(tmp_path / "cache") == written


@compiles
def test_two_specialisations_are_kept_apart_on_disk_too(tmp_path: Path) -> None:
    (tmp_path / "templates.py").write_text(TEMPLATES)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from templates import PRODUCT, SUM\n"
        "print(SUM(10), PRODUCT(10))"
    )
    for said in (f"{WORDS}\n", ""):
        done = run(code, XDG_CACHE_HOME=str(tmp_path / "cache"))
        assert (done.stdout, done.stderr) == ("12 40\n", said)


# Records

PAIR: np.dtype[Any] = np.dtype([("points", np.int16, 2), ("actor", np.int8)])


def test_new_records_are_zero_and_have_their_fields_as_attributes() -> None:
    records = kernel.new_records(PAIR, 3)
    assert len(records) == 3
    assert records.tobytes() == bytes(3 * 5)
    records[1].actor = 4
    assert records.actor.tolist() == [0, 4, 0]
    assert kernel.new_record(PAIR).points.tolist() == [0, 0]


def test_a_copy_of_a_record_is_independent() -> None:
    record = kernel.new_record(PAIR)
    record.points[1] = 7
    copy = kernel.copy_record(record)
    assert copy.tobytes() == record.tobytes()
    copy.points[1] = 8
    record.actor = 1
    assert (record.points.tolist(), copy.points.tolist()) == ([0, 7], [0, 8])
    assert (record.actor, copy.actor) == (1, 0)


def test_a_record_that_was_pickled_can_be_read_and_drawn_on() -> None:
    record = kernel.new_record(PAIR)
    record.points = (3, 4)
    copy = pickle.loads(pickle.dumps(record))
    copy.actor = 5
    assert (copy.points.tolist(), copy.actor, record.actor) == ([3, 4], 5, 0)


def test_what_a_record_has_no_field_for_is_refused() -> None:
    with pytest.raises(AttributeError, match="actors"):
        kernel.new_record(PAIR).actors = 2


# One compilation a kernel


@kernel.kernel
def total(one: int, other: int) -> int:
    return one + other


@kernel.kernel
def total_in_many_ways(record: Any) -> int:
    return total(1, 2) + total(3, record.actor) + total(record.points[0], 4)


@compiles
def test_a_kernel_is_compiled_once_whatever_integers_others_call_it_with() -> None:
    record = kernel.new_record(PAIR)
    record.actor = 5
    record.points[0] = 6
    assert total_in_many_ways(record) == 3 + 8 + 10
    compiled: Any = total
    assert len(compiled.signatures) <= 1  # none if the caller came from the cache


class Fruit(Named):
    APPLE = auto()
    PEAR = auto()
    DRAGON_FRUIT = auto()


class Colour(Named):
    RED = auto()
    GREEN = auto()


@kernel.kernel
def weight(fruit: int, colour: int) -> int:
    return 10 * fruit + colour


@kernel.kernel
def weigh_members(record: Any) -> int:
    record.actor = Fruit.PEAR
    ripe = record.actor in (Fruit.APPLE, Fruit.PEAR) and record.actor == Fruit.PEAR
    bits = 1 << Fruit.DRAGON_FRUIT if ripe else 0
    return bits + weight(Fruit.PEAR, Colour.GREEN) + weight(Fruit.DRAGON_FRUIT, 5)


def test_kernels_use_members_of_an_enumeration_as_integers_and_are_compiled_once() -> None:
    record = kernel.new_record(PAIR)
    assert weigh_members(record) == 4 + 11 + 25
    assert record.actor == 1
    compiled: Any = weight
    assert len(getattr(compiled, "signatures", ())) <= 1


# Compiling beforehand


def test_a_kernel_is_compiled_with_those_it_calls() -> None:
    calls = called_by([total_in_many_ways])
    kernel.compile_for(total_in_many_ways, kernel.new_record(PAIR))
    assert kernel.is_kept(total_in_many_ways)
    assert calls == ([] if kernel.MODE == "python" else [total_in_many_ways, total])


@kernel.kernel
def steps_down(storey: int) -> int:
    return 0 if storey == 0 else 12 + steps_down(storey - 1)


@kernel.kernel
def steps_both_ways(storey: int) -> int:
    return 2 * steps_down(storey)


def test_a_kernel_that_calls_itself_may_be_called_by_kernels_and_by_python() -> None:
    assert steps_both_ways(3) == 72
    assert steps_down(3) == 36


# Entrances for Python

HOUSE = """
from ludoteca.core.kernel import kernel

@kernel
def room(number):
    return number + 1

@kernel
def hall(number):
    return room(number) * 10
"""


@compiles
def test_a_kernel_that_kernels_call_gets_an_entrance_when_python_calls_it(tmp_path: Path) -> None:
    (tmp_path / "rooms.py").write_text(HOUSE)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import rooms; from ludoteca.core import kernel\n"
        "hall = rooms.hall(4)\n"
        "inside = len(rooms.room.signatures), len(rooms.room._inside)\n"
        "print(hall, *inside, rooms.room(4), rooms.hall(5), rooms.room(5), len(rooms.room._inside),"
        " kernel.compiled_here)"
    )
    compiled = "['room', 'hall', 'room']", "[]"
    for told, inside in zip(compiled, ("1 1", "0 0"), strict=True):  # later it is not even loaded
        done = run(code, XDG_CACHE_HOME=str(tmp_path / "cache"))
        assert done.stdout == f"50 {inside} 5 60 6 0 {told}\n"
