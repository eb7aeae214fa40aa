"""Send mutated requests and messages to the table server, in its own process, until it fails.

    python tools/fuzz_server.py [--count 1000000] [--seed N] [--corpus FOLDER]

Tables and matches in every state are on the stage (`tests/server/hostile.py`), and three people
and a nobody send what a browser might send, spoilt in many ways. An answer of 500, a socket that
is closed by a fault, or an error in the log is a failure: each new one is written into the corpus,
whose files the suite sends again. No network, and nothing that is sent leaves this process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

import ludoteca
from ludoteca.core.analysis import Analysis
from ludoteca.core.analysis_text import write
from ludoteca.core.match import Match
from ludoteca.core.position import sketch
from ludoteca.puzzles.shelf import puzzles_of
from ludoteca.server.processes import thinkers
from ludoteca.server.settings import Settings, database_url
from tests.server.hostile import PEOPLE, Failure, Input, open_stage

CORPUS = Path(__file__).parent.parent / "tests" / "server" / "corpus"
ROUND = 10_000  # inputs on one stage
REPORT = 50_000
# Bots that have nothing to say: it is not their thinking that is tried here. First they are ready.
BOT = "import sys\nprint(flush=True)\nfor line in sys.stdin: print('{}', flush=True)"

PLAYED = ("running", "asked", "ended", "device", "city", "market", "over", "kept")
MATCHES = [f"<match:{name}>" for name in PLAYED]
TABLES = [f"<{name}>" for name in ("open", "private", "full", "closed", "running", "over", "kept")]
EVENTS = ["<event:open>", "<event:running>"]
KEY = "fuzz-key-0001"


def played(most: int) -> Match:
    """A match as far as so many actions, always the same one."""
    chooser, match = random.Random(7), ludoteca.new_match("marabunta", seed=7)
    while match.to_act is not None and len(match.actions) < most:
        match.play(chooser.choice(match.legal()))
    return match


# What people bring along, to be spoilt line by line.
BOARD = ludoteca.find_game("marabunta").board_text("picnic")
RECORD = played(10_000).record()
BEGUN = played(30)
ANALYSIS = write(Analysis.of_match(BEGUN))
PUZZLE = puzzles_of(ludoteca.find_game("marabunta"))[0]
SETTING = {"game": "marabunta", "seats": 2, "options": {"territory": "picnic"}, "boards": {}}
START = {**SETTING, "position": sketch(BEGUN)}
TREE = {
    "start": SETTING,
    "note": "so far",
    "nodes": [
        {"parent": place, "number": number, "note": "why?"}
        for place, number in enumerate(BEGUN.actions)
    ],
}

MESSAGES: list[dict[str, Any]] = [
    *[{"type": "watch", "match": "", "code": None}] * 3,
    {"type": "watch", "match": "", "version": 1, "code": "<code:private>"},
    {"type": "leave", "match": ""},
    *[{"type": "play", "match": "", "version": 0, "key": KEY, "action": 3}] * 3,
    {"type": "undo", "match": "", "version": 0, "key": KEY},
    {"type": "consent", "match": "", "version": 0, "key": KEY, "agree": True},
    {"type": "takeover", "match": "", "version": 0, "key": KEY, "seat": 1, "choice": "bot"},
    {"type": "finish", "match": "", "version": 0, "key": KEY, "choice": "ask"},
    {"type": "finish", "match": "", "version": 0, "key": KEY, "choice": "agree"},
    {"type": "look", "match": "", "version": 1},
    {"type": "recall", "match": "", "before": 5},
    {"type": "hint", "match": "", "version": 0},
    {"type": "say", "match": "", "text": "good morning"},
    {"type": "visit", "here": True},
    {"type": "visit", "here": False},
    {"type": "attend", "event": "<event:running>"},
    {"type": "attend", "event": None},
    {"type": "ping", "sent": 7},
]
WISH = {
    "game": "marabunta",
    "seats": [{"kind": "me"}, {"kind": "open", "name": "Ada", "level": "random"}],
    "options": {"territory": "picnic"},
    "boards": {},
    "public": True,
    "clock": "three-days",
    "chat": True,
    "rated": True,
    "start": False,
}
EVENT = {
    "title": "Friday",
    "game": "marabunta",
    "format": "swiss",
    "options": {"territory": "picnic"},
    "clock": "fast",
    "rounds": 3,
    "minutes": 30,
    "pause": 0,
}
QUIET = {"language": "it", "zone": "Europe/Rome", "quiet_from": 1320, "quiet_until": 420}
PUSH = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "B" * 87, "auth": "A" * 22}
# What a browser says of a passkey; nothing in it was asked for by this server.
PROOF = json.dumps(
    {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {"clientDataJSON": "e30", "attestationObject": "oA", "signature": "AA"},
    }
)
# Method, address, body, how often.
REQUESTS: list[tuple[str, str, Any, int]] = [
    ("POST", "/api/session", None, 2),
    ("PATCH", "/api/session", {"name": "Ada"}, 4),
    ("POST", "/api/session/code", None, 1),
    ("POST", "/api/session/recover", {"code": "aaaa-bbbb-cccc-dddd-eeee"}, 4),
    ("GET", "/api/session/devices", None, 1),
    ("DELETE", "/api/session/devices/x", None, 2),
    ("GET", "/api/session/passkeys", None, 1),
    ("POST", "/api/session/passkeys/options", None, 1),
    ("POST", "/api/session/passkeys", {"credential": PROOF}, 4),
    ("DELETE", "/api/session/passkeys/x", None, 1),
    ("POST", "/api/session/passkey/options", None, 1),
    ("POST", "/api/session/passkey", {"credential": PROOF}, 4),
    ("GET", "/api/profile", None, 1),
    ("PATCH", "/api/profile", {"avatar": "1-2-3-0", "public": True}, 3),
    ("GET", "/api/people/x", None, 2),
    ("GET", "/api/ladders/marabunta/2", None, 2),
    ("GET", "/api/progress", None, 1),
    ("GET", "/api/progress/export", None, 1),
    ("GET", "/api/progress/records", None, 1),
    ("GET", "/api/games", None, 1),
    ("GET", "/api/lists", None, 1),
    ("GET", "/api/turns", None, 1),
    ("GET", "/api/vacation", None, 1),
    ("PUT", "/api/vacation", {"begins": 0, "ends": 9_000_000_000_000}, 3),
    ("DELETE", "/api/vacation", None, 1),
    ("GET", "/api/matches/{match}/order", None, 1),
    ("GET", "/match/{match}", None, 1),
    ("GET", "/replay/{match}", None, 1),
    ("PUT", "/api/matches/{match}/order", {"most": 300}, 2),
    ("GET", "/api/notices", None, 1),
    ("GET", "/api/puzzles/marabunta/pack", None, 1),
    ("PUT", "/api/notices", QUIET, 3),
    ("POST", "/api/notices/push", PUSH, 3),
    ("POST", "/api/notices/mail", {"mail": "ada@example.org"}, 2),
    ("DELETE", "/api/notices/x", None, 1),
    ("POST", "/api/letters/confirm", {"code": "x" * 40}, 2),
    ("POST", "/api/letters/stop", {"code": "x" * 40}, 2),
    ("GET", "/unsubscribe/xxxx", None, 1),
    ("POST", "/unsubscribe/xxxx", None, 2),
    ("POST", "/api/tables", WISH, 6),
    ("GET", "/api/tables/{table}?code=<code:private>", None, 6),
    ("POST", "/api/tables/{table}/join", {"code": "<code:open>", "seat": 1}, 6),
    ("POST", "/api/tables/{table}/leave", None, 2),
    ("GET", "/api/tables/{table}/opponents", None, 2),
    ("POST", "/api/tables/{table}/invite", {"match": "<match:over>", "seat": 1}, 4),
    ("GET", "/api/invitations", None, 1),
    ("POST", "/api/invitations/{table}/decline", None, 2),
    ("POST", "/api/tables/{table}/start", None, 3),
    ("POST", "/api/matches/{match}/rematch", None, 3),
    ("GET", "/api/matches/{match}/record?code=x", None, 2),
    ("GET", "/api/matches/{match}/replay?first=0&count=2", None, 2),
    ("GET", "/api/matches/{match}/picture", None, 1),
    ("GET", "/api/announcement", None, 1),
    ("POST", "/api/matches/{match}/mute", {"line": 1}, 2),
    ("POST", "/api/tables/{table}/mute", {"seat": 1}, 1),
    ("POST", "/api/invitations/{table}/mute", {}, 1),
    ("GET", "/api/session/mutes", None, 1),
    ("DELETE", "/api/session/mutes", None, 1),
    ("POST", "/api/matches/{match}/report", {"text": "rude", "line": 1, "seat": None}, 2),
    ("POST", "/api/house/claim", {"token": "x"}, 1),
    ("GET", "/api/house?search=x", None, 2),
    ("POST", "/api/house/ban", {"person": "x", "reason": "rude"}, 2),
    ("POST", "/api/house/pardon", {"person": "x"}, 1),
    ("POST", "/api/house/announcement", {"text": "tea"}, 2),
    # Not `rate`: a host who lowers it keeps all that follows away from the server.
    ("POST", "/api/house/limits", {"limits": {"chat_lines": 400}}, 2),
    ("POST", "/api/house/reports/x/done", None, 1),
    ("POST", "/api/house/matches/{match}/end", None, 1),
    ("POST", "/api/house/tables/{table}/close", None, 1),
    ("POST", "/api/house/events/{event}/end", None, 1),
    ("GET", "/api/house/export", None, 1),
    ("GET", "/api/events", None, 1),
    ("POST", "/api/events", EVENT, 3),
    ("GET", "/api/events/{event}", None, 2),
    ("GET", "/api/events/{event}/results", None, 1),
    ("POST", "/api/events/{event}/join", None, 2),
    ("POST", "/api/events/{event}/leave", None, 1),
    ("POST", "/api/events/{event}/bots", {"level": "random", "count": 2}, 2),
    ("POST", "/api/events/{event}/remove", {"player": 1}, 2),
    ("POST", "/api/events/{event}/start", None, 2),
    ("POST", "/api/events/{event}/end", None, 1),
    ("GET", "/api/tables/{table}/boards?code=<code:private>", None, 1),
    ("POST", "/api/tables/{table}/reveal", {"value": "a" * 64}, 3),
    ("GET", "/api/boards", None, 1),
    ("POST", "/api/boards", {"text": BOARD, "game": "marabunta"}, 3),
    ("POST", "/api/boards/drawing", {"text": BOARD, "game": None}, 2),
    ("POST", "/api/tables", {**WISH, "boards": {"territory": BOARD}}, 2),
    ("GET", "/api/boards/picnic/drawing?language=en", None, 2),
    ("GET", "/api/guides/marabunta", None, 1),
    ("GET", "/api/games/marabunta/cover", None, 1),
    ("GET", "/api/games/marabunta/rules", None, 1),
    ("GET", "/api/games/marabunta/portraits/bruno", None, 1),
    ("POST", "/api/records", {"text": RECORD, "first": 1, "count": 2}, 3),
    ("POST", "/api/records/review", {"text": RECORD}, 3),
    ("GET", "/api/matches/{match}/analysis?code=x", None, 2),
    ("POST", "/api/analysis/read", {"text": ANALYSIS}, 3),
    ("POST", "/api/analysis/write", TREE, 2),
    ("POST", "/api/analysis/look", {"start": START, "path": [], "action": 3}, 3),
    ("POST", "/api/analysis/look", {"start": SETTING, "path": BEGUN.actions}, 3),
    ("POST", "/api/analysis/position", {"start": START, "path": []}, 3),
    ("POST", "/api/analysis/opinion", {"start": START, "path": [], "depth": 0}, 2),
    ("POST", "/api/analysis/opinion", {"start": SETTING, "path": BEGUN.actions}, 2),
    ("GET", "/api/matches/{match}/review", None, 1),
    ("POST", "/api/matches/{match}/review?code=x", None, 2),
    ("GET", "/api/matches/{match}/outlook", None, 1),
    ("POST", "/api/matches/{match}/branch", {"moment": 3, "level": "random"}, 2),
    ("GET", "/api/puzzles", None, 1),
    ("GET", "/api/puzzles/marabunta/today", None, 1),
    ("GET", f"/api/puzzles/marabunta/next?theme={PUZZLE.themes[0]}", None, 1),
    ("POST", f"/api/puzzles/marabunta/{PUZZLE.name}", {"number": 3}, 2),
    ("GET", "/api/preparations", None, 1),
    ("GET", "/api/schema/openapi.json", None, 1),
    ("GET", "/readyz", None, 1),
    ("GET", "/metrics", None, 1),
    ("GET", "/", None, 2),
    ("GET", "/assets/index.js", None, 3),
    ("GET", "/table/<open>", None, 3),
    ("GET", "/healthz", None, 1),
]
# They would end those who are on the stage, so nobody asks for them.
FAREWELLS: list[tuple[str, str, Any, int]] = [
    ("DELETE", "/api/session", None, 1),
    ("DELETE", "/api/session/devices", None, 1),
    ("DELETE", "/api/person", None, 1),
]
REQUESTS += FAREWELLS
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**70,
    1e308,
    0.5,
    "",
    " ",
    "x" * 3000,
    "../../etc/passwd",
    "' OR 1=1 --",
    "\u0000",
    "\u202e\u2028\u0085",
    "\ud800",
    "é",
    "<img src=x>",
    [],
    {},
    [[[[]]]],
    {"a": {"a": {}}},
]
TEXTS = [
    "%00",
    "%ff",
    "%ed%a0%80",
    "%2e%2e%2f",
    "..",
    "//",
    "?",
    "&first=-1",
    "#",
    "\xff",
    "\x7f",
    "a" * 300,
    "%",
    "%zz",
    ";",
    "[",
]
HEADERS = [
    "origin",
    "host",
    "cookie",
    "content-type",
    "content-length",
    "accept",
    "accept-encoding",
    "if-none-match",
    "x-ludoteca",
    "x-forwarded-for",
    "transfer-encoding",
    "expect",
    "range",
]
VALUES = [
    "",
    "http://[",
    "http://here",
    "null",
    "\xff\xfe",
    "ludoteca=\xff.\xe9",
    'ludoteca="\\377',
    "ludoteca=.",
    "application/json",
    "application/x-msgpack",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "text/plain; charset=nonsense",
    "-1",
    "9" * 40,
    "gzip;q=x, br;;",
    "::1, 999.1.1.1, [",
    "a" * 2000,
    "1",
]


class Mutator:
    def __init__(self, seed: int) -> None:
        self.chooser = random.Random(seed)
        self._weights = [weight for *_, weight in REQUESTS]

    def next(self) -> Input:
        return self._frame() if self.chooser.random() < 0.75 else self._request()

    def _frame(self) -> Input:
        chooser = self.chooser
        message = dict(chooser.choice(MESSAGES))
        if "match" in message:
            message["match"] = chooser.choice(MATCHES)
        if "action" in message:
            message["action"] = chooser.randrange(chooser.choice([200, 2000]))
        who = chooser.choice(PEOPLE)
        text = self._spoilt_json(message)
        if message.get("version") == 0 and chooser.random() < 0.7:
            name = str(message["match"]).removeprefix("<match:").removesuffix(">")
            text = text.replace('"version": 0', f'"version": <version:{name}>')
        if "key" in message and chooser.random() < 0.8:
            text = text.replace(KEY, f"key-{chooser.randrange(10**9):09}")
        binary = chooser.random() < 0.1
        return Input(who, body=self._spoilt_text(text, binary), binary=binary)

    def _request(self) -> Input:
        chooser = self.chooser
        [chosen] = chooser.choices(REQUESTS, self._weights)
        method, target, body, _ = chosen
        target = target.format(
            table=chooser.choice(TABLES),
            match=chooser.choice(MATCHES),
            event=chooser.choice(EVENTS),
        )
        if chooser.random() < 0.3:
            target = self._inserted(target, chooser.choice(TEXTS))
        if chooser.random() < 0.05:
            method = chooser.choice(["GET", "POST", "PUT", "PATCH", "HEAD", "OPTIONS"])
        text = "" if body is None else self._spoilt_text(self._spoilt_json(body), True)
        headers = tuple(
            (chooser.choice(HEADERS), chooser.choice(VALUES))
            for _ in range(chooser.choice([0, 0, 0, 1, 1, 2]))
        )
        who = "nobody" if chosen in FAREWELLS else chooser.choice([*PEOPLE, "nobody"])
        return Input(who, method, target, headers, text)

    def _odd(self) -> Any:
        return deepcopy(self.chooser.choice(ODD))  # which may be spoilt in its turn

    def _spoilt_json(self, value: Any) -> str:
        chooser = self.chooser
        spoilt = json.loads(json.dumps(value))
        for _ in range(chooser.choice([0, 0, 0, 1, 1, 2])):
            spoilt = self._spoilt_value(spoilt)
        return json.dumps(spoilt)

    def _spoilt_value(self, value: Any) -> Any:
        chooser = self.chooser
        if isinstance(value, dict) and value and chooser.random() < 0.9:
            key = chooser.choice(list(value))
            match chooser.randrange(5):
                case 0:
                    del value[key]
                case 1:
                    value[str(self._odd())[:50]] = self._odd()
                case 2:
                    value[key] = self._odd()
                case _:
                    value[key] = self._spoilt_value(value[key])
            return value
        if isinstance(value, list) and value and chooser.random() < 0.8:
            place = chooser.randrange(len(value))
            value[place] = self._spoilt_value(value[place])
            return value * chooser.choice([1, 1, 2, 20])
        if isinstance(value, str) and "\n" in value:
            return self._spoilt_lines(value)
        return self._odd()

    def _spoilt_lines(self, text: str) -> str:
        chooser, lines = self.chooser, text.split("\n")
        for _ in range(chooser.choice([1, 1, 2, 5])):
            place = chooser.randrange(len(lines))
            match chooser.randrange(5):
                case 0:
                    del lines[place:]
                case 1:
                    lines.insert(place, chooser.choice(lines))
                case 2:
                    lines[place] = self._inserted(lines[place], str(self._odd()))
                case 3:
                    words = lines[place].split(" ")
                    words[chooser.randrange(len(words))] = str(self._odd())
                    lines[place] = " ".join(words)
                case _:
                    words = lines[place].split(" ") + chooser.choice(lines).split(" ")
                    lines[place] = " ".join(chooser.sample(words, len(words) // 2))
            lines = lines or [""]
        return "\n".join(lines)

    def _spoilt_text(self, text: str, as_bytes: bool) -> str:
        chooser = self.chooser
        match chooser.randrange(20):
            case 0:
                return text[: chooser.randrange(len(text) + 1)]
            case 1:
                return self._inserted(text, chooser.choice(["[", "{", '"', "\\", ",", "9" * 30]))
            case 2:
                depth = chooser.choice([10, 200, 900, 1400])
                return f'{{"a":{"[" * depth}{"]" * depth},{text[1:]}'
            case 3 if as_bytes:
                return self._inserted(
                    text, chooser.choice(["\xff", "\xc3", "\xed\xa0\x80", "\x00"])
                )
            case 4:
                return "".join(chr(chooser.randrange(128)) for _ in range(chooser.randrange(30)))
        return text

    def _inserted(self, text: str, more: str) -> str:
        place = self.chooser.randrange(len(text) + 1)
        return text[:place] + more + text[place:]


async def play_round(mutator: Mutator, count: int, found: dict[str, Input]) -> None:
    """On a fresh stage; failures by what they say."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=database_url(f"{folder}/tables.sqlite3"),
            rate=1e9,
            warm_up=False,
            host_token="fuzz",
        )
        async with open_stage(settings) as stage:
            for _ in range(count):
                what = mutator.next()
                try:
                    await stage.send(what)
                except Failure as failure:
                    known = f"{failure} {what.method}"
                    if known not in found:
                        print(f"{failure}: {what}", flush=True)
                    found.setdefault(known, what)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 40))
    parser.add_argument("--corpus", type=Path, default=CORPUS)
    chosen = parser.parse_args()
    thinkers.PROGRAM = (sys.executable, "-c", BOT)
    mutator, found = Mutator(chosen.seed), dict[str, Input]()
    print(f"seed {chosen.seed}", flush=True)
    done, began = 0, time.monotonic()
    while done < chosen.count:
        size = min(ROUND, chosen.count - done)
        asyncio.run(play_round(mutator, size, found))
        done += size
        if done % REPORT == 0:
            print(f"{done} sent, {done / (time.monotonic() - began):.0f} a second", flush=True)
    for number, what in enumerate(found.values()):
        text = msgspec.json.format(msgspec.json.encode(what), indent=1)
        (chosen.corpus / f"found-{chosen.seed}-{number}.json").write_bytes(text + b"\n")
    print(f"{done} sent, {len(found)} kinds of failure")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
