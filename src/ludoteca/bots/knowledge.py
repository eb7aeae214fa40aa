"""What a search goes by: the hand-written knowledge of a game, or what was learned beyond it."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.weights import weights_of
from ludoteca.core.contract import Game
from ludoteca.core.manner import Manner

HAND, LEARNED = "hand", "learned"
KNOWLEDGE = (LEARNED, HAND)


def manner_of(game: Game[Any], knowledge: str = LEARNED, *, patient: bool = False) -> Manner:
    """How to search; by hand where nothing was learned. Patient: with the time of a grandmaster."""
    if knowledge == LEARNED and game.learned_manner is not None and weights_of(game) is not None:
        return (game.patient_manner if patient else None) or game.learned_manner
    return game.manner
