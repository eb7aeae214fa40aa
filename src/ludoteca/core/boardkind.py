"""Kinds of board files: each game declares its own, with the function that reads one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ludoteca.core.boardfile import BoardFile, read_board_file

if TYPE_CHECKING:
    from ludoteca.core.contract import Game

PartT_co = TypeVar("PartT_co", covariant=True)  # a part of a board


@dataclass(frozen=True)
class BoardKind(Generic[PartT_co]):
    """What `kind` says in a file, the option such a file is for, and what is read from it."""

    name: str
    option: str
    read: Callable[[BoardFile], PartT_co]  # checks everything else; `BadBoard` if it is wrong

    def parse(self, file: str, text: str) -> PartT_co:
        """The part of a board that a text describes; `BadBoard` if it is of another kind."""
        board = read_board_file(file, text)
        if board.get("kind", str) != self.name:
            raise board.fault(board.line_of("kind"), "board-other-kind", kind=self.name)
        return self.read(board)


def read_part(
    kinds: Iterable[BoardKind[PartT_co]], file: str, text: str
) -> tuple[BoardKind[PartT_co], PartT_co]:
    """Which of these kinds a text is of, and what it describes; `BadBoard` if it is wrong."""
    board = read_board_file(file, text)
    kind = find_kind(kinds, board)
    return kind, kind.read(board)


def find_kind(kinds: Iterable[BoardKind[PartT_co]], board: BoardFile) -> BoardKind[PartT_co]:
    known = {kind.name: kind for kind in kinds}
    name = board.get("kind", str)
    if name not in known:
        allowed = ", ".join(known)
        raise board.fault(board.line_of("kind"), "board-kind-unknown", kind=name, allowed=allowed)
    return known[name]


def game_of_board(games: Iterable[Game[Any]], file: str, text: str) -> Game[Any]:
    """Which of several games a board is for, going by its kind; `BadBoard` if none knows that."""
    owners = {kind: game for game in games for kind in game.board_kinds}
    return owners[find_kind(owners, read_board_file(file, text))]
