"""Kernels: plain functions over records, compiled by Numba. No other module imports Numba.

`LUDOTECA_KERNELS` chooses how they run:

* `compiled` (default): machine code, kept on disk between runs;
* `checked`: machine code that checks every index, for the tests;
* `python`: not compiled at all, for coverage and debuggers.

Kernels take records and small integers, return integers, raise nothing, allocate nothing and
touch no Python object, so that the same functions also run on a GPU.
"""

from __future__ import annotations

import hashlib
import inspect
import logging
import os
import pickle
import sys
import types
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

from ludoteca.core.caching import BOTS, open_cache, scope_of, tools_digest

Function = TypeVar("Function", bound=Callable[..., Any])

# What a kernel is given: NumPy records (fields by attribute) and arrays. Numba infers the rest.
Record = Any
Array = Any

MODES = ("compiled", "checked", "python")
MODE = os.environ.get("LUDOTECA_KERNELS", "compiled")
if MODE not in MODES:
    raise ValueError(f"LUDOTECA_KERNELS is {MODE!r}; it can be {', '.join(MODES)}")

logger = logging.getLogger("ludoteca.core")


@cache
def cache_folder(scope: str) -> Path:
    """Where the compiled kernels of a scope are kept."""
    return open_cache(Path(platformdirs.user_cache_dir("ludoteca")), MODE, scope, TOOLS)


compiled_here: list[str] = []  # kernels that this process compiled; others came from the cache
unkept: list[str] = []  # those of them whose machine code could not be written to the disk

if MODE == "python":
    TOOLS = tools_digest([sys.version])

    def kernel(function: Function, scope: str | None = None) -> Function:
        """Leave the function as it is (uncompiled mode)."""
        return function

    def compile_for(function: Function, *arguments: object) -> None:
        """Nothing to do in this mode."""

    def called_by(entries: Iterable[Callable[..., Any]]) -> list[Callable[..., Any]]:
        """Kernels cannot be told from other functions here; none of them waits for a compiler."""
        return []

    def is_kept(function: Callable[..., Any]) -> bool:
        return True

else:  # pragma: no cover - coverage is measured uncompiled
    import llvmlite
    import numba
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile
    from numba.core.dispatcher import Dispatcher
    from numba.core.registry import cpu_target

    TOOLS = tools_digest(
        [
            sys.version,
            *(tool.__version__ for tool in (numba, llvmlite, np)),
            *cpu_target.target_context.codegen().magic_tuple(),
        ]
    )

    def kernel(function: Function, scope: str | None = None) -> Function:
        """Compile a function with the project's settings and keep the result on disk."""
        jit = numba.njit(
            nogil=True,
            error_model="numpy",
            boundscheck=MODE == "checked",
            no_cfunc_wrapper=True,  # nobody calls them from C, and it takes its time
        )
        compiled = jit(function)
        folder = cache_folder(scope or scope_of(function.__module__))
        compiled._cache = KernelCache(function, folder)
        find_template = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: find_template(
            [widened(kind) for kind in args], {name: widened(kws[name]) for name in kws}
        )
        return cast(Function, compiled)

    @cache
    def digest_of(source: Path) -> str:
        return hashlib.sha256(source.read_bytes()).hexdigest()[:16]

    class KernelCache(FunctionCache):  # type: ignore[misc]
        """Numba's cache of one function, in our folder, by module and line and not by path.

        Numba's own would look for its folder in a global setting, and name the files after where
        the source lies. Code that cannot be read is compiled anew, and code that cannot be kept
        is used all the same.
        """

        def __init__(self, function: Callable[..., Any], folder: Path) -> None:
            source = Path(inspect.getfile(function))
            self._py_func = function
            self._name = function.__qualname__.replace("<locals>.", "")
            self._impl = Serializing(source, function.__code__.co_firstlineno)
            self._cache_path = str(folder / function.__module__)
            # The folder's name tells the versions of our own sources apart, this those of others.
            stamp = digest_of(source)
            base = f"{self._name}-{function.__code__.co_firstlineno}-{stamp}"
            self._cache_file = IndexDataCacheFile(self._cache_path, base, stamp)
            self.enable()

        def is_kept(self) -> bool:
            return Path(self._cache_file._index_path).exists()

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)
            except OSError:
                return None
            except (EOFError, pickle.UnpicklingError):  # torn by a crash of the machine
                with suppress(OSError):
                    self.flush()
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            compiled_here.append(self._name)
            try:
                Path(self._cache_path).mkdir(parents=True, exist_ok=True)
                super().save_overload(sig, data)
            except OSError as error:
                if not unkept:
                    told = {"folder": self._cache_path, "reason": str(error)}
                    logger.warning("machine code cannot be kept on disk", extra=told)
                unkept.append(self._name)

    class Serializing(CompileResultCacheImpl):  # type: ignore[misc]
        """How Numba turns machine code into bytes and back, without its search for a folder."""

        def __init__(self, source: Path, line: int) -> None:
            self._locator = types.SimpleNamespace(
                ensure_cache_path=lambda: None,
                _py_file=str(source),  # for a warning that something cannot be kept
            )
            self._lineno = line

    def compile_for(function: Function, *arguments: object) -> None:
        """Compile for arguments like these, or load from the cache; without running it."""
        compiled: Any = function
        compiled.compile(tuple(numba.typeof(argument) for argument in arguments))

    def called_by(entries: Iterable[Callable[..., Any]]) -> list[Callable[..., Any]]:
        """These kernels and all that they call: what is compiled along with them, each once."""
        found: dict[Any, None] = {}
        waiting: list[Any] = list(entries)
        while waiting:
            each = waiting.pop()
            if each not in found:
                found[each] = None
                function = each.py_func
                used = (function.__globals__.get(name) for name in function.__code__.co_names)
                waiting.extend(value for value in used if isinstance(value, Dispatcher))
        return list(found)

    def is_kept(function: Callable[..., Any]) -> bool:
        """Has it been compiled, by this process or into the cache by another?"""
        compiled: Any = function
        return bool(compiled.signatures) or compiled._cache.is_kept()

    def widened(kind: Any) -> Any:
        """One integer type for all integers that a kernel passes to another.

        Numba would compile a function anew for every constant, every width and every enumeration
        it is called with, which takes twice the time and gains nothing.
        """
        kind = numba.types.unliteral(kind)
        integers = numba.types.Integer, numba.types.IntEnumMember
        return numba.types.int64 if isinstance(kind, integers) else kind


def load_cuda() -> Any:  # pragma: no cover - the suite needs no GPU
    """Numba's CUDA target, for machines that have a GPU; None where it cannot be used."""
    # numba-cuda still imports names that NumPy 2.4 dropped.
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    try:
        from numba import cuda
    except ImportError:
        return None
    return cuda if MODE != "python" and cuda.is_available() else None


def specialise(template: Function, name: str, **bindings: Any) -> Function:
    """Compile a general algorithm for the game of that name, its free names bound to kernels.

    Numba does not keep closures over kernels on disk, but it does keep functions with globals.
    So the template's code gets a namespace of its own, and a name of its own so that the caches
    of two games stay apart.
    """
    function = types.FunctionType(
        template.__code__,
        {**template.__globals__, **bindings},
        f"{template.__name__}_{name}",
        template.__defaults__,
    )
    function.__module__ = template.__module__
    function.__qualname__ = function.__name__
    scope = name + BOTS if template.__module__.startswith("ludoteca.bots") else name
    return kernel(cast(Function, function), scope)


def unbound(*_: object) -> Any:
    """Stands in a template for a kernel that `specialise` will bind."""
    raise TypeError("this kernel belongs to a template: specialise it to a game first")


def new_records(record_type: np.dtype[Any], count: int) -> Any:
    """An array of zeroed records whose fields are attributes, compiled or not."""
    return np.zeros(count, record_type).view(np.recarray)


def new_record(record_type: np.dtype[Any]) -> Any:
    return new_records(record_type, 1)[0]


def copy_record(record: Any) -> Any:
    copy = new_records(record.dtype, 1)
    copy[0] = record
    return copy[0]
