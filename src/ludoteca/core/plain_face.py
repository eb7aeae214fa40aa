"""The terminal face of a game that has none of its own: the position in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludoteca.core.kernel import Record
from ludoteca.core.message import Message
from ludoteca.core.texts import say

if TYPE_CHECKING:
    from ludoteca.core.actions import Action
    from ludoteca.core.contract import Board, Game


@dataclass(frozen=True)
class PlainFace:
    """Nothing can be lit, and choices are typed in full or by their number."""

    game: Game[Any]
    board: Board
    state: Record
    seat: int | None
    language: str

    def draw(self, lit: set[str]) -> Group:
        lines = self.game.tell_position(self.board, self.state, self.seat)
        return Group(self.result(), *(Text(say(line, self.language)) for line in lines))

    def lights(self, actions: Sequence[Action]) -> set[str]:
        return set()

    def shorthand(self, text: str) -> str | None:
        return None

    def hint(self) -> Message | None:
        return None

    def result(self) -> Table:
        table = Table(show_header=False)
        for seat, points in enumerate(self.game.scores(self.board, self.state)):
            turn = "▸" if seat == self.state.actor else ""
            table.add_row(turn, self.game.seat_names[seat], str(points))
        return table
