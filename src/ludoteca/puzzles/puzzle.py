"""A puzzle, and the position that it asks about."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from ludoteca.bots.position import Position
from ludoteca.core.contract import Game, OptionValue
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import make_setting

DIFFICULTIES = range(1, 6)
NAME_LENGTH = 8


class Puzzle(msgspec.Struct, frozen=True):
    """Actions are in notation, as in records: what is stored outlives their numbers."""

    seats: int
    options: dict[str, OptionValue]
    actions: tuple[str, ...]  # from the first to the choice that is asked for
    answers: tuple[str, ...]  # the best, then those that are as good
    obvious: str  # what is best at first sight
    chances: tuple[int, ...]  # of the seat to act, in percent, after each choice as they are listed
    lines: dict[str, tuple[str, ...]]  # what follows the answer, and the obvious one
    difficulty: int  # from 1 to 5: how deep a search has to be to find the answer
    themes: tuple[str, ...]  # the kind of decision first

    @property
    def name(self) -> str:
        """The same for the same position, whenever it was found."""
        told = repr((self.seats, sorted(self.options.items()), self.actions))
        return sha256(told.encode()).hexdigest()[:NAME_LENGTH]

    def match(self, game: Game[Any]) -> Match:
        """The match up to the choice; chance cannot be drawn in it."""
        setting = make_setting(game, self.seats, self.options)
        match = Match(game, setting, Chance(seed=None, commitment=""))
        for action in self.actions:
            match.follow(action)
        return match

    def position(self, game: Game[Any]) -> Position:
        """What the seat to act sees; the rest is dealt anew."""
        return Position.of(self.match(game))

    def is_right(self, action: str) -> bool:
        return action in self.answers


def texts_of(position: Position, numbers: Iterable[int]) -> tuple[str, ...]:
    game, board = position.game, position.board
    return tuple(game.text(game.action(board, number)) for number in numbers)


def demand_sound(puzzle: Puzzle, game: Game[Any]) -> None:
    """`IllegalAction` or `ValueError` if it is no puzzle of this game."""
    position = puzzle.position(game)
    choices = texts_of(position, position.legal_numbers())
    named = {*puzzle.answers, puzzle.obvious, *puzzle.lines}
    if not named <= set(choices) or puzzle.obvious in puzzle.answers:
        raise ValueError(f"puzzle {puzzle.name}: its answers are no choices")
    if len(puzzle.chances) != len(choices) or puzzle.difficulty not in DIFFICULTIES:
        raise ValueError(f"puzzle {puzzle.name}: its figures do not fit")
