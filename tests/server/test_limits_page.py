"""docs/hosting.md tells every limit and setting as it is."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.server import protocol
from ludoteca.server.people import connection
from ludoteca.server.play import deciding, inviting
from ludoteca.server.settings import CHANGEABLE, Settings
from ludoteca.server.shares.rates import ADDRESS, PERSON, Rate
from ludoteca.server.storage import lobby_store
from ludoteca.server.web import doorkeeper, socket

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
WHAT = {
    "connection": "new connections, a proxy's aside",
    "request": "requests of any other kind",
    "file": "files of the pages",
    "write": "requests that change something",
    "heavy": "records, replays, boards to check",
    "list": "lists of the home page",
    "message": "messages on sockets",
    "frame": "pings and pieces of messages, of a socket and not of a person",
    "recall": "pages of a match's log",
    "look": "earlier positions",
    "hint": "hints",
    "analysis": "moments of an analysis",
    "opinion": "opinions about one",
    "review": "reviews begun",
    "export": "exports of all that somebody has",
    "letter": "letters that ask to confirm an address",
    "chat": "lines of chat",
    "table": "tables opened, rematches too",
    "stored": "kilobytes kept with them, boards above all",
    "event": "events made",
    "attend": "events looked at",
    "visit": "visits of the lobby",
    "invite": "invitations to people one has played with",
    "report": "reports",
    "guest": "new guests",
    "recover": "tries of a recovery code",
    "socket": "new sockets",
}


def words(rate: Rate | None) -> str:
    if rate is None:
        return "as their address"
    often = rate.per_second >= 0.1
    pace = f"{rate.per_second:g} a second" if often else f"{rate.per_second * 3600:g} an hour"
    return f"{rate.burst:g} at once, then {pace}"


def test_the_page_tells_how_often_somebody_may_ask() -> None:
    assert set(WHAT) == PERSON.keys() | ADDRESS.keys()
    for kind, what in WHAT.items():
        row = f"| {what} | {words(PERSON.get(kind))} | {words(ADDRESS.get(kind))} |"
        assert row in PAGE


def test_the_page_tells_every_setting_and_what_it_usually_is() -> None:
    usual = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    missing = [
        name
        for name in CHANGEABLE
        if not any(
            f"`{name}` {told}" in PAGE
            for told in (f"| {usual[name]:g} |", f"({usual[name]:g})", "| cores less one |")
        )
        and not name.startswith("reading_")  # told in words, and held by the tests of reading
    ]
    assert missing == []


def test_the_page_tells_the_limits_that_are_not_settings() -> None:
    for told, limit in {
        "waits in a queue of 100;": socket.MOST_QUEUED == 100,
        "lets 256 messages": connection.MOST_WAITING == 256,
        "or 1 MB wait": connection.MOST_BYTES == 2**20,
        "has at most 4 kB": protocol.MAX_FRAME == 4096,
        "record 16 kB": protocol.MAX_SMALL_BODY == 16 * 1024,
        "after it, 32 kB": doorkeeper.MOST_AROUND == 32 * 1024,
        "more than 8 requests": doorkeeper.MOST_IN_A_ROW == 8,
        "at most 5 times a day": inviting.MOST_A_DAY == 5,
        "the latest 5 tables": lobby_store.MOST_OF_ONE == 5,
        "the latest 100:": lobby_store.MOST_LISTED == 100,
        "with 10000 entries": deciding.MOST_HAPPENINGS == 10_000,
    }.items():
        assert told in " ".join(PAGE.split())
        assert limit, told
