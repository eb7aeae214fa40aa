"""The card of a network: what it was trained on, when, how long, how strong, by which command."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.core.contract import Game
from ludoteca.learning.plan import Plan
from ludoteca.learning.results import Contest, Result
from ludoteca.learning.trial import BY_HAND
from ludoteca.study.speech import Speech


def write_card(
    game: Game[Any], plan: Plan, results: Sequence[Result], command: str, language: str = "en"
) -> str:
    """Of the last network that was better, in Markdown."""
    return "\n".join(lines(game, plan, results, command, Speech(language))) + "\n"


def lines(
    game: Game[Any], plan: Plan, results: Sequence[Result], command: str, speech: Speech
) -> Iterator[str]:
    best = [result for result in results if result.better][-1]
    until = [result for result in results if result.generation <= best.generation]
    fitted, say = best.fitted, speech.say
    minutes = sum(result.seconds for result in until) / 60
    yield f"# {say('training-title', game=say(f'{game.name}-title'))}"
    yield ""
    size = speech.number(fitted.size / 1000, 1)
    weights = speech.number(fitted.weights)
    yield "- " + say("training-card-what", weights=weights, size=size, subject=plan.subject)
    yield f"- {learned_from(best, plan, speech)}"
    spent = speech.number(minutes, 1)
    yield "- " + say("training-card-when", day=best.finished, minutes=spent, device=fitted.device)
    for contest in (best.trial, *best.strength):
        yield f"- {strength_of(contest, speech)}"
    yield f"- {brier_of(best, speech)}"
    yield f"- {versions_of(best)}"
    yield ""
    yield "```sh"
    yield command
    yield "```"


def learned_from(result: Result, plan: Plan, speech: Speech) -> str:
    """Games, positions, settings."""
    fitted = result.fitted
    return speech.say(
        "training-card-games",
        generation=result.generation,
        games=speech.number(fitted.games),
        iterations=str(plan.iterations),
        drills=speech.number(fitted.drills),
        positions=speech.number(fitted.positions),
        epochs=str(plan.epochs),
        seed=str(plan.seed),
    )


def opponent_name(contest: Contest, speech: Speech) -> str:
    """As people would say it: a bot's own name, or what was the best network before."""
    name, _, settings = contest.opponent.partition(",")
    if name == BY_HAND:
        return speech.say("training-by-hand", settings=settings)
    return speech.say("training-opponent", opponent=contest.opponent)


def strength_of(contest: Contest, speech: Speech) -> str:
    return speech.say(
        "training-card-strength",
        opponent=opponent_name(contest, speech),
        rate=speech.per_cent(contest.rate),
        interval=speech.interval(contest.ci95),
        games=contest.games,
    )


def brier_of(result: Result, speech: Speech) -> str:
    fitted = result.fitted
    return speech.say(
        "training-brier",
        learned=speech.number(fitted.learned_calibration.brier, 4),
        hand=speech.number(fitted.hand_calibration.brier, 4),
        positions=speech.number(fitted.checked),
    )


def versions_of(result: Result) -> str:
    return ", ".join(f"{name} {number}" for name, number in result.fitted.versions.items())
