"""The server in the test's own process: no network, and a clock that the test sets."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.people.connection import Connection
from ludoteca.server.people.identity import new_id
from ludoteca.server.play.live_match import LiveMatch
from ludoteca.server.processes import thinkers
from ludoteca.server.protocol import SeatWish, TableWish
from ludoteca.server.storage.store import IdentityRow
from ludoteca.server.web.socket import Talk
from tests.server.conftest import settings_for
from tests.server.players import Json, new_key

# Programs in place of the one that thinks: each says that it is ready, then does this.
READY = "print(flush=True)\n"
FIRST_CHOICE = READY + "for line in sys.stdin: print('{}', flush=True)"
HANGS = READY + "import time; time.sleep(600)"
DIES = READY + "sys.stdin.readline(); sys.exit(3)"
NEVER_READY = "sys.exit(1)"
TALKS_NONSENSE = READY + "for line in sys.stdin: print('good morning', flush=True)"
WAITS = (
    READY
    + """
import pathlib, time
for line in sys.stdin:
    while not pathlib.Path({file!r}).exists(): time.sleep(0.02)
    print("{{}}", flush=True)
"""
)
CHEATS = READY + "for line in sys.stdin: print('{\"number\": 9999}', flush=True)"


class Clock:
    """Time passes when the test says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now, self.ticks = timing.now(), timing.ticks()
        patch.setattr(timing, "now", lambda: self.now)
        patch.setattr(timing, "ticks", lambda: self.ticks)

    def pass_by(self, seconds: float) -> None:
        self.ticks += int(seconds * 1000)
        self.set(seconds)

    def set(self, seconds: float) -> None:
        """Forward or back by hand, while no time passes."""
        self.now += int(seconds * 1000)


def let_nobody_tidy_up(patch: pytest.MonkeyPatch) -> None:
    """What got lost would be found out within a minute: here it never is."""

    async def rest(_: Services) -> None: ...

    patch.setattr(Services, "_tidy", rest)


def let_bots_run(program: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(thinkers, "PROGRAM", (sys.executable, "-c", f"import sys\n{program}"))


class Guest:
    """A person whose browser is the test itself."""

    def __init__(self, services: Services, identity: str) -> None:
        self.identity = identity
        self.connection = Connection(identity, "here")
        self._talk = Talk(services, None, self.connection)  # type: ignore[arg-type]
        self.standing: Json = {}
        self.happened: list[Json] = []

    async def send(self, **message: Any) -> None:
        await self._talk.take(json.dumps(message))

    async def receive(self) -> Json:
        frame = await self.connection.next()
        assert frame is not None
        message: Json = json.loads(frame)
        news = message.get("missed", message)
        self.standing = news.get("standing", self.standing)
        self.happened += news.get("happenings", [])
        return message

    async def expect(self, *types: str) -> Json:
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def watch(self, match: str) -> Json:
        await self.send(type="watch", match=match)
        return await self.expect("situation", "problem")

    async def ask(self, kind: str, match: str, **more: Any) -> Json:
        """A change, and the answer to it. If a bot was quicker, it is asked for again."""
        while True:
            version = self.standing["version"]
            await self.send(type=kind, match=match, version=version, key=new_key(), **more)
            answer = await self.expect("accepted", "refused", "problem", "stale", "duplicate")
            if answer["type"] != "stale":
                return answer

    async def follow(self, version: int) -> None:
        while self.standing["version"] < version:
            await self.receive()

    async def play(self, match: str) -> None:
        """The first choice."""
        answer = await self.ask("play", match, action=self.standing["choices"][0]["number"])
        assert answer["type"] == "accepted", answer
        await self.follow(answer["version"])

    def leave(self, services: Services, match: str) -> None:
        services.hub.unfollow(self.connection, match)


def by_turn(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Whoever is to act, and the other."""
    first, second = guests
    return (first, second) if first.standing["choices"] else (second, first)


class House:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def guest(self) -> Guest:
        row = IdentityRow(new_id(), None, None, timing.now())
        await self.services.store.add_identity(row)
        return Guest(self.services, row.id)

    async def seat(
        self, game: str, people: int, bots: int = 0, **more: Any
    ) -> tuple[str, list[Guest]]:
        """A match of people and random bots, all of the people watching."""
        tables = self.services.tables
        guests = [await self.guest() for _ in range(people)]
        open_seats = [SeatWish("open")] * (people - 1)
        wishes = [SeatWish("me"), *open_seats, *[SeatWish("bot", level="random")] * bots]
        first = guests[0].identity
        table, _ = await tables.open(TableWish(game, wishes, **more), first)
        for guest in guests[1:]:
            code = self.services.signer.table_code(table.id)
            found = await tables.find(table.id, guest.identity, code)
            await tables.join(found, guest.identity, None)
        start = self.services.starting.start
        match = await start(await tables.find(table.id, first, None), first)
        assert match is not None  # nobody contributes, so nothing is waited for
        for guest in guests:
            await guest.watch(match)
        return match, guests

    def live(self, match: str) -> LiveMatch:
        return self.services.hub.lives[match]


@asynccontextmanager
async def open_house(place: Path | str, **settings: object) -> AsyncIterator[House]:
    """On a SQLite file in a folder, or on the database of a URL."""
    database = str(place / "tables.sqlite3") if isinstance(place, Path) else place
    services = Services(settings_for(database, **settings))
    try:
        await services.start()
        yield House(services)
    finally:
        await services.close()
