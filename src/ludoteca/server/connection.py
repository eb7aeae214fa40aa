"""One browser's socket, as the rest of the server sees it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from ludoteca.server.protocol import ToBrowser

MOST_WAITING = 256  # messages; a browser that reads slower than that is let go

encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Connection:
    identity: str
    address: str
    waiting: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    versions: dict[str, int] = field(
        default_factory=dict
    )  # of the matches it follows: the last sent
    lost: bool = False

    def send(self, message: ToBrowser) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Never waits: a slow browser delays nobody else."""
        if self.lost:
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self.lost = True
            self.waiting.put_nowait(None)
            return
        self.waiting.put_nowait(message)
