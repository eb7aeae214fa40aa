"""Chance that anybody can check: seed, commitment, draw."""

from __future__ import annotations

import hashlib
import hmac
import re
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.fairness import commitment, draw, new_seed


def counted_off(seed: str, index: int, weights: list[int]) -> int:
    """The draw as the documentation words it, step by step."""
    digest = hmac.new(seed.encode(), f"{index}".encode(), hashlib.sha256).hexdigest()
    point = int(digest, 16) % sum(weights)
    for outcome, weight in enumerate(weights):
        if point < weight:
            return outcome
        point -= weight
    raise AssertionError("a point beyond all weights")


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    """`echo -n 7 | sha256sum`, and the best-known digest of all: that of `abc` (FIPS 180-2)."""
    assert commitment("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_draw_is_the_hmac_of_seed_and_index() -> None:
    """RFC 4231 has no decimal messages, so the key and the block of the HMAC are written out."""
    key = b"seed of a test".ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + b"12").digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
    for outcomes in (2, 6, 7, 1000):
        expected = int.from_bytes(outer, "big") % outcomes
        assert draw("seed of a test", 12, [1] * outcomes) == expected


@given(
    seed=st.text(max_size=80),
    index=st.integers(0, 5000),
    weights=st.lists(st.integers(0, 50), min_size=1, max_size=12).filter(any),
)
def test_every_draw_is_counted_off_along_the_weights(
    seed: str, index: int, weights: list[int]
) -> None:
    assert draw(seed, index, weights) == counted_off(seed, index, weights)


def test_outcomes_happen_as_often_as_they_weigh() -> None:
    weights = [1, 0, 2, 5]
    counts = [0, 0, 0, 0]
    for index in range(8000):
        counts[draw("statistics", index, weights)] += 1
    assert counts[1] == 0
    for count, weight in zip(counts, weights, strict=True):
        assert abs(Fraction(count, 8000) - Fraction(weight, 8)) < Fraction(2, 100)


def test_the_index_and_the_seed_both_decide() -> None:
    by_index = [draw("a", index, [1] * 1000) for index in range(100)]
    by_seed = [draw(f"{number}", 0, [1] * 1000) for number in range(100)]
    assert min(len(set(by_index)), len(set(by_seed))) > 80


def test_new_seeds_have_64_hex_digits_and_no_two_are_the_same() -> None:
    seeds = {new_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in seeds)
