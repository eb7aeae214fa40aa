"""The first-game guides, played through and written out moment by moment."""

from __future__ import annotations

from functools import cache

import ludoteca
from ludoteca.core.match import Match, Step
from ludoteca.core.message import message
from ludoteca.games import find_game
from ludoteca.server.protocol import Guide, GuideStep
from ludoteca.server.telling.steps import choice, told

LEARNER = 0
SEED = "1"  # for what the script leaves open: the same guide for everybody


@cache
def guide_of(game: str) -> Guide:
    """Every moment of the guide that has something to say, through the learner's eyes."""
    script = find_game(game).guide
    assert script is not None
    match = ludoteca.new_match(
        game, seats=script.seats, seed=SEED, chance=script.chance, **script.options
    )
    steps, moments = list(match.steps()), []
    for action, text in script.actions:
        if text is not None:
            moments.append(moment(match, text, steps, match.number(action)))
            steps = []
        steps += match.play(action)
    moments.append(moment(match, script.end, steps, None))
    return Guide(
        game=game,
        colours=list(match.game.seat_names[: script.seats]),
        learner=LEARNER,
        steps=moments,
    )


def moment(match: Match, text: str, steps: list[Step], number: int | None) -> GuideStep:
    """With what happened since the last one."""
    return GuideStep(
        text=message(text),
        view=match.view(LEARNER),
        steps=[told(match.game, match.board, step, LEARNER) for step in steps],
        to_act=match.to_act,
        prompt=match.prompt(),
        choice=None if number is None else choice(match, number),
    )
