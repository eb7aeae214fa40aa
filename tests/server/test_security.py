"""Doors that stay shut: origins, cookies, headers, limits, hostile messages."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.people.identity import hash_code
from ludoteca.server.people.sessions import hash_token
from ludoteca.server.shares import rates
from ludoteca.server.shares.rates import Limits
from ludoteca.server.web import client_files, security
from tests.server.asgi import open_door
from tests.server.conftest import settings_for
from tests.server.players import SECONDS, Json, Player
from tests.server.process import QuickServer, Server

New = Callable[[], Player]


def test_another_sites_page_opens_no_socket(newcomer: New) -> None:
    player = newcomer()
    with pytest.raises(InvalidStatus) as refused:
        player.connect(Origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403


def test_a_forged_cookie_is_told_why_its_socket_ends(newcomer: New) -> None:
    player = newcomer()
    player.connect(Cookie="ludoteca=me.forged")
    with pytest.raises(ConnectionClosed) as closed:
        player.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_our_own_page_may_open_a_socket(newcomer: New) -> None:
    player = newcomer()
    player.connect(Origin=player.url)
    player.send(type="ping", sent=7)
    assert player.receive() == {"type": "pong", "sent": 7}


@pytest.mark.parametrize(
    "headers", [{}, {"X-Ludoteca": "1", "Origin": "https://elsewhere.example"}]
)
def test_another_sites_page_cannot_write(newcomer: New, headers: dict[str, str]) -> None:
    player = newcomer()
    cookie = {"Cookie": f"ludoteca={player.cookie}"}
    answer = httpx.post(f"{player.url}/api/session/code", headers=cookie | headers, timeout=SECONDS)
    assert answer.status_code == 403
    assert answer.json()["reason"]["key"] == "server-not-from-here"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/session", headers={"X-Ludoteca": "1"}, timeout=SECONDS)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_forged_cookie_is_nobody(server: Server, newcomer: New) -> None:
    someone = newcomer().session["id"]
    forged = {"Cookie": f"ludoteca={someone}.AAAAAAAAAAAAAAAAAAAAAAAA"}
    assert httpx.get(f"{server.url}/api/lists", headers=forged, timeout=SECONDS).status_code == 401


def test_every_answer_has_the_headers_that_protect(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = httpx.get(f"{server.url}{path}", timeout=SECONDS).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_an_option_opens_no_file_of_the_server(newcomer: New) -> None:
    player = newcomer()
    wish = {"game": "marabunta", "seats": [{"kind": "me"}, {"kind": "open"}]}
    path = str(Path(__file__))
    answer = player.post("/api/tables", {**wish, "options": {"territory": path}}, expect=400)
    assert answer["reason"]["key"] == "bad-board-value"


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    usual = Limits(1.0)
    assert [usual.allows("recover", address="here") for _ in range(11)] == [True] * 10 + [False]
    assert usual.allows("recover", address="elsewhere")


def stop_time(patch: pytest.MonkeyPatch) -> None:
    """No bucket fills again."""
    patch.setattr(rates, "time", SimpleNamespace(monotonic=float))
    patch.setattr(security, "SECONDS_TO_REFUSE", 0)


@pytest.mark.parametrize(
    "path", ["/", "/play", "/metrics", "/api/schema/openapi.json", "/api/games"]
)
def test_no_address_asks_too_often_whatever_it_asks_for(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_time(monkeypatch)

    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"), rate=0.02)) as door:
            statuses = [(await door.ask("GET", path)).status for _ in range(5)]
            assert 429 not in statuses[:4]  # a fiftieth of the usual 200
            assert statuses[-1] == 429
            assert (await door.ask("GET", path, address="127.0.0.9")).status != 429
            for alive in ("/healthz", "/readyz"):
                assert (await door.ask("GET", alive)).status == 200

    asyncio.run(scene())


def test_a_page_gets_all_its_files_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_time(monkeypatch)
    asset = [client_files.Shape(b"", "tag", None)]
    monkeypatch.setattr(client_files, "files", lambda: {"assets/one.js": asset})

    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"), rate=0.05)) as door:
            statuses = [(await door.ask("GET", "/assets/one.js")).status for _ in range(60)]
            assert statuses[:40] == [200] * 40
            assert statuses[-1] == 429
            assert (await door.ask("GET", "/assets/two.js", address="127.0.0.9")).status == 404

    asyncio.run(scene())


def test_logs_tell_no_secrets(tmp_path: Path, visit: Callable[..., Player]) -> None:
    with QuickServer(settings_for(str(tmp_path / "tables.sqlite3")), tmp_path / "log") as server:
        player = visit(server.url)
        table = player.open_table("marabunta", "me", "random", start=True)
        code = player.post("/api/session/code", {})["code"]
        fresh = player.post("/api/session/recover", {"code": code})["code"]
        wrong = player.post("/api/session/code", {"current": code}, expect=403)
        cookies = [player.cookie, player.http.cookies["ludoteca"]]
        player.cookie = cookies[1]
        player.get(f"/api/tables/{table['id']}?code={table['code']}")
        player.watch(table["match"])
        server.stop()
        log = server.log()
    assert log.strip()
    assert all(json.loads(line)["level"] in ("info", "warning") for line in log.splitlines())
    assert wrong["reason"]["key"] == "server-code-wrong"
    codes = [code, fresh]
    hashes = [*map(hash_token, cookies), *map(hash_code, codes)]
    for secret in (*cookies, *codes, *hashes, table["code"]):
        assert secret not in log


# Hostile messages on the socket


def seeds_of_evil(match: str, version: int, seat: int) -> list[Json]:
    """Messages that are well formed, for the other side to refuse; and to be spoilt.

    The seat is somebody else's.
    """
    key = "key-of-evil"
    return [
        {"type": "play", "match": match, "version": version, "key": key, "action": 3},
        {"type": "undo", "match": match, "version": version, "key": key},
        {"type": "consent", "match": match, "version": version, "key": key, "agree": True},
        {
            "type": "takeover",
            "match": match,
            "version": version,
            "key": key,
            "seat": seat,
            "choice": "bot",
        },
        {"type": "look", "match": match, "version": version},
        {"type": "recall", "match": match, "before": version},
        {"type": "hint", "match": match, "version": version},
        {"type": "say", "match": match, "text": "\u202e\u0000"},
        {"type": "watch", "match": match, "version": version},
    ]


ODD_VALUES: list[Any] = [
    None,
    True,
    -1,
    2**70,
    1e308,
    "",
    "x" * 3000,
    "../../etc/passwd",
    "' OR 1=1 --",
    [],
    {},
    [[[[]]]],
    "\ud800",
]


def spoil(message: Json, chooser: random.Random) -> str | bytes:
    spoilt = dict(message)
    match chooser.randrange(7):
        case 0:
            spoilt[chooser.choice(list(spoilt))] = chooser.choice(ODD_VALUES)
        case 1:
            del spoilt[chooser.choice(list(spoilt))]
        case 2:
            spoilt["surplus"] = 1
        case 3:
            text = json.dumps(spoilt)
            return text[: chooser.randrange(len(text))]
        case 4:
            return bytes(chooser.randrange(256) for _ in range(20))
        case 5:
            return json.dumps([spoilt] * 3)
        case _:
            spoilt["version"] = chooser.choice([0, 1, 999, 10**6])
    return json.dumps(spoilt)


def test_hostile_messages_get_answers_and_change_nothing(newcomer: New) -> None:
    chooser = random.Random(7)
    people = [newcomer(), newcomer()]
    table = people[0].open_table("marabunta", "me", "open", public=True)
    people[1].join(table)
    match = people[0].start(table)
    spectator = newcomer()
    for player in (*people, spectator):
        player.watch(match)
    before = people[0].standing
    waiting = next(player for player in people if not player.standing["choices"])
    other = 1 - people.index(waiting)
    for _ in range(150):
        for hostile in (waiting, spectator):
            evil = chooser.choice(seeds_of_evil(match, before["version"], other))
            hostile.send_raw(spoil(evil, chooser) if chooser.random() < 0.8 else json.dumps(evil))
            hostile.send(type="ping", sent=1)
            answers = []
            while (answer := hostile.receive())["type"] != "pong":
                answers.append(answer)
            assert all(answer["type"] != "accepted" for answer in answers)
            faults = [a for a in answers if a.get("reason", {}).get("key") == "server-fault"]
            assert not faults, (evil, faults)
    people[0].watch(match)
    assert people[0].standing == before


def test_a_frame_that_is_too_long_is_not_even_read(newcomer: New) -> None:
    player = newcomer()
    player.connect()
    player.send_raw("x" * 5000)
    assert player.receive()["reason"]["key"] == "server-too-long"
    player.send_raw("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        player.receive()


def test_who_sends_too_much_is_told_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_time(monkeypatch)

    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), rate=1.0)
        async with open_door(settings) as door:
            line = door.call(await door.guest())
            assert (await line.receive())["type"] == "websocket.accept"
            kinds = []
            for _ in range(100):  # each after the answer to the last, as a browser would
                line.send('{"type": "ping", "sent": 0}')
                kinds.append((await line.receive())["message"]["type"])
            await line.hang_up()
            assert kinds == ["pong"] * 80 + ["problem"] * 20

    asyncio.run(scene())
