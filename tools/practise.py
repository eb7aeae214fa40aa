"""Find out what practice teaches of Mini City: the numbers of `games/minicity/practice.py`.

    python tools/practise.py --rounds 12

Players at first sight, who differ a little in what counts for them, meet the one with the numbers
of today in thousands of matches of two seats without friends. The best of each round are the model
for the next (the cross-entropy method). What remains is printed, with how often it wins against
today's and against the hand-written knowledge.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.search import draw_choice
from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import Array, Record, new_record, specialise, unbound
from ludoteca.core.playout import draw_of
from ludoteca.core.setting import make_setting
from ludoteca.games.minicity.game import GAME
from ludoteca.games.minicity.knowledge import weigh
from ludoteca.games.minicity.practice import PRACTICE, Practice, weigh_by

SEATS = 2
PLAYERS, BEST = 28, 7  # of a round
SPREAD = 0.12  # of each number at first, beside a twentieth of a token
HELD = 0.15  # of the spread before is kept
LUCK, CHOICE = 0x2545F491, 0x6C8E9CF5

# Bound to the kernels of the game.
start = legal = apply = returns = draw = unbound


def match_template(
    board: Record,
    state: Record,
    choices: Array,
    outcomes: Array,
    weights: Array,
    shares: Array,
    key: int,
    one: Practice,
    other: Practice,
    by_hand: int,
) -> None:
    """One match; the seat `by_hand` goes by the hand-written knowledge, as keenly."""
    start(board, state, SEATS)
    moment = 0
    while state.actor != OVER:
        count = legal(board, state, choices)
        choice = 0
        if state.actor == CHANCE:
            choice = draw(board, state, outcomes, key ^ LUCK, 0, moment)
        elif count > 1:
            if state.actor == by_hand:
                weigh(board, state, choices, count, weights)
                for place in range(count):
                    weights[place] = weights[place] ** 3
            elif state.actor == 0:
                weigh_by(board, state, choices, count, weights, one)
            else:
                weigh_by(board, state, choices, count, weights, other)
            total = 0.0
            for place in range(count):
                total += weights[place]
            choice = draw_choice(weights, count, total, key ^ CHOICE, moment, 1)
        apply(board, state, choices[choice])
        moment += 1
    returns(board, state, shares)


class Arena:
    """A table, and room to play at it."""

    def __init__(self) -> None:
        setting = make_setting(GAME, SEATS, {})
        self.board = GAME.load_board(setting.options, setting.files).record
        self.state = new_record(GAME.state_type)
        self.choices = np.zeros(GAME.max_choices, np.int16)
        self.outcomes = np.zeros(GAME.max_outcomes, np.int32)
        self.weights = np.zeros(GAME.max_choices)
        self.shares = np.zeros(4)
        rules = GAME.kernels
        self.play = specialise(
            match_template,
            start=rules.start,
            legal=rules.legal,
            apply=rules.apply,
            returns=rules.returns,
            draw=draw_of(GAME),
        )

    def rate(
        self, one: Sequence[float], other: Sequence[float], matches: int, seed: int, hand: bool
    ) -> float:
        """How often the first one wins, in both seats with the same chance; `hand`: against it."""
        keys = np.random.default_rng(seed).integers(1 << 31, size=matches // 2).tolist()
        mine, theirs = Practice(*map(float, one)), Practice(*map(float, other))
        won = 0.0
        for key in keys:
            for seat in range(SEATS):
                pair = (mine, theirs) if seat == 0 else (theirs, mine)
                by_hand = 1 - seat if hand else -1
                self.play(
                    self.board,
                    self.state,
                    self.choices,
                    self.outcomes,
                    self.weights,
                    self.shares,
                    key,
                    *pair,
                    by_hand,
                )
                won += float(self.shares[seat])
        return won / (SEATS * len(keys))


def practise(arena: Arena, rounds: int, matches: int, seed: int) -> NDArray[np.float64]:
    """The numbers after so many rounds."""
    generator = np.random.default_rng(seed)
    mean = np.array(PRACTICE)
    spread = SPREAD * np.abs(mean) + 0.05
    ranks = np.log(BEST + 0.5) - np.log(np.arange(1, BEST + 1))
    ranks /= ranks.sum()
    for number in range(rounds):
        players = mean + spread * generator.normal(size=(PLAYERS, len(mean)))
        rates = [arena.rate(each, PRACTICE, matches, seed + number, False) for each in players]
        best = players[np.argsort(rates)[::-1][:BEST]]
        spread = np.sqrt((1 - HELD) * (ranks @ (best - mean) ** 2) + HELD * spread**2)
        mean = ranks @ best
        print(
            f"round {number + 1}: {max(rates):.1%} at best, {np.mean(rates):.1%} on average",
            flush=True,
        )
    return mean


def main() -> int:
    parser = argparse.ArgumentParser(description="Find the numbers of practice of Mini City.")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--matches", type=int, default=2000, help="of each player in a round")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    arena = Arena()
    found = practise(arena, given.rounds, given.matches, given.seed)
    for name, value in zip(Practice._fields, found, strict=True):
        print(f"    {name}={value:.3f},")
    for hand in (False, True):
        rate = arena.rate(
            found.tolist(), PRACTICE, 4 * given.matches, given.seed + given.rounds, hand
        )
        print(f"wins {rate:.1%} against {'the knowledge by hand' if hand else 'today'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
