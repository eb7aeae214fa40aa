"""Playing at first sight: what looks good, without search, by what was learned of the game.

The warmer a player is, the more often it makes a choice that looks worse, and the less the worse
looks: it errs as people do. Template; `glancer_of` compiles it for a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ludoteca.bots.network import Network, weight_corrector_of
from ludoteca.bots.position import Position
from ludoteca.bots.search import draw_choice
from ludoteca.bots.seeds import beyond_key
from ludoteca.bots.weights import network_of, weights_of
from ludoteca.core.contract import Game
from ludoteca.core.kernel import Array, Record, specialise, unbound

# Bound to the kernels of a game.
weigh = correct_weights = unbound


def glance_template(
    board: Record,
    state: Record,
    network: Network,
    learned: int,
    choices: Array,
    count: int,
    weights: Array,
    temperature: float,
    key: int,
    stream: int,
    position: int,
) -> int:
    """One of the choices: the better it looks, the more often."""
    weigh(board, state, choices, count, weights)
    if learned:
        correct_weights(board, state, network, choices, count, weights)
    highest = 0.0
    for choice in range(count):
        highest = max(highest, weights[choice])
    total = 0.0
    for choice in range(count):
        weights[choice] = (weights[choice] / highest) ** (1.0 / temperature)
        total += weights[choice]
    return draw_choice(weights, count, total, key, stream, position)


@cache
def glancer_of(game: Game[Any]) -> Callable[..., int]:
    """`glance_template` for a game."""
    corrector = weight_corrector_of(game)
    return specialise(glance_template, weigh=game.judgement.practice, correct_weights=corrector)


@dataclass(frozen=True)
class FirstSightBot:
    """What looks good at first sight, most of the time."""

    seed: int
    temperature: float = 1.0

    def choose(self, position: Position) -> int:
        game, learned = position.game, weights_of(position.game)
        choices = np.array(position.legal_numbers(), np.int16)
        choice = glancer_of(game)(
            position.board.record,
            position.state,
            network_of(game, learned),
            int(learned is not None and learned.holds(position)),
            choices,
            len(choices),
            np.zeros(len(choices), np.float64),
            self.temperature,
            self.seed,
            position.moment,
            beyond_key(self.seed),
        )
        return int(choices[choice])
