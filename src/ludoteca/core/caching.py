"""Where machine code is kept, and for how long.

A folder is named after the tools and the processor that its code was compiled with and for; in it
every kernel has one of its own, named after all that the kernel is made of (`core.identity`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

CACHE_PREFIX = "kernels-"
STALE_AFTER_DAYS = 30


def tools_digest(facts: Iterable[object]) -> str:
    """Digest of the versions of the tools and of the processor."""
    return hashlib.sha256(repr(tuple(facts)).encode()).hexdigest()[:8]


def mark_as_used(folder: Path) -> None:
    with suppress(OSError):  # then it may be removed, and compiled again
        os.utime(folder)


def prune(folders: Iterable[Path], keep: Path, now: float) -> None:
    """Remove what nobody has used for a month."""
    for folder in folders:
        with suppress(OSError):  # another process may be tidying up, too
            if folder != keep and now - folder.stat().st_mtime > STALE_AFTER_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


def open_cache(parent: Path, mode: str, tools: str) -> Path:
    """The folder of these tools, made and marked as used now.

    Where no folder can be made nothing is kept, and that is told when something should be.
    """
    folder = parent / f"{CACHE_PREFIX}{mode}-{tools}"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        mark_as_used(folder)
        prune(parent.glob(f"{CACHE_PREFIX}*"), folder, time.time())
        prune(folder.glob("*/*"), folder, time.time())
    return folder
