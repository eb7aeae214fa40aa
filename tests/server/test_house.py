"""The host's page: whoever brings the printed token first, and what they can do."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludoteca.server.people.sessions import SESSION_ENDED
from ludoteca.server.storage.person_store import KnownSession
from ludoteca.server.storage.result_store import ResultRow
from tests.server.asgi import Door, open_door
from tests.server.conftest import settings_for
from tests.server.players import SECONDS
from tests.server.test_events import Member

TOKEN = "printed-at-the-start"


def test_a_host_looks_after_the_house(database: str) -> None:
    async def scene() -> None:
        async with open_door(settings_for(database, host_token=TOKEN)) as door:
            host, troll, ada = [
                Member(door, await door.guest(address), address)
                for address in ("10.0.0.1", "10.0.0.2", "10.0.0.3")
            ]
            for who, name in ((host, "Hanna"), (troll, "Troll"), (ada, "Ada")):
                await who.ask("PATCH", "/session", {"name": name})

            # The first who brings the token, and nobody else.
            assert reason(await ada.ask("GET", "/house", status=403)) == "server-only-hosts"
            wrong = await ada.ask("POST", "/house/claim", {"token": "guess"}, 403)
            assert reason(wrong) == "server-host-token"
            await host.ask("POST", "/house/claim", {"token": TOKEN})
            await host.ask("POST", "/house/claim", {"token": TOKEN})
            late = await ada.ask("POST", "/house/claim", {"token": TOKEN}, 403)
            assert reason(late) == "server-host-taken"
            # Whoever looks after the house is told so, and nobody else.
            await host.ask("PATCH", "/profile", {"public": True})
            own = await host.ask("GET", "/profile")
            assert own["host"]
            assert not (await ada.ask("GET", "/profile"))["host"]
            assert not (await ada.ask("GET", f"/people/{own['id']}"))["host"]
            for path, body in (
                ("/house/ban", {"person": "x", "reason": "y"}),
                ("/house/pardon", {"person": "x"}),
                ("/house/announcement", {"text": "hi"}),
                ("/house/limits", {"limits": {}}),
                ("/house/reports/x/done", None),
                ("/house/matches/x/end", None),
                ("/house/tables/x/close", None),
                ("/house/events/x/end", None),
            ):
                assert reason(await ada.ask("POST", path, body, 403)) == "server-only-hosts"
            await ada.ask("GET", "/house/export", status=403)

            # A match with somebody rude.
            wish = {"game": "marabunta", "seats": [{"kind": "me"}, {"kind": "open"}], "chat": True}
            table = await ada.ask("POST", "/tables", wish, 201)
            await troll.ask("POST", f"/tables/{table['id']}/join", {"code": table["code"]})
            match = (await ada.ask("POST", f"/tables/{table['id']}/start"))["match"]
            line = door.call(troll.headers, troll.address)
            await line.receive()
            line.send(json.dumps({"type": "watch", "match": match}))
            line.send(json.dumps({"type": "say", "match": match, "text": "you all stink"}))
            while (await line.receive())["message"]["type"] != "chat":
                pass
            about = f"/matches/{match}/report"
            nobody = await ada.ask("POST", about, {"text": "?", "seat": 7}, 404)
            assert reason(nobody) == "server-report-nobody"
            answer = await door.ask(
                "POST", f"/api{about}", b'{"text": "rude", "line": 1}', ada.headers
            )
            assert answer.status == 204
            assert (await ada.ask("POST", f"/matches/{match}/mute", {"line": 1}))["players"] == [
                "Troll"
            ]
            assert (await ada.ask("DELETE", "/session/mutes"))["players"] == []
            # The same by a seat, whatever was said there, and by an invitation.
            at_table = f"/tables/{table['id']}/mute"
            assert (await ada.ask("POST", at_table, {"seat": 1}))["players"] == ["Troll"]
            assert reason(await ada.ask("POST", at_table, {"seat": 0}, 409)) == "server-mute-self"
            assert reason(await ada.ask("POST", at_table, {"seat": 2}, 404)) == "server-no-seat"
            assert (await ada.ask("DELETE", "/session/mutes"))["players"] == []
            played = [
                ResultRow(match, *who, None, "marabunta", 2, 0, 0, None, None, False)
                for place in door.services.hub.lives[match].places
                for who in [(place.seat, place.identity_id)]
            ]
            await door.services.past.count(match, played, None)
            other = await troll.ask("POST", "/tables", wish, 201)
            once_more = await troll.ask("POST", "/tables", wish, 201)
            for each in (other, once_more):
                invite = {"match": match, "seat": 0}
                await troll.ask("POST", f"/tables/{each['id']}/invite", invite)
            assert len(await ada.ask("GET", "/invitations")) == 2
            assert await ada.ask("POST", f"/invitations/{other['id']}/mute") == []
            nowhere = await ada.ask("POST", f"/invitations/{table['id']}/mute", None, 404)
            assert reason(nowhere) == "server-no-invitation"
            assert (await ada.ask("DELETE", "/session/mutes"))["players"] == []
            assert len(await ada.ask("GET", "/invitations")) == 2

            # The host sees it all, and shuts them out: at once, and on every way back.
            house = await host.ask("GET", "/house")
            [report] = house["reports"]
            assert (report["text"], report["said"]) == ("rude", ["you all stink"])
            assert [(each["players"], each["bots"]) for each in house["running"]] == [
                (["Ada", "Troll"], 0)
            ]
            person = report["reported"]["id"]
            [found] = (await host.ask("GET", "/house?search=tROl"))["found"]
            assert (found["id"], found["here"], found["banned"]) == (person, True, None)
            code = (await troll.ask("POST", "/session/code", {}))["code"]
            banned = await host.ask("POST", "/house/ban", {"person": person, "reason": "rude"})
            assert [each["banned"] for each in banned["found"] if each["id"] == person] == ["rude"]
            while (event := await line.receive())["type"] != "websocket.close":
                pass
            assert event["code"] == SESSION_ENDED
            await line.hang_up()
            # They are told who did it, and do not look for a device of their own that did.
            out = await troll.ask("GET", "/lists", status=403)
            assert reason(out) == reason(await troll.ask("POST", "/session", None, 403))
            assert reason(out) == "server-banned"
            back = await ada.ask("POST", "/session/recover", {"code": code}, 403)
            assert reason(back) == "server-banned"
            again = await door.ask("POST", "/api/session", address="10.0.0.2")
            assert again.status == 403
            assert reason(json.loads(again.body)) == "server-address-banned"
            itself = [each["id"] for each in house["found"] if each["host"]]
            no = await host.ask("POST", "/house/ban", {"person": itself[0], "reason": "?"}, 403)
            assert reason(no) == "server-host-banned"
            await host.ask("POST", f"/house/reports/{report['id']}/done")
            assert (await host.ask("GET", "/house"))["reports"] == []
            # Whoever else was shut out there stays so, also if one of them is let in again.
            crony = Member(door, await door.guest("10.0.0.4"), "10.0.0.2")
            other_id = (await crony.ask("POST", "/session"))["id"]
            await crony.ask("GET", "/lists")
            await host.ask("POST", "/house/ban", {"person": other_id, "reason": "the same"})
            await host.ask("POST", "/house/pardon", {"person": other_id})
            assert (await door.ask("POST", "/api/session", address="10.0.0.2")).status == 403
            # A second click changes the reason alone.
            await host.ask("POST", "/house/ban", {"person": person, "reason": "very rude"})
            await host.ask("POST", "/house/pardon", {"person": person})
            assert (await door.ask("POST", "/api/session", address="10.0.0.2")).status == 200
            # The browser by which they were known knows them again, without code or passkey.
            assert (await troll.ask("POST", "/session"))["name"] == "Troll"

            # Limits take effect at once; an announcement is for everybody.
            limits = {"tables_per_person": 1, "rate": 500.0}
            changed = await host.ask("POST", "/house/limits", {"limits": limits})
            told = {each["name"]: each["value"] for each in changed["limits"]}
            assert (told["tables_per_person"], told["rate"]) == (1, 500)
            full = await ada.ask("POST", "/tables", wish, 409)
            assert reason(full) == "server-too-many-tables"
            for name, value, why in (
                ("workers", 3, "server-no-limit"),
                ("rate", -1, "server-limit-value"),
                ("chat_lines", 1.5, "server-limit-value"),
            ):
                bad = await host.ask("POST", "/house/limits", {"limits": {name: value}}, 400)
                assert reason(bad) == why
            await host.ask("POST", "/house/limits", {"limits": {"tables_per_person": None}})
            await ada.ask("POST", "/tables", wish, 201)
            await host.ask("POST", "/house/announcement", {"text": " Tea at\neight "})
            assert (await ada.ask("GET", "/announcement"))["text"] == "Tea at eight"

            # A match is ended, and everything can be taken along but secrets.
            await host.ask("POST", f"/house/matches/{match}/end")
            assert (await host.ask("GET", "/house"))["running"] == []
            event = await ada.ask(
                "POST", "/events", {"title": "x", "game": "marabunta", "format": "swiss"}, 201
            )

            # So are tables at which nobody plays yet, and events that somebody else organises.
            begun = await host.ask("POST", f"/house/tables/{table['id']}/close", None, 409)
            assert reason(begun) == "server-started"
            public = await ada.ask("POST", "/tables", wish | {"public": True}, 201)
            private = await ada.ask("POST", "/tables", wish, 201)
            house = await host.ask("GET", "/house")
            found = {each["id"]: each for each in house["waiting"]}
            assert table["id"] not in found
            assert found[private["id"]]["code"] == private["code"]
            assert found[public["id"]]["players"] == ["Ada", None]
            for each in (public, private):
                await host.ask("POST", f"/house/tables/{each['id']}/close")
                gone = await ada.ask("GET", f"/tables/{each['id']}", status=404)
                assert reason(gone) == "server-table-closed"
            left = [each["id"] for each in (await host.ask("GET", "/house"))["waiting"]]
            assert not {public["id"], private["id"]} & set(left)
            await host.ask("POST", f"/house/tables/{public['id']}/close")  # a second click
            none = await host.ask("POST", "/house/tables/none/close", None, 404)
            assert reason(none) == "server-no-table"
            ended = await host.ask("POST", f"/house/events/{event['event']['id']}/end")
            assert [each["status"] for each in ended["events"]] == ["over"]
            none = await host.ask("POST", "/house/events/none/end", None, 404)
            assert reason(none) == "server-no-event"
            exported = await door.ask("GET", "/api/house/export", headers=host.headers)
            lines = [json.loads(each) for each in exported.body.splitlines()]
            assert [each["kind"] for each in lines if each["kind"] != "person"] == [
                "match",
                "event",
            ]
            for secret in (b"seed", b"hash", b"token"):
                assert secret not in exported.body

    def reason(answer: dict[str, dict[str, str]]) -> str:
        return answer["reason"]["key"]

    asyncio.run(scene())


def test_whoever_is_let_in_again_while_they_ask_is_not_told_that_a_device_logged_them_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_door(settings_for(database, host_token=TOKEN)) as door:
            host = Member(door, await door.guest("10.0.0.1"), "10.0.0.1")
            await host.ask("POST", "/house/claim", {"token": TOKEN})
            troll = Member(door, await door.guest("10.0.0.2"), "10.0.0.2")
            person = (await troll.ask("POST", "/session"))["id"]
            await host.ask("POST", "/house/ban", {"person": person, "reason": "rude"})
            people = door.services.people
            read = people.session

            async def pardoned_meanwhile(token_hash: str) -> KnownSession | None:
                row = await read(token_hash)
                await door.services.keeping.pardon(person)
                return row

            monkeypatch.setattr(people, "session", pardoned_meanwhile)
            out = await troll.ask("POST", "/session", None, 403)
            assert out["reason"]["key"] == "server-banned"
            assert (await troll.ask("POST", "/session"))["id"] == person

    asyncio.run(scene())


@pytest.mark.parametrize("seen_by", [0, 1])
def test_no_process_lets_new_guests_in_from_where_somebody_was_banned(
    seen_by: int, postgres_database: str
) -> None:
    """Whichever of them has seen the banned there, and whichever was asked to ban them."""

    async def scene() -> None:
        settings = settings_for(postgres_database, host_token=TOKEN)
        async with open_door(settings) as one, open_door(settings) as two:
            host = Member(one, await one.guest("10.0.0.1"), "10.0.0.1")
            await host.ask("POST", "/house/claim", {"token": TOKEN})
            near = (one, two)[seen_by]
            troll = Member(near, await near.guest("10.0.0.2"), "10.0.0.2")
            person = {"person": (await troll.ask("POST", "/session"))["id"]}
            await troll.ask("GET", "/lists")  # by which they are seen there
            await host.ask("POST", "/house/ban", person | {"reason": "rude"})
            for door in (one, two):
                await until_answered(door, 403)
            await host.ask("POST", "/house/pardon", person)
            for door in (one, two):
                await until_answered(door, 200)

    async def until_answered(door: Door, status: int) -> None:
        async with asyncio.timeout(SECONDS):
            while (await door.ask("POST", "/api/session", address="10.0.0.2")).status != status:
                await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_no_limit_of_the_hosts_locks_everybody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        settings = settings_for(str(tmp_path / "tables.sqlite3"), host_token=TOKEN)
        async with open_door(settings) as door:
            host = Member(door, await door.guest(), "127.0.0.1")
            await host.ask("POST", "/house/claim", {"token": TOKEN})
            wish = {"limits": {"rate": 0.001}}
            refused = await host.ask("POST", "/house/limits", wish, 400)
            assert refused["reason"]["key"] == "server-limit-value"
            for name, value, least, most in (
                ("rate", 1000.5, "0.1", "1000"),
                ("chat_lines", 99999999999999999999, "1", "100000"),
                ("tables_per_person", 0, "1", "10000"),
                ("tables_per_person", 2.5, "1", "10000"),
            ):
                wish = {"limits": {name: value}}
                refused = await host.ask("POST", "/house/limits", wish, 400)
                told = refused["reason"]["arguments"]
                assert (told["name"], told["least"], told["most"]) == (name, least, most)
            await host.ask("POST", "/house/limits", {"limits": {"rate": 0.1}})
            # With the least that may be, a host can still put it right.
            await host.ask("GET", "/house")
            await host.ask("POST", "/house/limits", {"limits": {"rate": None}})

            # What an earlier version took and kept counts for nothing.
            keeping = door.services.keeping
            kept = {"rate": 0.001, "chat_lines": 7.0, "tables_per_person": 1e20, "gone": 1.0}
            await keeping._kept.set_rule("limits", kept)
            await keeping.apply()
            assert door.services.limits.factor == settings.rate
            assert door.services.quotas.most_tables == settings.tables_per_person
            assert door.services.chats.lines == 7

    asyncio.run(scene())


def test_without_a_token_nobody_becomes_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            eve = Member(door, await door.guest())
            for token in ("", "x"):
                answer = await door.ask(
                    "POST",
                    "/api/house/claim",
                    json.dumps({"token": token}).encode(),
                    eve.headers,
                )
                assert answer.status in (400, 403)

    asyncio.run(scene())
