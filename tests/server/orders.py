"""What the tests tell the process that their servers come out of (`stem`)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ludoteca.server.settings import Settings


class Start(msgspec.Struct, tag="start"):
    """Begin a server; answered by the number of its process."""

    settings: Settings
    port: int
    log: str
    quick_bots: bool  # that play the first choice, in place of those that think


class Look(msgspec.Struct, tag="look"):
    """Answered by the exit code of a server; `null` if it runs and is not waited for."""

    pid: int
    waits: bool


class Count(msgspec.Struct, tag="count"):
    """Processes that note what came of the same matches, each in its own order, all at once.

    Answered, when they are done, by how many failed.
    """

    settings: Settings
    orders: list[list[str]]  # ids of matches


Order: TypeAlias = Start | Look | Count
