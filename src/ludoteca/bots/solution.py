"""The end of a match, solved: what every choice is worth, exactly."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ludoteca.bots.ending import GIVEN_UP, Room, best_choice, diver_of, new_room, solver_of
from ludoteca.bots.position import Position, legal_numbers
from ludoteca.bots.tree import NOTHING
from ludoteca.bots.workspace import Workspace
from ludoteca.core.contract import OVER

STEPS_AN_ITERATION = 16  # of looking through take far less time than an iteration of the search
MOST_STEPS = 1 << 18  # some hundredths of a second
DIVES = 4
MARGIN = 2.0  # bits: all lines together have more choices than the four that are tried
DIGITS = 9  # shares that agree in so many are equal


@dataclass(frozen=True)
class Worth:
    """A choice, and the share of the win that each seat has after it."""

    number: int
    steps: int  # that were looked at after it
    returns: tuple[float, ...]


class Solution:
    """Every choice of a position, the best for the seat to act first."""

    def __init__(self, position: Position, room: Room) -> None:
        self.position = position
        self.room = room
        actor, seats = int(position.state.actor), int(position.state.seats)
        count = int(room.frames[0].count)
        steps = [0, *room.steps[:count].tolist()]
        looked_into = [  # those that weigh most first, and so the order of equal ones
            Worth(int(room.choices[0, place]), steps[place + 1] - steps[place], tuple(values))
            for place, values in enumerate(room.values[:count, :seats].tolist())
        ]
        self.choices = sorted(
            looked_into, key=lambda worth: round(worth.returns[actor], DIGITS), reverse=True
        )

    def line(self, number: int) -> list[int]:
        """A choice and the best that everybody can do then, as far as it was kept."""
        game, board, room = self.position.game, self.position.board, self.room
        room.states[0] = self.position.state
        state, steps = room.states[0], [number]
        game.kernels.apply(board.record, state, number)
        while state.actor != OVER:
            choices = legal_numbers(game, board, state)
            if len(choices) > 1:
                choices = [best_choice(room.memory, room.words[0])]
                if choices == [NOTHING]:  # of chance, or not kept
                    break
            game.kernels.apply(board.record, state, choices[0])
            steps += choices
        return steps


def solve(position: Position, space: Workspace, iterations: int) -> Solution | None:
    """The solution of a position, if the end is near enough for a search of so many iterations.

    Games with hidden information have none: what a seat cannot see might decide.
    """
    if not position.game.hides_nothing:
        return None
    game, board = position.game, position.board.record
    limit = min(MOST_STEPS, STEPS_AN_ITERATION * max(1, iterations))
    most = math.log2(limit) - MARGIN
    dive, buffers = diver_of(game), (space.trial, space.choices, space.outcomes)
    if any(dive(board, position.state, *buffers, key, most) >= most for key in range(DIVES)):
        return None
    room = new_room(game, limit)
    room.states[0] = position.state
    if solver_of(game)(board, room, limit) == GIVEN_UP:
        return None
    return Solution(position, room)
