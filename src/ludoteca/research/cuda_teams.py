"""A few games on a GPU: some threads serve each of them, from one choice to the next."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import Game
from ludoteca.core.gpu import SHARED_MEMORY, need_cuda
from ludoteca.research.cuda_states import WORD, wide_type, words_of
from ludoteca.research.stepping import DECIDE, go_on_of

THREADS_A_BLOCK = 64


def teams_a_block(game: Game[Any], lanes: int) -> int:
    """How many games a block of threads takes: what they have in shared memory must fit."""
    bytes_a_game = (
        wide_type(game).itemsize
        + 2 * game.observation.size
        + 2 * game.max_choices
        + 4 * game.max_outcomes
        + 16
    )
    return max(1, min(THREADS_A_BLOCK // lanes, SHARED_MEMORY // bytes_a_game))


@cache
def step_kernel(game: Game[Any], lanes: int, teams: int) -> Any:
    """One step of all games. So many `lanes`, threads that go together, serve one game: the
    first of them plays, all of them carry memory."""
    cuda = need_cuda()
    go_on, observe = go_on_of(game), game.observation.write
    state_type, size = wide_type(game), game.observation.size
    most_choices, most_outcomes = game.max_choices, game.max_outcomes
    words = words_of(game)

    def step(
        boards: Any,
        states: Any,
        courses: Any,
        mode: int,
        actions: Any,
        seats: int,
        choices: Any,
        key: int,
        auto_reset: bool,
        observations: Any,
        masks: Any,
        actors: Any,
        rewards: Any,
        done: Any,
        refused: Any,
    ) -> None:
        # Memory that starts at the same place: the states, as records and as words.
        records = cuda.shared.array(0, state_type)
        lines = cuda.shared.array(0, WORD)
        seen = cuda.shared.array((teams, size), np.int16)
        offered = cuda.shared.array((teams, most_choices), np.int16)
        weights = cuda.shared.array((teams, most_outcomes), np.int32)
        team = cuda.threadIdx.x // lanes
        lane = cuda.threadIdx.x % lanes
        index = cuda.blockIdx.x * teams + team
        games = states.shape[0]
        count = 0
        playing = index < games
        if playing and mode == DECIDE:
            count = courses[index].count
            action = actions[index]
            inside = action >= 0 and action < masks.shape[1]
            if count > 0 and not (inside and masks[index, action]):
                playing = False
                if lane == 0:
                    cuda.atomic.add(refused, 0, 1)
                    done[index] = False
                    for seat in range(seats):
                        rewards[index, seat] = 0.0
        cuda.syncwarp()
        if playing:
            if mode == DECIDE:
                for choice in range(lane, count, lanes):
                    masks[index, choices[index, choice]] = False
            else:
                for number in range(lane, masks.shape[1], lanes):
                    masks[index, number] = False
            for place in range(lane, words, lanes):
                lines[team * words + place] = states[index, place]
        cuda.syncwarp()
        if playing and lane == 0:
            done[index] = go_on(
                boards[0], records[team], courses[index], mode, actions[index], seats,
                offered[team], weights[team], rewards[index], key, index, games, auto_reset,
            )  # fmt: skip
            actor = records[team].actor
            actors[index] = actor
            observe(boards[0], records[team], max(int(actor), 0), seen[team])
        cuda.syncwarp()
        if playing:
            for place in range(lane, words, lanes):
                states[index, place] = lines[team * words + place]
            for entry in range(lane, size, lanes):
                observations[index, entry] = seen[team, entry]
            for choice in range(lane, courses[index].count, lanes):
                number = offered[team, choice]
                choices[index, choice] = number
                masks[index, number] = True

    return cuda.jit(step)
