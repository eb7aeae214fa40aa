"""A server that is killed at any moment loses nothing it has acknowledged, and plays on."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

import httpx
import pytest

import ludoteca
from tests.effort import THOROUGH
from tests.server.conftest import settings_for
from tests.server.players import Json, Player, new_key
from tests.server.process import QuickServer, Server

Visit = Callable[..., Player]
DEATHS = 20 if THOROUGH else 5  # of the server, in matches of each game
SHORT = "marabunta"  # is played out when the server has died often enough


class Survivor:
    """A person whose browser connects again, repeats what was not answered, and forgets nothing."""

    def __init__(self, player: Player, game: str) -> None:
        others = ["random"] * (2 if game == "marracash" else 1)
        self.player = player
        self.game = game
        self.match = player.open_table(game, "me", *others, rated=True, start=True)["match"]
        self.acknowledged: dict[int, str] = {}  # version -> key of the move
        self.seen: dict[int, Json] = {}
        self.pending: Json | None = None
        player.standing, player.happened = {}, {}
        self.connect()

    @property
    def is_over(self) -> bool:
        return bool(self.player.standing["status"] != "running")

    def connect(self) -> None:
        version = self.player.standing.get("version")
        self.player.disconnect()
        self.player.connect()
        self.player.send(type="watch", match=self.match, version=version)
        self.player.expect("situation", "happened")

    def send_move(self, chooser: random.Random) -> None:
        """A move, or once more the one that was not answered; nothing if it is not our turn."""
        standing = self.player.standing
        if self.pending is None and standing["choices"]:
            self.pending = {
                "type": "play",
                "match": self.match,
                "version": standing["version"],
                "key": new_key(),
                "action": choose(standing["choices"], chooser),
            }
        if self.pending is not None:
            self.player.send(**self.pending)

    def act(self, chooser: random.Random) -> None:
        """Send a move, and take note of the answer."""
        player = self.player
        self.send_move(chooser)
        assert self.pending is not None
        answer = player.expect("accepted", "duplicate", "stale", "refused")
        assert answer["type"] in ("accepted", "duplicate"), answer
        self.acknowledged[answer["version"]] = str(self.pending["key"])
        self.pending = None
        player.follow(answer["version"])

    def go_on(self, chooser: random.Random) -> None:
        """A move, or the next news of the bots, whom nobody reminds of their turn."""
        if self.pending is not None or self.player.standing["choices"]:
            self.act(chooser)
        else:
            self.player.receive()
        self.remember()

    def remember(self) -> None:
        for version, told in self.player.happened.items():
            assert self.seen.setdefault(version, told) == told  # history never changes


def choose(choices: list[Json], chooser: random.Random) -> int:
    """Anything, but in Mini City unloading only some of the tokens goes on for ever."""
    unloads = all(choice["text"].startswith("unload") for choice in choices)
    choice = choices[-1] if unloads else chooser.choice(choices)
    return int(choice["number"])


def database_for(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return str(folder / "tables.sqlite3")
    return str(request.getfixturevalue("postgres_database"))


def check_story(survivor: Survivor) -> None:
    """Everything the browser was told, and every move it was promised, is in the log."""
    player, match = survivor.player, survivor.match
    if survivor.is_over:
        assert ludoteca.verify(player.http.get(f"/api/matches/{match}/record").text).is_fair
    player.disconnect()
    player.watch(match)
    log = whole_log(player, match)
    assert set(log) == set(range(1, len(log) + 1))
    for version, told in survivor.seen.items():
        assert log[version] == told
    own = [v for v, each in log.items() if each["kind"] == "decided" and each["seat"] == 0]
    assert own == sorted(survivor.acknowledged)  # and no move was made twice


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_killed_at_random_it_loses_nothing_and_plays_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, visit: Visit
) -> None:
    """Matches of all games at one server; whoever has played one out begins the next."""
    chooser = random.Random(kind)
    # The next server need not wait long for the bots that the dead one had.
    settings = settings_for(database_for(kind, tmp_path, request), lease_seconds=0.1)
    with QuickServer(settings, tmp_path / "log", quick_bots=True) as server:
        survivors = [Survivor(visit(server.url), game) for game in ludoteca.games()]
        for _ in range(DEATHS):
            survivors = [next_match(survivor) for survivor in survivors]
            die(server, survivors, chooser)
            for _ in range(chooser.randint(1, 3)):
                go_on(survivors, chooser)
        [played_out] = [survivor for survivor in survivors if survivor.game == SHORT]
        while not played_out.is_over:
            played_out.go_on(chooser)
        server.kill()  # which may just be rating it
        server.start()
        check_rated_once(played_out)
        for survivor in survivors:
            check_story(survivor)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_seat_taken_as_the_server_dies_is_taken_whole_or_not_at_all(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, visit: Visit
) -> None:
    """Whoever asks again has it: once in the log, and nobody else sits there."""
    chooser = random.Random(kind)
    settings = settings_for(database_for(kind, tmp_path, request), lease_seconds=0.1)
    with QuickServer(settings, tmp_path / "log", quick_bots=True) as server:
        host = visit(server.url)
        kept = {"kind": "open", "level": "random"}
        wish = {"game": "marracash", "seats": [{"kind": "me"}, *[kept] * 2], "public": True}
        table = host.post("/api/tables", {**wish, "start": True})
        join = f"/api/tables/{table['id']}/join"
        guests = [visit(server.url) for _ in range(2)]
        for seat, guest in enumerate(guests, 1):
            asking = Thread(target=ask_and_forget, args=(guest, join, {"seat": seat}))
            asking.start()
            time.sleep(chooser.random() * 0.03)
            server.kill()
            asking.join()
            server.start()
            seats = guest.post(join, {"seat": seat})["seats"]
            assert seats[seat]["you"]
        host.watch(table["match"])
        log = whole_log(host, table["match"])
        sat_down = [each["seat"] for each in log.values() if each["kind"] == "sat-down"]
        assert sat_down == [1, 2]


def ask_and_forget(player: Player, path: str, body: Json) -> None:
    """Nobody answers if the server dies meanwhile."""
    with suppress(httpx.TransportError):
        player.http.post(path, json=body)


def check_rated_once(survivor: Survivor) -> None:
    """Every match that has ended, once somebody has noted it."""
    while True:
        profile = survivor.player.get("/api/profile")
        over = [each["id"] for each in survivor.player.get("/api/lists")["mine"] if each["result"]]
        if {each["match"] for each in profile["matches"]} == set(over):
            break
        time.sleep(0.05)
    assert all(each["after"] is not None for each in profile["matches"])
    assert [each["matches"] for each in profile["strengths"]] == [len(over)]


def next_match(survivor: Survivor) -> Survivor:
    """The same one, or another match where one ended before the server has died often enough."""
    if not survivor.is_over:
        return survivor
    check_story(survivor)
    return Survivor(survivor.player, survivor.game)


def go_on(survivors: list[Survivor], chooser: random.Random) -> None:
    for survivor in survivors:
        if not survivor.is_over:
            survivor.go_on(chooser)


def die(server: Server, survivors: list[Survivor], chooser: random.Random) -> None:
    for survivor in survivors:
        if chooser.random() < 0.5:  # in the middle of a move
            survivor.send_move(chooser)
    server.kill()
    server.start()
    for survivor in survivors:
        survivor.connect()


def whole_log(player: Player, match: str) -> dict[int, Json]:
    log: dict[int, Json] = {}
    before = None
    while True:
        player.send(type="recall", match=match, before=before)
        page = player.expect("recalled")["happenings"]
        log = {each["version"]: each for each in page} | log
        before = page[0]["version"]
        if before == 1:
            return log


def test_a_stopped_server_ends_well_and_starts_again(tmp_path: Path, visit: Visit) -> None:
    with QuickServer(settings_for(str(tmp_path / "tables.sqlite3")), tmp_path / "log") as server:
        player = visit(server.url)
        match = player.open_table("marabunta", "me", "random", start=True)["match"]
        before = player.watch(match)
        server.stop()
        assert '"stopped"' in server.log()
        server.start()
        player.disconnect()
        after = player.watch(match)
        assert after["commitment"] == before["commitment"]
        assert after["standing"]["version"] >= before["standing"]["version"]
        assert "Traceback" not in server.log()


def test_a_match_of_other_rules_is_refused_by_name(tmp_path: Path, visit: Visit) -> None:
    database = tmp_path / "tables.sqlite3"
    with QuickServer(settings_for(str(database)), tmp_path / "log") as server:
        player = visit(server.url)
        match = player.open_table("marabunta", "me", "random", start=True)["match"]
        server.kill()
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE matches SET rules_version = 99")
        connection.close()
        server.start()
        player.connect()
        player.send(type="watch", match=match)
        problem = player.expect("problem")
        assert problem["reason"]["key"] == "server-other-rules"
        assert problem["reason"]["arguments"]["rules"] == "99"
