"""What `pip install ludoteca` costs, and each of its extras.

    python bench/install.py [EXTRA …]

Builds the wheel and installs it into an environment of its own: first alone, then with each extra
that is named. Says how many other distributions that brings and how large they are on disk. Then a
person's first steps, in seconds of one core: to import the library, to begin a first match, which
compiles, and to begin one from the cache. Fails if the library alone cannot play, or has a table.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
TIMES = 5  # of which the quickest counts
IMPORT = "import ludoteca"
MATCH = "import ludoteca; m = ludoteca.new_match('marabunta', seed=7); m.play(m.legal()[0])"


def build_wheel(folder: Path) -> Path:
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], check=True)
    [wheel] = folder.glob("ludoteca-*.whl")
    return wheel


def spent() -> float:
    """Processor time of all processes that have ended: how busy the machine is does not matter."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


class Environment:
    """Made with nothing in it: pip of this one installs into it."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.pip = [sys.executable, "-m", "pip", "--python", str(self.python)]

    def install(self, wheel: Path, extras: str = "") -> None:
        words = ["install", "--quiet", "--no-compile", f"{wheel}{extras}"]
        subprocess.run([*self.pip, *words], check=True)

    def brought(self) -> int:
        """How many distributions are there beside the library."""
        listed = subprocess.check_output([*self.pip, "list", "--format", "json"])
        return len([each for each in json.loads(listed) if each["name"] != "ludoteca"])

    def megabytes(self) -> float:
        return sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file()) / 1e6

    def seconds(self, code: str, cache: Path) -> float:
        """Of one core, from the start of Python to its end."""
        before = spent()
        environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
        subprocess.run([self.python, "-c", code], check=True, env=environment, cwd=self.folder)
        return spent() - before

    def refuses_the_table(self) -> bool:
        """Does it say in a sentence what is missing?"""
        command = [str(self.folder / "bin" / "ludoteca"), "play"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode == 2 and "ludoteca[server]" in done.stderr


def main() -> int:
    arguments = argparse.ArgumentParser(description="What installing costs.")
    arguments.add_argument("extras", nargs="*", metavar="EXTRA")
    extras = arguments.parse_args().extras
    with tempfile.TemporaryDirectory() as folder:
        wheel = build_wheel(Path(folder))
        print(f"the wheel: {wheel.stat().st_size / 1e6:.1f} MB")
        alone = Environment(Path(folder) / "alone")
        alone.install(wheel)
        print(f"ludoteca: {alone.brought()} dependencies, {alone.megabytes():.0f} MB")
        for extra in extras:
            more = Environment(Path(folder) / extra)
            more.install(wheel, f"[{extra}]")
            print(f"ludoteca[{extra}]: {more.brought()} dependencies, {more.megabytes():.0f} MB")
        cache = Path(folder) / "cache"
        alone.seconds(IMPORT, cache)  # Python's own bytecode is written first
        quickest = min(alone.seconds(IMPORT, cache) for _ in range(TIMES))
        print(f"import ludoteca: {quickest:.2f} s")
        print(f"a first match, compiled: {alone.seconds(MATCH, cache):.1f} s")
        quickest = min(alone.seconds(MATCH, cache) for _ in range(TIMES))
        print(f"a first match, from the cache: {quickest:.2f} s")
        return 0 if alone.refuses_the_table() else 1


if __name__ == "__main__":
    sys.exit(main())
