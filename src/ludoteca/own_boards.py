"""Board files of one's own, opened for whoever sits at this machine: the core takes only texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.core.contract import Game, OptionValue
from ludoteca.core.errors import BadBoard
from ludoteca.core.setting import Setting, make_setting


def open_setting(
    game: Game[Any],
    seats: int | None,
    options: Mapping[str, OptionValue],
    position: Mapping[str, str] | None = None,
) -> Setting:
    """As `make_setting`, but a board option may also be the path of a file."""
    values, texts = dict(options), {}
    for option in game.options:
        value = options.get(option.name, option.default)
        path = Path(str(value))
        if option.board and value not in option.choices and path.is_file():
            values[option.name], texts[option.name] = path.stem, read_board(path)
    return make_setting(game, seats, values, texts, position)


def read_board(path: Path) -> str:
    """The text of a board file, with plain line ends."""
    try:
        text = path.read_text(encoding="utf-8")  # which also makes every line end plain
    except UnicodeDecodeError as error:
        raise BadBoard(str(path), 1, "board-not-text") from error
    return text.removesuffix("\n") + "\n"
