"""A stage with tables and matches in every state, and what strangers send to it.

An input is written down as text, so that one which did harm can be kept and sent again: names in
angle brackets stand for the tables and matches of the stage (`<running>`), for the code of a
table's link (`<code:open>`) and for a match's version (`<version:running>`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from ludoteca.server.people.sessions import SESSION_ENDED
from ludoteca.server.settings import Settings
from tests.server.asgi import OURS, Door, Header, Line, open_door
from tests.server.players import Json, new_key

PLACE = re.compile(r"<([a-z:]+)>")
PEOPLE = ("host", "guest", "stranger")
SECONDS = 300  # nothing takes so long


class Input(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request, or a frame on the socket. Letters up to U+00FF stand for bytes."""

    who: str  # one of PEOPLE, or `nobody`
    method: str = ""  # nothing: a frame
    target: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    body: str = ""
    binary: bool = False  # a frame of bytes


class Failure(Exception):
    """The server did what it never should."""


class Faults(logging.Handler):
    """Whatever is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.records.append(f"{record.getMessage()}: {error!r}")


class Stage:
    def __init__(self, door: Door) -> None:
        self.door = door
        self.headers: dict[str, tuple[Header, ...]] = {"nobody": OURS}
        self.places: dict[str, str] = {}
        self._lines: dict[str, Line] = {}
        self._faults = Faults()
        self._pings = 0

    # Setting it

    async def _set(self) -> None:
        logging.getLogger("ludoteca.server").addHandler(self._faults)
        for who in PEOPLE:
            self.headers[who] = await self.door.guest()
        await self._table("open", "me", "open", public=True)
        await self._table("private", "me", "open")
        await self._table("full", "me", "open")
        await self._join("full")
        await self._table("closed", "me", "open")
        await self._post("host", f"/api/tables/{self.places['closed']}/leave")
        for name, more in {"running": {"public": True}, "asked": {}, "ended": {}}.items():
            await self._table(name, "me", "open", **more)
            await self._join(name)
            await self._start(name)
        await self._table("device", "me", "device", start=True)
        friends, souvenirs = {"friends": True}, {"souvenirs": True}
        await self._table("city", "me", "device", game="minicity", options=friends, start=True)
        seats = ("me", "device", "device")
        await self._table("market", *seats, game="marracash", options=souvenirs, start=True)
        await self._table("over", "me", "me", start=True)
        await self._table("kept", "me", "kept", start=True, public=True)
        for who in PEOPLE:
            await self._connect(who)
        await self._play_in_it()
        for name in ("open", "running"):
            await self._event(name)
        await self._post("host", f"/api/events/{self.places['event:running']}/start")
        token = self.door.services.settings.host_token
        if token:
            await self._post("host", "/api/house/claim", {"token": token})

    async def _post(self, who: str, path: str, body: Json | None = None) -> Json:
        data = b"" if body is None else json.dumps(body).encode()
        answer = await self.door.ask("POST", path, data, self.headers[who])
        assert answer.status < 300, answer
        found: Json = answer.json()
        return found

    async def _table(self, name: str, *seats: str, **more: Any) -> None:
        kept = {"kind": "open", "level": "random"}
        places = [kept if seat == "kept" else {"kind": seat} for seat in seats]
        wish = {"game": "marabunta", "seats": places, **more}
        table = await self._post("host", "/api/tables", wish)
        self.places[name] = table["id"]
        self.places[f"code:{name}"] = table["code"]
        if table["match"] is not None:
            self.places[f"match:{name}"] = table["match"]

    async def _event(self, name: str) -> None:
        wish = {"title": name, "game": "marabunta", "format": "round-robin"}
        event = (await self._post("host", "/api/events", wish))["event"]["id"]
        self.places[f"event:{name}"] = event
        for who in ("host", "guest"):
            await self._post(who, f"/api/events/{event}/join")

    async def _join(self, name: str) -> None:
        body = {"code": self.places[f"code:{name}"]}
        await self._post("guest", f"/api/tables/{self.places[name]}/join", body)

    async def _start(self, name: str) -> None:
        started = await self._post("host", f"/api/tables/{self.places[name]}/start")
        self.places[f"match:{name}"] = started["match"]

    async def _connect(self, who: str) -> None:
        line = self._lines[who] = self.door.call(self.headers[who])
        await line.receive()
        for name, match in self.places.items():
            if name.startswith("match:"):
                code = self.places[f"code:{name.removeprefix('match:')}"]
                line.send(json.dumps({"type": "watch", "match": match, "code": code}))
        await self._settle(who)

    async def _play_in_it(self) -> None:
        """A finished match, one that was broken off, and one where an undo is asked for."""
        hub = self.door.services.hub
        over, asked = self.places["match:over"], self.places["match:asked"]
        while (choices := hub.lives[over].match.legal_numbers()) and self._running(over):
            await self._change("host", "play", over, action=choices[-1])
        for _ in range(40):
            if hub.lives[asked].course.undo_asked is not None:
                break
            for who in ("host", "guest"):
                await self._change(
                    who, "play", asked, action=hub.lives[asked].match.legal_numbers()[0]
                )
                await self._change(who, "undo", asked)
        await self._post("guest", f"/api/tables/{self.places['ended']}/leave")
        ended = self.places["match:ended"]
        for seat in range(2):
            await self._change("host", "takeover", ended, seat=seat, choice="end")

    def _running(self, match: str) -> bool:
        return self.door.services.hub.lives[match].status == "running"

    async def _change(self, who: str, kind: str, match: str, **more: Any) -> None:
        version = self.door.services.hub.lives[match].version
        message = {"type": kind, "match": match, "version": version, "key": new_key(), **more}
        self._lines[who].send(json.dumps(message))
        await self._settle(who)

    # Sending

    def fill(self, text: str) -> str:
        def value(found: re.Match[str]) -> str:
            name = found[1]
            if name.startswith("version:"):
                live = self.door.services.hub.lives.get(self.places.get(f"match:{name[8:]}", ""))
                return "1" if live is None else str(live.version)
            return self.places.get(name, found[0])

        return PLACE.sub(value, text)

    async def send(self, what: Input) -> None:
        """`Failure` if the server fails."""
        self._faults.records.clear()
        try:
            await (self._ask(what) if what.method else self._say(what))
        except Failure:
            raise
        except Exception as error:  # it got through the whole application
            raise Failure(repr(error)) from error
        if self._faults.records:
            raise Failure(self._faults.records[0])

    async def _ask(self, what: Input) -> None:
        own = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in what.headers]
        names = {name for name, _ in own}
        usual = [each for each in self.headers[what.who] if each[0] not in names]
        answer = await asyncio.wait_for(
            self.door.ask(
                what.method,
                self.fill(what.target).encode("latin-1", "replace"),
                self.fill(what.body).encode("latin-1", "replace"),
                [*usual, *own],
            ),
            SECONDS,
        )
        if answer.status >= 500:
            raise Failure(f"status {answer.status}: {answer.body[:200]!r}")

    async def _say(self, what: Input) -> None:
        data = self.fill(what.body)
        line = self._lines[what.who]
        line.send(data.encode("latin-1", "replace") if what.binary else data)
        try:
            await self._settle(what.who)
        except Failure:
            await self._connect(what.who)
            raise

    async def _settle(self, who: str) -> None:
        """Until everything that was sent before is answered; what the others heard is dropped."""
        line = self._lines[who]
        self._pings += 1
        line.send(json.dumps({"type": "ping", "sent": self._pings}))
        while True:
            event = await asyncio.wait_for(line.receive(), SECONDS)
            if event["type"] == "websocket.close":
                await self._closed(who, event["code"])
                return
            message = event.get("message", {})
            if message.get("reason", {}).get("key") == "server-fault":
                raise Failure("a fault on the socket")
            if message.get("type") == "pong" and message["sent"] == self._pings:
                break
        for other, line in tuple(self._lines.items()):
            while not line.outgoing.empty():
                event = line.outgoing.get_nowait()
                if event["type"] == "websocket.close":
                    await self._closed(other, event["code"])

    async def _closed(self, who: str, code: int) -> None:
        if code != SESSION_ENDED:
            raise Failure(f"the socket was closed with {code}")
        self.headers[who] = await self.door.guest()  # logged out by what was sent
        await self._connect(who)

    async def close(self) -> None:
        logging.getLogger("ludoteca.server").removeHandler(self._faults)
        for line in self._lines.values():
            await line.hang_up()


@asynccontextmanager
async def open_stage(settings: Settings) -> AsyncIterator[Stage]:
    async with open_door(settings) as door:
        stage = Stage(door)
        await stage._set()
        try:
            yield stage
        finally:
            await stage.close()
