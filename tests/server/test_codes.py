"""Recovery codes: each works once, and only whoever has one can replace it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.json import encode

from ludoteca.server.people.identity import Signer, hash_code, new_guest
from tests.server.asgi import open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock
from tests.server.players import Player
from tests.server.process import Server
from tests.server.test_sessions import process

New = Callable[[], Player]


def test_a_code_moves_a_person_once_and_is_kept_hashed(server: Server, newcomer: New) -> None:
    person, device, thief = newcomer(), newcomer(), newcomer()
    code = person.post("/api/session/code", {})["code"]
    assert device.post("/api/session/recover", {"code": "wrong"}, expect=404)
    moved = device.post("/api/session/recover", {"code": code.upper().replace("-", " ")})
    assert moved["session"] == {
        "id": person.session["id"],
        "name": None,
        "has_code": True,
        "passkeys": 0,
    }
    spent = thief.post("/api/session/recover", {"code": code}, expect=404)
    assert spent["reason"]["key"] == "server-no-code"
    assert thief.post("/api/session")["id"] == thief.session["id"]
    # The fresh one works, once.
    again = newcomer()
    assert (
        again.post("/api/session/recover", {"code": moved["code"]})["session"] == moved["session"]
    )
    thief.post("/api/session/recover", {"code": moved["code"]}, expect=404)
    database = server.settings.database.removeprefix("sqlite+aiosqlite:///")
    kept = b"".join(path.read_bytes() for path in Path(database).parent.glob("tables*"))
    for each in (code, moved["code"]):
        assert each.encode() not in kept
        assert each.replace("-", "").encode() not in kept


def test_a_device_that_becomes_somebody_else_is_no_longer_its_former_person(newcomer: New) -> None:
    person, device = newcomer(), newcomer()
    former = device.cookie
    code = person.post("/api/session/code", {})["code"]
    device.post("/api/session/recover", {"code": code})
    device.http.cookies.clear()
    answer = device.http.get("/api/lists", headers={"Cookie": f"ludoteca={former}"})
    assert answer.json()["reason"]["key"] == "server-session-ended"


def test_the_thief_of_a_cookie_cannot_replace_the_code(newcomer: New) -> None:
    owner = newcomer()
    code = owner.post("/api/session/code", {})["code"]
    thief = owner  # all that a cookie gives
    needed = thief.post("/api/session/code", {}, expect=403)
    assert needed["reason"]["key"] == "server-code-needed"
    wrong = thief.post("/api/session/code", {"current": "aaaa-aaaa-aaaa-aaaa-aaaa"}, expect=403)
    assert wrong["reason"]["key"] == "server-code-wrong"
    # The owner still has the right one, for another device or another code.
    fresh = owner.post("/api/session/code", {"current": code})["code"]
    assert fresh != code
    newcomer().post("/api/session/recover", {"code": code}, expect=404)
    newcomer().post("/api/session/recover", {"code": fresh})


def test_an_answer_that_got_lost_is_given_again_to_the_same_browser(newcomer: New) -> None:
    person, device, other = newcomer(), newcomer(), newcomer()
    wish = {"key": "key-of-the-wish"}
    code = person.post("/api/session/code", wish)
    assert person.post("/api/session/code", wish) == code
    person.post("/api/session/code", {"key": "key-of-another"}, expect=403)
    asked = {**code, "key": "key-of-this-browser"}
    moved = device.post("/api/session/recover", asked)
    assert device.post("/api/session/recover", asked) == moved
    other.post("/api/session/recover", {**code, "key": "key-of-that-browser"}, expect=404)
    other.post("/api/session/recover", code, expect=404)
    # Once the fresh code is spent there is nothing to repeat.
    other.post("/api/session/recover", {"code": moved["code"]})
    device.post("/api/session/recover", asked, expect=404)


def test_a_lost_answer_is_given_again_only_for_ten_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        clock = Clock(monkeypatch)
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            person = await door.guest()
            made = (await door.ask("POST", "/api/session/code", b"{}", person)).json()
            asked = encode({**made, "key": "key-of-this-browser"})
            first = await door.ask("POST", "/api/session/recover", asked)
            clock.pass_by(599)
            again = await door.ask("POST", "/api/session/recover", asked)
            assert (again.status, again.json()) == (200, first.json())
            clock.pass_by(2)
            late = await door.ask("POST", "/api/session/recover", asked)
            assert (late.status, late.json()["reason"]["key"]) == (404, "server-no-code")
            # The fresh code has not aged.
            fresh = encode({"code": first.json()["code"], "key": "key-of-another"})
            assert (await door.ask("POST", "/api/session/recover", fresh)).status == 200

    asyncio.run(scene())


def test_codes_are_long_random_and_easy_to_read() -> None:
    signer = Signer("key")
    codes = {signer.recovery_code("reason", None) for _ in range(100)}
    assert len(codes) == 100
    for code in codes:
        groups = code.split("-")
        assert [len(group) for group in groups] == [4] * 5
        assert not set("".join(groups)) & set("01ilo")
    assert signer.recovery_code("one", "key") != signer.recovery_code("two", "key")
    assert signer.recovery_code("one", "key") != Signer("other").recovery_code("one", "key")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_two_uses_at_the_same_moment_one_wins(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database = str(tmp_path / "tables.sqlite3")
    else:
        database = request.getfixturevalue("postgres_database")

    async def scene() -> None:
        async with process(database) as services:
            people = services.people
            person = await new_guest(services.store)
            first = [hash_code(f"first{number}") for number in range(8)]
            made = await asyncio.gather(
                *(people.replace_code(person.id, None, each) for each in first)
            )
            assert sorted(made) == [False] * 7 + [True]
            code = first[made.index(True)]
            fresh = [hash_code(f"fresh{number}") for number in range(8)]
            spent = await asyncio.gather(*(people.spend_code(code, each, 1) for each in fresh))
            assert sorted(spent) == [False] * 7 + [True]
            winner = fresh[spent.index(True)]
            found = [await people.person_with_fresh_code(each, 1) for each in fresh]
            assert [row.code_hash for row in found if row is not None] == [winner]

    asyncio.run(scene())
