"""Positions for code that looks at many of their fields: words, views.

A field of a record takes microseconds to read, and a kernel more to call. Code that describes a
position asks for many of them, and about the same position many times.
"""

from __future__ import annotations

import dis
from collections.abc import Callable
from functools import cache, lru_cache
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np

from ludoteca.core.kernel import Record

Function = TypeVar("Function", bound=Callable[..., object])
KEPT = 32  # readings of late


def reader(record_type: np.dtype[Any]) -> Callable[[Record], Record]:
    """A function that reads records of a type.

    What it returns has the same fields as plain attributes, numbers and arrays, and is the
    position at that moment; nothing can be written to it.
    """

    @lru_cache(maxsize=KEPT)
    def read_bytes(data: bytes) -> Record:
        record = np.frombuffer(data, record_type)[0]
        return SimpleNamespace(**dict(zip(record_type.names or (), record.item(), strict=True)))

    return lambda record: read_bytes(record.tobytes())


@cache
def plainly(kernel: Function) -> Function:
    """A kernel and those it calls, as plain Python, which can look at a reading."""
    function = getattr(kernel, "py_func", kernel)
    around = function.__globals__
    used = {each.argval for each in dis.get_instructions(function) if each.opname == "LOAD_GLOBAL"}
    called = [name for name in used if hasattr(around.get(name), "py_func")]
    if not called:
        return cast(Function, function)
    plain = around | {name: plainly(around[name]) for name in called}  # pragma: no cover - compiled
    return cast(Function, FunctionType(function.__code__, plain))  # pragma: no cover - compiled
