"""Bots by name: levels, bots of installed packages, and programs of any language."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from ludoteca.bots.bot import Bot
from ludoteca.bots.levels import LEVELS, make_level
from ludoteca.bots.program import ProgramBot
from ludoteca.core.contract import Game
from ludoteca.core.errors import BadOption
from ludoteca.core.message import message

# A package offers a bot by an entry point of this group: its name, and a function that is given
# the game and a seed and returns a `Bot`.
GROUP = "ludoteca.bots"
PROGRAM = "program:"  # before a command that speaks the line protocol

BotMaker = Callable[[Game[Any], int], Bot]


def bot_names() -> list[str]:
    """The levels, then the bots of installed packages."""
    return [*LEVELS, *sorted(entry_points(group=GROUP).names - set(LEVELS))]


def find_bot(
    name: str, game: Game[Any], seed: int = 0, threads: int | None = None, *, clock: bool = True
) -> Bot:
    """A new bot for one seat of one match; `BadOption` if there is none of that name.

    Threads (all cores by default) and the clock concern levels alone: with one thread and no
    clock the same seed gives the same match.
    """
    if name in LEVELS:
        return make_level(name, game, seed, threads, clock=clock)
    if name.startswith(PROGRAM):
        return ProgramBot(shlex.split(name.removeprefix(PROGRAM)), seed)
    for entry in entry_points(group=GROUP, name=name):
        make: BotMaker = entry.load()
        return make(game, seed)
    raise BadOption(message("bad-bot", bot=name, allowed=", ".join(bot_names())))
