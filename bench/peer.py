"""The peer: OpenSpiel's backgammon, random play, by its two quickest ways from Python."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any

ROLLOUTS = 50  # for each simulation of the tree search, so that rollouts are nearly all its work
SIMULATIONS = 4
SEARCH = 500  # iterations of a search whose rollouts are single


@dataclass(frozen=True)
class Peer:
    """Actions a second, chance included, as we count ours."""

    loop: float  # a loop over OpenSpiel's Python interface
    rollouts: float  # rollouts inside its C++ tree search, times the mean length of a game
    search: float  # iterations of that tree search, each with one rollout

    @property
    def best(self) -> float:
        return max(self.loop, self.rollouts)


def measure(seconds: float) -> Peer | None:
    """None where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    generator = random.Random(7)
    actions = games = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, weights)[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
            actions += 1
        games += 1
    loop = actions / (time.perf_counter() - begin)

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = pyspiel_search(game, ROLLOUTS, SIMULATIONS)
    rollouts = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        bot.mcts_search(state)
        rollouts += ROLLOUTS * SIMULATIONS
    rollouts_a_second = rollouts / (time.perf_counter() - begin)
    return Peer(loop, rollouts_a_second * actions / games, measure_search(game, seconds))


def measure_search(game: Any, seconds: float) -> float:
    """Iterations a second of the tree search as it is meant to be used.

    The mean over positions from all through a game, as ours is measured.
    """
    generator = random.Random(7)
    positions = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            positions.append(state.clone())
        state.apply_action(generator.choice(state.legal_actions()))
    chosen = positions[:: max(1, len(positions) // 8)]
    bot = pyspiel_search(game, rollouts=1, simulations=SEARCH)
    iterations = 0
    spent = 0.0
    for position in chosen:
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds / len(chosen):
            bot.mcts_search(position)
            iterations += SEARCH
        spent += time.perf_counter() - begin
    return iterations / spent


def pyspiel_search(game: Any, rollouts: int, simulations: int) -> Any:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, False, 7, False)
