"""Luck: what chance brought, less what could be expected of it before.

Over all outcomes, each as often as it is likely, luck is nothing: so it evens out over many
matches, whatever the search thinks of positions.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.generator import random_word
from ludoteca.core.match import Step
from ludoteca.core.message import Message
from ludoteca.review.evaluation import Evaluator, mean
from ludoteca.review.findings import ChanceStep, Shares, rounded

MOST_OUTCOMES = 32  # if more could come, so many are drawn as chance would
WORDS = 2**32


@dataclass(frozen=True)
class Expectation:
    """Of a step of chance, before it."""

    shares: Shares
    outcomes: int
    looked_at: int


def expectation(evaluator: Evaluator, step: Step) -> Expectation:
    """What every seat could expect before the outcome was known."""
    numbers, parts = evaluator.outcomes(step.before)
    outcomes = len(numbers)
    if outcomes > MOST_OUTCOMES:
        drawn = [draw(parts, step.index, place) for place in range(MOST_OUTCOMES)]
        numbers, parts = [numbers[place] for place in drawn], [1.0] * len(drawn)
    values = [evaluator.value(evaluator.after(step.before, number)) for number in numbers]
    return Expectation(mean(values, parts), outcomes, len(numbers))


def draw(parts: list[float], stream: int, place: int) -> int:
    """One outcome as chance would; the same in every review."""
    point = random_word(0, stream, place) / WORDS
    for outcome, part in enumerate(parts):
        point -= part
        if point < 0:
            return outcome
    return len(parts) - 1


def event_of(evaluator: Evaluator, step: Step) -> tuple[ChanceStep, Shares]:
    """How much it moved every seat's chances, and those before it."""
    match = evaluator.match
    expected = expectation(evaluator, step)
    came = evaluator.value(step.after)
    event = ChanceStep(
        moment=step.index,
        number=step.number,
        text=match.game.text(match.game.action(match.board, step.number)),
        told=tuple(told(evaluator, step)),
        luck=rounded(one - other for one, other in zip(came, expected.shares, strict=True)),
        outcomes=expected.outcomes,
        looked_at=expected.looked_at,
    )
    return event, expected.shares


def told(evaluator: Evaluator, step: Step) -> list[Message]:
    """In words, by a seat that saw it: after a match nothing is secret."""
    game, board = evaluator.game, evaluator.match.board
    seats = range(evaluator.match.setting.seats)
    saw = (seat for seat in seats if not game.is_hidden(board, step.before, step.number, seat))
    return game.narrate(board, step.before, step.number, step.after, next(saw, None))
