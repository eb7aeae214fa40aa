"""Solving the end of a match: every line to its end, chance weighed by its probability.

Every seat is taken to want its own win. Of its choices it takes the one that gives it the greatest
share; of those that are equal to it, the one that weighs most at first sight, and of those the
first (max^n). With two seats that makes no difference: what is equal to one is equal to the other.

Positions that several lines lead to are looked into once, and none that is settled already, as the
game itself knows. All of it is for games that hide nothing. Templates; `solver_of` and `diver_of`
compile them for a game.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.tree import MAX_SEATS, NOTHING
from ludoteca.core.contract import CHANCE, OVER, Game
from ludoteca.core.generator import WORD, random_below
from ludoteca.core.kernel import Array, Record, kernel, new_records, specialise, unbound
from ludoteca.core.playout import draw_of

# Bound to the kernels of a game.
legal = apply = chance = returns = weigh = settled = draw = open_frame = enter = unbound

GIVEN_UP = -1
EQUAL = 1e-9  # shares that differ by less are the same but for rounding
MAX_DEPTH = 256  # decisions and steps of chance in one line
STEPS_A_POSITION = 4  # at least, on average: how many positions can be kept follows from it
MULTIPLIER = 0x9E3779B1  # of hashes: odd, and its bits well mixed

# Lines played at random show whether the end is near enough to try.
CHOICE_PART = 0.5  # so much does a decision count beside chance: much of it is never looked into

# A position of the line being looked into.
FRAME: np.dtype[Any] = np.dtype(
    [
        ("value", np.float64, MAX_SEATS),  # of what has been looked into so far
        ("count", np.int64),  # of choices
        ("place", np.int64),  # of the choice being looked into
        ("total", np.int64),  # weight of all outcomes, where chance chooses
        ("choice", np.int64),  # the best so far, or NOTHING
        ("hash", np.int64),
        ("fresh", np.int64),  # 1: to be kept once all is known
    ]
)
# A position that is kept.
ENTRY: np.dtype[Any] = np.dtype(
    [
        ("value", np.float64, MAX_SEATS),
        ("choice", np.int32),  # the best, or NOTHING where chance chooses
        ("next", np.int32),  # another one with the same hash, or NOTHING
    ]
)


class Memory(NamedTuple):
    """Positions that are kept, found by their hash."""

    words: Array
    entries: Array
    heads: Array  # by hash: the first entry


class Room(NamedTuple):
    """What a solution is worked out in."""

    memory: Memory
    # By depth
    frames: Array
    states: Array
    words: Array  # the same memory as integers
    choices: Array
    weights: Array  # of the choices
    outcomes: Array  # weights of chance
    # By choice of the first position
    values: Array
    steps: Array  # taken until its value was known
    shares: Array  # of the win, by seat: of a match that is over


def new_room(game: Game[Any], limit: int) -> Room:
    """Room to look at so many steps; pages that nothing is written to take no memory."""
    states, words = new_states(game, MAX_DEPTH)
    most = 1 << (limit // STEPS_A_POSITION).bit_length()
    return Room(
        memory=Memory(
            words=np.zeros((most, words.shape[1]), np.int64),
            entries=new_records(ENTRY, most),
            heads=np.full(most, NOTHING, np.int32),
        ),
        frames=new_records(FRAME, MAX_DEPTH),
        states=states,
        words=words,
        choices=np.zeros((MAX_DEPTH, game.max_choices), np.int16),
        weights=np.zeros((MAX_DEPTH, game.max_choices), np.float64),
        outcomes=np.zeros((MAX_DEPTH, game.max_outcomes), np.int32),
        values=np.zeros((game.max_choices, MAX_SEATS), np.float64),
        steps=np.zeros(game.max_choices, np.int64),
        shares=np.zeros(MAX_SEATS, np.float64),
    )


def new_states(game: Game[Any], count: int) -> tuple[Array, Array]:
    """States, and the same memory as integers: what the last one has beyond a state is 0."""
    words = np.zeros((count, -(-game.state_type.itemsize // 8)), np.int64)
    states = np.ndarray(count, game.state_type, words.data, strides=words.strides[:1])
    return states.view(np.recarray), words


# Of these there is one for all games.


@kernel
def hash_of(words: Array) -> int:
    mixed = 0
    for place in range(len(words)):
        word = int(words[place])
        mixed = ((mixed ^ (word & WORD)) * MULTIPLIER) & WORD
        mixed ^= mixed >> 15
        mixed = ((mixed ^ ((word >> 32) & WORD)) * MULTIPLIER) & WORD
        mixed ^= mixed >> 15
    return mixed


@kernel
def find_entry(memory: Memory, words: Array, mixed: int) -> int:
    """Where a position of this hash is kept, or NOTHING."""
    entry = int(memory.heads[mixed & (len(memory.heads) - 1)])
    while entry != NOTHING:
        place = 0
        while place < len(words) and words[place] == memory.words[entry, place]:
            place += 1
        if place == len(words):
            return entry
        entry = int(memory.entries[entry].next)
    return NOTHING


@kernel
def best_choice(memory: Memory, words: Array) -> int:
    """Of a position, after a solution; NOTHING if it is not known."""
    entry = find_entry(memory, words, hash_of(words))
    return NOTHING if entry == NOTHING else int(memory.entries[entry].choice)


@kernel
def keep(memory: Memory, entry: int, words: Array, frame: Record) -> None:
    """Keep a position of which all is known."""
    kept = memory.entries[entry]
    for place in range(len(words)):
        memory.words[entry, place] = words[place]
    for seat in range(MAX_SEATS):
        kept.value[seat] = frame.value[seat]
    kept.choice = frame.choice
    head = frame.hash & (len(memory.heads) - 1)
    kept.next = memory.heads[head]
    memory.heads[head] = entry


@kernel
def put_next(frame: Record, choices: Array, weights: Array) -> None:
    """Put the choice that weighs most, of those not looked into, where it is looked into next."""
    place = int(frame.place)
    best = place
    for other in range(place + 1, frame.count):
        heavier = weights[other] > weights[best]
        if heavier or (weights[other] == weights[best] and choices[other] < choices[best]):
            best = other
    choices[place], choices[best] = choices[best], choices[place]
    weights[place], weights[best] = weights[best], weights[place]


@kernel
def learn(frame: Record, value: Array, actor: int, choices: Array, outcomes: Array) -> None:
    """The choice in turn has been looked into, and is worth this."""
    if actor == CHANCE:
        part = outcomes[frame.place] / frame.total
        for seat in range(MAX_SEATS):
            frame.value[seat] += part * value[seat]
    elif frame.choice == NOTHING or value[actor] > frame.value[actor] + EQUAL:
        frame.choice = choices[frame.place]
        for seat in range(MAX_SEATS):
            frame.value[seat] = value[seat]
    frame.place += 1


def open_frame_template(board: Record, room: Room, depth: int, count: int) -> None:
    """Begin to look into the position at this depth, which has so many choices."""
    frame, state = room.frames[depth], room.states[depth]
    frame.count = count
    frame.place = 0
    frame.choice = NOTHING
    frame.fresh = 1
    for seat in range(MAX_SEATS):
        frame.value[seat] = 0.0
    if state.actor == CHANCE:
        frame.total = chance(board, state, room.outcomes[depth])
    elif state.seats > 2 or depth == 0:  # between two, equal choices need no order
        weigh(board, state, room.choices[depth], count, room.weights[depth])
    else:
        for choice in range(count):
            room.weights[depth, choice] = 1.0


def enter_template(board: Record, room: Room, depth: int) -> int:
    """Take the choice in turn one above, and steps without a choice after it; how many.

    If the value of where they lead is known, the frame has no choices to look into.
    """
    above, frame = room.frames[depth - 1], room.frames[depth]
    if room.states[depth - 1].actor != CHANCE:
        put_next(above, room.choices[depth - 1], room.weights[depth - 1])
    room.states[depth] = room.states[depth - 1]
    state, choices = room.states[depth], room.choices[depth]
    number = int(room.choices[depth - 1, above.place])
    steps = 0
    count = 1
    while count == 1:
        apply(board, state, number)
        steps += 1
        count = 0
        if state.actor != OVER:
            count = legal(board, state, choices)
            number = int(choices[0])
    frame.count = frame.place = frame.fresh = 0
    if state.actor == OVER:
        returns(board, state, room.shares)
        for seat in range(state.seats):
            frame.value[seat] = room.shares[seat]
        return steps
    winner = settled(board, state)
    if winner != NOTHING:
        for seat in range(state.seats):
            frame.value[seat] = 1.0 if seat == winner else 0.0
        return steps
    words = room.words[depth]
    frame.hash = hash_of(words)
    entry = find_entry(room.memory, words, int(frame.hash))
    if entry == NOTHING:
        open_frame(board, room, depth, count)
    else:
        for seat in range(state.seats):
            frame.value[seat] = room.memory.entries[entry].value[seat]
    return steps


def solve_template(board: Record, room: Room, limit: int) -> int:
    """Look into everything after the first state; how many steps that took, or GIVEN_UP."""
    frames, states = room.frames, room.states
    open_frame(board, room, 0, legal(board, states[0], room.choices[0]))
    steps = 0
    kept = 0
    depth = 0
    while True:
        frame = frames[depth]
        if frame.place < frame.count:
            if depth + 1 == len(frames):
                return GIVEN_UP
            depth += 1
            steps += enter(board, room, depth)
            if steps > limit:
                return GIVEN_UP
            continue
        if depth == 0:
            return steps
        if frame.fresh and kept < len(room.memory.entries):
            keep(room.memory, kept, room.words[depth], frame)
            kept += 1
        depth -= 1
        above, actor = frames[depth], int(states[depth].actor)
        if depth == 0:
            room.steps[above.place] = steps
            for seat in range(MAX_SEATS):
                room.values[above.place, seat] = frame.value[seat]
        learn(above, frame.value, actor, room.choices[depth], room.outcomes[depth])
        if depth > 0 and actor != CHANCE and above.value[actor] > 1.0 - EQUAL:
            above.place = above.count  # nothing can be better


def dive_template(
    board: Record,
    root: Record,
    trial: Array,
    choices: Array,
    outcomes: Array,
    key: int,
    most: float,
) -> float:
    """Play on at random; how many bits the choices on the way had, up to about `most`."""
    trial[0] = root
    state = trial[0]
    bits = 0.0
    step = 0
    while bits < most and state.actor != OVER and settled(board, state) == NOTHING:
        count = legal(board, state, choices)
        if state.actor == CHANCE:
            choice = draw(board, state, outcomes, key, 0, step)
            bits += math.log2(count)
        else:
            choice = random_below(count, key, 0, step)
            bits += CHOICE_PART * math.log2(count)
        apply(board, state, choices[choice])
        step += 1
    return bits


@cache
def solver_of(game: Game[Any]) -> Callable[..., int]:
    """`solve_template` for a game."""
    kernels = game.kernels
    opener = specialise(open_frame_template, chance=kernels.chance, weigh=game.judgement.weigh)
    rules = {"legal": kernels.legal, "apply": kernels.apply}
    return specialise(
        solve_template,
        legal=kernels.legal,
        open_frame=opener,
        enter=specialise(
            enter_template,
            **rules,
            returns=kernels.returns,
            settled=game.judgement.settled,
            open_frame=opener,
        ),
    )


@cache
def diver_of(game: Game[Any]) -> Callable[..., float]:
    """`dive_template` for a game."""
    rules = {"legal": game.kernels.legal, "apply": game.kernels.apply}
    settled = game.judgement.settled
    return specialise(dive_template, **rules, settled=settled, draw=draw_of(game))
