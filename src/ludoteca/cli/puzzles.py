"""`ludoteca puzzles`: mine, list and check puzzles."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.table import Table

from ludoteca.cli.consoles import errors, output, prepare, title
from ludoteca.cli.inputs import BadInput
from ludoteca.cli.language import say
from ludoteca.clusters import cluster as ray_cluster
from ludoteca.core.contract import Game
from ludoteca.games import find_game, sound_names
from ludoteca.puzzles.checking import holds
from ludoteca.puzzles.mining import Mined, mine
from ludoteca.puzzles.puzzle import DIFFICULTIES, Puzzle
from ludoteca.puzzles.shelf import from_file, puzzles_of
from ludoteca.spreading import Spread, over_processes, over_threads


def run_mine(
    name: str,
    games: int,
    seed: int,
    processes: int | None,
    cluster: str | None,
    minutes: float | None,
    most: int,
    out: Path | None,
    as_json: bool,
) -> int:
    game = find_game(name)
    folder = out or Path(f"{name}-puzzles")
    prepare(game)

    def dig(spread: Spread) -> Mined:
        return mine(game, folder, games, seed, minutes=minutes, most=most, spread=spread)

    if cluster is None:
        mined = dig(over_processes(processes))
    else:
        with ray_cluster(cluster) as spread:
            mined = dig(spread)
    if as_json:
        typer.echo(msgspec.json.encode(asdict(mined) | {"file": str(mined.file)}))
    else:
        told = {"games": mined.games, "puzzles": mined.puzzles, "shelved": mined.shelved}
        output().print(say("cli-puzzles-mined", file=str(mined.file), **told))
    return 0


def list_puzzles() -> int:
    table = Table(
        say("cli-game-column"),
        say("cli-puzzles-column"),
        *(say("cli-puzzles-difficulty", difficulty=level) for level in DIFFICULTIES),
        say("cli-puzzles-themes"),
    )
    for name in sound_names():
        game = find_game(name)
        puzzles = puzzles_of(game)
        levels = Counter(puzzle.difficulty for puzzle in puzzles)
        themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
        table.add_row(
            title(game),
            str(len(puzzles)),
            *(str(levels[level]) for level in DIFFICULTIES),
            ", ".join(f"{theme} {count}" for theme, count in themes.most_common()),
        )
    output().print(table)
    return 0


def check(
    name: str,
    file: Path | None,
    iterations: int,
    seed: int,
    sample: int | None,
    threads: int | None,
) -> int:
    """1 if an answer does not hold."""
    game = find_game(name)
    puzzles = read(game, file)
    if sample is not None:
        puzzles = puzzles[:: max(1, len(puzzles) // sample)][:sample]
    prepare(game)
    check_one = partial(holds, game=game, iterations=iterations, seed=seed)
    verdicts = list(over_threads(threads)(check_one, puzzles))
    wrong = [each.name for each, held in zip(puzzles, verdicts, strict=True) if not held]
    output().print(say("cli-puzzles-checked", held=len(puzzles) - len(wrong), of=len(puzzles)))
    if wrong:
        errors().print(", ".join(wrong))
    return 1 if wrong else 0


def read(game: Game[Any], file: Path | None) -> tuple[Puzzle, ...]:
    if file is None:
        return puzzles_of(game)
    try:
        return from_file(game, file.read_bytes())
    except ValueError as error:
        raise BadInput("cli-puzzles-file", file=str(file)) from error
