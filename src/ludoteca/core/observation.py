"""What a seat sees, as numbers in fixed places: for networks, and whatever else learns to play.

A view tells the same in words. An observation always has the same size, whatever the seats, the
options and the board, and is written relative to the seat that looks: in a field with an entry for
each seat the observer comes first, then the others clockwise.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernel import Array, Record, expect, kernel

ENTRY = np.int16  # the type of every entry
MOST = int(np.iinfo(ENTRY).max)

Write = Callable[[Record, Record, int, Any], None]  # board, state, seat, entries to fill


@dataclass(frozen=True)
class Field:
    """Some entries of an observation that belong together: whole numbers from 0 to `high`."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Observation:
    """The fields in their order, and the kernel that writes them.

    `write(board, state, seat, out)` fills every entry of `out`, whatever was in it.
    """

    fields: tuple[Field, ...]
    write: Write

    def __post_init__(self) -> None:
        expect(self.write, int, ENTRY)

    @cached_property
    def size(self) -> int:
        """Entries in all."""
        return sum(field.size for field in self.fields)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each field stands."""
        starts = places_of(self.fields)
        return {
            field.name: slice(start, start + field.size)
            for field, start in zip(self.fields, starts, strict=False)
        }

    @cached_property
    def high(self) -> NDArray[np.int16]:
        """The largest number that each entry can hold; the smallest is 0."""
        high = np.repeat(
            np.array([field.high for field in self.fields], ENTRY),
            [field.size for field in self.fields],
        )
        high.flags.writeable = False
        return high

    def named(self, flat: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The fields by name, each in its shape; `flat` may be many observations at once."""
        return {
            field.name: flat[..., self.slices[field.name]].reshape(*flat.shape[:-1], *field.shape)
            for field in self.fields
        }

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        shapes = ["x".join(map(str, field.shape)) for field in self.fields]
        longest = max(len(field.name) for field in self.fields)
        widest = max(map(len, shapes))
        for field, shape in zip(self.fields, shapes, strict=True):
            yield (
                f"{field.name:{longest}}  {shape:>{widest}}  to {field.high:<5}  {field.meaning}"
            )
        yield f"{self.size} entries"


def places_of(fields: tuple[Field, ...]) -> Any:
    """The first entry of each field by its name, and `end`: constants for the writing kernel."""
    names = [*(field.name for field in fields), "end"]
    starts = accumulate((field.size for field in fields), initial=0)
    return namedtuple("Places", names)(*starts)  # type: ignore[arg-type]


# For the kernels that write.


@kernel
def seat_at(state: Record, seat: int, place: int) -> int:
    """The seat that sits so many places after the observer."""
    whose = seat + place
    return whose if whose < state.seats else whose - int(state.seats)


@kernel
def mark_seat(state: Record, seat: int, whose: int, out: Array, field: int) -> None:
    """A flag at the place of a seat, counted from the observer; none if there is no such seat."""
    if whose >= seat:
        out[field + int(whose) - seat] = 1
    elif whose >= 0:
        out[field + int(whose) - seat + int(state.seats)] = 1


@kernel
def mark_bits(bits: int, count: int, out: Array, field: int) -> None:
    """A flag for each of so many bits."""
    for place in range(count):
        out[field + place] = int(bits) >> place & 1
