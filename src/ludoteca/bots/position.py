"""What a bot is given: a position as its seat may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from ludoteca.core.contract import Board, Game
from ludoteca.core.kernel import Record, copy_record
from ludoteca.core.match import Match
from ludoteca.core.setting import Setting


@dataclass(frozen=True)
class Position:
    """A decision of a seat, without anything that the seat cannot see.

    What is hidden in `state` has been dealt anew, always in the same way: two positions that look
    alike to the seat are the same to the byte.
    """

    game: Game[Any]
    setting: Setting
    board: Board
    seat: int
    moment: int  # actions of the match so far
    stretch: int  # the same for all decisions that a seat makes in a row
    state: Record

    @classmethod
    def of(cls, match: Match, seat: int | None = None) -> Position:
        """The position of the seat to act, or of another that thinks along."""
        seat = match.actor if seat is None else seat
        state = match.state
        match.game.kernels.redeal(match.board.record, state, seat, 0, 0)
        return cls(
            match.game, match.setting, match.board, seat, len(match.actions), match.stretch, state
        )

    def legal_numbers(self) -> list[int]:
        """Numbers of the legal actions, ascending."""
        return legal_numbers(self.game, self.board, self.state)

    def view(self) -> dict[str, Any]:
        """The same as plain data, as people's programs are sent it."""
        plain: dict[str, Any] = msgspec.to_builtins(
            self.game.view(self.board, self.state, self.seat)
        )
        return plain

    def after(self, number: int) -> tuple[Record, list[int]]:
        """The state after an action and the forced steps that follow, and those steps.

        As the seat will know it, if chance does not step in.
        """
        kernels, board = self.game.kernels, self.board.record
        state = copy_record(self.state)
        steps = [number]
        kernels.apply(board, state, number)
        while state.actor >= 0 and len(choices := legal_numbers(self.game, self.board, state)) == 1:
            kernels.apply(board, state, choices[0])
            steps += choices
        kernels.redeal(board, state, self.seat, 0, 0)
        return state, steps


def legal_numbers(game: Game[Any], board: Board, state: Record) -> list[int]:
    buffer = np.zeros(game.max_choices, np.int16)
    count = game.kernels.legal(board.record, state, buffer)
    return [int(number) for number in buffer[:count]]
