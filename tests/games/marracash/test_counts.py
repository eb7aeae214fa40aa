"""How many sequences of actions there are from a few positions: a slip in any rule shows here.

The numbers come from the twin, which is written from the rules page alone. They change with the
shipped town; to count anew (a few seconds):

    .venv/bin/python -m tests.games.marracash.test_counts
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludoteca.core.setting import make_setting
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.game import GAME
from tests.games.counting import count_by_twin, counts_of, shallow, state_after, walk_twin
from tests.games.marracash.compare import twin_of
from tests.games.marracash.table import setup_script
from tests.games.marracash.twin import Twin


@dataclass(frozen=True)
class Position:
    """A variant, and how to get from the setup to the position."""

    name: str
    counts: tuple[int, ...]  # sequences of 1, 2, 3... actions, chance included, by the twin
    seats: int = 4
    souvenirs: bool = False
    any_raise: bool = False
    actions: tuple[str, ...] = ()
    walk: int = 0  # so many steps more, each by `nth_choice`

    def board(self) -> MarracashBoard:
        options = {"souvenirs": self.souvenirs, "any_raise": self.any_raise}
        setting = make_setting(GAME, self.seats, options)
        return GAME.load_board(setting.options, setting.files)


def nth_choice(step: int, texts: list[str]) -> str:
    """A choice that looks random but is the same for everybody; bids are low."""
    kinds = sorted({text.split()[0] for text in texts})
    kind = kinds[step * step * 7 % len(kinds)]
    choices = sorted((text for text in texts if text.split()[0] == kind), key=len_then_text)
    return choices[step * step * 31 % (min(len(choices), 5) if kind == "bid" else len(choices))]


def len_then_text(text: str) -> tuple[int, str]:
    return len(text), text


SETUP = tuple(setup_script())

CARDS = ("card red 50", "card red 75")

POSITIONS = (
    Position("the first visitors", (5, 20, 60, 300, 1200, 3600)),
    Position("the end of the line", (3, 7, 12, 12, 48), actions=SETUP[:50]),
    Position("the first auction", (25, 1125, 24950), actions=SETUP),
    Position(
        "the first auction of three, any raise",
        (25, 1125, 26450),
        seats=3,
        any_raise=True,
        actions=SETUP,
    ),
    Position("a raise in the first round", (37, 891, 14501), actions=SETUP, walk=11),
    Position("the second round", (30, 1381, 31044), actions=SETUP, walk=30),
    Position(
        "two souvenirs of a colour",
        (26, 538, 8136),
        seats=3,
        souvenirs=True,
        any_raise=True,
        actions=(*SETUP, *CARDS),
        walk=95,
    ),
    Position(
        "three visitors left in the line",
        (15, 116, 1655, 17013),
        seats=3,
        actions=SETUP,
        walk=116,
    ),
    Position(
        "the last round, with souvenirs",
        (20, 287, 4083, 57154),
        souvenirs=True,
        actions=(*SETUP, *CARDS),
        walk=169,
    ),
    Position("two entrances to fill", (12, 60, 684), any_raise=True, actions=SETUP, walk=190),
    Position("the last two turns", (8, 59, 424, 2954, 0), any_raise=True, actions=SETUP, walk=196),
)


def twin_at(position: Position) -> Twin:
    twin = twin_of(position.board(), position.seats, position.souvenirs, position.any_raise)
    walk_twin(twin, position.actions, position.walk, nth_choice)
    return twin


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_there_are_as_many_sequences_of_actions_as_the_twin_counts(position: Position) -> None:
    board = position.board()
    state = state_after(GAME, board, position.seats, position.actions, position.walk, nth_choice)
    wanted = shallow(position.counts)
    assert counts_of(GAME, board, state, len(wanted)) == wanted


def main() -> None:
    for position in POSITIONS:
        twin = twin_at(position)
        depths = range(1, len(position.counts) + 1)
        counts = tuple(count_by_twin(twin, depth, twin.town) for depth in depths)
        print(f"{position.name}: {counts}")


if __name__ == "__main__":
    main()
