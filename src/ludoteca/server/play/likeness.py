"""Whether something is like a match that runs: begins like it, stands as it does or comes by there.

Nobody is helped with a match that runs, be it by typing in how it began, by setting up how it
stands now or by getting there on another way. Compared is what the one who asks may know: of what
is hidden anything is alike, since whoever guessed it would be told so by the refusal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from ludoteca.core.kernel import Record
from ludoteca.core.match import Match
from ludoteca.core.position import editing_of, sketch
from ludoteca.server.telling.positions import Passed, lying, sight_of, tables_of

# Matches that begin with the same set-up and dice so far are one match: no two do by accident.
ALIKE = 12  # actions that are not hidden
LEAST_ALIKE = 8  # of a match that has just begun
LEAST_CHANGED = 4  # things on the table, until it lies like that by accident no longer

Beginning: TypeAlias = list[int | None]  # actions; None: hidden


@dataclass
class Likeness:
    """Of a match at one moment: whatever is looked at is made once."""

    match: Match
    given: int  # actions it took over from a match that is over, which are no secret
    _beginnings: dict[frozenset[int], Beginning] = field(default_factory=dict)

    def begins(self, path: Sequence[int], seats: frozenset[int]) -> bool:
        """Do these actions begin like it, as far as whoever has these seats may know?"""
        if seats not in self._beginnings:
            self._beginnings[seats] = self._beginning(seats)
        begun = self._beginnings[seats]
        return (
            self._known(begun) >= LEAST_ALIKE
            and len(path) >= len(begun)
            and all(mine in (None, theirs) for mine, theirs in zip(begun, path, strict=False))
        )

    def stands(self, position: Mapping[str, str]) -> bool:
        """Is this what was on the table when its turn began, as far as everybody sees it?"""
        return self._open(position) == self._position

    def is_passed(self, passed: Passed) -> bool:
        """Does an analysis come by what everybody sees on the table now, whatever its way there?

        Openings are alike by accident: in them all that is seen has to be so, dice as well. Later
        on what lies there is enough, since the dice of a turn can differ and not matter.
        """
        return self._known(self._public) >= LEAST_ALIKE and (
            self._sight in passed.sights
            or (not self._tables.isdisjoint(passed.tables) and self._lies_alone)
        )

    @cached_property
    def _sight(self) -> str:
        return sight_of(self.match.game, self.match.board, self.match.state)

    @cached_property
    def _tables(self) -> frozenset[str]:
        return tables_of(self.match.game, self.match.board, self.match.state)

    @cached_property
    def _lies_alone(self) -> bool:
        """Does no other match lie like that, not even the one that it was taken over from?"""
        if self.given:
            return False
        begun = self._first_turn
        if begun is None:
            return False
        length, state = begun
        if self._known(self._public[:length]) >= LEAST_ALIKE:  # it was set up by chance
            return True
        game, board = self.match.game, self.match.board
        first, now = lying(game, board, state), lying(game, board, self.match.state)
        return sum(now[name] != value for name, value in first.items()) >= LEAST_CHANGED

    @cached_property
    def _first_turn(self) -> tuple[int, Record] | None:
        """After how many actions it begins, and what is there; no more of the match is walked."""
        begins = editing_of(self.match.game).begins
        for step in self.match.steps():
            if begins(step.before):
                return step.index, step.before
        state = self.match.state
        return (len(self.match.actions), state) if begins(state) else None

    @cached_property
    def _public(self) -> Beginning:
        return self._beginning(frozenset())

    def _known(self, begun: Beginning) -> int:
        """How many actions of its own are not hidden in what it began with."""
        own = begun[self.given :]
        return len(own) - own.count(None)

    @cached_property
    def _position(self) -> dict[str, str]:
        return self._open(sketch(self.match.copy()))

    def _open(self, position: Mapping[str, str]) -> dict[str, str]:
        editing = editing_of(self.match.game)
        return {name: value for name, value in position.items() if editing.is_open(name)}

    def _beginning(self, seats: frozenset[int]) -> Beginning:
        game, actions = self.match.game, self.match.actions
        if game.hides_nothing:
            return list(actions[: self.given + ALIKE])
        begun: Beginning = list(actions[: self.given])
        known = 0
        for step in self.match.steps():
            if step.index < self.given:
                continue
            if known == ALIKE:
                break
            eyes = seats or {None}
            hidden = all(
                game.is_hidden(self.match.board, step.before, step.number, seat) for seat in eyes
            )
            begun.append(None if hidden else step.number)
            known += not hidden
        return begun
