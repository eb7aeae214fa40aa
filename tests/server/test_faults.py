"""A store that breaks in a match: nobody is told what is not kept, and then play goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from litestar import Response

from ludoteca.server.house.news_exchange import NewsExchange
from ludoteca.server.house.services import Services
from ludoteca.server.operation.app import is_ready
from ludoteca.server.storage import faults, health
from ludoteca.server.storage.database import Database, open_sqlite
from ludoteca.server.storage.faults import StoreAway, trouble_of
from ludoteca.server.storage.sqlite_file import SqliteFile
from tests.server.conftest import settings_for
from tests.server.faults import (
    Fault,
    FullPostgres,
    LockedFile,
    MovedFile,
    NoMoreSpace,
    Proxy,
    ReadOnlyFile,
    ReadOnlyPostgres,
    ReplacedFile,
    short_waits,
)
from tests.server.house import WAITS, Guest, House, by_turn, let_bots_run, open_house
from tests.server.patience import STORES
from tests.server.players import SECONDS

AWAY, BACK = "nothing can be kept", "everything can be kept again"
OF_SQLITE = [NoMoreSpace, LockedFile, ReadOnlyFile, MovedFile, ReplacedFile]
OF_POSTGRES = [ReadOnlyPostgres, FullPostgres]


def play_scene(scene: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(SECONDS):
            await scene()

    with short_waits():
        asyncio.run(within())


async def ready(services: Services) -> tuple[int, str]:
    """What `/readyz` says."""
    answer: Response[str] = await is_ready.fn(services=services)
    return answer.status_code or 200, answer.content.strip()


async def until_well(services: Services) -> None:
    while services.health.trouble is not None:
        await asyncio.sleep(0.01)


async def news_for(guest: Guest) -> list[dict[str, Any]]:
    """What a browser has been told since it was last asked."""
    await guest.send(type="ping", sent=0)
    news = []
    while (message := await guest.receive())["type"] != "pong":
        news.append(message)
    return [each for each in news if each["type"] in ("happened", "situation")]


async def try_to_play(guest: Guest, match: str) -> dict[str, Any]:
    return await guest.ask("play", match, action=guest.standing["choices"][0]["number"])


async def play_when_well(house: House, guest: Guest, match: str) -> None:
    """On a busy machine a store that is well may seem away for a moment."""
    while (answer := await try_to_play(guest, match))["type"] != "accepted":
        assert answer["reason"]["key"] == "server-store-away"
        await until_well(house.services)
    await guest.follow(answer["version"])


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    ours = [record for record in caplog.records if record.name == "ludoteca.server"]
    assert not any(record.exc_info for record in ours)
    return [record.getMessage() for record in ours if record.levelno >= logging.WARNING]


async def seat_when_well(house: House) -> tuple[str, list[Guest]]:
    while True:
        with suppress(StoreAway):
            match, guests = await house.seat("marabunta", 2)
            if all(guest.standing for guest in guests):
                return match, guests
        await until_well(house.services)


async def break_and_mend(house: House, fault: Fault) -> None:
    match, guests = await seat_when_well(house)
    player, other = by_turn(guests)
    await play_when_well(house, player, match)
    version = player.standing["version"]
    for guest in guests:
        await guest.follow(version)
    player, other = by_turn(guests)
    await news_for(other)
    await fault.begin()
    try:
        for _ in range(fault.attempts):
            refused = await try_to_play(player, match)
            assert refused["reason"]["key"] == "server-store-away"
        assert await ready(house.services) == (503, fault.why)
        assert await news_for(other) == []
    finally:
        await fault.end()
    await until_well(house.services)
    while await ready(house.services) != (200, "ready"):
        await asyncio.sleep(0.01)
    assert await news_for(other) == []
    await play_when_well(house, player, match)
    await other.follow(version + 1)
    assert [each["version"] for each in other.happened][-1] == version + 1


@pytest.mark.parametrize("kind", OF_SQLITE)
def test_sqlite_breaks_and_play_goes_on(
    kind: type[Fault], tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            await break_and_mend(house, kind(house))

    play_scene(scene)
    assert lines(caplog) == [AWAY, BACK]


@pytest.mark.parametrize("kind", OF_POSTGRES)
def test_postgres_breaks_and_play_goes_on(
    kind: type[Fault], postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with open_house(postgres_database) as house:
            await break_and_mend(house, kind(house))

    play_scene(scene)
    # The connections that are cut to bring it about may be noticed before.
    assert lines(caplog)[-2:] == [AWAY, BACK]


@pytest.mark.parametrize("silent", [False, True])
def test_postgres_is_away_for_a_while(
    silent: bool,
    postgres_database: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Stopped, so that nobody can connect, or as if a cable were pulled out."""
    if silent:  # who is refused need not wait to know it
        for module, name in STORES:
            monkeypatch.setattr(module, name, 2.0)

    async def scene() -> None:
        proxy = Proxy(postgres_database)
        await proxy.open()

        class Away(Fault):
            why = faults.SILENT
            attempts = 1  # each of which waits

            async def begin(self) -> None:
                if silent:
                    proxy.fall_silent()
                else:
                    await proxy.cut()

            async def end(self) -> None:
                proxy.answers = True
                if not silent:
                    await proxy.open()

        async with AsyncExitStack() as open_ones:
            house = None
            while house is None:  # on a busy machine it may seem silent from the beginning
                with suppress(StoreAway):
                    house = await open_ones.enter_async_context(open_house(proxy.url))
            caplog.clear()
            await until_well(house.services)
            await break_and_mend(house, Away(house))
        await proxy.close()

    play_scene(scene)
    # Whoever is very busy may find it silent more than once, and close before it answers.
    said = lines(caplog)
    assert len(said) >= 2
    assert said == ([AWAY, BACK] * len(said))[: len(said)]


def test_nothing_goes_through_a_wire_that_is_cut(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even for whoever was just being connected, or a store that is away would seem well."""

    async def scene() -> None:
        asked, go, reach = asyncio.Event(), asyncio.Event(), asyncio.open_connection

        async def hesitate(*where: Any) -> Any:
            asked.set()
            await go.wait()
            return await reach(*where)

        monkeypatch.setattr(asyncio, "open_connection", hesitate)
        proxy = Proxy(postgres_database)
        await proxy.open()
        connecting = asyncio.create_task(asyncpg.connect(proxy.url))
        await asked.wait()
        await proxy.cut()
        go.set()
        with pytest.raises((OSError, asyncpg.PostgresError)):
            await connecting
        await proxy.close()

    play_scene(scene)


def test_whoever_closes_sqlite_waits_for_what_was_given_up(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that comes when its loop has ended would raise in a thread of its own."""
    asked, go, connect = threading.Event(), threading.Event(), sqlite3.connect

    def hesitate(*where: Any, **how: Any) -> Any:
        asked.set()
        go.wait()
        return connect(*where, **how)

    monkeypatch.setattr(sqlite3, "connect", hesitate)

    async def scene() -> None:
        store = Database(settings_for(str(tmp_path / "tables.sqlite3")).database, health.Health())

        async def read() -> None:
            async with store.begin():
                pass

        asking = asyncio.create_task(read())
        await asyncio.to_thread(asked.wait)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        assert store.threads and not closing.done()
        go.set()
        await closing
        assert not any(thread.is_alive() for thread in store.threads)

    play_scene(scene)


def test_cut_connections_are_replaced_before_anybody_notices(postgres_database: str) -> None:
    async def scene() -> None:
        async with open_house(postgres_database) as house:
            match, guests = await house.seat("marabunta", 2)
            for _ in range(3):
                player, other = by_turn(guests)
                await player.play(match)
                await other.follow(player.standing["version"])
                await ReadOnlyPostgres(house).end()  # which cuts all of them

    play_scene(scene)


@pytest.mark.parametrize("kind", [LockedFile, ReadOnlyPostgres])
def test_bots_go_on_by_themselves(
    kind: type[Fault],
    tmp_path: Any,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go = tmp_path / "go"
    let_bots_run(WAITS.format(file=str(go)), monkeypatch)
    postgres = kind in OF_POSTGRES
    place = request.getfixturevalue("postgres_database") if postgres else tmp_path

    async def scene() -> None:
        async with open_house(place) as house:
            match, [guest] = await house.seat("marabunta", 1, bots=1)
            while guest.standing["choices"]:
                await guest.play(match)
            version = guest.standing["version"]
            fault = kind(house)
            await fault.begin()
            go.touch()  # the bot has decided, and cannot move
            while house.services.health.trouble != fault.why:
                await asyncio.sleep(0.01)
            assert guest.standing["version"] == version
            await fault.end()
            await guest.follow(version + 1)

    play_scene(scene)


def test_a_full_disk_is_called_by_its_name(tmp_path: Any) -> None:
    file = tmp_path / "small.sqlite3"
    file.touch()
    connection = open_sqlite(SqliteFile(str(file)))
    connection.execute("CREATE TABLE rows (value)")
    connection.execute("PRAGMA max_page_count=2")
    with pytest.raises(Exception) as refused:
        connection.execute("INSERT INTO rows VALUES (zeroblob(100000))")
    connection.close()
    assert trouble_of(refused.value) == faults.FULL


def test_a_house_that_closes_waits_for_no_question_about_its_store() -> None:
    """One that is under way would keep its connection after everything else is gone."""

    async def scene() -> None:
        watch, asked, ended = health.Health(), asyncio.Event(), asyncio.Event()

        async def probe() -> None:
            asked.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        asking = asyncio.create_task(watch.check(probe))
        await asked.wait()
        asking.cancel()
        await watch.close()
        assert ended.is_set()

    play_scene(scene)


def test_whoever_asks_twice_does_not_disturb_whoever_asked_once() -> None:
    """The one has asked anew before the other has looked at the answer to both."""

    async def scene() -> None:
        watch, asked = health.Health(), 0
        go = asyncio.Event()

        async def probe() -> None:
            nonlocal asked
            asked += 1
            await go.wait()
            if asked > 1:
                await asyncio.Event().wait()
            raise StoreAway(faults.FULL)

        async def ask_twice() -> None:
            with watch.watching():
                await watch.check(watched)
                await watch.check(watched)

        async def watched() -> None:
            with watch.watching():
                await probe()

        twice = asyncio.create_task(ask_twice())
        once = asyncio.create_task(watch.check(watched))
        while not asked:
            await asyncio.sleep(0)
        go.set()
        assert await once == faults.FULL
        assert asked == 2 and not twice.done()
        await watch.close()
        await twice

    play_scene(scene)


class Ending:
    """A connection that ends when the test says so."""

    def __init__(self) -> None:
        self.told: Callable[[object], None] | None = None
        self.ended = False

    def add_termination_listener(self, told: Callable[[object], None]) -> None:
        self.told = told

    def end(self) -> None:
        assert self.told is not None
        self.ended = True
        self.told(self)

    def is_closed(self) -> bool:
        return self.ended

    async def fetchval(self, _: str) -> int:
        return 1

    def terminate(self) -> None: ...


@pytest.mark.parametrize("steps", range(6))
def test_a_house_that_closes_when_its_connection_ends_is_soon_closed(steps: int) -> None:
    """However far the loop has come with the one when it is told the other."""
    services = SimpleNamespace(
        settings=settings_for("postgresql://ludoteca@nowhere/tables"), health=health.Health()
    )

    async def scene() -> None:
        exchange, connection = NewsExchange(services), Ending()  # type: ignore[arg-type]
        listening = asyncio.create_task(exchange._listen(connection))
        while connection.told is None:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.end()
        for _ in range(steps):
            await asyncio.sleep(0)
        listening.cancel()
        done, _ = await asyncio.wait({listening}, timeout=SECONDS)
        assert done

    play_scene(scene)


def test_a_listener_that_is_cut_off_means_nothing_is_lost(
    postgres_database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only if no other connection can be made."""
    listeners: list[asyncpg.Connection] = []
    connect = NewsExchange._connect

    async def remember(exchange: NewsExchange) -> asyncpg.Connection:
        listeners.append(await connect(exchange))
        return listeners[-1]

    monkeypatch.setattr(NewsExchange, "_connect", remember)

    async def scene() -> None:
        async with open_house(postgres_database) as house:
            for number in range(1, 4):
                cut = f"SELECT pg_terminate_backend({listeners[-1].get_server_pid()})"
                await Fault(house).sql(cut)
                while len(listeners) == number:
                    await asyncio.sleep(0.01)
            match, guests = await house.seat("marabunta", 2)
            await by_turn(guests)[0].play(match)

    play_scene(scene)
    assert lines(caplog) == []


def test_a_listener_that_finds_no_other_connection_says_so(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = SimpleNamespace(
        settings=settings_for("postgresql://ludoteca@nowhere/tables"), health=health.Health()
    )
    refused = asyncio.Event()

    async def refuse(**_: Any) -> None:
        refused.set()
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncpg, "connect", refuse)

    async def scene() -> None:
        exchange, connection = NewsExchange(services), Ending()  # type: ignore[arg-type]
        listening = asyncio.create_task(exchange._listen(connection))
        while connection.told is None:
            await asyncio.sleep(0)
        assert services.health.trouble is None
        connection.end()
        await refused.wait()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        assert services.health.trouble == faults.SILENT

    play_scene(scene)
    assert lines(caplog) == [AWAY]
