"""Bots and hints that wait for a process to think in: who goes first, and what they are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.server.metrics import page
from ludoteca.server.play import bot_seats
from ludoteca.server.protocol import SeatWish, TableWish
from tests.server.asgi import Line, open_door
from tests.server.conftest import settings_for
from tests.server.house import FIRST_CHOICE, READY, Guest, House, let_bots_run, open_house

PATIENCE = 300.0  # seconds; what is right takes a moment


class Gate:
    """Questions of a kind are answered once the gate is open; all are written down."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, closed_for: str) -> None:
        self._open, self._asked = folder / "open", folder / "asked"
        self._asked.touch()
        let_bots_run(
            f"{READY}import json, os, time\n"
            "for line in sys.stdin:\n"
            "    question = json.loads(line)\n"
            f"    with open({str(self._asked)!r}, 'a') as book:\n"
            "        book.write(question['match'] + '\\n')\n"
            f"    while question['task'] == {closed_for!r}"
            f" and not os.path.exists({str(self._open)!r}):\n"
            "        time.sleep(0.01)\n"
            "    print('{}', flush=True)\n",
            patch,
        )

    def open(self) -> None:
        self._open.touch()

    def asked(self) -> list[str]:
        """Matches, in the order in which they were thought about."""
        return self._asked.read_text().split()

    async def wait(self, count: int) -> None:
        while len(self.asked()) < count:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def house_of(folder: Path, **settings: object) -> AsyncIterator[House]:
    async with asyncio.timeout(PATIENCE), open_house(folder, bot_seconds=600, **settings) as house:
        yield house


async def table_of(house: House, host: str, *levels: str) -> str:
    """A match of a person, if there is room, and bots."""
    people = [SeatWish("me")] * (2 - len(levels))
    wishes = [*people, *[SeatWish("bot", level=level) for level in levels]]
    table = await house.services.tables.open(TableWish("marabunta", wishes), host)
    match = await house.services.starting.start(table, host)
    assert match is not None
    return match


async def let_bot_act(house: House, host: str) -> tuple[str, Guest]:
    """A match of a person and a bot, whose turn it is."""
    match = await table_of(house, host, "beginner")
    guest = Guest(house.services, host)
    await guest.watch(match)
    while guest.standing["choices"]:
        await guest.play(match)
    return match, guest


async def waiting(house: House, matches: set[str]) -> None:
    while {match for match, _ in house.services.thinkers.bots.waits()} != matches:
        await asyncio.sleep(0)


def test_hints_never_keep_a_bot_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(tmp_path, monkeypatch, "advise")

    async def scene() -> None:
        async with house_of(tmp_path, bot_processes=1) as house:
            for _ in range(3):
                match, guests = await house.seat("marabunta", 2, hints=True)
                asker = next(guest for guest in guests if guest.standing["choices"])
                await asker.send(type="hint", match=match, version=asker.standing["version"])
            await gate.wait(1)  # and no hint is ever answered
            other = await house.guest()
            match, player = await let_bot_act(house, other.identity)
            await player.follow(player.standing["version"] + 1)
            assert player.happened[-1]["kind"] == "decided"

    asyncio.run(scene())


def test_sixty_tables_of_one_person_do_not_delay_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(tmp_path, monkeypatch, "choose")

    async def scene() -> None:
        async with house_of(tmp_path, bot_processes=1) as house:
            greedy, other = await house.guest(), await house.guest()
            many = [(await let_bot_act(house, greedy.identity))[0] for _ in range(12)]
            await gate.wait(1)
            match, _ = await let_bot_act(house, other.identity)
            await waiting(house, {*many, match} - set(gate.asked()))
            gate.open()
            await gate.wait(2)
            assert gate.asked()[1] == match

    asyncio.run(scene())


def test_many_names_at_one_address_do_not_delay_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(tmp_path, monkeypatch, "choose")

    async def scene() -> None:
        async with house_of(tmp_path, bot_processes=1) as house:
            many = []
            for _ in range(6):
                name = (await house.guest()).identity
                house.services.homes.note(name, "192.0.2.1")
                many.append((await let_bot_act(house, name))[0])
            await gate.wait(1)
            other = (await house.guest()).identity
            house.services.homes.note(other, "192.0.2.2")
            match, _ = await let_bot_act(house, other)
            await waiting(house, {*many, match} - set(gate.asked()))
            gate.open()
            await gate.wait(2)
            assert gate.asked()[1] == match

    asyncio.run(scene())


def test_an_account_goes_by_where_its_owner_was_last_seen(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"))
        async with asyncio.timeout(PATIENCE), open_door(settings) as door:
            people = [await door.guest() for _ in range(3)]
            places = ["2001:db8::1", "2001:db8::2", "192.0.2.1"]
            for person, place in zip(people, places, strict=True):
                await door.ask("GET", "/api/lists", headers=person, address=place)
            ids = [(await door.ask("POST", "/api/session", headers=each)).json() for each in people]
            one, two, other = (door.services.homes.account_of(each["id"]) for each in ids)
            assert one == two == "2001:db8::/64"
            assert other == "192.0.2.1"
            assert door.services.homes.account_of("a stranger") == "a stranger"
            line = door.call(people[2], "192.0.2.9")
            await line.receive()
            assert door.services.homes.account_of(ids[2]["id"]) == "192.0.2.9"
            await line.hang_up()

    asyncio.run(scene())


def test_tables_without_people_are_thought_for_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(tmp_path, monkeypatch, "choose")

    async def scene() -> None:
        async with house_of(tmp_path, bot_processes=1) as house:
            host = (await house.guest()).identity
            first, _ = await let_bot_act(house, host)
            await gate.wait(1)
            alone = await table_of(house, host, "random", "random")
            house.services.bots.consider(await house.services.hub.open(alone))
            await waiting(house, {alone})
            match, _ = await let_bot_act(house, host)
            await waiting(house, {alone, match})
            gate.open()
            await gate.wait(3)
            assert gate.asked()[:3] == [first, match, alone]

    asyncio.run(scene())


def test_bots_that_find_the_queue_full_play_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(tmp_path, monkeypatch, "choose")

    async def scene() -> None:
        async with house_of(tmp_path, bot_processes=1, bot_queue_each=2) as house:
            host = (await house.guest()).identity
            tables = [await let_bot_act(house, host) for _ in range(6)]
            await gate.wait(1)
            assert len(list(house.services.thinkers.bots.waits())) <= 2
            gate.open()
            for _, player in tables:
                while not player.standing["choices"]:
                    await player.receive()

    asyncio.run(scene())


def test_a_person_has_one_hint_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(tmp_path, monkeypatch, "advise")

    async def scene() -> None:
        async with house_of(tmp_path) as house:
            match, guests = await house.seat("marabunta", 2, hints=True)
            asker = next(guest for guest in guests if guest.standing["choices"])
            await asker.send(type="hint", match=match, version=1)
            await asker.send(type="hint", match=match, version=1)
            problem = await asker.expect("problem")
            assert problem["reason"]["key"] == "server-hint-coming"
            gate.open()
            await asker.expect("advice")
            await asker.send(type="hint", match=match, version=1)
            await asker.expect("advice")

    asyncio.run(scene())


def test_too_many_hints_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(tmp_path, monkeypatch, "advise")

    async def scene() -> None:
        async with house_of(tmp_path, hint_queue=1) as house:
            for place in range(3):
                match, guests = await house.seat("marabunta", 2, hints=True)
                asker = next(guest for guest in guests if guest.standing["choices"])
                await asker.send(type="hint", match=match, version=1)
                await gate.wait(1)
                if place == 2:
                    problem = await asker.expect("problem")
                    assert problem["reason"]["key"] == "server-hints-crowded"

    asyncio.run(scene())


def test_whoever_waits_long_is_told_about_how_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, now = Gate(tmp_path, monkeypatch, "choose"), 0.0
    monkeypatch.setattr(bot_seats, "time", SimpleNamespace(monotonic=lambda: now))

    async def scene() -> None:
        nonlocal now
        async with house_of(tmp_path, bot_processes=1) as house:
            host = (await house.guest()).identity
            tables = [await let_bot_act(house, host) for _ in range(13)]
            await gate.wait(1)
            waits: dict[str, float] = {}
            while len(waits) < 12:  # each of them asks in its own time
                await asyncio.sleep(0.01)
                waits = dict(house.services.thinkers.bots.waits())
            last = max(waits, key=lambda match: waits[match])
            told = await dict(tables)[last].expect("queued")
            # Nothing was answered yet, so each is taken to need half a second.
            assert 12 * 0.5 <= told["seconds"] <= 13 * 0.5 + 0.5
            assert told["version"] == dict(tables)[last].standing["version"]
            soon = {match for match, seconds in waits.items() if seconds < 3.0}
            told_soon = {live.row.id for live, _ in house.services.bots.long_waits()} & soon
            assert soon
            assert not told_soon
            # Decision after decision of a turn may wait a moment: in all that is long, too.
            now = 60.0
            told_now = {live.row.id: seconds for live, seconds in house.services.bots.long_waits()}
            assert dict.fromkeys(soon, 60).items() <= told_now.items()

    asyncio.run(scene())


async def hear(line: Line, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = (await line.receive()).get("message", {})
        if message.get("type") == kind:
            return message


def test_a_hint_ends_with_its_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(tmp_path, monkeypatch, "advise")
    wish = {"game": "marabunta", "seats": [{"kind": "me"}, {"kind": "device"}], "start": True}

    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), bot_seconds=600)
        async with asyncio.timeout(PATIENCE), open_door(settings) as door:
            lane, lines, matches = door.services.thinkers.hints, [], []
            for _ in range(3):
                me = await door.guest()
                answer = await door.ask("POST", "/api/tables", json.dumps(wish).encode(), me)
                matches.append(answer.json()["match"])
                lines.append(door.call(me))
                lines[-1].send(json.dumps({"type": "watch", "match": matches[-1]}))
                await hear(lines[-1], "situation")
                lines[-1].send(json.dumps({"type": "hint", "match": matches[-1], "version": 1}))
                await gate.wait(1)
            while [match for match, _ in lane.waits()] != matches[1:]:
                await asyncio.sleep(0)
            await lines[1].hang_up()  # while it waits
            while [match for match, _ in lane.waits()] != matches[2:]:
                await asyncio.sleep(0)
            await lines[0].hang_up()  # while it is thought about
            gate.open()
            await hear(lines[2], "advice")
            assert gate.asked() == [matches[0], matches[2]]
            await lines[2].hang_up()

    asyncio.run(scene())


def test_limits_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_bots_run(FIRST_CHOICE, monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, bot_queue=123, hint_queue=45):
            told = page().decode()
            assert 'ludoteca_limit{setting="bot_queue"} 123.0' in told
            assert 'ludoteca_limit{setting="hint_queue"} 45.0' in told

    asyncio.run(scene())
