"""What the process that thinks for bots keeps in mind: little, and nothing that can be guessed."""

from __future__ import annotations

import itertools
import math
import secrets
import tracemalloc
from collections.abc import Iterator

import msgspec
import pytest

import ludoteca
from ludoteca.bots import levels
from ludoteca.core.match import Match
from ludoteca.server.processes.thinker_process import Memory, Question, answer

SEATS = {"marabunta": 2, "minicity": 3, "marracash": 3}
LEVEL = "strong"


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine, a search ends after its iterations."""
    for seconds in (levels.STEP_SECONDS, levels.TURN_SECONDS):
        monkeypatch.setitem(seconds, LEVEL, math.inf)


class Table:
    """A match whose seats are all bots."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.match: Match = ludoteca.new_match(game, SEATS[game], name)
        self.chosen: list[int] = []

    def go_on(self, memory: Memory, level: str = LEVEL) -> None:
        match = self.match
        question = Question(
            task="choose",
            match=self.name,
            game=match.game.name,
            seats=match.setting.seats,
            options=dict(match.setting.options),
            boards={},
            actions=match.actions,
            level=level,
        )
        reply = answer(memory, msgspec.json.encode(question))
        assert reply.failure is None
        assert reply.number is not None
        self.chosen.append(reply.number)
        match.play(reply.number)


def fifty() -> list[Table]:
    games = itertools.cycle(SEATS)
    return [Table(f"table {number}", next(games)) for number in range(50)]


@pytest.fixture
def known_seeds(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Seeds of bots are 1, 2, 3, …; the list tells which were drawn."""
    drawn: list[int] = []

    def draw(bits: int) -> int:
        drawn.append(len(drawn) + 1)
        return drawn[-1]

    monkeypatch.setattr(secrets, "randbits", draw)
    yield drawn


def test_fifty_tables_fit_into_little_memory() -> None:
    tables, memory = fifty(), Memory()
    for table in tables[:3]:
        table.go_on(memory)  # whatever all share is there now
    tracemalloc.start()
    try:
        for _ in range(2):
            for table in tables:
                table.go_on(memory)
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 32 * 2**20


def test_bots_never_keep_more_in_mind_than_there_is_room_for() -> None:
    tables, memory = fifty(), Memory(room=100_000)
    most = 0
    for _ in range(3):
        for table in tables:
            table.go_on(memory)
            most = max(most, memory.held())
    assert 50_000 < most <= 100_000


def test_a_bot_keeps_its_thoughts_during_its_turn_only() -> None:
    table, memory = Table("alone", "marabunta"), Memory()
    held = set()
    for _ in range(40):
        seat = table.match.to_act
        table.go_on(memory)
        goes_on = table.match.to_act == seat and memory.held() > 0
        held.add(goes_on)
        assert goes_on or memory.held() == 0
    assert held == {True, False}


def test_what_a_bot_plays_does_not_depend_on_other_tables(known_seeds: list[int]) -> None:
    alone = Table("one", "minicity")
    memory = Memory()
    for _ in range(20):
        alone.go_on(memory)
    known_seeds.clear()
    amid, others, memory = Table("one", "minicity"), fifty()[:3], Memory()
    seats = len({*range(amid.match.setting.seats)})
    for step in range(20):
        amid.go_on(memory)
        if len(known_seeds) >= seats:  # so that the same seeds went to the same bots
            for other in others if step % 3 == 0 else ():
                other.go_on(memory)
    assert amid.chosen == alone.chosen
    assert others[0].chosen


def test_every_bot_has_a_secret_seed_of_its_own(known_seeds: list[int]) -> None:
    memory = Memory()
    tables = [Table("one", "marabunta"), Table("two", "marabunta")]
    for _, table in itertools.product(range(30), tables):
        table.go_on(memory, "random")
    assert known_seeds == [1, 2, 3, 4]  # two seats at each of two tables


def test_whoever_knows_all_but_the_seed_cannot_tell_what_a_bot_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = []
    for seed in (5, 6):
        monkeypatch.setattr(secrets, "randbits", lambda bits, seed=seed: seed)
        table, memory = Table("one", "marabunta"), Memory()
        for _ in range(8):
            table.go_on(memory, "beginner")
        played.append(table.chosen)
    assert played[0] != played[1]
