"""The application without a network: requests and frames go in as a stranger sends them."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

import msgspec
from litestar import Litestar
from litestar.exceptions.base_exceptions import LitestarDeprecationWarning

from ludoteca.server.house.services import Services
from ludoteca.server.operation.app import put_together
from ludoteca.server.settings import Settings

Header = tuple[bytes, bytes]
OURS: tuple[Header, ...] = ((b"host", b"here"), (b"x-ludoteca", b"1"))
CHUNK = 16 * 1024


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


def scope_of(kind: str, target: bytes, headers: Iterable[Header], address: str) -> dict[str, Any]:
    """As uvicorn makes it."""
    path, _, query = target.partition(b"?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "server": ("127.0.0.1", 8000),
        "client": (address, 40000),
        "root_path": "",
        "path": unquote(path.decode("latin-1")),
        "raw_path": path,
        "query_string": query,
        "headers": list(headers),
        "state": {},
    }


class Line:
    """A socket's two ends, one of which is the test."""

    def __init__(self, app: Litestar, headers: Iterable[Header], address: str) -> None:
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        scope = {**scope_of("websocket", b"/api/socket", headers, address), "subprotocols": []}
        self.task = asyncio.create_task(app(scope, self._incoming.get, self._hear))  # type: ignore[arg-type]

    async def _hear(self, event: Any) -> None:
        self.outgoing.put_nowait(event)

    def send(self, frame: str | bytes) -> None:
        key = "text" if isinstance(frame, str) else "bytes"
        self._incoming.put_nowait({"type": "websocket.receive", key: frame})

    async def receive(self) -> dict[str, Any]:
        """The next event; a frame has its message under `message`."""
        event = await self.outgoing.get()
        text = event.get("text") or event.get("bytes")
        return event if text is None else {**event, "message": msgspec.json.decode(text)}

    async def hang_up(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task


class Door:
    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.services: Services = app.state.services

    async def ask(
        self,
        method: str,
        target: str | bytes,
        body: bytes = b"",
        headers: Iterable[Header] = OURS,
        address: str = "127.0.0.1",
    ) -> Answer:
        raw = target.encode() if isinstance(target, str) else target
        scope = {**scope_of("http", raw, headers, address), "method": method}
        parts = [body[at : at + CHUNK] for at in range(0, len(body), CHUNK)] or [b""]
        heard: list[dict[str, Any]] = []
        sent = asyncio.Event()

        async def receive() -> dict[str, Any]:
            if not parts:
                await sent.wait()
                return {"type": "http.disconnect"}
            part = parts.pop(0)
            return {"type": "http.request", "body": part, "more_body": bool(parts)}

        async def send(event: Any) -> None:
            heard.append(event)
            if event["type"] == "http.response.body" and not event.get("more_body"):
                sent.set()

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        names = {name.decode(): value.decode() for name, value in heard[0]["headers"]}
        return Answer(heard[0]["status"], names, b"".join(part["body"] for part in heard[1:]))

    def call(self, headers: Iterable[Header], address: str = "127.0.0.1") -> Line:
        return Line(self.app, headers, address)

    async def guest(self, address: str = "127.0.0.1") -> tuple[Header, ...]:
        """The headers of somebody new."""
        answer = await self.ask("POST", "/api/session", address=address)
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return (*OURS, (b"cookie", cookie.encode()))


# Of doors that were closed: to put one together takes a tenth of a second.
closed: list[Litestar] = []


@asynccontextmanager
async def open_door(settings: Settings) -> AsyncIterator[Door]:
    app = closed.pop() if closed else put_together_quietly()
    app.state.services = Services(settings)
    async with app.lifespan():
        yield Door(app)
    closed.append(app)


def put_together_quietly() -> Litestar:
    with warnings.catch_warnings():
        # Litestar 3 will want dependencies marked, with a word that older ones do not have.
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return put_together()
