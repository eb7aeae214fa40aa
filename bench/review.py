"""How long a review takes, how often a search ten times deeper judges otherwise, what luck sums to.

    python bench/review.py marabunta --games 6
    python bench/review.py marracash --seats 3 --games 6

Bots of a level play; every match is reviewed at the usual depth on one thread, and some of its
decisions are judged again at the greater one.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from statistics import fmean, stdev

import ludoteca
from ludoteca.bots.levels import CASUAL, make_level
from ludoteca.bots.position import Position
from ludoteca.core.contract import CHANCE
from ludoteca.core.match import Match
from ludoteca.review import DEPTH, FAULTS, VERDICTS, review
from ludoteca.review.evaluation import Evaluator
from ludoteca.review.judging import judge

TIMES = 10


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--level", default=CASUAL)
    parser.add_argument("--every", type=int, default=5, help="judge one decision in so many again")
    given = parser.parse_args()
    seconds, actions, pairs, luck = 0.0, 0, [], []
    for seed in range(given.games):
        match = play(given.game, given.seats, given.level, seed)
        began = time.process_time()
        found = review(match, threads=1)
        seconds += time.process_time() - began
        actions += len(match.actions)
        luck.append(found.balances[0].luck)
        judged = {each.moment: each for each in found.decisions}
        deep = Evaluator(match, TIMES * DEPTH)
        chosen = [step for step in match.steps() if step.actor != CHANCE and not step.forced]
        again = chosen[seed % given.every :: given.every]
        pairs += [(judged[step.index], judge(deep, step)) for step in again]
    count = len(pairs)
    same = sum(one.verdict == other.verdict for one, other in pairs)
    near = sum(
        abs(VERDICTS.index(one.verdict) - VERDICTS.index(other.verdict)) <= 1
        for one, other in pairs
    )
    marked = sum((one.verdict in FAULTS) == (other.verdict in FAULTS) for one, other in pairs)
    apart = sum(abs(one.lost - other.lost) for one, other in pairs) / count
    print(f"{given.game}, {match.setting.seats} seats, {given.games} matches of {given.level}")
    print(f"actions a match      {actions / given.games:.0f}")
    print(f"CPU seconds a match  {seconds / given.games:.1f}  ({DEPTH} iterations, one thread)")
    print(f"judged again         {count} decisions, {TIMES * DEPTH} iterations")
    print(f"same verdict         {same / count:.1%}")
    print(f"the next at most     {near / count:.1%}")
    print(f"marked or not, alike {marked / count:.1%}")
    print(f"lost, on average off {apart:.3f}")
    print(f"luck of seat 1       {fmean(luck):+.3f} ± {stdev(luck) / sqrt(len(luck)):.3f} a match")


def play(game: str, seats: int | None, level: str, seed: int) -> Match:
    match = ludoteca.new_match(game, seats=seats, seed=seed)
    bots = [make_level(level, match.game, seed + seat, 1, clock=False) for seat in range(4)]
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(Position.of(match)))
    return match


if __name__ == "__main__":
    main()
