"""Parts that need more packages than the library itself: the extras of `pyproject.toml`.

with extra("rl"):
    import pyarrow
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import message


class MissingExtra(LudotecaError, ImportError):
    """A part of the library whose packages are not installed; says which extra brings them."""

    def __init__(self, extra: str) -> None:
        super().__init__(message("missing-extra", extra=extra))
        self.extra = extra


class NoGpu(LudotecaError):
    """Something is to run on a GPU, and none can be used here."""

    def __init__(self) -> None:
        super().__init__(message("missing-gpu"))


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported inside belongs to that extra: `MissingExtra` if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "ludoteca":
            raise  # a fault of ours, and not of what is installed
        raise MissingExtra(name) from error
