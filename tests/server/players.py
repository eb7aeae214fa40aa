"""People for the tests: a cookie, requests, a socket, and everything that was received."""

from __future__ import annotations

import itertools
import json
import math
import random
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from ludoteca.server.protocol import ToBrowser

Json = dict[str, Any]
SECONDS = 300  # nothing takes so long, however busy the machine; a test that waits longer fails
NEWS = ("situation", "happened")
ASIDE = ("presence", "chat", "accepted", "rated", "queued")  # of which a test need not know

keys = (f"key-{number:08}" for number in itertools.count())


def new_key() -> str:
    return next(keys)


class Player:
    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        # Nothing here is HTTPS, and to load all authorities of the web takes time.
        self.http = httpx.Client(
            base_url=url, headers={"X-Ludoteca": "1"}, timeout=SECONDS, verify=False
        )
        known = {} if cookie is None else {"Cookie": f"ludoteca={cookie}"}
        answer = self.http.post("/api/session", headers=known)
        self.session: Json = answer.json()
        self.cookie = answer.cookies["ludoteca"]
        self.socket: ClientConnection | None = None
        self._sockets = ExitStack()
        self.received: list[bytes] = []  # every frame, as it came
        self.standing: Json = {}  # the last one of any match
        self.happened: dict[int, Json] = {}  # by version: what this browser was told

    # HTTP

    def post(self, path: str, body: Json | None = None, expect: int | None = None) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        if expect is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer.json()

    def get(self, path: str, expect: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def open_table(self, game: str, *seats: str, **more: Any) -> Json:
        """Seats as `me`, `open`, `device`, or the level of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open", "device") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        table: Json = self.post("/api/tables", {"game": game, "seats": wishes, **more})
        return table

    def join(self, table: Json) -> Json:
        joined: Json = self.post(f"/api/tables/{table['id']}/join", {"code": table["code"]})
        return joined

    def start(self, table: Json) -> str:
        return str(self.post(f"/api/tables/{table['id']}/start")["match"])

    # The socket

    def connect(self, **headers: str) -> None:
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        cookies = {"Cookie": f"ludoteca={self.cookie}"}
        opened = connect(
            address,
            additional_headers=cookies | headers,
            max_size=None,
            open_timeout=SECONDS,
            ping_interval=None,  # a busy machine may be slow to answer
        )
        self.socket = self._sockets.enter_context(opened)

    def disconnect(self) -> None:
        self._sockets.close()
        self.socket = None

    def close(self) -> None:
        self.disconnect()
        self.http.close()

    def send(self, **message: Any) -> None:
        self.send_raw(json.dumps(message))

    def send_raw(self, message: str | bytes) -> None:
        assert self.socket is not None
        self.socket.send(message)

    def receive(self) -> Json:
        assert self.socket is not None
        frame = self.socket.recv(timeout=SECONDS)
        data = frame.encode() if isinstance(frame, str) else frame
        msgspec.json.decode(data, type=ToBrowser)  # everything is as the protocol says
        self.received.append(data)
        message: Json = json.loads(data)
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        if message["type"] == "stale":
            message = message["missed"]
        if message["type"] in NEWS:
            self.standing = message["standing"]
        for each in message.get("happenings", ()) if message["type"] == "happened" else ():
            self.happened[each["version"]] = each

    def expect(self, *types: str) -> Json:
        """The next message of one of these types; presence and news may come before it."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message
            assert message["type"] in (*NEWS, *ASIDE), message

    def watch(self, match: str, **more: Any) -> Json:
        if self.socket is None:
            self.connect()
        self.send(type="watch", match=match, **more)
        return self.expect(*NEWS)

    def ask(self, kind: str, match: str, key: str | None = None, **more: Any) -> Json:
        """A change, and the answer to it. If a bot was quicker, it is asked for again, unless it
        is for a version that was named."""
        while True:
            version = more.get("version", self.standing["version"])
            asked = {"type": kind, "match": match, "key": key or new_key()}
            self.send(**asked | {"version": version} | more)
            answer = self.expect("accepted", "duplicate", "stale", "refused", "problem")
            if answer["type"] == "accepted":
                self.follow(answer["version"])
            if answer["type"] != "stale" or "version" in more:
                return answer

    def play(self, match: str, action: int) -> None:
        answer = self.ask("play", match, action=action)
        assert answer["type"] == "accepted", answer

    def follow(self, version: int) -> None:
        """Read until the news of a version are here."""
        while self.standing["version"] < version:
            self.receive()


def play_to_the_end(match: str, players: list[Player], chooser: random.Random) -> None:
    play_until(math.inf, match, players, chooser)


def play_until(version: float, match: str, players: list[Player], chooser: random.Random) -> None:
    """Or to the end. People choose at random; bots do what they do."""
    while True:
        latest = max(player.standing["version"] for player in players)
        for player in players:
            player.follow(latest)
        if latest >= version or players[0].standing["status"] != "running":
            return
        acting = next((player for player in players if player.standing["choices"]), None)
        if acting is None:
            players[0].receive()  # a bot is thinking
            continue
        choice = chooser.choice(acting.standing["choices"])
        acting.play(match, choice["number"])
