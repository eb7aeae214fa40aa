"""Chance that anybody can check.

A match has a secret seed. Its SHA-256, the commitment, is published before the first outcome;
the seed itself when the match is over. The outcome at index i of the action list is

    HMAC-SHA-256(key = seed, message = decimal i), read as a big-endian number,
    modulo the sum of the weights, counted off along the outcomes in the order of their numbers.

So the table's owner cannot change an outcome afterwards, and no player can foresee one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from ludoteca.core.errors import BadOption
from ludoteca.core.message import message


def new_seed() -> str:
    """A secret seed nobody can guess."""
    return secrets.token_hex(32)


def check_seed(seed: str) -> str:
    """A seed of one's own, which must fit on a line of the record."""
    if not seed or seed != " ".join(seed.split()) or not seed.isprintable():
        raise BadOption(message("bad-seed"))
    return seed


def commitment(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def draw(seed: str, index: int, weights: Sequence[int]) -> int:
    """Which of the weighted outcomes happens at this index of the action list."""
    digest = hmac.digest(seed.encode(), str(index).encode(), "sha256")
    point = int.from_bytes(digest, "big") % sum(weights)
    return bisect_right(list(accumulate(weights)), point)
