"""Running the command line inside the tests."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludoteca
from ludoteca import preparing
from ludoteca.cli import main
from ludoteca.cli.language import choose_language
from ludoteca.core.match import Match


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def refused(self, *words: str) -> bool:
        """One sentence on standard error, with these words in it, and exit code 2."""
        one_line = len(self.err.splitlines()) == 1
        return self.code == 2 and one_line and all(word in self.err for word in words)


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def warm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is compiled here first, no command says that it prepares it."""
    monkeypatch.setattr(preparing, "is_warm", lambda game: True)


@pytest.fixture(autouse=True)
def english() -> None:
    """Whatever language the command of another test was in."""
    choose_language("en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call a command with arguments and, if it asks, lines of input."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments: object, lines: tuple[str, ...] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call


def played(seed: int = 7, decisions: int | None = None) -> Match:
    """A match of Marabunta played by taking turns among the legal actions."""
    match = ludoteca.new_match("marabunta", seed=seed)
    turn = 0
    while match.to_act is not None and turn != decisions:
        choices = match.legal_numbers()
        match.play(choices[turn * 5 % len(choices)])
        turn += 1
    return match


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole match."""
    return played().record()


@pytest.fixture
def finished_file(finished: str, tmp_path: Path) -> Path:
    file = tmp_path / "finished.txt"
    file.write_text(finished, encoding="utf-8")
    return file
