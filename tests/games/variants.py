"""Every game with every number of seats and the variants worth playing in tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.core.contract import Board, Game, OptionValue
from ludoteca.core.kernel import MODE
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "marabunta": [
        {"territory": "picnic", "boards": "worker"},
        {"territory": "crumbs", "boards": "queen"},
    ],
    "minicity": [{"friends": False}, {"friends": True}],
    "marracash": [{"souvenirs": False}, {"souvenirs": True, "any_raise": True}],
}


@dataclass(frozen=True)
class Variant:
    game_name: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game[Any]:
        return find_game(self.game_name)

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


EVERY_VARIANT = [
    Variant(name, seats, tuple(options.items()))
    for name, choices in OPTIONS.items()
    for seats in find_game(name).seats
    for options in choices
]
# Uncompiled a game takes seconds: the richest variant of the fewest seats says enough.
VARIANTS = [
    variant
    for variant in EVERY_VARIANT
    if MODE != "python"
    or (variant.seats, dict(variant.options))
    == (variant.game.seats[0], OPTIONS[variant.game_name][-1])
]
