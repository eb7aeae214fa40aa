"""What a kernel is made of, so that its machine code is found by that and by nothing else.

Numba notices an edit in a function's own file, but neither in the kernels it calls nor in the
numbers it was compiled with. The identity of a kernel covers them all, and never a path: every
clone and every virtual environment of one version has the same, and an edit changes that of the
kernels it concerns and of no others.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Kernel = Callable[..., Any]


def identity(kernel: Kernel) -> str:
    """A digest of the kernel, of the kernels it calls, and of all else that their code names."""
    facts = sorted({own_facts(function_of(each)) for each in (kernel, *called_by([kernel]))})
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()[:16]


def called_by(entries: Iterable[Kernel]) -> list[Kernel]:
    """These compiled kernels and all that they call, each once."""
    found: dict[Kernel, None] = {}
    waiting = list(entries)
    while waiting:
        each = waiting.pop()
        if each not in found:
            found[each] = None
            used: Iterable[Any] = named_in(function_of(each)).values()
            waiting.extend(value for value in used if is_compiled(value))
    return [each for each in found if is_compiled(each)]


def is_compiled(value: object) -> bool:
    return hasattr(value, "py_func")


def function_of(kernel: Any) -> Any:
    """The plain function of a kernel, compiled or not."""
    return getattr(kernel, "py_func", kernel)


@cache
def named_in(function: FunctionType) -> dict[str, object]:
    """What the names in a function's code stand for: globals, enclosing variables, and what is
    reached through a module."""
    names = names_of(function.__code__)
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    known = {name: cell.cell_contents for name, cell in cells}
    known |= {name: function.__globals__[name] for name in names if name in function.__globals__}
    for module in [value for value in known.values() if isinstance(value, ModuleType)]:
        reached = [name for name in names if name in vars(module)]
        known |= {f"{module.__name__}.{name}": vars(module)[name] for name in reached}
    return known


def names_of(code: CodeType) -> set[str]:
    """Names in the code, and in the code of functions inside of it."""
    inner = (names_of(each) for each in code.co_consts if isinstance(each, CodeType))
    return set(code.co_names).union(*inner)


@cache
def own_facts(function: FunctionType) -> str:
    """All that tells this function, without those it calls, from any other."""
    facts = [
        f"{name} {describe(value)}"
        for name, value in named_in(function).items()
        if not is_compiled(value)
    ]
    line = function.__code__.co_firstlineno
    source = digest_of(Path(inspect.getfile(function)))
    return " ".join([function.__module__, function.__qualname__, str(line), source, *sorted(facts)])


def describe(value: Any) -> str:
    """A value in words that change with it. What has no such words is never found again, and so
    compiled anew."""
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, tuple | list):
        return f"({', '.join(describe(each) for each in value)})"
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if hasattr(value, "__qualname__") and hasattr(value, "__module__"):  # function or class
        module = sys.modules.get(value.__module__)
        file = getattr(module, "__file__", None)
        return f"{value.__module__} {value.__qualname__} {digest_of(Path(file)) if file else ''}"
    return f"{type(value).__name__} {value!r}"


@cache
def digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
