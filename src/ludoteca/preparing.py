"""Compiling a game in pieces, those first that a person waits for.

    python -m ludoteca.preparing GAME PIECE

compiles one piece into the cache and ends: a server that lets other processes do this keeps none
of the compiler's memory. The rules come in two pieces, so that two cores share them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

import numpy as np

from ludoteca import new_match
from ludoteca.core import announcing, identity, kernel
from ludoteca.core.contract import Game
from ludoteca.core.kernel import compile_for, new_record
from ludoteca.core.match import Match
from ludoteca.games import find_game

CHOICES, EFFECTS = "choices", "effects"  # about the same work
KNOWLEDGE, SEARCH = "knowledge", "search"
BATCHES = "batches"
RULES = (CHOICES, EFFECTS)  # a person can play
BOTS = (KNOWLEDGE, SEARCH)  # bots can
PIECES = (*RULES, *BOTS, BATCHES)


def compile_piece(game: Game[Any], piece: str) -> None:
    """Compile it, or load it if that was done before."""
    {
        CHOICES: compile_choices,
        EFFECTS: compile_effects,
        KNOWLEDGE: compile_knowledge,
        SEARCH: run_bots,
        BATCHES: run_batch,
    }[piece](game)


def warm_up(game: Game[Any]) -> None:
    """Compile everything."""
    for piece in PIECES:
        compile_piece(game, piece)
    play_on(new_match(game.name, seed=0))


def is_warm(game: Game[Any]) -> bool:
    """Is everything compiled, here or into the cache?"""
    return all(kernel.is_kept(entry) for piece in PIECES for entry in entries(game, piece))


@cache
def entries(game: Game[Any], piece: str) -> tuple[Callable[..., Any], ...]:
    """The kernels of a piece that are called from outside; what they call comes with them."""
    from ludoteca.bots.ending import best_choice, diver_of, solver_of
    from ludoteca.bots.first_sight import glancer_of
    from ludoteca.bots.search import searcher_of
    from ludoteca.bots.tree import add_node, find_child
    from ludoteca.core.generator import random_below
    from ludoteca.core.playout import batch_of
    from ludoteca.simulation import tally_of

    rules = game.kernels
    if piece == CHOICES:
        asked = rules.start, rules.legal, rules.refusal, rules.chance
        return *asked, rules.returns, rules.scores, rules.redeal, rules.hidden
    if piece == EFFECTS:
        return (rules.apply,)
    if piece == KNOWLEDGE:
        return game.judgement.weigh, game.judgement.assess
    if piece == SEARCH:
        search = searcher_of(game), glancer_of(game), add_node, find_child, random_below
        ending = diver_of(game), solver_of(game), best_choice
        return (*search, *ending) if game.hides_nothing else search
    return batch_of(game), tally_of(game)


def called_in(game: Game[Any], pieces: tuple[str, ...]) -> list[Callable[..., Any]]:
    return identity.called_by(entry for piece in pieces for entry in entries(game, piece))


class Progress:
    """How far some pieces of a game are: counted by kernel, wherever each was compiled."""

    def __init__(self, game: Game[Any], pieces: tuple[str, ...]) -> None:
        before = PIECES[: PIECES.index(pieces[0])]
        known = called_in(game, before)
        self._left = [each for each in called_in(game, pieces) if each not in known]
        self._all = len(self._left)

    def share(self) -> float:
        """From 0 to 1; it never goes back."""
        self._left = [each for each in self._left if not kernel.is_kept(each)]
        return 1 - len(self._left) / self._all if self._all else 1.0


# The pieces. Arguments are of the kinds that matches, bots and simulations call with.


def compile_choices(game: Game[Any]) -> None:
    board, state, rules = new_record(game.board_type), new_record(game.state_type), game.kernels
    compile_for(rules.start, board, state, 0)
    compile_for(rules.legal, board, state, np.zeros(1, np.int16))
    compile_for(rules.refusal, board, state, 0)
    compile_for(rules.chance, board, state, np.zeros(1, np.int32))
    compile_for(rules.returns, board, state, np.zeros(1, np.float64))
    compile_for(rules.scores, board, state, np.zeros(1, np.int32))
    compile_for(rules.redeal, board, state, 0, 0, 0)
    compile_for(rules.hidden, board, state, 0, 0)


def compile_effects(game: Game[Any]) -> None:
    board, state = new_record(game.board_type), new_record(game.state_type)
    compile_for(game.kernels.apply, board, state, 0)


def compile_knowledge(game: Game[Any]) -> None:
    board, state = new_record(game.board_type), new_record(game.state_type)
    choices, weights = np.zeros(1, np.int16), np.zeros(1, np.float64)
    compile_for(game.judgement.weigh, board, state, choices, 0, weights)
    compile_for(game.judgement.assess, board, state, weights)


def run_bots(game: Game[Any]) -> None:
    from ludoteca.bots.ending import best_choice, new_room, solver_of
    from ludoteca.bots.levels import BEGINNER, RANDOM, STRONG, make_level
    from ludoteca.bots.position import Position

    position = Position.of(new_match(game.name, seed=0))
    for level in (RANDOM, BEGINNER, STRONG):  # the others play like these
        make_level(level, game, 0, 1).choose(position)
    if game.hides_nothing:  # the end is too far for them to solve it
        room = new_room(game, 1)
        compile_for(solver_of(game), position.board.record, room, 0)
        compile_for(best_choice, room.memory, room.words[0])


def run_batch(game: Game[Any]) -> None:
    from ludoteca.simulation import simulate

    match = new_match(game.name, seed=0)
    simulate(game, match.board.record, match.setting.seats, 1)


def play_on(match: Match, decisions: int | None = None) -> None:
    """To the end or so many decisions, with all that people are told, as quick as it goes."""
    while match.to_act is not None and (decisions is None or len(match.actions) < decisions):
        choices = match.legal_numbers()
        for number in choices:
            match.describe(number)
        match.view(match.actor), match.prompt()
        match.play(choices[len(match.actions) * 7919 % len(choices)])
    match.story()


# A process of its own


@contextmanager
def alone(name: str, piece: str) -> Iterator[None]:
    """Nobody else compiles this piece meanwhile: whoever comes second finds it in the cache.

    `OSError` where nothing can be kept.
    """
    with (kernel.cache_folder() / f"lock-{name}-{piece}").open("w") as file:
        with suppress(ImportError):  # not on every system
            from fcntl import LOCK_EX, flock

            flock(file, LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    announcing.hush()  # whoever started this process tells how far it is
    name, piece = arguments
    try:
        with alone(name, piece):
            compile_piece(find_game(name), piece)
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 1 if kernel.unkept else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
