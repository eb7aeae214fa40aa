"""Connections that keep silent, or never come to the point, do not take others' room.

uvicorn waits for ever for a request that was begun, and reads headers without end; its timeout is
for connections between two requests. Here a whole request has to come in time, its head is short,
and one address has so many connections. A proxy, which speaks for many, is not counted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteca.server.metrics import REFUSALS
from ludoteca.server.settings import handed_over
from ludoteca.server.shares.addresses import household
from ludoteca.server.shares.rates import Limits

LONGEST_HEAD = 32 * 1024  # bytes before a body
SECONDS_TO_PART = 2.0  # for the other side to close a socket that we closed

settings = cache(handed_over)


@cache
def limits() -> Limits:
    return Limits(settings().rate)


@cache
def proxies(config: Config) -> _TrustedHosts:
    """Those whose word is believed about where a request comes from."""
    return _TrustedHosts(config.forwarded_allow_ips)


connections: Counter[str] = Counter()  # by address, sockets too, without proxies


def count(address: str) -> None:
    connections[address] += 1


def forget(address: str) -> None:
    if address:
        connections[address] -= 1
        if not connections[address]:
            del connections[address]


class SocketKeeper(WebSocketsSansIOProtocol):
    """A socket, counted like any connection until it is gone: not all are let in by the server."""

    address = ""  # of one that is counted

    def connection_lost(self, exc: Exception | None) -> None:
        forget(self.address)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_timer is not None:  # we said goodbye
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(SECONDS_TO_PART, self.transport.abort)


class Doorkeeper(HttpToolsProtocol):
    _address = ""  # of a connection that is counted
    _head: int | None = 0  # bytes of the head that is being read; None: it is complete
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_request()
        host = self.client[0] if self.client else ""
        if host in proxies(self.config):
            return
        self._address = household(host)
        count(self._address)
        if connections[self._address] > settings().connections_per_address:
            self._turn_away("connections address")
        elif not limits().allows("connection", address=self._address):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._turn_away("head")

    # Called by the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect_request()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketKeeper):  # which is counted from now on
            socket.address, self._address = self._address, ""

    # Inside

    def _expect_request(self) -> None:
        self._stop_timer()
        seconds = settings().request_seconds
        self._timer = self.loop.call_later(seconds, self._turn_away, "silence")

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _turn_away(self, kind: str) -> None:
        REFUSALS.labels(kind=kind).inc()
        self._stop_timer()
        self.transport.abort()

    def _forget(self) -> None:
        self._stop_timer()
        forget(self._address)
        self._address = ""
