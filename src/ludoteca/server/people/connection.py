"""One browser's socket, as the rest of the server sees it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from ludoteca.server import timing
from ludoteca.server.protocol import ToBrowser

TOO_SLOW, TOO_QUIET = 4408, 4409
# A browser that reads slower than that is let go.
MOST_WAITING = 256  # messages
MOST_BYTES = 2**20  # unless it is a single message

encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Connection:
    identity: str
    address: str
    session: str = ""  # by which it was let in
    versions: dict[str, int] = field(
        default_factory=dict
    )  # of the matches it follows: the last sent
    attends: str | None = None  # the event it is told about
    visits: bool = False  # the lobby
    quiet_since: int = 0  # followed nothing
    lost: bool = False  # gone, or let go: nothing is done for it any longer
    close_code: int = TOO_SLOW
    _waiting: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    _bytes: int = 0

    def __post_init__(self) -> None:
        self.quiet_since = timing.now()

    def send(self, message: ToBrowser) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Never waits: a slow browser delays nobody else."""
        if self.lost:
            return
        waiting = self._waiting.qsize()
        if waiting >= MOST_WAITING or (waiting and self._bytes + len(message) > MOST_BYTES):
            self.lose()
            return
        self._bytes += len(message)
        self._waiting.put_nowait(message)

    def lose(self, code: int = TOO_SLOW) -> None:
        """At once: what waits is not sent, and what still comes is not heard."""
        self.lost = True
        self.close_code = code
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is to be sent; None when the browser is let go."""
        message = await self._waiting.get()
        self._bytes -= len(message or b"")
        return message
