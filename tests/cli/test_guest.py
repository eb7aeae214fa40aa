"""A game of another package, in every command that takes a game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from tests.cli.conftest import Run
from tests.guest import SOURCES, declare, forget, lay


@pytest.fixture(autouse=True)
def _ur(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installed beside Ludoteca."""
    declare(tmp_path)
    monkeypatch.syspath_prepend(str(SOURCES))
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield
    monkeypatch.undo()
    forget()


def test_it_is_listed_with_ours(run: Run) -> None:
    assert ludoteca.games() == ["marabunta", "minicity", "marracash", "ur"]
    assert "The Royal Game of Ur" in run("games").out
    assert "The Royal Game of Ur" in run("games", "--language", "it").out


def test_random_games_are_simulated(run: Run) -> None:
    shown = run("simulate", "ur", "--games", 50, "--threads", 1, "--json")
    result = json.loads(shown.out)
    assert (result["games"], sum(result["wins"]), result["end_reasons"]["home"]) == (50, 50, 50)


def test_a_search_without_knowledge_beats_random_play(run: Run) -> None:
    shown = run("arena", "ur", "casual", "random", "--games", 20, "--seed", 1, "--json")
    assert shown.code == 0, shown.err
    standing = json.loads(shown.out)
    assert standing["bots"] == ["casual", "random"]
    assert standing["wins"][0] >= 15


def test_it_is_played_in_the_terminal_and_its_record_verifies(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    played = run("play", "ur", "--seed", 3, "--level", "random", lines=(*["1"] * 30, "quit"))
    assert re.search(r"^Light: \d waiting, on [\d, ]+; 0 home\.$", played.out, re.M)
    assert "You threw" in played.out
    match = ludoteca.new_match("ur", seed=5)
    while match.to_act is not None:
        match.play(match.legal_numbers()[-1])
    file.write_text(match.record(), encoding="utf-8")
    assert run("verify", file).code == 0


WORDLESS = """
from ludoteca_ur.game import Ur

class Wordless(Ur):
    name = "wordless"

    def prompt(self, board, state):
        from ludoteca.core.message import message
        return message("wordless-prompt")

GAME = Wordless()
"""


def test_a_game_without_a_title_is_listed_by_its_name(run: Run, tmp_path: Path) -> None:
    lay(tmp_path, "wordless_game", "wordless = wordless_game:GAME", WORDLESS)
    listed = run("games")
    assert listed.code == 0
    assert listed.out.count("wordless") == 1
    assert "The Royal Game of Ur" in listed.out


def test_a_missing_text_is_named_in_one_sentence(run: Run, tmp_path: Path) -> None:
    lay(tmp_path, "mute_game", "wordless = mute_game:GAME", WORDLESS)
    played = run("play", "wordless", "--seed", 3, "--level", "random", lines=("quit",))
    assert played.refused("lacks words", "there is no text 'wordless-prompt' in 'en'")


def test_a_broken_package_is_named_and_the_others_are_listed(run: Run, tmp_path: Path) -> None:
    lay(tmp_path, "broken_checkers", "checkers = broken_checkers:GAME", "import no_such_module")
    told = "its package broken_checkers is broken: ModuleNotFoundError: No module named 'no_such"
    listed = run("games")
    assert listed.code == 0
    assert all(name in listed.out for name in ("marabunta", "minicity", "marracash", "ur"))
    assert "checkers" not in listed.out
    assert told in listed.err
    played = run("play", "checkers")
    assert played.code != 0
    assert told in played.err
