"""Giving up, ending it together, talking apart, and not having to listen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.play.course import Course
from ludoteca.server.play.take_backs import PATIENCE, let_wishes_lapse
from ludoteca.server.storage.entries import End, decode_entry, encode_entry
from ludoteca.server.storage.house_store import HouseStore
from tests.server.house import Clock, Guest, House, open_house


async def heard(guest: Guest) -> list[str]:
    """Lines of chat that have come so far."""
    await guest.send(type="ping", sent=1)
    lines = []
    while (message := await guest.receive())["type"] != "pong":
        if message["type"] == "chat":
            lines.append(message["text"])
    return lines


def test_giving_up_and_ending_it_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            # Whoever gives up at a table of two has lost; the log says who it was.
            match, [ada, bob] = await house.seat("marabunta", 2)
            assert ada.standing["may_resign"]
            assert (await ada.ask("finish", match, choice="agree"))["type"] == "refused"
            assert (await ada.ask("finish", match, choice="resign"))["type"] == "accepted"
            told = await bob.expect("happened")
            assert told["happenings"][0]["reason"] == "resigned"
            assert told["happenings"][0]["seat"] == ada.standing["seat"]
            assert told["standing"]["status"] == "abandoned"
            assert house.live(match).course.missing == told["happenings"][0]["seat"]
            refused = await bob.ask("finish", match, choice="resign")
            assert refused["reason"]["key"] == "refused-over"

            # With more people the others go on; to end it, all must agree.
            match, people = await house.seat("marracash", 3)
            first, second, third = people
            assert not first.standing["may_resign"]
            assert (await refusal(first, match, "resign")) == "server-no-resign"
            await first.ask("finish", match, choice="ask")
            for each in people:
                await each.follow(2)
            assert (await refusal(second, match, "ask")) == "server-end-asked"
            assert (await refusal(first, match, "agree")) == "server-not-asked"
            assert second.standing["end_consent_needed"]
            await second.ask("finish", match, choice="refuse")
            for each in people:
                await each.follow(3)
            assert third.standing["end_asked"] is None
            await third.ask("finish", match, choice="ask")
            for each in people:
                await each.follow(4)
            await first.ask("finish", match, choice="agree")
            for each in people:
                await each.follow(5)
            assert not first.standing["end_consent_needed"]
            assert second.standing["end_consent_needed"]
            await second.ask("finish", match, choice="agree")
            await third.follow(6)
            assert third.standing["status"] == "abandoned"
            assert house.live(match).course.missing is None  # nobody has lost

            # A wish that nobody answers lapses; alone there is nobody to ask.
            match, [ada, bob] = await house.seat("marabunta", 2)
            await ada.ask("finish", match, choice="ask")
            clock.pass_by(PATIENCE / 1000 + 1)
            await let_wishes_lapse(house.services.hub)
            await ada.follow(3)
            assert ada.standing["end_asked"] is None
            match, [eve] = await house.seat("marabunta", 1, 1)
            await eve.follow(house.live(match).version)
            assert (await refusal(eve, match, "ask")) == "server-nobody-to-ask"

    asyncio.run(scene())


async def refusal(guest: Guest, match: str, choice: str) -> str:
    answer = await guest.ask("finish", match, choice=choice)
    return str(answer["reason"]["key"])


def test_an_end_that_an_earlier_version_wrote_is_that_of_somebody_absent() -> None:
    old = b'{"kind":"ended","version":7,"at":5,"seat":1}'
    entry = decode_entry(old)
    assert entry == End(7, 5, 1, "absent")
    assert encode_entry(entry) == old
    assert Course().after(entry).missing == 1


def test_those_who_watch_talk_apart_and_nobody_has_to_listen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            match, [ada, bob] = await house.seat("marabunta", 2, public=True, chat=True)
            eve, fay = await house.guest(), await house.guest()
            await house.services.store.change_identity(eve.identity, name="Eve")
            for each in (eve, fay):
                await each.watch(match)
            await say(ada, match, "good luck")
            await say(eve, match, "he has the queen")
            assert await heard(bob) == ["good luck"]
            assert await heard(fay) == ["good luck", "he has the queen"]

            # Whoever is muted is not heard, now or later, by whoever wants that.
            live = house.live(match)
            services = house.services
            # What one process is told holds in all.
            elsewhere = HouseStore(services.database)
            author = await services.chats.author(live, 2)
            await elsewhere.mute(fay.identity, author)
            await elsewhere.mute(fay.identity, author)
            await say(eve, match, "again")
            assert await heard(fay) == []
            await fay.send(type="leave", match=match)
            await fay.watch(match)
            assert [each async for each in lines_for(house, match, fay)] == ["good luck"]
            await elsewhere.unmute_all(fay.identity)
            await say(eve, match, "and again")
            assert (await heard(fay))[-1] == "and again"
            with pytest.raises(Exception, match="line"):
                await services.chats.author(live, 99)

            # Once it is over everybody reads everything.
            await ada.ask("finish", match, choice="resign")
            await say(eve, match, "well played")
            assert (await heard(bob))[-1] == "well played"

    asyncio.run(scene())


async def say(guest: Guest, match: str, text: str) -> None:
    await guest.send(type="say", match=match, text=text)


async def lines_for(house: House, match: str, guest: Guest):  # type: ignore[no-untyped-def]
    newcomer = Guest(house.services, guest.identity)
    await newcomer.watch(match)
    await house.services.chats.send_earlier(house.live(match), newcomer.connection)
    for line in await heard(newcomer):
        yield line
