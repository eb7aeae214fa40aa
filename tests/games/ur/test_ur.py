"""The example of a guest: it owes what our own games owe, and plays by its rules."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.core.errors import IllegalAction
from ludoteca.core.match import Chance, Match
from ludoteca.core.message import message
from ludoteca.core.setting import make_setting
from ludoteca.core.texts import say
from ludoteca.games import names
from ludoteca.testing import Conformance, drawings
from tests.guest import GAME, PACKAGE, SOURCES

ROOT = Path(__file__).parents[3]


class TestUr(Conformance):
    game = GAME


def after(steps: str) -> Match:
    """A match after these actions, those of chance too."""
    match = Match(GAME, make_setting(GAME, None, {}), Chance.of_seed("1"))
    for step in steps.split(", "):
        match.follow(step)
    return match


def told(match: Match) -> list[dict[str, str | int]]:
    return [line["arguments"] for line in match.view()["lines"]]


def test_nobody_finds_it_unless_it_is_installed() -> None:
    assert names() == ("marabunta", "minicity", "marracash")


def test_it_has_at_most_400_lines_with_its_words() -> None:
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.ftl")]
    assert len(files) == 5
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 400


def test_the_page_that_follows_it_has_every_file_as_it_is() -> None:
    page = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    files = [path for path in PACKAGE.rglob("*") if path.suffix in (".toml", ".py", ".md", ".ftl")]
    assert len(files) == 8
    for path in files:
        assert f"`{path.relative_to(PACKAGE).as_posix()}`" in page
        assert path.read_text(encoding="utf-8") in page


def test_a_guest_falls_back_to_english_in_other_languages() -> None:
    assert say(message("ur-title"), "pl") == say(message("ur-title"), "en")


def test_a_piece_enters_by_its_throw_and_a_rosette_gives_another() -> None:
    """§2.2, §3.3: light enters on square 4, a rosette, and goes on with a 2."""
    light, _ = told(after("throw 4, move 0, throw 2, move 4"))
    assert (light["squares"], light["waiting"], light["home"]) == ("6", 6, 0)


def test_a_piece_is_captured_on_a_shared_square() -> None:
    """§3.1: light stands on 7; dark comes there from 3."""
    light, dark = told(
        after("throw 4, move 0, throw 1, move 4, throw 3, move 0, throw 2, move 5, throw 4, move 3")
    )
    assert (light["squares"], light["waiting"]) == ("none", 7)
    assert (dark["squares"], dark["waiting"]) == ("7", 6)


def test_a_piece_on_the_middle_rosette_is_safe() -> None:
    """§3.2: light stands on 8, and dark must not come there from 4."""
    match = after("throw 4, move 0, throw 4, move 4, throw 1, move 0, throw 4, move 0, throw 4")
    with pytest.raises(IllegalAction, match="safe"):
        match.play("move 4")


def test_whoever_cannot_move_passes_and_nobody_else_may() -> None:
    """§2.4"""
    match = after("throw 0")
    assert [GAME.text(action) for action in match.legal()] == ["pass"]
    match = after("throw 0, pass, throw 2")
    with pytest.raises(IllegalAction, match="You can move, so you must"):
        match.play("pass")


def test_a_piece_goes_home_by_an_exact_throw_only() -> None:
    """§4.1: from 14 with a 1, not with a 2."""
    way = "throw 4, move 0, throw 4, move 4, throw 4, move 8, throw 0, pass, throw 2, move 12"
    with pytest.raises(IllegalAction, match="exact"):
        after(f"{way}, throw 2").play("move 14")
    light, _ = told(after(f"{way}, throw 1, move 14"))
    assert (light["squares"], light["home"]) == ("none", 1)


def test_the_browser_drops_what_the_kit_complains_about() -> None:
    source = (ROOT / "web/src/games/any/clean.ts").read_text(encoding="utf-8")
    lists = [frozenset(words.split()) for words in re.findall(r'"((?:svg|viewBox) [^"]+)"', source)]
    assert lists == [drawings.PARTS, drawings.LOOKS]
    bad = '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script/><g fill="url(x)"/></svg>'
    assert list(drawings.dropped(bad)) == ['onload="a()"', "<script>", 'fill="url(x)"']


READ = """
import pickle, sys
from pathlib import Path
from ludoteca.core.texts import say
sys.path.append(sys.argv[1])
match = pickle.loads(Path(sys.argv[2]).read_bytes())
import ludoteca_ur.game
print(match.game is ludoteca_ur.game.GAME, match.record(seed=True) == sys.argv[3])
print(say(match.prompt()))
"""


def test_a_pickled_match_is_read_by_another_process_which_speaks_its_words(tmp_path: Path) -> None:
    match = Match(GAME, make_setting(GAME, None, {}), Chance.of_seed("7"))
    match.advance()
    kept = tmp_path / "match"
    kept.write_bytes(pickle.dumps(match))
    words = [sys.executable, "-c", READ, str(SOURCES), str(kept), match.record(seed=True)]
    environment = {**os.environ, "LUDOTECA_KERNELS": "python"}
    read = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert (read.stdout, read.stderr) == (f"True True\n{say(match.prompt())}\n", "")
