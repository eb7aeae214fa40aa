"""Names that are written once: each is a member of an enumeration, and a number in the records.

Kernels use members as the integers they are (`state.phase == Phase.SPLIT`); texts, views and
notation use their names, by number: `names_of(Phase)[state.phase]`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ludoteca.core.kernel import MODE


class Named(IntEnum):
    """Members in the order of their numbers, counted from 0 where they are `auto()`."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return count

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if MODE == "python":  # pragma: no branch - coverage is measured uncompiled
            # NumPy takes a hundred times longer to compare its numbers with a member than with
            # a plain integer. Compiled code knows no difference.
            for member in cls:
                type.__setattr__(cls, member.name, member.value)


def names_of(kind: type[IntEnum]) -> tuple[str, ...]:
    """The names as people, texts and programs write them: `STICK_INSECT` is `stick-insect`."""
    return tuple(member.name.lower().replace("_", "-") for member in kind)
