"""How a search goes about a game; found by trying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Manner:
    """What each setting means is told where the search has its record of them."""

    exploration: float = 1.0
    humility: float = 0.1
    horizon: int = 0
    informed: bool = True
    sharpness: float = 1.0
    guided: bool = True
    keenness: int = 1
    judged: bool = True
    exact: bool = True  # a match that is nearly over is solved instead
    learned: bool = False
    advised: bool = True


# Of a game without a judgement of its own: every match is played on to its end.
BLIND = Manner(informed=False, guided=False, judged=False)


class Sobriety(NamedTuple):
    """How the chance of the seat to act, as a search names it, has to be corrected.

    Its logit is multiplied by the slope and moved by the shift.
    """

    iterations: int  # of such a search
    shift: float
    slope: float
