"""Look back on a match: chances over its course, decisions judged, luck apart from skill."""

from ludoteca.review.findings import Balance, Better, ChanceStep, Decision, Review, TurningPoint
from ludoteca.review.reviewing import DEPTH, StillRunning, review
from ludoteca.review.verdicts import FAULTS, LIMITS, VERDICTS, verdict_of

__all__ = [
    "DEPTH",
    "FAULTS",
    "LIMITS",
    "VERDICTS",
    "Balance",
    "Better",
    "ChanceStep",
    "Decision",
    "Review",
    "StillRunning",
    "TurningPoint",
    "review",
    "verdict_of",
]
