"""A session for each device: how it begins, what ends it, and that an ended one is nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.house.services import Services
from ludoteca.server.people.connection import Connection
from ludoteca.server.people.device_names import device_of
from ludoteca.server.people.identity import new_guest
from ludoteca.server.people.sessions import hash_token
from ludoteca.server.problems import NoSession
from ludoteca.server.storage.faults import FULL, StoreAway
from ludoteca.server.storage.store import IdentityRow
from tests.server.asgi import OURS, open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock, let_nobody_tidy_up, open_house
from tests.server.players import SECONDS, Json, Player
from tests.server.process import Server

New = Callable[[], Player]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 "
    "(KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36"
)


def other_device(player: Player, newcomer: New) -> Player:
    """The same person in a second browser."""
    other = newcomer()
    code = player.post("/api/session/code", {})["code"]
    other.session = other.post("/api/session/recover", {"code": code})["session"]
    other.cookie = other.http.cookies["ludoteca"]
    assert other.session["id"] == player.session["id"]
    return other


def ids(devices: list[Json], here: bool) -> list[str]:
    return [device["id"] for device in devices if device["here"] == here]


def close_code(player: Player) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            player.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# What is said of a device


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (SAFARI, ("Safari", "iPhone")),
        (CHROME, ("Chrome", "Windows")),
        (f"{CHROME} Edg/137.0.0.0", ("Edge", "Windows")),
        (f"{CHROME} OPR/120.0.0.0", ("Opera", "Windows")),
        (
            "Mozilla/5.0 (Linux; Android 15) Chrome/137.0 Mobile Safari/537.36",
            ("Chrome", "Android"),
        ),
        ("curl/8.0 <script>", (None, None)),
        ("", (None, None)),
        (None, (None, None)),
    ],
)
def test_a_device_is_called_by_browser_and_system(
    agent: str | None, words: tuple[str | None, str | None]
) -> None:
    assert device_of(agent) == words


def test_devices_are_listed_with_this_one_marked(server: Server, newcomer: New) -> None:
    first = newcomer()
    second = other_device(first, newcomer)
    devices = second.get("/api/session/devices")
    assert [device["here"] for device in devices].count(True) == 1
    assert len(devices) == 2
    assert first.get("/api/session/devices") != devices  # another one is marked
    with httpx.Client(
        base_url=server.url, headers={"X-Ludoteca": "1"}, timeout=SECONDS
    ) as stranger:
        stranger.headers["User-Agent"] = FIREFOX
        stranger.post("/api/session")
        (own,) = stranger.get("/api/session/devices").json()
    assert (own["browser"], own["system"], own["here"]) == ("Firefox", "Linux", True)


# Ending


def test_a_device_that_is_ended_is_told_at_once_and_known_no_more(newcomer: New) -> None:
    owner = newcomer()
    lost = other_device(owner, newcomer)
    lost.connect()
    owner.connect()
    (there,) = ids(owner.get("/api/session/devices"), here=False)
    left = owner.http.delete(f"/api/session/devices/{there}").json()
    assert ids(left, here=True) == [device["id"] for device in left]
    assert close_code(lost) == 4410
    for _ in range(2):  # not even by coming again
        answer = lost.post("/api/session", expect=401)
        assert answer["reason"]["key"] == "server-session-ended"
    lost.connect()
    assert close_code(lost) == 4410
    owner.send(type="ping", sent=1)
    assert owner.receive()["type"] == "pong"
    again = owner.http.delete(f"/api/session/devices/{there}")
    assert (again.status_code, again.json()["reason"]["key"]) == (404, "server-no-device")
    # Whoever was logged out may begin anew.
    assert lost.http.delete("/api/session").status_code == 204
    assert lost.post("/api/session")["id"] != owner.session["id"]


def test_nobody_ends_the_device_of_somebody_else(newcomer: New) -> None:
    owner, stranger = newcomer(), newcomer()
    (device,) = owner.get("/api/session/devices")
    assert stranger.http.delete(f"/api/session/devices/{device['id']}").status_code == 404
    stranger.http.delete("/api/session/devices?here=true")
    assert owner.get("/api/session/devices") == [device]


def test_logging_out_everywhere_else_leaves_this_device(newcomer: New) -> None:
    owner = newcomer()
    others = [other_device(owner, newcomer)]
    here = ids(owner.get("/api/session/devices"), here=True)
    assert ids(owner.http.delete("/api/session/devices").json(), here=True) == here
    assert owner.get("/api/lists")
    for other in others:
        other.get("/api/lists", expect=401)


def test_logging_out_everywhere_ends_this_device_too(newcomer: New) -> None:
    owner = newcomer()
    other = other_device(owner, newcomer)
    other.connect()
    answer = owner.http.delete("/api/session/devices?here=true")
    assert answer.json() == []
    assert "ludoteca" not in owner.http.cookies
    assert close_code(other) == 4410
    owner.http.cookies["ludoteca"] = owner.cookie  # as a thief who kept it
    owner.get("/api/lists", expect=401)


def test_logging_out_here_ends_nothing_else(newcomer: New) -> None:
    owner = newcomer()
    other = other_device(owner, newcomer)
    other.connect()
    assert other.http.delete("/api/session").status_code == 204
    assert close_code(other) == 4410
    assert "ludoteca" not in other.http.cookies
    assert len(owner.get("/api/session/devices")) == 1


# Who is let in

# What anybody may ask; everything else needs a session that goes on.
PUBLIC = {
    ("DELETE", "/api/session"),
    ("POST", "/api/session/recover"),
    ("GET", "/api/announcement"),
    ("POST", "/api/letters/confirm"),
    ("POST", "/api/letters/stop"),
    ("POST", "/api/session/passkey"),
    ("POST", "/api/session/passkey/options"),
    ("GET", "/api/matches/{match_id}/picture"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/cover"),
    ("GET", "/api/games/{game}/rules"),
    ("GET", "/api/games/{game}/portraits/{name}"),
    ("GET", "/api/preparations"),
    ("GET", "/api/boards"),
    ("GET", "/api/boards/{name}/drawing"),
    ("GET", "/api/guides/{game}"),
}
BODIES: dict[tuple[str, str], Json] = {
    ("PATCH", "/api/session"): {"name": "Anna"},
    ("POST", "/api/session/code"): {},
    ("POST", "/api/tables"): {"game": "marabunta", "seats": [{"kind": "me"}, {"kind": "open"}]},
    ("POST", "/api/tables/{table_id}/join"): {},
    ("POST", "/api/tables/{table_id}/invite"): {"match": "x", "seat": 0},
    ("POST", "/api/boards"): {"text": ""},
    ("POST", "/api/boards/drawing"): {"text": ""},
    ("POST", "/api/records"): {"text": ""},
}


def test_whatever_needs_a_person_refuses_a_session_that_was_ended(newcomer: New) -> None:
    person = newcomer()
    paths: Json = person.get("/api/schema/openapi.json")["paths"]
    asked = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    assert set(BODIES) | PUBLIC <= set(asked)
    cookie = {"Cookie": f"ludoteca={person.cookie}"}
    assert person.http.delete("/api/session").status_code == 204
    for method, path in asked:
        if (method, path) in PUBLIC:
            continue
        body = BODIES.get((method, path))
        answer = person.http.request(
            method, path.replace("{", "").replace("}", ""), json=body, headers=cookie
        )
        assert answer.status_code == 401, (method, path, answer.text)
        assert answer.json()["reason"]["key"] == "server-session-ended", (method, path)


GARBAGE = [
    "",
    ".",
    "a.b",
    "x" * 43,
    "x" * 4000,
    "é" * 43,
    "../../etc/passwd",
    "' OR 1=1 --",
    "%00%ff",
    '"\\303\\050"',
    "a=b=c",
    f"{'A' * 16}.{'A' * 24}",
]


@pytest.mark.parametrize("cookie", GARBAGE, ids=range(len(GARBAGE)))
def test_a_cookie_of_garbage_is_nobody(server: Server, cookie: str) -> None:
    raw = b"ludoteca=" + cookie.encode("latin-1")
    headers: list[tuple[bytes, bytes]] = [(b"Cookie", raw), (b"X-Ludoteca", b"1")]
    assert httpx.get(f"{server.url}/api/lists", headers=headers, timeout=SECONDS).status_code == 401
    assert (
        httpx.delete(f"{server.url}/api/session", headers=headers, timeout=SECONDS).status_code
        == 204
    )
    answer = httpx.post(f"{server.url}/api/session", headers=headers, timeout=SECONDS)
    assert answer.status_code == 200
    assert len(answer.cookies["ludoteca"]) == 43  # a new guest


# What is kept


def test_only_the_hash_of_a_token_is_kept_and_days_to_the_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, session_days=30) as house:
            sessions = house.services.sessions
            person = await new_guest(house.services.store)
            token = await sessions.begin(person.id, FIREFOX)
            began = clock.now
            clock.pass_by(30 * 60)
            assert (await sessions.demand(token)).seen == began
            clock.pass_by(60 * 60)
            await sessions.demand(token)
            (row,) = await sessions.list(person.id)
            assert (row.created, row.seen) == (began, clock.now)
            assert row.token_hash == hash_token(token)
            files = b"".join(path.read_bytes() for path in tmp_path.glob("tables*"))
            assert row.token_hash.encode() in files
            assert token.encode() not in files
            assert FIREFOX.encode() not in files
            # As long as it is used it lives.
            for _ in range(3):
                clock.pass_by(29 * 24 * 3600)
                await sessions.demand(token)
            clock.pass_by(31 * 24 * 3600)
            assert await sessions.find(token) is None
            assert await sessions.list(person.id) == []
            await sessions.tidy()
            assert await house.services.people.session(row.token_hash) is None

    asyncio.run(scene())


def test_whoever_only_looks_needs_no_disk_to_write_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            sessions = house.services.sessions
            person = await new_guest(house.services.store)
            token = await sessions.begin(person.id, None)
            clock.pass_by(2 * 3600)
            monkeypatch.setattr(house.services.people, "note_seen", fails)
            assert (await sessions.demand(token)).identity_id == person.id

    async def fails(*_: object) -> None:
        raise StoreAway(FULL)

    asyncio.run(scene())


# Cookies of the first kind


def test_a_cookie_of_the_first_kind_is_exchanged_until_other_devices_are_ended(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            services = house.services
            sessions, signer = services.sessions, services.signer
            old = await new_guest(services.store)
            await services.store.change_identity(old.id, signed_cookie=True)
            cookie = f"{old.id}.{signer.sign('cookie', old.id)}"
            assert await sessions.find(cookie) is None  # good for nothing but the exchange
            for _ in range(2):  # a person may have had it in two browsers
                found = await sessions.person_of_signed(cookie, signer)
                assert found is not None
                assert found.id == old.id
            first = await sessions.demand(await sessions.begin(old.id, None))
            second = await sessions.demand(await sessions.begin(old.id, None))
            await sessions.leave(first)  # of one's own will: other browsers stay welcome
            assert await sessions.person_of_signed(cookie, signer) is not None
            await sessions.end_one(old.id, second.id)
            with pytest.raises(NoSession):
                await sessions.person_of_signed(cookie, signer)
            # Whoever came later never had one, whatever is signed.
            new = await new_guest(services.store)
            with pytest.raises(NoSession):
                await sessions.person_of_signed(f"{new.id}.{signer.sign('cookie', new.id)}", signer)
            assert await sessions.person_of_signed(f"{old.id}.forged", signer) is None

    asyncio.run(scene())


def test_people_keep_their_names_when_their_cookie_is_exchanged(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            row = IdentityRow("someone", "Anna", None, 1, signed_cookie=True)
            await door.services.store.add_identity(row)
            signed = f"ludoteca=someone.{door.services.signer.sign('cookie', 'someone')}"
            old = (*OURS, (b"cookie", signed.encode()))
            await door.services.expiry.sweep()  # does not take them for a guest who stayed away
            assert (await door.ask("GET", "/api/lists", headers=old)).status == 401
            answer = await door.ask("POST", "/api/session", headers=old)
            assert answer.json() == {
                "id": "someone",
                "name": "Anna",
                "has_code": False,
                "passkeys": 0,
            }
            cookie = answer.headers["set-cookie"].partition(";")[0]
            new = (*OURS, (b"cookie", cookie.encode()))
            assert (await door.ask("GET", "/api/lists", headers=new)).status == 200
            assert len((await door.ask("GET", "/api/session/devices", headers=new)).json()) == 1
            await door.ask("DELETE", "/api/session/devices?here=true", headers=new)
            refused = await door.ask("POST", "/api/session", headers=old)
            assert refused.json()["reason"]["key"] == "server-session-ended"

    asyncio.run(scene())


# Several processes


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Services]:
    services = Services(settings_for(database))
    await services.start()
    try:
        yield services
    finally:
        await services.close()


def test_a_socket_at_another_process_is_closed_too(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nobody_tidy_up(monkeypatch)

    async def scene() -> None:
        async with process(postgres_database) as one, process(postgres_database) as two:
            person = await new_guest(one.store)
            rows = [
                await one.sessions.demand(await one.sessions.begin(person.id, None)) for _ in "ab"
            ]
            ended, stays = (Connection(person.id, "there", row.id) for row in rows)
            with two.sessions.present(ended), two.sessions.present(stays):
                await one.sessions.end_one(person.id, ended.session)
                assert await ended.next() is None
                assert ended.close_code == 4410
                assert not stays.lost

    asyncio.run(scene())


def test_a_socket_is_closed_even_if_the_news_got_lost(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            sessions, people = house.services.sessions, house.services.people
            person = await new_guest(house.services.store)
            row = await sessions.demand(await sessions.begin(person.id, None))
            connection = Connection(person.id, "here", row.id)
            with sessions.present(connection):
                await sessions.tidy()
                assert not connection.lost
                await people.end_session(row.id, 1)
                await sessions.tidy()
                assert connection.lost

    asyncio.run(scene())
