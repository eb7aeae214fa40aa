"""A review of a match: every moment valued, every decision judged, luck apart from skill."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

from ludoteca.bots.levels import ITERATIONS, STRONG
from ludoteca.core.contract import CHANCE, Game, Outcome
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match, Step
from ludoteca.core.message import message
from ludoteca.core.record import read
from ludoteca.games import find_game
from ludoteca.review.evaluation import Evaluator
from ludoteca.review.findings import (
    DIGITS,
    Balance,
    ChanceStep,
    Decision,
    Glance,
    Review,
    Shares,
    rounded,
)
from ludoteca.review.judging import judge
from ludoteca.review.luck import event_of
from ludoteca.review.turning import turning_points
from ludoteca.review.verdicts import VERDICTS
from ludoteca.spreading import over_threads

DEPTH = ITERATIONS[STRONG]


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
    demand_over(match)
    glances = []
    spread = over_threads(threads)
    for glance in spread(partial(look_at, Evaluator(match, iterations)), match.steps()):
        glances.append(glance)
        advance(1)
    return put_together(match.game, demand_over(match).returns, iterations, glances)


def demand_over(match: Match) -> Outcome:
    """How it ended; `StillRunning` if it has not."""
    if match.outcome is None:
        raise StillRunning(message("review-still-running"))
    return match.outcome


def look_on(match: Match, iterations: int, first: int, seconds: float) -> Iterator[Glance]:
    """Some steps from one on: as many as there is time for, one at least."""
    evaluator, began = Evaluator(match, iterations), time.monotonic()
    for step in islice(match.steps(), first, None):
        yield look_at(evaluator, step)
        if time.monotonic() - began >= seconds:
            break


def look_at(evaluator: Evaluator, step: Step) -> Glance:
    if step.actor == CHANCE:
        event, chances = event_of(evaluator, step)
        return Glance(rounded(chances), event=event)
    decision = None if step.forced else judge(evaluator, step)
    return Glance(rounded(evaluator.value(step.before)), decision=decision)


def put_together(
    game: Game[Any], returns: Shares, iterations: int, glances: Sequence[Glance]
) -> Review:
    """The review of a match whose steps have all been looked at."""
    decisions = tuple(each.decision for each in glances if each.decision is not None)
    events = tuple(each.event for each in glances if each.event is not None)
    names = game.seat_names[: len(returns)]
    return Review(
        game=game.name,
        rules_version=game.rules_version,
        iterations=iterations,
        seats=names,
        chances=(*(each.chances for each in glances), rounded(returns)),
        decisions=decisions,
        events=events,
        turning_points=turning_points(game, decisions, events),
        balances=tuple(balance(name, seat, decisions, events) for seat, name in enumerate(names)),
    )


def balance(
    name: str, seat: int, decisions: Sequence[Decision], events: Sequence[ChanceStep]
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
