"""Notices for people who are away: by push and by mail, after the move is kept, and once."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from py_vapid import Vapid
from sqlalchemy import update

from ludoteca.server import timing
from ludoteca.server.house.services import Services
from ludoteca.server.notices.letters import Letter
from ludoteca.server.notices.quiet_hours import quiet_until
from ludoteca.server.notices.reminders import remind
from ludoteca.server.notices.web_push import NOBODY, is_push_service, new_key, owner_of
from ludoteca.server.notices.web_push import push as send_push
from ludoteca.server.people.identity import new_id
from ludoteca.server.settings import Settings, database_url
from ludoteca.server.storage.contact_store import ContactRow, NoticeWishRow
from ludoteca.server.storage.database import open_engine
from ludoteca.server.storage.schema import outbox
from tests.server.asgi import Door, Header, open_door
from tests.server.conftest import settings_for
from tests.server.house import Clock, Guest
from tests.server.players import Player
from tests.server.process import QuickServer
from tests.server.receivers import Mailbox, PushService, open_mailbox, open_push_service

HOUR = 3600
ORIGIN = "https://tables.example.org"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def mailbox() -> Iterator[tuple[str, Mailbox]]:
    with open_mailbox() as opened:
        yield opened


@pytest.fixture
def push() -> Iterator[PushService]:
    with open_push_service() as service:
        yield service


def sending(database: str, smtp: str, **more: object) -> Settings:
    return settings_for(
        database,
        smtp=smtp,
        mail_from="tables@example.org",
        origins=(ORIGIN,),
        push_hosts=("127.0.0.1",),
        notice_seconds=0.001,
        **more,
    )


# When not to


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Rome")).timestamp())


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        ((22, 7), "2026-11-16T21:59", None),
        ((22, 7), "2026-11-16T22:00", "2026-11-17T07:00"),
        ((22, 7), "2026-11-17T03:30", "2026-11-17T07:00"),
        ((22, 7), "2026-11-17T07:00", None),
        ((13, 15), "2026-11-17T14:00", "2026-11-17T15:00"),
        ((22, 7), "2026-03-28T23:00", "2026-03-29T07:00"),  # the night is an hour shorter
        ((9, 9), "2026-11-17T09:00", None),
        (None, "2026-11-17T03:30", None),
    ],
)
def test_quiet_hours_are_those_of_the_person(
    quiet: tuple[int, int] | None, now: str, until: str | None
) -> None:
    hours = (None, None) if quiet is None else (quiet[0] * 60, quiet[1] * 60)
    wish = NoticeWishRow("anna", "it", "Europe/Rome", *hours)
    expected = None if until is None else at(until) * 1000
    assert quiet_until(at(now) * 1000, wish) == expected


@pytest.mark.parametrize(
    ("address", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://xfcm.googleapis.com/x", False),
        ("https://user@fcm.googleapis.com/x", False),
        ("https://127.0.0.1/x", False),
        ("http://169.254.169.254/latest", False),
        ("file:///etc/passwd", False),
        ("https://[/x", False),
        ("https://web.push.apple.com/QGJz_a-b", True),
        ("https://wns2-by3p.notify.windows.com/w/?token=BQYA%2f%2bZ%3d", True),
        ("https://fcm.googleapis.com:443/fcm/send/a:APA91b", True),
        ("https://fcm.googleapis.com", True),
        ("https://127.0.0.1\\.push.apple.com/x", False),
        ("https://evil.example\\.push.apple.com/x", False),
        ("https://web.push.apple.com\\@evil.example/x", False),
        ("https:\\\\web.push.apple.com/x", False),
        ("https://web.push.apple.com/x\\y", False),
        ("https://fcm.googleapis.com:22/x", False),
        ("https://fcm.googleapis.com:80/x", False),
        ("https://fcm.googleapis.com:/x", False),
        ("https://fcm.googleapis.com:0443/x", False),
        ("https://fcm.googleapis.com:443@evil.example/x", False),
        ("https://a@fcm.googleapis.com/x", False),
        ("https://@fcm.googleapis.com/x", False),
        ("https://a:b@fcm.googleapis.com/x", False),
        ("https://evil.example#.push.apple.com/x", False),
        ("https://evil.example?.push.apple.com/x", False),
        ("https://evil.example;.push.apple.com/x", False),
        ("https://evil.example%2f.push.apple.com/x", False),
        ("https://evil.example\t.push.apple.com/x", False),
        ("https://web.push.apple.com/x y", False),
        ("https://web.push.apple.com/x\r\nHost: evil.example", False),
        ("https://web.push.apple.com/x\n", False),
        (" https://web.push.apple.com/x", False),
        ("https://web.push.apple.com/x\0", False),
        ("https://web.push.apple.com/x\x7f", False),
        ("https://web\uff0epush.apple.com/x", False),
        ("https://web.push.apple\u3002com/x", False),
        ("https://\uff57eb.push.apple.com/x", False),
        ("https://\u212ab.push.apple.com/x", False),
        ("https://web.push.apple.com/\u00e9", False),
        ("https://WEB.push.apple.com/x", False),
        ("https://web.push.apple.com./x", False),
        ("https://.push.apple.com/x", False),
        ("https://a..push.apple.com/x", False),
        ("https://a_b.push.apple.com/x", False),
        ("https://[::1].push.apple.com/x", False),
        ("HTTPS://web.push.apple.com/x", False),
        ("//web.push.apple.com/x", False),
        ("web.push.apple.com/x", False),
        ("https:web.push.apple.com/x", False),
        ("https:///web.push.apple.com/x", False),
        ("http://127.0.0.1:8000/x", False),
        ("", False),
    ],
)
def test_nothing_is_sent_to_addresses_that_are_no_push_services(address: str, known: bool) -> None:
    assert is_push_service(address, Settings(database="").push_hosts) == known


def test_an_address_that_is_taken_leads_whoever_sends_to_a_push_service() -> None:
    """However somebody puts it together: the library that sends has the last word."""
    hosts = Settings(database="").push_hosts
    joints = (
        "",
        ".",
        "/",
        "\\",
        "@",
        ":",
        "#",
        "?",
        "%2e",
        "%00",
        "\t",
        "\n",
        " ",
        "\uff0e",
        "[",
        "]",
    )
    places = ("web.push.apple.com", "127.0.0.1", "evil.example", "443", "x")
    adapter = requests.adapters.HTTPAdapter()
    taken = 0
    for first, joint, second, other, last in product(places, joints, places, joints, places):
        address = f"https://{first}{joint}{second}{other}{last}"
        if not is_push_service(address, hosts):
            continue
        taken += 1
        prepared = requests.Request("POST", address).prepare()
        where, _ = adapter.build_connection_pool_key_attributes(prepared, True)
        host = where["host"]
        assert any(host == each or host.endswith(f".{each}") for each in hosts), address
        assert (where["scheme"], where["port"]) in (("https", None), ("https", 443)), address
    assert taken > 100


@pytest.mark.parametrize(
    ("sender", "origins", "owner"),
    [
        ("", (), NOBODY),
        ("tables@example.org", ("https://t.example.org",), "mailto:tables@example.org"),
        ("Tables <tables@example.org>", (), "mailto:tables@example.org"),
        ("tables@intranet", (), NOBODY),
        ("tables@intranet", ("https://t.example.org",), "https://t.example.org"),
        ("", ("https://t.example.org", "https://other.example.org"), "https://t.example.org"),
        ("", ("https://t.example.org:8443",), "https://t.example.org"),
        ("", ("https://t.example.org/",), "https://t.example.org"),
        ("", ("http://t.example.org", "https://other.example.org"), "https://other.example.org"),
        ("", ("https://localhost:8178",), NOBODY),
        ("", ("http://localhost",), NOBODY),
        ("", ("https://[::1]",), NOBODY),
        ("", ("https://[",), NOBODY),
    ],
)
def test_a_push_service_is_told_whom_it_may_ask_in_a_form_that_can_be_signed(
    sender: str, origins: tuple[str, ...], owner: str
) -> None:
    assert owner_of(sender, origins) == owner
    claims = {"sub": owner, "aud": "https://web.push.apple.com"}
    assert Vapid.from_pem(new_key().encode()).sign(claims)["Authorization"].startswith("vapid ")


# The way from a move to people


class Scene:
    """Two people at a match by mail, and the ways to tell them."""

    def __init__(self, door: Door, people: list[tuple[Header, ...]], match: str) -> None:
        self.door = door
        self.people = people
        self.match = match

    @classmethod
    async def begin(cls, door: Door) -> Scene:
        people = [await door.guest(), await door.guest()]
        wish = {"game": "marabunta", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": "day"}
        scene = cls(door, people, "")
        table = await scene.ask("POST", "/tables", 0, wish)
        await scene.ask("POST", f"/tables/{table['id']}/join", 1, {"code": table["code"]})
        scene.match = (await scene.ask("POST", f"/tables/{table['id']}/start", 0))["match"]
        return scene

    async def ask(self, method: str, path: str, person: int, body: Any = None) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        answer = await self.door.ask(method, f"/api{path}", data, self.people[person])
        return None if answer.status == 204 else answer.json()

    async def play_turn(self) -> int:
        """Whoever is to act decides until somebody else is; that one's seat."""
        live = await self.door.services.hub.open(self.match)
        seat = live.to_act
        assert seat is not None
        guest = Guest(self.door.services, live.places[seat].identity_id or "")
        await guest.watch(self.match)
        while guest.standing["choices"]:
            await guest.play(self.match)
        guest.leave(self.door.services, self.match)
        assert live.to_act is not None
        return live.to_act

    async def wants_mail(self, person: int, mailbox: Mailbox) -> EmailMessage:
        wish = {"mail": f"person{person}@example.org"}
        facts = await self.ask("POST", "/notices/mail", person, wish)
        assert [each["confirmed"] for each in facts["contacts"]] == [False]
        await self.door.services.deliveries.sweep()
        letter = await asyncio.to_thread(mailbox.next)
        code = re.search(rf"{ORIGIN}/confirm/(\S+)", letter.get_content())
        assert code is not None
        assert (await self.door.ask("GET", f"/confirm/{code[1]}")).status == 200
        body = json.dumps({"code": code[1]}).encode()
        assert (await self.door.ask("POST", "/api/letters/confirm", body)).status == 204
        return letter


def no_more(mailbox: Mailbox, push: PushService) -> bool:
    return mailbox.letters.empty() and push.notices.empty()


def test_whoever_wants_it_is_told_of_their_turn_once_and_no_longer_than_they_like(
    database: str, mailbox: tuple[str, Mailbox], push: PushService, clock: Clock
) -> None:
    smtp, box = mailbox

    async def scene() -> None:
        async with open_door(sending(database, smtp)) as door:
            played = await Scene.begin(door)
            sweep = door.services.deliveries.sweep
            # Nobody is told unless they want to be.
            await played.play_turn()
            clock.pass_by(1)
            await sweep()
            assert no_more(box, push)

            letter = await played.wants_mail(0, box)
            assert (letter["To"], letter["From"]) == ("person0@example.org", "tables@example.org")
            wish = {"language": "it", "zone": "Europe/Rome"}
            await played.ask("PUT", "/notices", 1, wish)
            facts = await played.ask("POST", "/notices/push", 1, push.subscription)
            assert [each["address"] for each in facts["contacts"]] == ["127.0.0.1"]
            while await played.play_turn() != 1:
                pass
            clock.pass_by(1)
            box.letters.queue.clear()
            await sweep()
            headers, notice = await asyncio.to_thread(push.next)
            assert notice["title"] == "Marabunta: tocca a te"
            assert notice["body"].endswith("Hai 23 ore.")
            assert notice["path"] == f"/match/{played.match}"
            assert headers["content-encoding"] == "aes128gcm"
            check_signature(headers["authorization"], facts["push_key"])
            assert no_more(box, push)
            await sweep()  # once more: nothing is left
            assert no_more(box, push)

            # By mail, but not in the quiet hours: the night is waited for.
            here = datetime.fromtimestamp(timing.now() / 1000, ZoneInfo("UTC"))
            minute = here.hour * 60 + here.minute
            quiet = {"quiet_from": minute, "quiet_until": (minute + 60) % (24 * 60)}
            await played.ask("PUT", "/notices", 0, {"language": "en", "zone": "UTC"} | quiet)
            while await played.play_turn() != 0:
                pass
            clock.pass_by(1)
            push.notices.queue.clear()
            await sweep()
            assert no_more(box, push)
            clock.pass_by(HOUR)
            await sweep()
            letter = await asyncio.to_thread(box.next)
            assert letter["Subject"] == "Marabunta: your turn"
            assert f"{ORIGIN}/match/{played.match}" in letter.get_content()

            # When the days are nearly over they are reminded; then the others are told.
            for hours, way in ((22, box.letters), (1, push.notices)):
                clock.pass_by(hours * HOUR)
                for _ in range(2):
                    await remind(door.services.store, door.services.deliveries.outbox)
                    clock.pass_by(1)
                    await sweep()
                assert way.qsize() == 1
                way.get()
            assert no_more(box, push)

            # One click of a program that reads mail ends it, without any header of ours.
            stop = letter["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
            assert (await door.ask("GET", stop)).status == 200
            facts = await played.ask("GET", "/notices", 0)
            assert len(facts["contacts"]) == 1
            plain = ((b"host", b"here"), (b"content-type", b"application/x-www-form-urlencoded"))
            body = b"List-Unsubscribe=One-Click"
            assert (await door.ask("POST", stop, body, plain)).status == 204
            assert (await played.ask("GET", "/notices", 0))["contacts"] == []
            forged = stop[:-1] + ("_" if stop.endswith("-") else "-")
            assert (await door.ask("POST", forged, body, plain)).status == 404
            # A browser that is gone is forgotten.
            push.status = 410
            while await played.play_turn() != 1:
                pass
            clock.pass_by(1)
            await sweep()
            assert (await played.ask("GET", "/notices", 1))["contacts"] == []

    asyncio.run(scene())


def check_signature(
    authorization: str, public: str, owner: str = "mailto:tables@example.org"
) -> None:
    """As a push service checks who sends (RFC 8292)."""

    def raw(text: str) -> bytes:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

    found = re.fullmatch(r"vapid t=([^,]+),\s*k=(.+)", authorization)
    assert found is not None
    token, key = found.groups()
    assert key == public
    signed, _, signature = token.rpartition(".")
    half = len(raw(signature)) // 2
    numbers = [int.from_bytes(raw(signature)[at : at + half], "big") for at in (0, half)]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    point.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(raw(token.split(".")[1]))
    assert claims["sub"] == owner
    assert claims["aud"].startswith("http://127.0.0.1:")


def test_browsers_are_told_by_a_server_of_which_nothing_was_set_up(
    database: str, push: PushService, clock: Clock
) -> None:
    async def scene() -> None:
        settings = settings_for(database, push_hosts=("127.0.0.1",))
        assert (settings.origins, settings.mail_from) == ((), "")
        async with open_door(settings) as door:
            played = await Scene.begin(door)
            facts = await played.ask("POST", "/notices/push", 1, push.subscription)
            while await played.play_turn() != 1:
                pass
            clock.pass_by(HOUR)
            await door.services.deliveries.sweep()
            headers, notice = await asyncio.to_thread(push.next)
            assert notice["path"] == f"/match/{played.match}"
            check_signature(headers["authorization"], facts["push_key"], NOBODY)

    asyncio.run(scene())


def test_an_address_that_leads_elsewhere_is_refused(database: str, push: PushService) -> None:
    async def scene() -> None:
        async with open_door(settings_for(database)) as door:
            me = await door.guest()
            for endpoint in (
                "https://127.0.0.1\\.push.apple.com/x",
                "https://fcm.googleapis.com:22/",
                push.endpoint,
            ):
                body = json.dumps(push.subscription | {"endpoint": endpoint}).encode()
                answer = await door.ask("POST", "/api/notices/push", body, me)
                assert answer.status == 400
                assert answer.json()["reason"]["key"] == "server-no-push-service"

    asyncio.run(scene())


def test_an_address_that_was_kept_and_would_no_longer_be_taken_is_forgotten_and_nothing_is_sent(
    database: str, push: PushService, clock: Clock
) -> None:
    async def scene() -> None:
        async with open_door(settings_for(database, origins=(ORIGIN,))) as door:
            played = await Scene.begin(door)
            identity = (await played.ask("POST", "/session", 1))["id"]
            keys = {name: push.subscription[name] for name in ("p256dh", "auth")}
            text = json.dumps(keys)
            tricky = push.endpoint.replace("/push/", "\\.push.apple.com/push/")
            for endpoint in (push.endpoint, tricky):
                row = ContactRow(new_id(), identity, "push", endpoint, text, True, timing.now())
                assert await door.services.deliveries.contacts.add(row)
            while await played.play_turn() != 1:
                pass
            clock.pass_by(HOUR)
            await door.services.deliveries.sweep()
            # What the server has taken up by itself just now may still be on its way.
            while (await played.ask("GET", "/notices", 1))["contacts"] and push.notices.empty():
                await asyncio.sleep(0.01)
            assert push.notices.empty()

    asyncio.run(scene())


def test_a_push_service_that_sends_elsewhere_is_not_followed(push: PushService) -> None:
    """It answers for itself: whom it names may be on the network of this server."""
    asked = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            asked.append(self.path)
            self.send_response(307)
            self.send_header("Location", push.endpoint)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            address = f"http://127.0.0.1:{server.server_address[1]}/x"
            letter = Letter("Your turn", "", "/match/x", "x-turn")
            with pytest.raises(requests.TooManyRedirects):
                send_push(address, json.dumps(push.subscription), new_key(), NOBODY, letter)
        finally:
            server.shutdown()
            thread.join()
    assert asked == ["/x"]
    assert push.notices.empty()


def test_of_several_processes_one_sends(
    postgres_database: str, mailbox: tuple[str, Mailbox]
) -> None:
    smtp, box = mailbox

    async def scene() -> None:
        settings = sending(postgres_database, smtp)
        async with open_door(settings) as one, open_door(settings) as two:
            scenes = [await Scene.begin(one) for _ in range(5)]
            for number, played in enumerate(scenes):
                for person in (0, 1):
                    identity = (await played.ask("POST", "/session", person))["id"]
                    await add_mail(one.services, identity, f"{number}.{person}@example.org")
                await played.play_turn()
            await asyncio.sleep(0.01)  # notice_seconds
            await asyncio.gather(
                *(door.services.deliveries.sweep() for door in (one, two) for _ in range(3))
            )
            # What one of them has taken up by itself just now is on its way.
            while len(box.names) < len(scenes):
                await asyncio.sleep(0.01)
            await asyncio.gather(*(door.services.deliveries.sweep() for door in (one, two)))
            assert len(box.names) == len(set(box.names)) == len(scenes)

    asyncio.run(scene())


async def add_mail(services: Services, identity: str, address: str) -> None:
    row = ContactRow(new_id(), identity, "mail", address, None, True, timing.now())
    assert await services.deliveries.contacts.add(row)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_killed_while_it_sends_or_before_it_tells_everybody_once(
    kind: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    visit: Callable[..., Player],
    mailbox: tuple[str, Mailbox],
) -> None:
    smtp, box = mailbox
    file = str(tmp_path / "tables.sqlite3")
    database = file if kind == "sqlite" else str(request.getfixturevalue("postgres_database"))
    settings = sending(database, smtp, lease_seconds=0.1, notice_hold_seconds=0.1)
    with QuickServer(settings, tmp_path / "log") as server:
        anna, bob = players = [visit(server.url) for _ in range(2)]
        for number, player in enumerate(players):
            address = {"mail": f"{number}@example.org"}
            player.post("/api/notices/mail", address)
            code = re.search(r"/confirm/(\S+)", box.next().get_content())
            assert code is not None
            player.http.post("/api/letters/confirm", json={"code": code[1]})
        box.names.clear()
        # The mailbox is out of order; the move is kept, and the server dies.
        box.answer = "451 later"
        table = anna.open_table("marabunta", "me", "open", clock="day")
        bob.join(table)
        match = anna.start(table)
        box.begun.clear()
        acting, other = play_turn(match, players)
        assert box.begun.wait(300)
        server.kill()
        # It comes back and is killed again in the middle of the letter.
        box.answer = "250 kept"
        box.may_answer.clear()
        for told in (box.begun, box.lost):  # of the letter before
            told.clear()
        postpone_nothing(database)
        server.start()
        assert box.begun.wait(300)
        server.kill()
        assert box.lost.wait(300)
        box.may_answer.set()
        assert box.names == []
        server.start()
        letter = box.next()
        assert letter["To"] == f"{players.index(other)}@example.org"
        # What comes next is the next turn, and nothing came twice.
        play_turn(match, players)
        following = box.next()
        assert following["To"] == f"{players.index(acting)}@example.org"
        assert len(box.names) == len(set(box.names)) == 2
        log = server.log()
        assert "@example.org" not in log
        assert "Traceback" not in log


def postpone_nothing(database: str) -> None:
    """The pause after a failure is over."""

    async def write() -> None:
        engine = open_engine(database_url(database))
        async with engine.begin() as connection:
            await connection.execute(update(outbox).values(not_before=0))
        await engine.dispose()

    asyncio.run(write())


def play_turn(match: str, players: list[Player]) -> tuple[Player, Player]:
    """Whoever is to act decides until the other is; both have gone then."""
    for player in players:
        player.watch(match)
    acting, other = players if players[0].standing["choices"] else reversed(players)
    other.disconnect()
    while acting.standing["choices"]:
        acting.play(match, acting.standing["choices"][0]["number"])
    acting.disconnect()
    return acting, other
