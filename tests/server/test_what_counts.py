"""What a match counts for: the result of whoever played it, and a loss for whoever gave it up."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.server.play.course import Course
from ludoteca.server.play.results import rows_of
from ludoteca.server.protocol import Result, Status
from ludoteca.server.storage.entries import (
    Decision,
    End,
    EndReason,
    Entry,
    SeatChange,
    SeatTaken,
    Start,
)
from ludoteca.server.storage.store import MatchRow, SeatRow

LOST = "lost"  # given up
Counted = list[int | str | None]  # by seat: rank, given up, or nothing


def person(seat: int, identity: str) -> SeatRow:
    return SeatRow("table", seat, "person", identity)


def bot(seat: int) -> SeatRow:
    return SeatRow("table", seat, "bot", level="casual")


ANN, BOB, EVE = person(0, "ann"), person(1, "bob"), person(2, "eve")
BOB_LEAVES, ROUND_IS_OVER = SeatChange(2, 0, 1, "casual"), SeatChange(2, 0, 1, "casual", True)


def end(seat: int, reason: EndReason) -> End:
    return End(9, 0, seat, reason)


@pytest.mark.parametrize(
    ("places", "entries", "ranks", "counted"),
    [
        # Whoever gives up, stays away or is out of time has lost; where one stays they have won.
        ([ANN, BOB], [end(0, "resigned")], None, [LOST, 1]),
        ([ANN, BOB], [end(1, "absent")], None, [1, LOST]),
        ([ANN, bot(1)], [end(0, "absent")], None, [LOST, 1]),
        # Where several stay they have no result by it.
        ([ANN, BOB, EVE], [end(2, "absent")], None, [None, None, LOST]),
        # A bot that plays on plays for nobody: ranks are those of all who stayed.
        ([ANN, BOB, EVE], [BOB_LEAVES], [3, 1, 2], [2, LOST, 1]),
        ([ANN, BOB], [BOB_LEAVES, SeatChange(3, 0, 1)], [2, 1], [2, 1]),  # is back
        ([ANN, BOB], [BOB_LEAVES, end(0, "absent")], None, [LOST, LOST]),
        # What was ended by agreement or by the host counts for nobody.
        ([ANN, BOB], [end(0, "agreed")], None, [None, None]),
        ([ANN, BOB], [end(0, "host")], None, [None, None]),
        # Nor does it count that a bot did not go on, or a match among seats of one device.
        ([ANN, bot(1)], [end(1, "absent")], None, [None, None]),
        ([ANN, SeatRow("table", 1, "device", "ann")], [end(0, "absent")], None, [None, None]),
        # Whoever left a device with two seats has left with both.
        (
            [ANN, SeatRow("table", 1, "device", "ann"), bot(2)],
            [end(0, "absent")],
            None,
            [LOST] * 2 + [1],
        ),
        # The time of a round is up, and bots play to its end: nobody has left.
        ([ANN, BOB], [ROUND_IS_OVER], [2, 1], [2, None]),
        # Whoever came for a seat that a bot had begun to play: nothing, however they go.
        ([ANN, BOB], [Decision(2, 0, 1), SeatTaken(3, 0, 1, "casual")], [1, 2], [1, None]),
        ([ANN, BOB], [Decision(2, 0, 1), SeatTaken(3, 0, 1), end(1, "absent")], None, [None, None]),
        ([ANN, BOB], [SeatTaken(3, 0, 1), end(1, "absent")], None, [1, LOST]),
    ],
)
def test_what_comes_of_a_match(
    places: list[SeatRow], entries: list[Entry], ranks: list[int] | None, counted: Counted
) -> None:
    course = Course()
    for entry in (Start(1, 0), *entries):
        course = course.after(entry)
    result = None
    if ranks is not None:
        scores = [10 - rank for rank in ranks]
        made = Result(scores, ranks, [0.0] * len(ranks), [""] * len(ranks))
        result = msgspec.json.encode(made).decode()
    status: Status = "abandoned" if ranks is None else "over"
    match = MatchRow("match", "table", "game", 1, 0, 9, 0, status, None, False, result, 0)
    rows = rows_of(match, places, course)
    assert [LOST if row.gone else row.rank for row in rows] == counted
    assert all(row.rank is None for row in rows if row.gone)
