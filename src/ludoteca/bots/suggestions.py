"""What a search thinks of a position, as data: for hints and for study."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from ludoteca.bots import thinking
from ludoteca.bots.guided import Evaluate, Grove, Guidance
from ludoteca.bots.knowledge import LEARNED, manner_of
from ludoteca.bots.position import Position
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.core.contract import CHANCE
from ludoteca.core.kernel import copy_record
from ludoteca.core.manner import Manner
from ludoteca.core.message import Message
from ludoteca.core.threads import cores

ITERATIONS = 1_000_000  # more than the tree's memory can use
LINE_VISITS = 8  # a line is told as long as its steps were looked at so often


class Candidate(msgspec.Struct, frozen=True):
    """One choice, the most visited first; of a solved position the best first."""

    number: int
    text: str  # its notation
    label: Message  # the same in words
    visits: int
    share: float  # of all visits
    returns: tuple[float, ...]  # expected share of the win, by seat
    solved: bool  # exactly: everything to the end of the match was looked at
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
    evaluate: Evaluate | None = None,
    knowledge: str = LEARNED,
    sober: bool = True,
    **settings: Any,
) -> Suggestion:
    """Search for so long, and say what was found. Without seconds it can be repeated.

    By the game's `learned` knowledge, or by `hand`; further settings are those of `Manner`. With a
    function of your own in their place they are those of `Guidance`, and threads are not used.
    Chances are corrected by what is known of the game's own search; not if settings change it, or
    if they shall not be `sober`.
    """
    game, board = position.game, position.board
    if evaluate is None:
        manner = replace(manner_of(game, knowledge), **settings)
        budget = Budget(iterations, seconds)
        found = by_judgement(position, budget, seed, threads, manner, sober and not settings)
    else:
        guidance = Guidance(iterations=iterations, seconds=seconds, **settings)
        found = by_function(position, seed, evaluate, guidance)
    total = sum(each.visits for each, _ in found)
    return Suggestion(
        seat=position.seat,
        moment=position.moment,
        iterations=total,
        candidates=tuple(
            Candidate(
                number=each.number,
                text=game.text(game.action(board, each.number)),
                label=game.describe(board, position.state, each.number),
                visits=each.visits,
                share=each.visits / max(1, total),
                returns=each.returns,
                solved=each.solved,
                line=tell(position, line),
            )
            for each, line in found
        ),
    )


Found = list[tuple[thinking.Candidate, Sequence[int]]]  # with the line after each


def by_judgement(
    position: Position,
    budget: Budget,
    seed: int,
    threads: int | None,
    manner: Manner,
    sober: bool,
) -> Found:
    search = Thinking(position.game, manner, seed, threads or cores())
    found = search.think(position, budget)
    measured = search.sobriety(position) if sober else ()
    depth = sum(each.visits for each in found) / len(search.trees)
    return [
        (each.sobered(position.seat, depth, measured), search.line(each.number, LINE_VISITS))
        for each in found
    ]


def by_function(position: Position, seed: int, evaluate: Evaluate, guidance: Guidance) -> Found:
    board = position.board.record
    grove = Grove(position.game, board, [position.state], [seed], evaluate, guidance)
    grove.grow()
    result = grove.result(0)
    found = [
        thinking.Candidate(
            number, int(result.visits[number]), tuple(result.action_values[number].tolist())
        )
        for number in position.legal_numbers()
    ]
    found.sort(key=lambda each: -each.visits)
    return [(each, grove.line(0, each.number, LINE_VISITS)) for each in found]


def tell(position: Position, steps: Sequence[int]) -> tuple[Message, ...]:
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
