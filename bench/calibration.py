"""Are the chances to win that hints and reviews name right?

    python bench/calibration.py GAME [--matches M] [--each K] [--level LEVEL] [--plot FILE]
    python bench/calibration.py GAME --raw --iterations 300 --iterations 3000

Bots of a level play fresh matches against each other. Of some decisions of each match is kept which
chance a hint would name the seat to act, and which the hand-written knowledge does; in the end it
is seen what came of it. Positions of one match share their outcome, so they are few, and drawn at
random.

With `--raw` it is measured anew how the chances have to be corrected, the game's `sobriety`: they
are those of the search itself, and corrected by what is learned from the other half of the matches.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import Position
from ludoteca.bots.levels import ITERATIONS, LEVELS, STRONG, make_level
from ludoteca.bots.suggestions import suggest
from ludoteca.bots.tree import MAX_SEATS
from ludoteca.games import find_game
from ludoteca.learning.curves import CURVES, reliability
from ludoteca.learning.results import Calibration, calibrate
from ludoteca.preparing import SEARCH, compile_piece
from ludoteca.spreading import over_threads

Column = NDArray[np.float64]

CERTAIN = 1e-3  # nearer to 0 or 1 a chance says nothing about the rest
STEPS = 20  # of Newton's method, far more than it needs
PAGE = """<style>
svg {{ color: #1d1b18; background: #fdfaf4; --bar: #1f6f54; --other: #b3541e; --mark: #8a8378; }}
.axis {{ fill: none; stroke: #8a8378; }} text {{ font: 13px sans-serif; fill: currentColor; }}
.middle {{ text-anchor: middle; }} .end {{ text-anchor: end; }}
{curves}</style>"""


class Said(NamedTuple):
    """Of a decision: the chance of the seat to act, and what it had in the end."""

    match: int
    searched: tuple[float, ...]  # one for each number of iterations
    by_hand: float
    won: float


class Fresh(NamedTuple):
    """How matches are played, and looked at."""

    game: str
    seats: int | None
    level: str
    each: int
    iterations: tuple[int, ...]
    raw: bool  # what the search found, before it is made sober

    def play(self, seed: int) -> list[Said]:
        match = ludoteca.new_match(self.game, seats=self.seats, seed=seed)
        bots = [
            make_level(self.level, match.game, 100 * seed + seat, 1, clock=False)
            for seat in range(match.setting.seats)
        ]
        kept: list[Position] = []
        draw, decisions = random.Random(seed), 0
        while match.to_act is not None:
            position = Position.of(match)
            if len(match.legal_numbers()) > 1:
                decisions += 1
                # Each decision is kept with the same chance, however many will follow.
                place = len(kept) if len(kept) < self.each else draw.randrange(decisions)
                if place < self.each:
                    kept[place : place + 1] = [position]
            match.play(bots[match.actor].choose(position))
        assert match.outcome is not None
        returns = match.outcome.returns
        return [
            Said(seed, self.chances(position), by_hand(position), returns[position.seat])
            for position in kept
        ]

    def chances(self, position: Position) -> tuple[float, ...]:
        """As a hint says it of the best choice."""
        return tuple(self.chance(position, iterations) for iterations in self.iterations)

    def chance(self, position: Position, iterations: int) -> float:
        found = suggest(position, None, iterations, seed=1, threads=1, sober=not self.raw)
        return found.candidates[0].returns[position.seat]


def by_hand(position: Position) -> float:
    shares = np.zeros(MAX_SEATS, np.float64)
    position.game.judgement.assess(position.board.record, position.state, shares)
    return float(shares[position.seat])


def table(search: Calibration, hand: Calibration) -> str:
    lines = [
        "| said by the search | positions | mean of what was said | won |",
        "|---|---|---|---|",
    ]
    for each in search.bins:
        low = 10 * min(9, int(10 * each.said))
        lines.append(
            f"| {low} to {low + 10} % | {each.count} | {100 * each.said:.1f} % "
            f"| {100 * each.won:.1f} % |"
        )
    lines.append(f"\nBrier score: {search.brier:.4f} by the search, {hand.brier:.4f} by hand")
    return "\n".join(lines)


def correction(said: Column, won: Column) -> tuple[float, float]:
    """Shift and slope of the logit that explain best what was won: a logistic regression."""
    said = np.clip(said, CERTAIN, 1 - CERTAIN)
    rows = np.stack([np.ones_like(said), np.log(said / (1 - said))], 1)
    found = np.array([0.0, 1.0])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-rows @ found))
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows
        found += np.linalg.solve(bend, rows.T @ (won - chance))
    return float(found[0]), float(found[1])


def corrected(said: Column, shift: float, slope: float) -> Column:
    said = np.clip(said, CERTAIN, 1 - CERTAIN)
    return np.asarray(1 / (1 + np.exp(-shift - slope * np.log(said / (1 - said)))))


def crossed(said: Column, won: Column, even: NDArray[np.bool_]) -> Column:
    """Each half corrected by what is learned from the other one."""
    found = np.empty_like(said)
    for half in (even, ~even):
        found[half] = corrected(said[half], *correction(said[~half], won[~half]))
    return found


def calibrations(
    said: list[Said], place: int, raw: bool, depth: int
) -> tuple[Calibration, Calibration]:
    """Of the search and of the hand-written knowledge."""
    searched = np.array([each.searched[place] for each in said])
    hand = np.array([each.by_hand for each in said])
    won = np.array([each.won for each in said])
    if raw:
        shift, slope = correction(searched, won)
        print(f"Sobriety({depth}, {shift:.2f}, {slope:.2f})\n")
        searched = crossed(searched, won, np.array([each.match % 2 == 0 for each in said]))
    return calibrate(searched, won), calibrate(hand, won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--each", type=int, default=5)
    parser.add_argument("--level", choices=LEVELS[LEVELS.index(STRONG) :], default=STRONG)
    parser.add_argument("--iterations", type=int, action="append", help="of the search; repeatable")
    parser.add_argument("--raw", action="store_true", help="as the search says it, not corrected")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--plot", type=Path, help="of the first number of iterations")
    parser.add_argument("--json", type=Path, help="what was said and won")
    given = parser.parse_args()
    compile_piece(find_game(given.game), SEARCH)
    depths = tuple(given.iterations or [ITERATIONS[STRONG]])
    fresh = Fresh(given.game, given.seats, given.level, given.each, depths, given.raw)
    seeds = range(given.seed, given.seed + given.matches)
    said = [each for part in over_threads(given.threads)(fresh.play, seeds) for each in part]
    print(f"{given.game}: {len(said)} positions of {given.matches} matches of {given.level}")
    found = []
    for place, depth in enumerate(depths):
        print(f"\n{depth} iterations\n")
        found.append(calibrations(said, place, given.raw, depth))
        print(table(*found[-1]))
    if given.json is not None:
        given.json.write_text(json.dumps(said))
    if given.plot is not None:
        picture = reliability("calibration", "Said and won", "Said across, won upwards", found[0])
        head, _, rest = picture.partition(">")
        style = PAGE.format(curves=CURVES)
        given.plot.write_text(f'{head} xmlns="http://www.w3.org/2000/svg">{style}{rest}\n')


if __name__ == "__main__":
    main()
