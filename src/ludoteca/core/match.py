"""A match: a game, its setting and the list of actions, chance included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ludoteca.core import fairness
from ludoteca.core.actions import Action
from ludoteca.core.contract import CHANCE, OVER, Game, Outcome
from ludoteca.core.errors import BadRecord, IllegalAction
from ludoteca.core.fairness import Contribution
from ludoteca.core.kernel import Record, copy_record, new_record
from ludoteca.core.message import Message, message
from ludoteca.core.position import set_up
from ludoteca.core.setting import Setting
from ludoteca.core.views import View

Playable = Action | str | int | np.integer[Any]


@dataclass(frozen=True)
class Step:
    """One action of a match, with the states around it, which nobody changes."""

    index: int
    actor: int  # seat or CHANCE
    number: int
    forced: bool  # the only legal action: played by the match itself
    before: Record
    after: Record


class Mark(NamedTuple):
    """What is kept of an action beside its number, so that no question counts them all again."""

    actor: int
    forced: bool
    chooser: int | None  # the seat that chose last, up to here
    passed: int  # how often the choice had passed from one seat to another
    drawn: int  # outcomes of chance up to here


NO_MARK = Mark(CHANCE, forced=False, chooser=None, passed=0, drawn=0)  # before the first action


@dataclass(frozen=True)
class Chance:
    """Where outcomes come from: first the script, then the secret seed and what seats added."""

    seed: str | None  # None: a record read without its seed can be seen, not continued
    commitment: str
    script: Sequence[Playable] = ()
    entropy: tuple[Contribution, ...] = ()  # by seat; empty: nobody was asked

    @classmethod
    def of_seed(
        cls,
        seed: str,
        script: Sequence[Playable] = (),
        entropy: tuple[Contribution, ...] = (),
    ) -> Chance:
        return cls(seed, fairness.commitment(seed), script, entropy)

    @property
    def key(self) -> str | None:
        """What outcomes are drawn with."""
        return None if self.seed is None else fairness.key_of(self.seed, self.entropy)


class Match:
    """Plays chance and forced steps by itself; stops where a seat has a real choice.

    A new match stands before its very first action: `advance` brings it to the first choice.
    """

    def __init__(self, game: Game[Any], setting: Setting, chance: Chance) -> None:
        self.game = game
        self.setting = setting
        self.chance = chance
        self.board = game.load_board(setting.options, setting.files)
        self.actions: list[int] = []
        self._marks: list[Mark] = []
        self._buffer = np.zeros(game.max_choices, np.int16)
        self._weights = np.zeros(game.max_outcomes, np.int32)
        self._first = self._first_state()
        self._state = copy_record(self._first)
        self._undoing: int | None = None  # the seat that is taking back decisions

    # What is going on

    @property
    def state(self) -> Record:
        """A copy of the position."""
        return copy_record(self._state)

    @property
    def actor(self) -> int:
        """The seat that has to choose, CHANCE (only before `advance`) or OVER."""
        return int(self._state.actor)

    @property
    def to_act(self) -> int | None:
        """The seat that has to choose, or None when the match is over."""
        return None if self.actor == OVER else self.actor

    @property
    def stretch(self) -> int:
        """How often the choice has passed from one seat to another: the same during a turn."""
        last = self._last_mark
        return last.passed + (last.chooser not in (None, self.actor))

    def legal_numbers(self) -> list[int]:
        """Numbers of the legal actions, ascending; empty when the match is over."""
        if self.to_act is None:
            return []
        count = self.game.kernels.legal(self.board.record, self._state, self._buffer)
        return [int(number) for number in self._buffer[:count]]

    def legal(self) -> list[Action]:
        """Typed legal actions of the seat to act; empty when the match is over."""
        return [self.game.action(self.board, number) for number in self.legal_numbers()]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator."""
        plain: dict[str, Any] = msgspec.to_builtins(self.typed_view(seat))
        return plain

    def typed_view(self, seat: int | None = None) -> View:
        """The same as the game's own struct."""
        return self.game.view(self.board, self._state, seat)

    def prompt(self) -> Message:
        """What is to be done now, in words."""
        if self.to_act is None:
            return message("match-over")
        return self.game.prompt(self.board, self._state)

    def describe(self, action: Playable) -> Message:
        """What an action means in this position, in words."""
        return self.game.describe(self.board, self._state, self.number(action))

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on."""
        return self.game.outcome(self.board, self._state) if self.to_act is None else None

    def ends_turn(self, action: Playable) -> bool:
        """Does chance, another seat or nobody act after a legal action?"""
        after = self.state
        self.game.kernels.apply(self.board.record, after, self.number(action))
        return int(after.actor) != self.actor

    # Playing

    def number(self, action: Playable) -> int:
        """The number of an action given typed, as text or as its number."""
        if isinstance(action, str):
            action = self.game.parse(action)
        if isinstance(action, Action):
            return self.game.number(self.board, action)
        return self.game.actions.checked(action)

    def play(self, action: Playable) -> list[Step]:
        """Play for the seat to act; `IllegalAction` says why not, and nothing has changed.

        What came of it: the action, then chance and forced steps up to the next real choice.
        """
        number = self.number(action)
        if self.to_act is None:
            raise IllegalAction(message("refused-over"))
        self._demand_legal(number)
        length, state = len(self.actions), self._state
        try:
            steps = [self._apply(number, forced=False), *self.advance()]
        except (IllegalAction, BadRecord):  # a script that does not fit, or no seed to draw from
            self._cut(length)
            self._state = state
            raise
        self._undoing = None
        return steps

    def advance(self) -> list[Step]:
        """Play chance and forced steps up to the next real choice."""
        steps: list[Step] = []
        while self.to_act is not None:
            choices = self.legal_numbers()
            if self.actor == CHANCE:
                steps.append(self._apply(self._outcome(choices), forced=False))
            elif len(choices) == 1:
                steps.append(self._apply(choices[0], forced=True))
            else:
                break
        return steps

    def why_not(self, action: Playable) -> Message | None:
        """Why the seat to act may not do this now; None if it may."""
        if self.to_act is None:
            return message("refused-over")
        try:
            self._demand_legal(self.number(action))
        except IllegalAction as refused:
            return refused.reason
        return None

    def follow(self, action: Playable) -> Step:
        """Apply a single action of whoever acts, chance too, as a record tells it."""
        number = self.number(action)
        if self.to_act is None:
            raise IllegalAction(message("refused-over"))
        self._demand_legal(number)
        forced = self.actor != CHANCE and len(self.legal_numbers()) == 1
        self._undoing = None
        return self._apply(number, forced=forced)

    def undo_seat(self) -> int | None:
        """The seat whose decision `undo` would take back; None if nothing can be."""
        index = self._undo_index()
        return None if index is None else self._marks[index].actor

    def undo_length(self) -> int | None:
        """How many actions `undo` would leave; None if nothing can be taken back."""
        return self._undo_index()

    def undo(self, position: Record | None = None) -> None:
        """Take back the last decision, and the forced steps after it.

        Never past an outcome of chance, which has been seen; and several times in a row only
        decisions of the same seat, so that none is taken back over the head of another. Whoever
        has kept the position it leads to spares the match from being played again.
        """
        index = self._undo_index()
        if index is None:
            raise IllegalAction(message("refused-undo"))
        seat, kept = self._marks[index].actor, self.actions[:index]
        if position is not None:
            self._cut(index)
            self._state = copy_record(position)
        else:
            self._cut(0)
            self._state = copy_record(self._first)
            for number in kept:
                self.follow(number)
        self._undoing = seat

    # The whole story

    def steps(self) -> Iterator[Step]:
        """Every action so far with the states before and after it."""
        before = copy_record(self._first)
        for index, (number, mark) in enumerate(zip(self.actions, self._marks, strict=True)):
            after = copy_record(before)
            self.game.kernels.apply(self.board.record, after, number)
            yield Step(index, mark.actor, number, mark.forced, before, after)
            before = after

    def actors(self) -> list[int]:
        """Who did each action so far: a seat or CHANCE."""
        return [mark.actor for mark in self._marks]

    def story(self, seat: int | None = None, since: int = 0) -> list[Message]:
        """What happened from an index on, in words that seat may read."""
        return [
            event
            for step in self.steps()
            if step.index >= since
            for event in self.game.narrate(self.board, step.before, step.number, step.after, seat)
        ]

    def record(self, seat: int | None = None, *, redacted: bool = False, seed: bool = False) -> str:
        """The match as text. See `core.record`."""
        from ludoteca.core.record import write  # it reads matches, too

        return write(self, seat, redacted=redacted, seed=seed)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()  # all that it shares with its copy nobody changes

    def copy(self) -> Match:
        """An independent match at the same point; so are those of the module `copy`."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.actions = list(self.actions)
        twin._marks = list(self._marks)
        twin._buffer = self._buffer.copy()
        twin._weights = self._weights.copy()
        twin._state = self.state
        return twin

    # Inside

    @property
    def _last_mark(self) -> Mark:
        return self._marks[-1] if self._marks else NO_MARK

    def _first_state(self) -> Record:
        setting = self.setting
        if setting.position is not None:
            return set_up(self.game, self.board, setting.seats, setting.position)
        state = new_record(self.game.state_type)
        self.game.kernels.start(self.board.record, state, self.setting.seats)
        return state

    def _demand_legal(self, number: int) -> None:
        code = self.game.kernels.refusal(self.board.record, self._state, number)
        if code:
            reason = self.game.reason(self.board, self._state, number, int(code))
            raise IllegalAction(reason, self.game.text(self.game.action(self.board, number)))

    def _apply(self, number: int, *, forced: bool) -> Step:
        before, actor, last = self._state, self.actor, self._last_mark
        self._state = self.state
        self.game.kernels.apply(self.board.record, self._state, number)
        chose = actor != CHANCE and not forced
        passed = chose and last.chooser not in (None, actor)
        self._marks.append(
            Mark(
                actor,
                forced,
                chooser=actor if chose else last.chooser,
                passed=last.passed + passed,
                drawn=last.drawn + (actor == CHANCE),
            )
        )
        self.actions.append(number)
        return Step(len(self.actions) - 1, actor, number, forced, before, self._state)

    def _outcome(self, choices: list[int]) -> int:
        drawn = self._last_mark.drawn
        if drawn < len(self.chance.script):
            number = self.number(self.chance.script[drawn])
            self._demand_legal(number)
            return number
        key = self.chance.key
        if key is None:
            raise BadRecord(message("record-without-seed"))
        self.game.kernels.chance(self.board.record, self._state, self._weights)
        weights = [int(weight) for weight in self._weights[: len(choices)]]
        return choices[fairness.draw(key, len(self.actions), weights)]

    def _cut(self, length: int) -> None:
        del self.actions[length:], self._marks[length:]

    def _undo_index(self) -> int | None:
        for index in reversed(range(len(self.actions))):
            mark = self._marks[index]
            if mark.actor == CHANCE:
                return None
            if not mark.forced:
                return index if self._undoing in (None, mark.actor) else None
        return None
