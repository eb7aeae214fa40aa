"""How many sequences of actions there are from a few positions: a slip in any rule shows here.

The numbers come from the twin, which is written from the rules page alone. They change with the
shipped boards; to count anew (two minutes):

    .venv/bin/python -m tests.games.marabunta.test_counts
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.game import GAME
from tests.games.counting import count_by_twin, counts_of, shallow, state_after, walk_twin
from tests.games.marabunta.compare import load, make_twin
from tests.games.marabunta.twin import Twin

DICE = ("pink", "blue", "orange", "green", "grey", "yellow")


def rolls(faces: str) -> list[str]:
    return [f"roll {die} {face}" for die, face in zip(DICE, faces.split(), strict=True)]


@dataclass(frozen=True)
class Position:
    """A board, and how to get from the setup to the position."""

    name: str
    territory: str
    boards: str
    counts: tuple[int, ...]  # sequences of 1, 2, 3... actions, chance included, by the twin
    actions: tuple[str, ...] = ()
    walk: int = 0  # so many steps more, each by `nth_choice`

    def board(self) -> MarabuntaBoard:
        return load(self.territory, self.boards)


POSITIONS = (
    Position(
        "the first round, with the tile two-zeros",
        "picnic",
        "worker",
        (63, 126, 882, 16932),
        actions=("first red", "turn two-zeros", *rolls("1 leaf crate 0 3 2")),
    ),
    Position(
        "the first round, with the tile cross-out",
        "crumbs",
        "queen",
        (63, 126, 882, 21279),
        actions=("first blue", "turn cross-out", *rolls("0 0 2 crate leaf 3")),
    ),
    Position(
        "three 1s that cost an anthill, or are declined",
        "picnic",
        "worker",
        (85, 420, 773),
        actions=(
            *("first red", "turn two-crates", *rolls("0 crate crate leaf 1 0")),
            *("split tile blue orange | pink green grey yellow", "take tile"),
            *("apply tile", "crate 9", "crate 9", "apply blue", "crate 9"),
        ),
    ),
    Position(
        "the second round: a die again, and three 1s one crate away",
        "picnic",
        "worker",
        (8, 54, 541, 4134),
        actions=(
            *("first red", "turn two-crates", *rolls("0 crate crate leaf 1 0")),
            *("split tile blue orange | pink green grey yellow", "take tile"),
            *("apply tile", "crate 6", "crate 9", "apply blue", "crate 9"),
            *("apply orange", "crate 6", "write f7"),
            *("apply green", "apply pink", "write d6", "apply grey", "write b4", "crate 8"),
            "ignore yellow",
            *("turn again", *rolls("crate 2 leaf 0 3 crate")),
            *("split tile pink blue orange | green grey yellow", "take rest"),
            *("apply grey", "write b3", "apply yellow", "crate 1", "write c5"),
            *("apply green", "write d4"),
        ),
    ),
    Position("the last round", "picnic", "queen", (63, 126, 819, 3939), walk=266),
    Position(
        "a late pool of three dice and the cupcake tile",
        "crumbs",
        "queen",
        (7, 31, 182, 795, 3095),
        walk=255,
    ),
    Position("the last cupcake", "crumbs", "worker", (7, 30, 151, 733, 3067, 11004), walk=300),
    Position(
        "the last two dice",
        "picnic",
        "queen",
        (4, 15, 84, 231, 588, 506, 1090, 180, 436, 0),
        walk=275,
    ),
)


def twin_at(position: Position) -> Twin:
    twin = make_twin(position.board())
    walk_twin(twin, position.actions, position.walk)
    return twin


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_there_are_as_many_sequences_of_actions_as_the_twin_counts(position: Position) -> None:
    board = position.board()
    state = state_after(GAME, board, 2, position.actions, position.walk)
    wanted = shallow(position.counts)
    assert counts_of(GAME, board, state, len(wanted)) == wanted


def main() -> None:
    for position in POSITIONS:
        twin = twin_at(position)
        depths = range(1, len(position.counts) + 1)
        counts = tuple(count_by_twin(twin, depth, twin.hexes) for depth in depths)
        print(f"{position.name}: {counts}")


if __name__ == "__main__":
    main()
