"""What a kernel is made of: every edit that could change its machine code, and nothing else."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ludoteca.core import identity

# A package of four files; `Compiled` stands for Numba's kernels, so that nothing is compiled.
FILES = {
    "top.py": """
from small import middle
from small.names import LIMIT, Compiled

@Compiled
def top(number):
    return middle.twice(number) + LIMIT
""",
    "middle.py": """
import math
from small.names import TABLE, Colour, Compiled, bottom

@Compiled
def twice(number):
    return bottom(number) + TABLE[0] + Colour.RED + len([LATER for _ in range(number)])

@Compiled
def alone(number):
    return number

LATER = 5
""",
    "names.py": """
from enum import IntEnum
from types import SimpleNamespace
import numpy as np
from small.deep import bottom, Compiled

class Colour(IntEnum):
    RED = 1

LIMIT = (3, 4)
TABLE = np.arange(5)
""",
    "deep.py": """
class Compiled:
    def __init__(self, function):
        self.py_func = function

@Compiled
def bottom(number):
    return number + 1
""",
    "other.py": "TWO = 2\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    for name, text in FILES.items():
        (folder / name).write_text(text)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield folder
    forget()


def forget() -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "small"]:
        del sys.modules[name]
    identity.digest_of.cache_clear()


def identities(package: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Of a kernel that uses all files but one, and of one that uses its own alone."""
    forget()
    importlib.invalidate_caches()
    with monkeypatch.context() as context:
        context.syspath_prepend(package.parent)
        modules: list[Any] = [
            importlib.import_module(f"small.{name}") for name in ("top", "middle")
        ]
    return identity.identity(modules[0].top), identity.identity(modules[1].alone)


@pytest.mark.parametrize(
    ("file", "old", "new", "alone_too"),
    [
        ("top.py", "+ LIMIT", "- LIMIT", False),
        ("middle.py", "bottom(number) +", "bottom(number) -", True),
        ("middle.py", "LATER = 5", "LATER = 6", True),
        ("names.py", "LIMIT = (3, 4)", "LIMIT = (3, 5)", False),
        ("names.py", "arange(5)", "arange(1, 6)", False),
        ("names.py", "RED = 1", "RED = 2", False),
        ("deep.py", "number + 1", "number + 2", False),
        ("other.py", "TWO = 2", "TWO = 3", None),
    ],
)
def test_an_edit_changes_the_kernels_that_are_made_of_it_and_no_others(
    package: Path,
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    old: str,
    new: str,
    alone_too: bool | None,
) -> None:
    before = identities(package, monkeypatch)
    assert identities(package, monkeypatch) == before
    assert FILES[file].count(old) == 1
    (package / file).write_text(FILES[file].replace(old, new))
    after = identities(package, monkeypatch)
    assert (after[0] != before[0]) == (alone_too is not None)
    assert (after[1] != before[1]) == bool(alone_too)


def test_it_does_not_depend_on_where_the_sources_lie(
    package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = identities(package, monkeypatch)
    (tmp_path / "elsewhere").mkdir()
    moved = package.rename(tmp_path / "elsewhere" / "small")
    assert identities(moved, monkeypatch) == before


def make(amount: int) -> Callable[[int], int]:
    def add(number: int) -> int:
        return number + amount

    return add


def test_enclosed_values_count() -> None:
    assert identity.identity(make(1)) == identity.identity(make(1))
    assert identity.identity(make(1)) != identity.identity(make(2))


def test_values_are_described_by_what_they_are() -> None:
    values: list[Any] = [
        1, True, 1.0, "1", (1, 2), (1, (2,)), np.arange(3), np.arange(3.0), np.zeros((3, 1)),
        np.dtype(np.int8), sys, len, ModuleType, make, test_enclosed_values_count, min,
    ]  # fmt: skip
    told = [identity.describe(value) for value in values]
    assert len(set(told)) == len(values)
    assert told == [identity.describe(value) for value in values]
    long = np.zeros(5000)
    other = long.copy()
    other[2500] = 1
    assert identity.describe((long,)) != identity.describe((other,))


class Compiled:
    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function


def test_kernels_are_found_through_all_that_they_call() -> None:
    def leaf() -> int:
        return 1

    last: Any = Compiled(leaf)

    def first() -> int:
        return int(last.py_func() + make(2)(1))

    compiled: Any = Compiled(first)
    assert identity.called_by([compiled, compiled]) == [compiled, last]
    assert identity.called_by([first]) == [last]
    assert identity.called_by([leaf]) == []
