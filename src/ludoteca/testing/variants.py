"""A game with a number of seats and with options: what tests play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.core.contract import Board, Game, OptionValue
from ludoteca.core.kernel import Record
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting


@dataclass(frozen=True)
class Variant:
    """A game with a number of seats and options."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    @property
    def game_name(self) -> str:
        return self.game.name

    def board(self) -> Board:
        setting = make_setting(self.game, self.seats, dict(self.options))
        board: Board = self.game.load_board(setting.options, setting.files)
        return board

    def match(self, seed: int) -> Match:
        setting = make_setting(self.game, self.seats, dict(self.options))
        match = Match(self.game, setting, Chance.of_seed(str(seed)))
        match.advance()
        return match

    def __str__(self) -> str:
        options = "-".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game_name}-{self.seats}-{options}"


def variants_of(game: Game[Any], options: list[dict[str, OptionValue]]) -> Iterator[Variant]:
    """With every number of seats, and each of these options."""
    for seats in game.seats:
        for chosen in options:
            yield Variant(game, seats, tuple(chosen.items()))


def legal_numbers(game: Game[Any], board: Board, state: Record) -> list[int]:
    buffer = np.zeros(game.max_choices, np.int16)
    count = game.kernels.legal(board.record, state, buffer)
    return [int(number) for number in buffer[:count]]
