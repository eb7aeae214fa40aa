"""One decision of a game at a time, with all that follows by itself: on a CPU and on a GPU alike.

Templates over a game's kernels, as `core.playout`. Chance and forced steps are played inside, so
a game always stands where a seat has a real choice, or is over.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import CHANCE, OVER, Game
from ludoteca.core.generator import random_below, random_word
from ludoteca.core.kernel import Array, Record, kernel, specialise, unbound
from ludoteca.core.playout import draw_of

# What is known of a game beside its state.
COURSE: np.dtype[Any] = np.dtype(
    [
        ("episode", np.int32),  # how many games were played here before
        ("draws", np.int32),  # outcomes of chance in this game
        ("decisions", np.int32),  # in this game and those before
        ("count", np.int32),  # choices of the seat to act, 0 when the game is over
    ],
    align=True,
)

# What a step does with each game.
DECIDE, BEGIN, RESUME = 0, 1, 2

TOGETHER = 128  # games of a CPU's step; found by trying
NOT_NEGATIVE = 0x7FFF  # all bits of a number but its sign: the compiler need not look at that

POLICY = 0x5EED0F0C  # told apart from the seed of the games, so that their dice say nothing of it

# Bound to the kernels of a game.
start = legal = apply = returns = draw = observe = play_once = advance = conclude = unbound
go_on = unbound


def play_once_template(
    board: Record,
    state: Record,
    course: Record,
    choices: Array,
    weights: Array,
    key: int,
    stream: int,
) -> int:
    """One step of chance, or one that is forced. Where a seat has a choice nothing is done: how
    many `choices` it has; else 0."""
    count = legal(board, state, choices)
    chosen = 0
    if state.actor == CHANCE:
        chosen = draw(board, state, weights, key, stream, int(course.draws))
        course.draws += 1
    elif count > 1:
        return count  # type: ignore[no-any-return]
    apply(board, state, choices[chosen])
    return 0


def advance_template(
    board: Record,
    state: Record,
    course: Record,
    choices: Array,
    weights: Array,
    key: int,
    stream: int,
) -> int:
    """Play until a seat has a choice; how many `choices` it has then, 0 if the game is over."""
    count = 0
    while count == 0 and state.actor != OVER:
        count = play_once(board, state, course, choices, weights, key, stream)
    return count


def conclude_template(
    board: Record, state: Record, course: Record, seats: int, shares: Array, auto_reset: bool
) -> None:
    """Fill in what each seat won in a game that is over; set up the next one if that is asked."""
    returns(board, state, shares)
    if auto_reset:
        course.episode += 1
        course.draws = 0
        start(board, state, seats)


def go_on_template(
    board: Record,
    state: Record,
    course: Record,
    mode: int,
    action: int,
    seats: int,
    choices: Array,
    weights: Array,
    shares: Array,
    key: int,
    index: int,
    games: int,
    auto_reset: bool,
) -> bool:
    """Bring game `index` of so many to its next choice; is it over, or has it just been?

    `shares` is filled with what each seat won, zeros before the end.
    """
    for seat in range(seats):
        shares[seat] = 0.0
    if mode == DECIDE:
        if course.count == 0:
            return True
        apply(board, state, action)
        course.decisions += 1
    elif mode == BEGIN:
        start(board, state, seats)
    stream = index + games * int(course.episode)
    course.count = advance(board, state, course, choices, weights, key, stream)
    if course.count > 0:
        return False
    if mode == DECIDE:
        conclude(board, state, course, seats, shares, auto_reset)
        stream += games
        course.count = advance(board, state, course, choices, weights, key, stream)
    return True


def step_template(
    board: Record,
    states: Array,
    courses: Array,
    mode: int,
    actions: Array,
    seats: int,
    choices: Array,
    weights: Array,
    key: int,
    auto_reset: bool,
    first: int,
    last: int,
    observations: Array,
    masks: Array,
    actors: Array,
    rewards: Array,
    done: Array,
) -> None:
    """One step of the games from `first` to before `last`, and what is to be seen then.

    Some games at a time, and one thing after the other with all of them: waiting for memory that
    lies far apart then overlaps.
    """
    for begin in range(first, last, TOGETHER):
        end = min(begin + TOGETHER, last)
        for index in range(begin, end):
            own, mask = choices[index], masks[index]
            for choice in range(courses[index].count):
                mask[int(own[choice]) & NOT_NEGATIVE] = False
        for index in range(begin, end):
            done[index] = go_on(
                board, states[index], courses[index], mode, actions[index], seats, choices[index],
                weights, rewards[index], key, index, len(states), auto_reset,
            )  # fmt: skip
            actors[index] = states[index].actor
        for index in range(begin, end):
            own, mask = choices[index], masks[index]
            for choice in range(courses[index].count):
                mask[int(own[choice]) & NOT_NEGATIVE] = True
        for index in range(begin, end):
            observe(board, states[index], max(int(actors[index]), 0), observations[index])


@kernel
def first_illegal(choices: Array, courses: Array, actions: Array) -> int:
    """The first game whose action is not among its choices, or -1. Games that are over have none
    and ask for none. Masks are not asked: whoever looks at them can write into them."""
    for index in range(len(actions)):
        count, action = int(courses[index].count), actions[index]
        low, high = 0, count  # the choices ascend
        while low < high:
            middle = (low + high) >> 1
            if choices[index, middle] < action:
                low = middle + 1
            else:
                high = middle
        if count > 0 and (low == count or choices[index, low] != action):
            return index
    return -1


@kernel
def random_choice(course: Record, choices: Array, key: int, index: int) -> int:
    """One of the choices of a game, all alike; 0 when it is over."""
    if course.count == 0:
        return 0
    return choices[random_below(course.count, key ^ POLICY, index, int(course.decisions))]  # type: ignore[no-any-return]


@kernel
def choose_all(courses: Array, choices: Array, key: int, actions: Array) -> None:
    for index in range(len(actions)):
        actions[index] = random_choice(courses[index], choices[index], key, index)


@kernel
def noise(course: Record, most_choices: int, choice: int, key: int, index: int) -> float:
    """Gumbel noise: the choice whose logit and noise sum to most is drawn by the softmax."""
    word = random_word(key ^ POLICY, index, int(course.decisions) * most_choices + choice)
    # Between 0 and 1 and never one of them: 23 bits and a half fit a float32.
    uniform = np.float32((word >> 9) + 0.5) * np.float32(2.0**-23)
    return -math.log(-math.log(uniform))


@kernel
def sample_all(courses: Array, choices: Array, logits: Array, key: int, actions: Array) -> int:
    """Fill in the actions; the first game whose logits say nothing, or -1."""
    for index in range(len(actions)):
        course = courses[index]
        best, chosen = -math.inf, int(choices[index, 0]) if course.count > 0 else 0
        for choice in range(course.count):
            number = int(choices[index, choice])
            value = logits[index, number] + noise(course, choices.shape[1], choice, key, index)
            if not value < math.inf:  # neither is what is no number
                return index
            if value > best:
                best, chosen = value, number
        if course.count > 0 and best == -math.inf:
            return index
        actions[index] = chosen
    return -1


@cache
def play_once_of(game: Game[Any]) -> Callable[..., int]:
    """`play_once_template` for a game."""
    rules = game.kernels
    return specialise(play_once_template, legal=rules.legal, apply=rules.apply, draw=draw_of(game))


@cache
def conclude_of(game: Game[Any]) -> Callable[..., None]:
    """`conclude_template` for a game."""
    rules = game.kernels
    return specialise(conclude_template, returns=rules.returns, start=rules.start)


@cache
def go_on_of(game: Game[Any]) -> Callable[..., bool]:
    """`go_on_template` for a game."""
    return specialise(
        go_on_template,
        start=game.kernels.start,
        apply=game.kernels.apply,
        advance=specialise(advance_template, play_once=play_once_of(game)),
        conclude=conclude_of(game),
    )


@cache
def step_of(game: Game[Any]) -> Callable[..., None]:
    """`step_template` for a game."""
    return specialise(step_template, go_on=go_on_of(game), observe=game.observation.write)
