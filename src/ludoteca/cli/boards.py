"""`ludoteca boards`: list, check and draw board files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from ludoteca.cli.consoles import output, title
from ludoteca.cli.inputs import BadInput, read_text
from ludoteca.cli.language import chosen, say, tell
from ludoteca.core.boardkind import game_of_board
from ludoteca.core.contract import Game
from ludoteca.core.errors import BadBoard
from ludoteca.core.setting import show
from ludoteca.games import find_game, sound_names


def shipped(game: Game[Any]) -> dict[str, str]:
    """Boards that come with the game, and the option each is for."""
    return {
        show(choice): option.name
        for option in game.options
        if option.board
        for choice in option.choices
    }


def list_boards() -> int:
    table = Table(say("cli-game-column"), say("cli-option-column"), say("cli-board-column"))
    for name in sound_names():
        game = find_game(name)
        for board, option in shipped(game).items():
            table.add_row(name, option, board)
    output().print(table)
    return 0


def check(file: Path, name: str | None) -> int:
    text = read_text(file)
    games = candidates(name)
    try:
        game, option = judge(games, str(file), text)
    except BadBoard as fault:
        output().print(tell(fault.reason), soft_wrap=True)
        return 1
    output().print(say("cli-board-ok", file=str(file), option=option, game=title(game)))
    return 0


def draw(board: str, svg: Path, name: str | None) -> int:
    games = candidates(name)
    game = next((game for game in games if board in shipped(game)), None)
    if game is not None:
        text = game.board_text(board)
    elif Path(board).exists():
        text = read_text(Path(board))
        game, _ = judge(games, board, text)
    else:
        allowed = ", ".join(name for game in games for name in shipped(game))
        raise BadInput("cli-no-board", board=board, allowed=allowed)
    svg.write_text(game.draw_board(board, text, chosen()), encoding="utf-8")
    output().print(say("cli-drawn", file=str(svg)))
    return 0


def candidates(name: str | None) -> list[Game[Any]]:
    return [find_game(each) for each in sound_names()] if name is None else [find_game(name)]


def judge(games: list[Game[Any]], file: str, text: str) -> tuple[Game[Any], str]:
    """The game that a board is for, and for which option; `BadBoard` if it is wrong."""
    game = games[0] if len(games) == 1 else game_of_board(games, file, text)
    return game, game.check_board(file, text)
