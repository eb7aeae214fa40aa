"""How fast the engine is, beside a peer measured in the same run (`make bench`).

Every action counts, chance included, ours and the peer's. The ratio compares one core with one
core. Start-up figures are of whole processes, from a cold and from a warm cache.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import peer
from ludoteca.bots.position import Position
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.core.kernel import new_records
from ludoteca.core.manner import BLIND, Manner
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.core.threads import cores
from ludoteca.games import find_game, names
from ludoteca.simulation import throughput


def measure_game(name: str, seconds: float) -> dict[str, Any]:
    game = find_game(name)
    figures: dict[str, Any] = {"state_bytes": game.state_type.itemsize}
    for seats in game.seats:
        setting = make_setting(game, seats, {})
        board = game.load_board(setting.options, setting.files).record
        figures[f"{seats} seats"] = {
            "one core": throughput(game, board, seats, 1, seconds),
            f"{cores()} cores": throughput(game, board, seats, cores(), seconds),
        }
    return figures


def measure_search(name: str, seats: int, manner: Manner, seconds: float) -> float:
    """Rollouts a second of the bots' search, each with its walk down the tree; one thread.

    The mean over positions from all through a match.
    """
    game = find_game(name)
    match = Match(game, make_setting(game, seats, {}), Chance.of_seed("7"))
    match.advance()
    positions = []
    while match.to_act is not None:
        positions.append(Position.of(match))
        choices = match.legal_numbers()
        match.play(choices[len(match.actions) * 7919 % len(choices)])
    chosen = positions[:: max(1, len(positions) // 8)]
    rollouts = 0
    spent = 0.0
    for position in chosen:
        thinking = Thinking(game, manner, seed=1)
        thinking.think(position, Budget(16))  # compile, and touch the memory
        begin = time.perf_counter()
        thinking.think(position, Budget(1 << 30, seconds / len(chosen)))
        spent += time.perf_counter() - begin
        rollouts += thinking.trees[0].visits()
    return rollouts / spent


def measure_start(arguments: list[str], cache: Path) -> float:
    """Seconds of a whole process."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    program = [str(Path(sys.executable).parent / "ludoteca"), *arguments]
    begin = time.perf_counter()
    subprocess.run(program, env=environment, check=True, capture_output=True)
    return time.perf_counter() - begin


LOAD_RULES = """
import sys, time
import numpy, numba
begin = time.perf_counter()
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game
from ludoteca.simulation import simulate
game = find_game(sys.argv[1])
setting = make_setting(game, None, {})
board = game.load_board(setting.options, setting.files)
simulate(game, board.record, setting.seats, 1)
print(time.perf_counter() - begin)
"""


def measure_load(name: str, cache: Path) -> float:
    """Seconds until a game's compiled rules are read from the cache and one game is played."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    program = [sys.executable, "-c", LOAD_RULES, name]
    done = subprocess.run(program, env=environment, check=True, capture_output=True, text=True)
    return float(done.stdout)


def measure_starts(name: str) -> dict[str, float]:
    one_game = ["simulate", name, "--games", "1"]
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        return {
            "first compile": measure_start(one_game, cache),
            "rules from the cache": min(measure_load(name, cache) for _ in range(3)),
            "whole command from the cache": min(measure_start(one_game, cache) for _ in range(3)),
            "--help": min(measure_start(["--help"], cache) for _ in range(5)),
        }


def million_states_bytes(name: str) -> int:
    return int(new_records(find_game(name).state_type, 1_000_000).nbytes)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    arguments.add_argument("--json", action="store_true")
    chosen = arguments.parse_args()
    rival = peer.measure(chosen.seconds)
    report: dict[str, Any] = {
        "peer": None
        if rival is None
        else {
            "loop": rival.loop,
            "rollouts": rival.rollouts,
            "best": rival.best,
            "search": rival.search,
        }
    }
    for name in names():
        figures = measure_game(name, chosen.seconds)
        if rival is not None:
            slowest = min(
                rates["one core"] for rates in figures.values() if isinstance(rates, dict)
            )
            figures["ratio to the peer"] = slowest / rival.best
        game = find_game(name)
        figures["rollouts"] = {
            f"{seats} seats": {
                "as the bots search": measure_search(
                    name, seats, find_game(name).manner, chosen.seconds
                ),
                "at random to the end": measure_search(name, seats, BLIND, chosen.seconds),
            }
            for seats in game.seats
        }
        if rival is not None:
            figures["search ratio to the peer"] = (
                min(rates["as the bots search"] for rates in figures["rollouts"].values())
                / rival.search
            )
        figures["million states, bytes"] = million_states_bytes(name)
        figures["seconds"] = measure_starts(name)
        report[name] = figures
    if chosen.json:
        print(json.dumps(report, indent=1))
    else:
        show(report)
    return 0


def show(report: dict[str, Any]) -> None:
    rival = report.pop("peer")
    if rival is None:
        print("OpenSpiel is not installed: no peer to compare with (make bench installs it).")
    else:
        print(
            f"OpenSpiel backgammon: {rival['loop']:,.0f} actions/s in a Python loop, "
            f"{rival['rollouts']:,.0f} in C++ rollouts; "
            f"its tree search {rival['search']:,.0f} rollouts/s"
        )
    for name, figures in report.items():
        print(f"{name}: a state has {figures['state_bytes']} bytes")
        for label, rates in figures.items():
            if label.endswith("seats"):
                told = ", ".join(f"{rate:,.0f} actions/s on {what}" for what, rate in rates.items())
                print(f"  {label}: {told}")
        if "ratio to the peer" in figures:
            print(f"  one core is {figures['ratio to the peer']:.0f} times the peer's best")
        for seats, rates in figures["rollouts"].items():
            told = ", ".join(f"{rate:,.0f} {how}" for how, rate in rates.items())
            print(f"  search with {seats}, rollouts/s on one core: {told}")
        if "search ratio to the peer" in figures:
            print(f"  the search is {figures['search ratio to the peer']:.0f} times the peer's")
        seconds = ", ".join(f"{what} {value:.2f} s" for what, value in figures["seconds"].items())
        print(f"  {seconds}; a million states {figures['million states, bytes'] / 2**20:.0f} MiB")


if __name__ == "__main__":
    sys.exit(main())
