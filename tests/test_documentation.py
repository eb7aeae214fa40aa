"""The documentation keeps its word: code and commands in it run, links lead somewhere.

* A `python` block is run; all blocks of a page share one namespace and one empty folder. What a
  line `print(…)  # like this` shows is compared with its comment.
* A `console` or `sh` block is a list of commands: those of `ludoteca` are run in the page's
  folder and must succeed, `make` targets must exist. Output below a `$` command is compared;
  `…` in it stands for anything.
* `<!-- not run -->` on the line before a block leaves it out.
"""

from __future__ import annotations

import io
import logging
import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.core.kernel import MODE
from ludoteca.games import find_game, names

ROOT = Path(__file__).parent.parent
READ_BY_PEOPLE = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
ALL_PAGES = [*READ_BY_PEOPLE, *sorted(ROOT.glob("src/**/*.md"))]
GAME_HEADINGS = [
    "Rules",
    "Rulings",
    "Actions",
    "What each seat sees",
    "End and ties",
    "How it plays",
    "Versions",
]
NOT_RUN = "<!-- not run -->"
ANYTHING = "…"

compiled_only = pytest.mark.skipif(
    MODE != "compiled", reason="the documentation shows compiled kernels"
)


@dataclass(frozen=True)
class Block:
    """A piece of code on a page."""

    language: str
    text: str
    line: int  # of the page, where the code begins
    run: bool


def blocks_of(page: Path) -> Iterator[Block]:
    lines = page.read_text(encoding="utf-8").splitlines()
    opening = None
    for place, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if opening is None:
            opening = place
            continue
        marked = opening > 0 and lines[opening - 1].strip() == NOT_RUN
        code = "\n".join(lines[opening + 1 : place])
        yield Block(lines[opening].strip("` "), code, opening + 2, not marked)
        opening = None
    assert opening is None, f"{name_of(page)}: the block of line {(opening or 0) + 1} has no end"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def has_code(page: Path) -> bool:
    return any(block.language in RUNNERS for block in blocks_of(page))


def run_python(page: Path, block: Block, namespace: dict[str, Any], capture: Any) -> None:
    # Empty lines before the code give an error the line number that it has on the page.
    source = "\n" * (block.line - 1) + block.text
    capture.readouterr()
    exec(compile(source, name_of(page), "exec"), namespace)
    shown = re.findall(r"^ *print\(.*\)  # (.+)$", block.text, re.M)
    if shown:
        assert capture.readouterr().out.splitlines() == shown


def run_commands(page: Path, block: Block, namespace: dict[str, Any], capture: Any) -> None:
    capture.readouterr()
    for command, shown in commands_of(block):
        words = shlex.split(command)
        if words[0] == "make":
            assert set(words[1:]) <= make_targets(), f"no such target: {command}"
            continue
        assert words[0] == "ludoteca", f"{name_of(page)}: who would run “{command}”?"
        code = main(words[1:])  # in this process, which has everything loaded
        result = capture.readouterr()
        assert code == 0, f"{command}: {result.err}"
        pattern = "\n".join(re.escape(line.rstrip()) for line in shown)
        printed = "\n".join(line.rstrip() for line in result.out.splitlines())
        if shown:
            assert re.fullmatch(pattern.replace(ANYTHING, r"[\s\S]*"), printed), printed


def commands_of(block: Block) -> Iterator[tuple[str, list[str]]]:
    """Each command of a block, and the lines that are shown as its output."""
    lines = block.text.splitlines()
    if block.language == "sh":
        for line in lines:
            if command := line.partition("#")[0].strip():
                yield command, []
        return
    starts = [place for place, line in enumerate(lines) if line.startswith("$ ")]
    assert starts, f"the block of line {block.line} has no command"
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start].removeprefix("$ "), lines[start + 1 : end]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


RUNNERS: dict[str, Callable[[Path, Block, dict[str, Any], Any], None]] = {
    "python": run_python,
    "console": run_commands,
    "sh": run_commands,
}


@pytest.fixture
def _own_log_level() -> Iterator[None]:
    """A page may silence the library; the tests after it want to hear it."""
    logger = logging.getLogger("ludoteca")
    level = logger.level
    yield
    logger.setLevel(level)


@compiled_only
@pytest.mark.usefixtures("_own_log_level")
@pytest.mark.parametrize("page", [page for page in READ_BY_PEOPLE if has_code(page)], ids=name_of)
def test_code_and_commands_on_a_page_do_what_it_says(
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks_of(page):
        if block.run and block.language in RUNNERS:
            RUNNERS[block.language](page, block, namespace, capsys)


@pytest.mark.parametrize("page", ALL_PAGES, ids=name_of)
def test_links_lead_to_files_and_headings_that_exist(page: Path) -> None:
    text = re.sub(r"```[\s\S]*?```", "", page.read_text(encoding="utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if heading:
            assert heading in anchors_of(target), link


def anchors_of(page: Path) -> set[str]:
    """Anchors of the headings, as a forge makes them."""
    text = re.sub(r"```[\s\S]*?```", "", page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_page_with_the_same_headings(game: str) -> None:
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.M) == GAME_HEADINGS


@pytest.mark.parametrize("game", names())
def test_the_page_of_a_game_lists_its_observation(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert f"```text\n{find_game(game).observation}\n```" in page


def test_every_page_can_be_found_from_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    links = re.findall(r"\]\(([^)#\s]+)", index.read_text(encoding="utf-8"))
    linked = {(index.parent / link).resolve() for link in links}
    assert {name_of(page) for page in READ_BY_PEOPLE if page not in linked} == {"docs/index.md"}


@compiled_only
def test_the_typed_program_plays(capsys: pytest.CaptureFixture[str]) -> None:
    program = runpy.run_path(str(ROOT / "docs" / "examples" / "evening.py"))
    assert program["main"](1) == 0
    told = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"The beginner won \S+ of 1 matches\.", told[0])
    assert len(told) == 5


@compiled_only
def test_the_picture_in_the_readme_is_what_the_command_draws(tmp_path: Path) -> None:
    drawn = tmp_path / "picnic.svg"
    command = [str(Path(sys.executable).with_name("ludoteca")), "boards", "draw", "picnic"]
    subprocess.run([*command, "--svg", str(drawn)], check=True, capture_output=True)
    picture = ROOT / "docs" / "pictures" / "picnic.svg"
    assert drawn.read_bytes() == picture.read_bytes()
