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
import os
import re
import shutil
import time
import types
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

Function = TypeVar("Function", bound=Callable[..., Any])

# What a kernel is given: NumPy records (fields by attribute) and arrays. Numba infers the rest.
Record = Any
Array = Any

MODES = ("compiled", "checked", "python")
MODE = os.environ.get("LUDOTECA_KERNELS", "compiled")
if MODE not in MODES:
    raise ValueError(f"LUDOTECA_KERNELS is {MODE!r}; it can be {', '.join(MODES)}")

PACKAGE = Path(__file__).parent.parent
CORE = "core"
BOTS = "-bots"  # ends the scope of what bots alone use: the search, and the module KNOWLEDGE
KNOWLEDGE = "knowledge"
CACHE_PREFIX = "kernels-"
STALE_AFTER_DAYS = 30


def sources(folder: Path, scope: str) -> list[Path]:
    """The files that kernels of a scope are made of: CORE, a game, or the bots of a game.

    Not those of other games, nor of the programs around the engine: an edit there keeps the
    cache; and an edit of the bots keeps the rules.
    """
    game = scope.removesuffix(BOTS)
    parts = [folder / "core", folder]
    if game != CORE:
        parts.append(folder / "games" / game)
    if scope != game:
        parts.append(folder / "bots")
    return sorted(
        path
        for part in parts
        for path in (part.glob("*.py") if part == folder else part.rglob("*.py"))
        if scope != game or path.stem != KNOWLEDGE
    )


def sources_digest(folder: Path = PACKAGE, scope: str = CORE) -> str:
    """Digest of the sources of a scope.

    Numba notices an edit in a function's own module, not in the modules of the kernels it calls.
    A cache folder named after this digest never mixes code of different versions.
    """
    digest = hashlib.sha256()
    for path in sources(folder, scope):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def prune_caches(parent: Path, keep: Path, now: float) -> None:
    """Remove the caches of versions nobody has used for a month."""
    for folder in parent.glob(f"{CACHE_PREFIX}*"):
        with suppress(FileNotFoundError):  # another process may be tidying up, too
            if folder != keep and now - folder.stat().st_mtime > STALE_AFTER_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


def open_cache(parent: Path, scope: str) -> Path:
    """The cache of this version of a scope's sources, made and marked as used now."""
    folder = parent / f"{CACHE_PREFIX}{MODE}-{scope}-{sources_digest(PACKAGE, scope)}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    prune_caches(parent, folder, time.time())
    return folder


@cache
def cache_folder(scope: str) -> Path:
    """Where the compiled kernels of a scope are kept."""
    return open_cache(Path(platformdirs.user_cache_dir("ludoteca")), scope)


def scope_of(module: str) -> str:
    """The scope whose kernels a module holds."""
    found = re.match(r"ludoteca\.games\.(\w+)\.(\w+)", module)
    if not found:
        return CORE
    return found[1] + BOTS if found[2] == KNOWLEDGE else found[1]


def is_warm(game: str) -> bool:
    """Have this game's kernels, and its bots', been compiled into the cache already?"""
    return MODE == "python" or (cache_folder(game + BOTS) / "warm").exists()


def mark_warm(game: str) -> None:
    (cache_folder(game + BOTS) / "warm").touch()


if MODE == "python":

    def kernel(function: Function, scope: str | None = None) -> Function:
        """Leave the function as it is (uncompiled mode)."""
        return function

else:  # pragma: no cover - coverage is measured uncompiled
    import numba

    def kernel(function: Function, scope: str | None = None) -> Function:
        """Compile a function with the project's settings and keep the result on disk."""
        # Numba reads its cache folder when a function is decorated; other users of Numba in
        # this process keep theirs.
        previous = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_folder(scope or scope_of(function.__module__)))
        try:
            jit = numba.njit(
                cache=True, nogil=True, error_model="numpy", boundscheck=MODE == "checked"
            )
            compiled = jit(function)
        finally:
            numba.config.CACHE_DIR = previous
        find_template = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: find_template(
            [widened(kind) for kind in args], {name: widened(kws[name]) for name in kws}
        )
        return cast(Function, compiled)

    def widened(kind: Any) -> Any:
        """One integer type for all integers that a kernel passes to another.

        Numba would compile a function anew for every constant and every width it is called with,
        which takes twice the time and gains nothing.
        """
        kind = numba.types.unliteral(kind)
        return numba.types.int64 if isinstance(kind, numba.types.Integer) else kind


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
