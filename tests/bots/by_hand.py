"""A player whose choices no training changes, to reach positions that stay the same."""

from __future__ import annotations

import numpy as np

from ludoteca.bots.position import Position
from ludoteca.bots.search import picker_of
from ludoteca.bots.seeds import beyond_key


def choose_by_hand(position: Position, seed: int) -> int:
    """What the hand-written knowledge likes, most of the time."""
    choices = np.array(position.legal_numbers(), np.int16)
    choice = picker_of(position.game.judgement.weigh)(
        position.board.record,
        position.state,
        choices,
        len(choices),
        np.zeros(len(choices), np.float64),
        1,
        seed,
        position.moment,
        beyond_key(seed),
    )
    return int(choices[choice])
