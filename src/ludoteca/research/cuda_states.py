"""How a state lies in the memory of a GPU."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.contract import Game

WORD = np.dtype(np.uint64)  # what states are carried in


@cache
def wide_type(game: Game[Any]) -> np.dtype[Any]:
    """The state as it is kept on a GPU: with room at its end up to a whole number of words, and
    fields that are read at once because they are known to be aligned."""
    kind = game.state_type
    fields: Mapping[str, Any] = kind.fields or {}
    whole = {
        "names": list(fields),
        "formats": [fields[name][0] for name in fields],
        "offsets": [fields[name][1] for name in fields],
        "itemsize": words_of(game) * WORD.itemsize,
    }
    try:
        return np.dtype(whole, align=True)  # type: ignore[call-overload, no-any-return]
    except ValueError:  # a guest's record with fields where they happened to be
        return np.dtype(whole)  # type: ignore[call-overload, no-any-return]


def words_of(game: Game[Any]) -> int:
    """How many words hold a state."""
    return -(-game.state_type.itemsize // WORD.itemsize)
