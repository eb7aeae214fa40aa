"""Compiling the engines in the background, so that nobody waits at the first move."""

from __future__ import annotations

import logging
import threading
import time

from ludoteca.core import kernel
from ludoteca.games import find_game

logger = logging.getLogger("ludoteca.server")


class Warming:
    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self.ready: set[str] = set()

    def start(self) -> None:
        threading.Thread(target=self._work, name="warming", daemon=True).start()

    def _work(self) -> None:
        from ludoteca.simulation import warm_up

        for name in self._names:
            began = time.monotonic()
            warm_up(find_game(name))
            kernel.mark_warm(name)
            self.ready.add(name)
            logger.info(
                "engine ready",
                extra={"game": name, "seconds": round(time.monotonic() - began, 1)},
            )
