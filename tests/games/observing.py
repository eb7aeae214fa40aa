"""Observations read back: a position that is rebuilt from one looks the same to the observer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np

from ludoteca.core.contract import Board, Game
from ludoteca.core.kernel import MODE, Record, copy_record, new_record
from ludoteca.testing.variants import Variant, legal_numbers
from tests.effort import THOROUGH

Seen = dict[str, Any]  # the fields as lists, by name
Decode = Callable[[Any, Seen, int], Record]  # board, fields, observer

# Uncompiled kernels are a thousand times slower.
SEEDS = range(1 if MODE == "python" else 20 if THOROUGH else 2)
MOST_ACTIONS = 100 if MODE == "python" else 10_000
LOOKED_AT = 6 if MODE == "python" else 15  # positions of a match


def observe(game: Game[Any], board: Board, state: Record, seat: int) -> Seen:
    row = np.full(game.observation.size, -9, np.int16)
    game.observation.write(board.record, state, seat, row)
    assert (row >= 0).all()
    assert (row <= game.observation.high).all()
    return {name: entries.tolist() for name, entries in game.observation.named(row).items()}


def only(flags: list[int]) -> int:
    """The place of the one flag that is set, or -1."""
    assert sum(flags) <= 1
    return flags.index(1) if 1 in flags else -1


def bits(flags: list[int]) -> int:
    return sum(flag << place for place, flag in enumerate(flags))


def seat_of(flags: list[int], observer: int, seats: int) -> int:
    """The seat that is meant by a flag; the observer's comes first."""
    place = only(flags)
    return -1 if place < 0 else (observer + place) % seats


def play_on(variant: Variant, board: Board, seed: int) -> Iterator[Record]:
    """Every position of a match of random actions; often the last one, so that tokens go."""
    game, chooser = variant.game, random.Random(seed)
    state = new_record(game.state_type)
    game.kernels.start(board.record, state, variant.seats)
    for _ in range(MOST_ACTIONS):
        yield copy_record(state)
        choices = legal_numbers(game, board, state)
        if not choices:
            return
        number = choices[-1] if chooser.random() < 0.3 else chooser.choice(choices)
        game.kernels.apply(board.record, state, number)


@cache
def positions_of(variant: Variant) -> tuple[Any, list[Record]]:
    """A board, and some positions of a few matches on it, the first and the last of them too."""
    board, found = variant.board(), []
    for seed in SEEDS:
        states = list(play_on(variant, board, seed))
        some = random.Random(seed).sample(states, min(LOOKED_AT, len(states)))
        found += [states[0], *some, states[-1]]
    return board, found


def check_decoding(variant: Variant, decode: Decode) -> None:
    """What every seat would see and could do is found in its observation alone."""
    game = variant.game
    board, states = positions_of(variant)
    for state in states:
        for seat in range(variant.seats):
            decoded = decode(board, observe(game, board, state, seat), seat)
            views = [game.view(board, each, seat) for each in (decoded, state)]
            assert msgspec.to_builtins(views[0]) == msgspec.to_builtins(views[1])
            if state.actor == seat:
                choices = [legal_numbers(game, board, each) for each in (decoded, state)]
                assert choices[0] == choices[1]
