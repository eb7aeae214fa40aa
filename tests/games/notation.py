"""What is demanded of the notation of every game."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.actions import Action
from ludoteca.core.match import Match, Playable


class Sing(Action, frozen=True, tag="sing"):
    """An action of no game."""

    song: str


def demand_same_effect(matches: Sequence[Match], actions: Sequence[Playable]) -> None:
    """Matches in the same position, in each of which one of the actions is played."""
    for match, action in zip(matches, actions, strict=True):
        match.play(action)
    assert len({match.state.tobytes() for match in matches}) == 1
