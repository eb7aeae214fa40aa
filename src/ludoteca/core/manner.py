"""How a search goes about a game; the ablations of the arena vary it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Manner:
    """What each setting means stands in `bots.search.MANNER`."""

    exploration: float = 1.0
    humility: float = 0.1
    horizon: int = 0
    informed: bool = True
    guided: bool = True
    judged: bool = True


# Of a game that tells bots nothing beyond its rules: every match is played on to its end.
BLIND = Manner(informed=False, guided=False, judged=False)
