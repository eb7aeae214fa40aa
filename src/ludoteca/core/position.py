"""A position set up by hand: what lies on the table, field by field, and what is impossible.

Every game says which fields describe the beginning of a turn; everything in the middle of one is
reached from there by playing. A field that is not mentioned is as at the beginning of a match.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import Record
from ludoteca.core.message import Message, message

if TYPE_CHECKING:
    from ludoteca.core.contract import Game
    from ludoteca.core.match import Match

BoardT = TypeVar("BoardT")
Values = Mapping[str, str]  # by the names of fields


class Word(msgspec.Struct, frozen=True):
    """A value of a field: as it is written down, and what it means."""

    name: str
    label: Message


class Field(msgspec.Struct, frozen=True):
    """One thing about a position."""

    name: str  # as it is written down, without spaces
    group: Message  # what it belongs to
    label: Message
    kind: Literal["number", "word", "letters"]
    default: str
    low: int = 0  # of a number
    high: int = 0  # of a number; of letters: how many at most
    step: int = 1
    words: tuple[Word, ...] = ()  # to choose from; of letters: what each of them means
    place: str | None = None  # on the board, where one can press

    def allows(self, value: str) -> bool:
        if self.kind == "word":
            return any(word.name == value for word in self.words)
        if self.kind == "letters":
            return len(value) <= self.high and set(value) <= {word.name for word in self.words}
        if not (value.isascii() and value.isdigit() and len(value) <= len(str(self.high))):
            return False
        return self.low <= int(value) <= self.high and (int(value) - self.low) % self.step == 0


def field(what: str) -> Message:
    """What a field is about, in any game."""
    return message("position-field", field=what)


def group(what: str) -> Message:
    return message("position-group", group=what)


COURSE = group("course")


def flag(name: str, among: Message, label: Message) -> Field:
    """Something that is so at the beginning of a match."""
    words = tuple(Word(each, message("position-word", word=each)) for each in ("yes", "no"))
    return Field(name, among, label, "word", "yes", words=words)


class BadPosition(LudotecaError):
    """A position that cannot be; `faults` has every reason."""

    def __init__(self, faults: Sequence[Message]) -> None:
        super().__init__(message("position-impossible", faults=tuple(faults)))
        self.faults = tuple(faults)


class Editing(ABC, Generic[BoardT]):
    """How positions of a game are described."""

    @abstractmethod
    def fields(self, board: BoardT, seats: int) -> list[Field]:
        """What there is to say, in the order in which people would."""

    def is_open(self, name: str) -> bool:
        """Does everybody see what this field says, during a match?"""
        return True

    @abstractmethod
    def begins(self, state: Record) -> bool:
        """Does a turn begin here?"""

    @abstractmethod
    def describe(self, board: BoardT, state: Record) -> dict[str, str]:
        """What lies on the table, in values of all fields."""

    @abstractmethod
    def build(self, board: BoardT, seats: int, values: Values) -> Record:
        """A state that has these values, each of which fits its field; it may be impossible."""

    @abstractmethod
    def faults(self, board: BoardT, state: Record, values: Values) -> list[Message]:
        """What is impossible about a state that was built."""


def editing_of(game: Game[Any]) -> Editing[Any]:
    """`BadPosition` if positions of the game cannot be described."""
    if game.editing is None:
        raise BadPosition([message("position-none", game=game.name)])
    return game.editing


def completed(game: Game[Any], board: Any, seats: int, values: Values) -> dict[str, str]:
    """With the defaults; `BadPosition` if there is no such field, or a value does not fit."""
    fields = {field.name: field for field in editing_of(game).fields(board, seats)}
    faults = [message("position-unknown", name=name) for name in values if name not in fields]
    faults += [
        message("position-value", field=fields[name].label, group=fields[name].group, value=value)
        for name, value in values.items()
        if name in fields and not fields[name].allows(value)
    ]
    if faults:
        raise BadPosition(faults)
    return {name: values.get(name, field.default) for name, field in fields.items()}


def faults_of(game: Game[Any], board: Any, seats: int, values: Values) -> list[Message]:
    """What is impossible about a position, in words; nothing if it can be played."""
    try:
        whole = completed(game, board, seats, values)
    except BadPosition as wrong:
        return list(wrong.faults)
    editing = editing_of(game)
    return editing.faults(board, editing.build(board, seats, whole), whole)


def set_up(game: Game[Any], board: Any, seats: int, values: Values) -> Record:
    """The state of a described position; `BadPosition` tells what is impossible about it."""
    if faults := faults_of(game, board, seats, values):
        raise BadPosition(faults)
    return editing_of(game).build(board, seats, completed(game, board, seats, values))


def sketch(match: Match) -> dict[str, str]:
    """The values of the position with which the turn began, as far as they are no defaults."""
    editing, seats = editing_of(match.game), match.setting.seats
    begun = match.state
    if not editing.begins(begun):
        states = [step.before for step in match.steps() if editing.begins(step.before)]
        begun = states[-1] if states else begun
    defaults = {field.name: field.default for field in editing.fields(match.board, seats)}
    values = editing.describe(match.board, begun)
    return {name: value for name, value in values.items() if value != defaults[name]}
