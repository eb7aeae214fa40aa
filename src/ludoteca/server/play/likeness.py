"""Whether something is like a match that runs: begins like it, or stands as it does.

Nobody is helped with a match that runs, be it by typing in how it began or by setting up how it
stands now. Compared is what the one who asks may know: of what is hidden anything is alike, since
whoever guessed it would be told so by the refusal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from ludoteca.core.match import Match
from ludoteca.core.position import editing_of, sketch

# Matches that begin with the same set-up and dice so far are one match: no two do by accident.
ALIKE = 12  # actions that are not hidden
LEAST_ALIKE = 8  # of a match that has just begun

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
        known = len(begun) - begun[self.given :].count(None) - self.given
        return (
            known >= LEAST_ALIKE
            and len(path) >= len(begun)
            and all(mine in (None, theirs) for mine, theirs in zip(begun, path, strict=False))
        )

    def stands(self, position: Mapping[str, str]) -> bool:
        """Is this what was on the table when its turn began, as far as everybody sees it?"""
        return self._open(position) == self._position

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
