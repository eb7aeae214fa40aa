"""What a person gives on the command line, read and checked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludoteca.core.contract import Game, OptionValue
from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Argument, message
from ludoteca.core.setting import read_value


class BadInput(LudotecaError):
    """An argument of a command that cannot be used."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(message(key, **arguments))


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput("cli-not-text-file", file=str(file)) from error


def read_options(game: Game[Any], pairs: Iterable[str]) -> dict[str, OptionValue]:
    """Options given as name=value; names and values are judged by the game."""
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("cli-option-form", text=pair)
        option = known.get(name)
        options[name] = value if option is None else read_value(option, value)
    return options


def find_seat(game: Game[Any], seats: int, name: str | None) -> int:
    """The seat of that name, among those that play; the first if none is asked for."""
    names = game.seat_names[:seats]
    if name is None:
        return 0
    if name not in names:
        raise BadInput("cli-seat", seat=name, allowed=", ".join(names))
    return names.index(name)
