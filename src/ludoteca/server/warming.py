"""Compiling the engines in the background, so that tables never wait for the compiler.

Whoever needs an engine before it is ready waits without holding up anybody else.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time

from ludoteca.core import kernel
from ludoteca.games import find_game
from ludoteca.simulation import warm_up

logger = logging.getLogger("ludoteca.server")

YOUNG = 5_000  # new objects between two rounds of Python's collector; a move makes hundreds


def settle() -> None:
    """What is loaded now stays: the collector need not look at it again, which would hold up
    every table for a good part of a second."""
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)


class Warming:
    def __init__(self, names: tuple[str, ...]) -> None:
        self._done = {name: threading.Event() for name in names}
        self._wanted: list[str] = []  # first those that somebody waits for

    def start(self) -> None:
        threading.Thread(target=self._work, name="warming", daemon=True).start()

    def skip(self) -> None:
        """Compile when first needed, wherever that is."""
        for done in self._done.values():
            done.set()
        settle()

    def is_ready(self, name: str) -> bool:
        return self._done[name].is_set()

    async def wait(self, name: str) -> None:
        if not self.is_ready(name):
            self._wanted.append(name)
            await asyncio.to_thread(self._done[name].wait)

    def _work(self) -> None:
        left = list(self._done)
        while left:
            name = next((each for each in self._wanted if each in left), left[0])
            left.remove(name)
            began = time.monotonic()
            try:
                warm_up(find_game(name))
                kernel.mark_warm(name)
            except Exception:  # then it is compiled when needed
                logger.exception("an engine could not be prepared", extra={"game": name})
            self._done[name].set()
            seconds = round(time.monotonic() - began, 1)
            logger.info("engine ready", extra={"game": name, "seconds": seconds})
            settle()
