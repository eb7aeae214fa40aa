"""Are the chances to win that hints and reviews name right?

    python bench/calibration.py GAME [--matches M] [--each K] [--level LEVEL] [--plot FILE]

Bots of a level play fresh matches against each other. Of some decisions of each match is kept which
chance the search gave the seat to act, and which the hand-written knowledge did; in the end it is
seen what came of it. Positions of one match share their outcome, so they are few, and drawn at
random.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np

import ludoteca
from ludoteca.bots import Position
from ludoteca.bots.levels import LEVELS, STRONG, SearchBot, make_level
from ludoteca.bots.tree import MAX_SEATS
from ludoteca.games import find_game
from ludoteca.learning.curves import CURVES, reliability
from ludoteca.learning.results import Calibration, calibrate
from ludoteca.preparing import SEARCH, compile_piece
from ludoteca.spreading import over_threads

PAGE = """<style>
svg {{ color: #1d1b18; background: #fdfaf4; --bar: #1f6f54; --other: #b3541e; --mark: #8a8378; }}
.axis {{ fill: none; stroke: #8a8378; }} text {{ font: 13px sans-serif; fill: currentColor; }}
.middle {{ text-anchor: middle; }} .end {{ text-anchor: end; }}
{curves}</style>"""


class Said(NamedTuple):
    """Of a decision: the chance of the seat to act, and what it had in the end."""

    searched: float
    by_hand: float
    won: float


class Fresh(NamedTuple):
    """How matches are played."""

    game: str
    seats: int | None
    level: str
    each: int

    def play(self, seed: int) -> list[Said]:
        match = ludoteca.new_match(self.game, seats=self.seats, seed=seed)
        bots = [
            make_level(self.level, match.game, 100 * seed + seat, 1, clock=False)
            for seat in range(match.setting.seats)
        ]
        kept: list[tuple[int, float, float]] = []
        draw, decisions = random.Random(seed), 0
        while match.to_act is not None:
            position, bot = Position.of(match), bots[match.actor]
            assert isinstance(bot, SearchBot)
            number = bot.choose(position)
            if len(match.legal_numbers()) > 1:
                decisions += 1
                # Each decision is kept with the same chance, however many will follow.
                place = len(kept) if len(kept) < self.each else draw.randrange(decisions)
                if place < self.each:
                    searched = bot.considered[0].returns[position.seat]
                    kept[place : place + 1] = [(position.seat, searched, by_hand(position))]
            match.play(number)
        assert match.outcome is not None
        returns = match.outcome.returns
        return [Said(searched, hand, returns[seat]) for seat, searched, hand in kept]


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--each", type=int, default=5)
    parser.add_argument("--level", choices=LEVELS[LEVELS.index(STRONG) :], default=STRONG)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--raw", type=Path, help="what was said and won, as JSON")
    given = parser.parse_args()
    compile_piece(find_game(given.game), SEARCH)
    fresh = Fresh(given.game, given.seats, given.level, given.each)
    seeds = range(given.seed, given.seed + given.matches)
    said = [each for part in over_threads(given.threads)(fresh.play, seeds) for each in part]
    searched, hand, won = (np.array(column, np.float32) for column in zip(*said, strict=True))
    found = calibrate(searched, won), calibrate(hand, won)
    print(f"{given.game}: {len(said)} positions of {given.matches} matches of {given.level}\n")
    print(table(*found))
    if given.raw is not None:
        given.raw.write_text(json.dumps(said))
    if given.plot is not None:
        picture = reliability("calibration", "Said and won", "Said across, won upwards", found)
        head, _, rest = picture.partition(">")
        style = PAGE.format(curves=CURVES)
        given.plot.write_text(f'{head} xmlns="http://www.w3.org/2000/svg">{style}{rest}\n')


if __name__ == "__main__":
    main()
