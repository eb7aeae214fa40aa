"""Whoever takes part in a contest: a bot by its name, a bot as an object, or a maker of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, Protocol, runtime_checkable

from ludoteca.bots.bot import Bot, close
from ludoteca.bots.characters import players_of
from ludoteca.bots.guard import GuardedBot
from ludoteca.bots.players import SEARCH, BotMaker, find_bot
from ludoteca.bots.position import Position
from ludoteca.core.contract import Game


@runtime_checkable
class Seated(Protocol):
    """Something that has a bot of its own, with a seed of its own, for every match."""

    def seated(self, game: Game[Any], seed: int) -> Bot: ...


# An object is the same one in every match, so it must not mind several at a time. A bot that
# remembers comes as its class, or as any other function of the game and a seed.
Entrant = str | Bot | Seated | BotMaker


class SharedBot:
    """A bot of the caller's in many matches: asked by one thread at a time."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.turn = Lock()

    def choose(self, position: Position) -> int:
        with self.turn:
            return self.bot.choose(position)

    def __reduce__(self) -> tuple[type[SharedBot], tuple[Bot]]:
        return SharedBot, (self.bot,)  # a lock stays in its process


def is_bot(entrant: object) -> bool:
    """Is it a bot itself? A class of bots has a method `choose`, too, and is none."""
    return hasattr(entrant, "choose") and not isinstance(entrant, type)


def prepared(entrant: Entrant) -> Entrant:
    """The same, ready for matches in several threads; `TypeError` if it cannot play."""
    if isinstance(entrant, str):
        return entrant
    if not isinstance(entrant, type):
        if isinstance(entrant, Seated):
            return entrant
        if is_bot(entrant):
            return SharedBot(entrant)  # type: ignore[arg-type]
    if callable(entrant):
        return entrant
    raise TypeError(
        f"{entrant!r} is no player: give the name of a bot, an object with a method `choose`, "
        "or a function that makes one of a game and a seed"
    )


@contextmanager
def seated(
    entrant: Entrant, game: Game[Any], seed: int, report: Callable[[str], None]
) -> Iterator[Bot]:
    """The bot that plays one seat of one match; what was made for the match is closed after it.

    Faults of a bot that has a name are reported and its seat plays on; an object is the caller's
    own code, and what it raises reaches the caller.
    """
    if isinstance(entrant, str):
        bot = find_bot(entrant, game, seed, threads=1, clock=False)
        if entrant not in players_of(game) and not entrant.startswith(SEARCH):
            bot = GuardedBot(bot, seed, report=report)
    elif isinstance(entrant, Seated):
        bot = entrant.seated(game, seed)
    elif isinstance(entrant, SharedBot):
        yield entrant
        return
    else:
        bot = entrant(game, seed)  # type: ignore[operator]
        if not is_bot(bot):
            raise TypeError(f"{entrant!r} made {bot!r}, which has no method `choose`")
    try:
        yield bot
    finally:
        close(bot)


def names_of(entrants: Sequence[Entrant]) -> list[str]:
    """What each is called, no two alike: by its name, its attribute `name` or its class."""
    names: list[str] = []
    for entrant in entrants:
        own = entrant if isinstance(entrant, str) else getattr(entrant, "name", None)
        if not isinstance(own, str):
            own = getattr(entrant, "__name__", type(entrant).__name__)
        name, number = own, 1
        while name in names and not isinstance(entrant, str):
            number += 1
            name = f"{own} {number}"
        names.append(name)
    return names
