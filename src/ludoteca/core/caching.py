"""Which folder keeps the machine code of which kernels.

A folder is named after all that its code is made of: the sources, and the tools and the processor
that they were compiled with and for. It never depends on where the sources lie, so every clone
and every virtual environment of one version finds the same code.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

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


def tools_digest(facts: Iterable[object]) -> str:
    """Digest of the versions of the tools and of the processor."""
    return hashlib.sha256(repr(tuple(facts)).encode()).hexdigest()[:8]


def scope_of(module: str) -> str:
    """The scope whose kernels a module holds."""
    found = re.match(r"ludoteca\.games\.(\w+)\.(\w+)", module)
    if not found:
        return CORE
    return found[1] + BOTS if found[2] == KNOWLEDGE else found[1]


def prune_caches(parent: Path, keep: Path, now: float) -> None:
    """Remove the caches of versions nobody has used for a month."""
    for folder in parent.glob(f"{CACHE_PREFIX}*"):
        with suppress(FileNotFoundError):  # another process may be tidying up, too
            if folder != keep and now - folder.stat().st_mtime > STALE_AFTER_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


def open_cache(parent: Path, mode: str, scope: str, tools: str) -> Path:
    """The cache of this version of a scope's sources, made and marked as used now.

    Where no folder can be made nothing is kept, and that is told when something should be.
    """
    folder = parent / f"{CACHE_PREFIX}{mode}-{scope}-{sources_digest(PACKAGE, scope)}-{tools}"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        prune_caches(parent, folder, time.time())
    return folder
