"""Decisions judged: what was played against the best, with the eyes of the seat."""

from __future__ import annotations

import msgspec

from ludoteca.bots.suggestions import tell
from ludoteca.bots.thinking import Candidate
from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import Record
from ludoteca.core.match import Step
from ludoteca.review.evaluation import Evaluator, Look
from ludoteca.review.findings import DIGITS, Better, Decision, rounded
from ludoteca.review.verdicts import VERDICTS, verdict_of


def judge(evaluator: Evaluator, step: Step) -> Decision:
    """A decision and what it gave away.

    The search says which choice is best. What both it and the choice played are worth is then found
    out in the same way, each by a search of its own from where it leads: a choice that the search
    hardly tried is looked at as well as its favourite.
    """
    game, board, seat = evaluator.game, evaluator.match.board, step.actor
    position = evaluator.position(step.before, seat)
    look = evaluator.look(step.before, seat)
    played, best = chance_of(evaluator, position.state, seat, look, step.number), 0.0
    if look.best.number != step.number:
        best = chance_of(evaluator, position.state, seat, look, look.best.number)
    [played, best] = rounded([played, best])
    lost = round(max(0.0, best - played), DIGITS)
    verdict = verdict_of(lost)
    better = None
    if verdict != VERDICTS[0]:
        number = look.best.number
        action = game.action(board, number)
        better = Better(
            number=number,
            text=game.text(action),
            action=msgspec.json.decode(msgspec.json.encode(action)),
            label=game.describe(board, position.state, number),
            chance=best,
            steps=before_chance(evaluator, position.state, look.line),
            line=tell(position, look.line),
        )
    return Decision(
        moment=step.index,
        seat=seat,
        number=step.number,
        text=game.text(game.action(board, step.number)),
        label=game.describe(board, step.before, step.number),
        verdict=verdict,
        chance=played,
        lost=lost,
        solved=look.best.solved,
        better=better,
    )


def chance_of(evaluator: Evaluator, state: Record, seat: int, look: Look, number: int) -> float:
    """Of the seat to win with a choice: exactly where the end is solved."""
    if look.best.solved:
        return candidate(look, number).returns[seat]
    return evaluator.value(evaluator.after(state, number), seat)[seat]


def candidate(look: Look, number: int) -> Candidate:
    return next(each for each in look.candidates if each.number == number)


def before_chance(evaluator: Evaluator, state: Record, line: tuple[int, ...]) -> tuple[int, ...]:
    """The steps of a line up to where chance comes in."""
    kept = []
    for number in line:
        if state.actor == CHANCE:
            break
        kept.append(number)
        state = evaluator.after(state, number)
    return tuple(kept)
