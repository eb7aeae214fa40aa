"""Readings of positions: the same fields, kept as they were."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.core.kernel import kernel, new_record
from ludoteca.core.reading import plainly, reader

PLACE = np.dtype([("row", np.int8), ("marks", np.int8, (2, 3)), ("actor", np.int16)])


def test_a_reading_is_the_position_at_that_moment() -> None:
    record = new_record(PLACE)
    record.row, record.marks[1, 2], record.actor = -3, 7, 400
    read = reader(PLACE)
    reading = read(record)
    record.row, record.marks[1, 2] = 5, 8
    assert (reading.row, reading.actor) == (-3, 400)
    assert reading.marks.tolist() == [[0, 0, 0], [0, 0, 7]]
    assert read(record).row == 5
    assert read(record).marks[1, 2] == 8


def test_nothing_can_be_drawn_on_a_reading() -> None:
    reading = reader(PLACE)(new_record(PLACE))
    with pytest.raises(ValueError, match="read-only"):
        reading.marks[0, 0] = 1


@kernel
def marks_of_row(place: object, row: int) -> int:
    return int(place.marks[row].sum())  # type: ignore[attr-defined]


def test_a_kernel_looks_at_a_reading_as_at_a_record() -> None:
    record = new_record(PLACE)
    record.marks[1] = (1, 2, 3)
    assert plainly(marks_of_row)(reader(PLACE)(record), 1) == marks_of_row(record, 1) == 6
