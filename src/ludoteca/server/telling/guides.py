"""The first-game guides, played through and written out moment by moment."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.games import find_game
from ludoteca.server.protocol import Choice, Guide, GuideStep, Step
from ludoteca.server.telling.replays import seat_or_none

LEARNER = 0
SEED = "1"  # for what the script leaves open: the same guide for everybody


@cache
def guide_of(game: str) -> Guide:
    """Every moment of the guide that has something to say, through the learner's eyes."""
    script = find_game(game).guide
    assert script is not None
    match = ludoteca.new_match(game, seats=script.seats, seed=SEED, chance=script.chance)
    told, moments = 0, []
    for action, text in script.actions:
        if text is not None:
            moments.append(moment(match, text, told, action))
            told = len(match.actions)
        match.play(action)
    moments.append(moment(match, script.end, told, None))
    return Guide(
        game=game,
        colours=list(match.game.seat_names[: script.seats]),
        learner=LEARNER,
        steps=moments,
    )


def moment(match: Match, text: str, told: int, action: str | None) -> GuideStep:
    return GuideStep(
        text=message(text),
        view=match.view(LEARNER),
        steps=steps_since(match, told),
        to_act=match.to_act,
        prompt=match.prompt(),
        choice=None if action is None else choice(match, action),
    )


def choice(match: Match, text: str) -> Choice:
    number = match.number(text)
    action = cast("dict[str, Any]", match.game.action(match.board, number))
    return Choice(number, text, action, match.describe(number))


def steps_since(match: Match, told: int) -> list[Step]:
    """What happened since the last moment, as the learner may know it."""
    game, board = match.game, match.board
    return [
        Step(
            seat=seat_or_none(step.actor),
            text=None
            if game.is_hidden(board, step.before, step.number, LEARNER)
            else game.text(game.action(board, step.number)),
            messages=game.narrate(board, step.before, step.number, step.after, LEARNER),
        )
        for step in match.steps()
        if step.index >= told
    ]
