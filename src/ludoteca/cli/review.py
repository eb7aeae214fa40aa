"""`ludoteca review`: a match that is over, looked back on."""

from __future__ import annotations

import shlex
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.cli.consoles import output, prepare_for, seat_word, title
from ludoteca.cli.inputs import read_text
from ludoteca.cli.language import chosen, say, tell
from ludoteca.core.match import Match
from ludoteca.progress import progress_bar
from ludoteca.review import DEPTH, FAULTS, VERDICTS, Review, review
from ludoteca.study.match_report import signed, write_review
from ludoteca.study.speech import Speech

CURVE = "▁▂▃▄▅▆▇█"
ACROSS = 60  # characters of a curve


def run_review(
    file: Path, iterations: int, threads: int | None, html: Path | None, as_json: bool
) -> int:
    text = read_text(file)
    prepare_for(text)
    match = ludoteca.load(text)
    if html is not None:
        html.touch()  # a file that cannot be written is told now
    with progress_bar(len(match.actions)) as advance:
        found = review(match, iterations, threads, advance)
    if html is not None:
        command = command_of(file, iterations, html)
        html.write_text(write_review(match, found, command, chosen()), encoding="utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    elif html is not None:
        output().print(say("review-written", file=str(html)))
    else:
        show(match, found)
    return 0


def command_of(file: Path, iterations: int, html: Path) -> str:
    depth = [] if iterations == DEPTH else [f"--iterations {iterations}"]
    spoken = [] if chosen() == "en" else [f"--language {chosen()}"]
    parts = [shlex.quote(file.name), *depth, f"--html {shlex.quote(html.name)}", *spoken]
    return " ".join(["ludoteca review", *parts])


def show(match: Match, found: Review) -> None:
    """In the terminal."""
    console, speech = output(), Speech(chosen())
    seats = [seat_word(match.game, seat) for seat in range(len(found.seats))]
    console.print(say("review-title", game=title(match.game)), style="bold")
    console.print(say("review-lead", iterations=found.iterations))
    heading(console, "curve")
    widest = max(map(len, seats))
    for seat, name in enumerate(seats):
        end = speech.per_cent(found.chances[-1][seat], 0)
        console.print(f"{name:<{widest}}  {curve(found, seat)}  {end}")
    heading(console, "balance")
    table = Table(say("review-head", head="seat"), say("review-head", head="luck"))
    table.add_column(say("review-head", head="skill"))
    for verdict in VERDICTS:
        table.add_column(say("review-verdict", verdict=verdict), justify="right")
    for name, each in zip(seats, found.balances, strict=True):
        counts = [str(each.verdicts[verdict]) for verdict in VERDICTS]
        table.add_row(name, signed(each.luck, speech), signed(each.skill, speech), *counts)
    console.print(table)
    heading(console, "turning")
    for point in found.turning_points:
        told = " ".join(map(tell, point.told))
        console.print(f"{say('review-step', step=point.moment)}. {told}")
    if not found.turning_points:
        console.print(say("review-no-turning"))
    heading(console, "decisions")
    faults = [each for each in found.decisions if each.verdict in FAULTS]
    heads = ("step", "seat", "verdict", "lost", "played", "better")
    table = Table(*(say("review-head", head=head) for head in heads))
    for decision in faults:
        table.add_row(
            str(decision.moment),
            seats[decision.seat],
            say("review-verdict", verdict=decision.verdict),
            speech.per_cent(decision.lost, 0),
            tell(decision.label),
            "" if decision.better is None else tell(decision.better.label),
        )
    console.print(table if faults else say("review-no-faults"))


def heading(console: Console, part: str) -> None:
    console.print()
    console.print(say("review-part", part=part), style="bold")


def curve(found: Review, seat: int) -> str:
    """The chances of a seat, one sign for several moments."""
    last = len(found.chances) - 1
    shares = (found.chances[last * place // (ACROSS - 1)][seat] for place in range(ACROSS))
    return "".join(CURVE[min(len(CURVE) - 1, int(share * len(CURVE)))] for share in shares)
