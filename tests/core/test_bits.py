"""Sets kept as bits."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.core.bits import list_bits, names_of_bits

NAMES = ("red", "blue")


@pytest.mark.parametrize(
    ("bits", "names"), [(0, []), (0b01, ["red"]), (0b10, ["blue"]), (0b11, ["red", "blue"])]
)
def test_set_bits_are_named_in_order(bits: int, names: list[str]) -> None:
    assert names_of_bits(bits, NAMES) == names


def test_set_bits_are_added_to_a_list_ascending() -> None:
    buffer = np.full(6, 99, np.int16)
    assert list_bits(0, 7, buffer, 1) == 1
    assert list_bits(1 << 48 | 0b1001, 7, buffer, 1) == 4
    assert buffer.tolist() == [99, 7, 10, 55, 99, 99]
