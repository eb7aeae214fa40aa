"""How near the end a match has to be for bots to solve it, and what trying in vain costs.

python bench/ending.py marracash --seats 3 --games 20 --level master
"""

from __future__ import annotations

import argparse
import statistics
import time

import ludoteca
from ludoteca.bots import Position
from ludoteca.bots.levels import ITERATIONS, SearchBot, make_level
from ludoteca.bots.solution import solve
from ludoteca.bots.workspace import new_workspace
from ludoteca.games import find_game
from ludoteca.preparing import SEARCH, compile_piece


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", choices=ITERATIONS, default="master")
    arguments = parser.parse_args()
    compile_piece(find_game(arguments.game), SEARCH)
    streaks, lengths, in_vain, searching = [], [], 0.0, 0.0
    for seed in range(arguments.games):
        match = ludoteca.new_match(arguments.game, seats=arguments.seats, seed=seed)
        space = new_workspace(match.game, 1)
        bots = [
            make_level(arguments.level, match.game, 10 * seed + seat, 1, clock=False)
            for seat in range(match.setting.seats)
        ]
        streak = length = 0
        while match.to_act is not None:
            position, bot = Position.of(match), bots[match.actor]
            assert isinstance(bot, SearchBot)
            begun = time.thread_time()
            found = solve(position, space, ITERATIONS[arguments.level])
            tried = time.thread_time()
            number = bot.choose(position)
            length += 1
            streak = streak + 1 if found else 0
            if found is None:
                in_vain += tried - begun
                searching += time.thread_time() - tried
            match.play(number)
        streaks.append(streak)
        lengths.append(length)
    print(f"{arguments.game}, {arguments.games} matches of {arguments.level}")
    print(f"decisions of a match: {statistics.mean(lengths):.0f}")
    print(f"solved at the end, in the middle: {statistics.median(streaks):g}")
    print(f"from {min(streaks)} to {max(streaks)}; none in {streaks.count(0)} matches")
    print(f"tried in vain: {100 * in_vain / searching:.1f} % of the time of searching")


if __name__ == "__main__":
    main()
