"""As much of a browser's socket as a load generator needs, with as little computing.

It shares the machine with the server that it measures, so every microsecond of its own counts.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = 0x8A
MASKED = 0x80
NO_MASK = bytes(4)  # browsers must mask what they send; with zeros nothing changes

UPGRADE = (
    "GET /api/socket HTTP/1.1\r\n"
    "Host: {host}:{port}\r\n"
    "Upgrade: websocket\r\n"
    "Connection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Cookie: ludoteca={cookie}\r\n\r\n"
)


class Browser(asyncio.Protocol):
    """Calls `heard` with each text; `closed` is set if the server ends the connection."""

    def __init__(self) -> None:
        self.heard: Callable[[memoryview], None] = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.bytes_heard = 0
        self._transport: asyncio.Transport
        self._waiting = bytearray()
        self._missing = 0  # bytes of the frame that has begun; before them nothing is looked at

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        self.bytes_heard += len(data)
        if not self.opened.done() and not self._read_upgrade():
            return
        while len(self._waiting) >= max(2, self._missing) and self._read_frame():
            pass

    def _read_upgrade(self) -> bool:
        head, end, rest = bytes(self._waiting).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.splitlines()[0]:
            self.opened.set_exception(ConnectionError(head.decode()))
            return False
        self._waiting = bytearray(rest)
        self.opened.set_result(None)
        return True

    def _read_frame(self) -> bool:
        """The next frame if it is whole. Servers send neither masks nor fragments here."""
        waiting = self._waiting
        start, length = 2, waiting[1]
        if length == 126:
            start = 4
        elif length == 127:
            start = 10
        if len(waiting) < start:
            self._missing = start
            return False
        if start > 2:
            length = int.from_bytes(waiting[2:start])
        if len(waiting) < start + length:
            self._missing = start + length
            return False
        self._missing = 0
        kind = waiting[0]
        with memoryview(waiting) as frame, frame[start : start + length] as payload:
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self._send(PONG, bytes(payload))
            elif kind != CLOSE:
                raise ValueError(f"a frame of kind {kind:#x}")
        del waiting[: start + length]
        return True

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = struct.pack("!BB", kind, MASKED | size)
        if size > 125:
            head = struct.pack("!BBH", kind, MASKED | 126, size)
        self._transport.write(head + NO_MASK + data)

    def upgrade(self, host: str, port: int, cookie: str) -> None:
        self._transport.write(UPGRADE.format(host=host, port=port, cookie=cookie).encode())

    def close(self) -> None:
        self._transport.close()


async def open_browser(host: str, port: int, cookie: str, own: str | None = None) -> Browser:
    """From an address of one's own, if that matters."""
    _, browser = await asyncio.get_running_loop().create_connection(
        Browser, host, port, local_addr=None if own is None else (own, 0)
    )
    browser.upgrade(host, port, cookie)
    await browser.opened
    return browser
