"""Nobody's share is another's: queues that end, work that is dropped, budgets, short answers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.openapi import OpenAPIConfig

from ludoteca.server.people import connection
from ludoteca.server.people.connection import Connection
from ludoteca.server.people.sessions import Sessions
from ludoteca.server.play.hub import MOST_STALE, Hub
from ludoteca.server.play.past_positions import LATEST, SPACING
from ludoteca.server.play.rebuilding import replay, set_up
from ludoteca.server.processes.child import Child, Died
from ludoteca.server.processes.thread_pool import NotWanted, Workshop
from ludoteca.server.protocol import Pong
from ludoteca.server.shares import rates
from ludoteca.server.shares.addresses import household
from ludoteca.server.shares.rates import Limits
from ludoteca.server.storage.store import Store
from ludoteca.server.web import socket
from tests.server.asgi import OURS, open_door, scope_of
from tests.server.conftest import settings_for
from tests.server.house import open_house
from tests.server.players import SECONDS, new_key
from tests.server.test_memory import play_long


def test_what_waits_in_a_queue_ends_with_its_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    async def scene() -> None:
        gate = asyncio.Event()

        async def slow(*_: Any) -> list[Any]:
            begun.append(1)
            await gate.wait()
            return []

        monkeypatch.setattr(Hub, "recall", slow)
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            me = await door.guest()
            wish = {"game": "marabunta", "seats": [{"kind": "me"}] * 2, "start": True}
            table = (await door.ask("POST", "/api/tables", json.dumps(wish).encode(), me)).json()
            line = door.call(me)
            line.send(json.dumps({"type": "watch", "match": table["match"]}))
            while (await line.receive()).get("message", {}).get("type") != "situation":
                pass
            for _ in range(80):
                line.send(json.dumps({"type": "recall", "match": table["match"]}))
            while not begun:
                await asyncio.sleep(0)
            gone = asyncio.create_task(line.hang_up())
            while not any(each.lost for each in door.services.hub.followers[table["match"]]):
                await asyncio.sleep(0)
            gate.set()
            await gone
            assert table["match"] not in door.services.hub.followers

    asyncio.run(scene())
    assert len(begun) == 1


def test_work_for_somebody_who_is_gone_is_left_undone() -> None:
    async def scene() -> None:
        workshop, asker, done = Workshop(), Connection("me", "here"), list[int]()
        await workshop.do_if(lambda: not asker.lost, done.append, 1)
        asker.lose()
        with pytest.raises(NotWanted):
            await workshop.do_if(lambda: not asker.lost, done.append, 2)
        with pytest.raises(RuntimeError, match="more than there is"):
            await asyncio.wait_for(workshop.do(next, iter(())), SECONDS)
        workshop.close()
        assert done == [1]

    asyncio.run(scene())


def test_a_page_of_a_long_match_costs_no_more_than_one_of_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match = await play_long(house, "minicity", 400)
            live = await house.services.hub.open(match)
            assert live.version > 300
            guest = await house.guest()
            guest.connection.versions[match] = live.version  # as if it followed
            entries = Store.entries

            async def counted(*given: Any, **more: Any) -> Any:
                found = await entries(*given, **more)
                read.append(len(found))
                return found

            monkeypatch.setattr(Store, "entries", counted)
            for before in (live.version, live.version // 2, 60):
                await guest.send(type="recall", match=match, before=before)
                page = await guest.expect("recalled", "problem")
                versions = [each["version"] for each in page["happenings"]]
                assert versions == list(range(before - socket.PAGE, before))
                await guest.send(type="look", match=match, version=before)
                assert (await guest.expect("past", "problem"))["version"] == before

    asyncio.run(scene())
    assert len(read) == 6
    assert max(read) < socket.PAGE + SPACING


def test_earlier_positions_are_those_that_were_played_undos_included(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, [guest, other] = await house.seat("marabunta", 2)
            live = house.live(match)
            hub = house.services.hub
            taken = 0
            while live.version < LATEST + 3 * SPACING:
                actor = guest if guest.standing["choices"] else other
                await actor.play(match)
                if live.version % 3 == 0 and actor.standing["undo"] == "free":
                    taken += 1
                    answer = await actor.ask("undo", match)
                    assert answer["type"] == "accepted"
                for each in (guest, other):
                    await each.follow(live.version)
            assert taken > 3
            entries = await house.services.store.entries(match)
            hub.forget(live)
            for again in (live, await hub.open(match)):
                for version in range(1, live.version + 1):
                    then = set_up(live.table, live.row, live.places)
                    replay(then, entries[:version])
                    assert (await hub.look(again, version)).tobytes() == then.state.tobytes()
                    assert again.history.lengths[version] == len(then.actions)

    asyncio.run(scene())


def test_whoever_is_far_behind_is_told_the_last_few_happenings(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match = await play_long(house, "minicity", 30)
            live = await house.services.hub.open(match)
            player = await house.guest()
            player.identity = player.connection.identity = str(live.places[0].identity_id)
            await player.watch(match)
            await player.send(type="play", match=match, version=1, key=new_key(), action=0)
            told = (await player.expect("stale", "problem"))["missed"]["happenings"]
            last = live.version
            assert [each["version"] for each in told] == list(
                range(last + 1 - MOST_STALE, last + 1)
            )

    asyncio.run(scene())


def test_a_browser_that_reads_too_slowly_is_let_go_by_bytes_too() -> None:
    async def scene() -> None:
        slow = Connection("me", "here")
        slow.send_bytes(b"x" * (connection.MOST_BYTES + 1))  # alone it may be long
        one = await slow.next()
        assert one is not None
        slow.send_bytes(one)
        slow.send(Pong(1))
        assert await slow.next() is None  # let go, and what waited is dropped

        quick = Connection("me", "here")
        for _ in range(10):
            quick.send_bytes(b"x" * (connection.MOST_BYTES // 2))
            assert await quick.next() is not None
        assert not quick.lost

    asyncio.run(scene())


def test_many_people_at_one_address_have_one_budget_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=float))  # it stands still
    limits = Limits(1.0)
    allowed = [
        limits.allows("heavy", person=f"guest {number}", address="here") for number in range(40)
    ]
    assert allowed == [True] * 30 + [False] * 10
    assert limits.allows("heavy", person="guest 1", address="elsewhere")
    # Whoever has nothing left takes nothing from the others at the same address.
    for _ in range(100):
        limits.allows("recover", address="here")
        limits.allows("chat", person="loud", address="there")
    assert limits.allows("chat", person="quiet", address="there")


def test_an_address_is_a_household() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("192.0.2.7") != household("192.0.2.8")
    assert len(household("nonsense" * 1000)) <= 64


def test_lists_of_many_tables_ask_for_names_once_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[set[str]] = []

    async def scene() -> None:
        names = Store.names

        async def counted(store: Store, ids: set[str]) -> dict[str, str | None]:
            asked.append(ids)
            return await names(store, ids)

        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            host = await door.guest()
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = json.dumps({"game": "marabunta", "seats": seats, "public": True}).encode()
            for _ in range(10):
                await door.ask("POST", "/api/tables", wish, host)
            monkeypatch.setattr(Store, "names", counted)
            lists = (await door.ask("GET", "/api/lists", headers=host)).json()
            assert len(lists["my_tables"]) == 10

    asyncio.run(scene())
    assert len(asked) == 3  # one for each list


def test_one_address_waits_for_itself_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    async def scene() -> None:
        gate = asyncio.Event()

        async def slow(_: Any, asked: Any) -> None:
            begun.append(asked.match)
            await gate.wait()

        monkeypatch.setattr(socket.Talk, "_recall", slow)
        settings = settings_for(str(tmp_path / "tables.sqlite3"), messages_at_once=2)
        async with open_door(settings) as door:
            crowd = [door.call(await door.guest(), "192.0.2.1") for _ in range(5)]
            alone = door.call(await door.guest(), "192.0.2.2")
            for line in (*crowd, alone):
                await line.receive()
            for line in crowd:
                line.send('{"type": "recall", "match": "crowd"}')
            while len(begun) < 2:
                await asyncio.sleep(0)
            alone.send('{"type": "recall", "match": "alone"}')
            while "alone" not in begun:
                await asyncio.sleep(0)
            assert begun == ["crowd", "crowd", "alone"]
            gate.set()
            while len(begun) < 6:
                await asyncio.sleep(0)
            for line in (*crowd, alone):
                await line.hang_up()

    asyncio.run(scene())
    assert begun.count("crowd") == 5


def test_the_interface_is_described_beside_the_server_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No thread of ours may do it: moves would wait for the interpreter again and again."""

    def not_here(_: OpenAPIConfig) -> None:
        raise AssertionError("described in the server's own process")

    monkeypatch.setattr(OpenAPIConfig, "to_openapi_schema", not_here)
    asked: list[str] = []

    async def count(self: Child, line: bytes, seconds: float) -> bytes:
        asked.append(line.decode())
        return await ask(self, line, seconds)

    ask = Child.ask
    monkeypatch.setattr(Child, "ask", count)

    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            path = "/api/schema/openapi.json"
            answers = await asyncio.gather(*(door.ask("GET", path) for _ in range(3)))
            assert all("/api/tables" in answer.json()["paths"] for answer in answers)

    asyncio.run(scene())
    assert asked == ["interface"]


def test_an_interface_that_could_not_be_described_is_described_when_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[bytes] = []

    async def fail_once(_: Child, line: bytes, __: float) -> bytes:
        lines.append(line)
        if len(lines) == 1:
            raise Died
        return b'{"paths": {}}\n'

    monkeypatch.setattr(Child, "ask", fail_once)

    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            answers = [await door.ask("GET", "/api/schema/openapi.json") for _ in range(3)]
            assert [answer.status for answer in answers] == [503, 200, 200]

    asyncio.run(scene())
    assert len(lines) == 2


def test_answers_that_nobody_takes_keep_nobody_waiting(tmp_path: Path) -> None:
    """Others at their address neither, and it is the sending that does not end."""

    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), requests_at_once=2)
        async with open_door(settings) as door:
            begun: list[Any] = []

            async def receive() -> Any:
                return {"type": "http.request", "body": b"", "more_body": False}

            async def send(event: Any) -> None:
                begun.append(event)
                await asyncio.Event().wait()

            async def ask_and_take_nothing() -> None:
                scope: Any = scope_of("http", b"/api/games", OURS, "127.0.0.1")
                await door.app(scope | {"method": "GET"}, receive, send)

            stuck = [asyncio.create_task(ask_and_take_nothing()) for _ in range(5)]
            while len(begun) < len(stuck):
                await asyncio.sleep(0)
            assert {event["status"] for event in begun} == {200}
            assert (await door.ask("GET", "/healthz")).status == 200
            for each in stuck:
                each.cancel()
            await asyncio.gather(*stuck, return_exceptions=True)

    asyncio.run(scene())


def test_sockets_of_one_address_are_opened_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are open hold no place, nor do other addresses wait."""
    looked_up: list[str] = []

    async def scene() -> None:
        gate = asyncio.Event()

        async def slow(_: Sessions, cookie: str | None) -> None:
            looked_up.append(cookie or "")
            await gate.wait()

        monkeypatch.setattr(Sessions, "find", slow)
        database = str(tmp_path / "tables.sqlite3")
        async with open_door(settings_for(database, messages_at_once=2)) as door:
            many = [door.call(OURS, "10.0.0.1") for _ in range(5)]
            while len(looked_up) < 2:
                await asyncio.sleep(0)
            other = door.call(OURS, "10.0.0.2")
            while len(looked_up) < 3:
                await asyncio.sleep(0)
            for _ in range(100):
                await asyncio.sleep(0)
            assert len(looked_up) == 3
            gate.set()
            for line in (*many, other):
                assert (await line.receive())["type"] == "websocket.accept"
                await line.hang_up()
            assert len(looked_up) == 6

    asyncio.run(scene())
