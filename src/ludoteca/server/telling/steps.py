"""A step of a match as somebody may know it, and an action that somebody may choose."""

from __future__ import annotations

from typing import Any, Protocol, cast

from ludoteca.core.contract import Game
from ludoteca.core.kernel import Record
from ludoteca.core.match import Match
from ludoteca.server.protocol import Choice, Step


class Transition(Protocol):
    """An action between the positions before and after it."""

    @property
    def before(self) -> Record: ...
    @property
    def number(self) -> int: ...
    @property
    def after(self) -> Record: ...


def told(
    game: Game[Any], board: Any, step: Transition, eyes: int | None, *, over: bool = False
) -> Step:
    """As a seat (None: a spectator) may know it; actions are open once the match is over."""
    before, number = step.before, step.number
    secret = not over and not game.hides_nothing
    hidden = secret and game.is_hidden(board, before, number, eyes)
    return Step(
        seat=seat_or_none(int(before.actor)),
        text=None if hidden else game.text(game.action(board, number)),
        messages=game.narrate(board, before, number, step.after, eyes),
    )


def choice(match: Match, number: int) -> Choice:
    """A legal action of the seat to act."""
    action = match.game.action(match.board, number)
    return Choice(
        number=number,
        text=match.game.text(action),
        action=cast("dict[str, Any]", action),
        label=match.describe(number),
        final=match.ends_turn(number),
    )


def seat_or_none(actor: int) -> int | None:
    """Neither chance nor the end is a seat."""
    return actor if actor >= 0 else None
