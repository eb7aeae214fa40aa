"""Bots by name: levels, characters, bots of installed packages, programs of any language."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import fields, replace
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ludoteca.bots.bot import Bot
from ludoteca.bots.characters import make_player, players_of
from ludoteca.bots.clock import MANY, Clock
from ludoteca.bots.knowledge import KNOWLEDGE, manner_of
from ludoteca.bots.levels import ITERATIONS, LEVELS, MASTER, SearchBot
from ludoteca.bots.program import ProgramBot
from ludoteca.bots.thinking import FOREVER
from ludoteca.bots.weights import Weights, weights_for
from ludoteca.core.contract import Game
from ludoteca.core.errors import BadOption
from ludoteca.core.manner import Manner
from ludoteca.core.message import message
from ludoteca.core.threads import cores

# A package offers a bot by an entry point of this group: its name, and a function that is given
# the game and a seed and returns a `Bot`.
GROUP = "ludoteca.bots"
PROGRAM = "program:"  # before a command that speaks the line protocol
SEARCH = "search:"  # before settings of the search, for trying out what pays

BotMaker = Callable[[Game[Any], int], Bot]


def bot_names() -> list[str]:
    """The levels, then the bots of installed packages; a game has its characters besides."""
    return [*LEVELS, *installed_bots()]


def installed_bots() -> list[str]:
    return sorted(entry_points(group=GROUP).names - set(LEVELS))


def find_bot(
    name: str, game: Game[Any], seed: int = 0, threads: int | None = None, *, clock: bool = True
) -> Bot:
    """A new bot for one seat of one match; `BadOption` if there is none of that name.

    Threads (all cores by default) and the clock concern levels and characters alone: with one
    thread and no clock the same seed gives the same match.
    """
    if name in players_of(game):
        return make_player(name, game, seed, threads, clock=clock)
    if name.startswith(PROGRAM):
        return ProgramBot(shlex.split(name.removeprefix(PROGRAM)), seed)
    if name.startswith(SEARCH):
        manner, budget, weights = read_search(name, game)
        return SearchBot(game, manner, budget, seed, threads or cores(), weights)
    for entry in entry_points(group=GROUP, name=name):
        make: BotMaker = entry.load()
        return make(game, seed)
    allowed = ", ".join([*players_of(game), *installed_bots(), f"{PROGRAM}COMMAND"])
    raise BadOption(message("bad-bot", bot=name, allowed=allowed))


def read_search(name: str, game: Game[Any]) -> tuple[Manner, Clock, Weights | None]:
    """Settings like `search:iterations=400,horizon=0`; what is not set is as for a master.

    `knowledge` is `hand` or `learned`, `network` a file in place of what the game has learned,
    `seconds` a limit for each step in place of iterations.
    """
    manner, weights = manner_of(game), None
    iterations, seconds = ITERATIONS[MASTER], None
    kinds = {field.name: type(getattr(manner, field.name)) for field in fields(Manner)}
    chosen: dict[str, Any] = {}
    for part in filter(None, name.removeprefix(SEARCH).split(",")):
        setting, _, value = part.partition("=")
        try:
            if setting == "iterations":
                iterations = max(1, int(value))
            elif setting == "seconds":
                seconds = float(value)
            elif setting == "knowledge":
                manner = manner_of(game, KNOWLEDGE[KNOWLEDGE.index(value)])
            elif setting == "network":
                weights = weights_for(game, Path(value).read_bytes())
                manner = game.learned_manner or game.manner
                chosen["learned"] = True
            else:
                chosen[setting] = kinds[setting](float(value))
        except (KeyError, ValueError, OSError) as error:
            allowed = ", ".join(["iterations", "seconds", "knowledge", "network", *kinds])
            raise BadOption(message("bad-search", text=part, allowed=allowed)) from error
    clock = Clock(iterations) if seconds is None else Clock(MANY, seconds, FOREVER)
    return replace(manner, **chosen), clock, weights
