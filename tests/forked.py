"""Python in a process of its own that need not load Numba first.

That takes longer than most of what is run there.

    python tests/forked.py

has Numba loaded and nothing of ours, and becomes such a process as often as it is told to: each
line on its input is an order, answered by a line with the exit code.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import subprocess
import sys
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]


def run_forked(code: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """As `python -c` runs it here, but that Numba has read its own settings before."""
    with TemporaryDirectory() as folder:
        out, err = Path(folder) / "out", Path(folder) / "err"
        order = code, dict(environment), str(Path.cwd()), str(out), str(err)
        ended = json.loads(stem().do(json.dumps(order).encode()))
        return subprocess.CompletedProcess(code, ended, out.read_text(), err.read_text())


class Stem:
    """A process that others come out of, told by lines; it ends with the tests."""

    def __init__(self, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
        )
        atexit.register(self.close)

    def do(self, order: bytes) -> bytes:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(order + b"\n")
        process.stdin.flush()
        return process.stdout.readline()

    def close(self) -> None:
        with self._process:  # closes the pipes and waits
            pass


@cache
def stem() -> Stem:
    return Stem(__file__)


# In that process


def load() -> None:
    """Numba, and what it loads when something is compiled for the first time."""
    numba = importlib.import_module("numba")
    numba.njit("int64(int64)")(lambda number: number + 1)
    assert not any(name.partition(".")[0] == "ludoteca" for name in sys.modules)
    gc.freeze()  # else every child would copy all of it, to look for garbage


def places() -> list[str]:
    """Where modules are looked for, but what the environment says."""
    told = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [place for place in sys.path[1:] if place not in told]


def obey(code: str, environment: dict[str, str], folder: str, out: str, err: str) -> int:
    """What the child does; its exit code."""
    for descriptor, file in ((0, os.devnull), (1, out), (2, err)):
        kind = os.O_RDONLY if descriptor == 0 else os.O_WRONLY | os.O_CREAT
        os.dup2(os.open(file, kind, 0o600), descriptor)
    usual = places()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    first = environment.get("PYTHONPATH")
    sys.path[:] = ["", *(first.split(os.pathsep) if first else ()), *usual]
    sys.argv[:] = ["-c"]
    try:
        exec(compile(code, "<string>", "exec"), {"__name__": "__main__"})
    except Exception:
        traceback.print_exc()
        return 1
    return 0


def main() -> None:
    load()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            ended = 1
            try:
                ended = obey(*json.loads(line))
                sys.stdout.flush()
                sys.stderr.flush()
            finally:
                os._exit(ended)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
