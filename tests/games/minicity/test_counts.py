"""How many sequences of actions there are from a few positions: a slip in any rule shows here.

The numbers come from the twin, which is written from the rules page alone. They do not depend on
the shipped hill; to count anew (some minutes):

    .venv/bin/python -m tests.games.minicity.test_counts
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludoteca.core.kernel import MODE
from ludoteca.games.minicity.boards import MiniCityBoard
from ludoteca.games.minicity.game import GAME
from tests.games.counting import counts_of, shallow, state_after, walk_twin
from tests.games.minicity.compare import load, make_twin
from tests.games.minicity.table import FRIENDS, HILL, grid_hill
from tests.games.minicity.twin import Twin

CHEAP = grid_hill(6, {name: (copies, 1) for name, (copies, _) in FRIENDS.items()})


@dataclass(frozen=True)
class Position:
    """A board, and how to get from the setup to the position."""

    name: str
    seats: int
    friends: bool
    hill: str
    counts: tuple[int, ...]  # sequences of 1, 2, 3... actions, chance included, by the twin
    actions: tuple[str, ...] = ()
    walk: int = 0  # so many steps more, each by `nth_choice`

    def board(self) -> MiniCityBoard:
        return load(self.seats, self.friends, self.hill)


def opening(hands: str, roads: str, small: str, first: str) -> tuple[str, ...]:
    """The steps of a setup."""
    return (
        *(f"deal {ant}" for ant in hands.split()),
        *(f"lay {ant}" for ant in roads.split()),
        *(f"stock {food}" for food in small.split()),
        f"first {first}",
    )


POSITIONS = (
    Position(
        "the first of two players",
        2,
        False,
        HILL,
        (4, 12, 30, 150, 730, 2582, 12310),
        actions=opening(
            "red red blue grey violet violet yellow yellow",
            "red blue",
            "yellow orange blue green pink pink yellow " + "yellow " * 4 + "orange orange blue",
            "square",
        ),
    ),
    Position(
        "the first of four players",
        4,
        False,
        HILL,
        (16, 65, 136, 609, 6596),
        actions=opening(
            "red blue grey violet " * 4,
            "grey grey violet red",
            "yellow orange blue green pink pink pink " * 4,
            "triangle",
        ),
    ),
    Position("a grasshopper's refill", 4, True, CHEAP, (6, 30, 150, 750, 17500), walk=95),
    Position(
        "friends to buy, a bumblebee, a stick insect", 2, True, CHEAP, (50, 1047, 14773), walk=118
    ),
    Position("a ladybird between two cards", 2, True, CHEAP, (25, 281, 2770, 28094), walk=138),
    Position("a dragonfly and most other friends", 2, True, CHEAP, (50, 1244, 16142), walk=215),
    Position(
        "a stick insect and a ladybird on two roads", 3, True, CHEAP, (76, 478, 10643), walk=222
    ),
    Position("a ladybird late in the match", 4, True, CHEAP, (40, 475, 4502, 37463), walk=497),
    Position("three steps before a win", 2, False, HILL, (4, 17, 70, 369, 1636, 9766), walk=1479),
    Position("six steps before a win, with friends", 4, True, CHEAP, (53, 176, 3830), walk=1854),
)


def twin_at(position: Position, more: tuple[str, ...]) -> Twin:
    """It cannot be copied, so it is played anew for every sequence."""
    twin = make_twin(position.board(), position.seats)
    walk_twin(twin, position.actions, position.walk)
    for action in more:
        twin.play(action)
    return twin


def twin_count(position: Position, depth: int, more: tuple[str, ...] = ()) -> int:
    choices = twin_at(position, more).legal()
    if depth == 1:
        return len(choices)
    return sum(twin_count(position, depth - 1, (*more, choice)) for choice in choices)


# Uncompiled, the way to the end of a match takes longer than all that is counted there.
NEAR = [position for position in POSITIONS if MODE != "python" or position.walk < 300]


@pytest.mark.parametrize("position", NEAR, ids=lambda position: position.name)
def test_there_are_as_many_sequences_of_actions_as_the_twin_counts(position: Position) -> None:
    board = position.board()
    state = state_after(GAME, board, position.seats, position.actions, position.walk)
    wanted = shallow(position.counts)
    assert counts_of(GAME, board, state, len(wanted)) == wanted


def main() -> None:
    for position in POSITIONS:
        depths = range(1, len(position.counts) + 1)
        print(f"{position.name}: {tuple(twin_count(position, depth) for depth in depths)}")


if __name__ == "__main__":
    main()
