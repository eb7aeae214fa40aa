"""The games. Each has a folder here with its rules, boards and kernels.

This module is light: a game's kernels are loaded when `find_game` is asked for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.core.contract import Game

NAMES = ("marabunta", "minicity", "marracash")


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in NAMES:
        from ludoteca.core.errors import BadOption
        from ludoteca.core.message import message

        raise BadOption(message("bad-game", game=name, allowed=", ".join(NAMES)))
    game: Game[Any] = import_module(f"ludoteca.games.{name}.game").GAME
    return game
