"""Whatever is played: what must hold in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Record, new_record
from ludoteca.games.marabunta.boards import MarabuntaBoard
from ludoteca.games.marabunta.game import GAME
from tests.effort import examples
from tests.games.marabunta.compare import load

SEATS = (0, 1)
REGIONS = range(6)
BOARDS = [
    load(territory, boards) for territory in ("picnic", "crumbs") for boards in ("worker", "queen")
]
OPEN, CROSSED = 0, 3  # a hex of seat 0 is marked 1, of seat 1 is marked 2

# A byte a step says which of the legal actions, at most 85, is played; used up, they begin again.
games = given(board=st.sampled_from(BOARDS), draws=st.binary(min_size=300, max_size=300))
some = examples(compiled=15, uncompiled=3)


@dataclass(frozen=True)
class Drawing:
    """What lies on the table, as plain lists."""

    mark: list[int]
    written: list[int]
    circles: list[list[int]]
    anthills: list[int]
    crossed: list[list[int]]
    boxes: list[int]
    points: list[int]

    @classmethod
    def of(cls, state: Record) -> Drawing:
        return cls(*(getattr(state, name).tolist() for name in cls.__dataclass_fields__))

    def number_of(self, seat: int, place: int) -> int | None:
        """The number that the seat has written there, if it has."""
        return self.written[place] if self.mark[place] == seat + 1 else None


def play(board: MarabuntaBoard, draws: bytes) -> Iterator[Record]:
    """Every position of a game whose choices and outcomes are drawn; always the same record."""
    kernels = GAME.kernels
    state = new_record(GAME.state_type)
    kernels.start(board.record, state, 2)
    buffer = np.zeros(GAME.max_choices, np.int16)
    drawn = cycle(draws)
    yield state
    while state.actor != OVER:
        count = kernels.legal(board.record, state, buffer)
        kernels.apply(board.record, state, int(buffer[next(drawn) % count]))
        yield state


def adjacency(board: MarabuntaBoard) -> Any:
    """A table of which hexes touch each other, read off the drawing of the territory."""
    hexes = board.territory.hexes
    beside = ((2, 0), (1, 1))
    return np.array(
        [[(abs(a.column - b.column), abs(a.row - b.row)) in beside for b in hexes] for a in hexes]
    )


def regions(board: MarabuntaBoard) -> list[list[int]]:
    """The hexes of each region."""
    hexes = board.territory.hexes
    return [[place for place in range(84) if hexes[place].region == region] for region in REGIONS]


@some
@games
def test_what_is_kept_for_speed_is_what_the_drawing_says(
    board: MarabuntaBoard, draws: bytes
) -> None:
    touching = adjacency(board)
    in_region = np.array([[place in region for place in range(84)] for region in regions(board)])
    is_cupcake = np.array([place.sign == "c" for place in board.territory.hexes])
    for state in play(board, draws):
        mark, written = state.mark, state.written
        is_open = mark == OPEN
        own = np.array([mark == seat + 1 for seat in SEATS])
        beside = np.array([(touching & own[seat]).any(axis=1) for seat in SEATS])
        assert (state.touch == 1 * beside[0] + 2 * beside[1]).all()
        assert state.open_cupcakes == (is_open & is_cupcake).sum()
        assert (state.open_hexes == (in_region & is_open).sum(axis=1)).all()
        for seat in SEATS:
            reach = (in_region & is_open & beside[seat]).sum(axis=1)
            assert (state.reach[seat] == reach).all()
            sums = (in_region * own[seat] * written).sum(axis=1)
            assert (state.sums[seat] == sums).all()


@some
@games
def test_nothing_on_the_table_is_ever_rubbed_out(board: MarabuntaBoard, draws: bytes) -> None:
    """§6.1: a number is never changed; circles, crates, boxes, crosses and points stay too."""
    before: Drawing | None = None
    for state in play(board, draws):
        after = Drawing.of(state)
        if before is not None:
            for place in range(84):
                if before.mark[place] != OPEN:
                    assert after.mark[place] == before.mark[place]
                    assert after.written[place] == before.written[place]
            for name in ("circles", "crossed", "boxes", "points"):
                assert no_less(getattr(after, name), getattr(before, name)), name
            assert no_less(before.anthills, after.anthills)
        before = after


def no_less(after: list[Any], before: list[Any]) -> bool:
    return bool((np.array(after) >= np.array(before)).all())


@some
@games
def test_every_mark_keeps_to_what_is_in_the_box(board: MarabuntaBoard, draws: bytes) -> None:
    """§1.2, §1.4, §1.7, and the bound of 19 rounds."""
    crates = [group.crates for group in board.player_board.groups]
    row = board.player_board.row
    for state in play(board, draws):
        drawn = Drawing.of(state)
        assert set(drawn.mark) <= {OPEN, 1, 2, CROSSED}
        assert set(drawn.written) <= {0, 1, 2, 3}
        for leaf in drawn.circles:
            assert min(leaf) >= 2
            assert sum(leaf) <= 10
        for seat in SEATS:
            assert 0 <= drawn.anthills[seat] <= 2
            assert no_less(crates, drawn.crossed[seat][: len(crates)])
            assert not any(drawn.crossed[seat][len(crates) :])
            assert drawn.boxes[seat] <= len(row)
            assert drawn.points[seat] == track(board, drawn, seat)
        assert state.rounds <= 19


def track(board: MarabuntaBoard, drawn: Drawing, seat: int) -> int:
    """§8.1, §9.5 to §9.7: points of crossed boxes and of finished groups."""
    points = sum(board.player_board.row[: drawn.boxes[seat]])
    for group, crossed in zip(board.player_board.groups, drawn.crossed[seat], strict=False):
        if crossed == group.crates:
            points += {"two-points": 2, "three-points": 3}.get(group.power, 0)
    return points


@some
@games
def test_the_end_and_the_scores_are_those_of_the_rules(board: MarabuntaBoard, draws: bytes) -> None:
    """§10.1 and §11, computed anew from the drawing."""
    members = regions(board)
    *_, state = play(board, draws)
    drawn = Drawing.of(state)
    scores = [track(board, drawn, seat) for seat in SEATS]
    for region, places in enumerate(members):
        sums = [sum(drawn.number_of(seat, place) or 0 for place in places) for seat in SEATS]
        if sums[0] != sums[1]:
            winner = sums.index(max(sums))
            scores[winner] += drawn.circles[region][winner]
    outcome = GAME.outcome(board, state)
    assert list(outcome.scores) == scores
    assert state.final.tolist() == scores
    ranking = [(scores[seat], drawn.boxes[seat], state.ended_by == seat) for seat in SEATS]
    best = ranking.index(max(ranking))
    assert state.winner == best
    assert outcome.ranks == ((1, 2) if best == 0 else (2, 1))
    assert list(outcome.returns) == [float(seat == best) for seat in SEATS]
    met = {
        "region": any(all(drawn.mark[place] != OPEN for place in places) for places in members),
        "leaf": any(sum(leaf) == 10 for leaf in drawn.circles),
        "cupcakes": all(
            drawn.mark[place] != OPEN
            for place in range(84)
            if board.territory.hexes[place].sign == "c"
        ),
    }
    assert outcome.reasons  # others may be met later in the last round (Q8)
    assert all(met[reason] for reason in outcome.reasons)
