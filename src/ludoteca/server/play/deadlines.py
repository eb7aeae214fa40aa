"""Days for a decision: when they are over, and vacations, in which none of them pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Away: TypeAlias = Sequence[tuple[int, int]]  # from when to when, in the order of the calendar


def due_after(began: int, allowance: int, away: Away) -> int:
    """So many milliseconds later, less those in which somebody is away."""
    due = began
    for begins, ends in away:
        if ends <= due:
            continue
        if begins >= due + allowance:
            break
        allowance -= max(0, begins - due)
        due = ends
    return due + allowance


def returns(now: int, away: Away) -> int:
    """When somebody is back; now, if they are not away."""
    return next((ends for begins, ends in away if begins <= now < ends), now)
