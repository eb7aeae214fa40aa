"""`ludoteca games`."""

from __future__ import annotations

from rich.table import Table

from ludoteca.cli.consoles import output, title
from ludoteca.cli.language import say
from ludoteca.core.contract import Option
from ludoteca.core.setting import show
from ludoteca.games import NAMES, find_game


def list_games() -> int:
    table = Table(say("cli-game-column"), say("cli-seats-column"), say("cli-options-column"))
    for name in NAMES:
        game = find_game(name)
        seats = ", ".join(str(number) for number in game.seats)
        options = "\n".join(option_line(option) for option in game.options)
        table.add_row(f"{title(game)}\n{name}", seats, options)
    output().print(table)
    return 0


def option_line(option: Option) -> str:
    choices = ", ".join(show(choice) for choice in option.choices)
    key = "cli-board-option" if option.board else "cli-option"
    return say(key, option=option.name, default=show(option.default), choices=choices)
