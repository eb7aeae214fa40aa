"""A review of a match: every moment valued, every decision judged, luck apart from skill."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.bots.levels import ITERATIONS, STRONG
from ludoteca.core.contract import CHANCE
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match, Step
from ludoteca.core.message import message
from ludoteca.core.record import read
from ludoteca.games import find_game
from ludoteca.review.evaluation import Evaluator
from ludoteca.review.findings import DIGITS, Balance, Decision, Event, Review, Shares, rounded
from ludoteca.review.judging import judge
from ludoteca.review.luck import event_of
from ludoteca.review.turning import turning_points
from ludoteca.review.verdicts import VERDICTS
from ludoteca.spreading import Spread, over_threads

DEPTH = ITERATIONS[STRONG]

Found = tuple[Shares, Decision | Event | None]  # chances before a step, and what it was


class StillRunning(LudotecaError):
    """A match that is not over: whoever plays it must not be told."""


def review(
    match: Match | str,
    iterations: int = DEPTH,
    threads: int | None = None,
    advance: Callable[[int], None] = lambda count: None,
) -> Review:
    """Look back on a match that is over, or on its record.

    The same match and iterations give the same review, whatever the threads. `advance` is called
    with how many more steps of the match have been looked at.
    """
    match = read(match, find_game) if isinstance(match, str) else match
    outcome = match.outcome
    if outcome is None:
        raise StillRunning(message("review-still-running"))
    found = list(look_back(Evaluator(match, iterations), over_threads(threads), advance))
    decisions = tuple(each for _, each in found if isinstance(each, Decision))
    events = tuple(each for _, each in found if isinstance(each, Event))
    names = match.game.seat_names[: match.setting.seats]
    return Review(
        game=match.game.name,
        rules_version=match.game.rules_version,
        iterations=iterations,
        seats=names,
        chances=tuple(map(rounded, [*(chances for chances, _ in found), outcome.returns])),
        decisions=decisions,
        events=events,
        turning_points=turning_points(match.game, decisions, events),
        balances=tuple(balance(name, seat, decisions, events) for seat, name in enumerate(names)),
    )


def look_back(evaluator: Evaluator, spread: Spread, advance: Callable[[int], None]) -> list[Found]:
    """Every step of the match, in its order."""
    found = []
    for each in spread(lambda step: look_at(evaluator, step), evaluator.match.steps()):
        found.append(each)
        advance(1)
    return found


def look_at(evaluator: Evaluator, step: Step) -> Found:
    if step.actor == CHANCE:
        event, chances = event_of(evaluator, step)
        return chances, event
    return evaluator.value(step.before), None if step.forced else judge(evaluator, step)


def balance(
    name: str, seat: int, decisions: Sequence[Decision], events: Sequence[Event]
) -> Balance:
    own = [decision for decision in decisions if decision.seat == seat]
    verdicts = [decision.verdict for decision in own]
    return Balance(
        seat=name,
        luck=round(sum(event.luck[seat] for event in events), DIGITS),
        skill=round(-sum(decision.lost for decision in own), DIGITS),
        decisions=len(own),
        verdicts={verdict: verdicts.count(verdict) for verdict in VERDICTS},
    )
