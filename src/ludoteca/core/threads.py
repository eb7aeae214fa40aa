"""How many threads are worth having."""

from __future__ import annotations

import os


def cores() -> int:
    """How many threads can really run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
