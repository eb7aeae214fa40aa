"""A counter-based generator for search and simulation: Philox 2x32-10 (Salmon et al., 2011).

The n-th number of a stream is a function of (key, stream, n) alone: no state to carry, the same
on CPU and GPU, compiled or not. Real matches do not use it; see `fairness`.
"""

from __future__ import annotations

from ludoteca.core.kernel import kernel

WORD = 0xFFFFFFFF
MULTIPLIER = 0xD256D193
KEY_STEP = 0x9E3779B9
ROUNDS = 10


@kernel
def random_word(key: int, stream: int, position: int) -> int:
    """32 random bits."""
    left = position & WORD
    right = stream & WORD
    key = key & WORD
    for _ in range(ROUNDS):
        # The product needs 64 bits: compiled, it wraps in two's complement and the masks
        # restore it; uncompiled, Python's integers hold it whole.
        product = MULTIPLIER * left
        left = ((product >> 32) & WORD) ^ key ^ right
        right = product & WORD
        key = (key + KEY_STEP) & WORD
    return left


@kernel
def random_below(limit: int, key: int, stream: int, position: int) -> int:
    """A number from 0 to limit - 1; its bias is below limit / 2**32."""
    return (random_word(key, stream, position) * int(limit)) >> 32
