"""What the processes of one server tell each other: that something is new in the database."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ludoteca.server.storage.entries import Entry

CHANNEL = "ludoteca"

Topic: TypeAlias = Literal[
    "log",
    "chat",
    "presence",
    "facts",
    "queued",
    "lobby",
    "ended",
    "away",
    "invited",
    "banned",
    "pardoned",
]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    process: str
    topic: Topic
    match: str  # in the lobby: the table
    seats: list[int] = []
    watchers: int = 0
    number: int = 0
    entry: Entry | None = None  # of a log, if it is not too long
    # Whose sessions were ended, whose vacation changed, who is invited, banned or pardoned.
    person: str = ""
    home: str = ""  # of whoever is banned, if the process that tells it has seen them
