"""What time it is: for people to read, for deadlines, and for what is measured."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970, for people to read: the clock may be wrong, and be set."""
    return time.time_ns() // 1_000_000


def now_at_most() -> int:
    """Where something is deleted for its age: no later than if nobody had set the clock since."""
    return min(now(), STARTED_AT + ticks() - STARTED)


def ticks() -> int:
    """Milliseconds since some moment, for whatever is measured: only differences mean anything."""
    return time.monotonic_ns() // 1_000_000


STARTED_AT, STARTED = now(), ticks()
