"""The log of a match: the one thing that is kept. Everything else follows from it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal[
    "started",
    "decided",
    "undo-asked",
    "undo-agreed",
    "undo-refused",
    "undone",
    "taken-over",
    "ended",
]

# Wishes to take back, answers to them, and changing places do not begin a turn anew.
TURNS: tuple[Kind, ...] = ("started", "decided", "undone")
PAID: tuple[Kind, ...] = ("decided", "undone")  # with thinking time, by whoever decides


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One happening. Nothing is ever removed: taking back is one more entry."""

    version: int
    at: int  # milliseconds since 1970
    kind: Kind
    seat: int | None = None
    actions: tuple[int, ...] = ()  # of a start or a decision, chance and forced steps included
    kept: int = 0  # of an undo: how many actions of the match remain
    back_to: int = 0  # of an undo: the version whose position it is again
    level: str | None = None  # of the bot that takes over
    spent: int | None = None  # of a decision: milliseconds of thinking, by a clock nobody can set


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
