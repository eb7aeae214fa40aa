"""Sets that a state keeps as the bits of a number."""

from __future__ import annotations

from collections.abc import Sequence


def names_of_bits(bits: int, names: Sequence[str]) -> list[str]:
    """The names of the bits that are set."""
    return [name for bit, name in enumerate(names) if bits >> bit & 1]
