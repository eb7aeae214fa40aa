"""A game small enough to know the right answer, for the tests of searches."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from ludoteca.bots.position import Position
from ludoteca.core.contract import CHANCE, OVER, Board, Game, Judgement, Kernels
from ludoteca.core.generator import random_below
from ludoteca.core.kernel import Array, Record, kernel, new_record
from ludoteca.core.observation import Field, Observation
from ludoteca.core.setting import Setting

# Pearls: two seats take 1 to 3 of a heap in turn; whoever takes the last one wins. Leaving a
# multiple of 4 wins for sure. With `guess` set, a number that the searching seat cannot see is to
# be guessed; with `dice` set, chance takes 0 or 1 pearl after each turn; with `again` set, whoever
# takes a single pearl has another turn; with `shy` set, a number that cannot be seen says whether a
# single pearl may be taken after the first turn, and the board counts who does it all the same.

STATE: np.dtype[Any] = np.dtype(
    [
        ("heap", np.int16),
        ("rounds", np.int16),
        ("end_reasons", np.int16),
        ("actor", np.int8),
        ("seats", np.int8),
        ("last", np.int8),
        ("hidden", np.int8),  # a number that seat 0 cannot see; guessing it wins
    ]
)
BOARD: np.dtype[Any] = np.dtype(
    [
        ("heap", np.int16),
        ("dice", np.int8),
        ("guess", np.int8),
        ("again", np.int8),
        ("shy", np.int8),
        ("cheated", np.int32),
    ]
)
TAKE, CHANCES, GUESS, ACTIONS = 0, 4, 8, 12


@kernel
def start(board: Record, state: Record, seats: int) -> None:
    state.seats = seats
    state.heap = board.heap
    state.last = -1


@kernel
def is_shy(board: Record, state: Record) -> bool:
    return board.shy and state.rounds > 0 and state.hidden > 0 and state.heap > 1  # type: ignore[no-any-return]


@kernel
def legal(board: Record, state: Record, buffer: Array) -> int:
    if board.guess:
        for number in range(4):
            buffer[number] = GUESS + number
        return 4
    if state.actor == CHANCE:
        buffer[0], buffer[1] = CHANCES, CHANCES + 1
        return 2
    least = 2 if is_shy(board, state) else 1
    count = min(3, state.heap) - least + 1
    for number in range(count):
        buffer[number] = TAKE + number + least
    return int(count)


@kernel
def refusal(board: Record, state: Record, number: int) -> int:
    return 0


@kernel
def apply(board: Record, state: Record, number: int) -> None:
    if number >= GUESS:
        state.last = 0 if state.hidden == number - GUESS else 1
        state.actor = OVER
        return
    if state.actor == CHANCE:
        state.heap = max(1, state.heap - (number - CHANCES))
        state.actor = 1 - state.last
        return
    if is_shy(board, state) and number == TAKE + 1:
        board.cheated += 1
    state.rounds += 1
    state.heap -= number - TAKE
    state.last = state.actor
    if state.heap == 0:
        state.actor = OVER
    elif board.again and number == TAKE + 1:
        return
    elif board.dice:
        state.actor = CHANCE
    else:
        state.actor = 1 - state.actor


@kernel
def chance(board: Record, state: Record, weights: Array) -> int:
    weights[0], weights[1] = 3, 1
    return 4


@kernel
def returns(board: Record, state: Record, shares: Array) -> None:
    shares[state.last] = 1.0
    shares[1 - state.last] = 0.0


@kernel
def scores(board: Record, state: Record, points: Array) -> None:
    points[0] = points[1] = 0


@kernel
def redeal(board: Record, state: Record, seat: int, key: int, stream: int) -> None:
    if board.guess or board.shy:
        state.hidden = random_below(3, key, stream, 0)  # never 3


@kernel
def hidden(board: Record, state: Record, number: int, seat: int) -> int:
    return 0


@kernel
def weigh(board: Record, state: Record, choices: Array, count: int, weights: Array) -> None:
    for choice in range(count):
        weights[choice] = 1.0


@kernel
def assess(board: Record, state: Record, shares: Array) -> None:
    shares[0] = shares[1] = 0.5


@kernel
def observe(board: Record, state: Record, seat: int, out: Array) -> None:
    out[0] = state.heap


class Pearls:
    """As much of a game as a search asks for."""

    name = "pearls"
    seats = (2,)
    seat_names = ("left", "right")
    options = ()
    hides_nothing = False  # with `guess` or `shy`
    action_count = ACTIONS
    max_choices = 4
    max_outcomes = 2
    max_actions = 100
    end_reasons = ("empty",)
    state_type = STATE
    board_type = BOARD
    kernels = Kernels(start, legal, refusal, apply, chance, returns, scores, redeal, hidden)
    judgement = Judgement(weigh, assess)
    observation = Observation((Field("heap", (1,), 100, "pearls on the heap"),), observe)
    sight = observation


PEARLS = cast(Game[Any], Pearls())


def position(
    heap: int,
    *,
    dice: bool = False,
    guess: bool = False,
    again: bool = False,
    shy: bool = False,
) -> Position:
    board = new_record(BOARD)
    board.heap, board.dice, board.guess, board.again, board.shy = heap, dice, guess, again, shy
    state = new_record(STATE)
    start(board, state, 2)
    return Position(PEARLS, Setting(2, {}, {}, frozenset()), Board(board), 0, 0, 0, state)
