"""Connections that keep silent, or never come to the point."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from ludoteca.server.operation import running
from ludoteca.server.people.connection import TOO_QUIET
from ludoteca.server.settings import VARIABLE, hand_over
from ludoteca.server.shares import rates
from ludoteca.server.web import doorkeeper
from tests.server.asgi import open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock

HERE = "127.0.0.2"  # not a proxy's address
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def say_hello(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4401})
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


class Street:
    def __init__(self, door: socket.socket) -> None:
        self.door = door  # of the house; whatever is set here is so for all who come
        self.port: int = door.getsockname()[1]
        self._open: list[asyncio.StreamWriter] = []

    async def knock(self, words: bytes = b"", host: str = HERE) -> Ends:
        ends = await asyncio.open_connection(host, self.port, local_addr=(host, 0))
        ends[1].write(words)
        self._open.append(ends[1])
        return ends

    def leave(self) -> None:
        for writer in self._open:
            writer.close()


def set_limits(**settings: object) -> None:
    hand_over(settings_for("unused", **settings))
    doorkeeper.settings.cache_clear()
    doorkeeper.limits.cache_clear()


@asynccontextmanager
async def open_street(
    patch: pytest.MonkeyPatch, house: Any = say_hello, **settings: object
) -> AsyncIterator[Street]:
    patch.setenv(VARIABLE, "")  # to be put back afterwards
    set_limits(**settings)
    config = uvicorn.Config(
        house,
        http=doorkeeper.Doorkeeper,
        ws=doorkeeper.SocketKeeper,
        lifespan="off",
        log_config=None,
    )
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(
        lambda: doorkeeper.Doorkeeper(config, state, {}), "0.0.0.0", 0
    )
    street = Street(server.sockets[0])
    try:
        yield street
    finally:
        street.leave()
        while state.connections:
            await asyncio.sleep(0)
        server.close()
        doorkeeper.settings.cache_clear()
        doorkeeper.limits.cache_clear()


async def is_turned_away(ends: Ends) -> bool:
    """Waits for it."""
    try:
        return await ends[0].read(1) == b""
    except ConnectionError:
        return True


UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LAST_REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
REQUEST = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\n"


@pytest.mark.parametrize(
    "words",
    [b"", b"GET / HTTP/1.1\r\nHost: he", REQUEST, REQUEST + b"abc"],
    ids=["nothing", "half a head", "no body", "half a body"],
)
def test_a_request_that_does_not_come_whole_is_given_up(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_street(monkeypatch, request_seconds=0.05) as street:
            assert await is_turned_away(await street.knock(words))

    asyncio.run(scene())


def test_a_whole_request_is_answered_and_the_connection_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with open_street(monkeypatch) as street:
            reader, writer = await street.knock()
            for _ in range(2):
                writer.write(REQUEST)
                writer.write(b"abcd")
                assert b"200 OK" in await reader.readuntil(b"hello")

    asyncio.run(scene())


def test_a_second_request_has_to_come_whole_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with open_street(monkeypatch) as street:
            reader, writer = await street.knock(REQUEST + b"abcd")
            await reader.readuntil(b"hello")
            set_limits(request_seconds=0.05)
            writer.write(b"GET / HTTP/1.1\r\nHost: he")
            while (rest := await reader.read(100)) and rest != b"":
                pass  # the end of the first answer

    asyncio.run(scene())


def test_a_head_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with open_street(monkeypatch) as street:
            ends = await street.knock(b"GET / HTTP/1.1\r\n")
            for number in range(100):
                ends[1].write(b"x-%d: %s\r\n" % (number, b"y" * 1000))
            assert await is_turned_away(ends)

    asyncio.run(scene())


CHUNKED = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "words",
    [
        b"0\r\n" + b"a: b\r\n" * 20_000,
        b"0\r\nlong: " + b"x" * 100_000,
        b"0\r\n" + b"x" * 100_000,
        b"1\r\nx\r\n" * 20_000,
        b"1;" + b"x" * 100_000,
    ],
    ids=["trailers", "a long trailer", "a long name", "tiny chunks", "a long extension"],
)
def test_what_is_no_body_is_not_read_without_end(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_street(monkeypatch) as street:
            ends = await street.knock(CHUNKED + words)
            while doorkeeper.connections:
                await asyncio.sleep(0)
            assert b"hello" not in await heard_until_the_end(ends)

    asyncio.run(scene())


async def heard_until_the_end(ends: Ends) -> bytes:
    told = b""
    with suppress(ConnectionError):
        while more := await ends[0].read(100):
            told += more
    return told


def test_a_body_in_chunks_is_read_and_trailers_change_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heads: list[Any] = []

    async def remember(scope: Any, receive: Any, send: Any) -> None:
        await say_hello(scope, receive, send)
        heads.append(scope["headers"])

    async def scene() -> None:
        async with open_street(monkeypatch, remember) as street:
            reader, writer = await street.knock(CHUNKED)
            for _ in range(60):
                writer.write(b"400\r\n" + b"x" * 1024 + b"\r\n")
            writer.write(b"0\r\ncookie: other\r\n\r\n")
            assert b"200 OK" in await reader.readuntil(b"hello")
            for _ in range(2):  # one in the read in which the other one ends
                writer.write(REQUEST + b"abcd")
            for _ in range(2):
                await reader.readuntil(b"hello")

    asyncio.run(scene())
    assert [[name for name, _ in head] for head in heads] == [
        [b"host", b"transfer-encoding"],
        *[[b"host", b"content-length"]] * 2,
    ]


def test_a_connection_that_says_nothing_but_empty_lines_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not only in the time in which another request would be waited for."""

    async def scene() -> None:
        async with open_street(monkeypatch) as street:
            reader, writer = await street.knock(REQUEST + b"abcd")
            await reader.readuntil(b"hello")
            set_limits(request_seconds=0.05)
            writer.write(b"\r\n")
            assert await heard_until_the_end((reader, writer)) in {b"", b"\r\n0\r\n\r\n"}

    asyncio.run(scene())


def test_a_large_answer_takes_its_time_on_a_slow_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked at now and then: whoever has taken something meanwhile is waited for."""
    monkeypatch.setattr(doorkeeper, "settings", lambda: settings_for("unused", request_seconds=30))
    left, aborted, looks = [9_000_000], [False], []

    def abort() -> None:
        aborted[0] = True

    def call_later(seconds: float, look: Any) -> Any:
        assert seconds == 30
        looks.append(look)
        return SimpleNamespace(cancel=lambda: None)

    loop = SimpleNamespace(call_later=call_later)
    transport = SimpleNamespace(get_write_buffer_size=lambda: left[0], abort=abort)
    doorkeeper.Patience(transport, loop).begin()  # type: ignore[arg-type]
    for taken in (1_000_000, 1):
        left[0] -= taken
        looks.pop()()
        assert not aborted[0]
    looks.pop()()
    assert aborted[0]
    assert not looks


def test_whoever_takes_nothing_of_an_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = asyncio.Event()

    async def say_much(scope: Any, receive: Any, send: Any) -> None:
        set_limits(request_seconds=0.05)  # now that the request is here, however long it took
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(1000):
            await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
        await send({"type": "http.response.body"})
        ended.set()

    async def scene() -> None:
        async with open_street(monkeypatch, say_much) as street:
            request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
            reader, _ = await street.knock(request)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            await ended.wait()
            assert not doorkeeper.connections

    asyncio.run(scene())


@pytest.mark.parametrize("words", [LAST_REQUEST, UPGRADE], ids=["request", "socket"])
def test_whoever_takes_nothing_of_the_last_that_is_left_is_not_waited_for_either(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is so little that the answer has ended and nobody waits in the application."""
    rest, said = bytes(60_000), asyncio.Event()

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        set_limits(request_seconds=0.05)  # now that the request is here, however long it took
        await receive()
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": rest})
            said.set()
            return
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": rest})
        said.set()
        while (await receive())["type"] == "websocket.receive":
            pass

    async def scene() -> None:
        async with open_street(monkeypatch, answer) as street:
            street.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            with socket.socket() as visitor:
                visitor.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                visitor.bind((HERE, 0))
                visitor.connect((HERE, street.port))
                visitor.send(words)
                await said.wait()
                visitor.send(frame(CLOSE) if words == UPGRADE else b"")
                while doorkeeper.connections:
                    await asyncio.sleep(0)

    asyncio.run(scene())


def test_what_comes_before_a_socket_is_let_in_waits_until_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """uvicorn could answer nothing that is wrong with it, and wrote that into the log."""
    here, come, complaints = asyncio.Event(), asyncio.Event(), list[object]()
    receive_data = doorkeeper.SocketKeeper.data_received

    def data_received(self: Any, data: bytes) -> None:
        receive_data(self, data)
        if self.handshake_initiated and data == b"\xff\xff\xff":
            come.set()

    monkeypatch.setattr(doorkeeper.SocketKeeper, "data_received", data_received)

    async def hesitate(scope: Any, receive: Any, send: Any) -> None:
        here.set()
        await come.wait()
        await listen(scope, receive, send)

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: complaints.append(context)
        )
        async with open_street(monkeypatch, hesitate) as street:
            ends = await street.knock(UPGRADE)
            await here.wait()
            ends[1].write(b"\xff\xff\xff")
            told = await heard_until_the_end(ends)
            assert told.startswith(b"HTTP/1.1 101 ")
            goodbye = told.partition(b"\r\n\r\n")[2]
            assert (goodbye[:1], goodbye[2:4]) == (b"\x88", (1002).to_bytes(2, "big"))

    asyncio.run(scene())
    assert complaints == []


def test_one_address_has_so_many_connections_and_a_proxy_as_many_as_it_likes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with open_street(monkeypatch, connections_per_address=3) as street:
            polite = [await street.knock() for _ in range(3)]
            while doorkeeper.connections[HERE] < 3:
                await asyncio.sleep(0)
            assert await is_turned_away(await street.knock())
            others = [await street.knock(host="127.0.0.1") for _ in range(5)]
            for reader, writer in [*polite, *others]:
                writer.write(REQUEST + b"abcd")
                await reader.readuntil(b"hello")
            polite[0][1].close()
            while doorkeeper.connections[HERE] > 2:
                await asyncio.sleep(0)
            reader, _ = await street.knock(REQUEST + b"abcd")
            await reader.readuntil(b"hello")
        assert not doorkeeper.connections

    asyncio.run(scene())


GOODBYE = b"\x88\x02" + (4401).to_bytes(2, "big")


@pytest.mark.parametrize("patience", [0.01, 600])
def test_a_socket_counts_until_it_is_gone_and_goes_though_nobody_answers(
    patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorkeeper, "SECONDS_TO_PART", patience, raising=False)
    for_ever = property(lambda _: 600.0, lambda _, seconds: None)  # what uvicorn itself would wait
    monkeypatch.setattr(doorkeeper.SocketKeeper, "close_timeout", for_ever, raising=False)

    async def scene() -> None:
        async with open_street(monkeypatch, connections_per_address=3) as street:
            refused = [await street.knock(UPGRADE) for _ in range(3)]
            for reader, _ in refused:
                await reader.readuntil(GOODBYE)
            if patience < 1:
                assert all([await is_turned_away(each) for each in refused])
            else:
                assert doorkeeper.connections[HERE] == 3
                assert await is_turned_away(await street.knock())
                for _, writer in refused:
                    writer.close()
            while doorkeeper.connections:
                await asyncio.sleep(0)
            reader, _ = await street.knock(REQUEST + b"abcd")
            await reader.readuntil(b"hello")

    asyncio.run(scene())


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """As a browser sends it, with a mask that changes nothing."""
    assert len(data) < 126
    return bytes([kind | 0x80 * last, 0x80 | len(data), 0, 0, 0, 0]) + data


PIECE, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
ANSWER = bytes([0x80 | PONG, 0])


async def listen(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    assert (await receive())["type"] == "websocket.connect"
    while (await receive())["type"] == "websocket.receive":
        pass


@pytest.mark.parametrize("kind", [PIECE, PING, PONG], ids=["pieces", "pings", "pongs"])
def test_whoever_sends_many_frames_that_are_no_message_is_turned_away(
    kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=float))  # which stands still

    async def scene() -> None:
        async with open_street(monkeypatch, listen, rate=1.0) as street:
            reader, writer = await street.knock(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            if kind == PIECE:
                writer.write(frame(TEXT, b"a", last=False))
            writer.write(frame(kind, last=kind != PIECE) * 5000)
            told = b""
            with suppress(ConnectionError):
                while more := await reader.read(100):
                    told += more
            at_once = doorkeeper.SLICE // len(frame(kind))
            assert told in {ANSWER * number for number in range(at_once + 1)}
            assert not doorkeeper.connections

    asyncio.run(scene())


def test_a_socket_is_read_in_slices_and_not_on_while_messages_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    slices: list[int] = []
    waiting: list[int] = []
    receive_data = WebSocketsSansIOProtocol.data_received

    def data_received(self: Any, data: bytes) -> None:
        slices.append(len(data))
        receive_data(self, data)
        waiting.append(self.queue.qsize())

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", data_received)

    async def listen_slowly(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await receive()
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(event["text"])
            await asyncio.sleep(0)

    async def scene() -> None:
        async with open_street(monkeypatch, listen_slowly) as street:
            reader, writer = await street.knock(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            said = [str(number) for number in range(20_000)]
            writer.write(b"".join(frame(TEXT, each.encode()) for each in said))
            while len(heard) < len(said):
                await asyncio.sleep(0)
            assert heard == said
            writer.write(frame(PING))
            assert await reader.readexactly(2) == ANSWER

    asyncio.run(scene())
    assert max(slices) <= doorkeeper.SLICE
    assert max(waiting) <= doorkeeper.SLICE // len(frame(TEXT))


def test_few_requests_are_sent_before_the_first_is_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    answer = asyncio.Event()

    async def take_time(scope: Any, receive: Any, send: Any) -> None:
        await answer.wait()
        await say_hello(scope, receive, send)

    async def scene() -> None:
        most = doorkeeper.MOST_IN_A_ROW
        request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
        async with open_street(monkeypatch, take_time) as street:
            reader, _ = await street.knock(request * (1 + most))
            assert await is_turned_away(await street.knock(request * (2 + most) * 100))
            assert await is_turned_away(await street.knock(request + UPGRADE))
            answer.set()
            for _ in range(1 + most):
                await reader.readuntil(b"hello")

    asyncio.run(scene())
    assert not caplog.records


HEAD, END = UPGRADE[:-2].split(b"\r\n", 1)


@pytest.mark.parametrize(
    "words",
    [
        HEAD + b"\r\n" + b"a: b\r\n" * 200 + END + b"\r\n",
        HEAD + b"\r\nlong: " + b"x" * 20_000 + b"\r\n" + END + b"\r\n",
        HEAD.replace(b"GET", b"POST") + b"\r\n" + END + b"Content-Length: 3\r\n\r\nabc",
    ],
    ids=["many headers", "a long header", "no GET"],
)
def test_what_is_no_request_for_a_socket_is_answered(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_street(monkeypatch) as street:
            reader, _ = await street.knock(words)
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")

    asyncio.run(scene())


def test_as_many_connections_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda *limit: asked.append(limit))
    running.open_as_many_as_allowed()
    assert asked == [(resource.RLIMIT_NOFILE, (4096, 4096))]


def test_connections_one_after_another_have_a_limit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=float))  # which stands still

    async def scene() -> int:
        answered = 0
        async with open_street(monkeypatch, rate=0.02) as street:  # three at once
            for _ in range(6):
                reader, writer = await street.knock(REQUEST + b"abcd")
                with suppress(ConnectionError, asyncio.IncompleteReadError):
                    await reader.readuntil(b"hello")
                    answered += 1
                writer.close()
        return answered

    assert asyncio.run(scene()) == 3


def test_sockets_of_a_person_and_an_address_are_counted_and_quiet_ones_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        few = {"sockets_per_person": 2, "sockets_per_address": 3, "quiet_seconds": 600}
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"), **few)) as door:
            one, other = await door.guest(), await door.guest()
            lines = [door.call(one), door.call(one), door.call(other)]
            for line in lines:
                line.send('{"type": "ping"}')
                assert (await line.receive())["type"] == "websocket.accept"
                assert (await line.receive())["type"] == "websocket.send"
            for late in (one, other):
                refused = door.call(late)
                assert await refused.receive() == {
                    "type": "websocket.close",
                    "code": 4429,
                    "reason": "",
                }
                await refused.task
            sessions = door.services.sessions
            clock.pass_by(599)
            sessions.close_quiet(600)
            assert all(line.outgoing.empty() for line in lines)
            clock.pass_by(2)
            sessions.close_quiet(600)
            for line in lines:
                assert (await line.receive())["code"] == TOO_QUIET
                await line.hang_up()

    asyncio.run(scene())
