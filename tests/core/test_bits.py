"""Sets kept as bits."""

from __future__ import annotations

import pytest

from ludoteca.core.bits import names_of_bits

NAMES = ("red", "blue")


@pytest.mark.parametrize(
    ("bits", "names"), [(0, []), (0b01, ["red"]), (0b10, ["blue"]), (0b11, ["red", "blue"])]
)
def test_set_bits_are_named_in_order(bits: int, names: list[str]) -> None:
    assert names_of_bits(bits, NAMES) == names
