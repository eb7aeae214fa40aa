"""Files that are whole or not there."""

from __future__ import annotations

import os
from pathlib import Path

UNFINISHED = ".new"  # ends the name of a file that is being written


def put(file: Path, data: bytes) -> None:
    """Put a file in its place at once, also in that of an older one; a crash leaves no half."""
    new = file.with_name(file.name + UNFINISHED)
    with new.open("wb") as unfinished:
        unfinished.write(data)
        unfinished.flush()
        os.fsync(unfinished.fileno())
    new.replace(file)
