"""`ludoteca arena`."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec
import typer
from rich.table import Table

from ludoteca.bots.arena import arena, group_count
from ludoteca.bots.ladder import Ladder, Rung, table_name
from ludoteca.bots.players import find_bot
from ludoteca.bots.sequential import Hypotheses, Verdict
from ludoteca.bots.standing import Standing
from ludoteca.cli.consoles import errors, output, prepare, title
from ludoteca.cli.inputs import BadInput, read_options
from ludoteca.cli.language import say
from ludoteca.clusters import spread_over
from ludoteca.games import find_game
from ludoteca.own_boards import open_setting
from ludoteca.progress import progress_bar


@dataclass(frozen=True)
class Stopping:
    """When to stop, as a person gives it: `elo=0,50` or `share=0.5,0.6`."""

    text: str
    alpha: float
    beta: float

    def hypotheses(self, seats: int) -> Hypotheses:
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadInput("cli-arena-errors", alpha=f"{self.alpha:g}", beta=f"{self.beta:g}")
        form = re.fullmatch(r"(elo|share)=([-+.0-9]+),([-+.0-9]+)", self.text)
        try:
            if form is None:
                raise ValueError(self.text)
            low, high = float(form[2]), float(form[3])
            if form[1] == "elo":
                return Hypotheses.of_elo(low, high, seats, self.alpha, self.beta)
            return Hypotheses(low, high, self.alpha, self.beta)
        except (ValueError, OverflowError) as error:
            raise BadInput("cli-arena-sprt", text=self.text) from error


def run_arena(
    name: str,
    bots: list[str],
    games: int,
    seats: int | None,
    seed: int,
    options: list[str],
    threads: int | None,
    cluster: str | None,
    stopping: Stopping | None,
    ladder_file: Path | None,
    as_json: bool,
) -> int:
    game = find_game(name)
    if seats is None and len(bots) in game.seats:
        seats = len(bots)
    setting = open_setting(game, seats, read_options(game, options))
    game.load_board(setting.options, setting.files)
    for bot in bots:
        find_bot(bot, game)  # what is wrong with a name is told before a game is played
    hypotheses = None if stopping is None else stopping.hypotheses(setting.seats)
    ladder = None if ladder_file is None else Ladder(ladder_file)
    prepare(game)
    total = games * group_count(len(bots), setting.seats)
    with spread_over(cluster, threads) as spread, progress_bar(total) as advance:
        standing = arena(
            game,
            setting,
            bots,
            games,
            seed,
            spread,
            advance,
            hypotheses,
            ladder,
        )
    rungs = {} if ladder is None else ladder.standing(table_name(game, setting))
    if as_json:
        ladder_data = {bot: msgspec.to_builtins(rung) for bot, rung in rungs.items()}
        typer.echo(json.dumps(asdict(standing) | {"ladder": ladder_data or None}))
    else:
        show_standing(title(game), standing)
        if standing.verdict is not None:
            show_verdict(standing.bots[0], standing.verdict)
        if rungs:
            show_ladder(rungs)
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


def show_verdict(bot: str, verdict: Verdict) -> None:
    low, high = verdict.bounds
    output().print(
        say(
            "cli-arena-verdict",
            bot=bot,
            found="open" if verdict.found is None else verdict.found.replace(" ", "-"),
            low=f"{verdict.hypotheses.low:.1%}",
            high=f"{verdict.hypotheses.high:.1%}",
            ratio=f"{verdict.ratio:.2f}",
            least=f"{low:.2f}",
            most=f"{high:.2f}",
        )
    )


def show_ladder(rungs: dict[str, Rung]) -> None:
    table = Table(*(say(f"cli-arena-{column}") for column in ("bot", "games", "rating")))
    for bot, rung in rungs.items():
        table.add_row(bot, f"{rung.games:,}", f"{rung.mu:.1f} ± {rung.sigma:.1f}")
    console = output()
    console.print(say("cli-arena-ladder"))
    console.print(table)
