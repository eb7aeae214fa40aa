"""A game with seats and options, as a researcher asks about it: sizes, fields, positions."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ludoteca.core.contract import Board, Game, OptionValue
from ludoteca.core.match import Match
from ludoteca.core.observation import Observation
from ludoteca.core.setting import Setting, show
from ludoteca.games import find_game
from ludoteca.own_boards import open_setting
from ludoteca.research.checks import whole
from ludoteca.research.position import Position

if TYPE_CHECKING:
    from collections.abc import Hashable


def spec(game: str | Game[Any], seats: int | None = None, **options: OptionValue) -> Spec:
    """The game of that name, with the same options as `ludoteca.new_match`."""
    rules = find_game(game) if isinstance(game, str) else game
    if not isinstance(rules, Game):
        raise TypeError(f"{game!r} is no game: give the name of one, or a game of your own")
    wanted = None if seats is None else whole("seats", seats)
    return Spec(rules, open_setting(rules, wanted, options))


def need_spec(given: object) -> None:
    """`TypeError` if it is something else, as the name of a game."""
    if not isinstance(given, Spec):
        raise TypeError(f"{given!r} is no spec: give a spec, made by research.spec(...)")


class Spec:
    """What stays the same from match to match. Two of the same game and setting are equal."""

    def __init__(self, game: Game[Any], setting: Setting) -> None:
        self.game = game
        self.setting = setting
        self._texts: dict[int, str] = {}  # a past is told again and again

    @cached_property
    def board(self) -> Board:
        board: Board = self.game.load_board(self.setting.options, self.setting.files)
        return board

    @property
    def seats(self) -> int:
        return self.setting.seats

    @cached_property
    def name(self) -> str:
        """Game, seats and all options; a board file of one's own is told by its content, too."""
        values = {name: show(value) for name, value in self.setting.options.items()}
        for name in self.setting.own_files:
            content = hashlib.sha256(self.setting.files[name].encode()).hexdigest()
            values[name] += f"~{content[:8]}"
        options = [f"{name}={value}" for name, value in values.items()]
        return "-".join([self.game.name, str(self.seats), *options])

    @cached_property
    def fingerprint(self) -> int:
        """The name and the version of the rules in 64 bits, for what is saved as bytes."""
        text = f"{self.name} {self.game.rules_version}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])

    @property
    def decisions(self) -> int:
        """How many numbers of actions there are: every decision and every outcome has one."""
        return self.game.action_count

    @property
    def outcomes(self) -> int:
        """No step of chance has more outcomes."""
        return self.game.max_outcomes

    @property
    def longest(self) -> int:
        """Every match ends within so many actions, outcomes of chance included."""
        return self.game.max_actions

    @property
    def observation(self) -> Observation:
        return self.game.observation

    def text(self, number: int) -> str:
        """An action or an outcome in notation."""
        if number not in self._texts:
            action = self.game.action(self.board, self.game.actions.checked(number))
            self._texts[number] = self.game.text(action)
        return self._texts[number]

    def initial(self) -> Position:
        """Before the very first action, which may be an outcome of chance."""
        return Position.first(self)

    def of(self, match: Match) -> Position:
        """Where a match of this setting stands."""
        if Spec(match.game, match.setting) != self:
            raise ValueError(f"the match is not one of {self.name}")
        position = self.initial()
        for number in match.actions:
            position.apply(number)
        return position

    def from_bytes(self, data: bytes) -> Position:
        """What `Position.to_bytes` wrote, for the same game and setting; `ValueError` if not."""
        return Position.from_bytes(self, data)

    @cached_property
    def _facts(self) -> Hashable:
        setting = self.setting
        options, files = sorted(setting.options.items()), sorted(setting.files.items())
        return self.game.name, setting.seats, tuple(options), tuple(files)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spec) and self._facts == other._facts

    def __hash__(self) -> int:
        return hash(self._facts)

    def __reduce__(self) -> tuple[type[Spec], tuple[Game[Any], Setting]]:
        return Spec, (self.game, self.setting)

    def __repr__(self) -> str:
        return f"<Spec {self.name}>"
