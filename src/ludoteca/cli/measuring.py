"""`ludoteca simulate` and `ludoteca bench`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import typer
from rich.table import Table

from ludoteca.cli.consoles import output, prepare, seat_word, title
from ludoteca.cli.inputs import BadInput, read_options
from ludoteca.cli.language import say
from ludoteca.core.contract import Game
from ludoteca.core.setting import make_setting
from ludoteca.core.threads import cores
from ludoteca.games import find_game, sound_names
from ludoteca.own_boards import open_setting
from ludoteca.progress import progress_bar
from ludoteca.simulation import Simulation, simulate, throughput


def run_simulation(
    name: str,
    games: int,
    seats: int | None,
    seed: int,
    options: list[str],
    threads: int | None,
    as_json: bool,
) -> int:
    game = find_game(name)
    setting = open_setting(game, seats, read_options(game, options))
    board = game.load_board(setting.options, setting.files)
    prepare(game)
    with progress_bar(games) as advance:
        result = simulate(game, board.record, setting.seats, games, seed, threads, advance)
    if as_json:
        typer.echo(json.dumps(asdict(result)))
    else:
        show_simulation(game, result, seed)
    return 0


def show_simulation(game: Game[Any], result: Simulation, seed: int) -> None:
    facts = Table.grid(padding=(0, 2))
    facts.add_row(say("cli-games"), f"{result.games:,}")
    facts.add_row(say("cli-moves"), f"{result.moves:,}")
    facts.add_row(say("cli-seconds"), f"{result.seconds:.2f}")
    facts.add_row(say("cli-speed"), f"{result.moves_per_second:,.0f}")
    facts.add_row(say("cli-mean-rounds"), f"{result.mean_rounds:.2f}")
    seats = Table(say("cli-seat-column"), say("cli-wins"), "%", say("cli-mean-score"))
    for seat, wins in enumerate(result.wins):
        share = f"{100 * wins / result.games:.2f}"
        seats.add_row(
            seat_word(game, seat), f"{wins:,.10g}", share, f"{result.mean_score[seat]:.2f}"
        )
    reasons = Table(say("cli-end-reason"), say("cli-games"), "%")
    for reason, count in result.end_reasons.items():
        reasons.add_row(reason, f"{count:,}", f"{100 * count / result.games:.2f}")
    console = output()
    console.print(say("cli-simulated", game=title(game), seed=str(seed)), style="bold")
    console.print(facts, seats, reasons)


def run_bench(device: str, seconds: float, as_json: bool) -> int:
    if device not in ("cpu", "cuda"):
        raise BadInput("cli-device", device=device)
    measure = measure_cuda if device == "cuda" else measure_cpu
    results = {name: measure(find_game(name), seconds) for name in sound_names()}
    if as_json:
        typer.echo(json.dumps(results))
        return 0
    keys = list(next(iter(results.values())))
    table = Table(say("cli-game-column"))
    for key in keys:
        table.add_column(say(f"cli-bench-{key.replace('_', '-')}"), justify="right")
    for name, result in results.items():
        table.add_row(title(find_game(name)), *(f"{result[key]:,.0f}" for key in keys))
    output().print(table)
    return 0


def measure_cpu(game: Game[Any], seconds: float) -> dict[str, float | int]:
    setting = make_setting(game, None, {})
    board = game.load_board(setting.options, setting.files).record
    prepare(game)
    threads = cores()
    return {
        "moves_per_second": throughput(game, board, setting.seats, threads, seconds),
        "threads": threads,
        "state_bytes": game.state_type.itemsize,
        "one_thread_moves_per_second": throughput(game, board, setting.seats, 1, seconds),
    }


def measure_cuda(game: Game[Any], seconds: float) -> dict[str, float | int]:
    from ludoteca.core import gpu

    setting = make_setting(game, None, {})
    board = game.load_board(setting.options, setting.files)
    return gpu.measure(game, board, setting.seats, seconds)
