"""The command line starts quickly, helps, and speaks the language asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import ludoteca
from ludoteca import preparing
from ludoteca.cli import language
from ludoteca.cli.consoles import seat_word
from ludoteca.core import texts
from ludoteca.games import find_game
from tests.cli.conftest import Run

COMMANDS = ("games", "play", "simulate", "bench", "replay", "verify", "boards")
HEAVY = ("numba", "numpy", "rich", "fluent")

# In a process of its own: the library, and then the help of one command after the other.
LOADED = """
import sys
import ludoteca

def tell(what):
    print("loaded by", what, *[name for name in {heavy} if name in sys.modules])

ludoteca.games()
tell("games()")
from ludoteca.cli import main
for command in {commands}:
    main([*command, "--help"])
    tell(" ".join(["help", *command]))
"""


def test_importing_the_library_and_help_load_nothing_heavy() -> None:
    commands = [(), *((command,) for command in COMMANDS)]
    code = LOADED.format(commands=commands, heavy=HEAVY)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    told = [line for line in done.stdout.splitlines() if line.startswith("loaded by")]
    helps = [" ".join(["loaded by help", *command]) for command in commands]
    assert told == ["loaded by games()", *helps]


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help")
    assert shown.code == 0
    assert all(f"\n  {command} " in shown.out for command in COMMANDS)


def test_the_version_is_the_packages(run: Run) -> None:
    assert run("--version").out == f"{ludoteca.__version__}\n"


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    shown = run("games")
    assert shown.code == 0
    assert "territory = picnic (of picnic, crumbs, or a file)" in shown.out
    assert "boards = worker" in shown.out


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "marabunta", "--games", "1"),
        ("play", "marabunta"),
        ("play", "marabunta", "--load", "FILE"),
        ("replay", "FILE"),
        ("verify", "FILE"),
    ],
)
def test_the_first_use_of_a_game_says_that_it_is_prepared(
    run: Run, monkeypatch: pytest.MonkeyPatch, finished_file: Path, command: tuple[str, ...]
) -> None:
    prepared: list[str] = []
    monkeypatch.setattr(preparing, "is_warm", lambda game: False)
    monkeypatch.setattr(preparing, "warm_up", lambda game: prepared.append(game.name))
    shown = run(*(word.replace("FILE", str(finished_file)) for word in command))
    assert "Preparing the rules of Marabunta" in shown.err
    assert prepared == ["marabunta"]


def test_a_seat_without_words_keeps_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("marabunta")
    assert seat_word(game, 0) == "Red"
    monkeypatch.setattr(type(game), "name", "halma")
    assert seat_word(game, 0) == "red"


# Languages


def test_the_command_line_knows_the_languages_of_the_texts() -> None:
    assert language.LANGUAGES == texts.LANGUAGES


@pytest.mark.parametrize("code", texts.LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_arguments(code: str) -> None:
    assert arguments_of(code) == arguments_of("en")


def arguments_of(code: str) -> dict[str, set[str]]:
    """The keys of a language's texts for the command line, and what each is given."""
    found: dict[str, set[str]] = {}
    text = (texts.LOCALE / code / "cli.ftl").read_text(encoding="utf-8")
    for entry in FluentResource(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {str(node.id.name)}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(value) for value in node))
    return set()


@pytest.mark.parametrize(
    ("code", "word"), [("en", "Game"), ("it", "Gioco"), ("fr", "Jeu"), ("pl", "Gra")]
)
def test_language_is_chosen_by_an_option_or_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, code: str, word: str
) -> None:
    assert word in run("games", "--language", code).out
    monkeypatch.setenv("LANG", f"{code}_XX.UTF-8")
    assert word in run("games").out


def test_an_unknown_language_of_the_environment_gives_english(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "Game" in run("games").out


def test_errors_speak_the_language_too(run: Run) -> None:
    assert run("play", "chess", "--language", "it").refused("Non esiste il gioco")


def test_output_cut_short_by_its_reader_is_no_error() -> None:
    code = "import sys; from ludoteca.cli import main; sys.exit(main(['games']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
