"""The matches of a study, and what is kept of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from ludoteca.bots.contest import play_match
from ludoteca.core.contract import CHANCE, Game, Outcome
from ludoteca.core.setting import Setting
from ludoteca.core.usage import Usage
from ludoteca.spreading import Spread

SEEDS = 2**20  # of a study: matches of different seeds have nothing in common


@dataclass(frozen=True)
class Played:
    """One match, counted."""

    outcome: Outcome
    lengths: dict[str, int]
    usage: Usage


def play_one(game: Game[Any], setting: Setting, level: str, seed: int) -> Played:
    match = play_match(game, setting, [level] * setting.seats, seed)
    steps = list(match.steps())
    usage = game.usage.usage_of(match.board, steps)
    by_chance = sum(step.actor == CHANCE for step in steps)
    lengths = {
        "rounds": int(steps[-1].after.rounds),
        **usage.lengths,
        "steps": len(steps) - by_chance,
        "choices": sum(step.actor != CHANCE and not step.forced for step in steps),
        "chance": by_chance,
    }
    outcome = match.outcome
    assert outcome is not None
    return Played(outcome, lengths, usage)


def play_all(
    game: Game[Any], setting: Setting, level: str, games: int, seed: int, spread: Spread
) -> Iterator[Played]:
    """In the order of their seeds, wherever they are played."""
    _ = game.usage  # loaded before threads could do it at once
    seeds = range(seed * SEEDS, seed * SEEDS + games)
    return spread(partial(play_one, game, setting, level), seeds)
