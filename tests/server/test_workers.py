"""Several processes on PostgreSQL serve the same match."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from tests.effort import THOROUGH
from tests.server.conftest import settings_for
from tests.server.players import Player, play_to_the_end
from tests.server.process import QuickServer

Visit = Callable[..., Player]


# The one with a bot beside the people has everything that the other one has.
@pytest.mark.parametrize("game", ["marabunta", "marracash"] if THOROUGH else ["marracash"])
def test_two_servers_on_one_database_are_one(
    game: str, postgres_database: str, tmp_path: Path, visit: Visit
) -> None:
    """Two processes as `--workers 2` has them, but each with its own door, to know who is where."""
    settings = settings_for(postgres_database)
    people = 2 if game == "marabunta" else 3
    with (
        QuickServer(settings, tmp_path / "one") as one,
        QuickServer(settings, tmp_path / "two") as two,
    ):
        players = [visit((one, two)[number % 2].url) for number in range(people)]
        bots = ["random"] if game == "marracash" else []
        table = players[0].open_table(game, "me", *["open"] * (people - 1), *bots)
        for player in players[1:]:
            player.join(table)
        match = players[0].start(table)
        spectator = visit(two.url)
        for player in players:
            player.watch(match)
        spectator.watch(match, code=table["code"])
        play_to_the_end(match, [*players, spectator], random.Random(4))
        assert {player.standing["status"] for player in players} == {"over"}
        assert all(player.happened == players[0].happened for player in (*players, spectator))
        versions = sorted(players[0].happened)
        assert versions == list(range(2, versions[-1] + 1))
        assert ludoteca.verify(players[1].http.get(f"/api/matches/{match}/record").text).is_fair


def test_one_of_two_processes_wins_a_race(
    postgres_database: str, tmp_path: Path, visit: Visit
) -> None:
    """The same person in two browsers plays the same turn twice: one move counts."""
    settings = settings_for(postgres_database)
    with (
        QuickServer(settings, tmp_path / "one") as one,
        QuickServer(settings, tmp_path / "two") as two,
    ):
        first = visit(one.url)
        match = first.open_table("marabunta", "me", "device", start=True)["match"]
        second = visit(two.url, first.cookie)
        for player in (first, second):
            player.watch(match)
        for number in range(20):
            version = first.standing["version"]
            choices = [choice["number"] for choice in first.standing["choices"]]
            for player, action in ((first, choices[0]), (second, choices[-1])):
                player.send(
                    type="play",
                    match=match,
                    version=version,
                    key=f"race-{number}-{action}-{player.url[-4:]}",
                    action=action,
                )
            answers = [player.expect("accepted", "stale") for player in (first, second)]
            assert sorted(answer["type"] for answer in answers) == ["accepted", "stale"]
            for player in (first, second):
                player.follow(version + 1)
            assert first.standing["version"] == second.standing["version"] == version + 1
            assert first.standing["view"] == second.standing["view"]


def test_bots_go_on_when_their_process_dies(
    postgres_database: str, tmp_path: Path, visit: Visit
) -> None:
    settings = settings_for(postgres_database, lease_seconds=3.0)
    with (
        QuickServer(settings, tmp_path / "one") as one,
        QuickServer(settings, tmp_path / "two") as two,
    ):
        host = visit(one.url)
        table = host.open_table("marabunta", "random", "random", public=True, start=True)
        one.kill()
        spectator = visit(two.url)
        spectator.watch(table["match"])
        while spectator.standing["status"] == "running":
            spectator.receive()
        assert spectator.standing["result"] is not None
