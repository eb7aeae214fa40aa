"""What a search thinks of a position, as data: for hints and for study."""

from __future__ import annotations

import msgspec

from ludoteca.bots.position import Position
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import copy_record
from ludoteca.core.message import Message
from ludoteca.core.threads import cores

ITERATIONS = 1_000_000  # more than the tree's memory can use
LINE_VISITS = 8  # a line is told as long as its steps were looked at so often


class Candidate(msgspec.Struct, frozen=True):
    """One choice, the most visited first."""

    number: int
    text: str  # its notation
    label: Message  # the same in words
    visits: int
    share: float  # of all visits
    returns: tuple[float, ...]  # expected share of the win, by seat
    line: tuple[Message, ...]  # what happens then, up to the next outcome of chance


class Suggestion(msgspec.Struct, frozen=True):
    """An opinion; `iterations` tells how well considered it is."""

    seat: int
    moment: int
    iterations: int
    candidates: tuple[Candidate, ...]


def suggest(
    position: Position,
    seconds: float | None = 1.0,
    iterations: int = ITERATIONS,
    seed: int = 0,
    threads: int | None = None,
) -> Suggestion:
    """Search for so long, and say what was found. Without seconds it can be repeated."""
    game, board = position.game, position.board
    thinking = Thinking(game, game.manner, seed, threads or cores())
    found = thinking.think(position, Budget(iterations, seconds))
    total = sum(candidate.visits for candidate in found)
    return Suggestion(
        seat=position.seat,
        moment=position.moment,
        iterations=total,
        candidates=tuple(
            Candidate(
                number=candidate.number,
                text=game.text(game.action(board, candidate.number)),
                label=game.describe(board, position.state, candidate.number),
                visits=candidate.visits,
                share=candidate.visits / max(1, total),
                returns=candidate.returns,
                line=tell(position, thinking.trees[0].line(candidate.number, LINE_VISITS)),
            )
            for candidate in found
        ),
    )


def tell(position: Position, steps: list[int]) -> tuple[Message, ...]:
    """A line in words, as far as no chance is in it."""
    game, board = position.game, position.board
    state = copy_record(position.state)
    told: list[Message] = []
    for number in steps:
        if state.actor == CHANCE:
            break
        before = copy_record(state)
        game.kernels.apply(board.record, state, number)
        told += game.narrate(board, before, number, state, position.seat)
    return tuple(told)
