"""`ludoteca study`."""

from __future__ import annotations

import json
from pathlib import Path

import typer
from rich.table import Table as RichTable

from ludoteca.bots.players import find_bot
from ludoteca.cli.consoles import output, prepare
from ludoteca.cli.inputs import read_options
from ludoteca.cli.language import chosen, say
from ludoteca.clusters import spread_over
from ludoteca.core.errors import BadOption
from ludoteca.core.message import message
from ludoteca.games import find_game
from ludoteca.own_boards import open_setting
from ludoteca.progress import progress_bar
from ludoteca.study.counting import Mean, Study, study
from ludoteca.study.data import as_data
from ludoteca.study.report import write_report
from ludoteca.study.speech import Speech


def table_of(result: Study, speech: Speech) -> RichTable:
    """How each of the players did and played."""
    habits = list(dict.fromkeys(name for each in result.players.values() for name in each.habits))
    table = RichTable("", *result.players)
    wins = (each.wins for each in result.players.values())
    shown = [f"{speech.per_cent(rate.rate)} ({speech.interval(rate.ci95)})" for rate in wins]
    table.add_row(say("study-figure", figure="players"), *shown)
    for habit in habits:
        means = (each.habits.get(habit) for each in result.players.values())
        shown = ["" if mean is None else told_mean(mean, speech) for mean in means]
        table.add_row(say("study-row", row=habit), *shown)
    return table


def told_mean(mean: Mean, speech: Speech) -> str:
    low, high = (speech.number(end) for end in mean.ci95)
    return f"{speech.number(mean.mean)} ({low} … {high})"


def run_study(
    name: str,
    games: int,
    seats: int | None,
    options: list[str],
    levels: list[str],
    seed: int,
    threads: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> int:
    game = find_game(name)
    setting = open_setting(game, seats, read_options(game, options))
    game.load_board(setting.options, setting.files)
    if len(levels) > setting.seats:
        raise BadOption(message("study-too-many", bots=len(levels), seats=setting.seats))
    for level in levels:
        find_bot(level, game)  # what is wrong with a name is told before a game is played
    if out is None and not as_json:
        out = Path(f"{name}-study.html")
    if out is not None:
        out.touch()  # a file that cannot be written is told now, not after an hour
    prepare(game)
    with spread_over(cluster, threads) as spread, progress_bar(games) as advance:
        result = study(game, setting, levels, games, seed, spread, advance)
    if out is not None:
        out.write_text(write_report(result, chosen()), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(as_data(result)))
    else:
        if len(result.players) > 1:
            output().print(table_of(result, Speech(chosen())))
        output().print(say("study-written", file=str(out)))
    return 0
