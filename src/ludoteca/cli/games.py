"""`ludoteca games`."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from ludoteca.cli.consoles import errors, output, title
from ludoteca.cli.language import say, tell
from ludoteca.core.contract import Game, Option
from ludoteca.core.errors import BadOption
from ludoteca.core.setting import show
from ludoteca.games import find_game, names


def list_games() -> int:
    """A game whose package is broken is named, and keeps nobody from the others."""
    table = Table(say("cli-game-column"), say("cli-seats-column"), say("cli-options-column"))
    faults = []
    for name in names():
        try:
            game = find_game(name)
        except BadOption as fault:
            faults.append(fault.reason)
            continue
        seats = ", ".join(str(number) for number in game.seats)
        options = "\n".join(option_line(option) for option in game.options)
        options += "".join(f"\n{line}" for line in character_lines(game))
        names_of_game = dict.fromkeys((title(game), name))
        table.add_row("\n".join(names_of_game), seats, options)
    output().print(table)
    for reason in faults:
        errors().print(tell(reason), soft_wrap=True)
    return 0


def character_lines(game: Game[Any]) -> list[str]:
    return [
        say(
            "cli-character-line",
            name=character.name,
            about=say(f"{game.name}-character", name=character.name),
        )
        for character in game.characters
    ]


def option_line(option: Option) -> str:
    choices = ", ".join(show(choice) for choice in option.choices)
    key = "cli-board-option" if option.board else "cli-option"
    return say(key, option=option.name, default=show(option.default), choices=choices)
