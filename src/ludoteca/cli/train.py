"""`ludoteca train`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import typer

from ludoteca.bots.players import SEARCH, read_search
from ludoteca.bots.weights import FILE, weights_of
from ludoteca.cli.consoles import errors, output, prepare
from ludoteca.cli.language import chosen, say, tell
from ludoteca.clusters import spread_over
from ludoteca.games import find_game
from ludoteca.learning.plan import make_plan
from ludoteca.learning.training import train
from ludoteca.manifests import to_json


def run_train(
    name: str,
    settings: Mapping[str, int | str | None],
    threads: int | None,
    cluster: str | None,
    minutes: float | None,
    fresh: bool,
    out: Path | None,
    as_json: bool,
) -> int:
    game = find_game(name)
    read_search(f"{SEARCH}{settings['thinking']}", game)  # what is wrong with it is told now
    start = None
    if not fresh and weights_of(game) is not None:
        start = (game.folder / FILE).read_bytes()
    plan = make_plan(game, start, **settings)
    folder = out or Path(f"{name}-training")
    prepare(game)
    with spread_over(cluster, threads) as spread:
        results = train(
            game,
            plan,
            folder,
            spread,
            start=start,
            minutes=minutes,
            tell=lambda told: errors().print(tell(told)),
            language=chosen(),
        )
    if as_json:
        typer.echo(to_json(results), nl=False)
    else:
        better = sum(result.better for result in results)
        report, network = str(folder / "report.html"), str(folder / FILE)
        output().print(say("training-done", better=better, folder=network, report=report))
    return 0
