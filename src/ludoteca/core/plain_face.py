"""The terminal face of a game that has none of its own: the seats and their points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.table import Table

from ludoteca.core.kernel import Record
from ludoteca.core.message import Message

if TYPE_CHECKING:
    from ludoteca.core.actions import Action
    from ludoteca.core.contract import Board, Game


@dataclass(frozen=True)
class PlainFace:
    """Nothing can be lit, and choices are typed in full or by their number."""

    game: Game[Any]
    board: Board
    state: Record

    def draw(self, lit: set[str]) -> Table:
        return self.result()

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
