"""`ludoteca arena`."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict

import typer
from rich.table import Table

from ludoteca.bots.arena import Standing, arena, group_count
from ludoteca.bots.players import find_bot
from ludoteca.cli.consoles import errors, output, prepare, progress_bar, title
from ludoteca.cli.inputs import read_options
from ludoteca.cli.language import say
from ludoteca.games import find_game
from ludoteca.own_boards import open_setting


def run_arena(
    name: str,
    bots: list[str],
    games: int,
    seats: int | None,
    seed: int,
    options: list[str],
    threads: int | None,
    as_json: bool,
) -> int:
    game = find_game(name)
    if seats is None and len(bots) in game.seats:
        seats = len(bots)
    setting = open_setting(game, seats, read_options(game, options))
    game.load_board(setting.options, setting.files)
    for bot in bots:
        find_bot(bot, game)  # what is wrong with a name is told before a game is played
    prepare(game)
    with progress_bar(games * group_count(len(bots), setting.seats)) as advance:
        standing = arena(game, setting, bots, games, seed, threads, advance)
    if as_json:
        typer.echo(json.dumps(asdict(standing)))
    else:
        show_standing(title(game), standing)
    for bot, faults in zip(standing.bots, standing.faults, strict=True):
        for fault, times in Counter(faults).most_common():
            errors().print(say("cli-arena-fault", bot=bot, fault=fault, times=times))
    return 0


def show_standing(game: str, standing: Standing) -> None:
    columns = ("bot", "games", "wins", "rate", "interval", "fair", "rating")
    table = Table(*(say(f"cli-arena-{column}") for column in columns))
    for place, bot in enumerate(standing.bots):
        low, high = standing.ci95[place]
        rating = standing.ratings[place]
        table.add_row(
            bot,
            f"{standing.played[place]:,}",
            f"{standing.wins[place]:,.10g}",
            f"{standing.win_rate[place]:.1%}",
            f"{low:.1%}…{high:.1%}",
            f"{standing.fair_rate[place]:.1%}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        )
    console = output()
    facts = {"game": game, "games": standing.games, "seats": standing.seats, "seed": standing.seed}
    console.print(say("cli-arena-title", **{key: str(fact) for key, fact in facts.items()}))
    console.print(table)
    speed = f"{standing.moves_per_second:,.0f}"
    console.print(say("cli-arena-speed", seconds=f"{standing.seconds:.1f}", speed=speed))
