"""How somebody plays: told to themselves alone, also of matches of before, and to take away."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
import zlib
from functools import partial

import msgspec
from sqlalchemy import Connection

import ludoteca
from ludoteca.bots.levels import RandomBot
from ludoteca.bots.position import Position
from ludoteca.core.match import Match
from ludoteca.core.message import message
from ludoteca.review.findings import Balance, Decision, Review
from ludoteca.review.verdicts import verdict_of
from ludoteca.server.people.identity import Signer
from ludoteca.server.protocol import Result
from ludoteca.server.settings import database_url
from ludoteca.server.storage.database import open_engine
from ludoteca.server.storage.entries import End, Start, encode_entry
from ludoteca.server.telling.past_matches import streaks_of
from tests.server.asgi import OURS, Door, open_door
from tests.server.conftest import settings_for
from tests.server.finished import Person
from tests.server.versions import SEED, make_tables, put


def played_out() -> Match:
    match = ludoteca.new_match("marabunta", seed=SEED)
    while match.to_act is not None:
        match.play(RandomBot(1).choose(Position.of(match)))
    return match


def decision(seat: int, word: str, lost: float) -> Decision:
    label = message(f"marabunta-do-{word}", group=1)
    return Decision(0, seat, 0, f"{word} x", label, verdict_of(lost), 0.5, lost, False, None)


REVIEW = Review(
    game="marabunta",
    rules_version=1,
    iterations=2,
    seats=("red", "blue"),
    chances=(),
    decisions=(
        decision(1, "split", 0.5),
        decision(0, "take", 0.0),
        decision(0, "split", 0.2),
        decision(0, "split", 0.04),
    ),
    events=(),
    turning_points=(),
    balances=(Balance("red", 0.12, -0.24, 3, {}), Balance("blue", -0.12, -0.5, 1, {})),
)


def before(connection: Connection, match: Match) -> None:
    """Two matches of Anna that are over, as the version before kept them; one has a review."""
    make_tables(connection, "0011")

    add = partial(put, connection)
    add("secrets", name="signing", value="key")
    for person in ("anna", "bert"):
        add("identities", id=person, name=person.title(), created=1, signed_cookie=True)
    outcome = match.outcome
    assert outcome is not None
    result = Result([5, 3], [1, 2], [1.0, 0.0], ["", ""])
    for name, rival, status, end in (
        ("won", {"kind": "bot", "level": "strong"}, "over", None),
        ("left", {"kind": "person", "identity_id": "bert"}, "abandoned", End(2, 9, seat=0)),
    ):
        add(
            "tables",
            id=f"table-{name}",
            game="marabunta",
            options=json.dumps(dict(match.setting.options)),
            boards="{}",
            public=False,
            clock="none",
            chat=False,
            host="anna",
            created=1,
            closed=False,
            match_id=name,
            seed=SEED,
        )
        mine = {"kind": "person", "identity_id": "anna"}
        for seat, who in enumerate((mine, rival)):
            add("seats", table_id=f"table-{name}", seat=seat, gone=False, **who)
        add(
            "matches",
            id=name,
            table_id=f"table-{name}",
            game="marabunta",
            rules_version=match.game.rules_version,
            started=1,
            version=1,
            updated=1_700_000_000_000 + (end is not None),
            status=status,
            bot_to_act=False,
            result=msgspec.json.encode(result).decode() if status == "over" else None,
            lease_until=0,
        )
        for entry in (Start(1, 1, tuple(match.actions)), end):
            if entry is not None:
                kept = encode_entry(entry).decode()
                add("happenings", match_id=name, version=entry.version, entry=kept)
    kept_review = zlib.compress(msgspec.json.encode(REVIEW))
    add("reviews", match_id="won", made=2, review=kept_review)
    add("reviews", match_id="left", made=2, review=zlib.compress(b'{"of": "another version"}'))


async def known(door: Door, identity: str) -> Person:
    """Somebody by a cookie of the first kind, which is exchanged."""
    cookie = f"ludoteca={identity}.{Signer('key').sign('cookie', identity)}"
    answer = await door.ask("POST", "/api/session", headers=(*OURS, (b"cookie", cookie.encode())))
    token = answer.headers["set-cookie"].partition(";")[0].encode()
    return Person(door, (*OURS, (b"cookie", token)), identity)


def test_matches_of_the_version_before_are_told_and_taken_away(empty_database: str) -> None:
    match = played_out()

    async def scene() -> None:
        engine = open_engine(database_url(empty_database))
        async with engine.begin() as connection:
            await connection.run_sync(before, match)
        await engine.dispose()
        async with open_door(settings_for(empty_database, guest_days=0)) as door:
            await door.services.results.sweep()
            anna, bert = await known(door, "anna"), await known(door, "bert")
            profile = await anna.get("/profile")
            assert profile["strengths"] == []  # nothing was agreed to be rated
            assert [(each["match"], each["rank"], each["left"]) for each in profile["matches"]] == [
                ("left", None, True),
                ("won", 1, False),
            ]
            assert profile["matches"][0]["rivals"][0]["player"] == "Bert"
            assert [
                (each["rivals"], each["played"], each["won"], each["left"])
                for each in (await bert.get("/profile"))["tallies"]
            ] == [("people", 1, 1, 0)]  # she gave it up

            progress = await anna.get("/progress")
            [judged] = progress["judged"]  # a review of another version tells nothing
            assert judged == {
                "match": "won",
                "game": "marabunta",
                "seats": 2,
                "ended": 1_700_000_000_000,
                "won": True,
                "began": False,
                "decisions": 3,
                "lost": 0.08,
                "luck": 0.12,
            }
            assert [
                (each["kind"], each["decisions"], each["faults"], each["lost"])
                for each in progress["kinds"]
            ] == [("split", 2, 2, 0.24), ("take", 1, 0, 0.0)]
            [opening] = progress["openings"]
            assert (opening["kind"], opening["times"], opening["won"]) == ("take", 1, 1)
            assert opening["label"]["key"] == "marabunta-do-take"
            assert (await bert.get("/progress"))["judged"] == []

            export = await anna.get("/progress/export")
            assert (export["profile"], export["progress"]) == (profile, progress)
            packed = await door.ask("GET", "/api/progress/records", headers=anna.headers)
            assert packed.headers["content-type"] == "application/zip"
            with zipfile.ZipFile(io.BytesIO(packed.body)) as archive:
                assert archive.testzip() is None
                names = archive.namelist()
                assert names == [
                    "2023-11-14-marabunta-left.txt",
                    "2023-11-14-marabunta-won.txt",
                ]
                record = archive.read(names[1]).decode()
            assert ludoteca.load(record).outcome == match.outcome
            assert ludoteca.verify(record).is_fair

    asyncio.run(scene())


def test_streaks_end_with_a_match_that_was_not_won() -> None:
    class Row:
        def __init__(self, rank: int | None, gone: bool = False) -> None:
            self.rank, self.gone = rank, gone

    def streaks(*ranks: int | None) -> tuple[int, int]:
        return streaks_of([Row(rank) for rank in ranks])  # type: ignore[misc]

    assert streaks() == (0, 0)
    assert streaks(1, 1, 2, 1, 1, 1, 2) == (2, 3)
    assert streaks(2, 1) == (0, 1)
    assert streaks(1, None, 1) == (2, 2)  # a match without a result is none of them
