"""How good a decision was: by the chance to win that it gave away."""

from __future__ import annotations

from typing import Literal

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

# A decision is called so if it lost less than this, as a share of the win; worst of all: a blunder.
LIMITS: tuple[tuple[Verdict, float], ...] = (
    ("best", 0.01),
    ("good", 0.03),
    ("inaccuracy", 0.07),
    ("mistake", 0.15),
)
WORST: Verdict = "blunder"
VERDICTS: tuple[Verdict, ...] = (*(verdict for verdict, _ in LIMITS), WORST)
FAULTS: tuple[Verdict, ...] = VERDICTS[2:]  # those that are worth a mark


def verdict_of(lost: float) -> Verdict:
    """What a decision is called that gave away so much of the win."""
    return next((verdict for verdict, limit in LIMITS if lost < limit), WORST)
