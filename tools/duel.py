"""Play manners of search against each other, to find out what pays. For tuning and ablation.

    python tools/duel.py minicity --games 60 --seats 2 -o friends=true \
        "master" "iterations=1000,horizon=30" "iterations=1000,informed=0" random

Each player is a level, or a list of settings of `Manner` and `iterations`. Seats rotate and
paired games have the same chance.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import ludoteca
from ludoteca.bots.bot import Bot
from ludoteca.bots.clock import Clock
from ludoteca.bots.levels import ITERATIONS, LEVELS, MANNERS, MASTER, SearchBot, make_level
from ludoteca.bots.position import Position
from ludoteca.games import find_game


def make(text: str, game: str, seed: int) -> Bot:
    if text in LEVELS:
        return make_level(text, find_game(game), seed, 1, clock=False)
    manner, iterations = MANNERS[game], ITERATIONS[MASTER]
    for part in text.split(","):
        name, value = part.split("=")
        if name == "iterations":
            iterations = int(value)
        else:
            kind = type(getattr(manner, name))
            manner = replace(manner, **{name: kind(float(value))})
    return SearchBot(find_game(game), manner, Clock(iterations), seed, 1)


def play(game: str, players: list[str], seed: int, options: dict[str, object]) -> list[float]:
    match = ludoteca.new_match(game, len(players), seed, **options)  # type: ignore[arg-type]
    bots = [make(text, game, seed * 8 + place) for place, text in enumerate(players)]
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(Position.of(match)))
    assert match.outcome is not None
    return list(match.outcome.returns)


def tables(players: list[str], seats: int, games: int) -> Iterator[tuple[int, list[int]]]:
    """Seed and the players by seat; two players fill a table of more seats one against the rest."""
    crew = list(range(len(players))) + [len(players) - 1] * (seats - len(players))
    for game in range(games):
        turn = game % seats
        yield game // seats, crew[turn:] + crew[:turn]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", nargs="+")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("-o", action="append", default=[], metavar="OPTION=VALUE")
    asked = parser.parse_args()
    options = {
        name: {"true": True, "false": False}.get(value, value)
        for name, value in (option.split("=") for option in asked.o)
    }
    seats = asked.seats or len(asked.players)
    wins = [0.0] * len(asked.players)
    fair = [0.0] * len(asked.players)
    begun = time.perf_counter()

    def one(table: tuple[int, list[int]]) -> tuple[list[int], list[float]]:
        seed, crew = table
        names = [asked.players[place] for place in crew]
        return crew, play(asked.game, names, asked.seed * 100_000 + seed, options)

    with ThreadPoolExecutor(asked.threads) as executor:
        for crew, returns in executor.map(one, tables(asked.players, seats, asked.games)):
            for place, share in zip(crew, returns, strict=True):
                wins[place] += share
                fair[place] += 1 / seats
    for name, won, expected in zip(asked.players, wins, fair, strict=True):
        rate = won / asked.games
        error = 1.96 * math.sqrt(max(1e-9, rate * (1 - rate)) / asked.games)
        print(f"{rate:6.1%} ± {error:.1%}  fair {expected / asked.games:.1%}  {name}")
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
