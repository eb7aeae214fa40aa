"""A match at one version: its course, its position, and what people may be sent about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeAlias

import msgspec

from ludoteca.core.match import Match, Step
from ludoteca.core.message import Message, message
from ludoteca.server.play.course import Course
from ludoteca.server.protocol import Status
from ludoteca.server.storage.entries import Entry
from ludoteca.server.storage.seating import Seating
from ludoteca.server.storage.store import Progress
from ludoteca.server.telling.replays import result_of
from ludoteca.server.telling.steps import choice

Levels: TypeAlias = tuple[str | None, ...]  # by seat, of those that bots play from the start

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Change:
    """Something decided but not yet kept: its entry, the match after it, and how it came there."""

    entry: Entry
    match: Match
    steps: Sequence[Step] = ()
    seating: Seating | None = None  # somebody sits down by it


@dataclass(frozen=True)
class Moment:
    """Never changed, nor is its match; only what was worked out to be sent is kept with it."""

    course: Course
    match: Match
    levels: Levels
    _views: dict[int | None, msgspec.Raw] = field(init=False, default_factory=dict)

    def after(self, change: Change) -> Moment:
        return replace(self, course=self.course.after(change.entry), match=change.match)

    @cached_property  # a field of a record is slow to read
    def actor(self) -> int | None:
        return self.match.to_act

    @property
    def status(self) -> Status:
        if self.course.ended:
            return "abandoned"
        return "over" if self.actor is None else "running"

    @property
    def to_act(self) -> int | None:
        return None if self.course.ended else self.actor

    def bot_level(self, seat: int) -> str | None:
        """Of the bot that plays this seat now; None if a person does."""
        usual = None if seat in self.course.taken else self.levels[seat]
        return self.course.stand_ins.get(seat, usual)

    def bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is; it waits while an undo is being asked for."""
        if self.to_act is None or self.course.undo_asked is not None:
            return None
        return self.bot_level(self.to_act)

    def progress(self) -> Progress:
        """What the row of the match says about it."""
        result = result_of(self.match.outcome) if self.status == "over" else None
        return Progress(
            version=self.course.version,
            updated=self.course.at,
            status=self.status,
            to_act=self.to_act,
            bot_to_act=self.bot_to_act() is not None,
            result=None if result is None else encode(result).decode(),
            turn_began=self.course.turn_began,
        )

    # Worked out once, however many are sent it

    def at_rest(self) -> Moment:
        """Without what was worked out to be sent."""
        return replace(self)

    def view(self, eyes: int | None) -> msgspec.Raw:
        if eyes not in self._views:
            self._views[eyes] = msgspec.Raw(encode(self.match.typed_view(eyes)))
        return self._views[eyes]

    @cached_property
    def prompt(self) -> Message:
        return message("server-match-ended") if self.course.ended else self.match.prompt()

    @cached_property
    def choices(self) -> msgspec.Raw:
        """Describing many actions takes longer than playing one."""
        made = [choice(self.match, number) for number in self.match.legal_numbers()]
        return msgspec.Raw(encode(made))
