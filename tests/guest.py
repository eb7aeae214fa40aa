"""The Royal Game of Ur, installed beside Ludoteca for some tests and for no others."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.core.contract import Game

PACKAGE = Path(__file__).parents[1] / "docs" / "examples" / "ur"
SOURCES = PACKAGE / "src"

# Where it can be imported from; without what an installer lays beside it nobody finds it there.
sys.path.append(str(SOURCES))
GAME: Game[Any] = import_module("ludoteca_ur.game").GAME


def declare(folder: Path, group: str = "ludoteca.games") -> None:
    """What an installer writes from the package's `pyproject.toml`."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    facts = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    facts.mkdir()
    named = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (facts / "METADATA").write_text(named, encoding="utf-8")
    points = "".join(f"{name} = {at}\n" for name, at in project["entry-points"][group].items())
    (facts / "entry_points.txt").write_text(f"[{group}]\n{points}", encoding="utf-8")


def forget() -> None:
    """Look for games anew."""
    library: Any = import_module("ludoteca.games")
    for found in (library.declared, library.sound_names, library.load):
        found.cache_clear()


def lay(folder: Path, package: str, declaration: str, source: str) -> None:
    """A package of one module beside ours, as an installer lays it, with what it declares."""
    (folder / f"{package}.py").write_text(source, encoding="utf-8")
    facts = folder / f"{package}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[ludoteca.games]\n{declaration}\n")
    forget()
