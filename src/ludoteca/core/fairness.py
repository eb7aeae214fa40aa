"""Chance that anybody can check.

A match has a secret seed. Its SHA-256, the commitment, is published before the first outcome;
the seed itself when the match is over. At a table each seat may contribute a value of its own: it
commits itself to it in the same way, and reveals it once all commitments are fixed. The key is

    the seed, where nobody was asked to contribute, or else
    SHA-256(the seed, then each seat's contribution as the record writes it, a line each).

The outcome at index i of the action list is

    HMAC-SHA-256(key, message = decimal i), read as a big-endian number,
    modulo the sum of the weights, counted off along the outcomes in the order of their numbers.

So the table's owner can neither change an outcome afterwards nor choose a seed that pleases, and
no player can foresee an outcome.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Contribution:
    """What a seat adds to chance."""

    commitment: str | None = None  # None: it adds nothing, as a bot
    value: str | None = None  # None: nothing, or it was not revealed in time

    def __str__(self) -> str:
        if self.commitment is None:
            return "none"
        return f"{self.commitment} {self.value or 'withheld'}"

    @property
    def is_sound(self) -> bool:
        """Is the value the one that was committed to?"""
        return self.value is None or commitment(self.value) == self.commitment


NOTHING = Contribution()


def read_contribution(text: str) -> Contribution | None:
    """The inverse of writing one; None if nobody can have contributed this."""
    if text == str(NOTHING):
        return NOTHING
    found = re.fullmatch(r"([0-9a-f]{64}) (?:withheld|([0-9a-f]{64}))", text)
    made = None if found is None else Contribution(found[1], found[2])
    return made if made is not None and made.is_sound else None


def key_of(seed: str, contributions: Sequence[Contribution]) -> str:
    """What outcomes are drawn with. No line can be mistaken for another, so neither can a list."""
    if not contributions:
        return seed
    return commitment("\n".join([seed, *map(str, contributions)]))


def draw(key: str, index: int, weights: Sequence[int]) -> int:
    """Which of the weighted outcomes happens at this index of the action list."""
    digest = hmac.digest(key.encode(), str(index).encode(), "sha256")
    point = int.from_bytes(digest, "big") % sum(weights)
    return bisect_right(list(accumulate(weights)), point)
