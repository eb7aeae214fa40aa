"""`ludoteca study`."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from ludoteca.bots.players import find_bot
from ludoteca.cli.consoles import output, prepare
from ludoteca.cli.inputs import read_options
from ludoteca.cli.language import chosen, say
from ludoteca.clusters import spread_over
from ludoteca.games import find_game
from ludoteca.own_boards import open_setting
from ludoteca.progress import progress_bar
from ludoteca.study.counting import study
from ludoteca.study.data import as_data
from ludoteca.study.report import write_report


def run_study(
    name: str,
    games: int,
    seats: int | None,
    options: list[str],
    level: str,
    seed: int,
    threads: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> int:
    game = find_game(name)
    setting = open_setting(game, seats, read_options(game, options))
    game.load_board(setting.options, setting.files)
    find_bot(level, game)  # what is wrong with a name is told before a game is played
    if out is None and not as_json:
        out = Path(f"{name}-study.html")
    if out is not None:
        out.touch()  # a file that cannot be written is told now, not after an hour
    prepare(game)
    with spread_over(cluster, threads) as spread, progress_bar(games) as advance:
        result = study(game, setting, level, games, seed, spread, advance)
    if out is not None:
        out.write_text(write_report(result, chosen()), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(as_data(result)))
    else:
        output().print(say("study-written", file=str(out)))
    return 0
