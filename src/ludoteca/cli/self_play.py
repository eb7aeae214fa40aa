"""`ludoteca self-play`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import typer

from ludoteca.bots.players import find_bot
from ludoteca.cli.consoles import errors, output, prepare
from ludoteca.cli.inputs import BadInput, read_options
from ludoteca.cli.language import say
from ludoteca.clusters import spread_over
from ludoteca.core.extras import extra
from ludoteca.games import find_game
from ludoteca.own_boards import open_setting
from ludoteca.research.selfplay import self_play
from ludoteca.research.specs import Spec


def run_self_play(
    name: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    options: list[str],
    seed: int,
    threads: int | None,
    cluster: str | None,
    chunk: int,
    out: Path | None,
    as_json: bool,
) -> int:
    with extra("rl"):  # what is missing is told before anything is compiled
        import pyarrow  # noqa: F401
    game = find_game(name)
    if seats is None and len(bots) in game.seats:
        seats = len(bots)
    spec = Spec(game, open_setting(game, seats, read_options(game, options)))
    game.load_board(spec.setting.options, spec.setting.files)
    if len(bots) not in (1, spec.seats):
        raise BadInput("cli-self-play-bots", bots=len(bots), seats=spec.seats)
    for bot in bots:
        find_bot(bot, game)  # what is wrong with a name is told before a game is played
    prepare(game)
    with spread_over(cluster, threads) as spread:
        done = self_play(
            spec,
            list(bots) * (spec.seats // len(bots)),
            games,
            out or Path(f"{name}-self-play"),
            seed,
            chunk=chunk,
            spread=spread,
        )
    if as_json:
        facts = {"folder": str(done.folder), "games": done.games, "played": done.played}
        typer.echo(json.dumps(facts | {"faults": done.faults}))
    else:
        there = done.games - done.played
        output().print(
            say("cli-self-play-done", folder=str(done.folder), played=done.played, there=there)
        )
    if done.faults:
        errors().print(say("cli-self-play-faults", times=done.faults))
    return 0
