"""The commands and their options; what they do is in the modules beside, loaded when called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca import __version__
from ludoteca.cli.language import choose_language, usual_language

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
boards_app = typer.Typer(
    help="List, check and draw boards.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(boards_app, name="boards")
puzzles_app = typer.Typer(
    help="Find, count and check puzzles.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(puzzles_app, name="puzzles")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="Record of a match.")]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        callback=choose_language,
        default_factory=usual_language,
        is_eager=True,
        show_default="from LANG, else en",
        metavar="en|it|fr|pl",
        help="Language of the texts.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Seats = Annotated[int | None, typer.Option("--seats", min=1, help="How many play.")]
SeedOfGames = Annotated[int, typer.Option(min=0, max=2**20, help="Same seed, same games.")]
GamesAtOnce = Annotated[
    int | None, typer.Option(min=1, max=1024, help="Games at once; all cores by default.")
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="HOST:PORT|auto",
        help="A Ray cluster that plays the games, in place of this machine.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
OfGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="The board's game.")]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def everywhere(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show it.")
    ] = False,
) -> None:
    """A digital tabletop for euro games."""


@app.command("games")
def games(language: Language) -> int:
    """List the games with their seats and options."""
    from ludoteca.cli.games import list_games

    return list_games()


@app.command("play")
def play(
    language: Language,
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Name of a game; without one, in the browser."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Repeat the chance of another match.")] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat, as red.")] = None,
    seats: Seats = None,
    option: Options = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved match.")
    ] = None,
    level: Annotated[
        list[str] | None,
        typer.Option(
            "--level",
            metavar="random|beginner|casual|strong|master|grandmaster|CHARACTER|BOT",
            help="How well the others play, casual by default; once for each of them if you like.",
        ),
    ] = None,
) -> int:
    """Play a game in the terminal against bots, or all of them in the browser."""
    if game is None:
        from ludoteca.core.extras import extra

        with extra("server"):
            from ludoteca.cli.serve import play_in_browser

        return play_in_browser([seed, seat, seats, option, load])
    from ludoteca.cli.play import begin

    return begin(game, seed, seat, seats, option or [], load, level or ["casual"])


@app.command("serve")
def serve(
    language: Language,
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 for everybody.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            show_default="a file in your data folder",
            help="SQLite file, or postgresql://USER@HOST/NAME.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin",
            metavar="https://HOST",
            help="An address by which a proxy offers this server; repeatable.",
        ),
    ] = None,
    sender: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Whom mail comes from; LUDOTECA_SMTP says where it is handed in.",
        ),
    ] = "",
    https: Annotated[
        bool, typer.Option("--https", help="Only by HTTPS, which a proxy speaks for us.")
    ] = False,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=VALUE",
            help="A limit or a time, as docs/hosting.md lists them; repeatable.",
        ),
    ] = None,
) -> int:
    """Run the table server, for playing in the browser with people and bots."""
    from ludoteca.core.extras import extra

    with extra("server"):
        from ludoteca.cli.serve import serve as run_server

    return run_server(host, port, database, workers, origin or [], https, settings or [], sender)


@app.command("simulate")
def simulate(
    game: GameName,
    language: Language,
    games: Annotated[int, typer.Option("--games", min=1, max=2**32, help="How many games.")] = 1000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="Same seed, same games.")] = 0,
    option: Options = None,
    threads: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Threads; all cores by default.")
    ] = None,
    json: AsJson = False,
) -> int:
    """Play many games between random players."""
    from ludoteca.cli.measuring import run_simulation

    return run_simulation(game, games, seats, seed, option or [], threads, json)


@app.command("arena")
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...", help="Levels, characters, installed bots, or program:COMMAND."
        ),
    ],
    language: Language,
    games: Annotated[
        int,
        typer.Option(
            "--games", min=1, max=2**20, help="Games for each group of bots; with --sprt at most."
        ),
    ] = 100,
    seats: Seats = None,
    seed: SeedOfGames = 0,
    option: Options = None,
    threads: GamesAtOnce = None,
    cluster: Cluster = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="elo=LOW,HIGH|share=LOW,HIGH",
            help="Stop as soon as it is clear which of the two the first of two bots has.",
        ),
    ] = None,
    alpha: Annotated[
        float, typer.Option(min=0, max=0.5, help="How often --sprt may say HIGH where it is LOW.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(min=0, max=0.5, help="How often --sprt may say LOW where it is HIGH.")
    ] = 0.05,
    ladder: Annotated[
        Path | None,
        typer.Option("--ladder", metavar="FILE", help="Keep ratings there from run to run."),
    ] = None,
    json: AsJson = False,
) -> int:
    """Let bots play each other, and measure who is better."""
    from ludoteca.cli.arena import Stopping, run_arena

    stopping = None if sprt is None else Stopping(sprt, alpha, beta)
    options = option or []
    return run_arena(
        game, bots, games, seats, seed, options, threads, cluster, stopping, ladder, json
    )


@app.command("study")
def study(
    game: GameName,
    language: Language,
    games: Annotated[int, typer.Option("--games", min=1, max=2**20, help="How many games.")] = 100,
    seats: Seats = None,
    option: Options = None,
    level: Annotated[
        list[str] | None,
        typer.Option(
            "--level",
            metavar="random|beginner|casual|strong|master|grandmaster|CHARACTER|BOT",
            help="Who plays: strong by default; give several to compare them.",
        ),
    ] = None,
    seed: SeedOfGames = 0,
    threads: GamesAtOnce = None,
    cluster: Cluster = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The report; GAME-study.html by default."),
    ] = None,
    json: AsJson = False,
) -> int:
    """Let bots play a game many times, and report on the game and its boards."""
    from ludoteca.cli.study import run_study

    levels = level or ["strong"]
    return run_study(game, games, seats, option or [], levels, seed, threads, cluster, out, json)


@app.command("self-play")
def self_play(
    game: GameName,
    language: Language,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[BOT]...", help="One for all seats or one for each; strong by default."
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, max=2**20, help="How many games.")] = 100,
    seats: Seats = None,
    option: Options = None,
    seed: SeedOfGames = 0,
    threads: GamesAtOnce = None,
    cluster: Cluster = None,
    chunk: Annotated[int, typer.Option(min=1, max=2**20, help="Games in a file.")] = 64,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help="Where to write, or to go on after a stop; GAME-self-play by default.",
        ),
    ] = None,
    json: AsJson = False,
) -> int:
    """Let bots play, and keep every decision and record as Parquet, for learning."""
    from ludoteca.cli.self_play import run_self_play

    players, options = bots or ["strong"], option or []
    return run_self_play(
        game, players, games, seats, options, seed, threads, cluster, chunk, out, json
    )


@app.command("train")
def train(
    game: GameName,
    language: Language,
    generations: Annotated[
        int, typer.Option(min=1, max=100, help="How often to play, learn and try.")
    ] = 3,
    games: Annotated[
        int, typer.Option("--games", min=1, max=2**20, help="Searched games of a generation.")
    ] = 1024,
    drills: Annotated[
        int, typer.Option(min=1, max=2**24, help="Games at first sight of a generation.")
    ] = 65536,
    every: Annotated[
        int, typer.Option(min=1, max=1000, help="One position of so many of a drill is kept.")
    ] = 12,
    iterations: Annotated[
        int, typer.Option(min=2, max=2**15, help="Of the searches that are learned from.")
    ] = 160,
    horizon: Annotated[
        int | None,
        typer.Option(min=0, max=10_000, help="Steps that a search plays on; the game's own."),
    ] = None,
    thinking: Annotated[
        str,
        typer.Option(
            metavar="seconds=S|iterations=N", help="Of both sides where a network is tried."
        ),
    ] = "seconds=0.05",
    trial: Annotated[
        int, typer.Option(min=1, max=2**20, help="Games of the sequential test at most.")
    ] = 400,
    matches: Annotated[
        int, typer.Option(min=1, max=2**20, help="Games against each fixed opponent.")
    ] = 100,
    seed: SeedOfGames = 0,
    threads: GamesAtOnce = None,
    cluster: Cluster = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Begin no games after about so long.")
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="From the hand-written knowledge alone.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help="Where to write, or to go on after a stop; GAME-training by default.",
        ),
    ] = None,
    json: AsJson = False,
) -> int:
    """Let a network learn a game by playing it; it stays if it plays better than before."""
    from ludoteca.cli.train import run_train

    settings: dict[str, int | str | None] = {
        "generations": generations,
        "games": games,
        "drills": drills,
        "every": every,
        "iterations": iterations,
        "horizon": horizon,
        "thinking": thinking,
        "trial": trial,
        "matches": matches,
        "seed": seed,
    }
    return run_train(game, settings, threads, cluster, minutes, fresh, out, json)


@app.command("bench")
def bench(
    language: Language,
    device: Annotated[str, typer.Option(metavar="cpu|cuda", help="Where to measure.")] = "cpu",
    seconds: Annotated[
        float, typer.Option(min=0.01, max=3600, help="How long to measure each.")
    ] = 2.0,
    json: AsJson = False,
) -> int:
    """Measure how many moves a second each game's engine plays."""
    from ludoteca.cli.measuring import run_bench

    return run_bench(device, seconds, json)


@app.command("replay")
def replay(
    file: RecordFile,
    language: Language,
    step: Annotated[bool, typer.Option("--step", help="Show the board at every step.")] = False,
) -> int:
    """Tell a recorded match in words, with its boards."""
    from ludoteca.cli.replay import tell_match

    return tell_match(file, step)


@app.command("verify")
def verify(file: RecordFile, language: Language) -> int:
    """Check every die, tile and card of a finished match against its seed."""
    from ludoteca.cli.verify import check_record

    return check_record(file)


@app.command("review")
def review(
    file: RecordFile,
    language: Language,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="OUT", help="Write a page with pictures.")
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=1, max=2**20, help="Of the search at each position.")
    ] = 300,
    threads: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Threads; all cores by default.")
    ] = None,
    json: AsJson = False,
) -> int:
    """Look back on a match that is over: chances, decisions judged, luck and skill."""
    from ludoteca.cli.review import run_review

    return run_review(file, iterations, threads, html, json)


@boards_app.command("list")
def boards_list(language: Language) -> int:
    """List the boards that come with each game."""
    from ludoteca.cli.boards import list_boards

    return list_boards()


@boards_app.command("check")
def boards_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file.")],
    language: Language,
    game: OfGame = None,
) -> int:
    """Check a board file against the rules of its game."""
    from ludoteca.cli.boards import check

    return check(file, game)


@boards_app.command("draw")
def boards_draw(
    board: Annotated[str, typer.Argument(metavar="NAME_OR_FILE", help="A board.")],
    language: Language,
    svg: Annotated[Path, typer.Option("--svg", metavar="FILE", help="Where to write it.")],
    game: OfGame = None,
) -> int:
    """Draw a board as an SVG picture."""
    from ludoteca.cli.boards import draw

    return draw(board, svg, game)


@puzzles_app.command("mine")
def puzzles_mine(
    game: GameName,
    language: Language,
    games: Annotated[
        int, typer.Option("--games", min=1, max=2**20, help="Games to look for puzzles in.")
    ] = 200,
    seed: SeedOfGames = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, max=1024, help="All cores by default.")
    ] = None,
    cluster: Cluster = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop after so long; the rest is for another run.")
    ] = None,
    most: Annotated[
        int, typer.Option(min=1, max=10_000, help="Puzzles in the file that is left behind.")
    ] = 160,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help="Where to write, or to go on after a stop; GAME-puzzles by default.",
        ),
    ] = None,
    json: AsJson = False,
) -> int:
    """Let a search play itself, and keep where the best choice is not the obvious one."""
    from ludoteca.cli.puzzles import run_mine

    return run_mine(game, games, seed, processes, cluster, minutes, most, out, json)


@puzzles_app.command("list")
def puzzles_list(language: Language) -> int:
    """Count the puzzles of each game, by difficulty and by what they are about."""
    from ludoteca.cli.puzzles import list_puzzles

    return list_puzzles()


@puzzles_app.command("check")
def puzzles_check(
    game: GameName,
    language: Language,
    file: Annotated[
        Path | None,
        typer.Option("--file", metavar="FILE", help="A file of puzzles; the game's own."),
    ] = None,
    iterations: Annotated[int, typer.Option(min=1, max=10_000_000, help="Of each search.")] = 2000,
    seed: SeedOfGames = 0,
    sample: Annotated[
        int | None, typer.Option(min=1, help="Check so many of them; all by default.")
    ] = None,
    threads: GamesAtOnce = None,
) -> int:
    """Search each puzzle anew, and tell of those whose answer does not hold."""
    from ludoteca.cli.puzzles import check

    return check(game, file, iterations, seed, sample, threads)
