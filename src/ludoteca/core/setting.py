"""The setting of a match: how many seats, which options, which board files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.core.contract import Game, Option, OptionValue
from ludoteca.core.errors import BadOption
from ludoteca.core.message import Message, message


@dataclass(frozen=True)
class Setting:
    seats: int
    # Every option of the game, but openings left at their default; a board option holds its name.
    options: dict[str, OptionValue]
    files: dict[str, str]  # the text of every board option
    own_files: frozenset[str]  # board options that are a person's own file, not a shipped one
    openings: frozenset[str] = frozenset()  # options that only change how the match begins
    position: dict[str, str] | None = None  # set up by hand: where the match begins


def make_setting(
    game: Game[Any],
    seats: int | None,
    options: Mapping[str, OptionValue],
    texts: Mapping[str, str] | None = None,
    position: Mapping[str, str] | None = None,
) -> Setting:
    """Check what a person asked for, fill in the defaults and the texts of shipped boards.

    `texts` has the boards of a person's own: their option's value is only a name.
    """
    texts = {} if texts is None else texts
    if seats is None:
        seats = game.seats[0]
    if seats not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise BadOption(message("bad-seats", game=game.name, seats=str(seats), allowed=allowed))
    known = [option.name for option in game.options]
    for name in options:
        if name not in known:
            allowed = ", ".join(known)
            raise BadOption(message("bad-option", game=game.name, option=name, allowed=allowed))
    values: dict[str, OptionValue] = {}
    files: dict[str, str] = {}
    own_files = set()
    for option in game.options:
        value = options.get(option.name, option.default)
        if option.board:
            if option.name in texts:
                files[option.name] = texts[option.name]
                own_files.add(option.name)
            elif value in option.choices:
                files[option.name] = game.board_text(str(value))
            else:
                raise BadOption(bad_value(option, value))
        elif value not in option.choices or type(value) is not type(option.default):
            raise BadOption(bad_value(option, value))
        if not option.opening or value != option.default:
            values[option.name] = value
    openings = frozenset(option.name for option in game.options if option.opening)
    return Setting(
        seats,
        values,
        files,
        frozenset(own_files),
        openings & values.keys(),
        None if position is None else dict(position),
    )


def bad_value(option: Option, value: OptionValue) -> Message:
    key = "bad-board-value" if option.board else "bad-value"
    allowed = ", ".join(show(choice) for choice in option.choices)
    return message(key, option=option.name, value=show(value), allowed=allowed)


def show(value: OptionValue) -> str:
    """An option's value as people type it."""
    return str(value).lower() if isinstance(value, bool) else value


def read_value(option: Option, text: str) -> OptionValue:
    """The value that `show` wrote; anything else stays text, to be refused with a reason."""
    if isinstance(option.default, bool):
        return {"true": True, "false": False}.get(text, text)
    return text
