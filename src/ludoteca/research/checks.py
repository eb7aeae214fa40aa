"""What is asked of numbers that users give: told at once, in words."""

from __future__ import annotations

import operator

LAST_SEED = 2**32 - 1  # of vectors, whose generator has a key of 32 bits, and of everything else


def whole(name: str, value: object, least: int | None = None, most: int | None = None) -> int:
    """The same as an `int`; `TypeError` if it is no whole number, `ValueError` if it is outside."""
    try:
        if isinstance(value, bool):
            raise TypeError
        number = operator.index(value)  # type: ignore[arg-type]  # NumPy's are whole, too
    except TypeError as error:
        raise TypeError(f"{name} is {value!r}; it must be a whole number") from error
    if (least is not None and number < least) or (most is not None and number > most):
        allowed = f"{least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name} is {number}; it must be {allowed}")
    return number
