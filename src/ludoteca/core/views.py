"""What a view is made of: structs, from which the browser's types are written, too.

A view is encoded as it is. `tools/generate_types.py` reads the declarations of its parts: words
become a type of their own there, comments of fields go along.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class View(msgspec.Struct, frozen=True):
    """What a seat may see of a position, or a part of it; each game declares its own."""


def words(name: str, among: Sequence[str]) -> msgspec.Meta:
    """Of a text that is one of these words; `name` is what the browser calls such a word."""
    return msgspec.Meta(extra_json_schema={"name": name, "words": tuple(among)})


SOME_KEYS = msgspec.Meta(extra_json_schema={"partial": True})  # of a dict that lacks some words
PAIR = msgspec.Meta(min_length=2, max_length=2)  # of a list
