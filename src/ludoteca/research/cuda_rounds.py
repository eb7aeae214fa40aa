"""Many games on a GPU, in rounds, as in `core.gpu`.

Threads that go together, a warp, wait for each other where they do different things, and fetch
more code than their cache holds. So a block of threads has its games in the memory it shares, and
in each round it does one thing in all those games that are to do it, the thing that most of them
are to do. A game that stands before a choice makes room for the next one.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import OVER, Game
from ludoteca.core.gpu import SHARED_MEMORY, WARP, need_cuda, reader_of_kind
from ludoteca.research.cuda_states import WORD, wide_type, words_of
from ludoteca.research.stepping import BEGIN, COURSE, DECIDE, conclude_of, play_once_of

THREADS_THAT_SHOW = 256  # of a block; a warp of them writes, all of them carry
PROCESSOR_MEMORY = 227 << 10  # bytes that the blocks of a processor may share
SLOTS = 128  # games of a block that play at once, at most
BYTES_A_SLOT = COURSE.itemsize + 16  # beside the state
KINDS = 64  # of things to do: a phase, or the action in it; and one for slots without a game
ACTION = 16  # added to the phase where the action is still to be played
NO_GAME = 32


def slots_a_block(game: Game[Any]) -> int:
    """How many games have room in the memory that a block shares; whole warps."""
    room = (SHARED_MEMORY - KINDS * 4 - 64) // (wide_type(game).itemsize + BYTES_A_SLOT)
    return min(room, SLOTS) // WARP * WARP


def blocks_a_processor(game: Game[Any]) -> int:
    """How many of them have room at once."""
    slots = slots_a_block(game)
    return PROCESSOR_MEMORY // (slots * (wide_type(game).itemsize + BYTES_A_SLOT) + 2048)


@cache
def play_kernel(game: Game[Any]) -> Any:
    """One step of all games, in rounds. What is to be seen then is for `show_kernel` to write,
    but for mask, reward and done."""
    cuda = need_cuda()
    rules, play_once, conclude = game.kernels, play_once_of(game), conclude_of(game)
    start, apply = rules.start, rules.apply
    state_type = wide_type(game)
    most_choices, most_outcomes, slots = game.max_choices, game.max_outcomes, slots_a_block(game)
    words = words_of(game)

    phase_of = cuda.jit(reader_of_kind(game), device=True)

    def play(
        boards: Any,
        states: Any,
        courses: Any,
        mode: int,
        actions: Any,
        seats: int,
        choices: Any,
        key: int,
        auto_reset: bool,
        masks: Any,
        rewards: Any,
        done: Any,
        refused: Any,
        games_a_block: int,
    ) -> None:
        # Memory that starts at the same place: the states, as records and as words.
        records = cuda.shared.array(0, state_type)
        lines = cuda.shared.array(0, WORD)
        own_courses = cuda.shared.array(slots, COURSE)
        numbers = cuda.shared.array(slots, np.int32)  # which game is in the slot, or -1
        leaving = cuda.shared.array(slots, np.int32)  # and which was in it before
        to_play = cuda.shared.array(slots, np.int8)  # 1: the action is still to be played
        idle = cuda.shared.array(slots, np.int8)  # 1: the game has been brought to its choice
        ready = cuda.shared.array(slots, np.int16)  # slots that do the most frequent thing
        changed = cuda.shared.array(slots, np.int16)  # slots that get another game
        counts = cuda.shared.array(KINDS, np.int32)  # slots by what they are to do
        taken = cuda.shared.array(1, np.int32)  # games of this block that were begun
        changes = cuda.shared.array(1, np.int32)
        buffer = cuda.local.array(most_choices, np.int16)
        weights = cuda.local.array(most_outcomes, np.int32)
        games = states.shape[0]
        first = cuda.blockIdx.x * games_a_block
        last = min(first + games_a_block, games)
        own = cuda.threadIdx.x
        threads = cuda.blockDim.x
        warp, lane = own // WARP, own % WARP
        numbers[own] = -1
        idle[own] = 1
        to_play[own] = 0
        if own == 0:
            taken[0] = 0
        while True:
            # Slots whose game stands before a choice get another one.
            if own == 0:
                changes[0] = 0
            if own < KINDS:
                counts[own] = 0
            if own + WARP < KINDS:
                counts[own + WARP] = 0
            cuda.syncthreads()
            if idle[own] == 1:
                number = first + cuda.atomic.add(taken, 0, 1)
                leaving[own] = numbers[own]
                numbers[own] = number if number < last else -1
                if leaving[own] >= 0 or numbers[own] >= 0:
                    changed[cuda.atomic.add(changes, 0, 1)] = own
            cuda.syncthreads()
            for change in range(warp, changes[0], threads // WARP):
                slot = int(changed[change])
                place = slot * words
                if leaving[slot] >= 0:
                    for each in range(lane, words, WARP):
                        states[leaving[slot], each] = lines[place + each]
                cuda.syncwarp()
                if numbers[slot] >= 0:
                    for each in range(lane, words, WARP):
                        lines[place + each] = states[numbers[slot], each]
                    if mode != DECIDE:
                        for each in range(lane, masks.shape[1], WARP):
                            masks[numbers[slot], each] = False
            cuda.syncthreads()
            number = numbers[own]
            if idle[own] == 1 and number >= 0:
                own_courses[own] = courses[number]
                idle[own] = 0
                to_play[own] = 0
                done[number] = False
                for seat in range(seats):
                    rewards[number, seat] = 0.0
                if mode == DECIDE:
                    action = actions[number]
                    count = own_courses[own].count
                    if count == 0:
                        done[number] = True
                        idle[own] = 1
                    elif action < 0 or action >= masks.shape[1] or not masks[number, action]:
                        cuda.atomic.add(refused, 0, 1)
                        idle[own] = 1
                    else:
                        for choice in range(count):
                            masks[number, choices[number, choice]] = False
                        to_play[own] = 1
                elif mode == BEGIN:
                    start(boards[0], records[own], seats)
                elif records[own].actor == OVER:
                    done[number] = True
                    idle[own] = 1
                    courses[number].count = 0
            # What are most games to do?
            kind = NO_GAME
            if number >= 0 and idle[own] == 0:
                kind = (phase_of(records[own]) & (ACTION - 1)) + ACTION * to_play[own]
            elif number >= 0:
                kind = NO_GAME + 1  # wants another game at once
            place = cuda.atomic.add(counts, kind, 1)
            cuda.syncthreads()
            if counts[NO_GAME] == threads:
                break
            most = 0
            for other in range(NO_GAME):
                if counts[other] > counts[most]:
                    most = other
            if kind == most:
                ready[place] = own
            cuda.syncthreads()
            if own < counts[most]:
                slot = int(ready[own])
                number = numbers[slot]
                count = 0
                if to_play[slot] == 1:
                    apply(boards[0], records[slot], actions[number])
                    own_courses[slot].decisions += 1
                    to_play[slot] = 0
                else:
                    stream = int(number) + games * int(own_courses[slot].episode)
                    count = play_once(
                        boards[0], records[slot], own_courses[slot], buffer, weights, key, stream
                    )
                if records[slot].actor == OVER:
                    done[number] = True
                    if mode == DECIDE:
                        conclude(
                            boards[0], records[slot], own_courses[slot], seats, rewards[number],
                            auto_reset,
                        )  # fmt: skip
                if count > 0 or records[slot].actor == OVER:
                    own_courses[slot].count = count
                    courses[number] = own_courses[slot]
                    idle[slot] = 1
                    for choice in range(count):
                        chosen = buffer[choice]
                        choices[number, choice] = chosen
                        masks[number, chosen] = True
            cuda.syncthreads()

    return cuda.jit(play)


def rows_of(game: Game[Any]) -> tuple[int, int]:
    """How many games a block shows, and how long a row is in the memory it shares: an odd number
    of words, so that neighbours are not in each other's way."""
    wide = -(-game.observation.size // 2) | 1
    fit = (SHARED_MEMORY - 1024) // (4 * wide + wide_type(game).itemsize)
    return min(WARP, fit), 2 * wide


@cache
def show_kernel(game: Game[Any]) -> Any:
    """What the seats to act see. A thread for each game writes it, all of them carry it."""
    cuda = need_cuda()
    observe, state_type, size = game.observation.write, wide_type(game), game.observation.size
    words = words_of(game)
    rows, wide = rows_of(game)

    def show(boards: Any, states: Any, observations: Any, actors: Any) -> None:
        records = cuda.shared.array(0, state_type)
        lines = cuda.shared.array(0, WORD)
        seen = cuda.shared.array((rows, wide), np.int16)
        own = cuda.threadIdx.x
        first = cuda.blockIdx.x * rows
        here = min(rows, states.shape[0] - first)
        for each in range(own, here * words, THREADS_THAT_SHOW):
            lines[each] = states[first + each // words, each % words]
        cuda.syncthreads()
        if own < here:
            actor = records[own].actor
            actors[first + own] = actor
            observe(boards[0], records[own], max(int(actor), 0), seen[own])
        cuda.syncthreads()
        for row in range(own // WARP, here, THREADS_THAT_SHOW // WARP):
            for entry in range(own % WARP, size, WARP):
                observations[first + row, entry] = seen[row, entry]

    return cuda.jit(show)
