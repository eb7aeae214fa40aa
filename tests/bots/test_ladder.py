"""The ladder: ratings that outlive a run, two runs at once and a broken file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.bots.arena import arena
from ludoteca.bots.ladder import BadLadder, Ladder, Result, table_name
from ludoteca.core.errors import BadOption
from ludoteca.core.setting import make_setting
from ludoteca.games import find_game

WON, LOST = Result(("left", "right"), (1, 2)), Result(("left", "right"), (2, 1))


def test_ratings_go_on_where_they_stopped(tmp_path: Path) -> None:
    once, twice = Ladder(tmp_path / "once"), Ladder(tmp_path / "twice")
    once.add("table", [WON, WON, LOST])
    twice.add("table", [WON])
    Ladder(tmp_path / "twice").add("table", [WON, LOST])
    assert twice.file.read_bytes() == once.file.read_bytes()
    assert list(once.standing("table")) == ["left", "right"]
    assert [rung.games for rung in once.standing("table").values()] == [3, 3]


def test_every_table_has_a_ladder_of_its_own(tmp_path: Path) -> None:
    ladder = Ladder(tmp_path / "ladder")
    ladder.add("one", [WON])
    ladder.add("other", [LOST])
    assert ladder.tables() == ["one", "other"]
    assert next(iter(ladder.standing("one"))) == "left"
    assert next(iter(ladder.standing("other"))) == "right"
    assert ladder.standing("third") == {}


def test_tables_differ_by_what_makes_matches_incomparable() -> None:
    game = find_game("marabunta")
    settings = [
        make_setting(game, None, {}),
        make_setting(game, None, {"territory": "crumbs"}),
        make_setting(game, None, {"territory": "mine"}, {"territory": "one\n"}),
        make_setting(game, None, {"territory": "mine"}, {"territory": "other\n"}),
    ]
    assert len({table_name(game, setting) for setting in settings}) == 4


def test_processes_that_add_at_once_lose_nothing(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from ludoteca.bots.ladder import Ladder, Result\n"
        "for game in range(20):\n"
        "    Ladder(sys.argv[1]).add('table', [Result(('left', 'right'), (1, 2))])\n"
        "    print(game, flush=True)\n"
    )
    ladder, alone = Ladder(tmp_path / "ladder"), Ladder(tmp_path / "alone")
    command = [sys.executable, "-c", code, str(ladder.file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()  # it has begun
        for _ in range(20):
            ladder.add("table", [WON])
        other.communicate()
    assert other.returncode == 0
    alone.add("table", [WON] * 40)
    assert ladder.file.read_bytes() == alone.file.read_bytes()


@pytest.mark.parametrize("text", ["", "{", '{"format": "other", "tables": {}}', "[]", "\xff"])
def test_a_broken_file_is_told_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "ladder"
    file.write_text(text, encoding="latin-1")
    before = file.read_bytes()
    game = find_game("marabunta")
    with pytest.raises(BadLadder, match="is not a ladder"):
        arena(
            game,
            make_setting(game, None, {}),
            ["random", "beginner"],
            10**9,  # it is told before a game is played
            ladder=Ladder(file),
        )
    with pytest.raises(BadLadder):
        Ladder(file).add("table", [WON])
    assert file.read_bytes() == before


def test_an_interrupted_arena_keeps_what_was_played(tmp_path: Path) -> None:
    game, ladder, games = find_game("marabunta"), Ladder(tmp_path / "ladder"), 0

    def stop_after_three(count: int) -> None:
        nonlocal games
        games += count
        if games == 3:
            raise KeyboardInterrupt

    setting = make_setting(game, None, {})
    with pytest.raises(KeyboardInterrupt):
        arena(game, setting, ["random", "beginner"], 100, progress=stop_after_three, ladder=ladder)
    assert ladder.standing(table_name(game, setting))["random"].games >= 2


def test_bots_of_one_name_have_no_place_on_a_ladder(tmp_path: Path) -> None:
    game = find_game("marabunta")
    with pytest.raises(BadOption, match="same name"):
        arena(
            game,
            make_setting(game, None, {}),
            ["random", "random"],
            2,
            ladder=Ladder(tmp_path / "ladder"),
        )
