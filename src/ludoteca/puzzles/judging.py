"""Is it a puzzle? Two searches that share nothing have to say so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludoteca.bots.knowledge import HAND, LEARNED, manner_of
from ludoteca.bots.position import Position
from ludoteca.bots.seeds import derived
from ludoteca.bots.thinking import Budget, Thinking
from ludoteca.puzzles.comparing import DEEP, SWIFT, Compared, Comparison
from ludoteca.puzzles.puzzle import Puzzle, texts_of
from ludoteca.puzzles.themes import themes_of

FEWEST = 3  # choices: of two, the one that is not obvious is no secret
MARGIN = 0.05  # of the chance to win, that every other choice is worse by
EQUAL = 0.015  # choices that differ by no more are the same but for luck
MOST_ANSWERS = 2
SLACK = 0.5  # of the margin, for searches that are not deep
SOLVE = 20_000  # iterations' worth of looking at every line to its end

# A difficulty is the number of these that do not find the answer, and one more.
DEPTHS = (16, 100, 600, 4_000)
TRIES = 3


@dataclass(frozen=True)
class Agreement:
    """What both searches say of a position."""

    answers: tuple[int, ...]  # the best first
    first: list[Compared]
    second: list[Compared]


def obvious(position: Position) -> int:
    """The choice that looks best at first sight."""
    choices = np.array(position.legal_numbers(), np.int16)
    weights = np.zeros(len(choices), np.float64)
    position.game.judgement.weigh(
        position.board.record, position.state, choices, len(choices), weights
    )
    return int(choices[weights.argmax()])


def agree(
    first: list[Compared], second: list[Compared], margin: float = MARGIN, equal: float = EQUAL
) -> tuple[int, ...]:
    """The answers, if both searches have the same and find all others worse by the margin."""
    gaps = {
        each.number: (first[0].chance - each.chance, second[0].chance - other.chance)
        for each, other in by_choice(first, second)
    }
    answers = tuple(number for number, gap in gaps.items() if max(gap) <= equal)
    clear = all(number in answers or min(gap) >= margin for number, gap in gaps.items())
    return answers if clear and len(answers) <= MOST_ANSWERS else ()


def by_choice(
    first: Sequence[Compared], second: Sequence[Compared]
) -> list[tuple[Compared, Compared]]:
    """What both say of each choice, the first one's best first."""
    others = {each.number: each for each in second}
    return [(each, others[each.number]) for each in first]


def examine(position: Position, seed: int) -> Agreement | None:
    """Compare all choices twice, swiftly and then deep; None as soon as it is no puzzle.

    The second search has another seed, so that it deals other hands and rolls other dice, and it
    knows only what was written by hand.
    """
    learned = Comparison(position, LEARNED, derived(seed, 0))
    by_hand = Comparison(position, HAND, derived(seed, 1))
    solved = learned.solve(SOLVE)
    for rounds, margin, equal in ((SWIFT, SLACK * MARGIN, EQUAL / SLACK), (DEEP, MARGIN, EQUAL)):
        first = solved or learned.all(rounds)
        if not agree(first, first, margin, equal):  # not even with itself
            return None
        second = by_hand.all(rounds)
        answers = agree(first, second, margin, equal)
        if not answers or obvious(position) in answers:
            return None
    return Agreement(answers, first, second)


def difficulty(position: Position, answers: Sequence[int], seed: int) -> int:
    """By the shallowest search, with what was written by hand, that finds an answer from there on.

    Each depth is tried several times, and most of them have to find it.
    """
    manner = manner_of(position.game, HAND)
    hardest = 0
    for place, iterations in enumerate(DEPTHS, start=1):
        found = 0
        for number in range(TRIES):
            search = Thinking(position.game, manner, derived(seed, number))
            found += search.think(position, Budget(iterations))[0].number in answers
        if 2 * found < TRIES:
            hardest = place
    return hardest + 1


def puzzle_of(position: Position, actions: Sequence[int], seed: int) -> Puzzle | None:
    """The puzzle of a position, which these actions lead to; None if it is none."""
    if len(position.legal_numbers()) < FEWEST:
        return None
    found = examine(position, seed)
    if found is None:
        return None
    shown = obvious(position)
    looked_at = {each.number: each for each in found.first}
    asked = (found.answers[0], shown)
    lines = [texts_of(position, looked_at[number].line) for number in asked]
    return Puzzle(
        seats=position.setting.seats,
        options=position.setting.options,
        actions=texts_of(position, actions),
        answers=texts_of(position, found.answers),
        obvious=texts_of(position, [shown])[0],
        chances=tuple(round(100 * looked_at[number].chance) for number in position.legal_numbers()),
        lines=dict(zip(texts_of(position, asked), lines, strict=True)),
        difficulty=difficulty(position, found.answers, derived(seed, 2)),
        themes=themes_of(position, looked_at[found.answers[0]], shown, derived(seed, 3)),
    )
