"""A server that is killed at any moment loses nothing it has acknowledged, and plays on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import ludoteca
from tests.server.conftest import settings_for
from tests.server.players import Json, Player, new_key
from tests.server.process import Server

GAMES = ("marabunta", "marracash")
KILLS = 8  # in each game


class Survivor:
    """A person whose browser connects again, repeats what was not answered, and forgets nothing."""

    def __init__(self, player: Player, match: str) -> None:
        self.player = player
        self.match = match
        self.acknowledged: dict[int, str] = {}  # version -> key of the move
        self.seen: dict[int, Json] = {}
        self.pending: Json | None = None

    def connect(self) -> None:
        version = self.player.standing.get("version")
        self.player.disconnect()
        self.player.connect()
        self.player.send(type="watch", match=self.match, version=version)
        self.player.expect("situation", "happened")

    def act(self, chooser: random.Random) -> None:
        """Send or repeat a move, and take note of the answer."""
        player = self.player
        if self.pending is None:
            choice = chooser.choice(player.standing["choices"])
            self.pending = {
                "type": "play",
                "match": self.match,
                "version": player.standing["version"],
                "key": new_key(),
                "action": choice["number"],
            }
        player.send(**self.pending)
        answer = player.expect("accepted", "duplicate", "stale", "refused")
        assert answer["type"] in ("accepted", "duplicate"), answer
        self.acknowledged[answer["version"]] = str(self.pending["key"])
        self.pending = None
        player.follow(answer["version"])

    def remember(self) -> None:
        for version, told in self.player.happened.items():
            assert self.seen.setdefault(version, told) == told  # history never changes


def database_for(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return str(folder / "tables.sqlite3")
    return str(request.getfixturevalue("postgres_database"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("game", GAMES)
def test_killed_at_random_it_loses_nothing_and_plays_on(
    kind: str, game: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    chooser = random.Random(f"{kind} {game}")
    database = database_for(kind, tmp_path, request)
    others = ["random"] * (1 if game == "marabunta" else 2)
    with Server(settings_for(database), tmp_path / "log") as server:
        player = Player(server.url)
        match = player.open_table(game, "me", *others, start=True)["match"]
        survivor = Survivor(player, match)
        survivor.connect()
        kills = 0
        while player.standing["status"] == "running":
            try:
                if survivor.pending or player.standing["choices"]:
                    if kills < KILLS and chooser.random() < 0.15:
                        kills += 1
                        if survivor.pending is None and chooser.random() < 0.5:
                            # Sent, and killed before the answer is read.
                            choice = chooser.choice(player.standing["choices"])
                            survivor.pending = {
                                "type": "play",
                                "match": match,
                                "version": player.standing["version"],
                                "key": new_key(),
                                "action": choice["number"],
                            }
                            player.send(**survivor.pending)
                        server.kill()
                        server.start()
                        survivor.connect()
                        if survivor.pending is None and not player.standing["choices"]:
                            continue
                    if survivor.pending or player.standing["choices"]:
                        survivor.act(chooser)
                else:
                    player.receive()  # the bots' turn, which nobody reminds them of
            except ConnectionClosed:
                survivor.connect()
            survivor.remember()
        assert kills == KILLS
        record = player.http.get(f"/api/matches/{match}/record").text
        player.disconnect()
        player.connect()
        player.watch(match)
        log = whole_log(player, match)
        player.close()
    verified = ludoteca.verify(record)
    assert verified.is_fair
    # Everything the browser was told, and every move it was promised, is in the log.
    assert set(log) == set(range(1, len(log) + 1))
    for version, told in survivor.seen.items():
        assert log[version] == told
    for version in survivor.acknowledged:
        assert (log[version]["kind"], log[version]["seat"]) == ("decided", 0)
    own = [v for v, each in log.items() if each["kind"] == "decided" and each["seat"] == 0]
    assert own == sorted(survivor.acknowledged)  # and no move was made twice


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


def test_a_stopped_server_ends_well_and_starts_again(tmp_path: Path) -> None:
    with Server(settings_for(str(tmp_path / "tables.sqlite3")), tmp_path / "log") as server:
        player = Player(server.url)
        match = player.open_table("marabunta", "me", "random", start=True)["match"]
        before = player.watch(match)
        assert server.stop() == 0
        server.start()
        player.disconnect()
        after = player.watch(match)
        assert after["commitment"] == before["commitment"]
        assert after["standing"]["version"] >= before["standing"]["version"]
        player.close()
        assert "Traceback" not in server.log()


def test_a_match_of_other_rules_is_refused_by_name(tmp_path: Path) -> None:
    import sqlite3

    database = tmp_path / "tables.sqlite3"
    with Server(settings_for(str(database)), tmp_path / "log") as server:
        player = Player(server.url)
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
        player.close()
