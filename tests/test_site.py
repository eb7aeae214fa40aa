"""The pages as a site: built strictly, with the whole reference, and nothing from elsewhere."""

from __future__ import annotations

import importlib
import inspect
import json
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca

ROOT = Path(__file__).parent.parent
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
MODULES = re.findall(r"^<!-- reference: ([\w.]+) -->$", REFERENCE, re.M)


def public() -> Iterator[tuple[str, object]]:
    """Every public name in full, and what it stands for."""
    for name in MODULES:
        module = importlib.import_module(name)
        yield from ((f"{name}.{each}", getattr(module, each)) for each in module.__all__)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once; a link that leads nowhere, or to no heading, makes it fail."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    done = subprocess.run(
        [*command, "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    page = (site / "docs" / "reference.html").read_text(encoding="utf-8")
    anchors = set(re.findall(r'id="([\w.]+)"', page))
    missing = {name for name, _ in public()} - anchors
    assert missing == {"ludoteca.games"}  # which has a heading of its own


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=\"([^\"]+)\"", text)
        assert [address for address in loaded if "//" in address] == [], page


def test_pages_outside_the_folder_and_sources_are_shown(site: Path) -> None:
    rules = site / "src" / "ludoteca" / "games" / "marabunta"
    assert "<h1" in (rules / "RULES.html").read_text(encoding="utf-8")
    library = (site / "docs" / "library.html").read_text(encoding="utf-8")
    assert 'href="../src/ludoteca/games/marabunta/state.py.html"' in library
    assert "<code>" in (rules / "state.py.html").read_text(encoding="utf-8")
    assert "Play with others" in (site / "index.html").read_text(encoding="utf-8")


def test_all_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    assert {"index.html", "docs/library.html", "docs/reference.html"} <= found
    assert [page for page in found if page.endswith(".py.html")] == []  # sources would drown them


def test_every_public_name_is_explained() -> None:
    for name, value in public():
        if callable(value):
            words = inspect.getdoc(value) or ""
            made_by_dataclass = words.startswith(f"{name.rpartition('.')[2]}(")
            assert words and not made_by_dataclass, name


def test_no_public_name_hides_a_module() -> None:
    """`import ludoteca.bots.suggest as s` would give the function."""
    modules = {each.name for each in pkgutil.walk_packages(ludoteca.__path__, "ludoteca.")}
    assert modules & {name for name, _ in public()} == {"ludoteca.games"}  # which is both


def test_the_modules_of_the_reference_have_headings() -> None:
    assert re.findall(r"^## ([\w.]+)$", REFERENCE, re.M) == MODULES
