"""Observations read back: a position that is rebuilt from one looks the same to the observer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from ludoteca.core.contract import Board, Game
from ludoteca.core.kernel import MODE, Record
from ludoteca.testing.variants import Variant, legal_numbers
from ludoteca.testing.walks import Choose, choose_anything, walk
from tests.effort import THOROUGH

Seen = dict[str, Any]  # the fields as lists, by name
Decode = Callable[[Any, Seen, int], Record]  # board, fields, observer
LOOKED_AT = 1000 if THOROUGH else 4 if MODE == "python" else 30  # positions of a match


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


def positions_of(
    variant: Variant, choose: Choose = choose_anything, seed: int = 2
) -> Iterator[tuple[Any, Record]]:
    """Some of a random match, the first and the last ones always."""
    walked = walk(variant, seed, choose)
    states = [state for state, _ in walked.positions]
    some = random.Random(seed).sample(states, min(LOOKED_AT, len(states)))
    for state in [states[0], *some, states[-1]]:
        yield walked.match.board, state


def check_decoding(variant: Variant, decode: Decode, choose: Choose = choose_anything) -> None:
    """What every seat would see and could do is found in its observation alone."""
    game = variant.game
    for board, state in positions_of(variant, choose):
        for seat in range(variant.seats):
            decoded = decode(board, observe(game, board, state, seat), seat)
            views = [game.view(board, each, seat) for each in (decoded, state)]
            assert msgspec.to_builtins(views[0]) == msgspec.to_builtins(views[1])
            if state.actor == seat:
                choices = [legal_numbers(game, board, each) for each in (decoded, state)]
                assert choices[0] == choices[1]
