"""Engines are compiled in processes of their own, so that tables never wait for the compiler and
the server keeps none of its memory; what they leave in the cache is loaded here.

Whoever needs an engine before it is ready waits without holding up anybody else.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ludoteca import new_match
from ludoteca.core import announcing, kernel
from ludoteca.core.threads import cores
from ludoteca.games import find_game
from ludoteca.preparing import BOTS, RULES, Progress, compile_piece, entries, play_on
from ludoteca.server.processes.compile_plan import Piece, Plan

logger = logging.getLogger("ludoteca.server")

PROGRAM = (sys.executable, "-m", "ludoteca.preparing")
AT_ONCE = min(2, cores())  # the rules come in two pieces
DECISIONS_TO_WARM = 30  # after that there is little that a match meets for the first time
YOUNG = 5_000  # new objects between two rounds of Python's collector; a move makes hundreds
PARTS = {"rules": RULES, "bots": BOTS}
# Whoever stops the server often tells all of its processes, and those beside it may end first.
TOLD_TO_STOP = (-signal.SIGTERM, -signal.SIGINT)


def settle() -> None:
    """What is loaded now stays: the collector need not look at it again, which would hold up
    every table for a good part of a second."""
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)


async def compile_apart(piece: Piece) -> str | None:
    """Compile a piece in another process; why it failed, if it did. Cancelled, it is ended."""
    process = await asyncio.create_subprocess_exec(
        *PROGRAM, *piece, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    try:
        _, told = await process.communicate()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode in (0, *TOLD_TO_STOP):
        return None
    lines = told.decode(errors="replace").split("\n")
    return next((line for line in reversed(lines) if line), f"exit code {process.returncode}")


def load_rules(game: str) -> None:
    """From the cache; what is not there is compiled here, so that there is always play."""
    announcing.hush()
    before = len(kernel.compiled_here)
    for name in RULES:
        compile_piece(find_game(game), name)
    play_on(new_match(game, seed=0), DECISIONS_TO_WARM)
    if missing := len(kernel.compiled_here) - before:
        logger.warning("compiled in the server itself", extra={"game": game, "kernels": missing})


def is_kept(piece: Piece) -> bool:
    return all(kernel.is_kept(entry) for entry in entries(find_game(piece.game), piece.name))


class Warming:
    def __init__(
        self,
        games: tuple[str, ...],
        compiler: Callable[[Piece], Awaitable[str | None]] = compile_apart,
        load: Callable[[str], None] = load_rules,
    ) -> None:
        self._games = games
        self._plan = Plan(games)
        self._compiler = compiler
        self._load = load
        self._ready = {(game, part): asyncio.Event() for game in games for part in PARTS}
        self._progress: dict[tuple[str, str], Progress] = {}
        self._changed = asyncio.Event()  # somebody asked, or something is compiled
        self._task: asyncio.Task[None] | None = None
        self._began = 0.0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    def skip(self) -> None:
        """Compile when first needed, wherever that is."""
        for ready in self._ready.values():
            ready.set()
        settle()

    async def close(self) -> None:
        if self._task is not None:
            await stop(self._task)

    def is_ready(self, game: str, part: str = "rules") -> bool:
        ready = self._ready.get((game, part))  # none of a game whose package is gone
        return ready is not None and ready.is_set()

    def ask(self, game: str) -> None:
        """Somebody waits for this game."""
        self._plan.ask(game)
        self._changed.set()

    async def wait(self, game: str, part: str = "rules") -> None:
        """Until people can play, or bots; what somebody waits for comes first."""
        if not self.is_ready(game, part):
            self.ask(game)
            await self._ready[game, part].wait()

    def percent(self, game: str, part: str) -> int:
        """Kernels in the cache, of all that this part has; 99 if all are and it is only not yet
        loaded, 100 means ready."""
        if self.is_ready(game, part):
            return 100
        progress = self._progress.get((game, part))
        share = 0 if progress is None else progress.share()
        return 99 if share == 1 else min(98, int(100 * share))

    def before(self, game: str, part: str) -> str | None:
        """The game that is compiled first, for whoever waits for this one."""
        return None if self.is_ready(game, part) else self._plan.before(game, PARTS[part], AT_ONCE)

    # The work

    async def _work(self) -> None:
        self._began = time.monotonic()
        await asyncio.to_thread(self._look)
        running: dict[Piece, asyncio.Task[None]] = {}
        loading: set[str] = set()
        async with asyncio.TaskGroup() as group:
            while True:
                self._changed.clear()
                for piece in [each for each, task in running.items() if task.done()]:
                    del running[piece]
                    self._plan.finish(piece)
                for game in self._games:
                    if game not in loading and self._plan.is_finished(game, RULES):
                        loading.add(game)
                        group.create_task(self._open(game))
                    if self._plan.is_finished(game, BOTS):
                        self._ready[game, "bots"].set()
                best = self._plan.best(AT_ONCE)
                for piece in [each for each in running if each not in best]:
                    await stop(running.pop(piece))  # what it has compiled is kept
                for piece in best:
                    if piece not in running:
                        running[piece] = group.create_task(self._compile(piece))
                if not running:
                    break
                await self._changed.wait()

    def _look(self) -> None:
        """What is in the cache already?"""
        for game in self._games:
            for part, pieces in PARTS.items():
                self._progress[game, part] = Progress(find_game(game), pieces)
        for piece in self._plan.left:
            if is_kept(piece):
                self._plan.finish(piece)

    async def _compile(self, piece: Piece) -> None:
        try:
            failure = await self._compiler(piece)
        except OSError as error:
            failure = str(error)
        if failure is not None:  # then it is compiled when needed
            told = {"game": piece.game, "piece": piece.name, "why": failure}
            logger.error("an engine could not be prepared", extra=told)
        self._changed.set()

    async def _open(self, game: str) -> None:
        try:
            await asyncio.to_thread(self._load, game)
        except Exception:
            logger.exception("an engine could not be loaded", extra={"game": game})
        self._ready[game, "rules"].set()
        seconds = round(time.monotonic() - self._began, 1)
        logger.info("engine ready", extra={"game": game, "seconds": seconds})
        settle()


async def stop(task: asyncio.Task[Any]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
