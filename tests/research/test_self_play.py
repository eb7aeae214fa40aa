"""Self-play: what is written is what was played, whenever and wherever it was."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from numpy.typing import NDArray

import ludoteca
from ludoteca import research
from ludoteca.bots.contest import play_match
from ludoteca.core.contract import CHANCE
from ludoteca.core.errors import BadOption
from ludoteca.core.extras import MissingExtra
from ludoteca.manifests import BadFolder
from ludoteca.research import Search
from ludoteca.research.parquet import decisions_schema, records_schema
from ludoteca.research.playing import SEEDS, Club
from ludoteca.research.selfplay import self_play
from ludoteca.spreading import over_threads

Rows = NDArray[Any]
Given = TypeVar("Given")
Result = TypeVar("Result")

SPEC = research.spec("marabunta")


def leaning(observations: Rows, masks: Rows, actors: Rows) -> tuple[Rows, Rows]:
    """Something to say that depends on every row alone."""
    lean = observations.astype(np.int64) @ np.arange(observations.shape[1])
    logits = (lean[:, None] * np.arange(masks.shape[1])) % 5 / 2
    share = 0.3 + lean % 5 / 10
    return logits, np.stack([share, 1 - share], axis=1)


SEARCH = Search(SPEC, leaning, iterations=3, leaves=2, noise=0.25, temperature=1.0)
BOT = "search:iterations=16"  # one that searches, too


def contents(folder: Path) -> dict[str, bytes]:
    files = (file for file in sorted(folder.rglob("*")) if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def rows_of(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(folder / "decisions").to_pylist()
    return rows


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five games in chunks of two, one after the other."""
    folder = tmp_path_factory.mktemp("whole") / "out"
    done = self_play(
        SPEC, [SEARCH, BOT], 5, folder, seed=2, chunk=2, spread=over_threads(1), opening=6
    )
    assert (done.games, done.played, done.faults) == (5, 5, 0)
    return folder


def test_every_row_is_what_the_record_tells(whole: Path) -> None:
    rows = rows_of(whole)
    records = pq.read_table(whole / "records").to_pylist()
    assert [record["game"] for record in records] == [0, 1, 2, 3, 4]
    for record in records:
        match = ludoteca.load(record["record"])
        assert match.outcome is not None
        assert ludoteca.verify(record["record"]).difference is None
        of_game = {row["moment"]: row for row in rows if row["game"] == record["game"]}
        position = SPEC.initial()
        for moment, number in enumerate(match.actions):
            choice = position.actor != CHANCE and len(position.legal) > 1
            assert (moment in of_game) == choice
            if choice:
                row = of_game[moment]
                assert row["seat"] == position.actor
                assert row["legal"] == position.legal
                assert row["action"] == number
                assert row["observation"] == position.observe(position.actor).tolist()
                assert row["returns"] == record["returns"] == list(match.outcome.returns)
            position.apply(number)


def test_searches_and_bots_that_search_say_what_they_thought(whole: Path) -> None:
    for row in rows_of(whole):
        assert len(row["visits"]) == len(row["legal"])
        assert sum(row["values"]) == pytest.approx(1.0, abs=1e-5)
        assert (
            sum(row["visits"]) == 3
            if row["seat"] == 0
            else sum(row["visits"]) >= 8
            or (
                sum(row["visits"]) == 1  # solved
            )
        )


def test_after_the_opening_the_most_visited_choice_is_played(whole: Path) -> None:
    rows = rows_of(whole)
    for number in range(5):
        of_game = [row for row in rows if row["game"] == number]
        best = [
            row["action"] == row["legal"][int(np.argmax(row["visits"]))]
            for row in of_game[6:]
            if row["seat"] == 0
        ]
        assert len(best) > 20
        assert all(best)
    opening = [row for row in rows if row["seat"] == 0 and row["moment"] < 30]
    assert any(row["action"] != row["legal"][int(np.argmax(row["visits"]))] for row in opening)


def test_the_schema_is_the_stated_one(whole: Path) -> None:
    file = whole / "decisions" / "0000002.parquet"
    assert pq.read_schema(file) == decisions_schema(SPEC)
    assert pq.read_schema(whole / "records" / "0000000.parquet") == records_schema(SPEC)
    assert pq.read_schema(file).field("observation").type == pa.list_(
        pa.int16(), SPEC.observation.size
    )
    assert pq.read_schema(file).metadata[b"spec"].decode() == SPEC.name


def test_threads_and_the_order_of_chunks_do_not_matter(whole: Path, tmp_path: Path) -> None:
    self_play(SPEC, (SEARCH, BOT), 5, tmp_path, seed=2, chunk=2, spread=over_threads(3), opening=6)
    assert contents(tmp_path) == contents(whole)


def killed(
    work: Callable[[Given], Result], given: Iterable[Given]
) -> Generator[Result, None, None]:
    """Stops after the first."""
    for number, one in enumerate(given):
        if number == 1:
            raise KeyboardInterrupt
        yield work(one)


def test_a_run_that_was_killed_is_completed_to_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    arguments: dict[str, Any] = {"seed": 2, "chunk": 2, "opening": 6}
    with pytest.raises(KeyboardInterrupt):
        self_play(SPEC, [SEARCH, BOT], 5, tmp_path, spread=killed, **arguments)
    assert len(list(tmp_path.rglob("*.parquet"))) == 2
    # Killed in the middle of writing the next ones.
    (tmp_path / "records" / "0000002.parquet").write_bytes(b"old")
    (tmp_path / "decisions" / "0000002.parquet.new").write_bytes(b"half of")
    done = self_play(SPEC, [SEARCH, BOT], 5, tmp_path, **arguments)
    assert (done.games, done.played) == (5, 3)
    assert contents(tmp_path) == contents(whole)
    again = self_play(SPEC, [SEARCH, BOT], 5, tmp_path, **arguments)
    assert again.played == 0


def test_what_is_junk_is_played_again(tmp_path: Path) -> None:
    self_play(SPEC, "random", 3, tmp_path, chunk=1)
    before = contents(tmp_path)
    decisions, records = tmp_path / "decisions", tmp_path / "records"
    (decisions / "0000000.parquet").write_bytes(b"junk")
    (records / "0000001.parquet").unlink()
    (decisions / "0000002.parquet").write_bytes(before["records/0000002.parquet"])
    assert self_play(SPEC, "random", 3, tmp_path, chunk=1).played == 3
    assert contents(tmp_path) == before


class Failing:
    def choose(self, position: research.BotPosition) -> int:
        raise ZeroDivisionError


def test_a_self_play_that_failed_leaves_room_for_another(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(ZeroDivisionError):
        self_play(SPEC, Failing(), 1, out)
    assert self_play(SPEC, "random", 1, out, seed=1).played == 1
    with pytest.raises(BadFolder, match="seed is 1 there and 2 here"):
        self_play(SPEC, "random", 1, out, seed=2)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"spec": "marabunta"}, r"made by research\.spec"),
        ({"games": 1.0}, "games is 1.0; it must be a whole number"),
        ({"chunk": 0}, "chunk is 0; it must be 1 or more"),
        ({"seed": 1.5}, "seed is 1.5; it must be a whole number"),
        ({"seed": 2**70}, "it must be from 0 to"),
        ({"seed": -1}, "seed is -1"),
        ({"opening": -1}, "opening is -1; it must be 0 or more"),
    ],
)
def test_wrong_arguments_are_told_before_anything_is_written(
    tmp_path: Path, wrong: dict[str, Any], said: str
) -> None:
    arguments: dict[str, Any] = {"spec": SPEC, "players": "random", "games": 1}
    with pytest.raises((TypeError, ValueError), match=said):
        self_play(out=tmp_path / "out", **(arguments | wrong))
    assert not (tmp_path / "out").exists()


def test_a_game_is_the_same_whichever_are_played_beside_it(whole: Path) -> None:
    club = Club(SPEC, (SEARCH, BOT), seed=2, opening=6)
    records = pq.read_table(whole / "records")["record"].to_pylist()
    assert [game.record for game in club.play([4, 1])] == [records[4], records[1]]


def test_without_an_opening_a_search_plays_as_it_does_in_the_arena() -> None:
    club = Club(SPEC, (SEARCH, "random"), seed=1, opening=None)
    alone = play_match(SPEC.game, SPEC.setting, [SEARCH, "random"], SEEDS + 3)
    (game,) = club.play([3])
    assert game.record == alone.record()
    assert game.decisions[0].thought is not None
    assert all(each.thought is None for each in game.decisions if each.seat == 1)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"games": 6}, "games is 5 there and 6 here"),
        ({"seed": 3}, "seed is 2 there and 3 here"),
        ({"chunk": 3}, "chunk is 2"),
        ({"opening": None}, "opening is 6"),
        ({"players": "random"}, "players is"),
        ({"players": [Search(SPEC, leaning, iterations=4), BOT]}, "iterations=4"),
        ({"spec": research.spec("marabunta", territory="crumbs"), "players": "random"}, "spec is"),
    ],
)
def test_a_folder_is_for_one_self_play_alone(
    whole: Path, changed: dict[str, Any], words: str
) -> None:
    before = contents(whole)
    arguments: dict[str, Any] = {"spec": SPEC, "players": [SEARCH, BOT], "games": 5}
    arguments |= {"seed": 2, "chunk": 2, "opening": 6}
    with pytest.raises(BadFolder, match=words):
        self_play(out=whole, **(arguments | changed))
    assert contents(whole) == before


@pytest.mark.parametrize("name", ["letter.txt", "manifest.json"])
def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("Dear aunt")
    with pytest.raises(BadFolder, match="not empty"):
        self_play(SPEC, "random", 1, tmp_path)
    assert contents(tmp_path) == {name: b"Dear aunt"}


def test_players_that_do_not_fit_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(ValueError, match="3 players for 2 seats"):
        self_play(SPEC, ["random"] * 3, 1, out)
    with pytest.raises(BadOption, match="nobody"):
        self_play(SPEC, "nobody", 1, out)
    with pytest.raises(ValueError, match="cannot play"):
        self_play(research.spec("minicity", 2), SEARCH, 1, out)
    with pytest.raises(ValueError, match="1 or more"):
        self_play(SPEC, "random", 0, out)
    assert not out.exists()


def test_without_the_extra_it_says_which_one_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match="rl"):
        self_play(SPEC, "random", 1, tmp_path / "out")
    assert not (tmp_path / "out").exists()
