"""The generator of search and simulation: Philox 2x32-10."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.generator import random_below, random_word

words = st.integers(0, 2**32 - 1)


def philox(key: int, counter: tuple[int, int]) -> int:
    """The first word of Philox 2x32-10, as its paper writes it (Salmon et al., 2011)."""
    first, second = counter
    for number in range(10):
        high, low = divmod(first * 0xD256D193, 2**32)
        round_key = (key + number * 0x9E3779B9) % 2**32
        first, second = high ^ round_key ^ second, low
    return first


@pytest.mark.parametrize(
    ("key", "first", "second", "answer"),
    [
        (0, 0, 0, 0xFF1DAE59),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0x2C3F628B),
        (0x13198A2E, 0x243F6A88, 0x85A308D3, 0xDD7CE038),
    ],
)
def test_the_known_answers_of_random123_come_out(
    key: int, first: int, second: int, answer: int
) -> None:
    """From `kat_vectors`; the position is the first counter word, the stream the second."""
    assert random_word(key, second, first) == answer
    assert philox(key, (first, second)) == answer


@given(key=words, stream=words, position=words)
def test_every_word_is_the_one_of_the_paper(key: int, stream: int, position: int) -> None:
    assert random_word(key, stream, position) == philox(key, (position, stream))


@given(limit=st.integers(1, 2**16), key=words, stream=words, position=words)
def test_a_number_below_a_limit_is_that_share_of_the_word(
    limit: int, key: int, stream: int, position: int
) -> None:
    number = random_below(limit, key, stream, position)
    assert 0 <= number < limit
    assert number == philox(key, (position, stream)) * limit // 2**32


def test_a_limit_out_of_a_record_counts_as_well_as_any_other() -> None:
    limits: list[Any] = [np.int8(100), np.int16(100), np.int32(100)]
    for limit in limits:
        numbers = [random_below(limit, 1, 2, position) for position in range(50)]
        assert numbers == [philox(1, (position, 2)) * 100 // 2**32 for position in range(50)]


@pytest.mark.parametrize(("limit", "bound"), [(2, 11), (6, 21), (63, 105)])
def test_numbers_below_a_limit_are_evenly_spread(limit: int, bound: float) -> None:
    """Chi-square, bounded by its 99.9 % point for limit - 1 degrees of freedom."""
    draws = 6300
    counts = [0] * limit
    for position in range(draws):
        counts[random_below(limit, 20, 7, position)] += 1
    mean = draws / limit
    assert sum((count - mean) ** 2 / mean for count in counts) < bound


def test_keys_streams_and_positions_all_give_other_numbers() -> None:
    found = {
        random_word(key, stream, position)
        for key in range(8)
        for stream in range(8)
        for position in range(8)
    }
    assert len(found) == 8**3
