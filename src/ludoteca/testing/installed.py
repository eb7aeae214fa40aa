"""Which installed packages a game comes from; nobody plays one that none of them declares."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions, entry_points
from pathlib import Path
from typing import Any

from ludoteca.core.contract import Game
from ludoteca.games import GROUP


def packages_with(game: Game[Any]) -> list[str]:
    """Those that brought the game's module; none if it only lies on the path, as in tests."""
    top = type(game).__module__.partition(".")[0]
    file = sys.modules[top].__file__ or ""
    place = Path(file).parent.parent if Path(file).stem == "__init__" else Path(file).parent
    return [one.name for one in distributions() if place / top in set(brought_by(one, top))]


def brought_by(package: Distribution, top: str) -> Iterator[Path]:
    """Where a package has modules of that name; an editable one names its folder in a `.pth`."""
    listed = package.read_text("RECORD") or ""
    if top not in listed and ".pth" not in listed:
        return  # most have neither, and to take their lists apart takes long
    for path in package.files or ():
        if path.suffix == ".pth":
            located = Path(str(path.locate()))
            if located.is_file():
                yield from (Path(line) / top for line in located.read_text("utf-8").splitlines())
        elif path.parts[0] in (top, f"{top}.py"):
            yield Path(str(package.locate_file(top)))


def is_declared(game: Game[Any]) -> bool:
    return any(point.load() is game for point in entry_points(group=GROUP, name=game.name))
