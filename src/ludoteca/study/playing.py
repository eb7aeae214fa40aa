"""The matches of a study, and what is kept of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    players: tuple[str, ...] = ()  # by seat


def seats_of(levels: Sequence[str], seats: int, seed: int) -> tuple[str, ...]:
    """Who sits where: the last one takes all seats that are left, and they move on by the seed."""
    given = [*levels, *[levels[-1]] * seats][:seats]
    return tuple(given[(seat + seed) % seats] for seat in range(seats))


def play_one(game: Game[Any], setting: Setting, levels: Sequence[str], seed: int) -> Played:
    players = seats_of(levels, setting.seats, seed)
    match = play_match(game, setting, players, seed)
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
    return Played(outcome, lengths, usage, players)


def play_all(
    game: Game[Any],
    setting: Setting,
    levels: Sequence[str],
    games: int,
    seed: int,
    spread: Spread,
) -> Iterator[Played]:
    """In the order of their seeds, wherever they are played."""
    _ = game.usage  # loaded before threads could do it at once
    seeds = range(seed * SEEDS, seed * SEEDS + games)
    return spread(partial(play_one, game, setting, levels), seeds)
