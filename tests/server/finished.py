"""Matches that are over, without playing them out."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sqlalchemy import update

from ludoteca.server.house.services import Services
from ludoteca.server.protocol import Result
from ludoteca.server.storage.schema import matches
from tests.server.asgi import Door, Header
from tests.server.players import Json


class Person:
    """Somebody who asks over HTTP."""

    def __init__(self, door: Door, headers: tuple[Header, ...], identity: str) -> None:
        self.door = door
        self.headers = headers
        self.id = identity

    @classmethod
    async def come(cls, door: Door, name: str) -> Person:
        headers = await door.guest()
        person = cls(door, headers, "")
        person.id = (await person.ask("PATCH", "/session", {"name": name}))["id"]
        return person

    async def ask(
        self, method: str, path: str, body: Any | None = None, status: int | None = None
    ) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        answer = await self.door.ask(method, f"/api{path}", data, self.headers)
        assert answer.status == (status or answer.status), answer.body
        assert status is not None or answer.status < 300, answer.body
        return answer.json() if answer.body else None

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, status=status)

    async def open_table(
        self, game: str, *seats: str, status: int | None = None, **more: Any
    ) -> Any:
        wishes = [
            {"kind": seat} if seat in ("me", "open", "device") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        return await self.ask("POST", "/tables", {"game": game, "seats": wishes, **more}, status)

    async def start(
        self, game: str, *seats: str, others: tuple[Person, ...] = (), **more: Any
    ) -> str:
        """The match of a table where the others sit down, too."""
        table: Json = await self.open_table(game, *seats, **more)
        for other in others:
            await other.ask("POST", f"/tables/{table['id']}/join", {"code": table["code"]})
        started = await self.ask("POST", f"/tables/{table['id']}/start")
        return str(started["match"])


async def finish(services: Services, match: str, *ranks: int, at: int | None = None) -> None:
    """As if it had been played out with these ranks, and nobody had noted it yet."""
    seats = len(ranks)
    result = Result([10 - rank for rank in ranks], list(ranks), [0.0] * seats, [""] * seats)
    values = {"status": "over", "result": msgspec.json.encode(result).decode(), "bot_to_act": False}
    if at is not None:
        values["updated"] = at
    async with services.database.change() as connection:
        await connection.execute(update(matches).where(matches.c.id == match).values(values))
