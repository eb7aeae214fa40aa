"""What comes of a match: noted and rated once, whatever happens, and told to those it concerns."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ludoteca.bots.anchors import anchor
from ludoteca.bots.rating import newcomer
from ludoteca.server.play import results
from ludoteca.server.storage.result_store import ResultStore
from ludoteca.server.web import profile_routes
from tests.server.asgi import open_door
from tests.server.conftest import settings_for
from tests.server.finished import Person, finish
from tests.server.house import HANGS, let_bots_run
from tests.server.orders import Count
from tests.server.process import told


@pytest.fixture(autouse=True)
def bots_that_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays on in matches that the tests end by hand."""
    let_bots_run(HANGS, monkeypatch)


def test_matches_between_people_and_against_bots_are_rated(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profile_routes, "LEAST", 2)

    async def scene() -> None:
        async with open_door(settings_for(database)) as door:
            ann, bob, eve = [await Person.come(door, name) for name in ("Ann", "Bob", "Eve")]
            services = door.services

            # A newcomer who beats a bot as strong as a newcomer has won about as much as one can.
            won = await ann.start("marabunta", "me", "casual", rated=True)
            await finish(services, won, 1, 2)
            await services.results.count(won)
            profile = await ann.get("/profile")
            [strength] = profile["strengths"]
            assert (strength["game"], strength["seats"], strength["matches"]) == ("marabunta", 2, 1)
            assert strength["rating"] > 1550
            assert strength["doubt"] < 667  # that of a newcomer
            [told] = profile["matches"]
            assert (told["before"], told["after"]) == (1500, strength["rating"])
            assert (told["match"], told["rank"], told["rivals"][0]["level"]) == (won, 1, "casual")

            # One who loses against a much stronger one loses less than a tenth of that.
            lost = await ann.start("marabunta", "me", "grandmaster", rated=True)
            await finish(services, lost, 2, 1)
            await services.results.count(lost)
            profile = await ann.get("/profile")
            lost_points = strength["rating"] - profile["strengths"][0]["rating"]
            assert 0 <= 10 * lost_points < strength["rating"] - 1500
            assert (profile["streak"], profile["best_streak"]) == (0, 1)

            # Between people both move, by the same if they knew as little of both.
            both = await bob.start("marabunta", "me", "open", others=(eve,), rated=True)
            await finish(services, both, 2, 1)
            await services.results.count(both)
            down, up = [(await each.get("/profile"))["strengths"][0] for each in (bob, eve)]
            assert up["rating"] - 1500 == 1500 - down["rating"] > 50

            # Other numbers of seats are other ratings; what is not rated changes none.
            four = await bob.start("minicity", "me", "casual", "casual", "casual", rated=True)
            await finish(services, four, 3, 1, 2, 4)
            plain = await bob.start("marabunta", "me", "casual")
            await finish(services, plain, 1, 2)
            await services.results.sweep()
            profile = await bob.get("/profile")
            assert [(each["game"], each["seats"]) for each in profile["strengths"]] == [
                ("marabunta", 2),
                ("minicity", 4),
            ]
            assert profile["strengths"][0] == down
            assert sorted((each["rivals"], each["played"]) for each in profile["tallies"]) == [
                ("casual", 1),
                ("casual", 1),
                ("people", 1),
            ]

            # On a ladder are those who let others see them, and whoever looks.
            ladder = await ann.get("/ladders/marabunta/2")
            assert [(step["name"], step["you"]) for step in ladder["steps"]] == [("Ann", True)]
            assert [bot["level"] for bot in ladder["bots"]][-1] == "random"
            assert dict.fromkeys(bot["level"] for bot in ladder["bots"]).keys() >= {"casual"}
            assert (await bob.get("/ladders/marabunta/2"))["steps"] == []
            await bob.get(f"/people/{ann.id}", 404)
            await ann.ask("PATCH", "/profile", {"public": True, "avatar": "1-2-3-0"})
            [step] = (await bob.get("/ladders/marabunta/2"))["steps"]
            assert (step["id"], step["avatar"], step["you"]) == (ann.id, "1-2-3-0", False)
            seen = await bob.get(f"/people/{ann.id}")
            assert (seen["name"], seen["you"]) == ("Ann", False)
            assert [match["match"] for match in seen["matches"]] == [None, None]  # not his to see
            for path in ("/ladders/marabunta/3", "/ladders/nothing/2", "/people/nobody"):
                await bob.get(path, 404)
            await bob.ask("PATCH", "/profile", {"avatar": "99-0-0-0"}, 400)

    asyncio.run(scene())


def test_a_match_is_counted_once_whoever_tries_and_whatever_breaks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = ResultStore._rate

    async def broken(*args: Any) -> Any:
        await real(*args)
        raise RuntimeError("the power failed")

    sweep = results.Results.sweep
    # What is over is counted here and nowhere else, however long this takes.
    monkeypatch.setattr(results.Results, "sweep", lambda *_: asyncio.sleep(0))

    async def scene() -> None:
        async with open_door(settings_for(database)) as door:
            ann, services = await Person.come(door, "Ann"), door.services
            first, second = [
                await ann.start("marabunta", "me", "casual", rated=True) for _ in range(2)
            ]
            await finish(services, first, 1, 2)
            # Between marking the match and the end of the transaction: nothing stays of it.
            with monkeypatch.context() as patch:
                patch.setattr(ResultStore, "_rate", broken)
                with pytest.raises(RuntimeError):
                    await services.results.count(first)
            assert (await ann.get("/profile"))["strengths"] == []
            await finish(services, second, 1, 2)
            # Both are the first ones of a person without a rating, and each is tried often.
            count = services.results.count
            await asyncio.gather(*(count(each) for each in (first, second) * 4))
            [strength] = (await ann.get("/profile"))["strengths"]
            assert strength["matches"] == 2
            assert await services.past.uncounted() == []

            third = await ann.start("marabunta", "me", "casual", rated=True)
            await finish(services, third, 1, 2)
        # The server went down before it noted the end: the next one does.
        async with open_door(settings_for(database)) as door:
            ann.door = door
            await sweep(door.services.results)
            [strength] = (await ann.get("/profile"))["strengths"]
            assert strength["matches"] == 3

    asyncio.run(scene())


def test_processes_that_count_the_same_matches_at_once_rate_each_of_them_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every rating begins where another match of the person left it, so none is lost or twice."""
    settings = settings_for(database)
    monkeypatch.setattr(results.Results, "sweep", lambda *_: asyncio.sleep(0))

    async def scene() -> None:
        async with open_door(settings) as door:
            people = [await Person.come(door, name) for name in ("Ann", "Bob", "Eve")]
            played = []
            for number in range(9):
                first, second, _ = people[number % 3 :] + people[: number % 3]
                match = await first.start("marabunta", "me", "open", others=(second,), rated=True)
                await finish(door.services, match, 1 + number % 2, 2 - number % 2)
                played.append(match)
            orders = [played, played[::-1], played[3:] + played[:3]]
            assert await asyncio.to_thread(told, Count(settings, orders)) == 0
            past = door.services.past
            assert await past.uncounted() == []
            for person in people:
                rows = await past.of_person(person.id)
                assert len(rows) == 6
                after = {row.mu_before: row.mu for row in rows}
                at: float | None = newcomer().mu
                for _ in rows:
                    at = after.pop(at)
                [strength] = await past.ratings_of(person.id)
                assert (strength.mu, strength.matches) == (at, 6)

    asyncio.run(scene())


def test_whoever_leaves_a_rated_match_has_lost_it(database: str) -> None:
    async def scene() -> None:
        async with open_door(settings_for(database)) as door:
            ann, bob = [await Person.come(door, name) for name in ("Ann", "Bob")]
            match = await ann.start("marabunta", "me", "open", others=(bob,), rated=True)
            lines = {person.id: door.call(person.headers) for person in (ann, bob)}

            async def expect(person: Person, kind: str) -> Any:
                while True:
                    event = await lines[person.id].receive()
                    if event.get("message", {}).get("type") == kind:
                        return event["message"]

            async def send(person: Person, kind: str, **more: Any) -> None:
                lines[person.id].send(json.dumps({"type": kind, "match": match, **more}))

            for person in (ann, bob):
                await send(person, "watch")
                situation = await expect(person, "situation")
                assert situation["table"]["rated"]
                assert situation["standing"]["hint"] == "no"
            leave = {"seat": 1, "choice": "bot", "version": 1, "key": "leaving-1"}
            await send(bob, "takeover", **leave)
            await expect(bob, "accepted")
            # Alone with a bot in place of the other she ends it; that is no way out for her.
            await send(ann, "takeover", seat=0, choice="end", version=2, key="leaving-2")
            told = await expect(ann, "rated")
            changes = {change["seat"]: change for change in told["changes"]}
            assert changes[0]["after"] == changes[1]["after"] == 1500  # both left: they are equal
            await send(ann, "watch")  # whoever comes back is told again
            assert await expect(ann, "rated") == told
            [gone] = (await bob.get("/profile"))["matches"]
            assert (gone["left"], gone["rank"], gone["rivals"][0]["player"]) == (True, None, "Ann")
            for line in lines.values():
                await line.hang_up()

            # Against a bot it is a loss, and played out by a stand-in, too, whatever that one did.
            alone = await ann.start("marabunta", "me", "casual", rated=True)
            live = await door.services.hub.open(alone)
            line = lines[ann.id] = door.call(ann.headers)
            for message in (
                {"type": "watch", "match": alone},
                {
                    "type": "takeover",
                    "match": alone,
                    "version": live.version,
                    "key": "leaving-3",
                    "seat": 0,
                    "choice": "end",
                },
            ):
                line.send(json.dumps(message))
            [change] = (await expect(ann, "rated"))["changes"]
            assert change["after"] < change["before"]

            # Giving up an unrated one is a loss, too, and a match won for the other.
            given = await bob.start("marabunta", "me", "open", others=(ann,))
            live = await door.services.hub.open(given)
            for kind, more in (
                ("watch", {}),
                ("finish", {"version": live.version, "key": "leaving-4", "choice": "resign"}),
            ):
                line.send(json.dumps({"type": kind, "match": given, **more}))
            await expect(ann, "accepted")
            await line.hang_up()
            await door.services.results.count(given)
            lost, won = [(await each.get("/profile")) for each in (ann, bob)]
            assert [lost["matches"][0][key] for key in ("rank", "left")] == [None, True]
            assert [won["matches"][0][key] for key in ("rank", "left")] == [1, False]
            assert won["matches"][0]["rivals"][0]["left"]
            assert (lost["streak"], won["streak"]) == (0, 1)
            for profile, sums in ((lost, [(2, 0, 2), (1, 0, 1)]), (won, [(2, 1, 1)])):
                tallies = profile["tallies"]
                assert [(one["played"], one["won"], one["left"]) for one in tallies] == sums
            for person in (ann, bob):
                cards = {card["id"]: card for card in (await person.get("/lists"))["mine"]}
                assert (cards[given]["won"], cards[given]["left"]) == ([0], [1])
                assert (cards[match]["won"], cards[match]["left"]) == ([], [0, 1])

    asyncio.run(scene())


def test_what_cannot_be_rated_is_refused_in_words(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        results,
        "anchor",
        lambda game, seats, bot: None if bot == "felix" else anchor(game, seats, bot),
    )

    async def scene() -> None:
        async with open_door(settings_for(str(tmp_path / "tables.sqlite3"))) as door:
            ann = await Person.come(door, "Ann")
            for seats, more, key in (
                (("me", "device"), {}, "server-rated-device"),
                (("me", "open"), {"hints": True}, "server-rated-hints"),
                (("me", "felix"), {}, "server-rated-level"),
            ):
                refused = await ann.open_table("marabunta", *seats, rated=True, status=400, **more)
                assert refused["reason"]["key"] == key
            assert (await ann.get("/lists"))["my_tables"] == []

    asyncio.run(scene())
