"""Texts of strangers: read beside the server, within limits, and answered in words."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.core import limits
from ludoteca.core.errors import LudotecaError
from ludoteca.games import find_game
from ludoteca.server.problems import BadRequest, Busy, TooMany
from ludoteca.server.processes import examiner_process, examiners
from ludoteca.server.processes.child_pool import Children
from ludoteca.server.processes.examiner_process import CheckBoard, Examiner, Finding, ReadRecord
from ludoteca.server.processes.examiners import MOST_A_PERSON, MOST_AN_ADDRESS
from ludoteca.server.processes.fair_pool import Crowded
from ludoteca.server.settings import Settings
from tests.server.house import House, open_house
from tests.server.players import Player

Visit = Callable[[], Player]
PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"

# Does with a text what it says.
PROGRAM = """
import sys, time
print(flush=True)
for line in sys.stdin:
    if "hang" in line: time.sleep(600)
    elif "die" in line: sys.exit(3)
    elif "mumble" in line: print("good morning", flush=True)
    else: print('{"answer": "read"}', flush=True)
"""
# The real one, with a board that takes a gibibyte to check.
GREEDY = """
from ludoteca.server.processes import examiner_process as program
check = program.check_board
program.check_board = lambda text, game: bytearray(2**30) if "eat" in text else check(text, game)
program.main()
"""


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def choose(text: str) -> None:
        monkeypatch.setattr(examiners, "PROGRAM", (sys.executable, "-c", text))

    return choose


async def refused(house: House, text: str, person: str = "ann") -> LudotecaError:
    with pytest.raises(LudotecaError) as refusal:
        await house.services.examiners.ask(CheckBoard(text, None), person)
    return refusal.value


async def is_read(house: House, person: str = "ann") -> bool:
    answer = await house.services.examiners.ask(CheckBoard("", None), person)
    return bool(msgspec.json.decode(answer) == "read")


# Processes that are stopped


@pytest.mark.parametrize("text", ["die", "mumble"])
def test_whatever_a_text_does_to_its_reader_the_next_one_is_read(
    tmp_path: Path, program: Callable[[str], None], text: str
) -> None:
    program(PROGRAM)

    async def scene() -> None:
        async with open_house(tmp_path, reading_seconds=60.0) as house:
            refusal = await refused(house, text)
            assert isinstance(refusal, BadRequest)
            assert refusal.reason.key == "server-reading-failed"
            assert await is_read(house)

    asyncio.run(scene())


def test_a_reader_that_hung_is_killed_and_the_next_text_has_a_new_one(
    tmp_path: Path, program: Callable[[str], None]
) -> None:
    program(PROGRAM)

    async def scene() -> None:
        async with open_house(tmp_path, reading_seconds=60.0) as house:
            children = house.services.examiners._children
            assert await is_read(house)
            assert len(children.running) == 1
            children._seconds = 0.2
            assert (await refused(house, "hang")).reason.key == "server-reading-slow"
            assert children.running == set()
            children._seconds = 60.0
            assert await is_read(house)
            [second] = children.running
            assert await is_read(house)
            assert children.running == {second}  # it is kept for the next one

    asyncio.run(scene())


def test_a_text_that_takes_too_much_memory_is_given_up(
    tmp_path: Path, program: Callable[[str], None]
) -> None:
    program(GREEDY)

    async def scene() -> None:
        async with open_house(tmp_path, reading_megabytes=128, reading_seconds=60.0) as house:
            assert (await refused(house, "eat")).reason.key == "server-reading-large"
            answer = await house.services.examiners.ask(CheckBoard("", None), "ann")
            assert msgspec.json.decode(answer)["fault"]["key"] == "board-key-missing"

    asyncio.run(scene())


def test_those_who_would_wait_too_long_are_turned_away_at_once(
    tmp_path: Path, program: Callable[[str], None]
) -> None:
    program(PROGRAM)

    async def scene() -> None:
        async with open_house(tmp_path, reading_queue=2, reading_seconds=600.0) as house:
            ask = house.services.examiners.ask
            hanging = [
                asyncio.create_task(ask(CheckBoard("hang", None), person))
                for person in ("ann", "bob", "cat")
            ]
            while house.services.examiners._children.waiting < 2:
                await asyncio.sleep(0.01)
            busy = await refused(house, "", "dan")
            assert isinstance(busy, Busy)
            assert busy.status == 503
            for task in hanging:
                task.cancel()
            await asyncio.gather(*hanging, return_exceptions=True)
            assert await is_read(house, "dan")  # nothing of theirs is left over

    asyncio.run(scene())


def test_nobody_fills_the_queue_alone(tmp_path: Path, program: Callable[[str], None]) -> None:
    program(PROGRAM)

    async def scene() -> None:
        async with open_house(tmp_path, reading_seconds=600.0) as house:
            examiners = house.services.examiners
            tasks = [
                asyncio.create_task(examiners.ask(CheckBoard("hang", None), "ann"))
                for _ in range(3)
            ]
            while examiners._children.waiting < 2:
                await asyncio.sleep(0.01)
            refusal = await refused(house, "")
            assert isinstance(refusal, TooMany)
            assert refusal.reason.key == "server-reading-yours"
            tasks += [
                asyncio.create_task(examiners.ask(CheckBoard("hang", None), f"guest {n}", "there"))
                for n in range(8)
            ]
            while examiners._children.waiting < 10:
                await asyncio.sleep(0.01)
            with pytest.raises(TooMany):
                await examiners.ask(CheckBoard("", None), "guest 9", "there")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert await is_read(house)
            assert not examiners._asking

    asyncio.run(scene())


def test_addresses_take_turns_and_a_full_queue_has_room_for_a_newcomer() -> None:
    async def scene() -> None:
        program = (sys.executable, "-c", PROGRAM)
        children = Children(program, processes=1, waiting=6, seconds=60.0)
        done: list[str] = []

        async def ask(account: str) -> None:
            try:
                await children.ask(b"text", account)
                done.append(account)
            except Crowded:
                done.append(f"not {account}")

        # All have asked before the process can even have been started.
        async with asyncio.TaskGroup() as group:
            for account in "aaaaaabbc":
                group.create_task(ask(account))
        assert sorted(done[:2]) == ["not a", "not a"]
        assert "c" in done[2:6]  # behind one that was at work, and one of each
        assert done.count("b") == 2
        await children.close()

    asyncio.run(scene())


def test_a_reader_that_nobody_asks_gives_its_memory_back() -> None:
    async def scene() -> None:
        program = (sys.executable, "-c", PROGRAM)
        children = Children(program, processes=2, waiting=1, seconds=60.0)
        await children.ask(b"one", "ann")
        await children.rest()
        assert len(children.running) == 1
        await children.rest()
        assert len(children.running) == 0
        assert await children.ask(b"two", "ann")
        await children.close()
        assert len(children.running) == 0

    asyncio.run(scene())


# What is read


def examined(errand: examiner_process.Errand, reader: Examiner | None = None) -> Finding:
    return (reader or Examiner()).examine(msgspec.json.encode(errand))


def test_the_pages_of_a_record_are_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ludoteca.new_match("marabunta", seed=4)
    for _ in range(10):
        match.play(match.legal_numbers()[0])
    verified: list[str] = []
    verify = ludoteca.verify

    def count(text: str) -> Any:
        verified.append(text)
        return verify(text)

    monkeypatch.setattr(ludoteca, "verify", count)
    reader, text = Examiner(), match.record(seed=True)
    frames = len(match.actions) + 1
    pages = [
        msgspec.json.decode(examined(ReadRecord(text, first, 5), reader).answer)
        for first in range(0, frames, 5)
    ]
    assert [frame["index"] for page in pages for frame in page["page"]] == list(range(frames))
    assert [page["proof"] is None for page in pages] == [False] + [True] * (len(pages) - 1)
    assert verified == [text]
    for number in range(20):
        examined(ReadRecord(match.record(seed=True) + "\n" * number, 0, 1), reader)
    assert len(reader._records) == 8


def test_a_fault_of_ours_is_a_finding_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(text: str, game: str | None) -> None:
        raise ZeroDivisionError(text)

    monkeypatch.setattr(examiner_process, "check_board", fail)
    assert examined(CheckBoard("x", None)).failed == "ZeroDivisionError: x"


# Over HTTP

HILL = 'kind = "hill"\nname = "mine"\nroad = 12\n[chambers]\n'
HOSTILE = {
    "pattern": HILL + '"(a+)+b" = 1\n' + "a" * 60 + " = 1\n",
    "half a pattern": HILL + '"(" = 1\n',
    "dotted key": "a." * 16_000 + "a = 1\n",
    "digits": HILL.replace("12", "9" * 5000),
    "large number": HILL.replace("12", "9" * 18),
    "deep lists": "kind = " + "[" * 30_000,
    "deep tables": "kind = " + "{a=" * 10_000,
    "line separator": HILL.replace("road", "# \u2028\u0085\nroad"),
    "separator in a map": find_game("marracash").board_text("medina").replace("\nmap", "\x85\nmap"),
    "nothing": "kind = \0",
    "long name": HILL.replace("mine", "x" * 900),
    "many names": HILL.replace("mine", "x" * 50_000),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_text_that_means_no_good_is_answered_with_its_line(newcomer: Visit, text: str) -> None:
    player = newcomer()
    for game in (None, "minicity"):
        report = player.post("/api/boards", {"text": text, "game": game}, expect=200)
        assert report["ok"] is False
        assert report["line"] >= 1
        assert report["fault"]["key"]
    answer = player.post("/api/boards/drawing", {"text": text}, expect=400)
    assert answer["reason"]["key"] == "board-fault"
    wish = {"game": "minicity", "seats": [{"kind": "me"}] * 2, "boards": {"hill": text}}
    answer = player.post("/api/tables", wish, expect=400)
    assert answer["reason"]["key"] == "board-fault"


def test_half_a_character_is_not_understood(newcomer: Visit) -> None:
    player = newcomer()
    headers = {"Content-Type": "application/json"}
    for path in ("/api/boards", "/api/records"):
        answer = player.http.post(path, content=rb'{"text": "\ud800"}', headers=headers)
        assert answer.status_code == 400
        assert answer.json()["reason"]["key"]


def test_a_broken_town_is_told_by_its_own_game(newcomer: Visit) -> None:
    text = find_game("marracash").board_text("medina").replace("1*", "1", 1)
    report = newcomer().post("/api/boards", {"text": text})
    assert (report["game"], report["fault"]["key"]) == ("marracash", "marracash-board-entrances")
    report = newcomer().post("/api/boards", {"text": 'kind = "sea"\n'})
    assert (report["game"], report["fault"]["key"]) == (None, "board-kind-unknown")


def test_a_wrong_board_is_not_drawn_and_is_told_by_its_own_game(newcomer: Visit) -> None:
    player = newcomer()
    text = find_game("marracash").board_text("medina").replace("1*", "1", 1)
    reason = player.post("/api/boards/drawing", {"text": text}, expect=400)["reason"]
    assert reason["arguments"]["fault"]["key"] == "marracash-board-entrances"
    reason = player.post("/api/boards/drawing", {"text": 'kind = "sea"\n'}, expect=400)["reason"]
    assert reason["arguments"]["fault"]["key"] == "board-kind-unknown"


def test_a_record_is_replayed_and_a_wrong_one_refused(newcomer: Visit) -> None:
    match = ludoteca.new_match("marabunta", seed=4)
    player = newcomer()
    text = match.record(seed=True)
    replay = player.post("/api/records", {"text": text, "count": 3})
    assert [frame["index"] for frame in replay["page"]] == [0, 1, 2]
    assert replay["frames"] == len(match.actions) + 1
    assert replay["proof"]["verdict"] == "alone"  # fair, by a seed that somebody chose
    text += "blue: take tile\n" * 1000
    answer = player.post("/api/records", {"text": text}, expect=400)
    assert answer["reason"]["key"] == "record-steps"
    cut = match.record()[: match.record().rindex("chance: ")]
    for text, key in (cut, "record-ends-early"), (f"{cut}chance: ", "record-breaks-off"):
        assert player.post("/api/records", {"text": text}, expect=400)["reason"]["key"] == key


# Tables with boards of one's own


def test_lists_carry_no_texts_of_boards(newcomer: Visit) -> None:
    padded = find_game("marabunta").board_text("picnic") + ("#" + "x" * 900 + "\n") * 60
    host, guest = newcomer(), newcomer()
    for _ in range(3):
        table = host.open_table(
            "marabunta",
            "me",
            "open",
            public=True,
            boards={"territory": padded},
            options={"territory": "mine"},
        )
    lists = {person: person.get("/api/lists") for person in (host, guest)}
    assert table["id"] in [each["id"] for each in lists[host]["my_tables"]]
    for told in lists.values():
        assert "xxxxxxxx" not in json.dumps(told)
    assert guest.get(f"/api/tables/{table['id']}/boards") == {"territory": padded}
    assert guest.get(f"/api/tables/{table['id']}")["options"]["territory"] == "mine"
    guest.join(table)
    match = host.start(table)
    host.connect()
    host.watch(match)
    assert host.standing["view"]


def test_a_board_has_a_short_name(newcomer: Visit) -> None:
    player = newcomer()
    wish = {"game": "marabunta", "seats": [{"kind": "me"}] * 2}
    for more in (
        {"options": {"territory": "x" * 61}},
        {"options": {"x" * 61: "picnic"}},
        {"boards": {"x" * 61: ""}},
    ):
        player.post("/api/tables", wish | more, expect=400)


# What the documentation says


def table_of(page: str) -> dict[str, int]:
    _, _, section = page.partition("## Texts of strangers\n")
    section, _, _ = section.partition("\n## ")
    return {what: int(most) for what, most in re.findall(r"\| (.+) \| (\d+) \|\n", section)}


def test_the_page_for_hosts_states_every_limit() -> None:
    settings = Settings(database="")
    stated = {
        "bytes of a board file": limits.BOARD_BYTES,
        "characters of a line in a board file": limits.BOARD_LINE_CHARACTERS,
        "lists and tables inside each other": limits.BOARD_NESTING,
        "parts of a key, joined by dots": limits.BOARD_KEY_PARTS,
        "characters of each part of a key": limits.BOARD_KEY_CHARACTERS,
        "values, items and tables in a board file": limits.BOARD_ENTRIES,
        "characters of a number": limits.BOARD_NUMBER_CHARACTERS,
        "characters of a board's name": limits.BOARD_NAME_CHARACTERS,
        "bytes of a record": limits.RECORD_BYTES,
        "characters of a line in a record": limits.RECORD_LINE_CHARACTERS,
        "actions of a record of Marabunta": find_game("marabunta").max_actions,
        "actions of a record of Mini City": find_game("minicity").max_actions,
        "actions of a record of Marracash": find_game("marracash").max_actions,
        "moments of an analysis": limits.ANALYSIS_NODES,
        "characters of a note about one of them": limits.NOTE_BYTES,
        "fields of a position that was set up by hand": limits.POSITION_FIELDS,
        "characters of what a browser says of a passkey": limits.PASSKEY_CHARACTERS,
        "processes that read texts": settings.reading_processes,
        "texts that wait for such a process; further ones are turned away": settings.reading_queue,
        "texts of one person being read or waiting": MOST_A_PERSON,
        "texts from one address being read or waiting": MOST_AN_ADDRESS,
        "seconds to read a text": int(settings.reading_seconds),
        "megabytes to read a text, beyond what the process needs to start": (
            settings.reading_megabytes
        ),
    }
    assert table_of(PAGE.read_text(encoding="utf-8")) == stated
    named = {name for name in vars(limits) if name.isupper()}
    assert len(named) == 14  # whoever adds one adds it above and on the page
