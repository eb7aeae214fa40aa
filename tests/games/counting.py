"""Sequences of actions from a position: how to get there, and how many there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from copy import deepcopy
from itertools import takewhile
from typing import Any, Protocol

from ludoteca.core.contract import Board, Game
from ludoteca.core.kernel import MODE, Record, copy_record, new_record
from ludoteca.testing.variants import legal_numbers

Choose = Callable[[int, list[str]], str]  # the step, and the texts of what is legal


def nth_choice(step: int, texts: list[str]) -> str:
    """A choice that looks random but is the same for everybody."""
    return sorted(texts)[step * step * 31 % len(texts)]


# By the kernels


def state_after(
    game: Game[Any],
    board: Board,
    seats: int,
    actions: Iterable[str],
    walk: int,
    choose: Choose = nth_choice,
) -> Record:
    """The setup, some actions, and so many steps more that are chosen."""
    state = new_record(game.state_type)
    game.kernels.start(board.record, state, seats)
    for text in actions:
        number = game.number(board, game.parse(text))
        assert number in legal_numbers(game, board, state)
        game.kernels.apply(board.record, state, number)
    for step in range(walk):
        numbers = {
            game.text(game.action(board, number)): number
            for number in legal_numbers(game, board, state)
        }
        game.kernels.apply(board.record, state, numbers[choose(step, list(numbers))])
    return state


def counts_of(game: Game[Any], board: Board, state: Record, depths: int) -> tuple[int, ...]:
    """Sequences of 1, 2, 3... actions, chance included."""
    counts = [0] * depths
    count_below(game, board, state, counts, 0)
    return tuple(counts)


def count_below(
    game: Game[Any], board: Board, state: Record, counts: list[int], depth: int
) -> None:
    numbers = legal_numbers(game, board, state)
    counts[depth] += len(numbers)
    if depth + 1 == len(counts):
        return
    for number in numbers:
        child = copy_record(state)
        game.kernels.apply(board.record, child, number)
        count_below(game, board, child, counts, depth + 1)


def shallow(counts: tuple[int, ...]) -> tuple[int, ...]:
    """What can be counted in a moment: uncompiled kernels are a thousand times slower."""
    return tuple(takewhile(lambda count: count <= 200, counts)) if MODE == "python" else counts


# By a twin


class Twin(Protocol):
    def legal(self) -> Collection[str]: ...
    def play(self, text: str, /) -> None: ...


def walk_twin(twin: Twin, actions: Iterable[str], walk: int, choose: Choose = nth_choice) -> None:
    for action in actions:
        twin.play(action)
    for step in range(walk):
        twin.play(choose(step, list(twin.legal())))


def count_by_twin(twin: Twin, depth: int, shared: object) -> int:
    """`shared` is what all copies of the twin look at and none changes."""
    choices = twin.legal()
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        child = deepcopy(twin, {id(shared): shared})
        child.play(choice)
        total += count_by_twin(child, depth - 1, shared)
    return total
