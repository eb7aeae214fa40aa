"""A database through all its versions: what servers of each of them kept in their tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

import ludoteca
from ludoteca.server.storage import migrate
from ludoteca.server.storage.entries import Start, encode_entry

Row = Mapping[str, object]
Kept = dict[str, list[Row]]  # by table

SEED = "5eed" * 16


def scripts(connection: Connection | None = None) -> Config:
    config = Config()
    folder = Path(migrate.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def make_tables(connection: Connection, version: str) -> None:
    """A database as servers of that version had it, empty or from one of a version before."""
    command.upgrade(scripts(connection), version)


def versions() -> list[str]:
    """The oldest first."""
    walk = ScriptDirectory.from_config(scripts()).walk_revisions()
    return [each.revision for each in walk][::-1]


def put(connection: Connection, table: str, **values: object) -> None:
    columns, places = ", ".join(values), ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({places})"), values)


def kept(connection: Connection) -> Kept:
    """Everything that is in it."""
    return {
        table: [dict(row) for row in connection.execute(text(f"SELECT * FROM {table}")).mappings()]
        for table in inspect(connection).get_table_names()
        if table != "alembic_version"
    }


def lost(before: Kept, after: Kept) -> Iterator[tuple[str, Row]]:
    """Rows whose values, as far as their columns are still there, are in no row any more."""
    for table, rows in before.items():
        for row in rows:
            same = ({name: found.get(name, row[name]) for name in row} for found in after[table])
            if dict(row) not in same:
                yield table, row


def first(connection: Connection) -> None:
    """A match that runs and a table that waits, before seats added to the dice."""
    match = ludoteca.new_match("marabunta", seed=SEED)
    put(connection, "secrets", name="signing", value="key")
    for person in ("anna", "bert"):
        put(connection, "identities", id=person, name=person.title(), created=1)
    common: dict[str, Any] = {"game": "marabunta", "boards": "{}", "public": False, "chat": True}
    common |= {"clock": "none", "host": "anna", "created": 1, "closed": False}
    common |= {"options": json.dumps(dict(match.setting.options))}
    for table, match_id in (("played", "running"), ("waiting", None)):
        put(connection, "tables", id=table, match_id=match_id, **common)
        for seat in (0, 1):
            who = {"kind": "person", "identity_id": "anna", "gone": False}
            put(connection, "seats", table_id=table, seat=seat, **who)
    put(
        connection,
        "matches",
        id="running",
        table_id="played",
        game="marabunta",
        rules_version=1,
        seed=SEED,
        started=1,
        version=1,
        updated=7,
        status="running",
        to_act=match.to_act,
        bot_to_act=False,
        lease_until=0,
    )
    entry = encode_entry(Start(version=1, at=7, actions=tuple(match.actions))).decode()
    put(connection, "happenings", match_id="running", version=1, entry=entry)
    said = {"at": 2, "seat": 0, "player": "Anna", "text": "Hello"}
    put(connection, "chats", match_id="running", number=1, **said)


# What came with each version, by table.
WITH: dict[str, dict[str, dict[str, object]]] = {
    "0002": {
        "sessions": {
            "id": "device",
            "identity_id": "anna",
            "token_hash": "of a token",
            "browser": "Firefox",
            "created": 2,
            "seen": 3,
        }
    },
    "0006": {"reviews": {"match_id": "running", "made": 3, "review": b"review"}},
    "0007": {
        "puzzle_tries": {
            "identity_id": "anna",
            "game": "marabunta",
            "puzzle": "quiet",
            "solved": True,
            "at": 4,
        },
        "puzzle_strengths": {"game": "marabunta", "owner": "anna", "mu": 26.5, "sigma": 7.25},
    },
    "0009": {
        "vacations": {"identity_id": "anna", "begins": 10, "ends": 20},
        "contacts": {
            "id": "letters",
            "identity_id": "anna",
            "kind": "mail",
            "address": "anna@example.org",
            "confirmed": True,
            "created": 5,
        },
        "notice_wishes": {
            "identity_id": "anna",
            "language": "it",
            "zone": "Europe/Rome",
            "quiet_from": 1320,
            "quiet_until": 480,
        },
        "outbox": {
            "number": 1,
            "contact_id": "letters",
            "match_id": "running",
            "version": 1,
            "kind": "turn",
            "created": 6,
            "not_before": 6,
            "attempts": 0,
            "held_until": 0,
            "done": 8,
        },
        "orders": {"match_id": "running", "seat": 1, "most": 12},
    },
    "0010": {
        "events": {
            "id": "evening",
            "title": "Friday",
            "organiser": "anna",
            "game": "marabunta",
            "options": "{}",
            "clock": "none",
            "format": "swiss",
            "minutes": 0,
            "pause": 0,
            "seed": "1f",
            "status": "over",
            "created": 6,
        },
        "event_players": {
            "event_id": "evening",
            "number": 0,
            "identity_id": "anna",
            "since": 1,
            "gone": False,
        },
        "event_rounds": {
            "event_id": "evening",
            "number": 1,
            "started": 6,
            "ended": 7,
            "byes": "[0]",
        },
        "event_tables": {
            "event_id": "evening",
            "round": 1,
            "number": 1,
            "table_id": "played",
            "players": "[0, 1]",
            "ranks": "[1, 2]",
        },
        "hosts": {"token_hash": "of a word", "identity_id": "anna", "since": 6},
        "bans": {"identity_id": "bert", "since": 7, "reason": "rude"},
        "mutes": {"identity_id": "anna", "muted_id": "bert"},
        "reports": {
            "id": "complaint",
            "at": 7,
            "reporter": "anna",
            "reported": "bert",
            "match_id": "running",
            "text": "rude",
            "said": "[]",
            "done": False,
        },
        "house_rules": {"name": "announcement", "value": '"Welcome"'},
    },
    "0011": {
        "record_reviews": {"digest": "of a text", "made": 8, "review": b"another"},
        "review_claims": {
            "subject": "gone",
            "holder": "nobody",
            "until": 9,
            "done": 1,
            "total": 2,
        },
    },
    "0012": {
        "results": {
            "match_id": "cleared away",
            "seat": 0,
            "identity_id": "anna",
            "game": "marabunta",
            "seats": 2,
            "started": 1,
            "ended": 9,
            "rank": 1,
            "score": 30,
            "gone": False,
            "mu_before": 25.0,
            "sigma_before": 8.5,
            "mu": 27.5,
            "sigma": 7.5,
        },
        "ratings": {
            "identity_id": "anna",
            "game": "marabunta",
            "seats": 2,
            "mu": 27.5,
            "sigma": 7.5,
            "matches": 1,
            "cautious": 5.0,
        },
    },
    "0013": {
        "passkeys": {
            "id": "phone",
            "identity_id": "anna",
            "credential_hash": "of a credential",
            "credential": b"credential",
            "public_key": b"public",
            "sign_count": 3,
            "browser": "Chrome",
            "created": 9,
        },
        "spent_challenges": {"hash": "of a challenge", "at": 9},
    },
    "0015": {
        "invitations": {
            "table_id": "waiting",
            "identity_id": "bert",
            "inviter": "anna",
            "at": 9,
            "declined": False,
        },
    },
}


def put_in(connection: Connection, version: str) -> None:
    """What servers of this version were the first to keep."""
    if version == "0001":
        first(connection)
    for table, row in WITH.get(version, {}).items():
        put(connection, table, **row)
