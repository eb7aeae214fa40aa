"""A process in which nothing is installed but what `pip install ludoteca` brings.

Whatever else the environment has cannot be imported, as if it were not there. That takes a second,
where an environment of its own would take a minute.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from types import ModuleType

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent


def run_bare(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run some Python there."""
    begin = "from tests.bare import Bare; Bare.enter()\n"
    return subprocess.run(
        [sys.executable, "-c", begin + code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def brought_by(name: str, known: set[str]) -> set[str]:
    """The distribution and all that it requires without an extra, added to those known."""
    try:
        lines = requires(name) or []
    except PackageNotFoundError:  # needed on another system alone
        return known
    known.add(plain(name))
    for wanted in map(Requirement, lines):
        applies = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
        if applies and plain(wanted.name) not in known:
            brought_by(wanted.name, known)
    return known


class Bare(MetaPathFinder):
    """Asked before all others; refuses modules of distributions that are not brought."""

    def __init__(self) -> None:
        brought = brought_by("ludoteca", set())
        self.refused = {
            module
            for module, owners in packages_distributions().items()
            if not brought & {plain(owner) for owner in owners}
        }

    @classmethod
    def enter(cls) -> None:
        finder = cls()
        for name in [name for name in sys.modules if name.partition(".")[0] in finder.refused]:
            del sys.modules[name]
        sys.meta_path.insert(0, finder)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        if name.partition(".")[0] in self.refused:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
