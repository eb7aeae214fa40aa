"""What a seat is sent is a function of what it may see: every byte on real sockets."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

import ludoteca
from ludoteca.core.contract import CHANCE, OVER
from ludoteca.core.kernel import copy_record
from ludoteca.core.match import Match
from ludoteca.core.match import Step as Moment
from tests.server.players import Json, Player
from tests.server.process import Server

New = Callable[[], Player]
DECISIONS = 60  # of a match; then it is too long for a test to go on


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def play_some(match: str, players: list[Player], chooser: random.Random) -> None:
    for _ in range(DECISIONS):
        latest = max(player.standing["version"] for player in players)
        for player in players:
            player.follow(latest)
        if players[0].standing["status"] != "running":
            break
        acting = next((player for player in players if player.standing["choices"]), None)
        if acting is None:
            players[0].receive()
        else:
            acting.play(match, chooser.choice(acting.standing["choices"])["number"])
    for player in players:
        player.send(type="recall", match=match)
        player.expect("recalled")


# Of every game: how many seats, and its options. Two people, the rest bots.
TABLES: list[tuple[str, int, dict[str, bool]]] = [
    ("marabunta", 2, {}),
    ("minicity", 3, {"friends": False}),
    ("minicity", 3, {"friends": True}),
    ("marracash", 3, {"souvenirs": True}),
]


def test_every_game_is_looked_at() -> None:
    assert {game for game, _, _ in TABLES} == set(ludoteca.games())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nobody_is_sent_what_they_may_not_see(
    newcomer: New, server: Server, game: str, seats: int, options: dict[str, bool]
) -> None:
    people = [newcomer(), newcomer()]
    bots = ["random"] * (seats - 2)
    table = people[0].open_table(game, "me", "open", *bots, options=options)
    people[1].join(table)
    match_id = people[0].start(table)
    spectator = newcomer()
    for player in people:
        player.watch(match_id)
    spectator.watch(match_id, code=table["code"])
    play_some(match_id, [*people, spectator], random.Random(6))
    truth, seed, starts = true_match(server, match_id)
    moments = list(truth.steps())
    for viewer, seat in ((people[0], 0), (people[1], 1), (spectator, None)):
        if truth.to_act is not None:  # once it is over, everybody is told the seed
            assert seed.encode() not in b"".join(viewer.received)
        for frame in viewer.received:
            message = json.loads(frame)
            if "standing" in message:
                check_standing(truth, moments, message["standing"], seat)
            for happening in message.get("happenings", ()):
                begin = starts[happening["version"]]
                check_steps(truth, moments[begin:], happening.get("steps", []), seat)


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_game_that_hides_nothing_shows_all_the_same(game: str) -> None:
    """Such games are worked out once for everybody; the others never are."""
    match = ludoteca.new_match(game)
    chooser = random.Random(8)
    for _ in range(20):
        match.play(chooser.choice(match.legal_numbers()))
    seats = [None, *range(match.setting.seats)]
    views = [match.view(seat) for seat in seats]
    stories = [match.story(seat) for seat in seats]
    alike = all(each == views[0] for each in views) and all(each == stories[0] for each in stories)
    assert alike == match.game.hides_nothing
    assert (
        any(
            match.game.is_hidden(match.board, step.before, step.number, seat)
            for step in match.steps()
            for seat in seats
        )
        != match.game.hides_nothing
    )


def true_match(server: Server, match_id: str) -> tuple[Match, str, dict[int, int]]:
    """The match as only the database knows it, its seed, and where each version begins."""
    path = server.settings.database.removeprefix("sqlite+aiosqlite:///")
    connection = sqlite3.connect(path)
    table_id, game, options, seed = connection.execute(
        "SELECT id, game, options, seed FROM tables WHERE match_id = ?", [match_id]
    ).fetchone()
    query = "SELECT count(*) FROM seats WHERE table_id = ?"
    (seats,) = connection.execute(query, [table_id]).fetchone()
    rows = connection.execute(
        "SELECT entry FROM happenings WHERE match_id = ? ORDER BY version", [match_id]
    ).fetchall()
    connection.close()
    match = ludoteca.new_match(game, seats, seed, **json.loads(options))
    known = len(match.actions)
    actions: list[int] = []
    starts: dict[int, int] = {}
    for (text,) in rows:
        entry = json.loads(text)
        starts[entry["version"]] = len(actions)
        actions += entry["actions"]
    for number in actions[known:]:
        match.follow(number)
    assert match.actions == actions
    return match, seed, starts


def unseen(truth: Match, state: Any, seat: int | None) -> list[Any]:
    """The same position with everything the seat cannot see dealt anew."""
    blind_to = [seat] if seat is not None else list(range(truth.setting.seats))
    dealt = []
    for key in (11, 12):
        for each in blind_to:
            other = copy_record(state)
            truth.game.kernels.redeal(truth.board.record, other, each, key, 5)
            dealt.append(other)
    return dealt


def check_standing(truth: Match, moments: list[Moment], standing: Json, seat: int | None) -> None:
    game, board = truth.game, truth.board
    state = moments[standing["steps"] - 1].after
    over = int(state.actor) == OVER
    for other in unseen(truth, state, seat):
        assert standing["view"] == plain(game.view(board, other, seat))
        assert over or standing["prompt"] == plain(game.prompt(board, other))
        assert standing["to_act"] == (None if over else int(other.actor))
        if standing["to_act"] == seat:
            buffer = np.zeros(game.max_choices, np.int16)
            count = game.kernels.legal(board.record, other, buffer)
            numbers = [int(number) for number in buffer[:count]]
            assert [choice["number"] for choice in standing["choices"]] == numbers
            for choice in standing["choices"]:
                assert choice["label"] == plain(game.describe(board, other, choice["number"]))
        else:
            assert standing["choices"] == []
    assert over or standing["seed"] is None
    assert standing["seat"] == seat


def check_steps(truth: Match, moments: list[Moment], told: list[Json], seat: int | None) -> None:
    """What is open is told as it was; a hidden draw in the same words whichever card it is."""
    game, board = truth.game, truth.board
    for moment, step in zip(moments, told, strict=False):
        if not game.is_hidden(board, moment.before, moment.number, seat):
            assert step["text"] == game.text(game.action(board, moment.number))
            continue
        assert moment.actor == CHANCE
        assert step["text"] is None
        buffer = np.zeros(game.max_choices, np.int16)
        for outcome in buffer[: game.kernels.legal(board.record, moment.before, buffer)]:
            after = copy_record(moment.before)
            game.kernels.apply(board.record, after, int(outcome))
            words = game.narrate(board, moment.before, int(outcome), after, seat)
            assert step["messages"] == plain(words)
