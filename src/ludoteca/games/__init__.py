"""The games: ours, and those of other packages that are installed beside.

A package declares a game in its `pyproject.toml`, in the entry-point group `ludoteca.games`; ours
are declared there as well. This module is light: a game's kernels are loaded when `find_game` is
asked for it.
"""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.core.contract import Game
    from ludoteca.core.errors import BadOption

__all__ = ["find_game", "is_ours", "names", "sound_names"]

GROUP = "ludoteca.games"
PACKAGE = "ludoteca"
# For people, the quickest game first: installers sort what `pyproject.toml` declares.
ORDER = ("marabunta", "minicity", "marracash")


@cache
def declared() -> dict[str, list[EntryPoint]]:
    """Who declares a game of which name: ours first, in our order, then guests by name."""
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=GROUP), key=place_of):
        found.setdefault(point.name, []).append(point)
    return found


def place_of(point: EntryPoint) -> tuple[int, str]:
    return ORDER.index(point.name) if point.name in ORDER else len(ORDER), point.name


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value


def names() -> tuple[str, ...]:
    """The names of all games that are declared; nothing is loaded for it."""
    return tuple(declared())


def is_ours(name: str) -> bool:
    """Is it part of Ludoteca itself, and of nothing else?"""
    return [package_of(point) for point in declared().get(name, [])] == [PACKAGE]


def find_game(name: str) -> Game[Any]:
    """The game of that name; `BadOption` if there is none, or if its package is broken."""
    if not declared():
        raise refusal("bad-install")
    if name not in declared():
        raise refusal("bad-game", game=name, allowed=", ".join(names()))
    points = declared()[name]
    if len(points) > 1:
        packages = ", ".join(package_of(point) for point in points)
        raise refusal("bad-game-twice", game=name, packages=packages)
    return load(points[0])


@cache
def sound_names() -> tuple[str, ...]:
    """The games that can be played here: a package that is broken is nobody else's harm.

    Guests are loaded to find that out, ours are not.
    """
    from ludoteca.core.errors import BadOption

    sound = []
    for name in names():
        try:
            if not is_ours(name):
                find_game(name)
            sound.append(name)
        except BadOption as fault:
            logging.getLogger("ludoteca.games").warning("%s", fault, extra={"game": name})
    return tuple(sound)


@cache
def load(point: EntryPoint) -> Game[Any]:
    from ludoteca.core.contract import Game

    try:
        game = point.load()
        is_promised = isinstance(game, Game) and game.name == point.name
    except Exception as error:  # whatever a stranger's module does when it is imported
        fault = f"{type(error).__name__}: {error}"
        raise refusal(
            "bad-game-import", game=point.name, package=package_of(point), fault=fault
        ) from error
    if not is_promised:
        raise refusal("bad-game-entry", game=point.name, package=package_of(point))
    return game  # type: ignore[no-any-return]


def refusal(key: str, **arguments: str) -> BadOption:
    from ludoteca.core.errors import BadOption
    from ludoteca.core.message import message

    return BadOption(message(key, **arguments))


class Games(ModuleType):
    """This package, which `ludoteca.games()` calls for the names of the games."""

    def __call__(self) -> list[str]:
        return list(names())


sys.modules[__name__].__class__ = Games
