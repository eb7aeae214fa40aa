"""Sets as the bits of a number: in a state, or while the legal actions are being found."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.kernel import Array, kernel, lowest_bit


def names_of_bits(bits: int, names: Sequence[str]) -> list[str]:
    """The names of the bits that are set."""
    return [name for bit, name in enumerate(names) if bits >> bit & 1]


@kernel
def list_bits(bits: int, first: int, buffer: Array, count: int) -> int:
    """Add `first` + the number of each bit that is set to a list, ascending; its new length."""
    while bits != 0:
        buffer[count] = first + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count
