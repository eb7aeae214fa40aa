"""Connections that keep silent, or never come to the point, do not take others' room.

uvicorn waits for ever for a request that was begun, and for an answer to be taken; it reads without
end what is no body, before one, between its chunks and after it; its timeout is for connections
between two requests. Here a whole request has to come in time, with little beside its body, and
whoever takes nothing of an answer is not waited for. Few requests are sent before the first is
answered, and one address has so many connections. A proxy, which speaks for many, is not counted.

Of a socket uvicorn reads as much as has come, in one go, and answers every ping. Here it is read in
slices, between which others have their turn, not before it is let in, and not on while a message
waits for the application; pings and pieces of messages, which no application sees, have a limit.

A transport that is closed first gives away what is left in it, for which asyncio waits for ever.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from functools import cache
from typing import Any, cast

from uvicorn._types import ASGI3Application, ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ludoteca.server.metrics import REFUSALS
from ludoteca.server.settings import handed_over
from ludoteca.server.shares.addresses import household
from ludoteca.server.shares.rates import Limits

MOST_AROUND = 32 * 1024  # bytes of a request that are not its body
MOST_IN_A_ROW = 8  # requests that wait for the answer to the one before: browsers send none
SLICE = 4096  # bytes of a socket that are read at once
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


numbers = itertools.count()  # of sockets


def count(address: str) -> None:
    connections[address] += 1


def forget(address: str) -> None:
    if address:
        connections[address] -= 1
        if not connections[address]:
            del connections[address]


class Patience:
    """With somebody who reads: as long as they do. A large answer takes its time on a slow line."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._wait()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        left = self._transport.get_write_buffer_size()

        def look() -> None:
            if self._transport.get_write_buffer_size() < left:
                self._wait()
            else:
                REFUSALS.labels(kind="unread").inc()
                self._transport.abort()

        self._timer = self._loop.call_later(settings().request_seconds, look)


class Line:
    """The transport of a connection, which does not wait for ever once it is closed."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self.patience = Patience(transport, loop)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        self._transport.close()
        if self._transport.get_write_buffer_size():
            self.patience.begin()


def patience_of(transport: asyncio.BaseTransport) -> Patience:
    return cast(Line, transport).patience


class SocketKeeper(WebSocketsSansIOProtocol):
    """A socket, counted like any connection until it is gone: not all are let in by the server."""

    address = ""  # of one that is counted
    _reading: asyncio.Handle | None = None  # the next slice

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = bytearray()
        self._number = str(next(numbers))

    def connection_lost(self, exc: Exception | None) -> None:
        forget(self.address)
        patience_of(self.transport).end()
        self._unread.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head of the request, which is short
            super().data_received(data)
            return
        self._unread += data
        if not self.handshake_complete:
            self.transport.pause_reading()
        elif self._reading is None:
            self._read_slice()

    def _read_slice(self) -> None:
        self._reading = None
        if self.transport.is_closing():
            return
        piece = bytes(self._unread[:SLICE])
        del self._unread[:SLICE]
        super().data_received(piece)
        self._read_on()

    def _read_on(self) -> None:
        """More, if there is more and the application has taken what it was given."""
        if self.transport.is_closing() or not self.handshake_complete:
            return
        if self._unread:
            self.transport.pause_reading()
            if self._reading is None and not self.read_paused:
                self._reading = self.loop.call_soon(self._read_slice)
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self._read_on()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_timer is not None:  # we said goodbye
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(SECONDS_TO_PART, self.transport.abort)
        self._read_on()  # what came before we let them in, or comes before their goodbye

    # Called for each frame that is no message of its own

    def handle_cont(self, event: Frame) -> None:
        if self._may_chatter():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_chatter():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_chatter():
            super().handle_pong(event)

    def _may_chatter(self) -> bool:
        if self.transport.is_closing():
            return False
        if not limits().allows("frame", person=self._number, address=self.address):
            self.transport.abort()
            return False
        return True


class Doorkeeper(HttpToolsProtocol):
    _address = ""  # of a connection that is counted
    _around = 0  # bytes of the request that is being read, but for its body
    _in_head = True
    _timer: asyncio.TimerHandle | None = None  # for a request that is awaited
    _answering: RequestResponseCycle | None = None  # the request that is being answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Line(transport, self.loop)))
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
        self.pipeline.clear()
        if self._answering is not None:  # uvicorn tells the latest request alone
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._timer is None:  # lines without a word are a beginning, too
            self._expect_request()
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + SLICE]
            self._around += len(piece)
            super().data_received(piece)
            if self._around > MOST_AROUND:
                self._turn_away("head")

    def pause_writing(self) -> None:
        super().pause_writing()
        patience_of(self.transport).begin()

    def resume_writing(self) -> None:
        if not self.transport.is_closing():  # else it is waited for until nothing is left
            patience_of(self.transport).end()
        super().resume_writing()

    # Called by the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._expect_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what follows a body would change a request that has begun
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self.transport.is_closing():  # turned away: what else has come is not begun
            return
        super().on_headers_complete()
        if len(self.pipeline) > MOST_IN_A_ROW:
            self._turn_away("pipeline")

    def on_message_complete(self) -> None:
        self._around = 0
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        patience_of(self.transport).end()  # of a socket it is not told here that it reads again
        if self._answering is not None and not self._answering.response_complete:
            self._turn_away("pipeline")
            return
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketKeeper):  # which is counted from now on
            socket.address, self._address = self._address, ""
            if not socket.handshake_initiated:  # and uvicorn would wait for ever
                REFUSALS.labels(kind="handshake").inc()
                self.send_400_response("This is no request for a socket.")

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

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
        patience_of(self.transport).end()
        forget(self._address)
        self._address = ""
