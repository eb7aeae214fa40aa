"""Where a command writes: results to standard output, everything else to standard error."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console

from ludoteca import preparing
from ludoteca.cli.language import say
from ludoteca.core import announcing
from ludoteca.core.analysis_text import demand_record
from ludoteca.core.contract import Game
from ludoteca.core.record import take_apart
from ludoteca.core.texts import BadText
from ludoteca.games import find_game


def output() -> Console:
    """Texts are written as they are: brackets and colons in them mean nothing to Rich."""
    return Console(markup=False, highlight=False, emoji=False)


def errors() -> Console:
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def at_terminal(console: Console) -> bool:
    """Is there a person at both ends, and not a pipe?"""
    return console.is_terminal and sys.stdin.isatty()


def title(game: Game[Any]) -> str:
    """As the game's own texts call it; a guest that forgot to is called by its bare name."""
    try:
        return say(f"{game.name}-title")
    except BadText:
        return game.name


def seat_word(game: Game[Any], seat: int) -> str:
    """A seat as the game's own texts call it, where they do."""
    name = game.seat_names[seat]
    try:
        return say(f"{game.name}-seat", seat=name)
    except BadText:
        return name


def prepare(game: Game[Any]) -> None:
    """Compile a game's kernels before they are needed, and say why that takes a while."""
    if preparing.is_warm(game):
        return
    announcing.hush()
    console = errors()
    words = say("cli-preparing", game=title(game))
    if not console.is_terminal:
        console.print(words)
    with console.status(words):
        preparing.warm_up(game)


def prepare_for(record: str) -> None:
    """The same for the game of a record, before it is replayed."""
    demand_record(record)
    prepare(find_game(take_apart(record).game))
