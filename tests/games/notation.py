"""What is demanded of the notation of every game."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.contract import Action
from ludoteca.core.match import Match, Playable


class Sing(Action, frozen=True, tag="sing"):
    """An action of no game."""

    song: str


def demand_inverses(match: Match) -> None:
    """Number, typed action and text are exact inverses of each other."""
    game = match.game
    texts = set()
    for number in range(game.action_count):
        action = game.action(match.board, number)
        text = game.text(action)
        assert game.number(match.board, action) == number
        assert game.parse(text) == action
        texts.add(text)
    assert len(texts) == game.action_count


def demand_same_effect(matches: Sequence[Match], actions: Sequence[Playable]) -> None:
    """Matches in the same position, in each of which one of the actions is played."""
    for match, action in zip(matches, actions, strict=True):
        match.play(action)
    assert len({match.state.tobytes() for match in matches}) == 1
