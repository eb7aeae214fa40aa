"""Whole matches between bots. A match depends on its seed and its bots alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any

from ludoteca.bots.entrants import Entrant, seated
from ludoteca.bots.position import Position
from ludoteca.core.contract import Game
from ludoteca.core.match import Chance, Match
from ludoteca.core.setting import Setting

Report = Callable[[int, str], None]  # seat, fault

SEEDS_A_MATCH = 16  # every seat has one of its own


def play_match(
    game: Game[Any],
    setting: Setting,
    players: Sequence[Entrant],
    seed: int,
    report: Report = lambda seat, fault: None,
) -> Match:
    """A finished match between those players, by seat."""
    match = Match(game, setting, Chance.of_seed(str(seed)))
    match.advance()
    with ExitStack() as closing:
        bots = [
            closing.enter_context(
                seated(player, game, seed * SEEDS_A_MATCH + seat, partial(report, seat))
            )
            for seat, player in enumerate(players)
        ]
        while match.to_act is not None:
            match.play(bots[match.to_act].choose(Position.of(match)))
    return match
