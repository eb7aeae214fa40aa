"""Passkeys bring people back on any of their devices; and who leaves for good leaves nothing."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import cbor2
import pytest
import webauthn
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import func, select

from ludoteca.server.people import passkeys
from ludoteca.server.play.starting import Starting
from ludoteca.server.storage.schema import identities, metadata
from tests.server.asgi import Door, open_door
from tests.server.conftest import settings_for
from tests.server.finished import Person, finish
from tests.server.house import HANGS, Clock, let_bots_run

ORIGIN = "http://here"


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device with one passkey, as the standard describes it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _client(self, kind: str, options: Any, origin: str) -> bytes:
        client = {"type": kind, "challenge": options["challenge"], "origin": origin}
        return json.dumps(client).encode()

    def _data(self, site: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return (
            hashlib.sha256(site.encode()).digest()
            + bytes([flags])
            + self.count.to_bytes(4, "big")
            + more
        )

    def _answer(self, response: dict[str, bytes]) -> str:
        parts = {name: written(value) for name, value in response.items()}
        name = written(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": parts})

    def make(self, told: str, origin: str = ORIGIN) -> str:
        options = json.loads(told)
        assert options["authenticatorSelection"]["residentKey"] == "required"
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        kept = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], 0x45, kept)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, origin)
        return self._answer({"clientDataJSON": client, "attestationObject": attestation})

    def prove(self, told: str, origin: str = ORIGIN) -> str:
        options = json.loads(told)
        assert options.get("allowCredentials", []) == []  # it knows itself whose it is
        data = self._data(options["rpId"], 0x05)
        client = self._client("webauthn.get", options, origin)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        )


async def come(door: Door, name: str) -> Person:
    person = await Person.come(door, name)
    person.headers = (*person.headers, (b"origin", ORIGIN.encode()))
    return person


async def add(person: Person, device: Authenticator, status: int | None = None) -> Any:
    told = await person.ask("POST", "/session/passkeys/options")
    answer = {"credential": device.make(told["options"])}
    return await person.ask("POST", "/session/passkeys", answer, status)


async def enter(person: Person, credential: str, status: int) -> Any:
    """As whoever has the passkey: from then on the browser has another cookie."""
    body = json.dumps({"credential": credential}).encode()
    answer = await person.door.ask("POST", "/api/session/passkey", body, person.headers)
    assert answer.status == status, answer.body
    if status == 200:
        cookie = answer.headers["set-cookie"].partition(";")[0].encode()
        rest = tuple(each for each in person.headers if each[0] != b"cookie")
        person.headers = (*rest, (b"cookie", cookie))
    return answer.json()


def test_a_passkey_brings_back_who_made_it_once_for_each_challenge(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with open_door(settings_for(database)) as door:
            anna, elsewhere = await come(door, "Anna"), await come(door, "Somebody")
            laptop, phone = Authenticator(), Authenticator()
            await add(anna, laptop)
            assert len(await add(anna, phone)) == 2
            assert (await anna.ask("POST", "/session"))["passkeys"] == 2
            # What a device has already is not made again, by nobody.
            told = json.loads((await anna.ask("POST", "/session/passkeys/options"))["options"])
            assert {each["id"] for each in told["excludeCredentials"]} == {
                written(laptop.id),
                written(phone.id),
            }
            assert (await add(elsewhere, phone, 403))["reason"]["key"] == "server-passkey-refused"
            # An answer to somebody else's question is none.
            hers = (await anna.ask("POST", "/session/passkeys/options"))["options"]
            stolen = {"credential": Authenticator().make(hers)}
            refused = await elsewhere.ask("POST", "/session/passkeys", stolen, 403)
            assert refused["reason"]["key"] == "server-passkey-late"

            async def question() -> str:
                return str((await elsewhere.ask("POST", "/session/passkey/options"))["options"])

            for credential, key in (
                ("{}", "server-passkey-refused"),
                (phone.prove(await question(), "http://there"), "server-passkey-refused"),
                (Authenticator().prove(await question()), "server-passkey-unknown"),
            ):
                assert (await enter(elsewhere, credential, 403))["reason"]["key"] == key
            late = await question()
            clock.pass_by(301)
            told = await enter(elsewhere, phone.prove(late), 403)
            assert told["reason"]["key"] == "server-passkey-late"

            proof = phone.prove(await question())
            assert (await enter(elsewhere, proof, 200))["name"] == "Anna"
            assert (await elsewhere.get("/profile"))["id"] == anna.id
            assert len(await elsewhere.get("/session/devices")) == 2
            again = await come(door, "Thief")
            assert (await enter(again, proof, 403))["reason"]["key"] == "server-passkey-refused"

            # One that was removed opens nothing; the other still does.
            keys = await elsewhere.get("/session/passkeys")
            used = [each["id"] for each in keys if each["used"]]
            await again.ask("DELETE", f"/session/passkeys/{used[0]}", status=404)
            assert len(await elsewhere.ask("DELETE", f"/session/passkeys/{used[0]}")) == 1
            asked = (await again.ask("POST", "/session/passkey/options"))["options"]
            assert "unknown" in (await enter(again, phone.prove(asked), 403))["reason"]["key"]
            monkeypatch.setattr(passkeys, "MOST", 1)
            full = await anna.ask("POST", "/session/passkeys/options", status=409)
            assert full["reason"]["key"] == "server-passkeys-enough"

            clock.pass_by(700)
            await door.services.passkeys.tidy()
            async with door.services.database.begin() as connection:
                spent = metadata.tables["spent_challenges"]
                left = await connection.execute(select(func.count()).select_from(spent))
                assert left.scalar() == 0

    asyncio.run(scene())


@pytest.mark.parametrize("seconds", [600.0, 0.2], ids=["patient", "hurried"])
def test_what_an_authenticator_says_is_read_beside_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """In CBOR a text may ask to be compiled as a pattern: 12 kB of it keep a processor for long."""
    for name in ("verify_registration_response", "verify_authentication_response"):
        monkeypatch.setattr(webauthn, name, lambda **_: pytest.fail("read in the server"))
    pattern = "(?i)" + "[\x00-\uffff]" * (5 if seconds > 1 else 1000)

    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), reading_seconds=seconds)
        async with open_door(settings) as door:
            anna = await come(door, "Anna")
            if seconds > 1:
                await add(anna, phone := Authenticator())
                asked = (await anna.ask("POST", "/session/passkey/options"))["options"]
                await enter(anna, phone.prove(asked), 200)
            told = json.loads((await anna.ask("POST", "/session/passkeys/options"))["options"])
            client = {
                "type": "webauthn.create",
                "challenge": told["challenge"],
                "origin": ORIGIN,
            }
            said = cbor2.dumps({"fmt": cbor2.CBORTag(35, pattern), "attStmt": {}, "authData": b""})
            response = {
                "clientDataJSON": written(json.dumps(client).encode()),
                "attestationObject": written(said),
            }
            credential = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}
            body = {"credential": json.dumps(credential)}
            refused = await anna.ask("POST", "/session/passkeys", body, 403)
            assert refused["reason"]["key"] == "server-passkey-refused"

    asyncio.run(scene())


async def mentions(door: Door, person: str, *words: str) -> list[str]:
    """Tables of the database in which anything is said of somebody."""
    found = []
    async with door.services.database.begin() as connection:
        for table in metadata.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            if any(
                word in str(value) for row in rows for value in row for word in (person, *words)
            ):
                found.append(table.name)
    return found


def test_who_leaves_for_good_takes_everything_along_but_the_matches_of_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_run(HANGS, monkeypatch)
    monkeypatch.setattr(Starting, "start_overdue", lambda _: asyncio.sleep(0))

    async def scene() -> None:
        async with open_door(settings_for(database)) as door:
            services = door.services
            anna, bert = await come(door, "Annabella"), await come(door, "Bert")
            await add(anna, Authenticator())
            alone = await anna.start("marabunta", "me", "casual", rated=True)
            await finish(services, alone, 1, 2)
            over = await anna.start("marabunta", "me", "open", others=(bert,), rated=True)
            await finish(services, over, 2, 1)
            await services.results.sweep()
            live = await services.hub.open(over)
            await services.chats.say(live, anna.id, "Annabella was here")
            running = await anna.start("marabunta", "me", "open", others=(bert,), rated=True)
            await anna.open_table("marabunta", "me", "open", public=True)
            hosted = await anna.open_table("minicity", "me", "open", "open", public=True)
            await bert.ask("POST", f"/tables/{hosted['id']}/join", {"code": hosted["code"]})
            assert await mentions(door, anna.id, "Annabella")

            await anna.ask("DELETE", "/person", status=204)
            assert await mentions(door, anna.id, "Annabella") == []
            await anna.get("/profile", 401)
            async with services.database.begin() as connection:
                people = await connection.execute(select(func.count()).select_from(identities))
                assert people.scalar() == 1
            # Bert has his matches, one of them with a bot in her place, and he may start the table.
            lists = await bert.get("/lists")
            assert {card["id"] for card in lists["mine"]} == {over, running}
            [card] = [card for card in lists["mine"] if card["id"] == running]
            assert [seat["player"] for seat in card["seats"]] == [None, "Bert"]
            assert (await services.hub.open(running)).bot_level(0) is not None
            [table] = lists["my_tables"]
            assert (table["id"], table["host"]) == (hosted["id"], True)
            [past] = (await bert.get("/profile"))["matches"]
            assert past["after"] > past["before"]
            record = await door.ask("GET", f"/api/matches/{over}/record", headers=bert.headers)
            assert record.status == 200
            assert (await bert.ask("POST", "/session"))["name"] == "Bert"

            # Where seats are fixed and the match has not begun, the others may go on without her.
            cora = await come(door, "Cora")
            fixed = await cora.open_table("marabunta", "me", "open", rated=True)
            await bert.ask("POST", f"/tables/{fixed['id']}/join", {"code": fixed["code"]})
            await services.store.seal(fixed["id"], 1)
            await cora.ask("DELETE", "/person", status=204)
            begun = await services.starting.begin(fixed["id"])
            assert begun is not None
            live = await services.hub.open(begun)
            assert services.presences.absent(live) == {0}
            assert live.places[0].identity_id is None
            assert live.table.host == bert.id

    asyncio.run(scene())
