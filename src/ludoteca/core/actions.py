"""The actions of a game: number, typed action and one line of text, each from the others.

A game lists its kinds of action in the order of their numbers, each with what its fields range
over. Everything else is derived here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import Any, Generic, Self, TypeAlias, TypeVar

import msgspec
import numpy as np

from ludoteca.core.errors import IllegalAction
from ludoteca.core.message import Message, message

BoardT = TypeVar("BoardT")


class Action(msgspec.Struct, frozen=True, tag_field="action"):
    """One small step of a seat or of chance, typed; each game declares its own.

    In notation it is its tag and its fields. A kind that is written in another way has its own
    `words` and `from_words`.
    """

    def words(self) -> list[str]:
        """What follows the tag in a line of notation."""
        return [str(getattr(self, name)) for name in self.__struct_fields__]

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """The action of these words; `ValueError` if there is none."""
        named = dict(zip(cls.__struct_fields__, words, strict=True))
        action = msgspec.convert(named, cls, strict=False)  # numbers are read from their digits
        if action.words() != list(words):  # one spelling only: not `1e2`, `+100` or `007`
            raise ValueError(words)
        return action


@dataclass(frozen=True)
class OnBoard(Generic[BoardT]):
    """What a field ranges over, where the board has the names: always as many as `count`."""

    count: int
    names: Callable[[BoardT], Sequence[str]]

    def __len__(self) -> int:
        return self.count


Range: TypeAlias = Sequence[Any] | OnBoard[Any]


class Kind:
    """A kind of action and what its fields range over: names, small integers, parts of the board.

    Give one range for each field (the last one counts fastest), or a single one of tuples for all
    fields together. `refusal` is for values out of range, if there is more to say than that.
    """

    def __init__(
        self, action: type[Action], *ranges: Range, refusal: Message | None = None
    ) -> None:
        fields = action.__struct_fields__
        self.together = len(ranges) == 1 < len(fields)
        if not self.together and len(ranges) != len(fields):
            raise TypeError(f"{action.__name__} has {len(fields)} fields, not {len(ranges)}")
        self.action = action
        self.ranges = ranges
        self.refusal = refusal
        self.count = prod(len(each) for each in ranges)

    def at(self, board: object, place: int) -> Action:
        """The action at a place of the kind's numbers."""
        values: list[Any] = []
        for each in reversed(self.ranges):
            place, index = divmod(place, len(each))
            values.insert(0, values_of(each, board)[index])
        return self.action(*(values[0] if self.together else values))

    def place_of(self, board: object, action: Action) -> int:
        """The place of an action; `ValueError` if a field is out of its range."""
        fields = tuple(getattr(action, name) for name in action.__struct_fields__)
        place = 0
        for each, value in zip(self.ranges, (fields,) if self.together else fields, strict=True):
            place = place * len(each) + values_of(each, board).index(value)
        return place


def values_of(each: Range, board: object) -> Sequence[Any]:
    return each.names(board) if isinstance(each, OnBoard) else each


class ActionTable:
    """All actions of a game. The numbers of a kind follow those of the kind before it."""

    def __init__(self, *kinds: Kind) -> None:
        *starts, self.count = accumulate((kind.count for kind in kinds), initial=0)
        self.kinds = kinds
        self.starts = starts
        self.places = {kind.action: place for place, kind in enumerate(kinds)}
        self.tags = {tag_of(kind.action): kind.action for kind in kinds}

    def start(self, action: type[Action]) -> int:
        """The first number of a kind: a plain constant for kernels."""
        return self.starts[self.places[action]]

    def action(self, board: object, number: int) -> Action:
        """The typed action of a number."""
        place = bisect_right(self.starts, number) - 1
        return self.kinds[place].at(board, number - self.starts[place])

    def number(self, board: object, action: Action) -> int:
        """The number of a typed action; `IllegalAction` if this board has no such action."""
        place = self.places.get(type(action))
        if place is None:
            raise unknown(text_of(action))
        kind = self.kinds[place]
        try:
            return self.starts[place] + kind.place_of(board, action)
        except ValueError as error:
            if kind.refusal is not None:
                raise IllegalAction(kind.refusal) from error
            raise unknown(text_of(action)) from error

    def checked(self, number: object) -> int:
        """The number of an action as it is; `IllegalAction` if it is none."""
        # True and 3.0 equal a number and are most likely a mistake.
        if isinstance(number, bool) or not isinstance(number, int | np.integer):
            raise IllegalAction(message("refused-kind", action=repr(number)))
        if number not in range(self.count):
            limit = str(self.count - 1)
            raise IllegalAction(message("refused-number", number=str(number), limit=limit))
        return int(number)

    def parse(self, text: str) -> Action:
        """The action of a line of notation; `IllegalAction` if it is none."""
        tag, *words = text.split() or [""]
        if tag not in self.tags:
            raise unknown(text)
        try:
            return self.tags[tag].from_words(words)
        except ValueError as error:
            raise unknown(text) from error


def tag_of(action: Action | type[Action]) -> str:
    return str(action.__struct_config__.tag)


def text_of(action: Action) -> str:
    """The action in one line of notation."""
    return " ".join([tag_of(action), *action.words()])


def unknown(text: str) -> IllegalAction:
    return IllegalAction(message("refused-unknown", action=text))
